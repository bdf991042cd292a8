"""Snaps moved things to their neighbours or to the grid."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from app.topology.canvas.shapes.box import Box, Point

GRID = 10.0
REACH = 6.0  # pixels


class Guides:
    """Edges and middles of the things that stay."""

    def __init__(self, boxes: Iterable[Box]) -> None:
        kept = list(boxes)
        self._across = sorted({x for box in kept for x in (box.left, box.middle[0], box.right)})
        self._down = sorted({y for box in kept for y in (box.top, box.middle[1], box.bottom)})

    def snap(
        self, box: Box, dx: float, dy: float, zoom: float
    ) -> tuple[float, float, list[tuple[Point, Point]]]:
        """Return the offset that aligns the box, and the lines to paint."""
        moved, reach = box.moved(dx, dy), REACH / zoom
        x = _nearest(self._across, (moved.left, moved.middle[0], moved.right), reach)
        y = _nearest(self._down, (moved.top, moved.middle[1], moved.bottom), reach)
        lines: list[tuple[Point, Point]] = []
        if x is not None:
            dx += x[1]
            lines.append(((x[0], moved.top - 2000.0), (x[0], moved.bottom + 2000.0)))
        else:
            dx = round((box.left + dx) / GRID) * GRID - box.left
        if y is not None:
            dy += y[1]
            lines.append(((moved.left - 2000.0, y[0]), (moved.right + 2000.0, y[0])))
        else:
            dy = round((box.top + dy) / GRID) * GRID - box.top
        return dx, dy, lines


def _nearest(places: list[float], wanted: Iterable[float], reach: float) -> tuple[float, float] | None:
    """Return the place that is nearest to one of the edges, and its distance."""
    best: tuple[float, float] | None = None
    for edge in wanted:
        at = bisect_left(places, edge)
        for place in places[max(at - 1, 0) : at + 1]:
            away = place - edge
            if abs(away) <= reach and (best is None or abs(away) < abs(best[1])):
                best = place, away
    return best
