"""The squares of devices, filled according to their load and painted over the picture during a run."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.look import theme
from app.topology.canvas.painting.devices import over
from app.topology.canvas.viewport import Viewport
from app.topology.running.figures import LinkRate
from app.topology.shapes import letters
from app.topology.shapes.box import Box

Square = tuple[str, int]  # id of a device range, place in it
MIN_SIZE = 3.0  # px of a square that can be seen
MARK, MAX_MARKS = 5.0, 16  # edge of a mark of the queue, units; marks of a channel
ROOM = 1.3  # px a unit from which on figures are written


class Squares:
    """Squares filled from below by the share of busy time, in the color of the direction.

    Channels have a mark for each transfer in progress: their queue.
    """

    def __init__(self) -> None:
        self.rates: dict[Square, LinkRate] = {}
        self.channels: dict[str, LinkRate] = {}

    def paint(self, painter: QPainter, viewport: Viewport) -> None:
        """Paint the squares over everything else, in widget pixels."""
        view = viewport.view
        painter.save()
        painter.translate(-view.x, -view.y)
        painter.scale(view.zoom, view.zoom)
        if "iocp" in viewport.look.layers:
            self._paint_devices(painter, viewport)
        for name, rate in self.channels.items():
            shape = viewport.scene.shapes.get(name)
            if shape is not None and MARK * view.zoom >= MIN_SIZE / 2 and shape.core.meets(view.box):
                _queue(painter, shape.core, rate)
        painter.restore()

    def _paint_devices(self, painter: QPainter, viewport: Viewport) -> None:
        view = viewport.view
        for (name, nth), rate in self.rates.items():
            shape = viewport.scene.shapes.get(name)
            if shape is not None and nth < len(shape.cells):
                cell = shape.cells[nth]
                if (cell.right - cell.left) * view.zoom >= MIN_SIZE and cell.meets(view.box):
                    _square(painter, cell, rate, view.zoom >= ROOM)


def _queue(painter: QPainter, core: Box, rate: LinkRate) -> None:
    """Paint the queue below the box, from its lower right corner to the left."""
    tones = theme.current()
    colour = tones.error if rate.full else tones.flows["in"]
    for place in range(min(round(rate.queue), MAX_MARKS)):
        left = core.right - 8 - MARK - place * (MARK + 2.0)
        painter.fillRect(QRectF(left, core.bottom + 2.5, MARK, MARK), colour)


def _square(painter: QPainter, cell: Box, rate: LinkRate, figures: bool) -> None:
    tones = theme.current()
    whole = QRectF(cell.left, cell.top, cell.right - cell.left, cell.bottom - cell.top)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(whole, tones.raised)
    if not rate.up:
        _cross(painter, whole, tones.error)
        return
    colour = tones.flows["in"] if rate.mbs[0] >= rate.mbs[1] else tones.flows["out"]
    filled = QRectF(whole)
    filled.setTop(whole.bottom() - whole.height() * rate.busy)
    painter.fillRect(filled, colour)
    painter.setPen(QPen(colour if rate.busy else tones.outline, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(whole)
    if figures and sum(rate.starts) >= 1:
        middle = whole.center()
        ink = over(colour) if rate.busy > 0.5 else tones.text
        letters.centred(painter, middle.x(), middle.y(), f"{sum(rate.starts):.0f}", ink, "letter")


def _cross(painter: QPainter, whole: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.6))
    painter.drawRect(whole)
    painter.drawLine(whole.topLeft(), whole.bottomRight())
    painter.drawLine(QPointF(whole.right(), whole.top()), QPointF(whole.left(), whole.bottom()))
