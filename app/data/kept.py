"""What was said of files of measurements with the same headings, as the settings keep it."""

from __future__ import annotations

from app.data.source import Choice, Mapped
from app.files import by_headings
from engine.measured.data import Measurements, Path
from engine.measured.zones import UnknownZoneError, check_zone


def recall(text: str, data: Measurements) -> Mapped:
    """Return what was kept for a file's headings; nothing of what is damaged. Its shift is not kept."""
    try:
        kept = by_headings.recall(text, _headings(data))
        zone = check_zone(str(kept["zone"])) if kept["zone"] else ""
        choices = {
            tuple(str(part) for part in path): Choice(str(name), str(unit), bool(used), str(measure), str(of))
            for path, name, unit, used, measure, of in kept["rows"]
        }
    except (ValueError, TypeError, LookupError, UnknownZoneError):
        return Mapped()
    known: set[Path] = set(data.paths())
    return Mapped({path: choice for path, choice in choices.items() if path in known}, 0, zone)


def keep(text: str, data: Measurements, mapped: Mapped) -> str:
    """Return the text with what was said of a file; the oldest one goes when there are too many."""
    rows = [
        [list(path), one.name, one.unit, one.used, one.measure, one.of]
        for path, one in mapped.choices.items()
    ]
    said = {"zone": mapped.zone, "rows": rows} if rows or mapped.zone else None
    return by_headings.keep(text, _headings(data), said)


def _headings(data: Measurements) -> list[str]:
    """Return what files with the same columns have in common, whichever guests or devices they are of."""
    return [path[-1] for path in data.paths()]
