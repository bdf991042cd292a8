"""Looking closely: what a stretch of a run has in detail is what the run itself did."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Doing, VcpuState
from engine.kernel.units import MS
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.trace import SLOW
from engine.recording.detail import Detail
from engine.sim import Simulation
from engine.state.copying import copied
from engine.state.tables import Array
from tests.engine.runs.test_repeat import same
from tests.engine.small import kind, small

UNTIL = 400 * MS
RELEASES = ("4.2", "4.3", "4.4", "5.4")
TICKS = {"tick": "2ms", "tick_burst": "30us", "tick_touch": 1.0}
DEAR = {"interrupt": "4us", "hold": "20us", "hold_more": "4us", "before": "20us", "after": "20us"}
COMMANDS = ((60 * MS, "for db0002 cmd stop"), (200 * MS, "for db0002 cmd begin"))
STRETCHES = st.tuples(st.integers(0, UNTIL), st.integers(0, 60 * MS))


@cache
def whole(release: str) -> Simulation:
    """A machine that has run to its end, with commands; a test leaves it as it was."""
    ticks = TICKS if release < "5" else {}
    kinds = {"app": kind("poll") | ticks, "db": kind("idle") | ticks}
    sim = Simulation(small("stop", lpar={"release": release}, kinds=kinds, parameters=DEAR))
    sim.history.work = 700
    for time, line in COMMANDS:
        sim.run(time)
        assert sim.execute(line).number == 0
    sim.run(UNTIL)
    return sim


def equal(one: Detail, other: Detail) -> bool:
    arrays = zip((one.trace, one.processors), (other.trace, other.processors), strict=True)
    limits = (one.start, one.end, one.full) == (other.start, other.end, other.full)
    return limits and all(np.array_equal(left, right) for left, right in arrays)


def counters(release: str, time: int) -> Array:
    """What each processor has done by then: emulation, CP, spin, idle, ns."""
    sim = whole(release).fork()
    sim.seek(time)
    state = copied(sim.state)
    for c in range(2):
        account(state.tables[0], np.int64(c))
    rows = state.tables["cpu"][0][:2]
    return np.array([rows[f"{name}_ns"] for name in ("emul", "cp", "spin", "idle")])


def spent(detail: Detail) -> Array:
    """The same of the rows of a detail."""
    rows, idle = detail.processors, [Doing.IDLE, Doing.WAKING]
    emul, spin = rows["doing"] == Doing.EMULATION, rows["doing"] == Doing.SPIN
    none = np.isin(rows["doing"], idle)
    length = rows["end"] - rows["start"]
    sums = [[length[(rows["cpu"] == c) & part].sum() for c in range(2)] for part in (emul, spin, none)]
    cp = [[length[(rows["cpu"] == c) & ~emul & ~none].sum() for c in range(2)]]
    return np.array([sums[0], cp[0], sums[1], sums[2]])


@pytest.mark.parametrize("release", RELEASES)
@settings(max_examples=15)
@given(STRETCHES)
def test_each_processor_is_covered_and_times_are_those_of_the_counters(
    release: str, stretch: tuple[int, int]
) -> None:
    start, end = stretch[0], stretch[0] + stretch[1]
    detail = whole(release).closely(start, end)
    assert (detail.start, detail.end, detail.full) == (start, end, True)
    assert (np.diff(detail.processors["end"]) >= 0).all()
    for c in range(2 if end > start else 0):
        rows = detail.processors[detail.processors["cpu"] == c]
        assert (rows["start"][0], rows["end"][-1]) == (start, end)
        assert np.array_equal(rows["start"][1:], rows["end"][:-1])
        assert (rows["end"] > rows["start"]).all()
    if end <= UNTIL:
        assert np.array_equal(spent(detail), counters(release, end) - counters(release, start))


@pytest.mark.parametrize("release", RELEASES)
@settings(max_examples=10)
@given(STRETCHES, st.lists(st.integers(0, UNTIL), max_size=3))
def test_it_does_not_matter_when_it_is_asked(
    release: str, stretch: tuple[int, int], places: list[int]
) -> None:
    """And nothing of the machine, its recording or its past changes by that."""
    sim = whole(release).fork()
    start, end = stretch[0], stretch[0] + stretch[1]
    there = whole(release).closely(start, end)
    for place in places:
        sim.seek(place)
        before = sim.digest(), sim.now, sim.events, sim.commands, sim.history.marks
        assert equal(sim.closely(start, end), there)
        assert (sim.digest(), sim.now, sim.events, sim.commands, sim.history.marks) == before
        same(sim.recording(), whole(release).recording())
    sim.run(UNTIL)
    assert sim.digest() == whole(release).digest()


@pytest.mark.parametrize("release", RELEASES)
def test_a_run_that_is_to_come_is_the_one_that_comes(release: str) -> None:
    sim = whole(release).fork()
    detail = sim.closely(UNTIL, UNTIL + 50 * MS)
    sim.run(UNTIL + 70 * MS)
    assert equal(sim.closely(UNTIL, UNTIL + 50 * MS), detail)


@pytest.mark.parametrize("release", RELEASES)
def test_the_trace_has_what_was_recorded_and_more(release: str) -> None:
    recorded = whole(release).recording().trace
    detail = whole(release).closely(50 * MS, 300 * MS)
    states = detail.trace[:4]
    assert (states["time"] == 50 * MS).all()
    for row in states:
        known = recorded[(recorded["vcpu"] == row["vcpu"]) & (recorded["time"] <= 50 * MS)]
        if release == "5.4":
            assert known["state"][-1] == row["state"]
    rows = detail.trace[4:]
    assert (np.diff(rows["time"]) >= 0).all()
    within = recorded[(recorded["time"] > 50 * MS) & (recorded["time"] <= 300 * MS)]
    told = rows if release == "5.4" else rows[_slow(detail)]
    assert np.array_equal(told, within)
    assert len(within) == len(rows) or release != "5.4"


def _slow(detail: Detail) -> Array:
    """Which changes after the first states are into, or out of, a state that a thin recording knows."""
    now: dict[int, int] = {}
    found = []
    for row in detail.trace:
        vcpu, state = int(row["vcpu"]), int(row["state"])
        found.append(bool((int(SLOW) >> now.get(vcpu, state) | int(SLOW) >> state) & 1))
        now[vcpu] = state
    return np.array(found[4:], bool)


def test_states_are_those_of_the_processors() -> None:
    """While a processor is in guest code, its virtual CPU is running."""
    detail = whole("4.3").closely(100 * MS, 130 * MS)
    ran = detail.processors[detail.processors["doing"] == Doing.EMULATION]
    assert len(ran) > 20
    for row in ran:
        own = detail.trace[(detail.trace["vcpu"] == row["vcpu"]) & (detail.trace["time"] <= row["start"])]
        assert own["state"][-1] == VcpuState.RUNNING


def test_requests_taken_are_those_served() -> None:
    recording = whole("4.3").recording()
    first, last = recording.system["timers_served"][[1, 3]]
    detail = whole("4.3").closely(int(recording.time[1]), int(recording.time[3]))
    taking = np.isin(detail.processors["doing"], (Doing.POP, Doing.STACK, Doing.SET))
    taken, others = detail.processors["n"][taking], detail.processors["n"][~taking]
    assert not others.any()
    assert abs(int(taken.sum()) - int(last - first)) <= 2 * int(taken.max())  # holds at the edges
    assert last - first > 20


def test_with_few_rows_it_ends_before_and_says_so() -> None:
    sim = whole("4.3")
    full, short = sim.closely(0, 300 * MS), sim.closely(0, 300 * MS, rows=1000)
    assert (full.full, short.full) == (True, False)
    assert 0 < short.end < 300 * MS
    assert equal(short, sim.closely(0, 300 * MS, rows=1000))
    assert len(short.trace) + len(short.processors) < 3000
    assert np.array_equal(full.trace[: len(short.trace)], short.trace)
    for c in range(2):
        rows = short.processors[short.processors["cpu"] == c]
        assert (rows["start"][0], rows["end"][-1]) == (0, short.end)


def test_rows_cannot_be_written() -> None:
    detail = whole("4.3").closely(0, MS)
    for rows in (detail.trace, detail.processors):
        with pytest.raises(ValueError, match="read-only"):
            rows["start" if "start" in (rows.dtype.names or ()) else "time"] = 0


@pytest.mark.parametrize(
    ("start", "end", "rows", "said"),
    [
        (-1, 5, 10, "0 <= start <= end"),
        (5, 4, 10, "0 <= start <= end"),
        (0, 1 << 60, 10, "an interval"),
        (0, 5, 0, "0 rows"),
    ],
)
def test_no_stretch(start: int, end: int, rows: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        whole("5.4").closely(start, end, rows)
