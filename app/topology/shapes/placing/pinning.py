"""Places of new machines: in an empty drawing they are laid out, otherwise each keeps the place that the
picture finds.
"""

from __future__ import annotations

from dataclasses import replace

from app.topology.shapes.arrangement import FLOATING, Arrangement
from app.topology.shapes.tidy import laid_out
from engine.ficon.drawing.model.change import together
from engine.ficon.drawing.model.drawing import Change, Drawing, Place


def pinned(drawing: Drawing, change: Change) -> Change:
    """Return a change with places for the elements it adds outside containers.

    Raises DrawingError like `apply`.
    """
    return with_layout(drawing, change) if not len(drawing) else _with_places(drawing, change)


def with_layout(drawing: Drawing, change: Change) -> Change:
    """Return a change that also lays out the elements it adds to an empty drawing, or the change itself for
    another drawing.

    Raises DrawingError like `apply`.
    """
    if len(drawing):
        return change
    after, changes = drawing.copy(), [change]
    after.apply(change)
    changes.append(laid_out(after, from_scratch=True))
    return replace(change, places=together(change.title, changes).places)


def _with_places(drawing: Drawing, change: Change) -> Change:
    """Return a change in which each element without a place keeps the place that the picture finds for it."""
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
