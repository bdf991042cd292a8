"""The scene that checks examine: a drawing with everything computed from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from engine.ficon.drawing.meaning.definition_index import Behind, Beside, behind, units_of
from engine.ficon.drawing.meaning.images import Images, images
from engine.ficon.drawing.meaning.resolve import LinkRow, Resolved, resolve
from engine.ficon.drawing.meaning.routes import Routes, routes
from engine.ficon.drawing.meaning.write_sides import Painted, paint, system
from engine.ficon.drawing.model.cabling import (
    Cable,
    Cec,
    Channel,
    ChannelCard,
    Css,
    Director,
    Lpar,
    Port,
    Storage,
)
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange, KeptCards
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called, short
from engine.language import say

NAMING: tuple[type[Thing], ...] = (
    Cec,
    Css,
    Lpar,
    Director,
    Storage,
)  # kinds whose names are used for others
RESOLVED: tuple[type[Thing], ...] = (*NAMING, ChannelCard, Channel, Port, Cable, ControlUnit, DeviceRange)
LINKED: tuple[type[Thing], ...] = (*RESOLVED, IsfcLink)


class LinkItem(NamedTuple):
    """A logical link with its rows and the channels of both sides."""

    name: str
    link: IsfcLink
    lpars: tuple[Lpar, Lpar]
    rows: tuple[LinkRow, ...]
    devices: tuple[tuple[DeviceRange | None, ...], tuple[DeviceRange | None, ...]]
    channels: tuple[Channel, ...]

    def words(self, side: int) -> str:
        """Return the name of the LPAR on a side."""
        return short(self.lpars[side])

    @property
    def between(self) -> str:
        """A phrase that identifies the link."""
        return say("The link between {0} and {1}", self.words(0), self.words(1))


class PairItem(NamedTuple):
    """Two LPARs and the open paths between them: the cards, channels and directors of each path."""

    name: str
    lpars: tuple[str, str]
    ways: tuple[tuple[str, ...], ...]
    connections: int
    things: tuple[Thing, ...]  # all of these


class CecItem(NamedTuple):
    """A CEC with the content of its deck."""

    name: str
    things: tuple[Thing, ...]


class UnitItem(NamedTuple):
    """An FCTC control unit, the channels to which it refers, and the other units behind its own channels."""

    name: str
    unit: ControlUnit
    far: tuple[Channel, ...]
    beside: tuple[Beside, ...]
    images: Images


class Scene:
    """A drawing at one moment, as the checks examine it."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self._painted: dict[str, Painted] = {}

    def words(self, name: str) -> str:
        """Return the name of an element."""
        return called(self.drawing, name)

    @cached_property
    def resolved(self) -> Resolved:
        """The connections between devices."""
        return resolve(self.drawing)

    @cached_property
    def images(self) -> Images:
        """The LPARs that have each channel."""
        return images(self.drawing)

    @cached_property
    def routes(self) -> Routes:
        """The cabling."""
        return routes(self.drawing)

    @cached_property
    def behind(self) -> Behind:
        """The index of definitions by owner."""
        return behind(self.drawing)

    @cached_property
    def links(self) -> tuple[LinkItem, ...]:
        """The logical links."""
        known, before = self.drawing.kept(_LinkBook), self.drawing.kept(_LinkBook).copy()
        known.clear()
        for link in self.drawing.of(IsfcLink):
            rows = self.resolved.of_link(link.id)
            ranges = [self.behind.ranges(end) for end in link.ends]
            old, item = before.get(link.id, (None, None))
            if item is None or old != (rows, ranges) or not self._as_it_was(item, link):
                item = self._link(link, rows)
            known[link.id] = (rows, ranges), item
        return tuple(item for _, item in known.values())

    def _as_it_was(self, item: LinkItem, link: IsfcLink) -> bool:
        things = (item.link, *item.lpars, *item.channels)
        return item.link is link and all(self.drawing.find(thing.id) is thing for thing in things)

    def _link(self, link: IsfcLink, rows: tuple[LinkRow, ...]) -> LinkItem:
        first, second = (self.drawing.get(end, Lpar) for end in link.ends)
        devices = self._devices(link, 0), self._devices(link, 1)
        return LinkItem(link.id, link, (first, second), rows, devices, tuple(self._channels(rows)))

    def _devices(self, link: IsfcLink, side: int) -> tuple[DeviceRange | None, ...]:
        seen = self.behind.seen(link.ends[side])
        names = (seen.get(number) for number in link.devices[side])
        return tuple(self.drawing.get(name[0], DeviceRange) if name else None for name in names)

    def _channels(self, rows: tuple[LinkRow, ...]) -> list[Channel]:
        ends = (end for row in rows if row.connection for end in row.connection.ends)
        return [self.drawing.get(id_, Channel) for id_ in dict.fromkeys(end.channel for end in ends)]

    @cached_property
    def pairs(self) -> tuple[PairItem, ...]:
        """The pairs of LPARs that a logical link joins, with the paths between them."""
        linked = {frozenset(isfc_link.ends) for isfc_link in self.drawing.of(IsfcLink)}
        return tuple(self._pairs(sorted(sorted(item) for item in linked if len(item) == 2)))

    def _pairs(self, linked: list[list[str]]) -> Iterator[PairItem]:
        ways: dict[tuple[str, ...], tuple[str, ...]] = {}
        for first, second in linked:
            stretches = self.resolved.pairs.get(frozenset((first, second)), ())
            up = [stretch for stretch in stretches if not stretch.fault]
            keys = dict.fromkeys(
                (connection_run.ends[0].channel, connection_run.ends[1].channel, *connection_run.passed)
                for connection_run in up
            )
            for key in keys:
                if key not in ways:
                    ways[key] = self._way(key)
            count = sum(connection_run.count for connection_run in up)
            own = tuple(sorted({ways[key] for key in keys}))
            named = dict.fromkeys((first, second, *(text for way in own for text in way)))
            things = tuple(self.drawing[id_] for id_ in named)
            yield PairItem(f"{first}+{second}", (first, second), own, count, things)

    def _way(self, passed: tuple[str, ...]) -> tuple[str, ...]:
        things = [self.drawing[id_] for id_ in passed]
        cards = [thing.card for thing in things if isinstance(thing, Channel) and thing.card]
        return tuple(
            sorted({*cards, *(thing.id for thing in things if isinstance(thing, Channel | Director))})
        )

    @cached_property
    def cecs(self) -> tuple[CecItem, ...]:
        """The CECs."""
        things: dict[str, list[Thing]] = {cec.id: [cec] for cec in self.drawing.of(Cec)}
        for css in self.drawing.of(Css):
            things[css.cec].append(css)
        for lpar in self.drawing.of(Lpar):
            things[self.images.css[lpar.css].cec].append(lpar)
        home = {unit.id: unit.cec for unit in self.drawing.of(ControlUnit)}
        for unit in self.drawing.of(ControlUnit):
            things[unit.cec].append(unit)
            paths = (self.drawing.get(path.channel, Channel) for path in unit.paths)
            things[unit.cec] += (path for path in paths if path.cec != unit.cec)
        for kept in self.drawing.of(KeptCards):
            things[kept.cec].append(kept)
        for device in self.drawing.of(DeviceRange):
            for name in dict.fromkeys(home[control_unit] for control_unit in device.control_units):
                things[name].append(device)
        for channel in self.drawing.of(Channel):
            things[channel.cec].append(channel)
        return tuple(CecItem(name, tuple(inside)) for name, inside in things.items())

    @cached_property
    def units(self) -> tuple[UnitItem, ...]:
        """The FCTC control units that refer to a channel."""
        return self.drawing.derived(_units, *NAMING, Channel, Port, Cable, ControlUnit)

    def painted(self, item: LinkItem) -> Painted:
        """Return the sides that may write to the devices of a link."""
        if item.name not in self._painted:
            first, second = item.lpars
            self._painted[item.name] = paint(item.rows, (system(first), system(second)))
        return self._painted[item.name]


def _units(drawing: Drawing) -> tuple[UnitItem, ...]:
    return tuple(_unit(drawing, unit) for unit in drawing.of(ControlUnit) if unit.unit == FCTC)


def _unit(drawing: Drawing, unit: ControlUnit) -> UnitItem:
    ways = (routes(drawing).route(path.channel, path.link).far for path in unit.paths)
    far = tuple(drawing.get(id_, Channel) for id_ in dict.fromkeys(ways) if id_)
    beside = tuple(units_of(drawing)[path.channel] for path in unit.paths)
    return UnitItem(unit.id, unit, far, beside, images(drawing))


class _LinkBook(dict[str, tuple[Any, LinkItem]]):
    """The previous links, with all data on which they depend."""
