"""The same scenario and seed give the same run: in any slices, after any way back, in any copy."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import EventKind, Status, Stream
from engine.kernel.queue import NEVER
from engine.kernel.units import MS, SECOND
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from tests.engine.drawn import scenarios
from tests.engine.small import group, kind, small, step

END = 800 * MS
TABLES = "time system guests vcpus cpus vcpu_guest trace trace_at".split()


def run(scenario: Scenario, seed: int | None = None) -> Simulation:
    """To the end, or as far as the storage lasts."""
    sim = Simulation(scenario, seed)
    _go(sim, scenario.until)
    return sim


def _go(sim: Simulation, until: int, budget: int = 0) -> bool:
    try:
        sim.run(until, budget)
    except SimulationError:
        return False
    return sim.now < until


def same(a: Recording, b: Recording) -> None:
    """Two recordings hold the same."""
    assert a.now == b.now
    for name in TABLES:
        assert np.array_equal(getattr(a, name), getattr(b, name)), name


def consistent(r: Recording) -> None:
    """Times ascend, and each sample knows its place in the trace."""
    assert (np.diff(r.time) > 0).all()
    assert r.time[0] == 0
    assert (np.diff(r.trace["time"]) >= 0).all()
    for at, rows in zip(r.time, r.trace_at, strict=True):
        assert (r.trace["time"][:rows] <= at).all()
        assert (r.trace["time"][rows:] >= at).all()


@settings(max_examples=25)
@given(
    scenarios(),
    st.integers(0, 2**64 - 1),
    st.lists(st.sampled_from([1, 2, 50, 777]), min_size=1, max_size=20),
    st.data(),
)
def test_slices_and_ways_back_change_nothing(
    scenario: Scenario, seed: int, slices: list[int], data: st.DataObject
) -> None:
    whole = run(scenario, seed)
    sliced = Simulation(scenario, seed)
    moments = [0]
    while _go(sliced, scenario.until, slices[len(moments) % len(slices)]):
        moments.append(sliced.events)
    assert sliced.digest() == whole.digest()
    same(sliced.recording(), whole.recording())
    sliced.seek_event(data.draw(st.sampled_from(moments)))
    _go(sliced, scenario.until)
    assert sliced.digest() == whole.digest()
    same(sliced.recording(), whole.recording())


@pytest.mark.parametrize("method", ["suspend", "stop"])
def test_times_at_which_a_run_halts_change_nothing(method: str) -> None:
    scenario = small(method)
    whole, halting = run(scenario), Simulation(scenario)
    for until in (0, 0, 1, 17 * MS + 3, 250 * MS, 250 * MS, 799 * MS, END):
        assert halting.run(until) == Status.REACHED
        assert halting.now == until
    assert halting.digest() == whole.digest()
    same(halting.recording(), whole.recording())
    consistent(whole.recording())


@pytest.mark.slow
@settings(max_examples=20)
@given(st.lists(st.integers(0, 3 * SECOND), min_size=1, max_size=6))
def test_rewind_to_any_time(times: list[int]) -> None:
    """Also to before the first keyframe, again and again; the future is the same each time."""
    sim = _long()
    for time in times:
        there = Simulation(sim.scenario)
        there.run(time)
        sim.rewind(time)
        sim.run(time)  # for a time ahead
        assert sim.now == time
        assert sim.digest() == there.digest()
        same(sim.recording(), there.recording())
    sim.run(_LAST.now)
    assert sim.digest() == _LAST.digest()
    same(sim.recording(), _LAST.recording())


def _long() -> Simulation:
    sim = Simulation(_LONG)
    sim.history.work = 500  # so that a short run has moments to go back to
    sim.run(_LONG.until)
    return sim


_LONG = small("stop", until="3s")
_LAST = run(_LONG)


def test_moments_are_thinned_and_still_right() -> None:
    sim = Simulation(_LONG, memory=200_000)
    sim.history.work = 100
    sim.run(_LONG.until)
    assert sim.history.size <= 200_000
    marks = sim.history.marks
    assert marks[1].events > 100
    assert len(marks) > 3
    for mark in reversed(marks):
        sim.seek(mark.time)
        there = Simulation(_LONG)
        there.run(mark.time)
        assert sim.digest() == there.digest()


def test_a_fork_goes_its_own_way() -> None:
    scenario = small("suspend")
    sim, whole = Simulation(scenario), run(scenario)
    sim.run(300 * MS)
    before, record = sim.digest(), _copied(sim.recording())
    fork = sim.fork()
    fork.run(END)
    assert fork.digest() == whole.digest()
    assert sim.digest() == before
    same(sim.recording(), record)
    same(fork.recording(), whole.recording())
    fork.seek(300 * MS)
    assert fork.digest() == before


def test_running_to_a_time_that_has_passed_changes_nothing() -> None:
    sim = Simulation(small("stop"))
    sim.run(500 * MS)
    before = sim.digest()
    assert sim.run(100 * MS) == Status.REACHED
    assert sim.now == 500 * MS
    assert sim.digest() == before


def test_a_time_that_never_comes() -> None:
    """The end of time is not an event."""
    sim = Simulation(small("stop", timeline=[step("0s", "boot", "app")]))
    assert sim.run(int(NEVER) + 5, 50_000) == Status.BUDGET
    assert 0 < sim.now < NEVER


def _copied(recording: Recording) -> Any:
    return copy.deepcopy(recording)


def test_recordings_never_change() -> None:
    """Whatever the run does later: go on, go back, go on in another way."""
    sim = Simulation(small("suspend"))
    seen: list[tuple[Recording, Any]] = []

    def look() -> None:
        seen.append((sim.recording(), _copied(sim.recording())))

    for until in (0, 100 * MS, 250 * MS, 600 * MS):
        sim.run(until)
        look()
    sim.run(END)
    look()
    sim.seek(600 * MS)
    look()
    sim.fork().run(700 * MS)
    sim.seek(300 * MS)
    assert sim.execute("for db0001 cmd stop").number == 0  # what came after is forgotten
    look()
    sim.run(600 * MS)
    look()
    sim.rewind(40 * MS)
    look()
    sim.run(END)
    for recording, copied in seen:
        same(recording, copied)


def test_recordings_are_read_only() -> None:
    recording = run(small("stop")).recording()
    for name in TABLES:
        with pytest.raises(ValueError, match="read-only"):
            getattr(recording, name)[...] = 0


def test_seeds_differ_and_repeat() -> None:
    digests = {seed: run(small("stop"), seed).digest() for seed in (0, 1, 2, 3, 2**64 - 1)}
    assert len(set(digests.values())) == len(digests)
    assert all(run(small("stop"), seed).digest() == digest for seed, digest in digests.items())


def test_neighbouring_seeds_have_no_numbers_in_common() -> None:
    """No stream of one seed is that of another one some draws later."""
    golden, states = 0x9E3779B97F4A7C15, set()
    for seed in range(20):
        rng = Simulation(small("stop"), seed).state.tables["rng"][0]
        for state in rng:
            states |= {(int(state) + draws * golden) % 2**64 for draws in range(50)}
    assert len(states) == 20 * len(Stream) * 50


@pytest.mark.parametrize("stream", [Stream.TRAFFIC, Stream.SETTLE, Stream.FAULT])
def test_streams_are_independent(stream: Stream) -> None:
    """Another seed for one stream leaves what the others decide alone.

    Without paging and with a network that does not reach the guests, the trace of a guest that
    computes and waits hangs on the workload's stream alone.
    """
    quiet = {"app": group("app", 1, "APP"), "db": group("db", 1, "DB")}
    steps = [step("0s", "boot", "app", "db"), step("100ms", "load", "app", "db")]
    kinds = {"app": kind("poll", traffic_per_minute=0.0), "db": kind("idle", traffic_per_minute=0.0)}
    network = {"cluster_traffic": False}
    scenario = small("stop", guests=quiet, timeline=steps, kinds=kinds, network=network)
    one, other = Simulation(scenario), Simulation(scenario)
    for sim in (one, other):
        sim.run(200 * MS)  # all pages are there by now: no more faults
    other.state.tables["rng"][0][stream] += np.uint64(12345)
    for sim in (one, other):
        sim.run(END)
    same(one.recording(), other.recording())


def test_a_changed_stream_of_the_workload_shows() -> None:
    """Else the test above would prove nothing."""
    one, other = Simulation(small("stop")), Simulation(small("stop"))
    for sim in (one, other):
        sim.run(200 * MS)
    other.state.tables["rng"][0][Stream.WORKLOAD] += np.uint64(12345)
    for sim in (one, other):
        sim.run(END)
    assert not np.array_equal(one.recording().trace, other.recording().trace)


def test_a_system_that_cannot_go_on_stays_so() -> None:
    """Until the run goes back to before that."""
    sim = Simulation(small("stop", lpar={"xstor": 100, "paging_space": 100}))
    for _ in range(2):
        with pytest.raises(SimulationError, match="paging_space"):
            sim.run(END)
    stuck = sim.now
    assert 0 < stuck < END
    sim.seek(stuck - 1)
    assert (sim.now, sim.recorded) == (stuck - 1, stuck)
    with pytest.raises(SimulationError, match="paging_space"):
        sim.seek_kind(EventKind.LIMIT, forward=True)
    assert sim.now == stuck
    assert sim.seek_kind(EventKind.STEP, forward=False)
    with pytest.raises(SimulationError, match="paging_space"):
        sim.seek(END)


def test_a_sample_has_the_values_of_the_tables() -> None:
    """Field by field, whether rows are copied as words or as fields."""
    sim = Simulation(small())
    sim.run(300 * MS)
    recording, tables = sim.recording(), sim.state.tables[0]
    assert recording.time[-1] == sim.now
    for rows, name in ((recording.guests, "guest"), (recording.vcpus, "vcpu"), (recording.cpus, "cpu")):
        for field in rows.dtype.names:
            assert (rows[-1][field] == tables[name][field][: rows.shape[1]]).all(), f"{name} {field}"
