"""Free corridors between elements, and the shortest path along them.

Corridors run next to the edges of all elements and cross in a grid. rustworkx finds the shortest path in it
(Dijkstra), where a corner costs as much as a detour of CORNER units, and crossing the frame of a CEC costs
far more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from app.topology.shapes.box import Point

if TYPE_CHECKING:
    from rustworkx import PyGraph

# How near lines come to things, units. Each is less than the previous one, for the stated reason.
BESIDE = 8.0  # to the corridor beside a thing: half a bundle (bundles.ROOM) wide, and CLEAR of the thing
CLOSE = 4.0  # to the corridor beside pills and ports, between which there is no room for a bundle
CLEAR = 3.0  # what is nearer is no corridor: less than CLOSE, so that no thing blocks its own corridors
INSIDE = 1.0  # a finished line runs through what it enters by more: corners are round, and edges are touched
CORNER, FRAME = 60.0, 1e5  # cost of a corner and of the frame of a CEC, units of way
USED, NEAR = (
    1.0,
    3.0,
)  # cost of a corridor that has a line, times its length; how far that line may lie beside it
AT_STOP = 1.0  # a corner in a point that a line must go through costs so much more: there it goes straight on
Floats = NDArray[np.float64]
Ways = dict[bool, tuple[float, list[Point]]]  # cost and points, by whether the last piece is upright


class CorridorGrid:
    """The corridors between some elements, for lines that begin and end at given points.

    beside: the distance from each box to the corridor next to it.
    """

    def __init__(self, boxes: Floats, frames: Floats, points: Iterable[Point], beside: Floats) -> None:
        own = np.array(list(points), dtype=np.float64)
        far = np.concatenate((beside, np.full(len(frames), BESIDE)))
        self.xs, self.ys = (_places(np.concatenate((boxes, frames)), far, own, axis) for axis in (0, 1))
        self._x = {x: number for number, x in enumerate(self.xs.tolist())}
        self._y = {y: number for number, y in enumerate(self.ys.tolist())}
        self._graph = self._made(boxes, frames)

    def priced(self, line: Sequence[Point]) -> tuple[float, list[Point]]:
        """Return the cost and the points of the cheapest path through stops; no points if there is no path.

        line: its two ends inside elements, and the stops between them, at which it emerges and turns.
        """
        start, *stops, end = line
        ways: Ways = {start[0] == stops[0][0]: (0.0, stops[:1])}
        with self._without_return([start, stops[0]]), self._without_return([end, stops[-1]]):
            for number, (a, b) in enumerate(zip(stops, stops[1:], strict=False)):
                ends = (b[0] == end[0],) if number == len(stops) - 2 else (True, False)
                ways = self._onward(ways, a, b, ends)
        return min(ways.values()) if ways else (0.0, [])

    def occupy(self, way: Sequence[Point]) -> None:
        """Raise the cost of the corridors that a line uses, so that others avoid them."""
        for (ax, ay), (bx, by) in zip(way, way[1:], strict=False):
            if ax == bx and ay != by:
                self._occupy(self.xs, self.ys, ax, sorted((ay, by)), True)
            elif ay == by and ax != bx:
                self._occupy(self.ys, self.xs, ay, sorted((ax, bx)), False)

    def _occupy(self, across: Floats, along: Floats, at: float, span: Sequence[float], upright: bool) -> None:
        low, high = np.searchsorted(along, span[0]), np.searchsorted(along, span[1], "right") - 1
        for line in np.flatnonzero(np.abs(across - at) < NEAR).tolist():
            for piece in range(int(low), int(high)):
                ends = [self._number(line, place, upright) for place in (piece, piece + 1)]
                if self._graph.has_edge(*ends):
                    more = USED * float(along[piece + 1] - along[piece])
                    self._graph.update_edge(ends[0], ends[1], self._graph.get_edge_data(*ends) + more)

    def _number(self, line: int, place: int, upright: bool) -> int:
        column, row = (line, place) if upright else (place, line)
        return (column * len(self.ys) + row) * 2 + upright

    def _onward(self, ways: Ways, a: Point, b: Point, ends: Iterable[bool]) -> Ways:
        """Return the paths to a, extended to b; none doubles back at a."""
        found: Ways = {}
        for start, (cost, way) in ways.items():
            with self._without_return(way):
                for end in ends:
                    more, points = self._part(self._node(a, start), self._node(b, end))
                    if points and (end not in found or cost + more < found[end][0]):
                        found[end] = cost + more, [*way, *points[1:]]
        return found

    @contextmanager
    def _without_return(self, way: list[Point]) -> Iterator[None]:
        """Temporarily remove the segment along which a path would double back from its last point."""
        x, y = way[-1]
        before = next((pair for pair in reversed(way) if pair != way[-1]), way[-1])
        column, row, upright = self._x[x], self._y[y], before[0] == x
        place = column + _sign(before[0] - x), row + _sign(before[1] - y)
        here, there = ((number * len(self.ys) + two) * 2 + upright for number, two in ((column, row), place))
        if before == way[-1] or not self._graph.has_edge(here, there):
            yield
            return
        cost = self._graph.get_edge_data(here, there)
        self._graph.remove_edge(here, there)
        try:
            yield
        finally:
            self._graph.add_edge(here, there, cost)

    def _part(self, start: int, end: int) -> tuple[float, list[Point]]:
        """Return the shortest path between two nodes and its cost, with no points if there is no path."""
        from rustworkx import dijkstra_shortest_paths  # imported late: most pictures need no detour

        paths = dijkstra_shortest_paths(self._graph, start, target=end, weight_fn=float)
        nodes = list(paths[end]) if end in paths else [start] if start == end else []
        points = [self._point(node) for node in nodes]
        turns = sum(len(two) == 2 and two[0] == two[1] for two in (points[:2], points[-2:]))
        return self._cost(nodes) + turns * AT_STOP, points

    def _cost(self, nodes: list[int]) -> float:
        return sum(self._graph.get_edge_data(a, b) for a, b in zip(nodes, nodes[1:], strict=False))

    def _node(self, point: Point, upright: bool) -> int:
        return (self._x[point[0]] * len(self.ys) + self._y[point[1]]) * 2 + upright

    def _point(self, node: int) -> Point:
        column, row = divmod(node // 2, len(self.ys))
        return float(self.xs[column]), float(self.ys[row])

    def _made(self, boxes: Floats, frames: Floats) -> PyGraph[None, float]:
        """Return a graph with two nodes for each crossing of corridors: a node for horizontal lines and a
        node for vertical lines.
        """
        from rustworkx import PyGraph

        graph: PyGraph[None, float] = PyGraph(multigraph=False)
        columns, rows = len(self.xs), len(self.ys)
        graph.add_nodes_from([None] * (2 * columns * rows))
        numbers = np.arange(columns * rows).reshape(columns, rows) * 2
        for upright, along, across in ((True, self.ys, self.xs), (False, self.xs, self.ys)):
            nodes = (numbers if upright else numbers.T) + upright
            costs = _costs(boxes, frames, along, across, upright)
            free = np.isfinite(costs)
            ends = nodes[:, :-1][free].tolist(), nodes[:, 1:][free].tolist()
            graph.add_edges_from(list(zip(*ends, costs[free].tolist(), strict=True)))
        flat = numbers.ravel().tolist()
        graph.add_edges_from([(node, node + 1, CORNER) for node in flat])
        return graph


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _places(boxes: Floats, far: Floats, own: Floats, axis: int) -> Floats:
    """Return the positions of corridors along an axis. far: the distance from each box to the corridor
    next to it.
    """
    return np.unique(np.concatenate((boxes[:, axis] - far, boxes[:, axis + 2] + far, own[:, axis])))


def _costs(boxes: Floats, frames: Floats, along: Floats, across: Floats, upright: bool) -> Floats:
    """Return the cost of each segment of each corridor: (positions across, segments along); infinite
    means blocked.
    """
    axis = 1 if upright else 0
    low, high = along[:-1], along[1:]

    def over(of: Floats, by: float) -> Floats:
        """Return the number of boxes that each segment intersects."""
        side = (across[:, None] > of[:, 1 - axis] - by) & (across[:, None] < of[:, 3 - axis] + by)
        piece = (low[:, None] < of[:, axis + 2] + by) & (high[:, None] > of[:, axis] - by)
        return side.astype(np.float64) @ piece.T.astype(np.float64)

    def borders(of: Floats) -> Floats:
        """Return the number of frames that each segment crosses."""
        side = (across[:, None] > of[:, 1 - axis]) & (across[:, None] < of[:, 3 - axis])
        found = np.zeros((len(across), len(low)))
        near, far = of[:, axis], of[:, axis + 2]
        entered = (
            (low[:, None] <= near) & (high[:, None] > near),
            (low[:, None] < far) & (high[:, None] >= far),
        )
        for piece in entered:
            found += side.astype(np.float64) @ piece.T.astype(np.float64)
        return found

    costs = (high - low)[None, :] + FRAME * borders(frames)
    return np.where(over(boxes, CLEAR) > 0, np.inf, costs)
