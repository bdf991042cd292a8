"""The route of a line from one shape to another: cubic bends that leave and arrive at right angles."""

from __future__ import annotations

from functools import cache
from math import hypot

from app.topology.shapes.box import Box, Point
from app.topology.shapes.shape import Shape

DOWN, UP, LEFT, RIGHT = (0.0, 1.0), (0.0, -1.0), (-1.0, 0.0), (1.0, 0.0)
MIN_HANDLE, MAX_HANDLE = 18.0, 130.0  # length of the handles of a bend
ASIDE = 16.0  # from a CEC to a line that goes round it
ROUND = 12.0  # radius of a corner
CIRCLE = 0.5523  # handle of a quarter of a circle, for radius 1
STEP, MIN_PIECES, MAX_PIECES = 16.0, 18, 48  # units of a straight piece of a bend; how many there are
Anchor = tuple[Point, Point]  # where a line ends, and the direction in which it leaves


def anchor(shape: Shape, towards: Box) -> Anchor:
    """Return the point and direction in which a line to another box leaves a shape."""
    core, box = shape.core, shape.box
    if shape.kind == "port":
        x = core.middle[0]
        return ((x, core.top), UP) if shape.edge == "top" else ((x, core.bottom), DOWN)
    if shape.kind in ("link", "cluster", "lpar") and not _above(core, towards):
        return _side(core, towards)
    if towards.middle[1] >= core.middle[1]:
        return (core.middle[0], core.bottom), DOWN
    return (box.middle[0], box.top), UP


def _above(core: Box, towards: Box) -> bool:
    """Return whether one shape is above the other rather than next to it."""
    return towards.top > core.bottom - 4.0 or towards.bottom < core.top + 4.0


def _side(core: Box, towards: Box) -> Anchor:
    if towards.middle[0] >= core.middle[0]:
        return (core.right, core.middle[1]), RIGHT
    return (core.left, core.middle[1]), LEFT


def bend(start: Anchor, end: Anchor) -> tuple[Point, ...]:
    """Return one cubic bend, which is straight when the two ends face each other."""
    (a, leave), (b, arrive) = start, end
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = min(hypot(dx, dy) / 2, MAX_HANDLE)
    ahead = dx * leave[0] + dy * leave[1]
    if ahead > 0.0 and leave == (-arrive[0], -arrive[1]):  # they face each other: stay between the two
        length = min(length, 0.85 * ahead)
    length = max(length, MIN_HANDLE)
    first = a[0] + leave[0] * length, a[1] + leave[1] * length
    second = b[0] + arrive[0] * length, b[1] + arrive[1] * length
    return a, first, second, b


def corners(points: list[Point], most: float = ROUND) -> tuple[Point, ...]:
    """Return straight lines through points, with rounded corners; most: their largest radius in units."""
    path: list[Point] = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        radius = min(most, _length(before, corner) / 2, _length(corner, after) / 2)
        into, out = _towards(corner, before, radius), _towards(corner, after, radius)
        path += _straight(path[-1], into)
        path += [_towards(into, corner, radius * CIRCLE), _towards(out, corner, radius * CIRCLE), out]
    return tuple(path + _straight(path[-1], points[-1]))


def _straight(a: Point, b: Point) -> list[Point]:
    return [a, b, b]


def _length(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def _towards(a: Point, b: Point, by: float) -> Point:
    length = _length(a, b)
    if not length:
        return a
    return a[0] + (b[0] - a[0]) * by / length, a[1] + (b[1] - a[1]) * by / length


def between(shape: Shape, other: Shape) -> tuple[Point, ...]:
    """Return the route from one shape to another."""
    return bend(anchor(shape, other.core), anchor(other, shape.core))


def over(lpar: Shape, pill: Shape, shift: float) -> tuple[Point, ...]:
    """Return the route from an LPAR to a pill: straight next to it, or around a corner above or below it.

    shift: offset from the middle of the LPAR, so that several lines do not cover each other.
    """
    core, to = lpar.core, pill.core
    if _level(core, to):
        return between(lpar, pill)
    below = to.middle[1] > core.middle[1]
    start, near = (core.bottom, to.top) if below else (core.top, to.bottom)
    x = min(max(core.middle[0] + shift, core.left + 10.0), core.right - 10.0)
    left, right = max(core.left, to.left) + 10.0, min(core.right, to.right) - 10.0
    if left < right and to.left - 4 * ROUND < x < to.right + 4 * ROUND:
        x = min(max(x, left), right)
        return corners([(x, start), (x, near)])
    edge = to.left if x < to.middle[0] else to.right
    return corners([(x, start), (x, to.middle[1]), (edge, to.middle[1])])


def outside(lpar: Shape, pill: Shape, cec: Box, shift: float, right: bool) -> tuple[Point, ...]:
    """Return the route from an LPAR at the bottom of its CEC around one side to a pill far above."""
    core, to = lpar.core, pill.core
    x = min(max(core.middle[0] + shift, core.left + 10.0), core.right - 10.0)
    side = cec.right + ASIDE + abs(shift) / 2 if right else cec.left - ASIDE - abs(shift) / 2
    low = cec.bottom + ASIDE + abs(shift) / 2
    edge = to.right if side > to.middle[0] else to.left
    return corners([(x, core.bottom), (x, low), (side, low), (side, to.middle[1]), (edge, to.middle[1])])


def _level(box: Box, other: Box) -> bool:
    return box.top < other.middle[1] < box.bottom


def flat(points: tuple[Point, ...], step: float = STEP, most: int = MAX_PIECES) -> list[Point]:
    """Return points along a route of bends: one per step, so more for longer routes, but at most `most`
    per bend.
    """
    found = [points[0]]
    for i in range(1, len(points), 3):
        a, (b, c, d) = points[i - 1], points[i : i + 3]
        if a[0] == b[0] == c[0] == d[0] or a[1] == b[1] == c[1] == d[1] or (a == b and c == d):
            found.append(d)
            continue
        steps = min(max(round(_length(a, d) / step), MIN_PIECES), most)
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
        found += [
            (p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy)
            for p, q, r, s in _weights(steps)
        ]
    return found


@cache
def _weights(steps: int) -> tuple[tuple[float, float, float, float], ...]:
    """Return the weights of start, handles and end for each point of a bend."""
    parts = ((1 - step / steps, step / steps) for step in range(1, steps + 1))
    return tuple((u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t) for u, t in parts)


def along(points: tuple[Point, ...], part: float) -> Point:
    """Return the point at a fraction 0..1 of the route."""
    way = flat(points)
    lengths = [_length(a, b) for a, b in zip(way, way[1:], strict=False)]
    left = sum(lengths) * part
    for length, a, b in zip(lengths, way, way[1:], strict=False):
        if left <= length:
            return _towards(a, b, left)
        left -= length
    return way[-1]


def distance(point: Point, way: list[Point]) -> float:
    """Return the distance from a point to a line of straight segments."""
    pieces = zip(way, way[1:], strict=False)
    return min((_from_piece(point, a, b) for a, b in pieces), default=_length(point, way[0]))


def _from_piece(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    part = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square if square else 0.0
    part = min(max(part, 0.0), 1.0)
    return hypot(p[0] - a[0] - part * dx, p[1] - a[1] - part * dy)
