"""Errors in a lesson: one sentence with file and line, and the line of a key in a TOML text."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Any

from engine.language import one_line, say
from engine.scenario.files.error import Key, key_text, shown
from engine.scenario.files.toml_input import TOKEN

_BLANK = re.compile(r"(?:\s|#[^\n]*)*")
_HEADER = re.compile(r"\[(\[?)((?:\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'|[^\[\]\"'\n])*)\]\]?[^\n]*")
_KEY = re.compile(r"((?:\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'|[^=\"'\n])*)=")
_PART = re.compile(r"\"((?:[^\"\\]|\\.)*)\"|'([^']*)'|([A-Za-z0-9_-]+)")


class LessonError(ValueError):
    """A lesson cannot be used; message for the user: "lesson.toml:37: steps.3.until: expected ..."."""

    def __init__(self, file: str, line: int, text: str) -> None:
        self.file, self.line = one_line(file), line
        self.text = one_line(text)
        super().__init__(in_file(self.file, line, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return LessonError, (self.file, self.line, self.text)


def in_file(file: str, line: int, text: str) -> str:
    """Return "lesson.toml:37: text", with as much of the location as is known."""
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


class KeyLines:
    """The locations of a text's keys and list items; the text must be valid TOML."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self._found: dict[Key, int] = {}
        self._counts: dict[Key, int] = {}  # last item of each array of tables
        self._scanned = False  # until a line is requested: most texts are right

    def of(self, key: Key) -> int:
        """Return the line (from 1) of a key, or of the nearest table around it."""
        if not self._scanned:
            self._scanned = True
            self._scan()
        while key and key not in self._found:
            key = key[:-1]
        return self._found.get(key, 1)

    def _scan(self) -> None:
        table: Key = ()
        at = _skip(self._text, 0)
        while at < len(self._text):
            if header := _HEADER.match(self._text, at):
                table = self._header(_parts(header[2]), bool(header[1]))
                self._found.setdefault(table, self._line(at))
                self._found.setdefault(table[:-1] if header[1] else table, self._line(at))
                at = header.end()
            elif given := _KEY.match(self._text, at):
                key = (*table, *_parts(given[1]))
                self._found.setdefault(key, self._line(at))
                at = self._value(key, given.end())
            else:
                return
            at = _skip(self._text, at)

    def _header(self, parts: Key, many: bool) -> Key:
        if not many:
            return self._inside(parts)
        around = self._inside(parts)
        self._counts[around] = self._counts.get(around, -1) + 1
        return (*around, self._counts[around])

    def _inside(self, parts: Key) -> Key:
        """Return the path, adding the index of the last table wherever an array of tables is meant."""
        path: Key = ()
        for place, part in enumerate(parts):
            path = (*path, part)
            if path in self._counts and place < len(parts) - 1:
                path = (*path, self._counts[path])
        return path

    def _value(self, key: Key, at: int) -> int:
        """Note the items of a list; return the position at which the value ends."""
        lists: list[int] = []  # the number of the item in each open list; -1 in an inline table
        for token in TOKEN.finditer(self._text, at):
            mark = token.group()
            if mark == "\n" and not lists:
                return token.end()
            if mark in "]}" and lists:
                lists.pop()
            elif mark in "[{":
                lists.append(0 if mark == "[" else -1)
            elif mark == "," and lists and lists[-1] >= 0:
                lists[-1] += 1
            if mark in "[," and lists and min(lists) >= 0:
                self._found.setdefault((*key, *lists), self._line(_skip(self._text, token.end())))
        return len(self._text)

    def _line(self, at: int) -> int:
        return bisect_right(self._ends, at - 1) + 1


def _skip(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    return found.end() if found else at


def _parts(text: str) -> Key:
    return tuple(_unquoted(*found.groups()) for found in _PART.finditer(text))


def _unquoted(*groups: str | None) -> str:
    return next(part for part in groups if part is not None)
