"""Writes tables of values with their sources as a scenario, and as a TOML file with comments."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import tomlkit

from engine.language import one_line
from engine.site.questions import Said

Table = dict[str, Any]
WIDTH = 100


def plain(table: Any) -> Any:
    """Return the values without their sources."""
    if isinstance(table, Said):
        return table.value
    if isinstance(table, dict):
        return {key: plain(value) for key, value in table.items() if value != {}}
    return table


def document(table: Table, title: str, caution: str) -> str:
    """Return the text of the file; a comment next to each value gives its source. caution: its first
    lines.
    """
    made = tomlkit.document()
    for line in wrap(caution, WIDTH):
        made.add(tomlkit.comment(one_line(line)))
    for line in (
        f"{title}: a scenario of LPAR Lab, made of the definitions of a site.",
        "The comment next to a value names its source; values marked assumed: come from no file.",
        "Simulated figures are not measurements.",
    ):
        made.add(tomlkit.comment(one_line(line)))
    _fill(made, table)
    return tomlkit.dumps(made)


def _fill(place: Any, table: Table) -> None:
    for key, value in table.items():
        if not isinstance(value, Said | dict):
            place.add(key, tomlkit.item(value))
        elif isinstance(value, Said):
            item = tomlkit.item(value.value)
            if isinstance(item, tomlkit.items.Table):
                item = _inline(value.value)
            if value.source:
                item.comment(one_line(" ".join(value.source.split())))
            place.add(key, item)
        elif value:
            inner = tomlkit.table()
            _fill(inner, value)
            place.add(key, inner)


def _inline(table: Any) -> Any:
    item = tomlkit.inline_table()
    item.update(table)
    return item


def assumed(table: Table, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield the keys of values that are assumed."""
    for key, value in table.items():
        if isinstance(value, Said):
            if "assumed" in value.source:
                yield ".".join((*path, key))
        elif isinstance(value, dict):
            yield from assumed(value, (*path, key))
