"""Bends a cable: its line is pulled aside at the pointer, or an existing bend is moved."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from app.topology.canvas.interaction import NONE, Gesture
from app.topology.canvas.painting.strokes import Hint, pen
from app.topology.canvas.viewport import Viewport
from app.topology.shapes import routes
from app.topology.shapes.bends import Bends, bend_at, bends_of, free, place_of
from app.topology.shapes.box import Point
from app.topology.shapes.guides import GRID
from engine.ficon.drawing.changes.bend import bend

NEAR = 10.0  # pixels from a bend at which it is taken


class Bend(Gesture):
    """snap: the bend snaps to the grid unless Alt is held."""

    cursor = Qt.CursorShape.SizeAllCursor

    def __init__(self, viewport: Viewport, at: QPointF, name: str, snap: bool = True) -> None:
        super().__init__(viewport, at)
        self.name, self._snap, scene = name, snap, viewport.scene
        bends = bends_of(scene, name) or ()
        found = bend_at(scene, name, self.point, NEAR / viewport.view.zoom)
        self.number = place_of(scene, name, self.point) if found is None else found
        self._before, self._after = bends[: self.number], bends[self.number + (found is not None) :]
        self._edge = next(edge for edge in scene.edges if edge.id == name)
        self._routed: tuple[Bends, tuple[Point, ...]] = (), self._edge.points
        self._free = False

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Follow the pointer."""
        self._free = bool(keys & Qt.KeyboardModifier.AltModifier)
        super().move(at, keys)

    @property
    def bends(self) -> Bends:
        """All bends of the cable as they would be if the gesture ended now."""
        x, y = self.point
        if self._snap and not self._free:
            x, y = round(x / GRID) * GRID, round(y / GRID) * GRID
        return *self._before, self.viewport.scene.detours.free((x, y)) or (x, y), *self._after

    def finish(self) -> None:
        """Make one change."""
        scene = self.viewport.scene
        self.editor.attempt(
            lambda: bend(self.editor.drawing, self.name, [free(scene, pair) for pair in self.bends])
        )

    @property
    def route(self) -> tuple[Point, ...]:
        """The route as it would be if the gesture ended now."""
        bends, scene = self.bends, self.viewport.scene
        if bends != self._routed[0]:
            straight = routes.corners([self._edge.points[0], *bends, self._edge.points[-1]])
            found = None if scene.large else scene.detours.through(self._edge, bends)
            self._routed = bends, found or straight
        return self._routed[1]

    def paint(self, painter: QPainter) -> None:
        """Paint the line as it would be if the gesture ended now."""
        view, look = self.viewport.view, self.viewport.look
        points = [QPointF(*view.screen(*pair)) for pair in routes.flat(self.route)]
        painter.setRenderHint(Hint)
        painter.setPen(pen(look.colours.focus, 2.0, Qt.PenStyle.DashLine))
        painter.drawPolyline(points)
