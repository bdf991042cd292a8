"""The time that a lesson takes: its words at a reader's pace, and the usual time for each kind of step."""

from __future__ import annotations

from collections.abc import Iterable

from lessons.format.lesson import Lesson
from lessons.format.models import Kind, Step

WORDS_A_MINUTE = 130
STEP_MINUTES: dict[Kind, float] = {
    "read": 0.2,
    "example": 0.5,
    "recap": 0.2,
    "recall": 1.0,
    "watch": 1.0,
    "predict": 1.0,
    "run": 0.5,
    "sweep": 1.0,
    "compare": 0.5,
    "explain": 1.0,
    "do": 4.0,
    "grade": 2.0,
    "reflect": 0.5,
}
DRAWN = ("bars", "curve", "series")  # take a minute more than a number
IN_WORDS_MINUTES = 4.0


def minutes(steps: Iterable[Step]) -> float:
    """Return the minutes that steps take; the `minutes` of a step replace the usual time to do it."""
    return sum(_of_step(step) for step in steps)


def planned(lesson: Lesson) -> list[float]:
    """Return the minutes of each step; they add up to those of the lesson."""
    each = [_of_step(step) for step in lesson.steps]
    return [one * lesson.minutes / sum(each) for one in each]


def _of_step(step: Step) -> float:
    return len(_text(step).split()) / WORDS_A_MINUTE + _to_do(step)


def _text(step: Step) -> str:
    asked = [option.text for option in step.options] + [goal.text for goal in step.goals]
    return " ".join([step.markdown, *asked])


def _to_do(step: Step) -> float:
    if step.minutes is not None:
        return step.minutes
    if step.form == "text":
        return IN_WORDS_MINUTES
    return STEP_MINUTES[step.kind] + (step.form in DRAWN)
