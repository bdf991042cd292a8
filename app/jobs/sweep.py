"""The job that simulates a sweep of a lesson: its runs side by side in threads, which share no lock."""

from __future__ import annotations

from contextlib import closing

from app.jobs.registry import JobError, Report
from engine.runs.pool import Threads
from engine.scenario.files.error import ScenarioError
from engine.sim import SimulationError
from lessons.format.load import LessonError, load_lesson
from lessons.play.sweeps import NoSweepFigure, play_point


def simulate_sweep(
    report: Report, folder: str, sweep: str, points: list[str], student: str
) -> dict[str, dict[str, float]]:
    """Return the figures of points of a sweep; report each point with its figures as it ends."""
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
