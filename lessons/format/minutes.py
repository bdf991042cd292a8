"""The time that a lesson takes: its words at a reader's pace, and the usual time for each kind of step."""

from __future__ import annotations

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


def minutes(lesson: Lesson) -> float:
    """Return the minutes that a lesson takes; the `minutes` of a step replace the usual time to do it."""
    return sum(_each(lesson))


def planned(lesson: Lesson) -> list[float]:
    """Return the minutes of each step; they add up to those of the lesson."""
    each = _each(lesson)
    return [value * lesson.minutes / sum(each) for value in each]


def _each(lesson: Lesson) -> list[float]:
    """Return the minutes of each step; the opening is read at the first one."""
    opening = _to_read(" ".join([lesson.introduction, *lesson.objectives]))
    first, *others = (_to_read(_text(step)) + _to_do(step) for step in lesson.steps)
    return [opening + first, *others]


def _to_read(text: str) -> float:
    return len(text.split()) / WORDS_A_MINUTE


def _text(step: Step) -> str:
    asked = [option.text for option in step.options] + [goal.text for goal in step.goals]
    return " ".join([step.markdown, *asked])


def _to_do(step: Step) -> float:
    if step.minutes is not None:
        return step.minutes
    if step.form == "text":
        return IN_WORDS_MINUTES
    return STEP_MINUTES[step.kind] + (step.form in DRAWN)
