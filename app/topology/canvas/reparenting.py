"""A thing that is dropped into another container than its own becomes part of that, or the reason why not."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from app.topology.canvas import moving
from app.topology.canvas.shapes.box import Point
from app.topology.canvas.shapes.scene import Scene
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.drawing import Change, DrawingError, Place

tr = QCoreApplication.translate
# Kind of thing -> kinds of container that it can be put into, the nearest first.
HOMES = {"lpar": ("css", "cec"), "channel": ("card", "cec"), "port": ("director",)}


class Reparenting:
    """home: id of the container that the things would go into, "" = they stay; reason: why they cannot."""

    def __init__(self, scene: Scene, roots: Collection[str]) -> None:
        self.scene, self.roots = scene, tuple(roots)
        self.home, self.reason = "", ""
        self._change: Change | None = None
        self._inside = scene.nesting.inside(self.roots)
        kinds = {scene.shapes[name].kind for name in self.roots}
        self._kind = kinds.pop() if len(kinds) == 1 else ""

    def look_at(self, point: Point, layers: Collection[str]) -> None:
        """Try what happens if the things are dropped at a point."""
        home = self._home_at(point, layers)
        if home != self.home:
            self.home, self.reason, self._change = home, "", None
            if home:
                self._try()

    def _home_at(self, point: Point, layers: Collection[str]) -> str:
        """Return the container at a point, unless the things are in it already."""
        wanted = HOMES.get(self._kind, ())
        under = [name for name in self.scene.container_at(point, layers) if name not in self._inside]
        for name in under:
            if self.scene.shapes[name].kind in wanted:
                at_home = all(name in self.scene.holders(root) for root in self.roots)
                return "" if at_home else name
        return ""

    def _try(self) -> None:
        try:
            self._change = self._made()
        except DrawingError as error:
            self.reason = str(error)

    def _made(self) -> Change:
        drawing = self.scene.drawing.copy()
        whole: Change | None = None
        for root in self.roots:
            one = set_fields(drawing, root, **self._fields(root))
            drawing.apply(one)
            whole = one if whole is None else joined(whole, one)
        assert whole is not None
        return whole

    def _fields(self, name: str) -> dict[str, object]:
        """Return the fields of a thing that name its new container."""
        shapes, home = self.scene.shapes, self.home
        holders = [home, *self.scene.holders(home)]
        cec = next((one for one in holders if shapes[one].kind == "cec"), "")
        match self._kind:
            case "lpar":
                return {"css": home if shapes[home].kind == "css" else self._first_css(home)}
            case "channel":
                return {"cec": cec, "card": home if shapes[home].kind == "card" else None}
        return {"director": home}

    def _first_css(self, cec: str) -> str:
        held = (one.id for one in self.scene.nesting.held.get(cec, ()))
        found = next((name for name in held if self.scene.shapes[name].kind == "css"), "")
        if not found:
            raise DrawingError(tr("Canvas", "This CEC has no channel subsystem yet: add one first"), cec)
        return found

    def change(self, dx: float, dy: float) -> Change:
        """Other places, and the other home."""
        moved = moving.move(self.scene, self.roots, dx, dy)
        if not self.home or self._change is None:
            return moved
        title = tr("Canvas", "Move into another container")
        return Change(title, self._change.things, {**self._change.places, **moved.places}, self.roots)


def joined(one: Change, other: Change) -> Change:
    """Join two changes, the second of which begins where the first one ends."""
    things, places = dict(one.things), dict(one.places)
    for name, (before, after) in other.things.items():
        things[name] = (things[name][0] if name in things else before, after)
    for name, (old, new) in other.places.items():
        first: Place | None = places[name][0] if name in places else old
        places[name] = (first, new)
    return Change(one.title, things, places, other.select)
