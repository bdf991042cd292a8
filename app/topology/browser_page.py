"""A drawing as a page for any browser: its picture, its elements with their properties, and its problems."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.export.page.writing import LOOKS, page
from app.look import theme
from app.topology.canvas.pictures.files import svg
from app.topology.canvas.pictures.sheet import Sheet, sheet
from app.topology.inspector.facts import facts
from app.topology.inspector.fields import rows_of
from app.topology.inspector.spec import PropertyRow
from app.topology.shapes.box import Box
from engine.atomic import atomic_write
from engine.ficon.drawing.checking.finding import CheckFinding
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called, words
from engine.language import later, say

LEAST = 4.0  # units: of the box around a straight line
_SEVERITIES = {"error": later("Error:"), "warning": later("Warning:"), "info": later("Note:")}


def write_page(drawing: Drawing, path: Path, title: str, link: str = "") -> None:
    """Write the page, all of it or nothing. link: the link whose writers are painted. Raises OSError."""
    atomic_write(path, drawing_page(drawing, title, link))


def drawing_page(drawing: Drawing, title: str, link: str = "") -> bytes:
    """Return the page of a drawing. link: as above; "" = the only one there is."""
    theme.load_fonts()
    links = drawing.of(IsfcLink)
    of = link or (links[0].id if len(links) == 1 else "")
    sheets = {look: sheet(drawing, look, of) for look in LOOKS}
    first = sheets[LOOKS[0]]
    places = {thing.id: number for number, thing in enumerate(drawing)}
    width, height = first.size
    content = {
        "title": title,
        "facts": [say("{0} {0:element|elements}, as drawn with LPAR Lab", len(drawing))],
        "width": width,
        "height": height,
        "pictures": {look: _address(svg(made)) for look, made in sheets.items()},
        "things": [_thing(drawing, thing, first) for thing in drawing],
        "problems": [_problem(found, places) for found in check(drawing)],
    }
    return page("drawing", content)


def _address(picture: bytes) -> str:
    return f"data:image/svg+xml;base64,{b64encode(picture).decode('ascii')}"


def _thing(drawing: Drawing, thing: Thing, made: Sheet) -> dict[str, Any]:
    found = made.scene.box_of([thing.id])
    box = found and _moved(found, made)
    solid = thing.id in made.scene.shapes  # else a line, which its box does not fill
    return {"name": words(drawing, thing), "rows": list(_rows(drawing, thing)), "box": box, "solid": solid}


def _moved(box: Box, made: Sheet) -> list[float]:
    """Return left, top, width and height in the picture."""
    right, down = made.shift(Box(0, 0, *made.size))
    wide, high = max(box.width, LEAST), max(box.height, LEAST)
    return [round(part, 1) for part in (box.left + right, box.top + down, wide, high)]


def _rows(drawing: Drawing, thing: Thing) -> Iterator[tuple[str, str]]:
    for row in rows_of(drawing, thing):
        if text := _text(drawing, row, row.get(thing)):
            yield row.title, text
    for fact in facts(drawing, thing):
        yield fact.title, fact.text


def _text(drawing: Drawing, row: PropertyRow, value: object) -> str:
    """Return a value as people read it: names instead of ids, with its unit."""
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    text = row.form.text(value)
    named = called(drawing, text) if text in drawing else text
    return f"{named} {row.spec.unit}".rstrip() if named else ""


def _problem(found: CheckFinding, places: dict[str, int]) -> dict[str, Any]:
    accepted = [say("Accepted: {0}", found.waiver.reason)] if found.waiver else []
    return {
        "severity": say(_SEVERITIES[found.severity]),
        "text": found.text,
        "why": " ".join([found.why, *accepted]),
        "things": [places[name] for name in found.things if name in places],
    }
