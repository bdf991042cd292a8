"""The results of a sweep as a table, a row of medians for each point, and as CSV, a line for each run."""

from __future__ import annotations

import csv
import io
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.kernel.units import SECOND
from engine.state.relocation import Finish
from engine.studies.sweeps.grid import StudySweep, SweepGrid, SweepPoint
from engine.studies.sweeps.run import Result, SweepOutcome

PAGES = 1024  # pages of 4 KB are told in thousands of this kind, as the study does


class ResultSpan(NamedTuple):
    """A quantity over the seeds."""

    median: float
    least: float
    most: float


@dataclass(frozen=True)
class Quantity:
    """A figure of a relocation; `take` it from an outcome."""

    id: str
    title: str
    unit: str
    decimals: int
    per: float  # so much of the outcome's is one of the unit

    def of(self, outcome: SweepOutcome) -> float:
        """Return its value in the unit."""
        return float(getattr(outcome, self.id)) / self.per


QUANTITIES = (
    Quantity("relocation_ns", "Relocation time", "s", 2, SECOND),
    Quantity("quiesce_ns", "Quiesce time", "s", 2, SECOND),
    Quantity("passes", "Passes", "", 0, 1),
    Quantity("pages", "Pages sent", "k pages", 0, PAGES),
)
BY_ID = {quantity.id: quantity for quantity in QUANTITIES}


def span(quantity: Quantity, results: Sequence[Result]) -> ResultSpan | None:
    """Median and range over the relocations that were completed; None when none was."""
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
    """Return why the first run that failed did; "" when none failed."""
    return next((result for result in results if isinstance(result, str)), "")


def csv_text(sweep: StudySweep, grid: SweepGrid, results: Mapping[tuple[SweepPoint, int], Result]) -> str:
    """Return a line for each run of the grid that has ended; times in s."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_HEADS)
    for point in sweep.points(grid):
        writer.writerows(_lines(sweep, grid, point, results))
    return text.getvalue()


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
