"""Commands belong to the run: it is the same again when it is repeated, with them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import MS, SECOND
from engine.sim import Simulation
from tests.engine.cp.test_commands import frames_add_up
from tests.engine.cp.transcripts import scenario
from tests.engine.runs.test_repeat import same

END = 800 * MS
LINES = (
    "for db0001 cmd stop cpu all",
    "for db0001 cmd begin",
    "for db0002 cmd stop cpu 1",
    "for db0002 cmd cpu 1 begin",
    "for db0002 cmd stop",
    "q time",
    "for nobody cmd stop",
    "force db0001",
    "xautolog db0001",
    "for db0002 cmd ipl 150 parm noresume",
    "shutdown reipl",
    "set share db0002 abs 5% limithard",
    "set srm dspbuf 1 1 1",
    "set quickdsp db0001 on",
    "set reserved db0001 50000",
    "set reorder off for db0001",
    "set reorder off system",
    "set mdcache storage 0m 1m",
)


def _with_commands() -> Simulation:
    sim = Simulation(scenario())
    sim.history.work = 3000
    for at, line in ((100, LINES[0]), (100, LINES[2]), (330, LINES[1]), (700, LINES[3])):
        sim.run(at * MS)
        assert sim.execute(line).number == 0
    sim.run(END)
    return sim


def test_commands_change_the_run_and_are_kept() -> None:
    sim, plain = _with_commands(), Simulation(scenario())
    plain.run(END)
    assert sim.digest() != plain.digest()
    assert [(given.time, given.userid) for given in sim.commands] == [
        (at * MS, "MAINT") for at in (100, 100, 330, 700)
    ]


def test_asking_is_not_kept() -> None:
    sim = Simulation(scenario())
    sim.run(100 * MS)
    before = sim.digest()
    sim.execute("q time")
    sim.execute("indicate load")
    sim.execute("for nobody cmd stop")
    sim.execute("for db0001 cmd q time")
    sim.execute("send cp db0001 indicate load")
    assert sim.commands == ()
    assert sim.digest() == before


@settings(max_examples=20)
@given(st.lists(st.integers(0, 800), min_size=1, max_size=5))
def test_rewind_and_run_again(times: list[int]) -> None:
    sim = _with_commands()
    last, record, given_then = sim.digest(), sim.recording(), sim.commands
    for time in times:
        sim.rewind(time * MS)
        assert all(given.time <= time * MS for given in sim.commands)
        sim.run(END)
        assert sim.digest() == last
        assert sim.commands == given_then
        same(sim.recording(), record)


@pytest.mark.slow
@settings(max_examples=20)
@given(
    st.lists(st.tuples(st.integers(1, 700), st.sampled_from(LINES)), min_size=1, max_size=8),
    st.lists(st.integers(1, 3000), min_size=1, max_size=5),
)
def test_commands_between_any_two_events(steps: list[tuple[int, str]], slices: list[int]) -> None:
    """Given after any number of events, they come again there, however the repeated run is cut up."""
    sim = Simulation(scenario())
    sim.history.work = 3000
    for budget, line in steps:
        sim.run(END, budget)
        sim.execute(line)
        frames_add_up(sim)
    sim.run(END)
    last, given_then = sim.digest(), sim.commands
    sim.rewind(0)
    while not sim.finished:
        sim.run(END, slices[sim.events % len(slices)])
    assert sim.digest() == last
    assert sim.commands == given_then


def test_a_new_command_is_a_new_future() -> None:
    sim = _with_commands()
    last = sim.digest()
    sim.rewind(200 * MS)
    sim.execute("q time")  # asking leaves the future alone
    sim.execute("for app0002 cmd stop")
    sim.run(END)
    assert [given.line for given in sim.commands] == [LINES[0], LINES[2], "for app0002 cmd stop"]
    assert sim.digest() != last


def test_cp_commands_of_a_linux_prompt_come_again() -> None:
    sim = Simulation(scenario())
    for at, line in ((460, "#CP STOP"), (600, "#CP BEGIN")):
        sim.run(at * MS)
        assert sim.shell("DB0001", line).number == 0
    sim.run(END)
    last = sim.digest()
    assert len(sim.commands) == 2
    sim.rewind(100 * MS)
    sim.run(END)
    assert sim.digest() == last


def test_a_command_in_the_past_forgets_what_came_after() -> None:
    """Recording and commands; one that only asks forgets nothing."""
    sim = _with_commands()
    whole = sim.recording()
    sim.seek(200 * MS)
    sim.execute("q time")
    assert sim.recorded == END
    same(sim.recording(), whole)
    sim.execute("for app0002 cmd stop")
    assert sim.recorded == sim.recording().now == 200 * MS
    straight = Simulation(scenario())
    for at, line in ((100, LINES[0]), (100, LINES[2]), (200, "for app0002 cmd stop")):
        straight.run(at * MS)
        straight.execute(line)
    for one in (sim, straight):
        one.run(END)
    assert sim.digest() == straight.digest()
    same(sim.recording(), straight.recording())
    sim.seek(150 * MS)
    straight.seek(150 * MS)
    assert sim.digest() == straight.digest()


def test_what_is_asked_in_the_past_knows_no_future() -> None:
    sim = _with_commands()
    there = Simulation(scenario())
    there.run(50 * MS)
    sim.seek(50 * MS)
    for line in ("indicate load", "for db0001 cmd q time"):
        assert sim.execute(line) == there.execute(line)
    assert sim.shell("DB0001", "uptime") == there.shell("DB0001", "uptime")


def test_a_fork_has_the_same_commands_and_its_own_from_then_on() -> None:
    sim = _with_commands()
    sim.seek(200 * MS)
    fork = sim.fork()
    assert [given.line for given in fork.commands] == [LINES[0], LINES[2]]
    fork.run(400 * MS)
    fork.execute(LINES[4])
    fork.run(END)
    last = fork.digest()
    assert [given.line for given in fork.commands] == [LINES[0], LINES[2], LINES[4]]
    fork.seek_event(0)
    assert fork.digest() == Simulation(scenario()).digest()
    fork.run(END)
    assert fork.digest() == last
    sim.run(END)
    assert sim.digest() == _with_commands().digest()


@pytest.mark.slow
def test_many_commands_at_one_moment() -> None:
    """More changes of state than the trace buffer holds."""
    sim = Simulation(scenario())
    sim.run(100 * MS)
    for _ in range(3000):
        sim.execute(LINES[0])
        sim.execute(LINES[1])
    sim.run(200 * MS)
    assert sim.now == 200 * MS
    assert len(sim.commands) == 6000
    assert sim.recording().trace["time"][-1] <= 200 * MS < SECOND
