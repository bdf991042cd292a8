"""What each value of a scenario's files rests on, as the comments beside them say.

A comment behind a value, or right above it or its table, is that value's. A value without one rests on the
same as the value before it in its table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.container import Container
from tomlkit.items import Comment, Item, Table, Whitespace

from engine.experiments.origins import origin_of
from engine.scenario.files.layers import chain_of
from engine.scenario.scenario import find_scenario

VARIED = (
    *("lpar", "paging", "parameters", "network", "kinds", "guests", "loads", "sessions", "packs", "links"),
    "trunks",
)

ValuePath = tuple[str, ...]


@dataclass(frozen=True)
class Mark:
    """A value of a scenario file as it is written there, and the comment that says what it rests on."""

    value: Any
    comment: str


def marks_of(scenario: str | Path) -> dict[ValuePath, Mark]:
    """Return the values of a scenario's files, by path; of several files the upper one counts.

    Raises ScenarioError.
    """
    found: dict[ValuePath, Mark] = {}
    for path, _, _ in reversed(list(chain_of(*find_scenario(scenario)))):
        found |= _marks(path.read_text("utf-8"))
    return found


@lru_cache(maxsize=64)
def _marks(text: str) -> dict[ValuePath, Mark]:
    reader = _MarkReader()
    return {path: Mark(value, comment) for path, value, comment in reader.read(tomlkit.parse(text), ())}


class _MarkReader:
    """Goes through a file from top to bottom with the comment that counts."""

    def __init__(self) -> None:
        self._above = self._comment = ""

    def read(self, table: Any, path: ValuePath) -> Iterator[tuple[ValuePath, Any, str]]:
        """Yield path, value and comment of each value of a table and of those inside."""
        container = table if isinstance(table, Container) else table.value
        for key, item in container.body:
            if isinstance(item, Comment):
                self._above += f" {item.trivia.comment.lstrip('# ')}"
            elif isinstance(item, Whitespace):
                self._above = ""
            elif isinstance(item, Table) and key is not None:
                yield from self._inside(item, (*path, key.key))
            elif isinstance(item, Item) and key is not None and path:
                yield (*path, key.key), item.unwrap(), self._counts(item.trivia.comment)

    def _inside(self, table: Table, path: ValuePath) -> Iterator[tuple[ValuePath, Any, str]]:
        """Yield the same of a table; the comment right above it is for its first values."""
        if not table.is_super_table():
            self._comment, self._above = self._above if origin_of(self._above) else "", ""
        if path[0] in VARIED:
            yield from self.read(table, path)

    def _counts(self, beside: str) -> str:
        """Return the comment that counts for a value."""
        own, self._above = next(filter(origin_of, (beside, self._above)), ""), ""
        if own:
            self._comment = own.lstrip("# ")
        return self._comment
