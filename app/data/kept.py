"""What was said of files with the same headings, as the settings keep it."""

from __future__ import annotations

import json
from hashlib import sha256

from app.data.source import Choice, Mapped
from engine.measured.data import Measurements, Path
from engine.measured.zones import UnknownZoneError, check_zone

MOST = 50  # files
LARGEST = 64 * 1024  # characters of one


def headings(data: Measurements) -> str:
    """Return what files with the same columns have in common, whichever guests or devices they are of."""
    names = sorted({path[-1] for path in data.paths()})
    return sha256("\n".join(names).encode()).hexdigest()[:16]


def recall(text: str, data: Measurements) -> Mapped:
    """Return what was kept for a file's headings; nothing of what is damaged. Its shift is not kept."""
    try:
        kept = json.loads(text)[headings(data)]
        zone = check_zone(str(kept["zone"])) if kept["zone"] else ""
        choices = {
            tuple(str(part) for part in path): Choice(str(name), str(unit), bool(used), str(measure), str(of))
            for path, name, unit, used, measure, of in kept["rows"]
        }
    except (ValueError, TypeError, LookupError, RecursionError, UnknownZoneError):
        return Mapped()
    known: set[Path] = set(data.paths())
    return Mapped({path: choice for path, choice in choices.items() if path in known}, 0, zone)


def keep(text: str, data: Measurements, mapped: Mapped) -> str:
    """Return the text with what was said of a file; the oldest one goes when there are too many."""
    try:
        known = json.loads(text)
    except (ValueError, RecursionError):
        known = {}
    known = known if isinstance(known, dict) else {}
    rows = [
        [list(path), one.name, one.unit, one.used, one.measure, one.of]
        for path, one in mapped.choices.items()
    ]
    known.pop(headings(data), None)
    if (rows or mapped.zone) and len(json.dumps(rows)) <= LARGEST:
        known[headings(data)] = {"zone": mapped.zone, "rows": rows}
    return json.dumps(dict(list(known.items())[-MOST:]))
