"""The effects of a repair, as text, before the repair is carried out."""

from __future__ import annotations

from engine.ficon.drawing.checking.finding import Fix
from engine.ficon.drawing.differences.compare import DrawingDifference, of_change
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.names import called
from engine.language import later, say

SHOWN = 6  # things
_DOES = {
    "added": later("adds {0}"),
    "removed": later("removes {0}"),
    "changed": later("changes {0} ({1})"),
}


def effects(drawing: Drawing, fix: Fix) -> str:
    """Return what a fix adds, removes and changes: each element by name, each field with both values."""
    try:
        found = of_change(drawing, fix.make(drawing))
    except DrawingError as error:
        return str(error)
    told = [_told(drawing, difference) for difference in found[:SHOWN]]
    if len(found) > SHOWN:
        told.append(say("and {0} more", len(found) - SHOWN))
    return "; ".join(told)


def _told(drawing: Drawing, difference: DrawingDifference) -> str:
    name = called(drawing, difference.before) if difference.before else difference.name  # as it is called now
    return say(_DOES[difference.what], name, difference.detail)
