"""All lines of a picture: cables, links, cluster members, and channel access."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication

from app.topology.shapes import routes
from app.topology.shapes.box import Point, around
from app.topology.shapes.cable_routes import cable_ways
from app.topology.shapes.captions import cable_label, kilometres
from app.topology.shapes.links.lanes import LinkLanes
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.shape import Edge, Shape
from engine.ficon.drawing.model.cabling import Cable, Channel, Css, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

tr = QCoreApplication.translate
MAX_PAIRS = 100  # pairs of LPAR and channel: beyond, only those of what is selected are painted
SHOWN = 200  # of those, at most


class Wiring:
    """Creates the edges between shapes."""

    def __init__(self, shapes: dict[str, Shape], nesting: Nesting, lanes: LinkLanes) -> None:
        self.shapes, self.nesting, self._lanes = shapes, nesting, lanes
        self._ways = cable_ways(shapes, nesting)
        self._adapters = self._spread()
        cecs = around(shape.box for shape in shapes.values() if shape.kind == "cec")
        self._middle = cecs.middle[0] if cecs else 0.0
        self.access = self._access()

    def edges(self) -> list[Edge]:
        """Return all edges, those in the background first."""
        found = [edge for pair in self.access for edge in self.access_edge(*pair)] if self.few else []
        for thing in self.nesting.things:
            match thing:
                case Cable():
                    found += self._cable(thing)
                case IsfcLink():
                    found += self._pill(thing.id, "link", thing.ends)
                case Cluster():
                    found += self._pill(thing.id, "member", tuple(slot for slot in thing.slots if slot))
                case ControlUnit():
                    found += self._paths(thing)
        return found

    def bends(self) -> dict[str, tuple[Point, ...]]:
        """Return the manual bends of each cable that has any."""
        return {
            thing.id: thing.bends for thing in self.nesting.things if isinstance(thing, Cable) and thing.bends
        }

    @property
    def few(self) -> bool:
        """Whether there are so few LPARs and channels that all lines between them can be followed."""
        return len(self.access) <= MAX_PAIRS

    def _access(self) -> list[tuple[str, str]]:
        """Return pairs of an LPAR and a channel that it may use."""
        homes: dict[tuple[str, int], list[str]] = {}
        subsystems = {
            thing.id: (thing.cec, thing.number) for thing in self.nesting.things if isinstance(thing, Css)
        }
        for thing in self.nesting.things:
            if isinstance(thing, Lpar):
                homes.setdefault(subsystems[thing.css], []).append(thing.id)
        channels = (thing for thing in self.nesting.things if isinstance(thing, Channel))
        return [(lpar, channel.id) for channel in channels for lpar in _users(channel, homes)]

    def access_edge(self, lpar: str, channel: str) -> Iterator[Edge]:
        """Return the line for the access of an LPAR to a channel."""
        yield from self._edge("", "access", lpar, channel)

    def access_of(self, names: Iterable[str]) -> list[Edge]:
        """Return the access lines of some elements, unless all access lines are painted anyway."""
        if self.few:
            return []
        chosen = set(names)
        pairs = [pair for pair in self.access if not chosen.isdisjoint(pair)]
        return [edge for pair in pairs[:SHOWN] for edge in self.access_edge(*pair)]

    def _edge(self, name: str, kind: str, end: str, other: str) -> Iterator[Edge]:
        a, b = self.shapes.get(end), self.shapes.get(other)
        if a and b:
            yield Edge(name, kind, (end, other), routes.between(a, b))

    def _cable(self, cable: Cable) -> Iterator[Edge]:
        a, b = (self.shapes.get(end) for end in cable.ends)
        if a is None or b is None:
            return
        label = cable_label(cable) if a.kind == b.kind == "port" else kilometres(cable)
        way = self._ways.get(cable.id) or self._to_storage(cable.id, a, b) or routes.between(a, b)
        yield Edge(cable.id, "cable", cable.ends, way, label)

    def _to_storage(self, cable: str, a: Shape, b: Shape) -> tuple[Point, ...]:
        """Return the route from a port or channel to its own place on a storage unit, or () if neither
        end is a storage unit.
        """
        if "storage" not in (a.kind, b.kind):
            return ()
        box, far = (a, b) if a.kind == "storage" else (b, a)
        (x, y), leave = routes.anchor(box, far.core)
        way = routes.bend(((self._adapters.get(cable, x), y), leave), routes.anchor(far, box.core))
        return way if box is a else way[::-1]

    def _spread(self) -> dict[str, float]:
        """Return the x at which the cables of each storage unit end on its edge, in the order of their
        far ends.
        """
        far: dict[str, list[tuple[Point, str]]] = {}
        for cable in (thing for thing in self.nesting.things if isinstance(thing, Cable)):
            for box, other in (cable.ends, cable.ends[::-1]):
                if box in self.shapes and other in self.shapes and self.shapes[box].kind == "storage":
                    far.setdefault(box, []).append((self.shapes[other].core.middle, cable.id))
        found = {}
        for box, cables in far.items():
            core = self.shapes[box].core
            for place, (_, name) in enumerate(sorted(cables), 1):
                found[name] = core.left + core.width * place / (len(cables) + 1)
        return found

    def _pill(self, name: str, kind: str, ends: tuple[str, ...]) -> Iterator[Edge]:
        """Return the edges from the pill of a link or cluster to its LPARs."""
        pill = self.shapes.get(name)
        for end in ends:
            lpar = self.shapes.get(end)
            if lpar and pill:
                way = self._lanes.ways.get((name, end))
                yield Edge(name, kind, (end, name), way or self._to_pill(lpar, pill))

    def _to_pill(self, lpar: Shape, pill: Shape) -> tuple[Point, ...]:
        """Return the route to a pill, around the LPAR's CEC if its channels are in between."""
        middle = lpar.core.middle[0]
        shift = self._lanes.places.get((pill.id, lpar.id), middle) - middle
        cec = self.shapes.get(self.nesting.holder.get(lpar.parent, ""))
        if cec and pill.core.bottom < cec.box.top and lpar.core.top > cec.box.middle[1]:
            right = cec.box.middle[0] > self._middle
            return routes.outside(lpar, pill, cec.box, shift, right)
        return routes.over(lpar, pill, shift)

    def _paths(self, unit: ControlUnit) -> Iterator[Edge]:
        """Return the edges from a control unit to channels other than its own."""
        for channel in dict.fromkeys(path.channel for path in unit.paths[1:]):
            if channel != unit.paths[0].channel:
                yield from self._edge(unit.id, "path", unit.id, channel)


def _users(channel: Channel, homes: dict[tuple[str, int], list[str]]) -> list[str]:
    if channel.access is None:
        return [home for css in channel.css for home in homes.get((channel.cec, css), ())]
    return list(dict.fromkeys(channel.access + (channel.candidates or ())))
