"""The console of a Linux whose memory is simulated: what it shows is free, what it does comes again."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.cpuplugd.shipped import shipped
from engine.kernel.units import SECOND
from engine.recording.command_log import MAX_RULES_GIVEN
from engine.session_file.text import read_session, session_text
from engine.shell.terminal import all_programs, complete
from engine.sim import Simulation
from engine.tree import MachineSource, Tree
from tests.engine.shell.guests import END, MOMENT, RULES, WITH_VARIABLE, machine

AUTO, HAND = "AUTO0001", "HAND0001"
FILES = (
    "/proc/meminfo /proc/vmstat /proc/stat /proc/loadavg /proc/sys/vm/cmm_pages /proc/swaps "
    "/etc/cpuplugd.conf"
)
READING = [f"cat {FILES}", "free -m", "vmstat", "lscpu", "ps", "uptime", "cat /proc/cpuinfo"]
_WORDS = [
    *all_programs(),
    *FILES.split(),
    *shipped(),
    *"start stop reload restart > 0 1 -d -e 1-9,0 999999".split(),
]
LINES = st.one_of(st.text(max_size=60), st.lists(st.sampled_from(_WORDS), max_size=5).map(" ".join))


@cache
def _machine() -> Simulation:
    return machine()


def _fork() -> Simulation:
    return _machine().fork()


def _linux(sim: Simulation, userid: str = AUTO) -> Any:
    return sim.state.tables[0]["linux"][[AUTO, HAND].index(userid)]


def _online(sim: Simulation) -> str:
    return sim.shell(AUTO, "cat /sys/devices/system/cpu/online").lines[0]


def test_to_look_changes_nothing() -> None:
    looked, left = _fork(), _fork()
    for line in READING:
        before = looked.digest()
        assert looked.shell(AUTO, line).number == 0
        assert looked.digest() == before
    assert looked.shell(AUTO, "cpuplugd status").number == 0
    assert looked.commands == ()
    for sim in (looked, left):
        sim.run(3 * SECOND)
    assert looked.digest() == left.digest()


def test_figures_are_those_of_this_moment() -> None:
    """Not those of the daemon's latest reading; and they agree with each other and with the table."""
    sim, row = _fork(), _linux(_machine())
    info = dict(re.findall(r"([\w()]+): +(\d+)", "\n".join(sim.shell(AUTO, "cat /proc/meminfo").lines)))
    assert int(info["MemTotal"]) == 4 * row["total"]
    assert int(info["MemFree"]) == 4 * row["free"]
    free = sim.shell(AUTO, "free").lines[1].split()
    assert free[1:4] == [info["MemTotal"], str(int(info["MemTotal"]) - int(info["MemFree"])), info["MemFree"]]
    counters = dict(line.split() for line in sim.shell(AUTO, "cat /proc/vmstat").lines)
    assert int(counters["nr_free_pages"]) == row["free"]
    ticks = sim.shell(AUTO, "cat /proc/stat").lines[0].split()[1:]
    assert sum(map(int, ticks)) == pytest.approx(
        2 * MOMENT / 10e6 + 100, abs=60
    )  # two CPUs, and at first three


@settings(max_examples=40)
@given(LINES, st.sampled_from([AUTO, HAND]))
@example("echo 999999999999999999 > /proc/sys/vm/cmm_pages", AUTO)
@example("chcpu -d 0-9999,5", HAND)
def test_any_line_has_an_answer_and_the_machine_goes_on(line: str, userid: str) -> None:
    sim = _fork()
    before = sim.digest()
    reply = sim.shell(userid, line)
    assert all(text.isprintable() for text in reply.lines)
    if not sim.commands:
        assert sim.digest() == before
    sim.run(MOMENT + SECOND)
    assert complete(line) == sorted(complete(line))


def test_cpus_go_on_and_off_line() -> None:
    sim = _fork()
    assert _online(sim) == "0,2"  # the daemon has taken CPU 1 away
    assert sim.shell(AUTO, "chcpu -e 1").lines == ("CPU 1 enabled",)
    assert sim.shell(AUTO, "echo 0 > /sys/devices/system/cpu/cpu2/online").number == 0
    assert _online(sim) == "0-1"
    assert _linux(sim)["online"] == 2
    assert sim.shell(AUTO, "chcpu -d 0").number == 1
    assert sim.shell(AUTO, "chcpu -d 1,9").number == 64
    assert sim.shell(AUTO, "chcpu -d 0").lines == ("CPU 0 disable failed (last enabled CPU)",)
    sim.run(3 * SECOND)


def test_the_pool_grows_to_what_is_asked_for() -> None:
    sim = _fork()
    before = int(_linux(sim, HAND)["free"])
    assert sim.shell(HAND, "echo 300 > /proc/sys/vm/cmm_pages").number == 0
    assert sim.shell(HAND, "cat /proc/sys/vm/cmm_pages").lines == ("0",)
    sim.run(3 * SECOND)
    assert sim.shell(HAND, "cat /proc/sys/vm/cmm_pages").lines == ("300",)
    assert _linux(sim, HAND)["free"] <= before - 300


def test_suspend_is_refused_and_nothing_happens() -> None:
    sim = _fork()
    before = sim.digest()
    reply = sim.shell(AUTO, "echo disk > /sys/power/state")
    assert "suspending a guest whose Linux memory is simulated is not supported" in reply.lines[-1]
    assert (reply.number, sim.digest(), sim.commands) == (1, before, ())


