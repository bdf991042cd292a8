"""The benchmark of time travel, on a small machine."""

from __future__ import annotations

from bench.runs.travel import STEPS, Traveller, busiest, history_row
from engine.kernel.units import MS
from engine.sim import Simulation
from tests.engine.small import small


def _machine() -> Simulation:
    sim = Simulation(small("stop"))
    sim.history.work = 200
    sim.run(800 * MS)
    return sim


def test_every_way_is_timed_and_leaves_the_run_as_it_was() -> None:
    sim = _machine()
    last, here = sim.recording(), Traveller(sim, 100 * MS, 300 * MS, 3)
    for taken in (here.by_event(-1), here.by_sample(1), here.by_kind(forward=False), here.steps(sim.fork)):
        assert len(taken.values) == 3 * STEPS
        assert 0.0 < taken.at(50) <= taken.at(95) <= max(taken.values)
    assert len(here.jumps().values) == len(here.closely().values) == 3
    assert 100 * MS <= sim.now < 300 * MS
    assert sim.recorded == last.now
    assert len(sim.recording().trace) == len(last.trace)


def test_the_busiest_stretch_has_the_most_events() -> None:
    sim = _machine()
    marks = sim.history.marks
    start = busiest(sim, 200 * MS)

    def events(begin: int) -> int:
        return sum(begin < mark.time <= begin + 200 * MS for mark in marks)

    assert start + 200 * MS <= sim.recorded
    assert events(start) >= max(events(mark.time) for mark in marks if mark.time <= 600 * MS) - 1


def test_what_is_kept_is_told() -> None:
    name, hours, moments, apart, megabytes = history_row("run", _machine())
    assert (name, hours, megabytes) == ("run", "0.00", "0")
    assert int(moments.replace(",", "")) > 10
    assert int(apart) <= 200
