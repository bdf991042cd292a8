"""Lesson jobs: grade a solution, play a lesson ahead for its trainer, simulate a sweep.

Runs use threads: the kernels hold no lock, and an additional process would need more time to load the engine
than a lesson run takes.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any

from app.jobs.tasks.registry import JobError, Report
from engine.runs.pool import Threads
from engine.scenario.files.error import ScenarioError
from engine.sim import SimulationError
from lessons.format.error import LessonError
from lessons.format.load import load_lesson
from lessons.grading.grade import grade
from lessons.grading.submission import of_table
from lessons.play.machine import NoSweepFigure, play_point
from lessons.play.walk import walk


def grade_solution(report: Report, folder: str, handed: dict[str, Any], seeds: int) -> Any:
    """Return the grade of a solution as a table; report the number of runs done and the total."""
    try:
        with closing(Threads()) as threads:
            found = grade(
                load_lesson(folder),
                of_table(handed),
                seeds,
                lambda done, total: report([done, total]),
                threads,
            )
    except (ValueError, SimulationError, ChildProcessError) as error:
        raise JobError(str(error)) from error
    return found.as_json()


def expected_answers(report: Report, folder: str, student: str) -> dict[str, Any]:
    """Return the answers from the student's own runs, by step id; report them as they are found."""
    found: dict[str, Any] = {}
    try:
        lesson = load_lesson(folder)
        for stop in walk(lesson, student):
            found |= stop.answers
            report({"done": stop.place + 1, "total": len(lesson.steps), "answers": stop.answers})
    except (LessonError, ScenarioError, SimulationError) as error:
        raise JobError(str(error)) from error
    return found


def simulate_sweep(
    report: Report, folder: str, sweep: str, points: list[str], student: str
) -> dict[str, dict[str, float]]:
    """Return the values at points of a sweep; report each point with its values as it ends."""
    found: dict[str, dict[str, float]] = {}
    try:
        lesson = load_lesson(folder)
        runs = [(lesson, sweep, point, student) for point in points]
        report({"done": 0, "total": len(points)})
        with closing(Threads()) as threads, closing(threads.answers(play_point, runs)) as answers:
            for answer in answers:
                if answer.error is not None:
                    raise answer.error
                found[points[answer.place]] = answer.value
                counts = {"done": len(found), "total": len(points)}
                report({**counts, "point": points[answer.place], "figures": answer.value})
    except (LessonError, ScenarioError, SimulationError, NoSweepFigure) as error:
        raise JobError(str(error)) from error
    return found
