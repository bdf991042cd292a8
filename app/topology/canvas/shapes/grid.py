"""Free corridors between things, and the shortest way along them.

Corridors lie beside the edges of all things and cross in a grid. rustworkx finds the shortest way in it
(Dijkstra), where a corner costs as much as a detour of CORNER units, and the frame of a CEC far more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from app.topology.canvas.shapes.box import Point

if TYPE_CHECKING:
    from rustworkx import PyGraph

BESIDE, CLOSE, CLEAR = 8.0, 4.0, 3.0  # from a thing to the corridor beside it; from pills and ports; least
CORNER, FRAME = 60.0, 1e5  # cost of a corner and of the frame of a CEC, units of way
Floats = NDArray[np.float64]


class Grid:
    """The corridors between some things, for lines that begin and end at given points.

    beside: from each of the boxes to the corridor beside it.
    """

    def __init__(self, boxes: Floats, frames: Floats, points: Iterable[Point], beside: Floats) -> None:
        own = np.array(list(points), dtype=np.float64)
        far = np.concatenate((beside, np.full(len(frames), BESIDE)))
        self.xs, self.ys = (_places(np.concatenate((boxes, frames)), far, own, axis) for axis in (0, 1))
        self._x = {x: number for number, x in enumerate(self.xs.tolist())}
        self._y = {y: number for number, y in enumerate(self.ys.tolist())}
        self._graph = self._made(boxes, frames)

    def way(self, stops: Sequence[Point], leave: bool, arrive: bool) -> list[Point] | None:
        """Return the points of the shortest way through stops; None = there is none.

        leave, arrive: whether it must begin and end upright.
        """
        found: list[Point] = [stops[0]]
        for number, (a, b) in enumerate(zip(stops, stops[1:], strict=False)):
            upright = leave if number == 0 else None, arrive if number == len(stops) - 2 else None
            part = self._part(a, b, *upright)
            if part is None:
                return None
            found += part[1:]
        return found

    def _part(self, a: Point, b: Point, leave: bool | None, arrive: bool | None) -> list[Point] | None:
        from rustworkx import dijkstra_shortest_paths  # late: most pictures need no detour

        best: tuple[float, list[int]] | None = None
        for start in (True, False) if leave is None else (leave,):
            for end in (True, False) if arrive is None else (arrive,):
                one, other = self._node(a, start), self._node(b, end)
                paths = dijkstra_shortest_paths(self._graph, one, target=other, weight_fn=float)
                if other in paths:
                    nodes = list(paths[other])
                    best = min(filter(None, (best, (self._cost(nodes), nodes))))
        return None if best is None else [a, *map(self._point, best[1][1:-1]), b]

    def _cost(self, nodes: list[int]) -> float:
        return sum(self._graph.get_edge_data(a, b) for a, b in zip(nodes, nodes[1:], strict=False))

    def _node(self, point: Point, upright: bool) -> int:
        return (self._x[point[0]] * len(self.ys) + self._y[point[1]]) * 2 + upright

    def _point(self, node: int) -> Point:
        column, row = divmod(node // 2, len(self.ys))
        return float(self.xs[column]), float(self.ys[row])

    def _made(self, boxes: Floats, frames: Floats) -> PyGraph[None, float]:
        """Return a graph with two nodes for each crossing of corridors: for level and for upright lines."""
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


def _places(boxes: Floats, far: Floats, own: Floats, axis: int) -> Floats:
    """Return the places of corridors along an axis. far: from each box to the corridor beside it."""
    return np.unique(np.concatenate((boxes[:, axis] - far, boxes[:, axis + 2] + far, own[:, axis])))


def _costs(boxes: Floats, frames: Floats, along: Floats, across: Floats, upright: bool) -> Floats:
    """Return the cost of each piece of each corridor: (places across, pieces along); infinite = not free."""
    axis = 1 if upright else 0
    low, high = along[:-1], along[1:]

    def over(of: Floats, by: float) -> Floats:
        """Return how many boxes each piece meets."""
        side = (across[:, None] > of[:, 1 - axis] - by) & (across[:, None] < of[:, 3 - axis] + by)
        piece = (low[:, None] < of[:, axis + 2] + by) & (high[:, None] > of[:, axis] - by)
        return side.astype(np.float64) @ piece.T.astype(np.float64)

    def borders(of: Floats) -> Floats:
        """Return how many frames each piece crosses."""
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
