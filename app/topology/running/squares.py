"""The squares of devices filled by what they do: painted over the picture while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app import theme
from app.topology.canvas.box import Box
from app.topology.canvas.painting import letters
from app.topology.canvas.painting.devices import over
from app.topology.running.figures import Rate

if TYPE_CHECKING:
    from app.topology.canvas.canvas import Canvas

Square = tuple[str, int]  # id of a device range, place in it
LEAST = 3.0  # px of a square that can be seen
ROOM = 1.3  # px a unit from which on figures are written


class Squares:
    """Filled from below by the share of time in which a transfer goes on, in the colour of its direction."""

    def __init__(self) -> None:
        self.rates: dict[Square, Rate] = {}

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        """Over all, in pixels of the widget."""
        view, look = canvas.view, canvas.look
        if "iocp" not in look.layers:
            return
        painter.save()
        painter.translate(-view.x, -view.y)
        painter.scale(view.zoom, view.zoom)
        for (name, nth), rate in self.rates.items():
            shape = canvas.scene.shapes.get(name)
            if shape is not None and nth < len(shape.cells):
                cell = shape.cells[nth]
                if (cell.right - cell.left) * view.zoom >= LEAST and cell.meets(view.box):
                    _square(painter, cell, rate, view.zoom >= ROOM)
        painter.restore()


def _square(painter: QPainter, cell: Box, rate: Rate, figures: bool) -> None:
    worn = theme.current()
    whole = QRectF(cell.left, cell.top, cell.right - cell.left, cell.bottom - cell.top)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(whole, worn.raised)
    if not rate.up:
        _cross(painter, whole, worn.error)
        return
    colour = worn.flows["in"] if rate.mbs[0] >= rate.mbs[1] else worn.flows["out"]
    filled = QRectF(whole)
    filled.setTop(whole.bottom() - whole.height() * rate.busy)
    painter.fillRect(filled, colour)
    painter.setPen(QPen(colour if rate.busy else worn.outline, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(whole)
    if figures and sum(rate.starts) >= 1:
        middle = whole.center()
        ink = over(colour) if rate.busy > 0.5 else worn.text
        letters.centred(painter, middle.x(), middle.y(), f"{sum(rate.starts):.0f}", ink, "letter")


def _cross(painter: QPainter, whole: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.6))
    painter.drawRect(whole)
    painter.drawLine(whole.topLeft(), whole.bottomRight())
    painter.drawLine(QPointF(whole.right(), whole.top()), QPointF(whole.left(), whole.bottom()))
