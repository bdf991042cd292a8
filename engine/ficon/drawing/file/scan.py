"""Positions in a JSON text. Slow and without recursion; for error messages only."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.language import say

MAX_DEPTH = 60  # brackets within each other; a drawing needs eight
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:]|[^\s\[\]{},:"]+')
Step = int | str


class _Level:
    """An array or object that has been entered. at: the current position in it."""

    def __init__(self, array: bool) -> None:
        self.array = array
        self.at: Step = 0 if array else ""
        self.keys: set[str] = set()
        self.key_next = not array


def _values(text: str) -> Iterator[tuple[int, list[_Level], bool]]:
    """Yield each value's offset and path, and whether its key is a duplicate in its object."""
    levels: list[_Level] = []
    twice = False
    for found in _TOKEN.finditer(text):
        token, top = found[0], levels[-1] if levels else None
        if token in "]}":
            if levels:
                levels.pop()
        elif token == ",":
            if top:
                top.key_next = not top.array
                top.at = top.at + 1 if isinstance(top.at, int) else ""
        elif token == ":":
            continue
        elif top and top.key_next:
            top.at, top.key_next = token[1:-1], False
            twice = top.at in top.keys
            top.keys.add(top.at)
        else:
            yield found.start(), levels, twice
            twice = False
            if token in "[{":
                levels.append(_Level(token == "["))


def line_of(text: str, offset: int) -> str:
    """Return a place like "line 12, column 3"."""
    start = text.rfind("\n", 0, offset) + 1
    return say("line {0}, column {1}", text.count(chr(10), 0, offset) + 1, offset - start + 1)


def too_deep(text: str) -> str:
    """Return the place where brackets are nested too deeply; "" if there is no such place."""
    found = (offset for offset, levels, _ in _values(text) if len(levels) > MAX_DEPTH)
    offset = next(found, None)
    return "" if offset is None else line_of(text, offset)


def repeated_key(text: str) -> str:
    """Return the place of a duplicate key in an object."""
    offset = next((offset for offset, _, again in _values(text) if again), None)
    return "" if offset is None else line_of(text, offset)


def word(text: str, given: str) -> str:
    """Return the place of the first value that is this bare word."""
    offset = next((offset for offset, _, _ in _values(text) if text.startswith(given, offset)), None)
    return "" if offset is None else line_of(text, offset)


def place_of(text: str, path: Sequence[Step]) -> str:
    """Return the place of a value by its path; "" if it is missing."""
    wanted = list(path)
    for offset, levels, _ in _values(text):
        if len(levels) == len(wanted) and [level.at for level in levels] == wanted:
            return line_of(text, offset)
    return ""
