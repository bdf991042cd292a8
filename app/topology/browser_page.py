"""A drawing as a page for any browser: its picture, its elements with their properties, and its problems."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from app.export.page.writing import LOOKS, page
from app.look import theme
from app.topology.canvas.pictures.files import svg
from app.topology.canvas.pictures.sheet import sheet, sheet_of
from app.topology.inspector.facts import facts
from app.topology.inspector.fields import rows_of
from app.topology.inspector.forms import Checks, FieldForm, InspectorChoice, tr
from app.topology.inspector.spec import PropertyRow
from app.topology.shapes.box import Box
from app.topology.shapes.scene import CanvasScene
from engine.atomic import atomic_write
from engine.ficon.drawing.checking.finding import CheckFinding
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called, words
from engine.language import later, say
from engine.reading_notes import ReadingNote

LEAST = 4.0  # units: of the box around a straight line
_SEVERITIES = {"error": later("Error:"), "warning": later("Warning:"), "info": later("Note:")}


def write_page(
    drawing: Drawing, path: Path, title: str, link: str = "", notes: Iterable[ReadingNote] = ()
) -> None:
    """Write the page completely or not at all. link: the link whose writers are painted. Raises OSError."""
    atomic_write(path, drawing_page(drawing, title, link, notes))


def drawing_page(drawing: Drawing, title: str, link: str = "", notes: Iterable[ReadingNote] = ()) -> bytes:
    """Return the page of a drawing. link: see `write_page`; "" = the only link. notes: on the drawing's
    files.
    """
    theme.load_fonts()
    links = drawing.of(IsfcLink)
    of = link or (links[0].id if len(links) == 1 else "")
    first, *others = LOOKS
    made = sheet(drawing, first, of)  # its lines are routed once
    sheets = {first: made} | {look: sheet_of(made.scene, look, of) for look in others}
    shift = made.shift(Box(0, 0, *made.size))
    places = {thing.id: number for number, thing in enumerate(drawing)}
    width, height = made.size
    content = {
        "title": title,
        "facts": [say("{0} {0:element|elements}, as drawn with LPAR Lab", len(drawing))],
        "width": width,
        "height": height,
        "pictures": {look: _address(svg(each)) for look, each in sheets.items()},
        "things": [_thing(drawing, thing, made.scene, shift) for thing in drawing],
        "problems": [_problem(found, places) for found in check(drawing)],
        "notes": [str(note) for note in notes],
    }
    return page("drawing", content)


def _address(picture: bytes) -> str:
    return f"data:image/svg+xml;base64,{b64encode(picture).decode('ascii')}"


def _thing(drawing: Drawing, thing: Thing, scene: CanvasScene, shift: tuple[float, float]) -> dict[str, Any]:
    found = scene.box_of([thing.id])
    box = found and _moved(found, *shift)
    solid = thing.id in scene.shapes  # else a line, which its box does not fill
    return {"name": words(drawing, thing), "rows": list(_rows(drawing, thing)), "box": box, "solid": solid}


def _moved(box: Box, right: float, down: float) -> list[float]:
    """Return left, top, width and height in the picture."""
    wide, high = max(box.width, LEAST), max(box.height, LEAST)
    return [round(part, 1) for part in (box.left + right, box.top + down, wide, high)]


def _rows(drawing: Drawing, thing: Thing) -> Iterator[tuple[str, str]]:
    for row in rows_of(drawing, thing):
        if text := _text(drawing, thing, row):
            yield row.title, text
    for fact in facts(drawing, thing):
        yield fact.title, fact.text


def _text(drawing: Drawing, thing: Thing, row: PropertyRow) -> str:
    """Return a value in readable form, with its unit; "" if there is no value."""
    value = row.get(thing)
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    text = _named(drawing, thing, row.form, value)
    return f"{text} {row.spec.unit}".rstrip() if text else ""


def _named(drawing: Drawing, thing: Thing, form: FieldForm, value: Any) -> str:
    """Return a value with names in place of ids; a choice has the name that the control shows."""
    if isinstance(form, Checks):
        return tr(form.everything) if value is None else ", ".join(called(drawing, name) for name in value)
    if value is None or not isinstance(form, InspectorChoice):
        return "" if value is None else form.text(value)
    if value in drawing:
        return called(drawing, value)
    return dict(form.offered(drawing, thing)).get(value, form.text(value))


def _problem(found: CheckFinding, places: dict[str, int]) -> dict[str, Any]:
    accepted = [say("Accepted: {0}", found.waiver.reason)] if found.waiver else []
    return {
        "severity": say(_SEVERITIES[found.severity]),
        "text": found.text,
        "why": " ".join([found.why, *accepted]),
        "things": [places[name] for name in found.things if name in places],
    }
