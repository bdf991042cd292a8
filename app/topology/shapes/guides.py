"""Snaps moved elements to neighbors, to equal gaps between them, or to the grid."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from app.topology.shapes.box import Box, Point

GRID = 10.0
REACH = 6.0  # pixels


class Guides:
    """Edges and middles of the elements that stay.

    alike: those with which the moved elements may form a row.
    """

    def __init__(self, boxes: Iterable[Box], alike: Iterable[Box] | None = None) -> None:
        kept = list(boxes)
        self._across = sorted({x for box in kept for x in (box.left, box.middle[0], box.right)})
        self._down = sorted({y for box in kept for y in (box.top, box.middle[1], box.bottom)})
        self._boxes = kept if alike is None else list(alike)

    def snap(
        self, box: Box, dx: float, dy: float, zoom: float
    ) -> tuple[float, float, list[tuple[Point, Point]]]:
        """Return the offset that aligns the box, and the lines to paint."""
        moved, reach = box.moved(dx, dy), REACH / zoom
        lines: list[tuple[Point, Point]] = []
        for axis, places in enumerate((self._across, self._down)):
            by, found = self._along(axis, moved, places, reach)
            start = (box.left + dx, box.top + dy)[axis]
            if not found:
                by = round(start / GRID) * GRID - start
            dx, dy = (dx + by, dy) if axis == 0 else (dx, dy + by)
            lines += found
        return dx, dy, lines

    def _along(
        self, axis: int, moved: Box, places: list[float], reach: float
    ) -> tuple[float, list[tuple[Point, Point]]]:
        """Return the distance to move along an axis, and the lines to paint; no lines if nothing is near."""
        low, middle, high = moved[axis], moved.middle[axis], moved[axis + 2]
        edge, gap = _nearest(places, (low, middle, high), reach), self._even(axis, moved, reach)
        if edge is not None and (gap is None or abs(edge[1]) <= abs(gap[0])):
            ends = moved[1 - axis] - 2000.0, moved[3 - axis] + 2000.0
            return edge[1], [(_point(axis, edge[0], ends[0]), _point(axis, edge[0], ends[1]))]
        return gap if gap is not None else (0.0, [])

    def _even(self, axis: int, moved: Box, reach: float) -> tuple[float, list[tuple[Point, Point]]] | None:
        """Return the move that makes the gap to a neighbor equal to the gap between that neighbor and the
        next.
        """
        row = sorted((box for box in self._boxes if _beside(box, moved, axis)), key=lambda box: box[axis])
        tries: list[tuple[float, float, float]] = []  # distance to move, and the equal gap
        pairs = [(a, b) for a, b in zip(row, row[1:], strict=False) if b[axis] > a[axis + 2]]
        for a, b in pairs:
            gap, size = b[axis] - a[axis + 2], moved[axis + 2] - moved[axis]
            tries.append((b[axis + 2] + gap - moved[axis], b[axis + 2], gap))
            tries.append((a[axis] - gap - moved[axis + 2], a[axis] - gap, gap))
            if gap > size:  # in the middle between two
                half = (gap - size) / 2
                tries.append((a[axis + 2] + half - moved[axis], a[axis + 2], half))
        best = min(tries, key=lambda pair: abs(pair[0]), default=None)
        if best is None or abs(best[0]) > reach:
            return None
        by, start, gap = best
        level = moved.middle[1 - axis]
        equal = [(a[axis + 2], b[axis]) for a, b in pairs if b[axis] - a[axis + 2] == gap]
        spans = [(start, start + gap), *equal]
        return by, [(_point(axis, value, level), _point(axis, other, level)) for value, other in spans]


def _beside(box: Box, moved: Box, axis: int) -> bool:
    """Return whether two elements are in the same row or the same column."""
    return box[1 - axis] < moved[3 - axis] and moved[1 - axis] < box[3 - axis]


def _point(axis: int, place: float, other: float) -> Point:
    """Return a point from its coordinate along an axis and the other coordinate."""
    return (place, other) if axis == 0 else (other, place)


def _nearest(places: list[float], wanted: Iterable[float], reach: float) -> tuple[float, float] | None:
    """Return the place nearest to one of the edges, and its distance."""
    best: tuple[float, float] | None = None
    for edge in wanted:
        at = bisect_left(places, edge)
        for place in places[max(at - 1, 0) : at + 1]:
            away = place - edge
            if abs(away) <= reach and (best is None or abs(away) < abs(best[1])):
                best = place, away
    return best
