"""LessonFinding: a problem that `lesson check` has found, with its location."""

from __future__ import annotations

from typing import NamedTuple

from engine.language import one_line
from engine.scenario.files.error import Key
from lessons.format.error import LessonError, in_file, sentence
from lessons.format.lesson import TABLE, Lesson


class LessonFinding(NamedTuple):
    """An error, the file in the lesson's folder ("" = the folder), and the line (0 = the whole file)."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return in_file(self.file, self.line, self.text)


def at_key(lesson: Lesson, key: Key, text: str) -> LessonFinding:
    """Return the finding for a key of lesson.toml."""
    return LessonFinding(TABLE, lesson.lines.of(key), one_line(sentence(key, text)))


def of_error(error: LessonError) -> LessonFinding:
    """Return an error as a finding."""
    return LessonFinding(error.file, error.line, error.text)
