"""Replays the questions of a report: the runs of that student, and the verdict on each answer.

A report has what its student's run had, and which answers were right. Both follow from the student's name, so
anyone can calculate them again. Tasks are not replayed: their commands have no times.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.language import say
from engine.scenario.files.error import ScenarioError
from engine.sim import SimulationError
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import ASKS, Step
from lessons.play.answers import AnswerError, checked
from lessons.play.judging import judge
from lessons.play.walk import walk
from lessons.report.report import Report, StepReport

NEAR = 0.01  # between a figure of the report and that of the replay


def replay(folder: str, report: Report) -> list[str]:
    """Return what differs between a report and a replay of its lesson, which is in `folder`."""
    lesson = load_lesson(Path(folder))
    try:
        answers = _answers(lesson, report.runner)
    except (ScenarioError, SimulationError) as error:
        return [say("cannot be replayed: {0}", error)]
    steps = {step.id: step for step in lesson.steps}
    found = [
        say("has a step {0}, which the lesson lacks", made.id)
        for made in report.steps
        if made.id not in steps
    ]
    known = ((steps[made.id], made) for made in report.steps if made.id in steps)
    return found + [text for step, made in known for text in _differences(step, made, answers)]


def _answers(lesson: Lesson, student: str) -> Mapping[str, Any]:
    found: dict[str, Any] = {}
    for stop in walk(lesson, student):
        found |= stop.answers
    return found


def _differences(step: Step, made: StepReport, answers: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is wrong with an answer that was judged."""
    asks = step.kind == "predict" or (step.kind in ASKS and step.form == "choice")
    truth = answers.get(step.id)
    if not asks or made.right is None or made.answer is None or truth is None:
        return
    try:
        right = judge(step, checked(step, made.answer), truth).right
    except AnswerError as error:
        yield say("{0}: {1}", step.id, error)
        return
    if right != made.right:
        yield say("{0}: the replay says {1}", step.id, say("right") if right else say("not right"))
    if step.form == "number" and not _near(made.truth, truth):
        yield say("{0}: the run of this name has another figure", step.id)


def _near(told: Any, truth: float) -> bool:
    """Return whether a report shows the figure of the run, which none shows before the run has it."""
    return told is None or (isinstance(told, int | float) and math.isclose(told, truth, rel_tol=NEAR))
