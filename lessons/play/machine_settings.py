"""Turns a step's dials or drawing into settings on top of those of its run."""

from __future__ import annotations

from typing import Any

from lessons.format.error import LessonError
from lessons.format.lesson import Lesson
from lessons.format.models import Act, Step
from lessons.play.dials import settings_of, text_of
from lessons.play.drawings import MAX_DRAWING_BYTES, Drawn, DrawnError, drawing_of, drawn

DRAWING = "drawing"  # key of an answer that is the text of a drawing


def drawing_answer(lesson: Lesson, step: Step, data: bytes | str, name: str) -> Drawn:
    """Return the links that run in a drawing's file, as the answer to a step. Raises DrawnError."""
    scenario = lesson.scenario(lesson.run_of(lesson.index(step.id)))
    return drawn(
        scenario, drawing_of(starting_drawing(lesson, step), step.drawing or ""), drawing_of(data, name)
    )


def starting_drawing(lesson: Lesson, step: Step) -> bytes:
    """Return the drawing's file with which a student begins. Raises DrawnError."""
    return _file(lesson, step.drawing or "")


def act_settings(lesson: Lesson, step: Step, act: Act) -> tuple[str, ...]:
    """Return the settings of an act that makes a machine. Raises DialError, DrawnError."""
    if act.drawing is not None:
        return drawing_answer(lesson, step, _file(lesson, act.drawing), act.drawing).settings
    return settings_of(step, act.build or {})


def answer_settings(lesson: Lesson, step: Step, answer: Any) -> tuple[str, ...]:
    """Return the settings of the student's machine; none without an answer. Raises DialError, DrawnError."""
    if not isinstance(answer, dict):
        return ()
    if step.drawing is not None:
        return drawing_answer(lesson, step, str(answer.get(DRAWING, "")), step.drawing).settings
    return settings_of(step, answer) if step.dials else ()


def act_text(step: Step, act: Act) -> str:
    """Return a text for an act that makes a machine."""
    return f"drawing {act.drawing}" if act.drawing is not None else text_of(step, act.build or {})


def _file(lesson: Lesson, name: str) -> bytes:
    try:
        return lesson.folder.bytes(name, MAX_DRAWING_BYTES)
    except LessonError as error:
        raise DrawnError(str(error)) from None
