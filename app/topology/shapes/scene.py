"""The whole picture of a drawing in its current state: shapes and edges, and their places."""

from __future__ import annotations

import gc
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from itertools import islice

from app.topology.shapes import routes
from app.topology.shapes.arrangement import Arrangement
from app.topology.shapes.box import Box, Point, around, corners_of, is_inside
from app.topology.shapes.box_index import BoxIndex
from app.topology.shapes.labels import labelled
from app.topology.shapes.links.from_far import BUNDLED, LinksFromFar
from app.topology.shapes.links.tones import tones
from app.topology.shapes.shape import FRAMES, Edge, Shape
from app.topology.shapes.ways.detours import Detours
from app.topology.shapes.wiring import Wiring
from engine.ficon.drawing.model.drawing import Drawing

LARGE = 1500  # elements: routing more takes too long for an edit
PIECE = 4  # straight pieces of an edge that are looked for together
REACH = 6.0  # pixels from a line at which it is hit
ORDER = {
    "cec": 0, "css": 1, "card": 2, "group": 3, "channel": 4, "director": 4, "storage": 4, "lpar": 4,
    "unit": 5, "device": 6, "port": 6, "note": 7, "link": 8, "cluster": 8,
}  # fmt: skip  # later kinds cover earlier ones
EVERYWHERE = Box(0.0, 0.0, 400.0, 300.0)  # of an empty drawing


