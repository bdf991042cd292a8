"""The text of a file -> a drawing with its history, or a FileError with the place of the error."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from engine.ficon.drawing.file import scan
from engine.ficon.drawing.file.errors import BY_HAND, FROM_LAB, FileError
from engine.ficon.drawing.file.json_text import parsed
from engine.ficon.drawing.file.models import FORMAT, VERSION, Point, SavedDrawing, UndoStep
from engine.ficon.drawing.file.whole import faults
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Place, Things
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.kinds import KINDS, kind_name
from engine.language import later, say
from engine.scenario.files.error import shown
from engine.scenario.files.model_errors import expectation

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Mapping[int, Migration] = {}  # version -> function that creates the next version of its table
_KINDS = frozenset(map(kind_name, KINDS))


@dataclass(frozen=True)
class Opened:
    """The content of a file, and its text."""

    history: UndoHistory
    text: str


Report = Callable[[float], object]  # receives the completed share; its exceptions end the reading
PARSED, CHECKED, BUILT = 0.1, 0.35, 0.6  # shares of the work


def _silent(share: float) -> None:
    pass


def read_text(
    text: str, path: str = "", migrations: Mapping[int, Migration] = MIGRATIONS, report: Report = _silent
) -> Opened:
    """Return the drawing in a text. Raises FileError; `path` is used in its messages."""
    table = parsed(text, path)
    report(PARSED)
    current = _migrated(table, path, migrations)
    try:
        saved = SavedDrawing.model_validate_json(
            text if current is table else json.dumps(current), strict=True
        )
    except ValidationError as error:
        raise _field_error(error, text, path) from None
    report(CHECKED)
    return Opened(_history(saved, text, path, report), text)


def _migrated(table: dict[str, Any], path: str, migrations: Mapping[int, Migration]) -> dict[str, Any]:
    """Return the table converted to this version."""
    if table.get("format") != FORMAT:
        what = f"format = {shown(table.get('format', 'nothing'))}"
        raise FileError(path, "", what, say('"{0}": it is not a drawing', FORMAT), FROM_LAB)
    version = table.get("version")
    if type(version) is not int or version < 1:
        raise FileError(
            path, "version", f"version = {shown(version)}", say("{0} to {1}", 1, VERSION), FROM_LAB
        )
    if version > VERSION:
        what = say("has version {0}; this program supports versions up to {1}", shown(version), VERSION)
        raise FileError(path, "", what, "", later("open it with the newer version of LPAR Lab that wrote it"))
    while version < VERSION:
        if version not in migrations:
            raise FileError(path, "version", say("version = {0} is unknown", version), f"{VERSION}", FROM_LAB)
        table = {**migrations[version](table), "version": version + 1}
        version += 1
    return table


def _field_error(error: ValidationError, text: str, path: str) -> FileError:
    """Return the first error in a field, with its line."""
    first = error.errors(include_url=False)[0]
    if first["type"] == "json_invalid":  # half of a character, which other JSON readers accept
        return FileError(path, "", expectation(first), "", BY_HAND)
    way = [step for step in first["loc"] if step not in _KINDS and step != "[key]"]
    there = [step for step in way if isinstance(step, int | str)]
    line = scan.place_of(text, there) or scan.place_of(text, there[:-1])
    place = ", ".join(part for part in (line, _dotted(there)) if part)
    given = say("is missing") if first["type"] == "missing" else say("is {0}", shown(first["input"]))
    more = say(" (and {0} more like this)", error.error_count() - 1) if error.error_count() > 1 else ""
    return FileError(path, place, f"{given}; {expectation(first)}{more}", "", BY_HAND)


def _dotted(way: Sequence[int | str]) -> str:
    """Return a path like things[3].paths[0].css."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step:.40}" for step in way).lstrip(".")


def _history(saved: SavedDrawing, text: str, path: str, report: Report) -> UndoHistory:
    history = UndoHistory(_drawing(saved, text, path))
    report(BUILT)
    history.done = _steps(saved.done, "done", history.drawing, text, path, report)
    history.undone = _steps(saved.undone, "undone", history.drawing, text, path, _silent)
    return history


def _drawing(saved: SavedDrawing, text: str, path: str) -> Drawing:
    by_id = {thing.id: thing for thing in saved.things}
    if len(by_id) < len(saved.things):
        places: dict[str, int] = {}
        for place, thing in enumerate(saved.things):
            if places.setdefault(thing.id, place) != place:
                raise _wrong(
                    text, path, ["things", place], say("{0} occurs twice", thing.id), say("each ID once")
                )
    for fault in faults(saved.things, by_id.get):
        place = next(i for i, thing in enumerate(saved.things) if thing.id == fault[0])
        raise _wrong(text, path, ["things", place], f"{fault[0]}: {fault[1]}", fault[2])
    for name in saved.places:
        if name not in by_id:
            raise _wrong(text, path, ["places", name], say("{0} does not exist", name), say("positions only"))
    return Drawing(saved.things, {name: Place(*at) for name, at in saved.places.items()})


def _wrong(text: str, path: str, way: list[int | str], what: str, expected: str) -> FileError:
    return FileError(path, f"{scan.place_of(text, way)}, {_dotted(way)}", what, expected, BY_HAND)


def _steps(
    steps: Sequence[UndoStep], key: str, drawing: Drawing, text: str, path: str, report: Report
) -> list[Change]:
    """Return the changes of the steps, as seen from the drawing: the last one is closest to it."""
    scratch = Drawing(drawing, drawing.places)
    changes = []
    for place in range(len(steps) - 1, -1, -1):
        try:
            changes.append(_walked(scratch, steps[place], back=key == "done"))
        except DrawingError as error:
            raise _wrong(text, path, [key, place], str(error), say("a step that fits the drawing")) from None
        report(1.0 - (1.0 - BUILT) * place / len(steps))
    return changes[::-1]


def change_of(drawing: Drawing, step: UndoStep) -> Change:
    """Return the change from a drawing to a step's values. Raises DrawingError if it is impossible."""
    for name, thing in step.things.items():
        if thing is not None and thing.id != name:
            raise DrawingError(say("{0}: is {1} within", name, thing.id), name)

    def find(name: str) -> Thing | None:
        return step.things[name] if name in step.things else drawing.find(name)

    for fault in faults((thing for thing in step.things.values() if thing is not None), find):
        raise DrawingError(say("{0}: {1}; expected {2}", fault[0], fault[1], fault[2]), fault[0])
    things: Things = {name: (drawing.find(name), thing) for name, thing in step.things.items()}
    places = {name: (drawing.place(name), _place(at)) for name, at in step.places.items()}
    return Change(step.title, things, places, step.select)


def _walked(drawing: Drawing, step: UndoStep, back: bool) -> Change:
    """Carry out a step; return it in the forward direction."""
    change = change_of(drawing, step)
    drawing.apply(change)
    return replace(change.inverse(), select=change.select) if back else change


def _place(at: Point | None) -> Place | None:
    return None if at is None else Place(*at)
