"""Manual bends of cables: their places, and the bend at a given point."""

from __future__ import annotations

from math import hypot

from app.topology.shapes import routes
from app.topology.shapes.box import Point
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.model.cabling import Cable
from engine.ficon.drawing.model.drawing import DrawingError
from engine.language import say

Bends = tuple[Point, ...]
MAX_STEPS = 500  # over a thing, to where there is room


def bends_of(scene: CanvasScene, name: str) -> Bends | None:
    """Return the bends of a cable, or None if the element is not a cable."""
    thing = scene.drawing.find(name)
    return thing.bends if isinstance(thing, Cable) else None


def bend_at(scene: CanvasScene, name: str, point: Point, reach: float) -> int | None:
    """Return the number of the bend at a point, or None if there is no bend."""
    bends = bends_of(scene, name) or ()
    away = [abs(x - point[0]) + abs(y - point[1]) for x, y in bends]
    return away.index(min(away)) if away and min(away) <= reach else None


def free(scene: CanvasScene, point: Point) -> Point:
    """Return the allowed bend place nearest to a point; bends cannot lie on elements. Raises DrawingError."""
    found = scene.detours.free(point)
    if found is None:
        raise DrawingError(say("No room for a bend here: place it clear of other elements"))
    return found


def onward(scene: CanvasScene, point: Point, dx: float, dy: float) -> Point:
    """Return a bend moved by one step, or by several steps past elements in its way. Raises DrawingError."""
    steps = ((point[0] + n * dx, point[1] + n * dy) for n in range(1, MAX_STEPS))
    found = next((step for step in steps if scene.detours.free(step) == step), None)
    return free(scene, (point[0] + dx, point[1] + dy)) if found is None else found


def place_of(scene: CanvasScene, name: str, point: Point) -> int:
    """Return the number that a new bend at a point of a cable's line would have."""
    bends, way = bends_of(scene, name) or (), way_of(scene, name)
    return sum(_along(way, bend) < _along(way, point) for bend in bends)


def new_bend(scene: CanvasScene, name: str) -> tuple[int, Point]:
    """Return the number and place of a new bend, in the middle of the longest piece between bends and
    ends.
    """
    way = way_of(scene, name)
    pieces = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(way, way[1:], strict=False)]
    total, bends = sum(pieces), bends_of(scene, name) or ()
    parts = [0.0, *(sum(pieces[: _along(way, bend)]) / total for bend in bends), 1.0]
    number = max(range(len(bends) + 1), key=lambda n: parts[n + 1] - parts[n])
    return number, routes.along(_points(scene, name), (parts[number] + parts[number + 1]) / 2)


def middle_of(scene: CanvasScene, name: str) -> Point:
    """Return the point halfway along a cable."""
    return routes.along(_points(scene, name), 0.5)


def way_of(scene: CanvasScene, name: str) -> list[Point]:
    """Return the points along the line of a cable."""
    return routes.flat(_points(scene, name))


def _points(scene: CanvasScene, name: str) -> tuple[Point, ...]:
    """Return the line of a cable in the whole picture; a sheet may contain only its beginning."""
    return next(edge.points for edge in (scene.whole or scene).edges if edge.id == name)


def _along(way: list[Point], point: Point) -> int:
    """Return the number of the segment of a path that is nearest to a point."""
    pieces = [routes.distance(point, list(piece)) for piece in zip(way, way[1:], strict=False)]
    return pieces.index(min(pieces))
