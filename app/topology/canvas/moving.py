"""The places of elements after a move. Their contents move along; everything else keeps its place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.topology.shapes.bends import bends_of, middle_of, onward
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.changes.arrange import put
from engine.ficon.drawing.changes.bend import bend, shift
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Place

MOVABLE = frozenset(
    {"cec", "css", "lpar", "card", "channel", "director", "storage", "port", "link", "cluster", "note"}
)
HELD = frozenset({"unit", "device"})  # lie in a channel, and move with it


def movable(scene: CanvasScene, names: Iterable[str]) -> list[str]:
    """Return the elements that move when these are dragged: channels instead of their devices, and the
    members of groups.
    """
    found: dict[str, None] = {}
    waiting, met = list(names), set[str]()
    while waiting:
        name = waiting.pop(0)
        shape = scene.shapes.get(name)
        if shape is None or name in met:
            continue
        met.add(name)
        if shape.kind in MOVABLE:
            found[name] = None
        elif shape.kind in HELD:
            waiting += [shape.parent] if shape.parent else []
        elif shape.kind == "group":
            things: tuple[str, ...] = scene.drawing[name].things  # type: ignore[attr-defined]
            waiting += things
    return scene.outer(found)


def move(scene: CanvasScene, names: Iterable[str], dx: float, dy: float, number: int | None = None) -> Change:
    """Move elements and all their contents, by units to the right and down.

    For cables alone, only the bends move; number: only this bend.
    """
    names = tuple(names)
    cables = [name for name in names if bends_of(scene, name) is not None]
    if cables and len(cables) == len(names):
        return _bent(scene, cables[0], dx, dy, number)
    roots = movable(scene, names)
    return with_bends(scene, put(scene.drawing, places(scene, roots, dx, dy)), roots, (round(dx), round(dy)))


def with_bends(scene: CanvasScene, change: Change, roots: Iterable[str], by: tuple[int, int]) -> Change:
    """Return a move extended to the bends of each cable whose ends both move."""
    if not change:
        return change
    draft = Draft(scene.drawing, change.title)
    shift(draft, scene.nesting.inside(tuple(roots)), by)
    return replace(change, things={**change.things, **draft.done().things})


def _bent(scene: CanvasScene, name: str, dx: float, dy: float, number: int | None) -> Change:
    """Move the bends of a cable across any elements in their way; bend a straight cable in the middle."""
    bends = bends_of(scene, name) or (middle_of(scene, name),)
    wanted = range(len(bends)) if number is None else (number,)
    moved = [onward(scene, pair, dx, dy) if i in wanted else pair for i, pair in enumerate(bends)]
    return bend(scene.drawing, name, moved)


def places(scene: CanvasScene, roots: Iterable[str], dx: float, dy: float) -> dict[str, Place]:
    """Return the places of everything after a move, or nothing if the move is less than half a unit."""
    if not (round(dx) or round(dy)):
        return {}
    roots = tuple(roots)
    moved = scene.nesting.inside(roots)
    found = {name: _place(scene, name) for name in _kept(scene, roots) if name not in moved}
    for name in moved:
        if name in roots or name in scene.nesting.places:
            at = _place(scene, name)
            found[name] = Place(round(at.x + dx), round(at.y + dy))
    return found


def _place(scene: CanvasScene, name: str) -> Place:
    place = scene.nesting.places.get(name)
    if place is not None:
        return place
    shape = scene.shapes[name]
    box = shape.core if shape.kind == "port" else shape.box
    return Place(round(box.left), round(box.top))


def _kept(scene: CanvasScene, roots: Iterable[str]) -> set[str]:
    """Return the elements that share a container with moved elements and keep their places."""
    found: set[str] = set()
    for root in roots:
        if scene.shapes[root].kind == "port":
            continue
        for holder in scene.holders(root):
            found.add(holder)
            held = (thing.id for thing in scene.nesting.held.get(holder, ()))
            found.update(name for name in held if name in scene.shapes)
    kinds = scene.shapes
    return {name for name in found if kinds[name].kind not in HELD and kinds[name].kind != "port"}
