"""A drawing for one page, laid out again in rows that fit the paper and without FICON CTC control units.

Those control units are in tables on the following pages, with their devices.
"""

from __future__ import annotations

from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.tidy import laid_out
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, Place

ROWS = (1960.0, 1140.0, 760.0, 400.0)  # widths of a row of channels, units; long rows cross less
MOST = 400  # things: more do not fit on a page


def condensed(drawing: Drawing) -> list[CanvasScene]:
    """Return pictures of a drawing that may fit a page, those with long rows first; return none for a
    large drawing.
    """
    if not 0 < len(drawing) <= MOST:
        return []
    bare = _bare(drawing)
    found: dict[tuple[tuple[str, Place], ...], CanvasScene] = {}
    for row in ROWS:
        placed = bare.copy()
        placed.apply(laid_out(placed, from_scratch=True, row=row))
        key = tuple(sorted(placed.places.items()))
        if key not in found:
            found[key] = CanvasScene(placed)
    return list(found.values())


def _bare(drawing: Drawing) -> Drawing:
    """Return a copy without FCTC control units and their devices."""
    bare = drawing.copy()
    draft = Draft(bare, "Print")
    units = {unit.id for unit in bare.of(ControlUnit) if unit.unit == FCTC}
    for devices in bare.of(DeviceRange):
        if units.issuperset(devices.control_units):
            draft.remove(devices.id)
    for name in units - {unit for each in draft.now.of(DeviceRange) for unit in each.control_units}:
        draft.remove(name)
    bare.apply(draft.done())
    return bare
