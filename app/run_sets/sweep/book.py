"""The book of a sweep: the results of each point by seed, and the tasks in progress."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from app.jobs.task_book import RunKey, RunTask, TaskBook
from engine.bands.band import FigureBand, band
from engine.kernel.units import SECOND
from engine.studies.probes import StudyRun
from engine.studies.sweeps.grid import StudySweep, SweepGrid, SweepPoint
from engine.studies.sweeps.table import Quantity, ResultSpan, SweepOutcome, csv_text, span, unfinished

AFTER = 10  # s that a run goes on when its relocation has ended


@dataclass
class SweepBook(TaskBook[SweepPoint, SweepOutcome]):
    """A grid and its runs; results are kept by settings and seed, even when another grid is shown later."""

    sweep: StudySweep
    grid: SweepGrid
    _tasks: dict[SweepPoint, list[RunTask]] = field(init=False, default_factory=dict)
    _points: dict[RunTask, SweepPoint] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.show_grid(self.grid)

    def show_grid(self, grid: SweepGrid) -> None:
        """Show another grid; existing results for its points appear immediately."""
        self.grid = grid
        self._tasks = {point: self._tasks_of(point) for point in self.sweep.points(grid)}
        self._points = {task: point for point, tasks in self._tasks.items() for task in tasks}

    @property
    def items(self) -> list[SweepPoint]:
        """The points of the grid."""
        return list(self._tasks)

    def _tasks_of(self, point: SweepPoint) -> list[RunTask]:
        key = RunKey.of(self.sweep.run(self.grid, point))
        study, count = self.sweep.study, self.grid.combinations
        seeds = [RunTask(study, key, place) for place in range(self.grid.seeds)]
        return [*seeds, *(RunTask(study, key, number, (number, count)) for number in range(count))]

    def tasks(self, point: SweepPoint) -> list[RunTask]:
        """Return the tasks of a point: one for each seed, then one for each combination of unknown values."""
        return self._tasks[point]

    def found(self, item: SweepPoint) -> list[SweepOutcome | str]:
        """Return the outcomes of the seeds of a point that have ended."""
        own = (task for task in self.tasks(item) if task.combination is None)
        return [self.results[task] for task in own if task in self.results]

    def band(self, point: SweepPoint, quantity: Quantity) -> FigureBand | None:
        """Return the band of a quantity over the combinations that have ended; None below two of them."""
        own = (self.results.get(task) for task in self.tasks(point) if task.combination is not None)
        ended = [one for one in own if isinstance(one, SweepOutcome) and one.completed]
        return band([quantity.of(one) for one in ended]) if len(ended) > 1 else None

    def point_of(self, task: RunTask) -> SweepPoint | None:
        """Return the point of the current grid to which a task belongs."""
        return self._points.get(task)

    def end(self, task: RunTask, result: SweepOutcome | dict[str, int] | str) -> None:
        """Record the outcome of a task, as its job reported it, or the reason why there is no outcome."""
        super().end(task, SweepOutcome(**result) if isinstance(result, dict) else result)

    def span(self, point: SweepPoint, quantity: Quantity) -> ResultSpan | None:
        """Return the median and range of a quantity over the seeds that have ended."""
        return span(quantity, self.found(point))

    def unfinished(self, point: SweepPoint) -> SweepOutcome | None:
        """Return a relocation of a point that was not completed; None if all were completed."""
        return unfinished(self.found(point))

    def run(self, point: SweepPoint) -> StudyRun:
        """Return the run of a point, long enough for its relocation if that length is known."""
        run, known = self.sweep.run(self.grid, point), self.results.get(self.tasks(point)[0])
        if not isinstance(known, SweepOutcome):
            return run
        return replace(run, settings=(*run.settings, f"until={known.ended_at // SECOND + AFTER}s"))

    def csv(self) -> str:
        """Return a line for each run of the grid that has ended."""
        known = {(point, task.place): self.results[task] for task, point in self._known()}
        return csv_text(self.sweep, self.grid, known)

    def _known(self) -> list[tuple[RunTask, SweepPoint]]:
        own = ((task, point) for task, point in self._points.items() if task.combination is None)
        return [(task, point) for task, point in own if task in self.results]
