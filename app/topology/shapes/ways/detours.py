"""Detours for lines that would pass through an element, and for manually bent lines."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from itertools import chain
from math import ceil, dist, floor

import numpy as np
from numpy.typing import NDArray

from app.topology.shapes import routes
from app.topology.shapes.box import Point
from app.topology.shapes.shape import Edge, Shape
from app.topology.shapes.ways.grid import BESIDE, CLEAR, CLOSE, CorridorGrid, Floats
from app.topology.shapes.ways.obstacles import PILLED, PILLS, Obstacles
from app.topology.shapes.ways.side_by_side import beside_each_other, shared

Stops = dict[int, list[list[Point]]]  # by line: where it may end, and the points that it must go through
AROUND = 400.0  # of the ends: what lies farther away is left out of a large picture's grid
MAX_TRIES = 40  # places beside elements for a bend that was put on one
RADII = 12.0, 5.0, 1.0  # of corners: sharper ones do not cut the corner of a thing off
NEARER = 0.5, 1.0, 0.25, 0.75  # parts of the way back to a corridor that has too little room
MAX_THINGS = 400  # obstacles in a grid; of more, only those near the ends
Mending = Generator[None, None, list[Edge]]  # in small steps


class Detours:
    """Reroutes the lines of a picture. passed_by: cables with an unreachable bend, by id."""

    def __init__(self, shapes: dict[str, Shape]) -> None:
        self.passed_by: dict[str, int] = {}
        self.shapes, self.obstacles = shapes, Obstacles(shapes)

    def mending(self, edges: list[Edge], bends: Mapping[str, Sequence[Point]]) -> Mending:
        """Reroute edges in small steps and return the final edges: around elements, and through manual bends
        where there are any.
        """
        wanted = []
        for number, edge in enumerate(edges):
            if edge.id in bends or self.obstacles.hit(edge):
                wanted.append(number)
            yield
        stops = {number: self._stops(edges[number], bends.get(edges[number].id, ())) for number in wanted}
        links = {number for number, edge in enumerate(edges) if edge.kind in PILLED}
        others = sorted(links.difference(wanted)) if links.intersection(wanted) else ()
        kept = [routes.flat(edges[number].points) for number in others]
        ways: dict[int, list[Point]] = {}
        for number, way in self._ways(stops, links, kept):
            edge = edges[number]
            if way is None and edge.id in bends:
                way = self._passing(edge, bends[edge.id])
            if way is not None:
                ways[number] = way
            yield
        found = list(edges)
        beside = dict(
            zip(ways, beside_each_other(list(ways.values()), kept, self.obstacles.boxes), strict=True)
        )
        drawn = {number: way for number, (way, _) in beside.items()}
        for number, (way, tight) in beside.items():
            rest = chain(kept, (other for name, other in drawn.items() if name != number))
            drawn[number], radius = self._moved(edges[number], way, ways[number], RADII[tight:], rest)
            found[number] = _rounded(edges[number], drawn[number], radius)
        return found

    def _passing(self, edge: Edge, bends: Sequence[Point]) -> list[Point] | None:
        """Return the route through the reachable bends; the others lie in a gap between elements."""
        reached = [bend for bend in bends if self._way(edge, [bend]) is not None]
        self.passed_by[edge.id] = len(bends) - len(reached)
        return self._way(edge, reached)

    def _way(self, edge: Edge, bends: Sequence[Point]) -> list[Point] | None:
        ((_, way),) = self._ways({0: self._stops(edge, bends)})
        return way

    def _moved(
        self,
        edge: Edge,
        way: list[Point],
        corridor: list[Point],
        radii: Sequence[float],
        others: Iterable[list[Point]],
    ) -> tuple[list[Point], float]:
        """Return the route of an edge next to its corridor, and the radius of its corners.

        If there is no more room, the route has sharper corners or is nearer to its corridor, whichever
        overlaps the others least.
        """
        for radius in radii:
            if not self.obstacles.hit(_rounded(edge, way, radius)):
                return way, radius
        nearer = (
            [(x + (a - x) * part, y + (b - y) * part) for (x, y), (a, b) in zip(way, corridor, strict=True)]
            for part in NEARER
        )
        free = ((back, radii[0]) for back in nearer if not self.obstacles.hit(_rounded(edge, back, radii[0])))
        if edge.kind not in PILLED:
            return next(free, (corridor, 1.0))
        there = list(others)
        return min(free, key=lambda pair: shared(pair[0], there), default=(corridor, 1.0))

    def _ways(
        self, stops: Stops, links: Collection[int] = (), kept: Sequence[list[Point]] = ()
    ) -> Iterator[tuple[int, list[Point] | None]]:
        """Return the route of each line, using one grid, or a grid around the ends of each line if there are
        many elements.

        links: lines that avoid corridors with others, whose routes are `kept`; they come last.
        """
        small, taken = len(self.obstacles.names) <= MAX_THINGS, list(kept)
        every = (pair for lines in stops.values() for line in lines for pair in line[1:-1])
        whole = self._grid(every) if small and stops else None
        for number in sorted(stops, key=lambda number: number in links):
            grid = whole or self._grid(pair for line in stops[number] for pair in line[1:-1])
            if number in links:
                for way in taken:
                    grid.occupy(way)
                taken = [] if whole else taken
            found = _best(grid, stops[number])
            if found is not None:
                taken.append(found)
            yield number, found

    def _grid(self, points: Iterable[Point]) -> CorridorGrid:
        own = list(points)
        boxes, frames, beside = self.obstacles.boxes, self.obstacles.frames, self.obstacles.beside
        if len(boxes) + len(frames) > MAX_THINGS:
            around = np.array(own).min(axis=0) - AROUND, np.array(own).max(axis=0) + AROUND
            near = _near(boxes, *around)
            boxes, beside, frames = boxes[near], beside[near], frames[_near(frames, *around)]
        return CorridorGrid(boxes, frames, own, beside)

    def _stops(self, edge: Edge, bends: Sequence[Point]) -> list[list[Point]]:
        """Return the stops of a line: both ends, the points where it emerges from their elements, and its
        bends, next to elements.

        There are several such lists if the line may end at several sides of a pill.
        """
        free = [pair for pair in map(self.free, bends) if pair is not None]
        first = self._ends(edge.points, edge.ends[0], free[:1])
        last = self._ends(edge.points[::-1], edge.ends[1], free[-1:])
        return [[*a, *free, *reversed(b)] for a in first for b in last]

    def _ends(self, points: Sequence[Point], name: str, bends: Sequence[Point]) -> list[tuple[Point, Point]]:
        """Return the possible ends of a line at an element, each with the point next to the element from
        which it comes.

        bends: the nearest bend; if it is nearer to the element than a corridor, the line emerges there.
        """
        shape = self.shapes[name]
        after = next((point for point in points[1:] if point != points[0]), points[0])
        way = after[0] - points[0][0], after[1] - points[0][1]
        near = (CLOSE,) if shape.kind in (*PILLS, "port") else (BESIDE, CLOSE)
        tries = [(points[0], _beside(shape, points[0], way, by)) for by in near]
        tries[:0] = [
            (end, _level(spot, end, bend))
            for end, spot in tries[:1]
            for bend in bends
            if _nearer(end, spot, bend)
        ]
        free = [pair for pair in tries if not self._taken(pair[1])]
        if shape.kind in PILLS or (shape.kind == "lpar" and not free):  # from other sides too
            others = ((end, _beside(shape, end, side, CLOSE)) for end, side in _edges(shape, points[0]))
            free += [pair for pair in others if not self._taken(pair[1])]
            return free or tries[:1]
        return (free or tries)[:1]

    def free(self, point: Point) -> Point | None:
        """Return the nearest integer point that is not too near to an element, or None if there is none
        nearby.
        """
        tried, waiting = set[Point](), [(0.0, point)]
        while waiting and len(tried) < MAX_TRIES:
            _, pair = heappop(waiting)
            boxes = self._at(pair)
            if not len(boxes):
                return pair
            beside = {place for box in boxes for place in _sides(pair, box)} - tried
            tried |= beside
            for place in beside:
                heappush(waiting, (dist(point, place), place))
        return None

    def through(self, edge: Edge, bends: Sequence[Point]) -> tuple[Point, ...] | None:
        """Return the route of one line through bends, as if there were no other lines, or None if there is no
        route.
        """
        way = self._way(edge, bends)
        return routes.corners(way) if way else None

    def _taken(self, point: Point) -> bool:
        """Return whether a point is too near to an element for a line to pass."""
        return bool(len(self._at(point)))

    def _at(self, point: Point) -> Floats:
        """Return the boxes of the elements that are too near to a point."""
        boxes, (x, y) = self.obstacles.boxes, point
        across = (boxes[:, 0] - CLEAR < x) & (x < boxes[:, 2] + CLEAR)
        return boxes[across & (boxes[:, 1] - CLEAR < y) & (y < boxes[:, 3] + CLEAR)]


def _best(grid: CorridorGrid, lines: list[list[Point]]) -> list[Point] | None:
    """Return the cheapest route through one of several lists of stops, or None if there is no route."""
    found = []
    for line in lines:
        cost, inner = grid.priced(line)
        if inner:
            found.append((cost, straightened([line[0], *inner, line[-1]])))
    return min(found)[1] if found else None


def _edges(shape: Shape, end: Point) -> Iterator[tuple[Point, Point]]:
    """Yield possible line ends at each side of an element, with the direction in which the line leaves.

    end: the present end; lines of an LPAR stay apart at the other sides, and those of a pill meet.
    """
    (x, y), box = shape.box.middle, shape.box
    part = (end[0] - x) / box.width if shape.kind == "lpar" else 0.0
    for side in (-1.0, 1.0):
        yield (x + side * box.width / 2, y + part * box.height), (side, 0.0)
        yield (x + part * box.width, y + side * box.height / 2), (0.0, side)


def _beside(shape: Shape, end: Point, way: Point, by: float) -> Point:
    """Return the point next to an element at which a line that ends in it emerges."""
    (x, y), (dx, dy) = end, way
    box = shape.core if shape.kind == "port" else shape.box
    if abs(dy) >= abs(dx):
        return x, (max(y, box.bottom) + by if dy >= 0 else min(y, box.top) - by)
    return (max(x, box.right) + by if dx >= 0 else min(x, box.left) - by), y


def _nearer(end: Point, spot: Point, bend: Point) -> bool:
    """Return whether a bend is nearer to the end of a line than the point at which the line emerges."""
    axis = 1 if end[0] == spot[0] else 0
    return end[axis] < bend[axis] < spot[axis] or spot[axis] < bend[axis] < end[axis]


def _level(spot: Point, end: Point, bend: Point) -> Point:
    """Return the point at which a line emerges, level with a bend."""
    return (spot[0], bend[1]) if end[0] == spot[0] else (bend[0], spot[1])


def _sides(point: Point, box: Floats) -> list[Point]:
    """Return the points in the corridors next to a box that are level with a point or directly above or
    below it.
    """
    (x, y), (left, top, right, bottom) = point, box.tolist()
    across = [(floor(left - BESIDE), y), (ceil(right + BESIDE), y)]
    return across + [(x, floor(top - BESIDE)), (x, ceil(bottom + BESIDE))]


def _near(boxes: Floats, low: Floats, high: Floats) -> NDArray[np.bool_]:
    meets = (boxes[:, :2] < high) & (boxes[:, 2:] > low)
    return np.asarray(meets.all(axis=1))


def straightened(way: list[Point]) -> list[Point]:
    """Return the points of a route without those at which it continues straight."""
    found = way[:1]
    for point, after in zip(way[1:], [*way[2:], way[-1]], strict=True):
        if point != found[-1] and not (point != way[-1] and _on(found[-1], point, after)):
            found.append(point)
    return found


def _on(a: Point, b: Point, c: Point) -> bool:
    """Return whether b lies on the straight segment from a to c."""
    (low, high), (left, right) = sorted((a[1], c[1])), sorted((a[0], c[0]))
    return (a[0] == b[0] == c[0] and low <= b[1] <= high) or (a[1] == b[1] == c[1] and left <= b[0] <= right)


def _rounded(edge: Edge, way: list[Point], radius: float) -> Edge:
    return replace(edge, points=routes.corners(way, radius))
