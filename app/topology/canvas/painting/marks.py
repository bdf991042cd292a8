"""Marks over the picture: selection, hover, wire targets, text at the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.topology.canvas.painting.look import DrawingColours, Look
from app.topology.canvas.painting.strokes import Hint, panel, path, pen
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from app.topology.shapes.shape import Edge

HANDLE = 7.0  # radius of the handle from which a wire is drawn, pixels; it is hit within 12


def selected(painter: QPainter, frame: Box, look: Look, current: bool = False) -> None:
    """Paint a frame around a selected element, and a second frame around the element with the keyboard
    focus.
    """
    painter.setRenderHint(Hint)
    c = look.colours
    panel(painter, frame.grown(2.5), 6, None, pen(c.ground, 4.0))
    panel(painter, frame.grown(2.5), 6, None, pen(c.focus, 2.2))
    if current:
        panel(painter, frame.grown(6.0), 8, None, pen(c.focus, 1.2, Qt.PenStyle.DotLine))


def hovered(painter: QPainter, frame: Box, look: Look) -> None:
    """Paint a thin frame around the element under the pointer."""
    painter.setRenderHint(Hint)
    panel(painter, frame.grown(1.5), 5, None, pen(look.colours.focus, 1.2))


def target(painter: QPainter, frame: Box, look: Look, good: bool) -> None:
    """Mark an element that accepts or refuses a drop."""
    painter.setRenderHint(Hint)
    colour = look.colours.good if good else look.colours.bad
    style = Qt.PenStyle.SolidLine if good else Qt.PenStyle.DashLine
    panel(painter, frame.grown(3.0), 7, brushes.faded(colour, 0.14), pen(colour, 2.0, style))


def handle(painter: QPainter, at: QPointF, c: DrawingColours, quiet: bool = False) -> None:
    """Paint a dot with a plus, from which a wire is drawn. quiet: the element is not under the pointer."""
    painter.setRenderHint(Hint)
    painter.setPen(pen(c.muted, 1.2) if quiet else pen(c.ground, 2.0))
    painter.setBrush(c.box if quiet else c.focus)
    radius = HANDLE - 1.5 if quiet else HANDLE
    painter.drawEllipse(at, radius, radius)
    painter.setPen(pen(c.text if quiet else c.ground, 1.4))
    painter.drawLine(at + QPointF(-3, 0), at + QPointF(3, 0))
    painter.drawLine(at + QPointF(0, -3), at + QPointF(0, 3))


def bend(painter: QPainter, at: QPointF, look: Look, chosen: bool) -> None:
    """Paint a draggable dot at a cable bend, filled if the keyboard moves it."""
    painter.setRenderHint(Hint)
    painter.setPen(pen(look.colours.focus, 2.0))
    painter.setBrush(look.colours.focus if chosen else look.colours.ground)
    painter.drawEllipse(at, 5.0, 5.0)


def line(painter: QPainter, edge: Edge, look: Look) -> None:
    """Paint a selected line in picture units."""
    painter.setRenderHint(Hint)
    painter.strokePath(path(edge.points), pen(look.colours.focus, 3.0 / min(look.zoom, 1.0) + 1.5))


def connection(painter: QPainter, edge: Edge, look: Look) -> None:
    """Paint a connection of two devices, or the access to a channel; broken connections are dashed."""
    c = look.colours
    bad = edge.kind == "broken"
    colour, style = (c.bad, Qt.PenStyle.DashLine) if bad else (c.focus, Qt.PenStyle.SolidLine)
    painter.setRenderHint(Hint)
    painter.strokePath(
        path(edge.points), pen(colour, max((1.6 if look.celled else 0.9) / look.zoom, 1.4), style)
    )
    if edge.kind == "connection" and look.celled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for x, y in (edge.points[0], edge.points[-1]):
            painter.drawEllipse(QPointF(x, y), 2.4, 2.4)


def followed(painter: QPainter, edge: Edge, look: Look) -> None:
    """Highlight a line of the element under the pointer, in picture units."""
    painter.setRenderHint(Hint)
    painter.strokePath(path(edge.points), pen(look.colours.focus, max(2.0 / look.zoom, 1.6)))


def bubble(painter: QPainter, at: QPointF, text: str, look: Look, room: QRect, bad: bool = False) -> None:
    """Paint a text next to the pointer, within the widget, in lines of at most 320 pixels."""
    c = look.colours
    painter.setRenderHint(Hint)
    painter.setFont(letters.font("text"))
    flags = int(Qt.TextFlag.TextWordWrap)
    needed = QRectF(painter.boundingRect(QRectF(0, 0, 320, 400), flags, text))
    box = QRectF(at.x() + 16, at.y() + 18, needed.width() + 20, needed.height() + 14)
    if box.right() > room.right() - 4:
        box.moveRight(room.right() - 4)
    if box.bottom() > room.bottom() - 4:
        box.moveBottom(at.y() - 10)
    painter.setPen(pen(c.bad if bad else c.focus, 1.4))
    painter.setBrush(look.theme.box)
    painter.drawRoundedRect(box, 6, 6)
    painter.setPen(c.text)
    painter.drawText(box.adjusted(10, 7, -10, -7), flags, text)
