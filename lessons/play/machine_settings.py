"""A student's choices for a machine before it is built, by dials or by a drawing, converted to settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.language import numeral, say
from lessons.format.error import LessonError
from lessons.format.lesson import Lesson
from lessons.format.models import Act, Dial, Step
from lessons.play.drawings import MAX_DRAWING_BYTES, Drawn, DrawnError, drawing_of, drawn

DRAWING = "drawing"  # key of an answer that is the text of a drawing
Values = Mapping[str, str | int]


class DialError(ValueError):
    """An unknown dial, or an unknown value for it; the text lists the valid names."""


def chosen(step: Step, values: Values) -> dict[str, str | int]:
    """Return a value for every dial of a step: the given value or the initial value. Raises DialError."""
    ids = [dial.id for dial in step.dials]
    for id in values:
        if id not in ids:
            raise DialError(say("{0}: expected one of {1}", id, ", ".join(ids)))
    return {dial.id: _checked(dial, values.get(dial.id, dial.standing)) for dial in step.dials}


def settings_of(step: Step, values: Values) -> tuple[str, ...]:
    """Return the scenario settings for these values. Raises DialError."""
    given = chosen(step, values)
    return tuple(setting for dial in step.dials for setting in _settings(dial, given[dial.id]))


def text_of(step: Step, values: Values) -> str:
    """Return the values as text, like "Release: 4.3; Idle guests: 900"."""
    given = chosen(step, values)
    return "; ".join(f"{dial.title}: {shown(dial, given[dial.id])}" for dial in step.dials)


def shown(dial: Dial, value: str | int) -> str:
    """Return a value of a dial as text."""
    texts = {option.id: option.text for option in dial.options}
    return texts[value] if isinstance(value, str) else numeral(value, ",")


def ends(step: Step) -> Iterator[tuple[int, Values]]:
    """Yield the index of each dial with the values that must make a machine: all options, or the lowest
    and highest value.
    """
    for place, dial in enumerate(step.dials):
        values: list[str | int] = [option.id for option in dial.options]
        values = values or [dial.least, dial.most]
        yield from ((place, {dial.id: value}) for value in values)


def _checked(dial: Dial, value: Any) -> str | int:
    ids = [option.id for option in dial.options]
    if ids and value not in ids:
        raise DialError(say("{0} = {1}: expected one of {2}", dial.id, value, ", ".join(ids)))
    if not ids and (type(value) is not int or not dial.least <= value <= dial.most):
        raise DialError(
            say("{0} = {1}: expected a whole number from {2} to {3}", dial.id, value, dial.least, dial.most)
        )
    return value if ids else int(value)


def _settings(dial: Dial, value: str | int) -> tuple[str, ...]:
    if dial.setting is not None:
        return (f"{dial.setting}={value}",)
    return next(option.settings for option in dial.options if option.id == value)


def drawing_answer(lesson: Lesson, step: Step, data: bytes | str, name: str) -> Drawn:
    """Return the working links in a drawing file, as the answer to a step. Raises DrawnError."""
    scenario = lesson.scenario(lesson.run_of(lesson.index(step.id)))
    return drawn(
        scenario, drawing_of(starting_drawing(lesson, step), step.drawing or ""), drawing_of(data, name)
    )


def starting_drawing(lesson: Lesson, step: Step) -> bytes:
    """Return the drawing file with which a student begins. Raises DrawnError."""
    return _file(lesson, step.drawing or "")


def act_settings(lesson: Lesson, step: Step, act: Act) -> tuple[str, ...]:
    """Return the settings of an act that makes a machine. Raises DialError, DrawnError."""
    if act.drawing is not None:
        return drawing_answer(lesson, step, _file(lesson, act.drawing), act.drawing).settings
    return settings_of(step, act.build or {})


def answer_settings(lesson: Lesson, step: Step, answer: Any) -> tuple[str, ...]:
    """Return the settings of the student's machine; no settings without an answer. Raises DialError,
    DrawnError.
    """
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
