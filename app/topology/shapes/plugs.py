"""The ports of directors, at the edge nearest to the element to which they are cabled, below or above the
director.
"""

from __future__ import annotations

from dataclasses import replace

from app.topology.shapes import sizes
from app.topology.shapes.box import Box, box_at
from app.topology.shapes.captions import caption
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.meaning.device_paths import behind
from engine.ficon.drawing.model.cabling import Port
from engine.ficon.drawing.model.definitions import ControlUnit

MARGIN, LABEL = 30.0, 15.0  # from the corner of a director; of the number below a plug
ASIDE = 20.0  # above and below a director: closer elements block it
MAX_LENGTH = 1600.0  # a director is made longer than that by its number of ports alone


def plug_in(shapes: dict[str, Shape], nesting: Nesting) -> None:
    """Add the shapes of all ports, and extend directors to fit them."""
    far = nesting.far_ends()
    for name in [shape.id for shape in shapes.values() if shape.kind == "director"]:
        ports = [item for item in nesting.held.get(name, ()) if isinstance(item, Port)]
        _Director(name, shapes, nesting, far).add(ports)


class _Director:
    """One director and its ports."""

    def __init__(self, name: str, shapes: dict[str, Shape], nesting: Nesting, far: dict[str, str]) -> None:
        self.name, self.shapes, self.nesting, self.far = name, shapes, nesting, far
        self.box, self.pitch = shapes[name].box, sizes.PORT_PITCH

    def add(self, ports: list[Port]) -> None:
        """Assign each port an edge and a place on it."""
        edges: dict[str, list[tuple[float, Port]]] = {"top": [], "bottom": []}
        for port in ports:
            edge, x = self._wish(port)
            edges[edge].append((x, port))
        self.pitch = sizes.PORT_PITCH if len(ports) <= sizes.MANY_PORTS else sizes.CLOSE_PITCH
        self._lengthen([x for row in edges.values() for x, _ in row])
        self._widen(max(len(row) for row in edges.values()))
        for edge, row in edges.items():
            row.sort(key=lambda pair: (pair[0], pair[1].address))
            for (_, port), x in zip(row, self._spread([x for x, _ in row]), strict=True):
                self._put(port, edge, x)

    def _wish(self, port: Port) -> tuple[str, float]:
        """Return the preferred edge of a port, and the x of its preferred place there."""
        place, middle = self.nesting.places.get(port.id), self.box.middle
        if place is not None:
            return ("bottom" if place.y > middle[1] else "top"), place.x + sizes.PORT[0] / 2
        far = self._far(port)
        if far is None:
            return "top", middle[0]
        return ("bottom" if far.middle[1] > middle[1] else "top"), far.middle[0]

    def _far(self, port: Port) -> Box | None:
        far = self.far.get(port.id, "")
        if far in self.shapes:
            return self.shapes[far].core
        other = self.shapes.get(self.nesting.holder.get(far, ""))  # a port of another director
        return other.box if other else None

    def _lengthen(self, wishes: list[float]) -> None:
        """Extend the director to the right as far as its ports need and nothing is in the way."""
        if not wishes:
            return
        right = min(max(wishes) + MARGIN, self.box.left + MAX_LENGTH, self._free())
        if right <= self.box.right:
            return
        self._reach(right)

    def _widen(self, ports: int) -> None:
        """Make room for a number of ports at one edge, if nothing is in the way."""
        right = self.box.left + (ports - 1) * self.pitch + 2 * MARGIN
        if self.box.right < right:
            self._reach(max(min(right, self._free()), self.box.right))

    def _reach(self, right: float) -> None:
        self.box = self.box._replace(right=right)
        self.shapes[self.name] = replace(self.shapes[self.name], box=self.box, core=self.box)

    def _free(self) -> float:
        """Return the x up to which the director may extend."""
        left, top, _, bottom = self.box
        band = Box(left, top - ASIDE, float("inf"), bottom + ASIDE)
        roots = (s for s in self.shapes.values() if not s.parent and s.id != self.name)
        return min((s.box.left - 40.0 for s in roots if s.box.meets(band)), default=float("inf"))

    def _spread(self, wishes: list[float]) -> list[float]:
        """Return places on an edge, as near to the preferred places as the order of the port numbers
        allows.
        """
        if not wishes:
            return []
        first, last = self.box.left + MARGIN, self.box.right - MARGIN
        pitch = min(self.pitch, (last - first) / max(len(wishes) - 1, 1))
        found: list[float] = []
        for i, wish in enumerate(wishes):
            low = found[-1] + pitch if found else first
            high = last - pitch * (len(wishes) - 1 - i)
            found.append(min(max(wish, low), high))
        return found

    def _put(self, port: Port, edge: str, x: float) -> None:
        width, height = sizes.PORT
        y = self.box.top if edge == "top" else self.box.bottom
        core = box_at(x - width / 2, y - height / 2, width, height)
        low = 0.0 if edge == "top" else LABEL
        box = Box(core.left - 6, core.top - low, core.right + 6, core.bottom + LABEL - low)
        drawing = self.nesting.drawing
        kinds = dict.fromkeys(drawing.get(id_, ControlUnit).unit for id_ in behind(drawing).get(port.id, ()))
        mark = "blocked" if port.blocked else "zoned" if port.zones else ""
        title, lines = caption(drawing, port)
        title = " ".join((title, *kinds))
        shape = Shape(port.id, "port", box, core, title, lines, self.name, 0, edge, mark)
        self.shapes[port.id] = shape
