"""Holds the numbers of a worked solution against what the run says."""

from __future__ import annotations

import re

from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.judging import figure_text, judge, unit_of

_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


def unlike(lesson: Lesson, step: Step, found: float) -> str | None:
    """Return what is wrong with the worked solution of a number or a point; None if a number is near enough.

    found: what the run says, in the unit of the step.
    """
    alone = step.model_copy(update={"form": "number"})
    if not step.worked or any(judge(lesson, alone, number, found).right for number in _numbers(step.worked)):
        return None
    said = figure_text(found, unit_of(step))
    return f"the run says {said}; expected a number near it in the worked solution"


def _numbers(text: str) -> list[float]:
    return [float(item.replace(",", "")) for item in _NUMBER.findall(text)]
