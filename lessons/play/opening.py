"""What a lesson says before its first step: its introduction, and what students can do at its end."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language import say
from lessons.format.lesson import Lesson


def title_over(lesson: Lesson, place: int) -> str:
    """Return the title over the text of a step: over the opening it is that of the lesson."""
    return lesson.title if _opens(lesson, place) else lesson.steps[place].title


def with_opening(lesson: Lesson, place: int, text: str) -> str:
    """Return the text of a step (Markdown); before the first one come the opening and its own title."""
    if not _opens(lesson, place):
        return text
    return "\n\n".join([*_opening(lesson), f"### {lesson.steps[place].title}", text])


def _opens(lesson: Lesson, place: int) -> bool:
    return place == 0 and bool(lesson.introduction or lesson.objectives)


def _opening(lesson: Lesson) -> Iterator[str]:
    if lesson.introduction:
        yield lesson.introduction
    if lesson.objectives:
        yield f"**{say('After this lesson you can:')}**"
        yield "\n".join(f"* {objective}" for objective in lesson.objectives)
