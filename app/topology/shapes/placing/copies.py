"""Copies get a clear place in line with their originals: next to them, or below them in a column."""

from __future__ import annotations

from dataclasses import replace

from app.topology.shapes.arrangement import Arrangement
from app.topology.shapes.box import Box, around
from app.topology.shapes.placing.room import GAP, MAX_THINGS, along, siblings, with_ports
from engine.ficon.drawing.model.cabling import Cec
from engine.ficon.drawing.model.drawing import Change, Drawing, Place
from engine.ficon.drawing.model.paper import PaperNote

MACHINES = 96.0  # units between a CEC and its copy


def cleared(drawing: Drawing, change: Change) -> Change:
    """Return the change with a clear place for copies that it would put over other elements.

    Raises DrawingError like `apply`.
    """
    after = drawing.copy()
    after.apply(change)
    new = {name for name, (before, _) in change.things.items() if before is None}
    if len(after) > MAX_THINGS or not new & change.places.keys():
        return change
    arranged, places = Arrangement(after), dict(change.places)
    notes = [note.id for note in after.of(PaperNote)]
    for holder, held in siblings(arranged).items():
        names = held if holder else held + notes
        copies = [name for name in names if name in new and arranged.nesting.fixed(name)]
        if copies and len(copies) < len(names):
            places |= _moved(arranged, copies, [name for name in names if name not in new])
    return replace(change, places=places)


def _moved(
    arranged: Arrangement, copies: list[str], others: list[str]
) -> dict[str, tuple[Place | None, Place | None]]:
    """Return the places of copies and of their contents next to the others."""
    own, boxes = around(with_ports(arranged, name) for name in copies), _boxes(arranged, others)
    assert own is not None
    side = (0, 1) if _in_column(own, boxes) else (1, 0)
    gap = MACHINES if any(isinstance(arranged.drawing[name], Cec) for name in copies) else GAP
    dx, dy = along(own, boxes, side, gap)
    inside = arranged.nesting.inside(tuple(copies))
    found = {name: place for name, place in arranged.nesting.places.items() if name in inside}
    return {name: (None, Place(place.x + dx, place.y + dy)) for name, place in found.items()}


def _boxes(arranged: Arrangement, names: list[str]) -> list[Box]:
    return [with_ports(arranged, name) for name in names]


def _in_column(own: Box, boxes: list[Box]) -> bool:
    """Return whether the originals have other elements above or below them, and none next to them."""
    others = [box for box in boxes if not box.meets(own)]
    beside = any(box.top < own.bottom and own.top < box.bottom for box in others)
    return not beside and any(box.left < own.right and own.left < box.right for box in others)
