"""Boxes and lines as Qt paints them; plain and fast when seen from far."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.topology.canvas.box import Box, Point

Hint = QPainter.RenderHint.Antialiasing


def rect(box: Box) -> QRectF:
    """As Qt has it."""
    return QRectF(box[0], box[1], box[2] - box[0], box[3] - box[1])


@lru_cache(maxsize=512)
def _pen(colour: int, wide: float, style: Qt.PenStyle) -> QPen:
    made = QPen(QColor.fromRgba(colour), wide, style)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def pen(colour: QColor, wide: float = 1.0, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen; each is made once."""
    return _pen(colour.rgba(), wide, style)


def panel(
    painter: QPainter,
    box: Box,
    radius: float,
    fill: QColor | None,
    outline: QPen | None,
    rounded: bool = True,
) -> None:
    """A box, with round corners unless it is seen from far."""
    if not rounded:
        if fill is not None:
            painter.fillRect(rect(box), fill)
        if outline is not None:
            painter.setPen(outline)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect(box))
        return
    painter.setPen(outline if outline is not None else Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect(box), radius, radius)


def path(points: tuple[Point, ...]) -> QPainterPath:
    """The bends of a line."""
    made = QPainterPath(QPointF(*points[0]))
    for i in range(1, len(points), 3):
        (ax, ay), (bx, by), (cx, cy) = points[i : i + 3]
        if points[i - 1] == points[i] and points[i + 1] == points[i + 2]:
            made.lineTo(cx, cy)
        else:
            made.cubicTo(ax, ay, bx, by, cx, cy)
    return made
