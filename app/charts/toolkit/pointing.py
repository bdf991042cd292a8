"""Pointing: pointer and keys of the charts over time, which move the view and the cursor of all."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from app.charts.toolkit import keys
from app.charts.toolkit.chart import Chart, Place
from app.charts.toolkit.columns import Grid

WHEEL = 1.0015  # zoom a unit of the wheel (a notch is 120)


class Pointing(Chart):
    """A chart whose plot is a stretch of time."""

    pointer: QPointF | None = None
    _drag_from: tuple[float, int] | None = None  # x of the press, start of the view then
    _dragged = False

    def here(self) -> tuple[Place, Grid]:
        """The places on the screen now."""
        raise NotImplementedError

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer; sideways (or with Shift) move."""
        place, grid = self.here()
        delta = event.angleDelta()
        sideways = -delta.x() or (-delta.y() if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 0)
        if sideways:
            self.time_view.pan(sideways / 1200)
        else:
            self.time_view.zoom(WHEEL ** delta.y(), self._time_at(event.position(), place, grid))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Perhaps the beginning of a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._drag_from = event.position().x(), self.time_view.start
            self._dragged = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the view, or move the cursor."""
        place, grid = self.here()
        self.pointer = event.position()
        if self._drag_from and self._drag(event.position(), place, grid):
            return
        inside = place.plot.left() <= self.pointer.x() <= place.plot.right()
        self.time_view.hover(self._time_at(self.pointer, place, grid) if inside else None)
        self.update()

    def _drag(self, to: QPointF, place: Place, grid: Grid) -> bool:
        assert self._drag_from is not None
        away = to.x() - self._drag_from[0]
        if not self._dragged and abs(away) < QApplication.startDragDistance():
            return False
        self._dragged = True
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.time_view.go(round(self._drag_from[1] - away * place.ratio * grid.step))
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag; a click pins the cursor or lets it go."""
        if event.button() == Qt.MouseButton.LeftButton and self._drag_from:
            place, grid = self.here()
            if not self._dragged and place.plot.contains(event.position()):
                self.time_view.pin(self._time_at(event.position(), place, grid))
            self._drag_from = None
            self.unsetCursor()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone, and the cursor with it unless it is pinned."""
        self.pointer = None
        self.time_view.hover(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, pan, move the cursor."""
        if not keys.handle(event, self.time_view, self.here()[1].step):
            super().keyPressEvent(event)

    def _time_at(self, point: QPointF, place: Place, grid: Grid) -> int:
        return grid.time((point.x() - place.plot.left()) * place.ratio)
