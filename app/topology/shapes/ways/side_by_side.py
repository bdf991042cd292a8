"""Segments of several routes in one corridor are placed side by side, and apart from lines that stay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from app.topology.shapes.box import Point
from app.topology.shapes.ways.grid import Floats

ROOM, PITCH = 10.0, 5.0  # width of a bundle of up to five lines; between two of its lines
LEAST = 2.6  # between two lines of a bundle of more, which fills the room beside things (grid.BESIDE)
MOST = 3  # lines of a bundle that are PITCH apart
CORNER = 10.0  # of two pieces that turn where they meet: so much of them may lie on each other
STEPS = 1, 2, 3, 4, 5, 0.5, 1.5  # how many times PITCH a line goes aside for one that stays
OVERLAP = 4  # crossings that two ways may rather make than turn into each other
Piece = tuple[int, int]  # way, and number of its point where the piece begins


def beside_each_other(
    ways: Sequence[list[Point]], kept: Sequence[list[Point]], boxes: Floats
) -> list[tuple[list[Point], bool]]:
    """Return the routes, and whether each needs sharp corners because more than MOST share its corridor.

    Segments that would overlap are placed up to ROOM / 2 away from their corridor.

    The first and last segments of a route stay because they touch an element. kept: other routes, which stay;
    boxes: those of elements.
    """
    moved, tight = [list(way) for way in ways], set[int]()
    for axis in (0, 1):
        fixed = _spans([*kept, *(end for way in moved for end in (way[:2], way[-2:]))], axis)
        every = np.concatenate((fixed, np.empty((0, 3))))
        for number, pieces in _corridors(moved, axis).items():
            there = every
            offsets = _offsets(moved, pieces, axis)
            if len(set(offsets.values())) > MOST:
                tight |= {way for way, _ in pieces}
            for (way, at), offset in offsets.items():
                low, high = sorted((moved[way][at][1 - axis], moved[way][at + 1][1 - axis]))
                place, piece = number + offset, (low, high)
                things = _across(boxes, piece, axis)
                if not all(_is_clear(place, piece, lines) for lines in (fixed, there)) or _on(place, things):
                    place = _aside(place, piece, every, things)
                    fixed = np.concatenate((fixed, [(place, low, high)]))
                every = np.concatenate((every, [(place, low, high)]))
                for point in (at, at + 1):
                    x, y = moved[way][point]
                    moved[way][point] = (place, y) if axis == 0 else (x, place)
    return [(way, number in tight) for number, way in enumerate(moved)]


def shared(way: list[Point], others: Sequence[list[Point]]) -> float:
    """Return the length, in units, over which a route's straight segments lie on or almost on other
    routes.
    """
    total = 0.0
    for axis in (0, 1):
        there = _spans(others, axis)
        for place, low, high in _spans([way], axis).tolist():
            near = there[np.abs(there[:, 0] - place) < PITCH / 2]
            lengths = np.minimum(near[:, 2], high) - np.maximum(near[:, 1], low)
            total += float(lengths[lengths > CORNER].sum())
    return total


def _spans(ways: Sequence[list[Point]], axis: int) -> Floats:
    """Return the position, start and end of each segment along an axis: vertical segments for axis 0,
    horizontal segments for 1.
    """
    pieces = (pair for way in ways for pair in zip(way, way[1:], strict=False))
    found = [
        (a[axis], min(a[1 - axis], b[1 - axis]), max(a[1 - axis], b[1 - axis]))
        for a, b in pieces
        if a[axis] == b[axis]
    ]
    return np.array(found, dtype=np.float64).reshape(-1, 3)


def _across(boxes: Floats, span: Point, axis: int) -> Floats:
    """Return the extent of each element across the axis, for the elements that a segment with this span may
    meet.
    """
    near = (boxes[:, 1 - axis] < span[1]) & (boxes[:, 3 - axis] > span[0])
    return boxes[near][:, [axis, axis + 2]]


def _is_clear(place: float, span: Point, others: Floats) -> bool:
    """Return whether no other segment lies on or almost on a segment."""
    beside = others[(others[:, 1] < span[1]) & (others[:, 2] > span[0]), 0]
    return not np.any(np.abs(beside - place) < PITCH / 2)


def _aside(place: float, span: Point, others: Floats, things: Floats) -> float:
    """Return the nearest position of a segment clear of other segments and elements, or its own position if
    there is no such position.
    """
    tries = (place + sign * step * PITCH for step in STEPS for sign in (-1, 1))
    free = (at for at in tries if _is_clear(at, span, others))
    return next((at for at in free if not _on(at, things)), place)


def _on(place: float, things: Floats) -> bool:
    """Return whether a segment at a position would pass through an element."""
    return bool(np.any((things[:, 0] < place) & (things[:, 1] > place)))


def _corridors(ways: Sequence[list[Point]], axis: int) -> dict[float, list[Piece]]:
    """Return the inner segments along each corridor: vertical segments for axis 0, horizontal segments for
    axis 1.

    Corridors that almost touch, as in the gap between two CECs, count as a single corridor.
    """
    found: dict[float, list[Piece]] = {}
    for way, points in enumerate(ways):
        for at in range(1, len(points) - 2):
            if points[at][axis] == points[at + 1][axis]:
                found.setdefault(points[at][axis], []).append((way, at))
    groups: list[list[float]] = []
    for place in sorted(found):
        if not groups or place - groups[-1][0] >= ROOM:
            groups.append([])
        groups[-1].append(place)
    return {sum(group) / len(group): [item for place in group for item in found[place]] for group in groups}


def _offsets(ways: Sequence[list[Point]], pieces: list[Piece], axis: int) -> dict[Piece, float]:
    """Return the offset of each segment from its corridor; segments that do not meet share a position."""
    known = {piece: _span(ways[piece[0]], piece[1], axis) for piece in pieces}
    levels: list[list[Piece]] = []
    for piece in sorted(pieces, key=lambda pair: known[pair]):
        level = next((i for i, there in enumerate(levels) if known[there[-1]].high < known[piece].low), None)
        if level is None:
            levels.append([piece])
        else:
            levels[level].append(piece)
    levels.sort(key=lambda level: min(ways[way][at][axis] for way, at in level))  # as their corridors lie
    pitch = min(PITCH, max(ROOM / max(len(levels) - 1, 1), LEAST))
    return {
        piece: (place - (len(levels) - 1) / 2) * pitch
        for place, level in enumerate(_untangled(levels, known))
        for piece in level
    }


class Span(NamedTuple):
    """The start and end of a segment along its corridor, and the side to which its route turns at each: -1 or
    1.
    """

    low: float
    high: float
    low_side: int
    high_side: int


def _span(way: list[Point], at: int, axis: int) -> Span:
    ends = sorted(
        (way[end][1 - axis], 1 if way[beyond][axis] > way[end][axis] else -1)
        for end, beyond in ((at, at - 1), (at + 1, at + 2))
    )
    return Span(ends[0][0], ends[1][0], ends[0][1], ends[1][1])


def _untangled(levels: list[list[Piece]], known: Mapping[Piece, Span]) -> list[list[Piece]]:
    """Return the levels of a corridor in the order in which their routes cross least where they turn."""
    before = [
        [sum(_crossings(known[a], known[b]) for a in one for b in two) for two in levels] for one in levels
    ]
    order, better = list(range(len(levels))), True
    while better:
        better = False
        for place in range(len(order)):
            level, rest = order[place], [*order[:place], *order[place + 1 :]]
            costs = [_cost(before, level, rest, to) for to in range(len(order))]
            to = costs.index(min(costs))
            if costs[to] < costs[place]:
                order, better = [*rest[:to], level, *rest[to:]], True
    return [levels[level] for level in order]


def _cost(before: list[list[int]], level: int, rest: list[int], to: int) -> int:
    """Return how often a level crosses the others; to: the number of levels before it."""
    return sum(before[other][level] for other in rest[:to]) + sum(before[level][other] for other in rest[to:])


def _crossings(a: Span, b: Span) -> int:
    """Return the number of ends at which two segments cross if the first segment lies before the second.

    Two segments that turn toward each other at the same position would overlap, which counts as worse.
    """
    if a.high <= b.low or b.high <= a.low:
        return 0
    count = 0
    if a.low != b.low:  # the inner line crosses the other when it turns
        count += a.low_side > 0 if a.low > b.low else b.low_side < 0
    elif a.low_side > 0 > b.low_side:
        count += OVERLAP
    if a.high != b.high:
        count += a.high_side > 0 if a.high < b.high else b.high_side < 0
    elif a.high_side > 0 > b.high_side:
        count += OVERLAP
    return count
