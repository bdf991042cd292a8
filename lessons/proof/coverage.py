"""The step and shipped lesson that recreate each table and figure of the studies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from engine.studies.exhibits import Exhibit, exhibits
from lessons.format.lesson import Lesson
from lessons.format.load import folders, load_lesson


class LessonPlace(NamedTuple):
    """A step that recreates a table or figure. `number` is the lesson number: 5."""

    exhibit: str
    number: int
    lesson: str
    step: str


def coverage(paths: Iterable[Path] | None = None) -> list[tuple[Exhibit, list[LessonPlace]]]:
    """Return every table and figure with the steps that recreate it; no steps if no lesson recreates it.

    paths: lesson folders; default: the shipped lessons. Raises LessonError for a damaged lesson.
    """
    places = [place for path in paths or folders() for place in _places(path)]
    return [
        (exhibit, [place for place in places if place.exhibit == exhibit.id])
        for exhibit in exhibits().values()
    ]


def _places(path: Path) -> Iterator[LessonPlace]:
    lesson: Lesson = load_lesson(path)
    for step in lesson.steps:
        for exhibit in step.recreates:
            yield LessonPlace(exhibit, int(path.name.partition("_")[0]), lesson.title, step.title)
