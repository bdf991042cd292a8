"""Ways out of a CEC for the cables of channels that have other channels between them and their director."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from app.topology.canvas.shapes.box import Box, Point
from app.topology.canvas.shapes.shape import Shape

CLEAR = 7.0  # from a channel to a gutter beside it
SIDE, LANE = 4.0, 5.0  # between cables in the same gutter, and in the same gap between rows
OUT = 6.0  # beyond the edge of the CEC
LANES = 3


class Gutters:
    """The gaps between the channels of a CEC."""

    def __init__(self, cec: Box, channels: Iterable[Shape]) -> None:
        self.cec = cec
        self.boxes = [shape.box for shape in channels]
        self._gaps: dict[tuple[float, bool], list[tuple[float, float]]] = {}
        self._used: dict[float, int] = {}
        self._rows: dict[float, int] = {}

    def head(self, channel: Shape, down: bool) -> tuple[list[Point], bool]:
        """Return the corners from a channel to the edge of its CEC, and whether the route is a detour."""
        box = channel.box
        start = (channel.core.middle[0], channel.core.bottom) if down else (box.middle[0], box.top)
        edge = box.bottom if down else box.top
        out = self.cec.bottom + OUT if down else self.cec.top - OUT
        others = (box for box in self.boxes if self._between(box, edge, down))
        blocked = any(other.left < start[0] < other.right for other in others)
        gutter = self._nearest(start[0], edge, down) if blocked else None
        if gutter is None:
            return [start, (start[0], out)], False
        row = self._rows[edge] = self._rows.get(edge, -1) + 1
        low = edge + (1.0 if down else -1.0) * (OUT + LANE * (row % LANES))
        return [start, (start[0], low), (gutter, low), (gutter, out)], True

    def _between(self, box: Box, edge: float, down: bool) -> bool:
        """Return whether a channel lies between this edge and that of the CEC."""
        return box.top >= edge if down else box.bottom <= edge

    def _nearest(self, x: float, edge: float, down: bool) -> float | None:
        """Return the nearest gutter; each further cable in it lies a little beside the one before."""
        key = edge, down
        if key not in self._gaps:
            self._gaps[key] = self._free([box for box in self.boxes if self._between(box, edge, down)])
        gaps = self._gaps[key]
        at = bisect_left(gaps, (x, 0.0))
        found = min(gaps[max(at - 1, 0) : at + 1], key=lambda gap: abs(gap[0] - x), default=None)
        if found is None:
            return None
        middle, half = found
        nth = self._used.get(middle, -1) + 1
        self._used[middle] = nth
        nth = (nth % max(int((2 * half - SIDE) // SIDE), 1)) + 1
        return middle + SIDE * (nth // 2) * (1 if nth % 2 else -1)

    def _free(self, boxes: list[Box]) -> list[tuple[float, float]]:
        """Return middles and half widths of the gaps between boxes, and a way out on either side."""
        if not boxes:
            return []
        spans = sorted((box.left, box.right) for box in boxes)
        gaps, reach = [(spans[0][0] - CLEAR, CLEAR)], spans[0][1]
        for left, right in spans[1:]:
            if left - reach >= CLEAR:
                gaps.append(((reach + left) / 2, (left - reach) / 2))
            reach = max(reach, right)
        return [*gaps, (reach + CLEAR, CLEAR)]
