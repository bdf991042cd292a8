"""The timer study: cost of an event against a C twin of its core, tables from 100 to 5,000 guests, and live.

Times are CPU time: the engine has one thread, so this is what a run takes while nothing else runs.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.models.timers_model import M2, advance, new_model
from bench.models.twin import HERE, Twin, compiler
from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import in_process
from bench.window.live import Live, window
from bench.window.screen import virtual_screen
from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

SCENARIO = "timers-430-900"
CPUS, SEED = 7, 1
ENGINE, NUMBA, TWIN = "engine", "its event core (Numba)", "the same in C -O2"
ROUNDS = 5
SETTLE = 2  # s of simulated time before what is measured
SPAN, PATCHED_SPAN, QUICK_SPAN = 3, 10, 1  # s of simulated time a round
GUESTS = (100, 300, 600, 900, 2000, 5000)
LIVE_SECONDS, QUICK_LIVE = 15.0, 4.0


@dataclass(frozen=True)
class Case:
    """A machine of the study."""

    release: str
    guests: int
    patch: bool

    @property
    def title(self) -> str:
        """As in a table."""
        return f"{self.release}, {self.guests:,} guests{', patch' if self.patch else ''}"

    @property
    def settings(self) -> list[str]:
        """Return the settings that turn the scenario into this case."""
        return [
            f"lpar.release={self.release!r}",
            f"guests.linux.count={self.guests}",
            f"guests.linux.timer_patch={str(self.patch).lower()}",
            *(["lpar.paging_space=80000000p"] if self.guests > 1000 else []),
        ]


CORE = (Case("4.2", 600, False), Case("4.3", 900, False), Case("4.3", 900, True))


class Candidate:
    """A machine that is run further each round."""

    def __init__(self, run: Callable[[int], object], events: Callable[[], int]) -> None:
        self._run, self._events = run, events
        self._until = SETTLE * SECOND
        self._run(self._until)
        self.events: list[float] = []  # a simulated second, by round
        self.seconds: list[float] = []  # of CPU time for it

    def round(self, span: int) -> None:
        """Run on for `span` s."""
        before, began = self._events(), time.process_time()
        self._until += span * SECOND
        self._run(self._until)
        self.seconds.append((time.process_time() - began) / span)
        self.events.append((self._events() - before) / span)

    @property
    def rate(self) -> Spread:
        """Events a simulated second."""
        return Spread(tuple(self.events))

    @property
    def ratio(self) -> Spread:
        """Simulated time to CPU time."""
        return Spread(tuple(1 / seconds for seconds in self.seconds))

    @property
    def ns(self) -> Spread:
        """CPU time of an event."""
        pairs = zip(self.seconds, self.events, strict=True)
        return Spread(tuple(1e9 * seconds / events for seconds, events in pairs))


def engine(case: Case) -> Candidate:
    """Measure the study itself."""
    sim = Simulation(load_scenario(SCENARIO, case.settings))
    return Candidate(sim.run, lambda: sim.events)


def core(case: Case, run: Callable[[Any, int], object]) -> tuple[Candidate, Any]:
    """Measure the event core of the study alone; also returns the record."""
    model: Any = new_model(case.guests, CPUS, SEED, case.release, case.patch)
    return Candidate(lambda until: run(model, until), lambda: int(model[0]["events"])), model


def run_compiled(model: Any, until: int) -> None:
    """Advance the compiled model to `until`, ns."""
    advance(model, np.int64(until))


def against_twin(rounds: int, span: int) -> dict[Case, dict[str, Candidate]]:
    """Engine, core and C take turns; the records of the last two must be equal in the end."""
    found: dict[Case, dict[str, Candidate]] = {}
    with tempfile.TemporaryDirectory() as folder:
        in_c = (
            Twin(HERE / "timers.c", "timers_model.py", M2).build(Path(folder), "-O2") if compiler() else None
        )
        for case in CORE:
            ours, record = core(case, run_compiled)
            candidates = {ENGINE: engine(case), NUMBA: ours}
            if in_c:
                candidates[TWIN], other = core(case, in_c)
            for _ in range(rounds):
                for candidate in candidates.values():
                    candidate.round(span)
            if in_c:
                check(record, other)
            found[case] = candidates
    return found


def check(ours: Any, other: Any) -> None:
    """Raise RuntimeError unless the two records are equal, byte by byte."""
    if ours.tobytes() != other.tobytes():
        raise RuntimeError(
            f"timers.c and timers_model.py went different ways: {int(other['events'][0])} and "
            f"{int(ours['events'][0])} events. Make them equal before you compare their speed."
        )


def _core_table(found: dict[Case, dict[str, Candidate]]) -> Table:
    columns = ("machine", "events a simulated s", "ns an event", "times real time", "cost of an event to C")
    rows = []
    for case, candidates in found.items():
        for name, one in candidates.items():
            to_c = f"{one.ns.per(candidates[TWIN].ns).median:.2f}" if TWIN in candidates else "-"
            texts = f"{one.rate.median:,.0f}", one.ns.text(".0f"), one.ratio.text(".0f"), to_c
            rows.append((f"{case.title}: {name}", *texts))
    return Table(columns, tuple(rows))


def by_guests(rounds: int, guests: tuple[int, ...], span: int, patched_span: int) -> dict[Case, Candidate]:
    """Measure machines of all sizes, unpatched and patched, on 4.3."""
    found: dict[Case, Candidate] = {}
    for patch in (False, True):
        for n in guests:
            case = Case("4.3", n, patch)
            found[case] = engine(case)
            for _ in range(rounds):
                found[case].round(patched_span if patch else span)
    return found


def _size_table(found: dict[Case, Candidate]) -> Table:
    columns = ("machine", "events a simulated s", "million events/s", "ns an event", "times real time")
    rows = [
        (
            case.title,
            f"{one.rate.median:,.0f}",
            f"{1e3 / one.ns.median:.1f}",
            one.ns.text(".0f"),
            one.ratio.text(".0f"),
        )
        for case, one in found.items()
    ]
    return Table(columns, tuple(rows))


def live(rounds: int, seconds: float) -> list[Live]:
    """Measure the window with 900 guests at full speed."""
    in_process(SCENARIO, SECOND // 10)  # the kernels are compiled now
    with virtual_screen() as screen:
        return [window(screen, "inf", seconds, SCENARIO) for _ in range(rounds)]


def _live_table(runs: list[Live]) -> Table:
    figures = {
        "times real time": ("ratio", ".1f"),
        "work a frame, median, ms": ("work_median", ".2f"),
        "frame interval, median, ms": ("interval_median", ".1f"),
        "p99": ("interval_p99", ".1f"),
        "peak memory, MB": ("peak_mb", ".0f"),
    }
    texts = [Spread(tuple(getattr(run, name) for run in runs)).text(form) for name, form in figures.values()]
    return Table(("live", *figures), ((Case("4.3", 900, False).title, *texts),))


def _to_c(found: dict[Case, dict[str, Candidate]], patch: bool) -> float | None:
    """Return what an event of 900 guests costs in the engine, to an event in C."""
    one = found[Case("4.3", 900, patch)]
    return one[ENGINE].ns.per(one[TWIN].ns).median if TWIN in one else None


def _targets(
    cores: dict[Case, dict[str, Candidate]], sizes: dict[Case, Candidate], runs: list[Live]
) -> tuple[Target, ...]:
    middle, largest = (sizes.get(Case("4.3", guests, False)) for guests in GUESTS[-2:])
    wall = Spread(tuple(run.ratio for run in runs)).median
    frames = Spread(tuple(run.interval_median for run in runs)).median
    return (
        Target("900 guests without patch, cost of an event to C", 1.5, _to_c(cores, False), at_least=False),
        Target("900 guests with patch, cost of an event to C", 4, _to_c(cores, True), at_least=False),
        Target("2,000 guests, simulated time to CPU time", 40, middle.ratio.median if middle else None),
        Target("5,000 guests, an event", 200, largest.ns.median if largest else None, False, " ns"),
        Target("900 guests live, simulated time to real time", 15, wall),
        Target("frame interval while live, median", 18, frames, at_least=False, unit=" ms"),
    )


def run(quick: bool = False) -> Report:
    """Measure; `quick` makes one short round with few guests."""
    rounds, guests = (1, GUESTS[:2]) if quick else (ROUNDS, GUESTS)
    span, patched_span = (QUICK_SPAN, QUICK_SPAN) if quick else (SPAN, PATCHED_SPAN)
    cores = against_twin(rounds, span)
    sizes = by_guests(rounds, guests, span, patched_span)
    runs = live(1 if quick else 3, QUICK_LIVE if quick else LIVE_SECONDS)
    return Report(
        "the timer study: 900 idle guests",
        (_core_table(cores), _size_table(sizes), _live_table(runs)),
        _targets(cores, sizes, runs),
        (
            "The core is model M2 (bench/models/timers_model.py): timer requests, phases of processors, "
            "locks, stealing and faults alone, with the same queue; records of Numba and C were equal byte "
            "by byte at the end. The engine also has scheduler lists, storage, samples and keyframes. Its "
            "events are of the same kinds, but not the same events: compare times real time as well.",
        ),
    )
