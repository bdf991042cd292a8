"""The run for a point of a sweep, which ends with its relocation; the results as a table and as CSV."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from engine.kernel.units import MINUTE, SECOND, clock_text
from engine.recording.relocations import relocations
from engine.runs.pool import run_to
from engine.runs.request import RunRequest, taken
from engine.scenario.scenario import ScenarioError
from engine.sim import Simulation, SimulationError
from engine.spreadsheet import rows_text
from engine.state.relocation import Finish, Stage
from engine.studies.probes import StudyRun
from engine.studies.run_view import Open
from engine.studies.sweeps.grid import StudySweep, SweepGrid, SweepPoint

STEP = SECOND  # of simulated time, after which it is checked whether the relocation has ended
MAX_TIME = 30 * MINUTE  # of simulated time; the scenario may end earlier, the relocation goes on
PAGES = 1024  # pages of 4 KB are told in thousands of this kind, as the study does


@dataclass(frozen=True)
class SweepOutcome:
    """The outcome of a relocation; times in ns, 0 for a stage that was not reached."""

    relocation_ns: int
    quiesce_ns: int
    passes: int
    pages: int
    bytes: int
    finish: int  # engine.state.relocation.Finish
    ended_at: int  # moment in the run

    @property
    def completed(self) -> bool:
        """True if the guest runs at the destination."""
        return self.finish == Finish.COMPLETED


Result = SweepOutcome | str  # or why there is none


def relocate(run: StudyRun, place: int = 0) -> SweepOutcome:
    """Return the outcome of the first relocation of a run, with its scenario's seed plus `place`.

    Raises ScenarioError, SimulationError, and Open if no relocation ends.
    """
    outcome: SweepOutcome = taken(RunRequest(run.scenario, first_outcome, run.settings, place=place, until=0))
    return outcome


def first_outcome(simulation: Simulation) -> SweepOutcome:
    """Continue until the first relocation has ended; return its outcome. Raises SimulationError and Open."""
    while simulation.now < MAX_TIME:
        run_to(simulation, simulation.now + STEP)
        if has_ended(simulation):
            return _outcome(simulation)
    raise Open(f"no relocation has ended within {clock_text(MAX_TIME)}")


def has_ended(simulation: Simulation) -> bool:
    """Return whether a relocation has ended."""
    return bool(np.any(simulation.recording().moves["stage"] == Stage.ENDED))


def _outcome(simulation: Simulation) -> SweepOutcome:
    found = relocations(simulation.recording())
    first = next(relocation for relocation in found if relocation.finish != Finish.NOT_YET)
    spans = first.relocation_ns, first.quiesce_ns
    finish, ended = int(first.finish), first.ended_at or 0
    return SweepOutcome(*spans, len(first.passes), first.pages, first.bytes, finish, ended)


def result(run: StudyRun, place: int) -> Result:
    """Return the outcome of a run, or the reason why it has none; for a separate process."""
    try:
        return relocate(run, place)
    except (ScenarioError, SimulationError, Open) as error:
        return str(error)


class ResultSpan(NamedTuple):
    """A quantity over the seeds."""

    median: float
    least: float
    most: float


@dataclass(frozen=True)
class Quantity:
    """A figure of a relocation; `take` extracts it from an outcome."""

    id: str
    title: str
    unit: str
    decimals: int
    per: float  # so much of the outcome's is one of the unit

    def of(self, outcome: SweepOutcome) -> float:
        """Return the value of the quantity in its unit."""
        return float(getattr(outcome, self.id)) / self.per


QUANTITIES = (
    Quantity("relocation_ns", "Relocation time", "s", 2, SECOND),
    Quantity("quiesce_ns", "Quiesce time", "s", 2, SECOND),
    Quantity("passes", "Passes", "", 0, 1),
    Quantity("pages", "Pages sent", "k pages", 0, PAGES),
)
BY_ID = {quantity.id: quantity for quantity in QUANTITIES}


def span(quantity: Quantity, results: Sequence[Result]) -> ResultSpan | None:
    """Return the median and range over the relocations that were completed; None if none were completed."""
    values = [
        quantity.of(result) for result in results if isinstance(result, SweepOutcome) and result.completed
    ]
    return ResultSpan(statistics.median(values), min(values), max(values)) if values else None


def unfinished(results: Sequence[Result]) -> SweepOutcome | None:
    """Return the first relocation that was not completed."""
    return next(
        (result for result in results if isinstance(result, SweepOutcome) and not result.completed), None
    )


def reason(results: Sequence[Result]) -> str:
    """Return the reason of the first failed run; "" if none failed."""
    return next((result for result in results if isinstance(result, str)), "")


def csv_text(sweep: StudySweep, grid: SweepGrid, results: Mapping[tuple[SweepPoint, int], Result]) -> str:
    """Return a line for each run of the grid that has ended; times in s."""
    lines = (line for point in sweep.points(grid) for line in _lines(sweep, grid, point, results))
    return rows_text([_HEADS, *lines])


_HEADS = (
    *"study workload layout channels connections_in_all run".split(),
    *"relocation_s quiesce_s passes pages bytes finish reason".split(),
)


def _lines(
    sweep: StudySweep, grid: SweepGrid, point: SweepPoint, results: Mapping[tuple[SweepPoint, int], Result]
) -> Iterator[list[str]]:
    for place in range(grid.seeds):
        found = results.get((point, place))
        if found is not None:
            head = (sweep.study, point.workload, point.layout, point.channels, point.total, place + 1)
            yield [*map(str, head), *_cells(found)]


def _cells(found: Result) -> list[str]:
    if isinstance(found, str):
        return [*[""] * 6, found]
    seconds = (f"{ns / SECOND:.6g}" for ns in (found.relocation_ns, found.quiesce_ns))
    finish = Finish(found.finish).name.lower().replace("_", " ")
    return [*seconds, str(found.passes), str(found.pages), str(found.bytes), finish, ""]
