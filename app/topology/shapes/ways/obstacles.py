"""Obstacles that a line must not pass through: LPARs, channels, directors, storage, pills, notes and
other CECs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from app.topology.shapes import routes
from app.topology.shapes.shape import Edge, Shape
from app.topology.shapes.ways.grid import BESIDE, CLOSE, INSIDE, Floats

SOLID = frozenset({"lpar", "channel", "director", "storage", "link", "cluster", "note"})
PILLS, PILLED = ("link", "cluster"), ("link", "member")  # and their lines


class Obstacles:
    """boxes: left, top, right and bottom of each element that lines avoid; frames: the same for CECs.

    beside: the distance from each box to the nearest corridor, in units.
    """

    def __init__(self, shapes: dict[str, Shape]) -> None:
        self.shapes = shapes
        solid = [shape for shape in shapes.values() if shape.kind in SOLID]
        cecs = [shape for shape in shapes.values() if shape.kind == "cec"]
        self.names = [shape.id for shape in (*solid, *cecs)]
        self.boxes = _array(solid)
        self.beside = np.array([CLOSE if shape.kind in PILLS else BESIDE for shape in solid])
        self.frames = _array(cecs)
        self._all = np.concatenate((self.boxes, self.frames))
        self._number = {name: number for number, name in enumerate(self.names)}

    def hit(self, edge: Edge) -> list[str]:
        """Return the ids of the elements that a line passes through, except those that contain its ends."""
        points, boxes = np.array(edge.points), self._all
        low, high = points.min(axis=0), points.max(axis=0)
        near = ((boxes[:, :2] < high) & (boxes[:, 2:] > low)).all(axis=1)
        near[[self._number[name] for name in self._own(edge.ends)]] = False
        numbers = np.flatnonzero(near)
        if not len(numbers):
            return []
        way = np.array(routes.flat(edge.points))
        return [self.names[number] for number in numbers[_crossed(way[:-1], way[1:], boxes[numbers])]]

    def _own(self, ends: Sequence[str]) -> Iterator[str]:
        """Return the ends of a line, their containers, and the CECs in or on which they lie."""
        for name in ends:
            yield from self._frames_at(name)
            while name:
                if name in self._number:
                    yield name
                shape = self.shapes.get(name)
                name = shape.parent if shape else ""

    def _frames_at(self, name: str) -> Iterator[str]:
        """Return the CECs that a pill without a container intersects."""
        shape = self.shapes.get(name)
        if shape is not None and shape.kind in PILLS:
            left, top, right, bottom = shape.box
            at = self.frames
            meets = (at[:, 0] < right) & (at[:, 2] > left) & (at[:, 1] < bottom) & (at[:, 3] > top)
            yield from (self.names[len(self.boxes) + number] for number in np.flatnonzero(meets))


def _array(shapes: list[Shape]) -> Floats:
    return np.array([shape.box for shape in shapes], dtype=np.float64).reshape(-1, 4)


def _crossed(a: Floats, b: Floats, boxes: Floats) -> NDArray[np.bool_]:
    """Return which boxes any of the segments from a to b enters (slab method)."""
    enter = np.zeros((len(a), len(boxes)))
    leave = np.ones((len(a), len(boxes)))
    outside = np.zeros((len(a), len(boxes)), dtype=bool)
    for axis in (0, 1):
        low, high = boxes[:, axis] + INSIDE, boxes[:, axis + 2] - INSIDE
        start, length = a[:, axis, None], (b - a)[:, axis, None]
        still = length == 0.0
        step = np.where(still, 1.0, length)
        first, second = (low - start) / step, (high - start) / step
        enter = np.where(still, enter, np.maximum(enter, np.minimum(first, second)))
        leave = np.where(still, leave, np.minimum(leave, np.maximum(first, second)))
        outside |= still & ((start <= low) | (start >= high))
    return np.asarray(((enter < leave) & ~outside).any(axis=0))
