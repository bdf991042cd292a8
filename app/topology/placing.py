"""Where a new thing goes that stands by itself: in the middle of what is seen, beside what is there."""

from __future__ import annotations

from app.topology.canvas.canvas import Canvas
from app.topology.canvas.shapes.box import box_at
from engine.ficon.drawing.model.drawing import Place

ROOM = (240.0, 120.0)  # units that a new thing needs at least
STEP = 40  # units between places that are tried
RINGS = 30
GRID = 10


def free_place(canvas: Canvas) -> Place:
    """The free place nearest to the middle of what is seen; where nothing is drawn, a corner."""
    if not canvas.scene.shapes:
        return Place(STEP, STEP)
    boxes = [shape.box.grown(GRID) for shape in canvas.scene.shapes.values()]
    x, y = canvas.view.box.middle
    left, top = x - ROOM[0] / 2, y - ROOM[1] / 2
    for ring in range(RINGS):
        for dx, dy in _around(ring):
            box = box_at(left + dx * STEP, top + dy * STEP, *ROOM)
            if not any(box.meets(other) for other in boxes):
                return Place(round(box.left / GRID) * GRID, round(box.top / GRID) * GRID)
    bounds = canvas.scene.bounds
    return Place(round(bounds.right) + STEP, round(bounds.top))


def _around(ring: int) -> list[tuple[int, int]]:
    """Steps to the places at this distance, those below and at the right first."""
    if ring == 0:
        return [(0, 0)]
    steps = range(-ring, ring + 1)
    found = [(dx, dy) for dx in steps for dy in steps if max(abs(dx), abs(dy)) == ring]
    return sorted(found, key=lambda step: (abs(step[0]) + abs(step[1]), -step[1], -step[0]))
