"""The look of plots: pens and brushes of the present theme."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from app.look import theme

FAINT = 40  # of 255: how dense areas are painted
GOLDEN = 137  # degrees: hues so far apart differ most


def colour(number: int) -> QColor:
    """Return the colour of the curve with this number."""
    series = theme.current().series
    if number < len(series):
        return QColor(series[number])
    light = 200 if theme.current().dark else 110
    return QColor.fromHsl(number * GOLDEN % 360, 170, light)


def pen(number: int) -> QPen:
    """Return the pen of the curve with this number: one pixel wide, wider ones are slow."""
    made = QPen(colour(number))
    made.setCosmetic(True)
    return made


def area(number: int) -> QColor:
    """Return the colour of the areas of the curve with this number."""
    faint = colour(number)
    faint.setAlpha(FAINT * 3)
    return faint


def coloured(number: int, text: str) -> str:
    """Return a text in the colour of the curve with this number, as HTML."""
    return f'<span style="color: {colour(number).name()}">{escape(text)}</span>'


def strong() -> QPen:
    """Return the pen of what was published."""
    made = QPen(theme.current().text)
    made.setCosmetic(True)
    return made


def ground() -> QColor:
    """Return the colour behind the plots."""
    return theme.current().panel


def tolerance() -> QColor:
    """Return the colour of the range within which a value agrees with what was published."""
    faint = QColor(theme.current().text)
    faint.setAlpha(FAINT)
    return faint


def label() -> QColor:
    """Return the colour of what is written along axes."""
    return QColor(theme.current().label)


def ink() -> QPen:
    """Return the pen of lines that are no values."""
    made = QPen(theme.current().muted)
    made.setCosmetic(True)
    return made


def dashed() -> QPen:
    """Return the pen of marked moments."""
    made = ink()
    made.setStyle(Qt.PenStyle.DashLine)
    return made


def focus() -> QPen:
    """Return the pen of the frame around what is worked on."""
    made = QPen(theme.current().focus)
    made.setCosmetic(True)
    return made


def wear(view: Any) -> None:
    """Give a view of pyqtgraph the ground of the panels."""
    view.setBackground(theme.current().panel)


def colour_map() -> Any:
    """Return the colours from low to high values."""
    import pyqtgraph  # late: takes 0.2 s

    return pyqtgraph.colormap.get("viridis")
