"""Grades a solution: each figure according to its progress from the untouched site to the lesson's own
solution.

There are no fixed limits. All three run with the grader's own seeds, so that a solution tuned to the random
events of one run gains nothing. The untouched site has no points, and the lesson's own solution has all
points.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.language import say
from engine.measures.selectors import find_measure, members_of
from engine.recording.snapshots import ONLY_FORWARD
from engine.runs.pool import Pool, Progress, run_to
from engine.runs.processes import spread
from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import Figure
from lessons.format.moments import fixed_time
from lessons.grading.submission import RunSubmission, Submission, SubmissionError, reference

FIRST_SEED = 2001
MAX_SEEDS = 20
FULL = 0.95  # of the way from the untouched site to the lesson's solution: the rest depends on chance
UNTOUCHED = Submission()


@dataclass(frozen=True)
class Graded:
    """A figure: its medians over the seeds for the untouched site, for the solution, and for the lesson's own
    solution.

    NaN: no run has the figure, e.g. the time of a relocation that never ended.
    """

    figure: Figure
    was: float
    own: float
    right: float

    @property
    def share(self) -> float:
        """Progress from the untouched site to the lesson's own solution, 0 to 1."""
        if math.isnan(self.own) or math.isnan(self.right):
            return 0.0
        if math.isnan(self.was):  # no start: compare with the lesson's own solution alone
            best, worst = sorted((self.own, self.right), reverse=self.figure.better == "more")
            return (
                1.0
                if best == self.own
                else max(0.0, min(self.own, self.right) / (max(self.own, self.right) or 1.0))
            )
        way = self.right - self.was
        done = (self.own - self.was) / way if way else float(self.own == self.right)
        return min(1.0, max(0.0, done / FULL))

    @property
    def points(self) -> int:
        """The points, as a whole number."""
        return round(self.share * self.figure.points)


@dataclass(frozen=True)
class Grade:
    """The grade of a solution: its points, figure by figure."""

    seeds: tuple[int, ...]
    figures: tuple[Graded, ...]

    @property
    def points(self) -> int:
        """The points, 0 to 100."""
        return sum(figure.points for figure in self.figures)

    def areas(self) -> dict[str, tuple[int, int]]:
        """Return the points of each area and the points available in it."""
        found: dict[str, tuple[int, int]] = {}
        for figure in self.figures:
            own, most = found.get(figure.figure.area, (0, 0))
            found[figure.figure.area] = own + figure.points, most + figure.figure.points
        return found

    def as_json(self) -> dict[str, Any]:
        """Return the grade for a file and for the student's work."""
        areas = {name: {"points": own, "of": most} for name, (own, most) in self.areas().items()}
        return {
            "points": self.points,
            "areas": areas,
            "figures": [_figure_json(figure) for figure in self.figures],
            "seeds": list(self.seeds),
        }


def grade(
    lesson: Lesson,
    handed: Submission,
    seeds: int,
    progress: Progress = lambda done, total: None,
    pool: Pool | None = None,
) -> Grade:
    """Run the untouched site, this solution and the lesson's own solution with `seeds` seeds. Raises
    SubmissionError.

    The pool executes the runs; None: processes on this machine.
    """
    if not lesson.figures:
        raise SubmissionError(say("{0} is not graded: it has no [[figures]]", lesson.id))
    runs = list(dict.fromkeys(figure.run for figure in lesson.figures))
    three = [
        {run: _part(lesson, submission, run) for run in runs}
        for submission in (UNTOUCHED, handed, reference(lesson))
    ]
    numbers = tuple(range(FIRST_SEED, FIRST_SEED + seeds))
    jobs = [
        (str(lesson.folder.path), run, parts[run], seed)
        for run in runs
        for parts in three
        for seed in numbers
    ]
    found = iter(spread(figures_of, jobs, progress, pool))
    graded: dict[str, Graded] = {}
    for run in runs:
        each = [[next(found) for _ in numbers] for _ in three]
        graded |= _medians(lesson, run, each)
    return Grade(numbers, tuple(graded[figure.id] for figure in lesson.figures))


def _part(lesson: Lesson, handed: Submission, run: str) -> RunSubmission:
    """Return the actions in a run. Raises SubmissionError if the lesson does not allow one of them."""
    part = handed.part(lesson, run)
    steps = [step for place, step in enumerate(lesson.steps) if lesson.run_of(place) == run]
    allowed = {tool for step in steps if step.kind == "do" for tool in step.allow}
    for given in part.orders:
        if given.how not in allowed:
            raise SubmissionError(say("{0}: “{1}” is not allowed in this lesson", run, given.title[:80]))
    return part


def figures_of(folder: str, run: str, part: RunSubmission, seed: int) -> list[float]:
    """Return the figures of a run in the lesson's order; safe in a separate process or thread."""
    lesson = load_lesson(folder)
    simulation = Simulation(lesson.built(run, part.settings), seed, ONLY_FORWARD)
    end = simulation.scenario.until
    for given in part.orders:
        if given.time <= end:
            run_to(simulation, given.time)
            _give(simulation, given)
    run_to(simulation, end)
    return [_value(simulation, figure) for figure in lesson.figures if figure.run == run]


def _give(simulation: Simulation, given: Any) -> None:
    """Repeat a command; a rejected command changes nothing."""
    if given.how == "rules":
        head, _, text = given.line.partition("\n")
        do, _, name = head.partition(" ")
        simulation.set_rules(given.userid, name, text, do)
    elif given.how == "change":
        simulation.change(given.line)
    elif given.how == "shell":
        simulation.shell(given.userid, given.line)
    else:
        simulation.execute(given.line, given.userid)


def _value(simulation: Simulation, figure: Figure) -> float:
    scenario, measure = simulation.scenario, find_measure(figure.measure)
    start, end = fixed_time(scenario, figure.from_time), fixed_time(scenario, figure.to_time, True)
    assert start is not None  # as names.py has checked
    assert end is not None
    found = measure.value(simulation.recording(), members_of(scenario, measure, figure.of), start, end)
    return float(found) if math.isfinite(found) else math.nan


def _medians(lesson: Lesson, run: str, each: Sequence[Sequence[Sequence[float]]]) -> dict[str, Graded]:
    """Return the grade of each figure by its id, from one list per seed."""
    figures = [figure for figure in lesson.figures if figure.run == run]
    columns = [
        [_median([values[place] for values in runs]) for runs in each] for place in range(len(figures))
    ]
    return {figure.id: Graded(figure, *column) for figure, column in zip(figures, columns, strict=True)}


def _median(values: Sequence[float]) -> float:
    """Return the median of the known values; NaN if fewer than half are known."""
    finite = [value for value in values if not math.isnan(value)]
    return statistics.median(finite) if 2 * len(finite) > len(values) else math.nan


def _figure_json(item: Graded) -> dict[str, Any]:
    values = {name: None if math.isnan(value) else value for name, value in _values(item).items()}
    figure = item.figure
    unit = find_measure(figure.measure).unit
    told = {"id": figure.id, "title": figure.title, "area": figure.area, "unit": unit}
    return told | values | {"points": item.points, "of": figure.points}


def _values(item: Graded) -> dict[str, float]:
    return {"untouched": item.was, "yours": item.own, "solution": item.right}
