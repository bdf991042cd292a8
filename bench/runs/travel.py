"""Going about in the past of a run: jumps, steps back and forward, forks, and the memory that it takes."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import numpy as np

from bench.report import Report, Table, Target
from engine.kernel.kinds import EventKind
from engine.kernel.units import MINUTE, MS, SECOND
from engine.recording.recorder import RecordingMark
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.tables import State

SCENARIO = "pause-suspend"
STRETCH = 10 * MINUTE
LONG = 240 * MINUTE  # the machine goes on after the scenario's end
TIMERS = "timers-430-900"  # hundreds of thousands of events a simulated second
LOOK = 20 * MS  # looked at closely
PLACES, STEPS = 200, 5  # moments gone to, and steps from each one
QUICK_UNTIL, QUICK_PLACES = MINUTE, 5
QUICK_TIMERS = SECOND
MB = 2**20


@dataclass(frozen=True)
class Times:
    """Durations of repeated actions, ms of wall clock."""

    values: list[float]

    def at(self, percent: float) -> float:
        """Return the duration that this percentage does not exceed."""
        return float(np.percentile(self.values, percent))

    def row(self, name: str) -> tuple[str, ...]:
        """Return a row of the table."""
        figures = (self.at(50), self.at(95), max(self.values))
        return name, f"{len(self.values):,}", *(f"{figure:.2f}" for figure in figures)


class Traveller:
    """Moves about in a stretch of a run, and looks at the clock."""

    def __init__(self, sim: Simulation, start: int, end: int, places: int) -> None:
        self.sim, self._places = sim, places
        self._random, self._start, self._end = random.Random(1), start, end

    def jumps(self) -> Times:
        """Jump to moments of the stretch, in random order."""
        return Times([self._timed(self._jump) for _ in range(self._places)])

    def steps(self, step: Callable[[], object]) -> Times:
        """Take some steps from each moment, one after the other."""
        taken = []
        for _ in range(self._places):
            self._jump()
            taken += [self._timed(step) for _ in range(STEPS)]
        return Times(taken)

    def by_event(self, number: int) -> Times:
        """Step by single events."""
        return self.steps(lambda: self.sim.seek_event(self.sim.events + number))

    def by_sample(self, number: int) -> Times:
        """Step from one of the recorder's samples to the next."""
        interval = int(self.sim.scenario.parameters.sample)
        return self.steps(lambda: self.sim.seek((self.sim.now // interval + number) * interval))

    def by_kind(self, forward: bool) -> Times:
        """Step to the next event of a kind, all kinds in turn."""
        kinds = [kind for kind in EventKind if kind]
        return self.steps(lambda: self.sim.seek_kind(self._random.choice(kinds), forward))

    def closely(self) -> Times:
        """Run intervals around moments of the stretch in detail, in random order."""
        last = self._end - LOOK
        starts = [self._random.randrange(self._start, last) for _ in range(self._places)]
        return Times([self._timed(partial(self.sim.closely, at, at + LOOK)) for at in starts])

    def _jump(self) -> None:
        self.sim.seek(self._random.randrange(self._start, self._end))

    def _timed(self, call: Callable[[], object]) -> float:
        began = time.perf_counter()
        call()
        return 1e3 * (time.perf_counter() - began)


def busiest(sim: Simulation, stretch: int) -> int:
    """Return where the part of a run with the most events begins, ns."""
    marks = np.array([mark[:2] for mark in sim.history.marks])
    ends = np.searchsorted(marks[:, 0], marks[:, 0] + stretch, side="right") - 1
    whole = marks[:, 0] + stretch <= sim.recorded
    events = np.where(whole, marks[ends, 1] - marks[:, 1], -1)
    return int(marks[np.argmax(events), 0])


def history_row(name: str, sim: Simulation) -> tuple[str, ...]:
    """Return a row of the second table."""
    marks = sim.history.marks
    apart = max((b.events - a.events for a, b in pairwise(marks)), default=0)
    hours = sim.recorded / (60 * MINUTE)
    return name, f"{hours:.2f}", f"{len(marks):,}", f"{apart:,}", f"{sim.history.size / MB:.0f}"


def _measure(sim: Simulation, places: int) -> dict[str, Times]:
    """Measure everything once, in the busiest stretch of what has been recorded."""
    stretch = min(STRETCH, sim.recorded)
    start = busiest(sim, stretch)
    traveller = Traveller(sim, start, start + stretch, places)
    return {
        "jump to any moment": traveller.jumps(),
        "event back": traveller.by_event(-1),
        "event forward": traveller.by_event(1),
        "sample back": traveller.by_sample(-1),
        "sample forward": traveller.by_sample(1),
        "event of a kind back": traveller.by_kind(forward=False),
        "event of a kind forward": traveller.by_kind(forward=True),
        "fork": traveller.steps(sim.fork),
    }


class _Offers:
    """In the place of a History's `offer`: how much processor time keeping moments takes."""

    def __init__(self, sim: Simulation) -> None:
        self.seconds, self._offer = 0.0, sim.history.offer
        sim.history.offer = self._timed  # type: ignore[method-assign]

    def _timed(self, state: State, mark: RecordingMark) -> None:
        began = time.process_time()
        self._offer(state, mark)
        self.seconds += time.process_time() - began


def _with_timers(until: int, places: int) -> tuple[dict[str, Times], tuple[str, ...], float]:
    """Measure a run of many guests: its row in the second table, and its share of time for moments."""
    sim = Simulation(load_scenario(TIMERS))
    sim.run(0)
    offers, began = _Offers(sim), time.process_time()
    sim.run(until)
    share = offers.seconds / (time.process_time() - began)
    traveller = Traveller(sim, 0, sim.recorded, places)
    ways = {
        "jump": traveller.jumps(),
        "event back": traveller.by_event(-1),
        "event forward": traveller.by_event(1),
        f"run in detail: {LOOK // MS} ms": traveller.closely(),
    }
    return ways, history_row("900 guests with timers", sim), share


def run(quick: bool = False) -> Report:
    """Measure; `quick` runs the first minute only and goes to a few places."""
    sim, places = Simulation(load_scenario(SCENARIO)), QUICK_PLACES if quick else PLACES
    sim.run(QUICK_UNTIL if quick else sim.scenario.until)
    kept = [history_row("the scenario", sim)]
    found = _measure(sim, places)
    sim.seek(2 * QUICK_UNTIL if quick else LONG)
    kept.append(history_row("the same machine, going on", sim))
    found["jump in the longer run"] = Traveller(sim, 0, sim.recorded, places).jumps()
    many, row, share = _with_timers(QUICK_TIMERS if quick else MINUTE, places)
    kept.append(row)
    columns = ("way", "times", "p50, ms", "p95, ms", "longest, ms")
    return Report(
        "going back in time",
        (
            Table(columns, tuple(times.row(name) for name, times in found.items())),
            Table(columns, tuple(times.row(f"900 guests, {name}") for name, times in many.items())),
            Table(("run", "hours", "moments kept", "events apart at most", "memory, MB"), tuple(kept)),
        ),
        (*_targets(found, sim), *_timer_targets(many, share)),
        (
            f"{SCENARIO}; all but the last way in its {STRETCH // MINUTE} minutes with the most events, from "
            f"{places} moments in no order, {STEPS} steps from each. A jump restores a moment that was kept "
            "and runs on from it. Times are wall clock: other work of the machine counts. "
            f"900 guests: {TIMERS}, anywhere in its first minute.",
        ),
    )


def _targets(found: dict[str, Times], sim: Simulation) -> tuple[Target, ...]:
    steps = max(times.at(95) for name, times in found.items() if "back" in name or "forward" in name)
    jump, longer = (found[name].at(95) for name in ("jump to any moment", "jump in the longer run"))
    size = sim.history.size / MB
    return (
        Target("jump, p95", 100, jump, at_least=False, unit=" ms"),
        Target("jump in the longer run, p95", 100, longer, at_least=False, unit=" ms"),
        Target("step of any kind, back or forward, p95", 50, steps, at_least=False, unit=" ms"),
        Target("memory for the past, of all that is recorded", 512, size, at_least=False, unit=" MB"),
    )


def _timer_targets(found: dict[str, Times], share: float) -> tuple[Target, ...]:
    steps = max(found[name].at(95) for name in ("event back", "event forward"))
    return (
        Target("900 guests: jump, p95", 100, found["jump"].at(95), at_least=False, unit=" ms"),
        Target("900 guests: step by event, p95", 50, steps, at_least=False, unit=" ms"),
        Target("900 guests: time for keeping moments", 3, 100 * share, at_least=False, unit="%"),
    )
