"""Translated texts of the matrix."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.meaning.resolve import End
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing

tr = partial(QCoreApplication.translate, "TopologyMatrix")


def numbers(first: int, count: int) -> str:
    """Return "D000", or "D000-D003"."""
    return f"{first:04X}" if count == 1 else f"{first:04X}-{first + count - 1:04X}"


def addresses(first: int, count: int) -> str:
    """Return "00", or "00-03"."""
    return f"{first:02X}" if count == 1 else f"{first:02X}-{first + count - 1:02X}"


def lpar(drawing: Drawing, name: str) -> str:
    """Return the name of an LPAR; "" = unknown."""
    found = drawing.find(name)
    return found.name if isinstance(found, Lpar) else ""


def side(drawing: Drawing, end: End, count: int) -> tuple[str, str, str, str]:
    """LPAR, CHPID, control unit and devices of an end."""
    chpid = drawing.get(end.channel, Channel).chpid
    unit = drawing.get(end.unit, ControlUnit).number
    return lpar(drawing, end.lpar), f"{chpid:02X}", f"{unit:04X}", numbers(end.number, count)
