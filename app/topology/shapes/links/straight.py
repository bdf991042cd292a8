"""Straight links between two LPARs, and the elements they must not cover."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from app.topology.shapes import routes, sizes
from app.topology.shapes.box import Box, box_at
from app.topology.shapes.links.lane_lines import NEAR, PITCH, Ways
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.model.isfc import IsfcLink

ROOM = 12.0  # from a pill to LPARs beside it
PARALLEL = 16.0  # of two links between the same LPARs, from the middle
MARGIN = 3.0  # around a pill


class SolidBoxes:
    """Boxes that must not be covered."""

    def __init__(self, boxes: Iterable[Box]) -> None:
        self._boxes = _array(boxes)

    def add(self, *boxes: Box) -> None:
        """Add more boxes."""
        self._boxes = np.concatenate((self._boxes, _array(boxes)))

    def meets(self, box: Box) -> bool:
        """Return whether a box intersects one of these boxes."""
        left, top, right, bottom = box
        at = self._boxes
        return bool(np.any((at[:, 0] < right) & (at[:, 2] > left) & (at[:, 1] < bottom) & (at[:, 3] > top)))


def _array(boxes: Iterable[Box]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return np.array(list(boxes), dtype=np.float64).reshape(-1, 4)


class StraightLinks:
    """Joins LPARs that are side by side or one above the other. solid: receives the boxes they take."""

    def __init__(self, shapes: dict[str, Shape], nesting: Nesting, solid: SolidBoxes) -> None:
        self.shapes, self.nesting, self._solid = shapes, nesting, solid
        self._frames = [shape for shape in shapes.values() if shape.kind in ("cec", "css")]

    def joined(self, link: IsfcLink, size: sizes.Size, several: int) -> tuple[Box, Ways] | None:
        """Return the pill and lines of a link, or None if an element is in the way.

        several: the number of links that join these LPARs.
        """
        ends = [self.shapes[end] for end in link.ends]
        for axis in (0, 1):  # beside each other, above each other
            first, last = sorted(ends, key=lambda shape: shape.core[axis])
            gap = last.core[axis] - first.core[axis + 2]
            low, high = (
                f(first.core[1 - axis + d], last.core[1 - axis + d]) for f, d in ((max, 0), (min, 2))
            )
            middle, room = (low + high) / 2, (high - low) / 2 - NEAR
            if gap < size[axis] + 2 * ROOM * (1 - axis / 3) or room < 0:
                continue
            if axis:
                middle = min(max(middle + PITCH, low + NEAR), high - NEAR)  # cables leave from the middle
            shifts = (0.0,) if several == 1 or room < PARALLEL else (-PARALLEL, PARALLEL)
            for shift in shifts:
                if found := self._line(link, (first, last), axis, middle + shift, size):
                    return found
        return None

    def _line(
        self, link: IsfcLink, ends: tuple[Shape, Shape], axis: int, at: float, size: sizes.Size
    ) -> tuple[Box, Ways] | None:
        """Join two LPARs by a straight line with a pill in its middle; return None if an element is in the
        way.
        """
        start, stop = ends[0].core[axis + 2], ends[1].core[axis]
        strip = (
            Box(start + 1, at - NEAR, stop - 1, at + NEAR)
            if not axis
            else Box(at - NEAR, start + 1, at + NEAR, stop - 1)
        )
        half = (start + stop) / 2
        x, y = (half, at) if not axis else (at, half)
        box = box_at(x - size[0] / 2, y - size[1] / 2, *size)
        own = {home for shape in ends for home in (shape.parent, self._root(shape))}
        frames = SolidBoxes(s.box for s in self._frames if s.id not in own)
        if any(solid.meets(item) for solid in (self._solid, frames) for item in (strip, box)):
            return None
        self._solid.add(box.grown(MARGIN), strip)
        ways: Ways = {}
        for shape, edge, to in ((ends[0], start, box[axis]), (ends[1], stop, box[axis + 2])):
            a, b = ((edge, at), (to, at)) if not axis else ((at, edge), (at, to))
            ways[link.id, shape.id] = routes.corners([a, b])
        return box, ways

    def _root(self, shape: Shape) -> str:
        return self.nesting.holder.get(shape.parent, "")
