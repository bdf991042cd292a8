"""The place of a new element: the drop point, or the nearest free place next to the elements there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import NamedTuple

from app.topology.shapes import sizes
from app.topology.shapes.arrangement import Arrangement
from app.topology.shapes.box import Box, Point, box_at
from app.topology.shapes.flow import HEADS, PADS
from app.topology.shapes.guides import GRID
from app.topology.shapes.placing.room import GAP, least, shown_box, siblings
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.model.drawing import Change, Place

FREE = ("cec", "director", "storage", "note", "label", "cluster")  # remain at their given places
PUSHING = FREE[:3]  # those that must not overlap others
HOMES = {"lpar": ("css", "cec"), "channel": ("card", "cec"), "card": ("cec",), "css": ("cec",)}
REACH = 90.0  # units beyond a container, within which a thing still goes into it
LINE = 40.0  # of a row or column: closer elements are aligned with it
APART = {"lpar": 48.0}  # from one to the next one; of others GAP


def _around(kind: str, size: sizes.Size) -> sizes.Size:
    """Return the size of a container around one element."""
    return size[0] + 2 * PADS[kind], size[1] + HEADS[kind] + PADS[kind]


CSS = _around("css", sizes.LPAR)  # empty, with room for an LPAR
SIZES = {
    "cec": _around("cec", CSS), "css": CSS, "card": _around("card", (sizes.CORE[0], 40.0)),
    "lpar": sizes.LPAR, "channel": sizes.CORE, "director": sizes.DIRECTOR, "storage": sizes.STORAGE,
    "note": (sizes.NOTE_WIDTH, 40.0), "label": (56.0, 25.0),
}  # fmt: skip
Refused = Callable[[str], str]  # why an element cannot be put into the one with an id; "" = it can


class Landing(NamedTuple):
    """inside: id of its container; box: its place, or None if the container arranges it.

    reason: why it cannot be put there, or "" if it can. nearest: id of the nearest element that accepts it in
    that case.
    """

    inside: str
    box: Box | None = None
    reason: str = ""
    nearest: str = ""


def landing(scene: CanvasScene, key: str, point: Point, layers: Collection[str], refused: Refused) -> Landing:
    """Return the place of an element from the palette that is dropped at a point."""
    if key in FREE:
        return Landing("", _free(scene, key, point) if key in PUSHING else _wish(key, point))
    inside = next(iter(scene.container_at(point, layers)), "")
    reason = refused(inside)
    near = _near(scene, key, point, refused) if reason or not inside else ""
    if near and not inside and (not reason or _away(scene.shapes[near].box, point) <= REACH):
        inside, reason = near, ""
    if reason:
        return Landing(inside, None, reason, near)
    return Landing(inside, _spot(scene, key, inside, point))


def landed(scene: CanvasScene, key: str, at: Landing) -> Change:
    """Return the change that inserts an element at this place; the elements around it keep their places."""
    change = make(scene.drawing, key, _corner(at.box), at.inside)
    if key not in HOMES or not _home(scene, key, at.inside):
        return change
    if at.box is None and not _shifts(scene, key, at, change):
        return change
    if at.box is None:
        change = make(scene.drawing, key, _corner(_at_end(scene, key, at)), at.inside)
    kept = {name: (scene.nesting.places.get(name), corner) for name, corner in _kept(scene, key, at).items()}
    return replace(change, places=kept | change.places)


def _corner(box: Box | None) -> Place | None:
    return Place(round(box.left), round(box.top)) if box else None


def _shifts(scene: CanvasScene, key: str, at: Landing, change: Change) -> bool:
    """Return whether a change moves elements in the containers around the new element."""
    after = scene.drawing.copy()
    after.apply(change)
    now, before, home = Arrangement(after).boxes, scene.shapes, _home(scene, key, at.inside)
    beside = (name for holder in (home, *scene.holders(home)) for name in _held(scene, holder))
    return any(now[name][:2] != before[name].box[:2] for name in beside)


def _at_end(scene: CanvasScene, key: str, at: Landing) -> Box:
    """Return the place next to the last element in a container."""
    held = [scene.shapes[name].box for name in _held(scene, _home(scene, key, at.inside))]
    last = max(held, key=lambda box: (box.top, box.right))
    return box_at(last.right + APART.get(key, GAP), last.top, *SIZES[key])


def _kept(scene: CanvasScene, key: str, at: Landing) -> dict[str, Place]:
    """Return the places of elements that would be rearranged: those in its container and around it."""
    home = _home(scene, key, at.inside)
    found: dict[str, Place] = {}
    for holder in (home, *scene.holders(home)):
        for name in (holder, *_held(scene, holder)):
            box = scene.shapes[name].box
            found[name] = scene.nesting.places.get(name) or Place(round(box.left), round(box.top))
    return found


def _near(scene: CanvasScene, key: str, point: Point, refused: Refused) -> str:
    """Return the nearest container that accepts an element from the palette, or "" if there is no such
    container.
    """
    kinds = HOMES.get(key, ())
    fitting = [s for s in scene.shapes.values() if s.kind in kinds]
    ordered = sorted(fitting, key=lambda s: (_away(s.box, point), kinds.index(s.kind), s.id))
    return next((s.id for s in ordered if not refused(s.id)), "")


def _away(box: Box, point: Point) -> float:
    """Return the distance of a point from a box, which is 0 inside it."""
    x, y = point
    return max(box.left - x, x - box.right, 0.0) + max(box.top - y, y - box.bottom, 0.0)


def _wish(key: str, point: Point) -> Box:
    wide, high = SIZES.get(key, (0.0, 0.0))
    left, top = (round(value / GRID) * GRID for value in (point[0] - wide / 2, point[1] - high / 2))
    return box_at(left, top, wide, high)


def _free(scene: CanvasScene, key: str, point: Point) -> Box:
    """Return the free place for a machine nearest to a point."""
    roots = siblings(scene.arranged)[""]
    return _moved(
        _wish(key, point), [shown_box(scene.arranged, name, scene.arranged).grown(GAP) for name in roots]
    )


def _moved(box: Box, others: list[Box], low: Point = (float("-inf"), float("-inf"))) -> Box:
    if any(box.meets(other) for other in others):
        return box.moved(*least(box, others, 0.0, low))
    return box


def _home(scene: CanvasScene, key: str, inside: str) -> str:
    """Return the container for the element: the nearest suitable container around the place, or a container
    inside it.
    """
    kinds = HOMES[key]
    around = [name for name in (inside, *scene.holders(inside)) if scene.shapes[name].kind in kinds]
    first = next((name for kind in kinds for name in around if scene.shapes[name].kind == kind), "")
    if key == "lpar" and first and scene.shapes[first].kind == "cec":
        held = (thing.id for thing in scene.nesting.held.get(first, ()))
        return next((name for name in held if name in scene.shapes and scene.shapes[name].kind == "css"), "")
    return first


def _held(scene: CanvasScene, home: str) -> list[str]:
    names = (thing.id for thing in scene.nesting.held.get(home, ()))
    return [name for name in names if name in scene.shapes]


def _spot(scene: CanvasScene, key: str, inside: str, point: Point) -> Box | None:
    """Return the place of an element in its container, or None if it is the first element or on a title."""
    home = _home(scene, key, inside) if key in HOMES and inside else ""
    held = _held(scene, home) if home else []
    if not held or _on_title(scene, inside, point) and not any(map(scene.nesting.fixed, held)):
        return None
    frame, kind, gap = scene.shapes[home].box, scene.shapes[home].kind, APART.get(key, GAP)
    low = frame.left + PADS[kind], frame.top + HEADS[kind]
    boxes = [scene.shapes[name].box for name in held]
    wish = _in_line(_within(_wish(key, point), low, frame, gap), boxes, low)
    return _moved(wish, [box.grown(gap) for box in boxes], low)


def _on_title(scene: CanvasScene, name: str, point: Point) -> bool:
    shape = scene.shapes[name]
    return point[1] < shape.box.top + HEADS.get(shape.kind, 0.0)


def _within(wish: Box, low: Point, frame: Box, gap: float) -> Box:
    """Return a box inside a container, or directly to its right or below it."""
    left = max(min(wish.left, frame.right + gap), low[0])
    top = max(min(wish.top, frame.bottom + gap), low[1])
    return box_at(left, top, wish.width, wish.height)


def _in_line(wish: Box, boxes: list[Box], low: Point) -> Box:
    """Align a box with the row and the column of nearby boxes."""
    left, top = (
        min((box[axis] for box in boxes), key=lambda edge: abs(edge - wish[axis])) for axis in (0, 1)
    )
    dx = left - wish.left if abs(left - wish.left) < LINE and left >= low[0] else 0.0
    dy = top - wish.top if abs(top - wish.top) < LINE and top >= low[1] else 0.0
    return wish.moved(dx, dy)
