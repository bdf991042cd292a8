"""Boxes and lines as Qt paints them, plain and fast when zoomed out."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.topology.shapes import routes
from app.topology.shapes.box import Box, Point

Hint = QPainter.RenderHint.Antialiasing


def rect(box: Box) -> QRectF:
    """Return a box as a Qt rectangle."""
    return QRectF(box[0], box[1], box[2] - box[0], box[3] - box[1])


@lru_cache(maxsize=512)
def _pen(colour: int, wide: float, style: Qt.PenStyle, cap: Qt.PenCapStyle) -> QPen:
    made = QPen(QColor.fromRgba(colour), wide, style)
    made.setCapStyle(cap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def pen(colour: QColor, wide: float = 1.0, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a cached pen."""
    return _pen(colour.rgba(), wide, style, Qt.PenCapStyle.FlatCap)


def joined(colour: QColor, wide: float) -> QPen:
    """Return a pen for consecutive straight segments, which overlap so that no gap shows."""
    return _pen(colour.rgba(), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap)


def panel(
    painter: QPainter,
    box: Box,
    radius: float,
    fill: QColor | None,
    outline: QPen | None,
    rounded: bool = True,
) -> None:
    """Paint a box, with rounded corners unless it is zoomed out."""
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


FINE, MOST = 6.0, 128  # units of a piece, so short that no corner is visible; pieces of a bend, at most


class StraightLine:
    """A line in straight segments: Qt paints these twice as fast, and only the visible ones need to be
    painted.
    """

    def __init__(self, points: tuple[Point, ...]) -> None:
        way = routes.flat(points, FINE, MOST)
        self.pieces = [QLineF(*a, *b) for a, b in zip(way, way[1:], strict=False)]
        self._points = way

    def within(self, box: Box, margin: float) -> list[QLineF]:
        """Return the segments that can be visible in a box."""
        left, top, right, bottom = box.grown(margin)
        pairs = zip(self._points, self._points[1:], self.pieces, strict=False)
        return [
            piece
            for (ax, ay), (bx, by), piece in pairs
            if not (ax > right and bx > right or ax < left and bx < left)
            and not (ay > bottom and by > bottom or ay < top and by < top)
        ]


@lru_cache(maxsize=4096)
def way_of(points: tuple[Point, ...]) -> StraightLine:
    """Return the segments of a route of bends, cached."""
    return StraightLine(points)


def path(points: tuple[Point, ...]) -> QPainterPath:
    """Return the bends of a line as a path."""
    made = QPainterPath(QPointF(*points[0]))
    for i in range(1, len(points), 3):
        (ax, ay), (bx, by), (cx, cy) = points[i : i + 3]
        if points[i - 1] == points[i] and points[i + 1] == points[i + 2]:
            made.lineTo(cx, cy)
        else:
            made.cubicTo(ax, ay, bx, by, cx, cy)
    return made
