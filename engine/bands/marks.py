"""The source of each value in a scenario's files, as stated in the comment next to the value.

A comment after a value, or directly above the value or its table, belongs to that value. A value without a
comment has the same source as the value before it in its table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.container import Container
from tomlkit.items import Comment, InlineTable, Item, Table, Whitespace

from engine.experiments.origins import origin_of
from engine.scenario.files.layers import chain_of
from engine.scenario.files.merging import LIKE
from engine.scenario.scenario import find_scenario

VARIED = (
    *("lpar", "paging", "parameters", "network", "kinds", "guests", "loads", "sessions", "packs", "links"),
    "trunks",
)

ValuePath = tuple[str, ...]


@dataclass(frozen=True)
class Mark:
    """A value of a scenario file as it is written there, and the comment that states its source."""

    value: Any
    comment: str


def marks_of(scenario: str | Path) -> dict[ValuePath, Mark]:
    """Return the values of a scenario's files, by path; a file takes precedence over the files that it
    extends.

    Raises ScenarioError.
    """
    found: dict[ValuePath, Mark] = {}
    for path, _, _ in reversed(list(chain_of(*find_scenario(scenario)))):
        found |= _marks(path.read_text("utf-8"))
    return _with_likes(found)


def _with_likes(found: dict[ValuePath, Mark]) -> dict[ValuePath, Mark]:
    """Return the marks, including those that a kind inherits from another kind (`like`)."""
    likes = {path[1]: str(mark.value) for path, mark in found.items() if path[2:] == (LIKE,)}
    made = {path: mark for path, mark in found.items() if path[2:] != (LIKE,)}
    for name in likes:
        other = name
        for _ in likes:  # kinds that are like each other are no scenario
            other = likes.get(other, "")
            of_other = [path for path in found if path[:2] == ("kinds", other) and path[2:] != (LIKE,)]
            for path in of_other:
                made.setdefault(("kinds", name, *path[2:]), found[path])
    return made


@lru_cache(maxsize=64)
def _marks(text: str) -> dict[ValuePath, Mark]:
    reader = _MarkReader()
    return {path: Mark(value, comment) for path, value, comment in reader.read(tomlkit.parse(text), ())}


class _MarkReader:
    """Reads a file from top to bottom, keeping track of the comment that applies."""

    def __init__(self) -> None:
        self._above = self._comment = ""

    def read(self, table: Any, path: ValuePath) -> Iterator[tuple[ValuePath, Any, str]]:
        """Yield the path, value and comment of each value in a table and in its nested tables."""
        container = table if isinstance(table, Container) else table.value
        for key, item in container.body:
            if isinstance(item, Comment):
                self._above += f" {item.trivia.comment.lstrip('# ')}"
            elif isinstance(item, Whitespace):
                self._above = ""
            elif isinstance(item, Table) and key is not None:
                yield from self._inside(item, (*path, key.key))
            elif isinstance(item, InlineTable) and key is not None:
                self._counts(item.trivia.comment)
                yield from self._varied(item, (*path, key.key))
            elif isinstance(item, Item) and key is not None and path:
                yield (*path, key.key), item.unwrap(), self._counts(item.trivia.comment)

    def _inside(self, table: Table, path: ValuePath) -> Iterator[tuple[ValuePath, Any, str]]:
        """Yield the values of a table in the same form; a comment directly above the table applies to the
        first values.
        """
        if not table.is_super_table():
            self._comment, self._above = self._above if origin_of(self._above) else "", ""
        yield from self._varied(table, path)

    def _varied(self, table: Any, path: ValuePath) -> Iterator[tuple[ValuePath, Any, str]]:
        if path[0] in VARIED:
            yield from self.read(table, path)

    def _counts(self, beside: str) -> str:
        """Return the comment that applies to a value."""
        own, self._above = next(filter(origin_of, (beside, self._above)), ""), ""
        if own:
            self._comment = own.lstrip("# ")
        return self._comment