def test_other_rules_start_after_the_old_daemon_has_put_everything_back() -> None:
    sim = _fork()
    reply = sim.set_rules(AUTO, "mine", RULES.replace('CMM_INC="100"', 'CMM_INC="7"'))
    assert (reply.number, reply.lines) == (0, ("Waiting 1 intervals to accumulate history.",))
    assert _online(sim) == "0-2"
    sim.run(MOMENT + SECOND // 2)
    assert _linux(sim)["pool"] == 0
    sim.run(MOMENT + 3 * SECOND + SECOND // 2)
    assert _linux(sim)["pool"] == 7 * 2
    assert sim.shell(AUTO, "cpuplugd status").lines[0] == "cpuplugd: running with mine"
    assert sim.shell(AUTO, "cpuplugd stop").number == 0
    sim.run(END)
    assert (_linux(sim)["pool"], _online(sim)) == (0, "0-2")


def test_rules_that_the_daemon_does_not_take_change_nothing() -> None:
    sim = _fork()
    before = sim.digest()
    for text in (
        'HOTPLUG="("\n',
        "",
        "UPDATE=1\n",
        RULES.replace('CPU_MIN="1"', 'CPU_MIN="9"'),
        "#" * (MAX_RULES_GIVEN + 1),
    ):
        for do in ("restart", "start"):
            reply = sim.set_rules(AUTO, "bad", text, do)
            assert reply.number != 0
            assert reply.lines
    assert sim.set_rules("NOBODY", "bad", RULES).number != 0
    assert sim.set_rules(AUTO, "bad", RULES, "nonsense").number != 0
    assert (sim.digest(), sim.commands) == (before, ())


def test_a_reload_keeps_what_is_not_mentioned_and_the_history() -> None:
    sim = _fork()
    reply = sim.set_rules(AUTO, "less", 'CMM_MAX="150"\nCMM_INC="5"\n', "reload")
    assert (reply.number, reply.lines) == (0, ("cpuplugd restarted",))
    sim.run(MOMENT + SECOND)
    d = sim.state.tables[0]["daemon"][0]
    assert (d["cmm_max"], d["update"], d["readings"]) == (150, SECOND, 3)
    assert _linux(sim)["pool"] == 105
    deeper = sim.set_rules(AUTO, "deep", 'MEMPLUG="vmstat.pgfault[0]<vmstat.pgfault[4]"\n', "reload")
    assert deeper.lines[-1] == "Waiting 4 intervals to accumulate history."
    assert d["readings"] == 0


def test_after_a_reload_the_first_variable_is_lost() -> None:
    """The real daemon's defect; it ends, and CPUs and pool are what they were."""
    sim = _fork()
    reply = sim.set_rules(AUTO, "named", WITH_VARIABLE, "reload")
    assert reply.number == 1
    assert "busy" in reply.lines[1]
    assert "parsing error" in reply.lines[2]
    sim.run(END)
    assert (_linux(sim)["pool"], _online(sim), _linux(sim)["managed"]) == (0, "0-2", 0)
    assert sim.set_rules(AUTO, "named", WITH_VARIABLE, "start").number == 0


def _full_of_commands() -> Simulation:
    sim = Simulation(_machine().scenario)
    sim.history.work = 300
    acts: list[Callable[[], object]] = [
        lambda: sim.shell(HAND, "echo 400 > /proc/sys/vm/cmm_pages"),
        lambda: sim.set_rules(AUTO, "mine", WITH_VARIABLE),
        lambda: sim.shell(HAND, "cpuplugd start memory-4"),
        lambda: sim.shell(HAND, "chcpu -d 2"),
        lambda: sim.set_rules(AUTO, "more", 'CMM_INC="9"\n', "reload"),
        lambda: sim.shell(AUTO, "cpuplugd reload"),
        lambda: sim.shell(HAND, "cpuplugd stop"),
    ]
    for number, act in enumerate(acts, 1):
        sim.run(number * SECOND)
        act()
    sim.run(END)
    return sim


def test_everything_comes_again_after_a_rewind_in_a_fork_and_from_a_session_file() -> None:
    sim = _full_of_commands()
    last, given = sim.digest(), sim.commands
    assert [one.how for one in given] == ["shell", "rules", "shell", "shell", "rules", "shell", "shell"]
    twin = sim.fork()
    for time in (6, 3, 1):
        twin.seek(time * SECOND + SECOND // 2)
        twin.seek(END)
        assert (twin.digest(), twin.commands) == (last, given)
    saved = read_session(session_text(Tree("run", MachineSource("console"), sim), 1), "session")
    assert saved.saved.branches[0].given == given
    assert next(iter(saved.open().branches)).simulation.digest() == last


def test_other_orders_in_the_past_make_another_future() -> None:
    sim, once = _full_of_commands(), _fork()
    sim.seek(MOMENT)
    for one in (sim, once):
        one.repeat(())
        one.shell(AUTO, "cpuplugd restart manual")
        one.run(END)
    assert [given.how for given in sim.commands] == ["shell"] * 2
    assert _linux(sim)["pool"] == _linux(once)["pool"] == 0


@given(st.lists(st.sampled_from(sorted(shipped())), min_size=1, max_size=6))
@settings(max_examples=15)
def test_rules_can_be_tried_again_and_again(names: list[str]) -> None:
    sim = _fork()
    for userid, name in zip([AUTO, HAND] * 3, names, strict=False):
        assert sim.shell(userid, f"cpuplugd restart {name}").number == 0
        sim.run(sim.now + SECOND // 4)
    assert _linux(sim)["managed"] > 0


def test_completion_and_titles() -> None:
    assert complete("cpuplugd ") == ["reload", "restart", "start", "status", "stop"]
    assert complete("cpuplugd start memory-") == [
        name for name in sorted(shipped()) if name.startswith("memory-")
    ]
    assert "/proc/sys/vm/cmm_pages" in complete("cat /proc/sys")
    sim = _fork()
    sim.set_rules(AUTO, "my rules", RULES)
    assert sim.commands[0].title == "cpuplugd restart my_rules"
