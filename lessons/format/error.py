"""Errors in a lesson: one sentence with file and line."""

from __future__ import annotations

from typing import Any

from engine.language import one_line, say
from engine.scenario.files.error import Key, key_text, shown


class LessonError(ValueError):
    """A lesson cannot be used; for people: "lesson.toml:37: steps.3.until: expected ..."."""

    def __init__(self, file: str, line: int, text: str) -> None:
        self.file, self.line = one_line(file), line
        self.text = one_line(text)
        super().__init__(in_file(self.file, line, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return LessonError, (self.file, self.line, self.text)


def in_file(file: str, line: int, text: str) -> str:
    """Return "lesson.toml:37: text", with as much of the place as is known."""
    place = f"{file}:{line}" if line else file
    return f"{place}: {text}" if place else text


class WrongKey(Exception):
    """An error in a key of lesson.toml; the loader adds the file, the line and the value as written."""

    def __init__(self, key: Key, expected: str, nearest: str = "") -> None:
        super().__init__(expected)
        self.key, self.expected, self.nearest = key, expected, nearest


def sentence(key: Key, expected: str, value: Any = None, nearest: str = "") -> str:
    """Return "steps.3.until = x: what was expected; the nearest valid name is y"."""
    subject = key_text(key) if value is None else f"{key_text(key)} = {shown(value)}"
    hint = say("; the nearest valid name is {0}", nearest) if nearest else ""
    return f"{subject}: {expected}{hint}" if subject else f"{expected}{hint}"
