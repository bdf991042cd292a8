"""The types of single fields of lesson.toml, each with its check."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field

from engine.language import say
from engine.scenario.files.quantities import to_time
from lessons.format.ways import check_way

STUDENT = "student"  # a separate seed for each student
MOST = 1e15  # of any number in a lesson
_CASE = re.compile(r"fault-[a-z]{1,40}-[123](-[0-9]{1,6})?")


def _word(most: int) -> AfterValidator:
    def check(text: str) -> str:
        if not re.fullmatch(rf"[a-z0-9-]{{1,{most}}}", text):
            raise ValueError(say("expected an ID: at most {0} characters of a-z, 0-9 and -", most))
        return text

    return AfterValidator(check)


def is_case(text: str) -> bool:
    """Return whether a text names a case of *Find the fault*, or its study and difficulty, in place of a
    lesson.
    """
    return _CASE.fullmatch(text) is not None


def _no_case(text: str) -> str:
    if is_case(text):
        raise ValueError(say("expected a different ID: reports on Find the fault have IDs of this form"))
    return text


def _plain(text: str) -> str:
    if not text.isprintable() or not text.strip():
        raise ValueError(say("expected some text on one line"))
    return text


def _prose(text: str) -> str:
    if not text.strip() or not all(c.isprintable() or c in "\n\t" for c in text):
        raise ValueError(say("expected some text"))
    return text


def to_seed(value: Any) -> Any:
    """Return a seed: a whole number, 0 or greater, or STUDENT. Raises ValueError."""
    if value == STUDENT or (type(value) is int and 0 <= value < 2**63):
        return value
    raise ValueError(say('expected a whole number of at least 0, or "student"'))


def to_number(value: Any) -> float:
    """Return a finite number. Raises ValueError."""
    if type(value) not in (int, float) or not abs(value) <= MOST:
        raise ValueError(say("expected a number"))
    return float(value)


def _positive(value: float) -> float:
    if value <= 0:
        raise ValueError(say("expected a number above 0"))
    return value


def _time(value: Any) -> int:
    ns = to_time(value)
    if ns <= 0:
        raise ValueError(say('expected a time above 0 with its unit, like "10s"'))
    return ns


Id = Annotated[str, Field(strict=True), _word(60)]
LessonId = Annotated[Id, AfterValidator(_no_case)]
StepId = Annotated[str, Field(strict=True), _word(40)]
OneLine = Annotated[str, Field(strict=True, max_length=200), AfterValidator(_plain)]
Prose = Annotated[str, Field(strict=True, max_length=2000), AfterValidator(_prose)]
Words = Annotated[
    str, Field(strict=True, max_length=400), AfterValidator(_plain)
]  # moment, condition, command
Way = Annotated[
    str, Field(strict=True, max_length=400), AfterValidator(_plain), AfterValidator(check_way)
]  # to a number
Setting = Annotated[str, Field(strict=True, max_length=2000), AfterValidator(_plain)]  # of a scenario
Number = Annotated[float, BeforeValidator(to_number)]
Above0 = Annotated[float, BeforeValidator(to_number), AfterValidator(_positive)]
Time = Annotated[int, BeforeValidator(_time)]  # ns
Name = Annotated[str, Field(strict=True, pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,39}$")]
Anchor = Annotated[str, Field(strict=True, max_length=80), AfterValidator(_plain)]
