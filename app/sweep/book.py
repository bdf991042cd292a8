"""What is known of each point of a sweep: what its runs have brought, and what is still to come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from app.matrix.book import State
from app.matrix.jobs import Job, Key
from engine.kernel.units import SECOND
from engine.studies.probes import Run
from engine.studies.sweeps.grid import Grid, Point, Sweep
from engine.studies.sweeps.run import Outcome, Result
from engine.studies.sweeps.table import Quantity, Span, csv_text, reason, span, unfinished

AFTER = 10  # s that a run goes on when its relocation has ended


@dataclass
class Book:
    """A grid and its runs; results are kept by settings and seed, whatever grid is shown later."""

    sweep: Sweep
    grid: Grid
    results: dict[Job, Result] = field(default_factory=dict)
    under_way: dict[Job, bool] = field(default_factory=dict)  # is it running, or does it wait?
    cancelled: set[Job] = field(default_factory=set)
    ended: int = 0  # jobs, since the first of those that are under way was begun
    points: list[Point] = field(init=False, default_factory=list)
    _jobs: dict[Point, list[Job]] = field(init=False, default_factory=dict)
    _points: dict[Job, Point] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.show_grid(self.grid)

    def show_grid(self, grid: Grid) -> None:
        """Another grid; what is known already is in it at once."""
        self.grid, self.points = grid, self.sweep.points(grid)
        self._jobs = {point: self._jobs_of(point) for point in self.points}
        self._points = {job: point for point, jobs in self._jobs.items() for job in jobs}

    def _jobs_of(self, point: Point) -> list[Job]:
        key = Key.of(self.sweep.run(self.grid, point))
        return [Job(self.sweep.study, key, place) for place in range(self.grid.seeds)]

    def jobs(self, point: Point) -> list[Job]:
        """A point's jobs, one a seed."""
        return self._jobs[point]

    def point_of(self, job: Job) -> Point | None:
        """The point of the present grid that a job is of."""
        return self._points.get(job)

    def missing(self, points: Iterable[Point]) -> list[Job]:
        """Jobs that have brought nothing and are not under way; first one seed of each."""
        found = [
            job
            for point in points
            for job in self.jobs(point)
            if not isinstance(self.results.get(job), Outcome) and job not in self.under_way
        ]
        return sorted(found, key=lambda job: job.place)

    def begin(self, jobs: Sequence[Job]) -> None:
        """These wait for a process."""
        self.ended = self.ended if self.under_way else 0
        for job in jobs:
            self.results.pop(job, None)
            self.under_way.setdefault(job, False)
            self.cancelled.discard(job)

    def hear(self, job: Job, said: Mapping[str, object]) -> None:
        """What a process says of a job: a share, an outcome or a reason."""
        if job not in self.under_way:
            return
        if "share" in said:
            self.under_way[job] = True
            return
        del self.under_way[job]
        self.ended += 1
        outcome = said.get("outcome")
        self.results[job] = Outcome(**outcome) if isinstance(outcome, dict) else str(said.get("reason", ""))

    def forget(self, jobs: Iterable[Job]) -> None:
        """These are not wanted any more."""
        for job in jobs:
            if job in self.under_way:
                del self.under_way[job]
                self.cancelled.add(job)

    def found(self, point: Point) -> list[Result]:
        """What the runs of a point have brought, by seed."""
        return [self.results[job] for job in self.jobs(point) if job in self.results]

    def span(self, point: Point, quantity: Quantity) -> Span | None:
        """A quantity over the seeds that have ended."""
        return span(quantity, self.found(point))

    def unfinished(self, point: Point) -> Outcome | None:
        """A relocation that was not completed."""
        return unfinished(self.found(point))

    def reason(self, point: Point) -> str:
        """Why a run has failed."""
        return reason(self.found(point))

    def busy(self, point: Point) -> bool:
        """Is anything of a point under way?"""
        return any(job in self.under_way for job in self.jobs(point))

    def state(self, point: Point) -> State:
        """How far a point is."""
        jobs = self.jobs(point)
        if self.busy(point):
            return State.RUNNING if any(self.under_way.get(job) for job in jobs) else State.WAITING
        if self.reason(point):
            return State.FAILED
        if all(job in self.results for job in jobs):
            return State.DONE
        return State.CANCELLED if any(job in self.cancelled for job in jobs) else State.NEW

    def run(self, point: Point) -> Run:
        """The run of a point, long enough for its relocation where that is known."""
        run, known = self.sweep.run(self.grid, point), self.results.get(self.jobs(point)[0])
        if not isinstance(known, Outcome):
            return run
        return replace(run, settings=(*run.settings, f"until={known.ended_at // SECOND + AFTER}s"))

    def csv(self) -> str:
        """A line for each run of the grid that has ended."""
        known = {(point, job.place): self.results[job] for job, point in self._known()}
        return csv_text(self.sweep, self.grid, known)

    def _known(self) -> list[tuple[Job, Point]]:
        return [(job, point) for job, point in self._points.items() if job in self.results]
