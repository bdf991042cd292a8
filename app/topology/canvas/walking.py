"""The order in which the keyboard moves through the elements of a picture."""

from __future__ import annotations

from collections.abc import Collection
from math import hypot

from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import Shape

ROW = 40.0  # units of height that count as one row
ACROSS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}


def order(scene: CanvasScene, layers: Collection[str]) -> list[str]:
    """Return ids in reading order: a container, then its contents row by row; cables come last."""
    seen = [s for s in scene.shapes.values() if not s.layer or s.layer in layers]
    held: dict[str, list[Shape]] = {}
    for shape in seen:
        held.setdefault(shape.parent if shape.parent in scene.shapes else "", []).append(shape)
    found: list[str] = []
    waiting = sorted(held.get("", ()), key=_row, reverse=True)
    while waiting:
        shape = waiting.pop()
        found.append(shape.id)
        waiting += sorted(held.get(shape.id, ()), key=_row, reverse=True)
    if "cabling" in layers:
        found += dict.fromkeys(edge.id for edge in scene.edges if edge.kind == "cable" and edge.id)
    return found


def _row(shape: Shape) -> tuple[float, float, str]:
    return shape.box.top // ROW, shape.box.left, shape.id


def step(scene: CanvasScene, layers: Collection[str], current: str, by: int) -> str:
    """Return the element after or before the current element, or "" if there is none."""
    names = order(scene, layers)
    if current not in names:
        return (names[0] if by > 0 else names[-1]) if names else ""
    at = names.index(current) + by
    return names[at] if 0 <= at < len(names) else ""


def neighbour(scene: CanvasScene, layers: Collection[str], current: str, way: str) -> str:
    """Return the nearest element in a direction, or "" if there is none."""
    if current not in scene.shapes:
        return step(scene, layers, current, 1)
    own = scene.shapes[current]
    dx, dy = ACROSS[way]
    inside = scene.nesting.inside((current,)) | set(scene.holders(current))
    best, found = float("inf"), ""
    for shape in scene.shapes.values():
        if shape.id in inside or (shape.layer and shape.layer not in layers):
            continue
        x = shape.core.middle[0] - own.core.middle[0]
        y = shape.core.middle[1] - own.core.middle[1]
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if ahead <= 1.0 or aside > 2.0 * ahead + 40.0:
            continue
        cost = hypot(ahead, 2.0 * aside) + (0.0 if shape.parent == own.parent else 60.0)
        if cost < best:
            best, found = cost, shape.id
    return found


def holder(scene: CanvasScene, current: str) -> str:
    """Return the container of the current element."""
    name = scene.nesting.holder.get(current, "")
    return name if name in scene.shapes else ""


def first_held(scene: CanvasScene, layers: Collection[str], current: str) -> str:
    """Return the first element in the current element."""
    held = (scene.shapes.get(thing.id) for thing in scene.nesting.held.get(current, ()))
    seen = [shape for shape in held if shape is not None and (not shape.layer or shape.layer in layers)]
    return min(seen, key=_row).id if seen else ""
