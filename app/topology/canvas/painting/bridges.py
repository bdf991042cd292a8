"""Cables on paper: where two cables cross, the horizontal cable passes over the vertical cable in a small
bridge.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainterPath

from app.topology.canvas.painting.strokes import path
from app.topology.shapes.box import Point
from app.topology.shapes.shape import Edge

REACH, RISE = 7.0, 9.0  # of a bridge: to each side of what it crosses, and upwards, units
CLEAR = 1.0  # units between two bridges
TURN = 6.0  # units of a corner that count as upright: a line through it crosses
Upright = tuple[float, float, float]  # x, top, bottom


def bridged(cables: Sequence[Edge]) -> list[QPainterPath]:
    """Return the paths of cables."""
    uprights = [_uprights(edge.points) for edge in cables]
    found = []
    for number, edge in enumerate(cables):
        others = [one for place, lines in enumerate(uprights) if place != number for one in lines]
        found.append(_path(edge.points, others))
    return found


def _uprights(points: tuple[Point, ...]) -> list[Upright]:
    """Return the vertical segments of a line."""
    ends = [(points[i - 1], points[i + 2]) for i in range(1, len(points), 3) if _is_straight(points, i)]
    return [(a[0], min(a[1], b[1]) - TURN, max(a[1], b[1]) + TURN) for a, b in ends if a[0] == b[0]]


def _is_straight(points: tuple[Point, ...], i: int) -> bool:
    return points[i - 1] == points[i] and points[i + 1] == points[i + 2]


def _path(points: tuple[Point, ...], others: Sequence[Upright]) -> QPainterPath:
    made = QPainterPath()
    made.moveTo(*points[0])
    for i in range(1, len(points), 3):
        a, d = points[i - 1], points[i + 2]
        if _is_straight(points, i) and a[1] == d[1]:
            for x, reach in _crossings(a, d, others):
                _bridge(made, x, a[1], reach if d[0] > a[0] else -reach)
            made.lineTo(*d)  # from the last bridge on: below bridges there is no line
        else:
            made.connectPath(path(points[i - 1 : i + 3]))
    return made


def _crossings(a: Point, d: Point, others: Sequence[Upright]) -> list[tuple[float, float]]:
    """Return the middle and reach of each bridge between a and d; crossings close together share a bridge."""
    left, right = sorted((a[0], d[0]))
    met = sorted(x for x, top, bottom in others if left + REACH < x < right - REACH and top < a[1] < bottom)
    spans: list[list[float]] = []
    for x in met:
        if spans and x - spans[-1][1] < 2 * REACH + CLEAR:
            spans[-1][1] = x
        else:
            spans.append([x, x])
    found = [((first + last) / 2, (last - first) / 2 + REACH) for first, last in spans]
    return found if d[0] > a[0] else found[::-1]


def _bridge(made: QPainterPath, x: float, y: float, reach: float) -> None:
    """Add a line up to a bridge, and then the bridge."""
    made.lineTo(x - reach, y)
    made.cubicTo(x - reach, y - RISE, x + reach, y - RISE, x + reach, y)
