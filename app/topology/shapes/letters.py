"""The fonts of a picture, in its units. Measuring text is expensive, so widths are cached."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.charts.toolkit.brushes import is_raster
from app.look import theme

_SIZES = {"large": 18, "title": 13, "text": 12, "small": 11, "tiny": 10, "letter": 9, "number": 6}
_BOLD = {"large", "title", "letter"}


def size(name: str) -> int:
    """Return the size of a font in picture units."""
    return _SIZES[name]


@cache
def font(name: str, scale: float = 1.0) -> QFont:
    """Return a font by its size in pixels, the same on paper and screen."""
    return theme.equal_figures(_paper(name, scale))


@cache
def _paper(name: str, scale: float) -> QFont:
    """Return the font whose digits can be searched in a PDF."""
    made = theme.paper_font(10, QFont.Weight.DemiBold if name in _BOLD else QFont.Weight.Normal)
    made.setPixelSize(max(round(_SIZES[name] * scale), 1))
    return made


@cache
def _metrics(name: str, scale: float) -> QFontMetricsF:
    return QFontMetricsF(font(name, scale))


@cache
def width(text: str, name: str, scale: float = 1.0) -> float:
    """Return the width of a text."""
    return _metrics(name, scale).horizontalAdvance(text)


@cache
def height(name: str, scale: float = 1.0) -> float:
    """Return the line height."""
    return _metrics(name, scale).height()


@cache
def elide(text: str, room: float, name: str, scale: float = 1.0) -> str:
    """Return the text cut with an ellipsis to fit, or "" if not even three letters fit."""
    if width(text, name, scale) <= room:
        return text
    cut = _metrics(name, scale).elidedText(text, Qt.TextElideMode.ElideRight, room)
    return cut if len(cut) > 3 else ""


def write(
    painter: QPainter, x: float, middle: float, text: str, colour: QColor, name: str, scale: float = 1.0
) -> None:
    """Write a line of text starting at x and vertically centered at `middle`."""
    painter.setFont(font(name, scale) if is_raster(painter.device()) else _paper(name, scale))
    painter.setPen(colour)
    painter.drawText(QPointF(x, middle + _rise(name, scale)), text)


@cache
def _rise(name: str, scale: float) -> float:
    """Return the distance from the middle of a line to its baseline."""
    metrics = _metrics(name, scale)
    return metrics.capHeight() / 2


def centred(
    painter: QPainter, x: float, middle: float, text: str, colour: QColor, name: str, scale: float = 1.0
) -> None:
    """Write a line of text centered at a point."""
    write(painter, x - width(text, name, scale) / 2, middle, text, colour, name, scale)
