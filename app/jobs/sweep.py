"""The job that simulates a sweep of a lesson: its runs side by side in threads, which share no lock."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor, as_completed

from app.jobs.registry import JobError, Report
from engine.scenario.files.error import ScenarioError
from engine.sim import SimulationError
from lessons.format.load import LessonError, load_lesson
from lessons.play.sweeps import NoFigure, play_point


def simulate_sweep(
    report: Report, folder: str, sweep: str, points: list[str], student: str
) -> dict[str, dict[str, float]]:
    """Return the figures of points of a sweep; report each point with its figures as it ends."""
    found: dict[str, dict[str, float]] = {}
    try:
        lesson = load_lesson(folder)
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            runs = {pool.submit(play_point, lesson, sweep, point, student): point for point in points}
            report({"done": 0, "total": len(points)})
            for done in as_completed(runs):
                found[runs[done]] = done.result()
                counts = {"done": len(found), "total": len(points)}
                report({**counts, "point": runs[done], "figures": done.result()})
    except (LessonError, ScenarioError, SimulationError, NoFigure) as error:
        raise JobError(str(error)) from error
    return found
