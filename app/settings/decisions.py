"""Decisions about stored values that cannot be used: each value is changed, or treated as not set."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from app.settings.fields import LANGUAGE, MEMORY, MOTION, SPEED, TEXT_SIZE, THEME, Field
from app.settings.settings import Settings
from app.settings.stored import text, unsealed
from engine.reading_notes import Decision, ReadingNote

_FIELDS: tuple[Field, ...] = (THEME, TEXT_SIZE, MOTION, MEMORY, LANGUAGE, SPEED)
_TABLES: Mapping[str, type] = {
    "named-layouts": dict,
    "sweep": dict,
    "console": dict,
    "data-headings": dict,
    "connection-columns": dict,
    "drawing/views": list,
    "keys": dict,
    "drawing/keys": dict,
}
_DOCKS = ("layout-of/", "layouts/", "drawing/layout")


def reading_notes(settings: Settings) -> Iterator[ReadingNote]:
    """Yield notes on values that are damaged, out of range, or not a choice of this version."""
    for name in settings.damaged:
        yield _note("left out", _tr("damaged; treated as not set"), name)
    yield from _out_of_range(settings)
    for key in settings.store.allKeys():
        if _is_damaged(settings, key):
            yield _note("left out", _tr("damaged; treated as not set"), key)
    yield from _entries(settings, "console", settings.console_history)
    yield from _entries(settings, "keys", settings.lab_keys)
    yield from _entries(settings, "drawing/keys", settings.drawing_keys)


def _out_of_range(settings: Settings) -> Iterator[ReadingNote]:
    for field in _FIELDS:
        stored, used = settings.store.value(field.key), settings.chosen(field)
        if stored is not None and str(stored) != str(used):
            said = _tr("{0} is not possible here; {1} is used").format(str(stored)[:60], str(used) or "-")
            yield _note("changed", said, field.key)


def _is_damaged(settings: Settings, key: str) -> bool:
    stored = settings.store.value(key)
    if key.startswith(_DOCKS):
        return unsealed(stored).isEmpty()
    if key == "speed":
        return not text(stored).lstrip("-").isdecimal()
    if key not in _TABLES or not stored:
        return False
    try:
        return not isinstance(json.loads(text(stored)), _TABLES[key])
    except (ValueError, RecursionError):
        return True


def _entries(settings: Settings, key: str, usable: Collection[str]) -> Iterator[ReadingNote]:
    """Yield notes on entries of a stored table that are not usable."""
    try:
        stored = json.loads(text(settings.store.value(key)) or "{}")
    except (ValueError, RecursionError):
        return
    for name in set(stored if isinstance(stored, dict) else ()) - set(usable):
        yield _note("left out", _tr("damaged; treated as not set"), f"{key}: {name[:60]}")


def _note(decision: Decision, said: str, key: str) -> ReadingNote:
    return ReadingNote(_tr("settings"), decision, said, key)


def _tr(said: str) -> str:
    return QCoreApplication.translate("Settings", said)
