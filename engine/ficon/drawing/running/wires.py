"""The connections of a drawing that run: each device and its channels, and the reasons why other connections
do not run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from engine.ficon.drawing.meaning.fibre_distance import Ways
from engine.ficon.drawing.meaning.resolve import LinkRow, resolve
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import joined, say
from engine.naming import cec_named
from engine.scenario.checks.links import MAX_CONNECTIONS, MAX_ON_CHANNEL
from engine.scenario.derived.generations import GENERATIONS
from engine.state.link import MAX_CARD, MAX_CHANNEL

Table = dict[str, Any]
FICON = "FC"


class LeftOut(NamedTuple):
    """A part that does not run: one sentence with the reason and the remedy, and the elements concerned."""

    text: str
    things: tuple[str, ...]


class Wire(NamedTuple):
    """A connection that runs. Pairs are in the order of the link's ends; all fields but the number are
    ids.
    """

    number: int  # device number, the same at both ends
    link: str
    channels: tuple[str, str]
    units: tuple[str, str]
    devices: tuple[str, str]


class Wires:
    """All connections that run, in the order of the engine's tables: by link, then by device number."""

    def __init__(self, drawing: Drawing, systems: dict[str, str], left_out: list[LeftOut]) -> None:
        """Collect the connections. `systems`: LPAR -> system, for those that run."""
        self._drawing, self._systems, self._left_out = drawing, systems, left_out
        self._resolved = resolve(drawing)
        found = [wire for link in self._links() for wire in self._of(link)]
        self._channels = self._usable(found)
        self.wires = tuple(wire for wire in found if set(wire.channels) <= set(self._channels))
        self.channel_things = {self._name(text): text for text in self._used()}
        self._names = {text: name for name, text in self.channel_things.items()}
        self.channels = {name: self._channel(text) for name, text in self.channel_things.items()}
        self.link_things = self._link_names()
        self.links = {name: self._link(text) for name, text in self.link_things.items()}

    # ---- connections

    def _links(self) -> Iterator[IsfcLink]:
        """Yield the links whose ends run, one for each pair of systems."""
        pairs: dict[frozenset[str], IsfcLink] = {}
        for link in self._drawing.of(IsfcLink):
            if not set(link.ends) <= set(self._systems):
                continue
            if other := pairs.get(frozenset(link.ends)):
                both = joined(self._lpar(end) for end in link.ends)
                text = say(
                    "{0} have two logical links, but only one of them is simulated: move the devices "
                    "to that link",
                    both,
                )
                self._left_out.append(LeftOut(text, (link.id, other.id)))
                continue
            pairs[frozenset(link.ends)] = link
            yield link

    def _of(self, link: IsfcLink) -> list[Wire]:
        found: dict[int, Wire] = {}
        for place, row in enumerate(self._resolved.of_link(link.id), 1):
            reason, things = self._why_not(link, place, row, found)
            if reason:
                self._left_out.append(LeftOut(reason, tuple(dict.fromkeys((link.id, *things)))))
            else:
                wire = self._wire(link, row)
                found[wire.number] = wire
        return [found[number] for number in sorted(found)]

    def _wire(self, link: IsfcLink, row: LinkRow) -> Wire:
        assert row.connection is not None
        by_lpar = {end.lpar: end for end in row.connection.ends}
        ends = tuple(by_lpar[name] for name in link.ends)
        parts = (tuple(getattr(end, name) for end in ends) for name in ("channel", "unit", "device"))
        return Wire(ends[0].number, link.id, *parts)

    def _why_not(
        self, link: IsfcLink, place: int, row: LinkRow, found: dict[int, Wire]
    ) -> tuple[str, tuple[str, ...]]:
        first, second = row.numbers
        here, there = (self._lpar(end) for end in link.ends)
        what = say("Position {0} of the link from {1} to {2}", place, here, there)
        if first is None or second is None:
            number, end = (first, here) if first is not None else (second, there)
            alone = say("{0:04X} at {1}", number, end)
            return say("{0}: only {1}; also list it at the other end", what, alone), ()
        if first != second:
            return say(
                "{0}: {1:04X} at {2}, {3:04X} at {4}; devices pair when their numbers are equal: "
                "renumber one of them",
                what,
                first,
                here,
                second,
                there,
            ), ()
        if place > MAX_CONNECTIONS:
            return say(
                "{0}: with {1:04X}, the link has more than {2} connections; remove {1:04X}",
                what,
                first,
                MAX_CONNECTIONS,
            ), ()
        if row.connection is None:
            return f"{what}: {row.reason}", ()
        return self._why_no_wire(f"{what}: {first:04X}", link, row, found)

    def _why_no_wire(
        self, what: str, link: IsfcLink, row: LinkRow, found: dict[int, Wire]
    ) -> tuple[str, tuple[str, ...]]:
        wire = self._wire(link, row)
        assert row.connection is not None
        if not row.connection.up:
            return say("{0} is down: {1}", what, row.connection.fault), (*wire.devices, *wire.channels)
        for name in wire.channels:
            channel = self._drawing.get(name, Channel)
            if channel.type != FICON:
                return say(
                    "{0} is on CHPID {1:02X} of type {2}; expected a FICON channel, type {3}",
                    what,
                    channel.chpid,
                    channel.type,
                    FICON,
                ), (name,)
        if wire.number in found:
            return say("{0} is in the link twice; remove one of the two entries", what), wire.devices
        return "", ()

    # ---- channels

    def _usable(self, wires: list[Wire]) -> list[str]:
        """Return the channels of these connections for which the model has room."""
        used = dict.fromkeys(channel for wire in wires for channel in wire.channels)
        found: list[str] = []
        cards: dict[str, list[str]] = {}
        for name in sorted(used, key=self._order):
            channel = self._drawing.get(name, Channel)
            reason = self._too_many(channel, found, cards, wires)
            if reason:
                self._left_out.append(LeftOut(reason, (name,)))
                continue
            found.append(name)
            if channel.card:
                cards.setdefault(channel.card, []).append(name)
        return found

    def _too_many(
        self, channel: Channel, found: list[str], cards: dict[str, list[str]], wires: list[Wire]
    ) -> str:
        what = f"CHPID {channel.chpid:02X}"
        others = (self._drawing.get(id_, Channel) for id_ in found)
        if any((other.cec, other.chpid) == (channel.cec, channel.chpid) for other in others):
            cec = self._drawing.get(channel.cec, Cec).name
            return say("{0}: {1} already has this CHPID; change the number", what, cec_named(cec))
        if len(found) == MAX_CHANNEL:
            return say("{0}: the model supports at most {1} channels", what, MAX_CHANNEL)
        if sum(channel.id in wire.channels for wire in wires) > MAX_ON_CHANNEL:
            return say(
                "{0}: expected at most {1} connections on a channel; use additional channels",
                what,
                MAX_ON_CHANNEL,
            )
        if not channel.card:
            return ""
        card = self._drawing.get(channel.card, ChannelCard)
        most = GENERATIONS[card.generation].channels
        if len(cards.get(card.id, ())) == most:
            return say(
                "{0}: a card of {1} has {2} channels; put it on another card", what, card.generation, most
            )
        if card.id not in cards and len(cards) == MAX_CARD:
            return say("{0}: the model supports at most {1} cards", what, MAX_CARD)
        return ""

    def _used(self) -> list[str]:
        used = {channel for wire in self.wires for channel in wire.channels}
        return [name for name in self._channels if name in used]

    def _order(self, name: str) -> tuple[int, int]:
        """Return the sort key of a channel: CEC and CHPID."""
        channel = self._drawing.get(name, Channel)
        return [cec.id for cec in self._drawing.of(Cec)].index(channel.cec), channel.chpid

    def _name(self, name: str) -> str:
        """Return the CHPID, with the CEC if other CECs also have this CHPID."""
        channel = self._drawing.get(name, Channel)
        alike = [id_ for id_ in self._channels if self._drawing.get(id_, Channel).chpid == channel.chpid]
        return (
            f"{channel.chpid:02X}"
            if len(alike) == 1
            else f"{cec_name(self._drawing, channel.cec)}-{channel.chpid:02X}"
        )

    def _channel(self, name: str) -> Table:
        channel = self._drawing.get(name, Channel)
        card = self._drawing.get(channel.card, ChannelCard) if channel.card else None
        others = (wire.channels for wire in self.wires if name in wire.channels)
        far = {pair[1 - side] for pair in others for side in (0, 1) if pair[side] == name}
        if card is not None:
            channel = channel.model_copy(update={"generation": card.generation})
        way = Ways(self._drawing).of(channel, sorted(far))
        table: Table = {"cec": cec_name(self._drawing, channel.cec), "chpid": f"{channel.chpid:02X}"}
        table |= {"card": card.slot} if card is not None else {}
        table |= {"generation": channel.generation}
        table |= {"distance": way.km} if way.km else {}
        table |= {"credits": way.credits} if way.credits is not None else {}
        systems = self._open_to(channel)
        return table | ({"systems": systems} if systems else {})

    def _open_to(self, channel: Channel) -> list[str]:
        """Return the systems that have the channel; an empty list: all running systems of its CEC."""
        inside = [lpar for lpar in self._running() if self._cec_of(lpar) == channel.cec]
        allowed = [lpar for lpar in inside if _may_use(channel, lpar, self._drawing.get(lpar.css, Css))]
        return [] if len(allowed) == len(inside) else [self._systems[lpar.id] for lpar in allowed]

    def _running(self) -> list[Lpar]:
        return [lpar for lpar in self._drawing.of(Lpar) if lpar.id in self._systems]

    def _cec_of(self, lpar: Lpar) -> str:
        return self._drawing.get(lpar.css, Css).cec

    def _lpar(self, name: str) -> str:
        return self._drawing.get(name, Lpar).name

    # ---- links

    def _link_names(self) -> dict[str, str]:
        used = dict.fromkeys(wire.link for wire in self.wires)
        return {self._link_name(name): name for name in used}

    def _link_name(self, name: str) -> str:
        ends = self._drawing.get(name, IsfcLink).ends
        said = "-".join(self._systems[end].lower() for end in ends)
        return said if re.fullmatch(r"[a-z][a-z0-9-]*", said) else name

    def _link(self, name: str) -> Table:
        ends = self._drawing.get(name, IsfcLink).ends
        own = [wire for wire in self.wires if wire.link == name]
        return {"systems": [self._systems[end] for end in ends], "connections": list(self._stretches(own))}

    def _stretches(self, wires: list[Wire]) -> Iterator[Table]:
        """Merge adjacent connections that have the same channels and consecutive numbers into one entry."""
        for (channels, _), some in groupby(
            enumerate(wires), key=lambda pair: (pair[1].channels, pair[1].number - pair[0])
        ):
            alike = [wire for _, wire in some]
            names = [self._names[channel] for channel in channels]
            yield {"device": f"{alike[0].number:04X}", "count": len(alike), "channels": names}


def safe(text: str) -> str:
    """Return only the letters, digits and "-" of a text, which are the characters allowed in scenario ids."""
    return re.sub(r"[^A-Za-z0-9]+", "-", text).strip("-")[:40].strip("-")


def cec_name(drawing: Drawing, name: str) -> str:
    """Return the name of a CEC in a scenario; its id when another CEC has the same name."""
    names = [safe(cec.name) for cec in drawing.of(Cec)]
    own = safe(drawing.get(name, Cec).name)
    return own if own and names.count(own) == 1 else name


def _may_use(channel: Channel, lpar: Lpar, css: Css) -> bool:
    if channel.access is not None:
        return lpar.id in channel.access
    return css.number in channel.css
