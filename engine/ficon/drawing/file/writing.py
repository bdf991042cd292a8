"""A drawing -> the text of its file. Each field has its own line, so that differences can be read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from engine.ficon.drawing.file.models import FORMAT, MAX_TITLE_LENGTH, VERSION
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Change, Drawing, Place, id_key
from engine.ficon.drawing.model.fields import Thing

MAX_STEPS = 4_000_000  # characters of all undo and redo steps; the oldest are removed first


def text(drawing: Drawing, history: UndoHistory | None = None) -> str:
    """Return the file's text. Elements are sorted by kind and ID, so that unchanged ones stay in place."""
    undone = _steps(history.undone if history else (), False, MAX_STEPS // 2)
    done = _steps(history.done if history else (), True, MAX_STEPS - sum(map(len, undone)))
    places = drawing.places
    there = sorted((name for name in places if name in drawing), key=id_key)
    parts = [
        f'{{\n  "format": "{FORMAT}",\n  "version": {VERSION}',
        _block("things", map(_thing, drawing.sorted()), "[]"),
        _block("places", (f'    "{name}": {_line(places[name])}' for name in there), "{}"),
        _block("done", (f"    {text}" for text in done), "[]"),
        _block("undone", (f"    {text}" for text in undone), "[]"),
    ]
    return ",\n".join(parts) + "\n}\n"


def step(change: Change, before: bool) -> str:
    """Return the values before or after a change, as one line of JSON."""
    side = 0 if before else 1
    table: dict[str, Any] = {"title": _plain(change.title)[:MAX_TITLE_LENGTH]}
    if change.things:
        table["things"] = {name: fields_of(pair[side]) for name, pair in change.things.items()}
    if change.places:
        table["places"] = {name: pair[side] for name, pair in change.places.items()}
    if change.select:
        table["select"] = change.select
    return _line(table)


def _steps(changes: Sequence[Change], before: bool, room: int) -> list[str]:
    """Return lines for the last changes, as many as fit."""
    kept: list[str] = []
    for change in reversed(changes):
        kept.append(step(change, before))
        room -= len(kept[-1])
        if room < 0:
            return kept[-2::-1]
    return kept[::-1]


def _block(key: str, lines: Iterable[str], brackets: str) -> str:
    inside = ",\n".join(lines)
    return f'  "{key}": {brackets[0]}\n{inside}\n  {brackets[1]}' if inside else f'  "{key}": {brackets}'


def _thing(thing: Thing) -> str:
    fields = fields_of(thing)
    assert fields is not None
    lines = ",\n".join(f'      "{key}": {_line(value)}' for key, value in fields.items())
    return f"    {{\n{lines}\n    }}"


def fields_of(thing: Thing | None) -> dict[str, Any] | None:
    """Return all fields that differ from their defaults, with ID and kind first."""
    if thing is None:
        return None
    return {
        "id": thing.id,
        "kind": type(thing).model_fields["kind"].default,
        **thing.model_dump(mode="json", exclude_defaults=True),
    }


def _line(value: Place | Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _plain(words: str) -> str:
    """Return the words without characters that a file cannot contain."""
    return words.encode("utf-8", "replace").decode()
