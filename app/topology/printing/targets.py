"""The targets of control units: the LPAR to which each refers, for their labels on paper."""

from __future__ import annotations

from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, UnitPath
from engine.ficon.drawing.model.drawing import Drawing


def labels(drawing: Drawing) -> dict[str, str]:
    """Return "4000 02 ZVMP4" by id: an FCTC control unit, its CUADD, and the LPAR that the CUADD refers
    to.
    """
    return {
        unit.id: f"{unit.number:04X} {unit.cuadd:02X} {lpar.name}"
        for unit in drawing.of(ControlUnit)
        if unit.unit == FCTC and unit.cuadd is not None and (lpar := target(drawing, unit, unit.paths[0]))
    }


def target(drawing: Drawing, unit: ControlUnit, path: UnitPath) -> Lpar | None:
    """Return the LPAR to which a control unit refers over a path, or None if there is no such LPAR."""
    name = resolve(drawing).far_end(path.channel, path.link, unit.cuadd)[1]
    return drawing.get(name, Lpar) if name else None
