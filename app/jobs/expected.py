"""The job that plays a lesson ahead for its trainer and reports the answer of each question."""

from __future__ import annotations

from typing import Any

from app.jobs.registry import JobError, Report
from engine.scenario.files.error import ScenarioError
from engine.sim import SimulationError
from lessons.format.load import LessonError, load_lesson
from lessons.play.walk import walk


def expected_answers(report: Report, folder: str, student: str) -> dict[str, Any]:
    """Return the answers of the student's own runs, by id of the step; report them as they are found."""
    found: dict[str, Any] = {}
    try:
        lesson = load_lesson(folder)
        for stop in walk(lesson, student):
            found |= stop.answers
            report({"done": stop.place + 1, "total": len(lesson.steps), "answers": stop.answers})
    except (LessonError, ScenarioError, SimulationError) as error:
        raise JobError(str(error)) from error
    return found
