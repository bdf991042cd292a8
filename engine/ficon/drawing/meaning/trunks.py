"""Trunks: the inter-switch links between two directors, their capacity, and the channels' load on them.

A frame may take any of the links between two directors, so they count together. A link carries 100 MB/s each
way for each Gbit/s. Source: data rates of 8b/10b and 64b/66b Fibre Channel (FC-PI); 10 Gbit/s carry 1,200.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.ficon.drawing.meaning.routes import Routes, routes
from engine.ficon.drawing.model.cabling import Cable, Channel, ChannelCard, Director, Port
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.scenario.derived.generations import GENERATIONS

MBS = 100.0  # MB/s each way that a Gbit/s of the line carries
TEN = 1200.0  # of 10 Gbit/s, which has another coding


@dataclass(frozen=True, slots=True)
class DirectorTrunk:
    """All inter-switch links between two directors. cables: those with open ports.

    capacity: MB/s each way, None if the rate of a link is not specified. senders: the channels at each
    director that have control units behind the other director.
    """

    directors: tuple[str, str]
    cables: tuple[Cable, ...]
    capacity: float | None
    senders: tuple[tuple[str, ...], tuple[str, ...]]

    @property
    def links(self) -> int:
        """The number of links."""
        return sum(cable.links for cable in self.cables)


def carries(cable: Cable) -> float | None:
    """Return the MB/s that a line of links carries each way; None if its rate is not specified."""
    if cable.gbit is None:
        return None
    return cable.links * (TEN if cable.gbit == 10 else MBS * cable.gbit)


def trunks(drawing: Drawing) -> tuple[DirectorTrunk, ...]:
    """Return the trunks of a drawing in its current state, by their directors."""
    return drawing.derived(_trunks, Channel, Director, Port, Cable, ControlUnit)


def may_send(drawing: Drawing, channels: tuple[str, ...]) -> float:
    """Return the MB/s that busy channels send one way: native FICON, or their line rate if lower."""
    return sum(_most(drawing, drawing.get(channel, Channel)) for channel in channels)


def _most(drawing: Drawing, channel: Channel) -> float:
    card = drawing.find(channel.card or "")
    kind = GENERATIONS[card.generation if isinstance(card, ChannelCard) else channel.generation]
    return min(kind.native, MBS * kind.gbit)


def _trunks(drawing: Drawing) -> tuple[DirectorTrunk, ...]:
    known = routes(drawing)
    sending: dict[tuple[str, str], dict[str, None]] = {}
    for near, far, channel in _crossings(drawing, known):
        sending.setdefault((near, far), {})[channel] = None
    found = []
    for pair, cables in sorted(known.isls.items(), key=lambda item: sorted(item[0])):
        first, second = sorted(pair)
        opened = tuple(cable for cable in cables if not _closed(drawing, cable))
        rates = [carries(cable) for cable in opened]
        capacity = None if None in rates else sum(rate for rate in rates if rate is not None)
        senders = tuple(sending.get((first, second), ())), tuple(sending.get((second, first), ()))
        found.append(DirectorTrunk((first, second), opened, capacity, senders))
    return tuple(found)


def _closed(drawing: Drawing, cable: Cable) -> bool:
    return any(drawing.get(end, Port).blocked for end in cable.ends)


def _crossings(drawing: Drawing, known: Routes) -> Iterator[tuple[str, str, str]]:
    """Yield the near and the far director, and the channel, of each path whose link address uses a trunk."""
    for unit in drawing.of(ControlUnit):
        for path in unit.paths:
            entry, named = known.entry(path.channel), known.named(path.channel, path.link)
            if entry is not None and named is not None and named[0].id != entry.director:
                yield entry.director, named[0].id, path.channel
