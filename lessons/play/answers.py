"""The answers to steps as JSON values, checked before they are kept.

number: a number in the shown unit. choice: the id of an option. order: the ids of all items, the largest
first. bars: {item: {place: pages}}. series: {point: value}. curve: [[ns, value], ...] with ascending times.
text: a text.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from pydantic import JsonValue

from engine.language import say
from lessons.format.models import Step

MAX_POINTS = 1000
MAX_TEXT = 20_000  # characters of a text


class AnswerError(ValueError):
    """A value that is not an answer to this step; the text describes a valid answer."""


def checked(step: Step, value: Any) -> JsonValue:
    """Return the answer in the form in which it is kept. Raises AnswerError."""
    form = step.form or "text"  # what is reflected on is a text
    return _CHECKS[form](step, value)


def _number(step: Step, value: Any) -> float:
    if type(value) not in (int, float) or not abs(value) <= sys.float_info.max:
        raise AnswerError(say("expected a number"))
    if not step.least <= value <= step.most:
        raise AnswerError(say("expected a number from {0:,g} to {1:,g}", step.least, step.most))
    return float(value)


def _choice(step: Step, value: Any) -> str:
    ids = [option.id for option in step.options]
    if value not in ids:
        raise AnswerError(say("expected one of {0}", ", ".join(ids)))
    return str(value)


def _order(step: Step, value: Any) -> list[JsonValue]:
    ids = [item.id for item in step.items]
    given = list(value) if isinstance(value, list | tuple) else []
    if not all(isinstance(id, str) for id in given) or sorted(given) != sorted(ids):
        raise AnswerError(say("expected {0} in order, the largest first", ", ".join(ids)))
    return given


def _bars(step: Step, value: Any) -> dict[str, JsonValue]:
    ids = [item.id for item in step.items]
    if not isinstance(value, dict) or set(value) != set(ids):
        raise AnswerError(say("expected a bar for each of {0}", ", ".join(ids)))
    return {id: _bar(step, value[id]) for id in ids}


def _bar(step: Step, value: Any) -> dict[str, JsonValue]:
    if not isinstance(value, dict) or set(value) != set(step.places):
        raise AnswerError(say("expected pages for each of {0}", ", ".join(step.places)))
    return {place: _number(step, value[place]) for place in step.places}


def _series(step: Step, value: Any) -> dict[str, JsonValue]:
    if not isinstance(value, dict) or not value or not all(isinstance(id, str) for id in value):
        raise AnswerError(say("expected a number for each point of the sweep"))
    return {id: _number(step, number) for id, number in value.items()}


def _curve(step: Step, value: Any) -> list[JsonValue]:
    if not isinstance(value, list | tuple) or not 2 <= len(value) <= MAX_POINTS:
        raise AnswerError(say("expected a curve of 2 to {0} points", MAX_POINTS))
    points = [_point(step, point) for point in value]
    if any(b[0] <= a[0] for a, b in zip(points, points[1:], strict=False)):
        raise AnswerError(say("expected points in ascending time"))
    return [list(point) for point in points]


def _point(step: Step, value: Any) -> tuple[int, float]:
    if not isinstance(value, list | tuple) or len(value) != 2 or type(value[0]) not in (int, float):
        raise AnswerError(say("expected points like [time in ns, value]"))
    if not 0 <= value[0] < 2**62:
        raise AnswerError(say("expected times of 0 ns or more"))
    return int(value[0]), _number(step, value[1])


def _text(step: Step, value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise AnswerError(say("expected at least one word"))
    if len(value) > MAX_TEXT:
        raise AnswerError(say("expected at most {0:,} characters", MAX_TEXT))
    return value


_CHECKS: dict[str, Callable[[Step, Any], JsonValue]] = {
    "number": _number,
    "choice": _choice,
    "order": _order,
    "bars": _bars,
    "curve": _curve,
    "series": _series,
    "text": _text,
}
