"""Dropping things into another container: which one, and the reason why they cannot go there."""

from __future__ import annotations

from collections.abc import Collection

from app.topology.canvas import moving
from app.topology.canvas.shapes.box import Point
from app.topology.canvas.shapes.scene import Scene
from engine.ficon.drawing.changes.reparent import put_into
from engine.ficon.drawing.model.drawing import Change, DrawingError

# Kind of thing -> kinds of container that it can be put into, the nearest first.
HOMES = {"lpar": ("css", "cec"), "channel": ("card", "cec"), "port": ("director",)}


class Reparenting:
    """home: id of the container that the things would go into, "" = they stay; reason: why they cannot."""

    def __init__(self, scene: Scene, roots: Collection[str]) -> None:
        self.scene, self.roots = scene, tuple(roots)
        self.home, self.reason = "", ""
        self._inside = scene.nesting.inside(self.roots)
        kinds = {scene.shapes[name].kind for name in self.roots}
        self._kind = kinds.pop() if len(kinds) == 1 else ""

    def look_at(self, point: Point, layers: Collection[str]) -> None:
        """Try what happens if the things are dropped at a point."""
        home = self._home_at(point, layers)
        if home != self.home:
            self.home, self.reason = home, self._refusal(home)

    def _refusal(self, home: str) -> str:
        """Return the reason why the things cannot go into a container, "" if they can."""
        try:
            if home:
                put_into(self.scene.drawing, self.roots, home)
        except DrawingError as error:
            return str(error)
        return ""

    def _home_at(self, point: Point, layers: Collection[str]) -> str:
        """Return the container at a point, unless the things are in it already."""
        wanted = HOMES.get(self._kind, ())
        under = [name for name in self.scene.container_at(point, layers) if name not in self._inside]
        for name in under:
            if self.scene.shapes[name].kind in wanted:
                at_home = all(name in self.scene.holders(root) for root in self.roots)
                return "" if at_home else name
        return ""

    def change(self, dx: float, dy: float) -> Change:
        """Move the things, and into the other container if they go into one."""
        scene = self.scene
        if not self.home or self.reason:
            return moving.move(scene, self.roots, dx, dy)
        places = moving.places(scene, moving.movable(scene, self.roots), dx, dy)
        return put_into(scene.drawing, self.roots, self.home, places)
