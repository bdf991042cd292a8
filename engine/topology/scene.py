"""What checks look at: a drawing with all that is worked out of it, and its nouns with what they hang on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.topology.behind import Behind, behind
from engine.topology.cabling import Cable, Card, Cec, Channel, Css, Director, Lpar, Port
from engine.topology.defined import ControlUnit, DeviceRange
from engine.topology.drawing import Drawing
from engine.topology.fields import Thing
from engine.topology.images import Images, images
from engine.topology.isfc import IsfcLink
from engine.topology.resolve import Resolved, Row, Stretch, resolve
from engine.topology.routes import Routes, routes
from engine.topology.words import called
from engine.topology.writing import Painted, paint, system

NAMING: tuple[type[Thing], ...] = (Cec, Css, Lpar, Director)  # kinds by whose names others are called
RESOLVED: tuple[type[Thing], ...] = (*NAMING, Card, Channel, Port, Cable, ControlUnit, DeviceRange)
LINKED: tuple[type[Thing], ...] = (*RESOLVED, IsfcLink)


class LinkItem(NamedTuple):
    """A logical link with its rows and the channels of both sides."""

    name: str
    link: IsfcLink
    lpars: tuple[Lpar, Lpar]
    rows: tuple[Row, ...]
    devices: tuple[tuple[DeviceRange | None, ...], tuple[DeviceRange | None, ...]]
    channels: tuple[Channel, ...]

    def words(self, side: int) -> str:
        """The LPAR of a side."""
        return f"LPAR {self.lpars[side].name}"

    @property
    def between(self) -> str:
        """Which link it is."""
        return f"The link of {self.words(0)} and {self.words(1)}"


class PairItem(NamedTuple):
    """Two LPARs and the ways between them that are open: cards, channels and directors of each."""

    name: str
    lpars: tuple[str, str]
    ways: tuple[tuple[str, ...], ...]
    connections: int


class Scene:
    """A drawing as checks see it."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing

    def words(self, name: str) -> str:
        """What a thing is called."""
        return called(self.drawing, name)

    @property
    def resolved(self) -> Resolved:
        """Who talks to whom."""
        return resolve(self.drawing)

    @property
    def images(self) -> Images:
        """Who has which channel."""
        return images(self.drawing)

    @property
    def routes(self) -> Routes:
        """The cabling."""
        return routes(self.drawing)

    @property
    def behind(self) -> Behind:
        """What is defined behind what."""
        return behind(self.drawing)

    def links(self) -> Iterator[LinkItem]:
        """The logical links."""
        for link in self.drawing.of(IsfcLink):
            rows = self.resolved.of_link(link.id)
            first, second = (self.drawing.get(end, Lpar) for end in link.ends)
            yield LinkItem(
                link.id, link, (first, second), rows, (self._devices(link, 0), self._devices(link, 1)),
                tuple(self._channels(rows)),
            )  # fmt: skip

    def _devices(self, link: IsfcLink, side: int) -> tuple[DeviceRange | None, ...]:
        seen = self.behind.seen(link.ends[side])
        names = (seen.get(number) for number in link.devices[side])
        return tuple(self.drawing.get(name[0], DeviceRange) if name else None for name in names)

    def _channels(self, rows: tuple[Row, ...]) -> list[Channel]:
        ends = (end for row in rows if row.connection for end in row.connection.ends)
        return [self.drawing.get(one, Channel) for one in dict.fromkeys(end.channel for end in ends)]

    def pairs(self) -> Iterator[PairItem]:
        """The LPARs that a logical link joins and that talk to each other."""
        linked = {frozenset(one.ends) for one in self.drawing.of(IsfcLink)}
        for pair in sorted(sorted(one) for one in linked if len(one) == 2):
            first, second = pair
            stretches = self.resolved.pairs.get(frozenset(pair), ())
            up = [one for one in stretches if not one.fault]
            ways = dict.fromkeys(self._way(one) for one in up)
            yield PairItem("+".join(pair), (first, second), tuple(sorted(ways)), sum(one.count for one in up))

    def _way(self, stretch: Stretch) -> tuple[str, ...]:
        channels = [self.drawing.get(end.channel, Channel) for end in stretch.ends]
        cards = [one.card for one in channels if one.card]
        directors = [one for one in stretch.passed if isinstance(self.drawing[one], Director)]
        return tuple(sorted({*cards, *(one.id for one in channels), *directors}))

    def painted(self, item: LinkItem) -> Painted:
        """Who writes on the devices of a link."""
        first, second = item.lpars
        return paint(item.rows, (system(first), system(second)))
