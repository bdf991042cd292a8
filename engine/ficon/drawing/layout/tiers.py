"""The tiers of a picture: rows of CECs with LPARs and channels, and of directors; their connections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

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
from engine.ficon.drawing.model.drawing import Drawing, id_key
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink

MAX_ABOVE = 3  # CECs above the directors when all are there


@dataclass
class TierRow:
    """Elements side by side with their contents: a subsystem's LPARs, a card's channels."""

    blocks: list[str]
    inside: dict[str, list[str]] = field(default_factory=dict)

    def leaves(self) -> Iterator[str]:
        """Return the members with connections, from left to right."""
        for name in self.blocks:
            yield from self.inside.get(name, (name,))


@dataclass
class CecTiers:
    """A CEC. upper: its subsystems; lower: its cards, and channels that are not on a card."""

    name: str
    upper: TierRow
    lower: TierRow


@dataclass
class Tiers:
    """above, below: CECs on that side of the directors; joined: ID -> IDs, in both directions.

    storages: below all others.
    """

    above: list[CecTiers]
    below: list[CecTiers]
    directors: list[str]
    joined: dict[str, set[str]]
    storages: list[str] = field(default_factory=list)

    @property
    def machines(self) -> list[CecTiers]:
        """All CECs."""
        return self.above + self.below

    def rows(self) -> list[list[str]]:
        """Return the tiers from top to bottom, each from left to right."""
        return [
            [leaf for machine in self.above for leaf in machine.upper.leaves()],
            [leaf for machine in self.above for leaf in machine.lower.leaves()],
            self.directors,
            [leaf for machine in self.below for leaf in machine.lower.leaves()],
            [leaf for machine in self.below for leaf in machine.upper.leaves()],
        ]


def tiers(drawing: Drawing) -> Tiers:
    """Return the tiers of a drawing by names and numbers, independent of its history."""
    machines = [_machine(drawing, thing) for thing in by_name(drawing, drawing.of(Cec))]
    joined: dict[str, set[str]] = {}
    for text, other in {*_cables(drawing), *_access(drawing), *_links(drawing)}:
        joined.setdefault(text, set()).add(other)
        joined.setdefault(other, set()).add(text)
    half = len(machines) if len(machines) <= MAX_ABOVE else (len(machines) + 1) // 2
    directors = [thing.id for thing in by_name(drawing, drawing.of(Director))]
    return Tiers(machines[:half], machines[half:], directors, joined, _storages(drawing))


def _storages(drawing: Drawing) -> list[str]:
    return [thing.id for thing in by_name(drawing, drawing.of(Storage))]


def by_name(drawing: Drawing, things: Iterable[Thing]) -> list[Thing]:
    """Return elements sorted by name, not by ID, since IDs reflect the order of creation."""
    return sorted(things, key=lambda thing: (_called(thing), id_key(thing.id)))


def _called(thing: Thing) -> tuple[str | int, ...]:
    match thing:
        case Cec() | Storage():
            return (thing.name,)
        case Css():
            return (thing.number,)
        case Lpar():
            return (thing.mif or 0, thing.name)
        case ChannelCard():
            return (0, thing.slot)
        case Channel():
            return (1, thing.chpid, *thing.css)
        case Director():
            return (thing.switch, thing.name)
    return ()


def _machine(drawing: Drawing, cec: Thing) -> CecTiers:
    held = drawing.children(cec.id)
    upper = TierRow(
        [thing.id for thing in by_name(drawing, (item for item in held if isinstance(item, Css)))]
    )
    below = (item for item in held if isinstance(item, ChannelCard | Channel))
    lower = TierRow([thing.id for thing in by_name(drawing, below)])
    for row, kind in ((upper, Lpar), (lower, Channel)):
        for name in row.blocks:
            if isinstance(drawing[name], Css | ChannelCard):
                inside = (child for child in drawing.children(name) if isinstance(child, kind))
                row.inside[name] = [thing.id for thing in by_name(drawing, inside)]
    return CecTiers(cec.id, upper, lower)


def _cables(drawing: Drawing) -> Iterator[tuple[str, str]]:
    """Yield the ends of cables: channels with channels, and channels with directors."""
    for cable in drawing.of(Cable):
        ends = [_end(drawing[name]) for name in cable.ends]
        if ends[0] != ends[1]:
            yield ends[0], ends[1]


def _end(thing: Thing) -> str:
    return thing.director if isinstance(thing, Port) else thing.id


def _access(drawing: Drawing) -> Iterator[tuple[str, str]]:
    """Yield (channel, LPAR) for each channel that only some LPARs may use; a channel that all LPARs may use
    does not pull any LPAR to one side.
    """
    for channel in drawing.of(Channel):
        for lpar in {*(channel.access or ()), *(channel.candidates or ())}:
            yield channel.id, lpar


def _links(drawing: Drawing) -> Iterator[tuple[str, str]]:
    yield from (link.ends for link in drawing.of(IsfcLink) if link.ends[0] != link.ends[1])
