"""A cable is bent: its line is pulled aside at the pointer, or a bend that it has is moved."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from app.topology.canvas.host import NONE, CanvasHost, Gesture
from app.topology.canvas.painting.strokes import Hint, pen
from app.topology.canvas.shapes.bends import Bends, bend_at, bends_of, place_of, way_of
from app.topology.canvas.shapes.guides import GRID
from engine.ficon.drawing.changes.bend import bend

NEAR = 10.0  # pixels from a bend at which it is taken


class Bend(Gesture):
    """Alt: the bend does not snap to the grid."""

    cursor = Qt.CursorShape.SizeAllCursor

    def __init__(self, canvas: CanvasHost, at: QPointF, name: str) -> None:
        super().__init__(canvas, at)
        self.name, scene = name, canvas.scene
        bends = bends_of(scene, name) or ()
        found = bend_at(scene, name, self.point, NEAR / canvas.view.zoom)
        self.number = place_of(scene, name, self.point) if found is None else found
        self._before, self._after = bends[: self.number], bends[self.number + (found is not None) :]
        way = way_of(scene, name)
        self._ends = way[0], way[-1]
        self._free = False

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Follow the pointer."""
        self._free = bool(keys & Qt.KeyboardModifier.AltModifier)
        super().move(at, keys)

    @property
    def bends(self) -> Bends:
        """All bends of the cable as they would be now."""
        x, y = self.point
        if self.canvas.snap and not self._free:
            x, y = round(x / GRID) * GRID, round(y / GRID) * GRID
        return *self._before, (x, y), *self._after

    def finish(self) -> None:
        """Make one change."""
        self.canvas.editor.attempt(lambda: bend(self.canvas.editor.drawing, self.name, self.bends))

    def paint(self, painter: QPainter) -> None:
        """Paint straight lines through the bends."""
        view, look = self.canvas.view, self.canvas.look
        points = [QPointF(*view.screen(*one)) for one in (self._ends[0], *self.bends, self._ends[1])]
        painter.setRenderHint(Hint)
        painter.setPen(pen(look.colours.focus, 2.0, Qt.PenStyle.DashLine))
        painter.drawPolyline(points)
