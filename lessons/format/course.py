"""A course: lessons that a trainer has selected, in an order, each with its due date."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError
from pydantic_core import PydanticCustomError

from engine.language import say
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.model_errors import wrong_text
from engine.scenario.files.toml_input import read_toml
from lessons.format.error import LessonError
from lessons.format.load import LessonEntry, catalog
from lessons.format.translation import ENGLISH

_MODEL = ConfigDict(frozen=True, extra="forbid")


def _to_day(value: Any) -> date:
    """Return a date as read by TOML; a number would be interpreted as a day after 1970."""
    if type(value) is date:
        return value
    said = say("expected a date without quotation marks, such as 2027-01-15")
    raise PydanticCustomError("no_date", "{said}", {"said": said})


class _CourseLesson(BaseModel):
    model_config = _MODEL

    id: Annotated[str, Field(strict=True, max_length=60)]
    by: Annotated[date | None, BeforeValidator(_to_day)] = None


class _CourseFile(BaseModel):
    model_config = _MODEL

    format: Literal[1]
    title: Annotated[str, Field(strict=True, min_length=1, max_length=120)]
    lessons: Annotated[tuple[_CourseLesson, ...], Field(min_length=1, max_length=200)]


@dataclass(frozen=True)
class Course:
    """The title, and lessons with their due dates; None = no due date."""

    title: str
    lessons: tuple[tuple[LessonEntry, date | None], ...]

    def due(self, lesson_id: str) -> date | None:
        """Return the due date of a lesson."""
        return next((by for entry, by in self.lessons if entry.id == lesson_id), None)


def load_course(path: Path, language: str = ENGLISH) -> Course:
    """Load a course; its lessons are those that come with the program. Raises LessonError."""
    try:
        table = read_toml(path, path.name)
        found = _CourseFile.model_validate(table)
    except ScenarioError as error:
        raise LessonError("", 0, str(error)) from None
    except ValidationError as error:
        raise LessonError(path.name, 0, wrong_text(error, _CourseFile, table)) from None
    return Course(found.title, tuple(_lessons(found, path.name, language)))


def _lessons(found: _CourseFile, name: str, language: str) -> list[tuple[LessonEntry, date | None]]:
    known = {entry.id: entry for entry in catalog(language=language)}
    chosen: dict[str, tuple[LessonEntry, date | None]] = {}
    for number, lesson in enumerate(found.lessons, 1):
        if lesson.id not in known:
            text = say("expected the ID of a lesson that `lparlab lesson list` shows")
            raise LessonError(name, 0, f"lessons.{number}.id = {lesson.id}: {text}")
        if lesson.id in chosen:
            raise LessonError(
                name, 0, f"lessons.{number}.id = {lesson.id}: {say('expected each lesson once')}"
            )
        chosen[lesson.id] = known[lesson.id], lesson.by
    return list(chosen.values())
