"""What was said of files of measurements with the same headings, as the settings keep it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.data.source import Mapped, SeriesChoice
from app.files import by_headings
from engine.measured.data import Measurements, Path
from engine.measured.zones import UnknownZoneError, check_zone


def recall(text: str, data: Measurements) -> Mapped:
    """Return what was kept for a file's headings; nothing of what is damaged. Its shift is not kept."""
    try:
        kept = by_headings.recall(text, _headings(data))
        zone = check_zone(str(kept["zone"])) if kept["zone"] else ""
        choices = {
            tuple(str(part) for part in path): SeriesChoice(
                str(name), str(unit), bool(used), str(measure), str(of)
            )
            for path, name, unit, used, measure, of in kept["rows"]
        }
    except (ValueError, TypeError, LookupError, UnknownZoneError):
        return Mapped()
    known = data.paths()
    return Mapped(_of_others(choices, known) | {p: choices[p] for p in known if p in choices}, 0, zone)


def _of_others(choices: Mapping[Path, SeriesChoice], known: Sequence[Path]) -> dict[Path, SeriesChoice]:
    """Return what is said of series by their headings alone, where the file is of other guests or devices."""
    gone = {path[-1]: path for path in choices if path not in set(known)}
    here = {path[-1] for path in choices} & {path[-1] for path in known if path in choices}
    return {
        path: _moved(choices[gone[path[-1]]], gone[path[-1]], path)
        for path in known
        if path[-1] in gone and path[-1] not in here
    }


def _moved(choice: SeriesChoice, old: Path, path: Path) -> SeriesChoice:
    """Return a choice for another series; it is of the guest that the series is called after."""
    places = [place for place, part in enumerate(old[:-1]) if part.casefold() == choice.of.casefold()]
    of = next((path[place] for place in places if place < len(path) - 1), "")
    return replace(choice, used=True, of=of)


def keep(text: str, data: Measurements, mapped: Mapped) -> str:
    """Return the text with what was said of a file; the oldest one goes when there are too many."""
    rows = [
        [list(path), choice.name, choice.unit, choice.used, choice.measure, choice.of]
        for path, choice in mapped.choices.items()
    ]
    said = {"zone": mapped.zone, "rows": rows} if rows or mapped.zone else None
    return by_headings.keep(text, _headings(data), said)


def _headings(data: Measurements) -> list[str]:
    """Return what files with the same columns have in common, whichever guests or devices they are of."""
    return [path[-1] for path in data.paths()]