class CanvasScene:
    """shapes: by id, in painting order; edges: behind the boxes they join.

    large: lines are routed around elements only after `tidying`. whole: the picture of which this is a sheet.
    is_overview: each element represents all its contents, and is not at its place in the drawing.
    """

    whole: CanvasScene | None = None
    is_overview = False

    def __init__(self, drawing: Drawing) -> None:
        with no_collecting():
            self._make(drawing)

    def _make(self, drawing: Drawing) -> None:
        arranged = Arrangement(drawing)
        self.drawing, self.nesting, self.arranged = drawing, arranged.nesting, arranged
        ordered = sorted(arranged.shapes.values(), key=lambda shape: ORDER[shape.kind])
        self.shapes = {shape.id: shape for shape in ordered}
        self.wiring = Wiring(self.shapes, self.nesting, arranged.lanes)
        self.detours = Detours(self.shapes)
        self.edges = labelled(self.wiring.edges(), self._taken)
        self.large = len(drawing) > LARGE
        if not self.large:
            self.tidy_up()
        self._tone()
        outer = (edge for edge in self.edges if edge.kind in ("link", "member"))  # may go round a CEC
        points = (Box(x, y, x, y) for edge in outer for x, y in edge.points)
        self.bounds = around((*(shape.box for shape in ordered), *points)) or EVERYWHERE

    def tidy_up(self) -> None:
        """Route lines around elements immediately."""
        for _ in self.tidying():
            pass

    def tidying(self) -> Iterator[None]:
        """Route lines around elements in small steps; the edges have changed at the end."""
        edges = yield from self.detours.mending(self.edges, self.wiring.bends())
        if edges != self.edges:
            self.edges = labelled(edges, self._taken)
            self._tone()
            for name in ("ways", "_lines", "edges_of", "from_far"):
                self.__dict__.pop(name, None)

    def _tone(self) -> None:
        """Assign different line styles to links that are close to each other."""
        found = tones(self.edges)
        self.edges = [replace(edge, tone=found[edge.id]) if edge.id in found else edge for edge in self.edges]
        self.shapes |= {name: replace(self.shapes[name], tone=tone) for name, tone in found.items()}

    def _taken(self, box: Box) -> bool:
        """Return whether a box contains an element that a label must not cover."""
        return any(self.shapes[name].kind not in ("cec", "css", "group") for name in self._index.near(box))

    @cached_property
    def _index(self) -> BoxIndex:
        index = BoxIndex()
        for shape in self.shapes.values():
            index.add(shape.id, shape.box)
        return index

    @cached_property
    def pills(self) -> dict[str, Box]:
        """The boxes of links and clusters, by id."""
        return {name: shape.box for name, shape in self.shapes.items() if shape.layer == "isfc"}

    @cached_property
    def ways(self) -> list[list[Point]]:
        """Points along each edge, by number."""
        return [routes.flat(edge.points) for edge in self.edges]

    @cached_property
    def from_far(self) -> LinksFromFar:
        """The links as shown when zoomed out."""
        return LinksFromFar(self)

    @cached_property
    def _lines(self) -> BoxIndex:
        """Edge numbers, by the boxes around their segments."""
        index = BoxIndex()
        for number, way in enumerate(self.ways):
            key = str(number)
            for i in range(0, len(way) - 1, PIECE):
                xs, ys = zip(*way[i : i + PIECE + 1], strict=True)
                index.add(key, Box(min(xs) - 2, min(ys) - 2, max(xs) + 2, max(ys) + 2))
        return index

    @cached_property
    def edges_of(self) -> dict[str, list[int]]:
        """Edge numbers at each shape."""
        found: dict[str, list[int]] = {}
        for number, edge in enumerate(self.edges):
            for end in set(edge.ends):
                found.setdefault(end, []).append(number)
        return found

    def seen(self, box: Box, layers: Collection[str]) -> list[Shape]:
        """Return the shapes that intersect a box, in painting order."""
        near = (self.shapes[name] for name in self._index.near(box))
        return [shape for shape in near if not shape.layer or shape.layer in layers]

    def more_than(self, number: int, box: Box) -> bool:
        """Return whether a box contains more than this number of shapes."""
        return sum(1 for _ in islice(self._index.near(box), number + 1)) > number

    def lines(self, box: Box, layers: Collection[str]) -> list[Edge]:
        """Return the visible edges with a segment near a box."""
        near = (self.edges[number] for number in self._lines_near(box))
        return [edge for edge in near if not edge.layer or edge.layer in layers]

    def ways_near(self, box: Box) -> Iterator[tuple[Edge, list[Point]]]:
        """Return the edges with a segment near a box, and the points along each."""
        return ((self.edges[number], self.ways[number]) for number in self._lines_near(box))

    def hidden(self, zoom: float) -> Collection[str]:
        """Return the links that are represented by another link at a zoom."""
        return self.from_far.hidden if zoom < BUNDLED else ()

    def at(self, point: Point, layers: Collection[str], zoom: float = 1.0) -> str:
        """Return the id of the topmost element or line at a point, or "" if there is none; lines come
        before the frames behind them.
        """
        x, y = point
        hidden = self.hidden(zoom)
        shapes = self.seen(Box(x - 0.5, y - 0.5, x + 0.5, y + 0.5), layers)
        shapes = [shape for shape in shapes if shape.id not in hidden]
        hit = next((s for s in reversed(shapes) if s.box.holds(point) and s.kind not in FRAMES), None)
        if hit and (hit.core.holds(point) or hit.kind not in ("channel",)):
            return hit.id
        line = self._line_at(point, layers, REACH / zoom, hidden)
        if line:
            return line
        frame = next((s for s in reversed(shapes) if s.kind in FRAMES and s.box.holds(point)), None)
        return hit.id if hit else frame.id if frame else ""

    def _lines_near(self, box: Box) -> Iterator[int]:
        """Return the numbers of the edges with a segment in a box, each once."""
        return (int(key) for key in dict.fromkeys(self._lines.near(box)))

    def _line_at(self, point: Point, layers: Collection[str], reach: float, hidden: Collection[str]) -> str:
        x, y = point
        best, found = reach, ""
        for number in self._lines_near(Box(x - reach, y - reach, x + reach, y + reach)):
            edge = self.edges[number]
            if not edge.id or edge.id in hidden or (edge.layer and edge.layer not in layers):
                continue
            away = routes.distance(point, self.ways[number])
            if away < best:
                best, found = away, edge.id
        return found

    def container_at(self, point: Point, layers: Collection[str]) -> list[str]:
        """Return the ids of all shapes at a point, topmost first."""
        x, y = point
        shapes = self.seen(Box(x - 0.5, y - 0.5, x + 0.5, y + 0.5), layers)
        return [shape.id for shape in reversed(shapes) if shape.box.holds(point)]

    def within(self, box: Box, layers: Collection[str]) -> list[str]:
        """Return the elements and lines wholly in a box, without those inside other returned elements."""
        found = [shape for shape in self.seen(box, layers) if box.covers(shape.box)]
        return [*self.outer(shape.id for shape in found), *self._lines_in(box.holds, box, layers)]

    def enclosed(self, polygon: list[Point], layers: Collection[str]) -> list[str]:
        """Return the elements whose corners all lie in a polygon."""
        whole = around(Box(x, y, x, y) for x, y in polygon)
        if whole is None:
            return []
        found = [s for s in self.seen(whole, layers) if all(is_inside(p, polygon) for p in corners_of(s.box))]
        lines = self._lines_in(lambda p: is_inside(p, polygon), whole, layers)
        return [*self.outer(shape.id for shape in found), *lines]

    def _lines_in(self, test: object, box: Box, layers: Collection[str]) -> list[str]:
        assert callable(test)
        numbers = self._lines_near(box)
        found = (
            self.edges[n].id
            for n in numbers
            if self.edges[n].kind == "cable"
            and self.edges[n].id
            and "cabling" in layers
            and all(map(test, self.ways[n]))
        )
        return list(dict.fromkeys(found))

    def outer(self, names: Iterable[str]) -> list[str]:
        """Return these elements without those contained in another of them."""
        chosen = dict.fromkeys(names)
        return [name for name in chosen if not any(holder in chosen for holder in self.holders(name))]

    def holders(self, name: str) -> Iterator[str]:
        """Return the containers of an element, from the inside out."""
        name = self.nesting.holder.get(name, "")
        while name:
            yield name
            name = self.nesting.holder.get(name, "")

    def sizes(self) -> dict[str, tuple[float, float]]:
        """Return the width and height of each element; for a director, without the extra length that its
        ports need here.
        """
        return self.arranged.sizes()

    def box_of(self, names: Iterable[str]) -> Box | None:
        """Return the box around elements and lines."""
        return around(box for name in names for box in self._boxes(name))

    def _boxes(self, name: str) -> Iterator[Box]:
        if name in self.shapes:
            yield self.shapes[name].box
            return
        for edge in self.edges:
            if edge.id == name:
                yield from (Box(x, y, x, y) for x, y in edge.points)


@contextmanager
def no_collecting() -> Iterator[None]:
    """Suspend garbage collection, which takes half of the time with thousands of small new objects."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
