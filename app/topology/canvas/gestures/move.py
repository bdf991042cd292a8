"""Elements follow the pointer, snap to others and to the grid, and can be dropped into another container."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from app.topology.canvas import moving
from app.topology.canvas.interaction import NONE, Gesture
from app.topology.canvas.painting import marks
from app.topology.canvas.painting.strokes import pen
from app.topology.canvas.sprite import Sprite
from app.topology.canvas.viewport import Viewport
from app.topology.shapes.box import Point
from app.topology.shapes.guides import Guides
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.changes.reparent import put_into
from engine.ficon.drawing.model.drawing import Change, DrawingError

# Kind of thing -> kinds of container that it can be put into, the nearest first.
HOMES = {"lpar": ("css", "cec"), "channel": ("card", "cec"), "port": ("director",)}


class Reparenting:
    """home: id of the container into which the elements would go, or "" if they stay; reason: why they cannot
    go into it.
    """

    def __init__(self, scene: CanvasScene, roots: Collection[str]) -> None:
        self.scene, self.roots = scene, tuple(roots)
        self.home, self.reason = "", ""
        self._inside = scene.nesting.inside(self.roots)
        kinds = {scene.shapes[name].kind for name in self.roots}
        self._kind = kinds.pop() if len(kinds) == 1 else ""

    def look_at(self, point: Point, layers: Collection[str]) -> None:
        """Try dropping the elements at a point."""
        home = self._home_at(point, layers)
        if home != self.home:
            self.home, self.reason = home, self._refusal(home)

    def _refusal(self, home: str) -> str:
        """Return the reason why the elements cannot go into a container, or "" if they can."""
        try:
            if home:
                put_into(self.scene.drawing, self.roots, home)
        except DrawingError as error:
            return str(error)
        return ""

    def _home_at(self, point: Point, layers: Collection[str]) -> str:
        """Return the container at a point, unless the elements are in it already."""
        wanted = HOMES.get(self._kind, ())
        under = [name for name in self.scene.container_at(point, layers) if name not in self._inside]
        for name in under:
            if self.scene.shapes[name].kind in wanted:
                at_home = all(name in self.scene.holders(root) for root in self.roots)
                return "" if at_home else name
        return ""

    def change(self, dx: float, dy: float) -> Change:
        """Return a change that moves the elements, and puts them into another container if they are over one
        that accepts them.
        """
        scene = self.scene
        if not self.home or self.reason:
            return moving.move(scene, self.roots, dx, dy)
        places = moving.places(scene, moving.movable(scene, self.roots), dx, dy)
        change = put_into(scene.drawing, self.roots, self.home, places)
        return moving.with_bends(scene, change, self.roots, (round(dx), round(dy)))


class MoveGesture(Gesture):
    """snap: the elements snap to others and to the grid unless Alt is held."""

    cursor = Qt.CursorShape.SizeAllCursor

    def __init__(self, viewport: Viewport, at: QPointF, names: Collection[str], snap: bool = True) -> None:
        super().__init__(viewport, at)
        scene, self._snap = viewport.scene, snap
        self.roots = moving.movable(scene, names)
        self.sprite = Sprite(scene, self.roots)
        self.offset = (0.0, 0.0)
        self.lines: list[tuple[Point, Point]] = []
        self.reparenting = Reparenting(scene, self.roots)
        others = [
            s for s in scene.seen(viewport.view.box, self.editor.layers) if s.id not in self.sprite.things
        ]
        kinds = {scene.shapes[name].kind for name in self.roots}
        stay = (s.core for s in others if s.kind not in ("unit", "device"))
        self.guides = Guides(stay, (s.box for s in others if s.kind in kinds))
        self._without = frozenset(self.sprite.things)

    @property
    def without(self) -> Collection[str]:
        """Ids of the elements being moved."""
        return self._without

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Follow the pointer."""
        zoom = self.viewport.view.zoom
        dx, dy = (at.x() - self.start.x()) / zoom, (at.y() - self.start.y()) / zoom
        self.lines = []
        if self._snap and not keys & Qt.KeyboardModifier.AltModifier and self.roots:
            first = self.viewport.scene.shapes[self.roots[0]].box
            box = self.sprite.box if len(self.roots) > 1 else first
            dx, dy, self.lines = self.guides.snap(box, dx, dy, zoom)
        self.offset = dx, dy
        super().move(at, keys)
        self.reparenting.look_at(self.point, self.editor.layers)

    def finish(self) -> None:
        """Make one change: new places, and another container if there is one."""
        if not self.reparenting.reason:
            self.editor.attempt(lambda: self.reparenting.change(*self.offset))
        else:
            self.editor.refused.emit(self.reparenting.reason, tuple(self.roots))

    def paint(self, painter: QPainter) -> None:
        """Paint the elements at their current positions, the guide lines, and the container below them."""
        view, look = self.viewport.view, self.viewport.look
        home = self.viewport.scene.shapes.get(self.reparenting.home)
        if home is not None:
            marks.target(painter, view.frame(home.box), look, not self.reparenting.reason)
        self.sprite.paint(painter, view, look, *self.offset)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(pen(look.colours.focus, 1.0, Qt.PenStyle.DashLine))
        for a, b in self.lines:
            painter.drawLine(QPointF(*view.screen(*a)), QPointF(*view.screen(*b)))
        for name in self.roots:
            marks.selected(
                painter, view.frame(self.viewport.scene.shapes[name].box.moved(*self.offset)), look
            )
        if self.reparenting.reason:
            marks.bubble(
                painter, self.now, self.reparenting.reason, look, self.viewport.widget.rect(), bad=True
            )
