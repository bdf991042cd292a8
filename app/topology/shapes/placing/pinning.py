"""New machines that have no place yet keep the one that the picture finds for them."""

from __future__ import annotations

from dataclasses import replace

from app.topology.shapes.arrangement import FLOATING, Arrangement
from engine.ficon.drawing.model.drawing import Change, Drawing, Place


def pinned(drawing: Drawing, change: Change) -> Change:
    """Return a change with places for what it adds outside containers. Raises DrawingError like `apply`."""
    after = drawing.copy()
    after.apply(change)
    arranged = Arrangement(after)
    places = {}
    for name, (before, thing) in change.things.items():
        outer = arranged.nesting.holder.get(name) == "" and not isinstance(thing, FLOATING)
        if before is None and outer and after.place(name) is None:
            x, y = arranged.corner[name]
            places[name] = (None, Place(round(x), round(y)))
    return replace(change, places=change.places | places)
