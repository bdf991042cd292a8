"""Rubber band and lasso: they select the elements that lie wholly inside."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from app.charts.toolkit import brushes
from app.topology.canvas.interaction import NONE, Gesture
from app.topology.canvas.painting.strokes import pen
from app.topology.canvas.view import CanvasView
from app.topology.canvas.viewport import Viewport
from app.topology.shapes.box import Box

MIN_STEP = 3.0  # pixels between the points of a lasso


class SelectionBand(Gesture):
    """A rectangle. keep: the elements that also stay selected."""

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, viewport: Viewport, at: QPointF, keep: tuple[str, ...] = ()) -> None:
        super().__init__(viewport, at)
        self.keep = keep

    def found(self) -> list[str]:
        """Return the ids of the elements in the rectangle."""
        box = _box(self.viewport.view, QRectF(self.start, self.now).normalized())
        return self.viewport.scene.within(box, self.editor.layers)

    def finish(self) -> None:
        """Select the elements inside."""
        self.editor.select((*self.keep, *self.found()))

    def paint(self, painter: QPainter) -> None:
        """Paint the rectangle."""
        focus = self.viewport.look.colours.focus
        painter.setPen(pen(focus, 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(brushes.faded(focus, 0.1))
        painter.drawRect(QRectF(self.start, self.now).normalized())


class Lasso(SelectionBand):
    """A line drawn around elements."""

    def __init__(self, viewport: Viewport, at: QPointF, keep: tuple[str, ...] = ()) -> None:
        super().__init__(viewport, at, keep)
        self.way = [at]

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Add a point."""
        if (at - self.way[-1]).manhattanLength() >= MIN_STEP:
            self.way.append(at)
        super().move(at, keys)

    def found(self) -> list[str]:
        """Return the ids of the elements in the lasso."""
        if len(self.way) < 3:
            return []
        polygon = [self.viewport.view.picture(point.x(), point.y()) for point in self.way]
        return self.viewport.scene.enclosed(polygon, self.editor.layers)

    def paint(self, painter: QPainter) -> None:
        """Paint the line as a closed outline."""
        focus = self.viewport.look.colours.focus
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(focus, 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(brushes.faded(focus, 0.1))
        painter.drawPolygon(QPolygonF(self.way))


def _box(view: CanvasView, area: QRectF) -> Box:
    """Return an area of the widget in picture units."""
    return Box(*view.picture(area.left(), area.top()), *view.picture(area.right(), area.bottom()))
