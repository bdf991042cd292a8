"""Many cables between a row of CECs and their directors: each has a level of its own and can be followed."""

from __future__ import annotations

from app.topology.canvas.shapes import routes
from app.topology.canvas.shapes.box import Point
from app.topology.canvas.shapes.routes import Anchor

APART, WIDEST, MARGIN = 12.0, 9.0, 9.0  # along a level; between levels, at most; from the ends of the way
Leg = tuple[Point, Anchor]  # where a cable leaves its CEC, and the port that it goes to


def lay_tracks(legs: list[Leg]) -> list[tuple[Point, ...]]:
    """Return the ways from each start to its port; all lead down, or all up, through one gap."""
    spans = [(min(start[0], end[0][0]), max(start[0], end[0][0])) for start, end in legs]
    levels = _levels(spans)
    high = min(abs(end[0][1] - start[1]) for start, end in legs) - 2 * MARGIN
    pitch = min(max(high, 1.0) / max(max(levels), 1), WIDEST)
    return [_way(leg, MARGIN + level * pitch) for leg, level in zip(legs, levels, strict=True)]


def _levels(spans: list[tuple[float, float]]) -> list[int]:
    """Return the lowest free level for each, from left to right."""
    ends: list[float] = []
    found = [0] * len(spans)
    for number in sorted(range(len(spans)), key=lambda i: spans[i]):
        left, right = spans[number]
        level = next((i for i, end in enumerate(ends) if end + APART < left), len(ends))
        if level == len(ends):
            ends.append(right)
        ends[level] = right
        found[number] = level
    return found


def _way(leg: Leg, deep: float) -> tuple[Point, ...]:
    (x, y), ((px, py), _) = leg
    if abs(px - x) < 1.0:
        return routes.corners([(x, y), (px, py)])
    level = y + deep if py > y else y - deep
    return routes.corners([(x, y), (x, level), (px, level), (px, py)])
