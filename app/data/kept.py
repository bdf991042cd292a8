"""What was said of files with the same headings, as the settings keep it."""

from __future__ import annotations

import json
from hashlib import sha256

from app.data.source import SEPARATOR, Choice, Mapped
from engine.measured.data import Measurements, Path

MOST = 50  # files
LARGEST = 64 * 1024  # characters of one


def headings(data: Measurements) -> str:
    """Return what files with the same series have in common."""
    return sha256("\n".join(SEPARATOR.join(path) for path in data.paths()).encode()).hexdigest()[:16]


def recall(text: str, data: Measurements) -> Mapped:
    """Return what was kept for a file's headings; nothing of what is damaged. Its shift is not kept."""
    try:
        rows = json.loads(text)[headings(data)]
        choices = {
            tuple(str(part) for part in path): Choice(str(name), str(unit), bool(used))
            for path, name, unit, used in rows
        }
    except (ValueError, TypeError, KeyError, RecursionError):
        return Mapped()
    known: set[Path] = set(data.paths())
    return Mapped({path: choice for path, choice in choices.items() if path in known})


def keep(text: str, data: Measurements, mapped: Mapped) -> str:
    """Return the text with what was said of a file; the oldest one goes when there are too many."""
    try:
        known = json.loads(text)
    except (ValueError, RecursionError):
        known = {}
    known = known if isinstance(known, dict) else {}
    rows = [[list(path), one.name, one.unit, one.used] for path, one in mapped.choices.items()]
    known.pop(headings(data), None)
    if rows and len(json.dumps(rows)) <= LARGEST:
        known[headings(data)] = rows
    return json.dumps(dict(list(known.items())[-MOST:]))
