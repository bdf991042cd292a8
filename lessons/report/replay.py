"""Replays the questions in a report: the runs of that student, and the verdict on each answer.

A report contains the results of its student's run, and the verdict on each answer. Both follow from the
student's name, so anyone can calculate them again. Tasks are not replayed: their commands have no times.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.language import say
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import ASKS, Step
from lessons.play.answers import AnswerError, checked
from lessons.play.judging import judge
from lessons.play.walk import walk
from lessons.report.fault import replay_fault
from lessons.report.report import Report, StepReport

NEAR = 0.01  # between a value in the report and the value in the replay


def replay(folder: str, report: Report) -> list[str]:
    """Return the differences between a report and a replay of its lesson, which is in `folder`, or of its
    fault.
    """
    found: list[str] = []
    try:
        if report.fault is not None:
            return replay_fault(report)
        lesson = load_lesson(Path(folder))
        found.extend(_strange(lesson, report))
        found.extend(_judged(lesson, report))
    except Exception as error:  # noqa: BLE001  # whatever a stranger's report does, the others are replayed
        found.append(say("cannot be replayed: {0}", str(error) or type(error).__name__))
    return found


def _strange(lesson: Lesson, report: Report) -> Iterator[str]:
    """Yield the steps that do not match the lesson."""
    made, known = {step.id for step in report.steps}, {step.id for step in lesson.steps}
    for step in report.steps:
        if step.id not in known:
            yield say("has a step {0}, which the lesson lacks", step.id)
    for own in lesson.steps:
        if own.id not in made:
            yield say("step {0} is missing", own.id)


def _judged(lesson: Lesson, report: Report) -> Iterator[str]:
    """Yield the errors in each step that is also in the lesson."""
    answers = _answers(lesson, report.runner)
    steps = {step.id: step for step in lesson.steps}
    for made in report.steps:
        if step := steps.get(made.id):
            yield from _altered(step, made)
            yield from _differences(step, made, answers.get(step.id))


def _answers(lesson: Lesson, student: str) -> Mapping[str, Any]:
    found: dict[str, Any] = {}
    for stop in walk(lesson, student):
        found |= stop.answers
    return found


def _altered(step: Step, made: StepReport) -> Iterator[str]:
    """Yield the fields that determine whether a step counts and that differ from the lesson."""
    pairs: dict[str, tuple[Any, Any]] = {
        "kind": (made.kind, step.kind),
        "optional": (made.optional, step.optional),
    }
    if step.form is not None:  # else it is that of what was written
        pairs["form"] = made.form, step.form
    for name, (told, own) in pairs.items():
        if told != own:
            values = step.id, name, json.dumps(told), json.dumps(own)
            yield say("{0}: has {1} = {2}; the lesson has {3}", *values)


def _differences(step: Step, made: StepReport, truth: Any) -> Iterator[str]:
    """Yield the errors in an answer that was judged."""
    asks = step.kind == "predict" or (step.kind in ASKS and step.form == "choice")
    if not asks or made.right is None:
        return
    if made.answer is None:
        if made.won:
            yield say("{0}: counted as right without an answer", step.id)
    elif truth is None:
        yield say("{0}: was judged, but the replay has no answer to compare with", step.id)
    else:
        yield from _verdict(step, made, truth)


def _verdict(step: Step, made: StepReport, truth: Any) -> Iterator[str]:
    """Yield the differences between the judgment of an answer and that of the replay."""
    try:
        right = judge(step, _complete(step, made.answer, truth), truth).right
    except AnswerError as error:
        yield say("{0}: {1}", step.id, error)
        return
    if right != made.right:
        yield say("{0}: the replay shows: {1}", step.id, say("right") if right else say("not right"))
    if step.form == "number" and not _near(made.truth, truth):
        yield say("{0}: the run with this name has a different value", step.id)


def _complete(step: Step, answer: Any, truth: Any) -> Any:
    """Return an answer with all points of a series, and no other points. Raises AnswerError."""
    found = checked(step, answer)
    if step.form == "series" and (not isinstance(found, dict) or set(found) != set(truth)):
        raise AnswerError(say("expected a number for each point of the sweep"))
    return found


def _near(told: Any, truth: float) -> bool:
    """Return whether a report shows the value of the run, which no report shows before the run has it."""
    if told is None:
        return True
    known = type(told) in (int, float) and abs(told) <= sys.float_info.max  # else it is too large to compare
    return known and math.isclose(told, truth, rel_tol=NEAR)
