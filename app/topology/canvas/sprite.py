"""Moved elements, painted once; each frame shifts them and draws the lines attached to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.topology.canvas.painting import lines
from app.topology.canvas.painting.draw import MARGIN, held_by, paint
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import Hint
from app.topology.canvas.view import CanvasView
from app.topology.shapes import routes
from app.topology.shapes.box import Box, around
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import Edge

MAX_SMOOTH = 6  # lines that are pulled: beyond, they are painted without smooth edges
MAX_CURVED = 150  # lines that are pulled: beyond, they are painted straight


class Sprite:
    """Elements of a scene, with all their contents."""

    def __init__(self, scene: CanvasScene, names: Iterable[str]) -> None:
        self.scene = scene
        self.roots = tuple(scene.outer(names))
        self.things = scene.nesting.inside(self.roots)
        self.shapes = [shape for shape in scene.shapes.values() if shape.id in self.things]
        self.box = around(shape.box for shape in self.shapes) or Box(0, 0, 0, 0)
        touched = [edge for edge in self._touched() if held_by(edge, self.things)]
        self.inner = [edge for edge in touched if self._both(edge)]
        self.pulled = [edge for edge in touched if not self._both(edge)]
        # A CEC is a box without holes: elements below do not shine through, which would be slow.
        self._solid = [scene.shapes[name].kind for name in self.roots] == ["cec"]
        self._pixmap: QPixmap | None = None
        self._key: object = None
        self._at = (0.0, 0.0)

    def _touched(self) -> list[Edge]:
        numbers = {n for name in self.things for n in self.scene.edges_of.get(name, ())}
        return [self.scene.edges[n] for n in sorted(numbers)]

    def _both(self, edge: Edge) -> bool:
        return edge.ends[0] in self.things and edge.ends[1] in self.things

    def paint(self, painter: QPainter, view: CanvasView, look: Look, dx: float, dy: float) -> None:
        """Paint at an offset in picture units, in widget pixels."""
        self._pull(painter, view, look, dx, dy)
        pixmap = self._painted(view, look, dx, dy)
        x, y = view.screen(self._at[0] + dx, self._at[1] + dy)
        x, y = round(x * view.ratio) / view.ratio, round(y * view.ratio) / view.ratio
        painter.drawPixmap(QPointF(x, y), pixmap)

    def _pull(self, painter: QPainter, view: CanvasView, look: Look, dx: float, dy: float) -> None:
        painter.save()
        painter.translate(-view.x, -view.y)
        painter.scale(view.zoom, view.zoom)
        seen = [edge for edge in self.pulled if not edge.layer or edge.layer in look.layers]
        few = len(seen) <= MAX_SMOOTH
        painter.setRenderHint(Hint, look.rounded and few)
        if len(seen) <= MAX_CURVED:
            lines.paint(painter, [self.edge(edge, dx, dy) for edge in seen], look, quick=not few)
        else:
            self._straight(painter, seen, look, dx, dy)
        painter.restore()

    def _straight(self, painter: QPainter, seen: list[Edge], look: Look, dx: float, dy: float) -> None:
        for edge in seen:
            painter.setPen(lines.own_pen(edge, replace(look, zoom=0.1, vector=False)))
            moved = edge.ends[0] in self.things
            (ax, ay), (bx, by) = edge.points[0], edge.points[-1]
            ax, ay, bx, by = (ax + dx, ay + dy, bx, by) if moved else (ax, ay, bx + dx, by + dy)
            painter.drawLine(QPointF(ax, ay), QPointF(bx, by))

    def edge(self, edge: Edge, dx: float, dy: float) -> Edge:
        """Return a line with its moved end; an off-sheet port moves along."""
        if edge.far:
            points = tuple((x + dx, y + dy) for x, y in edge.points)
            return replace(edge, points=points, label="", label_at=None)
        a, b = (self.scene.shapes[end] for end in edge.ends)
        a = a.outline(dx, dy) if a.id in self.things else a
        b = b.outline(dx, dy) if b.id in self.things else b
        return Edge(edge.id, edge.kind, edge.ends, routes.between(a, b))

    def _painted(self, view: CanvasView, look: Look, dx: float, dy: float) -> QPixmap:
        """Return the whole picture, or the part near the view if it is large."""
        area = self.box if self._solid else self.box.grown(MARGIN)
        room = view.box.moved(-dx, -dy)
        near = Box(
            max(area.left, room.left - room.width / 2),
            max(area.top, room.top - room.height / 2),
            min(area.right, room.right + room.width / 2),
            min(area.bottom, room.bottom + room.height / 2),
        )
        whole = (area.width + area.height) * view.zoom < view.width + view.height
        kept = self._key is not None and self._key[0] == (look, view.ratio)  # type: ignore[index]
        wanted = area if whole else near
        if kept and (whole or self._key[1].covers(_cut(area, room))):  # type: ignore[index]
            assert self._pixmap is not None
            return self._pixmap
        self._key, self._at = ((look, view.ratio), wanted), (wanted.left, wanted.top)
        self._pixmap = self._make(wanted, view, look)
        return self._pixmap

    def _make(self, area: Box, view: CanvasView, look: Look) -> QPixmap:
        scale = view.zoom * view.ratio
        made = QPixmap(max(round(area.width * scale), 1), max(round(area.height * scale), 1))
        made.fill(look.colours.ground if self._solid else Qt.GlobalColor.transparent)
        with QPainter(made) as painter:
            painter.scale(scale, scale)
            painter.translate(-area.left, -area.top)
            shapes = [s for s in self.shapes if s.box.meets(area) and (not s.layer or s.layer in look.layers)]
            inner = [edge for edge in self.inner if not edge.layer or edge.layer in look.layers]
            paint(painter, shapes, inner, look)
        made.setDevicePixelRatio(view.ratio)
        return made


def _cut(box: Box, other: Box) -> Box:
    """Return the intersection of two boxes."""
    left, top = max(box.left, other.left), max(box.top, other.top)
    return Box(left, top, max(min(box.right, other.right), left), max(min(box.bottom, other.bottom), top))
