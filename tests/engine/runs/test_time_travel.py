"""Time travel: wherever the machine has been, standing at a moment is what a straight run shows there."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import EVENT_LABELS, EventKind, Release
from engine.kernel.queue import MAX_HOT, due_of, next_source
from engine.kernel.units import MS
from engine.recording import snapshots
from engine.sim import Simulation
from engine.state.tables import State
from tests.engine.runs.test_repeat import same
from tests.engine.small import small

UNTIL = 800 * MS
SCENARIO = small("suspend")
COMMANDS = (
    (60 * MS, "for db0002 cmd stop"),
    (60 * MS, "set share db0001 relative 200"),
    (200 * MS, "for db0002 cmd begin"),
)
KINDS = st.sampled_from([kind for kind in EventKind if kind])
MOVES = st.one_of(
    st.tuples(st.just("seek"), st.integers(0, UNTIL)),
    st.tuples(st.just("event"), st.integers(0, 9000)),
    st.tuples(st.just("step"), st.integers(-3, 3)),
    st.tuples(st.just("next"), KINDS),
    st.tuples(st.just("previous"), KINDS),
)


def machine(work: int = 500) -> Simulation:
    """With commands, run to its end; so many events between two moments that are kept."""
    sim = Simulation(SCENARIO)
    sim.history.work = work
    for time, line in COMMANDS:
        sim.run(time)
        assert sim.execute(line).number == 0
    sim.run(UNTIL)
    return sim


@cache
def whole() -> Simulation:
    """The straight run; nobody moves it."""
    return machine(10**9)


@cache
def kinds() -> list[EventKind]:
    """The kind of each event, the first one at 1, found by taking them one by one."""
    sim, found = Simulation(SCENARIO), [EventKind.NONE]
    sim._commands._all = list(whole().commands)
    while sim.events < whole().events:
        found.append(sim.upcoming.kind)
        sim.run(UNTIL, 1)
    return found


def straight(events: int) -> Simulation:
    """A machine that has gone straight to right after so many events."""
    sim = Simulation(SCENARIO)
    sim._commands._all = list(whole().commands)
    if events:
        sim.run(1 << 60, events)
    return sim


def move(sim: Simulation, how: str, what: int) -> None:
    """One jump or step."""
    if how == "seek":
        sim.seek(what)
        assert sim.now == what
    elif how in ("event", "step"):
        target = what if how == "event" else sim.events + what
        target = min(max(target, 0), whole().events)
        sim.seek_event(target)
        assert sim.events == target
    else:
        _move_to_kind(sim, EventKind(what), how == "next")


def _move_to_kind(sim: Simulation, kind: EventKind, forward: bool) -> None:
    """Compared with a plain search."""
    here, digest = (sim.now, sim.events), sim.digest()
    after, before = range(here[1] + 1, whole().events + 1), range(here[1] - 1, 0, -1)
    wanted = next((number for number in (after if forward else before) if kinds()[number] == kind), None)
    assert sim.seek_kind(kind, forward) == (wanted is not None)
    if wanted is None:
        assert (sim.now, sim.events, sim.digest()) == (*here, digest)
    else:
        assert sim.events == wanted


@pytest.mark.slow
@settings(max_examples=30)
@given(st.lists(MOVES, min_size=1, max_size=12), st.integers(50, 4000))
def test_any_moves_and_on(moves: list[tuple[str, int]], work: int) -> None:
    """What is recorded stays the same, wherever the machine stands; and so does what comes."""
    sim = machine(work)
    for how, what in moves:
        move(sim, how, what)
        recording = sim.recording()
        assert (recording.now, recording.at) == (UNTIL, sim.now)
        same(recording, whole().recording())
        assert all(one.time <= sim.now for one in sim.commands)
    there = straight(sim.events)
    if there.now < sim.now:
        there.run(sim.now)
    assert sim.digest() == there.digest()
    same(sim.past(), there.recording())
    sim.run(UNTIL)
    assert sim.digest() == whole().digest()
    assert sim.commands == whole().commands
    same(sim.recording(), whole().recording())


@pytest.mark.slow
@settings(max_examples=20)
@given(st.integers(1, 8000), st.integers(1, 5), st.integers(50, 4000))
def test_steps_back_and_forward_are_one_way_and_the_same_way(start: int, steps: int, work: int) -> None:
    sim = machine(work)
    start = min(start, whole().events - 1)
    sim.seek_event(start)
    seen = []
    for number in range(start, max(start - steps, -1), -1):
        sim.seek_event(number)
        seen.append((number, sim.now, sim.digest()))
    for number, now, digest in reversed(seen):
        sim.seek_event(number)
        assert (sim.events, sim.now, sim.digest()) == (number, now, digest)
        assert digest == straight(number).digest()


def test_the_same_moment_however_the_clock_has_gone_on() -> None:
    """Between two events the clock may stand anywhere; right after an event it stands at it."""
    sim = machine()
    sim.seek(150 * MS)
    here, digest = sim.events, straight(sim.events).digest()
    assert straight(here).now < sim.now
    for _ in range(2):
        sim.seek_event(here)
        assert sim.digest() == digest


def test_every_kind_from_end_to_end() -> None:
    """Each event of a kind once, there and back."""
    sim = machine()
    for kind in (EventKind.STEP, EventKind.SAMPLE, EventKind.TRAFFIC, EventKind.STAGE):
        wanted = [number for number, one in enumerate(kinds()) if one == kind]
        assert wanted
        sim.seek(0)
        sim.seek_event(0)
        there = []
        while sim.seek_kind(kind, forward=True):
            there.append(sim.events)
        assert there == wanted
        back = [sim.events]
        while sim.seek_kind(kind, forward=False):
            back.append(sim.events)
        assert back == wanted[::-1]


def test_forward_beyond_the_recording_the_machine_runs_on() -> None:
    sim = Simulation(SCENARIO)
    sim.run(50 * MS)
    assert sim.seek_kind(EventKind.STEP, forward=True)
    assert sim.recorded == sim.now > 50 * MS
    sim.seek(UNTIL)
    plain = Simulation(SCENARIO)
    plain.run(UNTIL)
    assert sim.digest() == plain.digest()
    same(sim.recording(), plain.recording())
    assert not sim.seek_kind(EventKind.LIMIT, forward=True)
    assert sim.digest() == plain.digest()


def test_a_kind_that_comes_no_more_leaves_the_place() -> None:
    """Though the machine has looked as far as the scenario goes."""
    sim = Simulation(SCENARIO)
    sim.run(50 * MS)
    digest = sim.digest()
    assert not sim.seek_kind(EventKind.LIMIT, forward=True)
    assert (sim.now, sim.digest(), sim.recorded) == (50 * MS, digest, UNTIL)


def test_upcoming_is_what_comes() -> None:
    sim = Simulation(SCENARIO)
    subjects = {"CP", "cluster", "APP0001", "APP0002", "DB0001", "DB0002", "volume 1", "volume 2"}
    seen = set()
    for _ in range(3000):
        next_one, q = sim.upcoming, sim.state.tables[0].queue
        assert next_one.time == due_of(q, next_source(q))
        seen.add(next_one.subject)
        sim.run(UNTIL, 1)
        assert sim.now == next_one.time
        assert sim.state.tables["last_of"][0][next_one.kind] == sim.events
        assert EVENT_LABELS[next_one.kind] in next_one.text
    assert {"CP", "APP0001", "DB0002"} <= seen <= subjects | {"processor 0", "processor 1"}
    assert MAX_HOT > 0


def test_every_kind_of_event_has_a_label() -> None:
    assert set(EVENT_LABELS) == set(EventKind)
    assert len(set(EVENT_LABELS.values())) == len(EventKind)


def test_a_fork_of_the_past_has_the_past_alone() -> None:
    sim = machine()
    sim.seek(150 * MS)
    fork = sim.fork()
    assert (fork.now, fork.recorded, fork.digest()) == (150 * MS, 150 * MS, sim.digest())
    same(fork.recording(), sim.past())
    assert [one.line for one in fork.commands] == [line for _, line in COMMANDS[:2]]
    assert fork.history.marks == [mark for mark in sim.history.marks if mark.time <= 150 * MS]
    fork.seek(70 * MS)
    sim.seek(70 * MS)
    assert fork.digest() == sim.digest()
    fork.seek(UNTIL)
    sim.seek(UNTIL)
    assert sim.digest() == whole().digest() != fork.digest()
    same(sim.recording(), whole().recording())


@pytest.mark.slow
def test_forks_do_not_write_into_each_other() -> None:
    """Their recordings grow in arrays of their own, though they begin in the same ones."""
    sim = machine()
    sim.seek(100 * MS)
    forks = [sim.fork() for _ in range(3)]
    for number, fork in enumerate(forks):
        fork.execute(f"set share db0001 relative {100 * number + 50}")
    for fork in forks:
        fork.run(UNTIL)
    for number, fork in enumerate(forks):
        there = Simulation(SCENARIO)
        for time, line in COMMANDS[:2]:
            there.run(time)
            there.execute(line)
        there.run(100 * MS)
        there.execute(f"set share db0001 relative {100 * number + 50}")
        there.run(UNTIL)
        same(fork.recording(), there.recording())
        assert fork.digest() == there.digest()
    same(sim.recording(), whole().recording())


@pytest.mark.parametrize("work", [50, 500])
def test_moments_are_never_far_apart(work: int) -> None:
    """And each is made of few differences."""
    marks = machine(work).history.marks
    assert np.diff([mark.events for mark in marks]).max() <= work


def test_a_smaller_memory_is_kept_to_on_the_way_on() -> None:
    sim = Simulation(small("stop"))
    sim.history.work = 100
    sim.run(400 * MS)
    before = sim.history.size
    sim.memory = before // 2
    assert sim.memory == before // 2
    sim.run(800 * MS)
    assert sim.history.size <= before // 2
    sim.seek(123 * MS)
    there = Simulation(small("stop"))
    there.run(123 * MS)
    assert sim.digest() == there.digest()


def test_a_run_that_only_goes_forward_keeps_its_beginning_alone() -> None:
    """It takes less time and memory, and shows the same; the way back is the whole way."""
    sim = Simulation(SCENARIO, memory=snapshots.ONLY_FORWARD)
    sim.run(UNTIL)
    usual = Simulation(SCENARIO)
    usual.run(UNTIL)
    assert len(sim.history.marks) == 1
    same(sim.recording(), usual.recording())
    sim.seek(123 * MS)
    usual.seek(123 * MS)
    assert sim.digest() == usual.digest()


@pytest.mark.parametrize("time", [500 * MS, 700 * MS, UNTIL])
def test_a_jump_leaves_a_copy_from_which_a_step_back_is_short(
    time: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.sim.NEAR", 500)
    sim = machine(10**9)
    sim.seek(UNTIL // 2)
    sim.seek(0)
    sim.seek(time)
    left = sim.history.before(time, sim.events - 1)
    assert 0 < sim.events - left.events < 4000
    assert sim.digest() == straight_to(time).digest()
    sim.seek_event(sim.events - 1)
    assert sim.digest() == straight(sim.events).digest()


def test_moments_of_large_machines_are_further_apart() -> None:
    """In proportion; nearer where events take longer."""
    state = Simulation(SCENARIO).state
    assert snapshots.distance(state) == snapshots.WORK
    large = State(state.tables, np.zeros(200_000, state.blocks.dtype))
    later = snapshots.distance(large)
    assert later == pytest.approx(12_800_000 / snapshots.BYTES, rel=0.01)
    large.tables["release"] = Release.ANY
    assert snapshots.distance(large) == pytest.approx(12_800_000 / snapshots.BYTES_TIMERS, rel=0.01)
    assert snapshots.distance(large) > later
    largest = State(state.tables, np.zeros(2_000_000, state.blocks.dtype))
    assert snapshots.distance(largest) == snapshots.FURTHEST


def straight_to(time: int) -> Simulation:
    """A machine that has gone straight to a time, ns."""
    sim = Simulation(SCENARIO)
    sim._commands._all = list(whole().commands)
    sim.run(time)
    return sim
