"""A guest's terminal: any text has an answer, figures agree with each other, and lines come again."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.cp.reply import Reply
from engine.kernel.kinds import Pause
from engine.kernel.units import MS
from engine.shell.program import PROGRAMS, ShellProgram
from engine.shell.terminal import all_programs, checked, complete, help_text
from engine.sim import Simulation
from tests.engine.cp.transcripts import MOMENT, TRANSCRIPTS, scenario
from tests.engine.small import group, small, step

_ARGUMENTS = "-m -k -a disk > /sys/power/state /proc/meminfo query time stop cpu all 0 ' ; mem"
_WORDS = [*all_programs(), *_ARGUMENTS.split()]
LINES = st.one_of(st.text(max_size=100), st.lists(st.sampled_from(_WORDS), max_size=6).map(" ".join))


@cache
def _machine() -> Simulation:
    sim = Simulation(scenario())
    sim.run(MOMENT)
    return sim


@given(LINES, st.one_of(st.sampled_from(["DB0001", "APP0001", "LATE0001", "MAINT"]), st.text(max_size=9)))
@example("a" * 100_000, "DB0001")
@example("\x00\x1b[2J", "DB0001")
@example("vmcp " * 40, "DB0001")
def test_any_line_has_an_answer(line: str, userid: str) -> None:
    sim = _machine().fork()
    before, given_before = sim.digest(), len(sim.commands)
    reply = sim.shell(userid, line)
    assert isinstance(reply, Reply)
    assert all(text.isprintable() for text in reply.lines)
    if len(sim.commands) == given_before:
        assert sim.digest() == before
    assert help_text(line)
    assert complete(line) == sorted(complete(line))


def _figures(sim: Simulation, line: str) -> dict[str, list[int]]:
    rows = [re.split(r": +", text) for text in sim.shell("DB0001", line).lines if ":" in text]
    return {name: [int(value) for value in re.findall("[0-9]+", values)] for name, values in rows}


def test_figures_of_memory_agree() -> None:
    sim = _machine()
    info = {name: values[0] for name, values in _figures(sim, "cat /proc/meminfo").items()}
    u = sim.state.tables[0]["guest"][2]
    assert info["MemTotal"] == u["size"] * 4
    assert info["MemTotal"] == info["MemFree"] + info["Cached"] + info["AnonPages"]
    shown = _figures(sim, "free")
    assert shown["Mem"][:3] == [info["MemTotal"], info["MemTotal"] - info["MemFree"], info["MemFree"]]
    assert shown["Swap"] == [info["SwapTotal"], info["SwapTotal"] - info["SwapFree"], info["SwapFree"]]
    swaps = [row.split() for row in sim.shell("DB0001", "swapon -s").lines[1:]]
    assert sum(int(row[2]) for row in swaps) == info["SwapTotal"] == 4 * u["swap_size"].sum()
    assert sum(int(row[3]) for row in swaps) == info["SwapTotal"] - info["SwapFree"]
    assert shown["-/+ buffers/cache"] == [info["AnonPages"], info["MemFree"] + info["Cached"]]


def test_echo_disk_suspends() -> None:
    sim = _machine().fork()
    assert sim.shell("DB0001", "echo disk > /sys/power/state").number == 0
    assert sim.state.tables[0]["guest"][2]["pause"] == Pause.FREEZING
    assert "freezing" in sim.shell("DB0001", "free").lines[0]
    sim.run(sim.scenario.until)
    assert sim.state.tables[0]["guest"][2]["pause"] == Pause.SUSPENDED


def test_the_kernel_says_why_it_did_not_suspend() -> None:
    guests = {"db": group("db", 1, "DB", swap=[])}
    sim = Simulation(small("suspend", guests=guests, timeline=[step("0s", "boot", "db")]))
    sim.run(300 * MS)
    assert sim.shell("DB0001", "swapon -s").lines[1:] == ()
    assert sim.shell("DB0001", "echo disk > /sys/power/state").number == 0
    sim.run(500 * MS)
    lines = sim.shell("DB0001", "dmesg").lines
    assert lines[0] == "PM: Cannot find swap device, try swapon -a."
    assert "resume=" in lines[1]


def test_vmcp_costs_time_of_the_master_processor() -> None:
    sim, plain = _machine().fork(), _machine().fork()
    for _ in range(100):
        sim.shell("DB0001", "vmcp query time")
    for one in (sim, plain):
        one.run(600 * MS)
    used = [int(one.state.tables[0]["guest"][2]["cp_ns"]) for one in (sim, plain)]
    assert used[0] - used[1] > 90 * sim.state.tables[0]["param"]["cost_command"]


def test_lines_come_again_after_a_rewind() -> None:
    sim = Simulation(scenario())
    sim.history.work = 3000
    sim.run(100 * MS)
    sim.shell("DB0001", "vmcp query time")
    sim.run(300 * MS)
    sim.execute("for db0002 cmd stop")
    sim.shell("DB0001", "echo disk > /sys/power/state")
    sim.run(sim.scenario.until)
    last, lines = sim.digest(), sim.commands
    assert [one.shell for one in lines] == [True, False, True]
    for time in (50, 100, 200, 300, 700):
        sim.rewind(time * MS)
        sim.run(sim.scenario.until)
        assert sim.digest() == last
        assert sim.commands == lines


def test_every_program_is_shown_and_has_help() -> None:
    lines = [line for name in ("shell", "shell-errors", "linux") for line in TRANSCRIPTS[name]]
    assert set(all_programs()) <= {line.split("$ ", 1)[-1].split()[0] for line in lines}
    for name in all_programs():
        assert help_text(name).startswith(name)
        assert name in help_text()
    assert "no program" in help_text("nonsense")


def test_two_programs_with_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="free is defined twice"):
        checked([*PROGRAMS, ShellProgram("free", "free", False, lambda session: None)])


def test_completion() -> None:
    assert complete("fr") == ["free"]
    assert complete("cat /proc/m") == ["/proc/meminfo"]
    assert "disk" in complete("echo ")
