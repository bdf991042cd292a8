"""Upright rectangles and points in picture units; a unit is a logical pixel at zoom 1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Width from left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Height from top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def moved(self, dx: float, dy: float) -> Box:
        """Return the box at an offset."""
        return Box(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)

    def grown(self, by: float) -> Box:
        """Return the box with a margin on each side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def joined(self, other: Box) -> Box:
        """Return the smallest box that contains both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def holds(self, point: Point) -> bool:
        """Return whether a point lies in the box."""
        return self.left <= point[0] < self.right and self.top <= point[1] < self.bottom

    def covers(self, other: Box) -> bool:
        """Return whether another box lies wholly in this box."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def meets(self, other: Box) -> bool:
        """Return whether the two boxes have an area in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def box_at(left: float, top: float, width: float, height: float) -> Box:
    """Return a box by its upper left corner and size."""
    return Box(left, top, left + width, top + height)


def around(boxes: Iterable[Box]) -> Box | None:
    """Return the smallest box that contains all boxes, or None if there are no boxes."""
    found: Box | None = None
    for box in boxes:
        found = box if found is None else found.joined(box)
    return found


def corners_of(box: Box) -> tuple[Point, ...]:
    """Return the corners of a box, in order around it."""
    return (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)


def is_inside(point: Point, polygon: list[Point]) -> bool:
    """Return whether a point lies in a polygon, by the even-odd rule."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
