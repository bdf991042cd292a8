"""A drawing as IOCP decks, one a CEC: each definition knows the thing it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeVar

from engine.ficon.drawing.decks.lists import Partitions
from engine.ficon.drawing.model import definitions
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Lpar
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.deck.definitions import (
    Chpid,
    Deck,
    DeckControlUnit,
    DeckDevice,
    DeckPath,
    Ident,
    Origin,
    Partition,
    Resource,
    UnknownCards,
)
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.writer import order_of, write

LABEL = "(name field)"  # what stands for it among the operands that a drawing only keeps
T = TypeVar("T")
Definition = TypeVar("Definition", Chpid, DeckControlUnit, DeckDevice)


def decks(drawing: Drawing) -> dict[str, Deck]:
    """Return the deck of each CEC, by its id. Ports and other notes are not in it (see decks/notes.py)."""
    return drawing.derived(_decks)


def deck(drawing: Drawing, cec: str) -> Deck:
    """Return the deck of one CEC; skip names of things that are not in it."""
    sources = drawing.derived(
        _Sources, Cec, Css, Lpar, Channel, definitions.ControlUnit, DeviceRange, definitions.KeptCards
    )
    return sources.deck(drawing.get(cec, Cec))


def _decks(drawing: Drawing) -> dict[str, Deck]:
    sources = _Sources(drawing)
    return {cec.id: sources.deck(cec) for cec in drawing.of(Cec)}


class _Sources:
    """The things of a drawing by CEC."""

    def __init__(self, drawing: Drawing) -> None:
        self.css = {one.id: one.number for one in drawing.of(Css)}
        self.channel_at = {one.id: one for one in drawing.of(Channel)}
        self.unit_at = {one.id: one for one in drawing.of(definitions.ControlUnit)}
        home = {one.id: one.cec for one in drawing.of(Css)}
        self.lpars = _by(drawing.of(Lpar), lambda one: home[one.css])
        self.channels = _by(self.channel_at.values(), lambda one: one.cec)
        self.units = _by(self.unit_at.values(), lambda one: one.cec)
        self.devices = _by(drawing.of(DeviceRange), lambda one: self.unit_at[one.control_units[0]].cec)
        self.kept = _by(drawing.of(definitions.KeptCards), lambda one: one.cec)
        self.partitions = Partitions((), {})

    def deck(self, cec: Cec) -> Deck:
        """Return the deck of a CEC."""
        self.partitions = Partitions(self.lpars.get(cec.id, []), self.css)
        channels, units = self.channels.get(cec.id, []), self.units.get(cec.id, [])
        devices, kept = self.devices.get(cec.id, []), self.kept.get(cec.id, [])
        if not kept:  # as HCD sorts; a deck that came with comments keeps its order, so that they fit
            channels = sorted(channels, key=lambda one: (one.chpid, one.css))
            units = sorted(units, key=lambda one: one.number)
            devices = sorted(devices, key=lambda one: one.number)
        places = {unit.id: place for place, unit in enumerate(units)}
        devices = sorted(devices, key=lambda one: _last(one, places))
        whole = _understood(
            Deck(
                ident=_ident(cec),
                partitions=self._partitions(cec),
                chpids=tuple(self._chpid(one) for one in channels),
                units=tuple(self._unit(one) for one in units),
                devices=tuple(self._device(one) for one in devices),
                name=cec.name,
                resource=Resource(others=_operand("MAXDEV", cec.maxdev), origin=Origin(thing=cec.id)),
                order=_order(len(channels), places, devices),
            )
        )
        return replace(whole, kept=_kept(whole, kept)) if kept else whole

    def _partitions(self, cec: Cec) -> tuple[Partition, ...]:
        inside = self.lpars.get(cec.id, [])
        inside = sorted(inside, key=lambda one: self.css[one.css])
        return tuple(Partition(one.name, one.mif, self.css[one.css], Origin(thing=one.id)) for one in inside)

    def _chpid(self, one: Channel) -> Chpid:
        return Chpid(
            number=one.chpid,
            css=tuple(sorted(set(one.css))),
            type=one.type,
            shared=one.shared or len(set(one.css)) > 1,
            access=self.partitions.accesses(one),
            rec=one.rec,
            switch=one.switch,
            pchid=one.pchid,
            others=_others(one.others),
            label=_label(one.others),
            origin=Origin(thing=one.id),
        )

    def _unit(self, one: definitions.ControlUnit) -> DeckControlUnit:
        return DeckControlUnit(
            number=one.number,
            unit=one.unit,
            paths=tuple(self._paths(one)),
            cuadd=one.cuadd,
            ranges=one.units,
            description=one.description,
            others=_others(one.others),
            label=_label(one.others),
            origin=Origin(thing=one.id),
        )

    def _device(self, one: DeviceRange) -> DeckDevice:
        return DeckDevice(
            number=one.number,
            count=one.count,
            unit=one.unit,
            units=tuple(unit.number for unit in self._units(one)),
            address=one.address,
            stadet=one.stadet,
            partitions=self._viewers(one),
            denied=self.partitions.lists(one.barred) if one.barred else None,
            others=_others(one.others),
            label=_label(one.others),
            origin=Origin(thing=one.id),
        )

    def _paths(self, one: definitions.ControlUnit) -> Iterator[DeckPath]:
        for path in one.paths:
            channel = self.channel_at[path.channel]
            if channel.cec == one.cec:
                yield DeckPath(path.css, channel.chpid, path.link)

    def _units(self, one: DeviceRange) -> list[definitions.ControlUnit]:
        units = [self.unit_at[name] for name in one.control_units]
        return [unit for unit in units if unit.cec == units[0].cec]

    def _viewers(self, one: DeviceRange) -> tuple[tuple[int, tuple[str, ...]], ...] | None:
        if one.lpars is None:
            return None
        lists = dict(self.partitions.lists(one.lpars))
        reached = {path.css for unit in self._units(one) for path in unit.paths}
        return tuple((css, lists.get(css, ())) for css in sorted(reached | set(lists))) or ((0, ()),)


def _ident(cec: Cec) -> Ident:
    first, second = (*cec.messages, "", "")[:2]
    machine = tuple(cec.machine.split(",")) if cec.machine else ()
    return Ident(first, second, machine, cec.name, (), _operand("TOK", cec.token), "", Origin(thing=cec.id))


def _operand(name: str, value: str) -> tuple[tuple[str, str], ...]:
    return ((name, value),) if value else ()


def _others(operands: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    return tuple(one for one in operands if one[0] != LABEL)


def _label(operands: tuple[tuple[str, str], ...]) -> str:
    return next((value for name, value in operands if name == LABEL), "")


def _last(device: DeviceRange, places: dict[str, int]) -> int:
    """Place of the last of its control units."""
    return max(places.get(name, 0) for name in device.control_units)


def _by(things: Iterable[T], cec: Callable[[T], str]) -> dict[str, list[T]]:
    found: dict[str, list[T]] = {}
    for one in things:
        found.setdefault(cec(one), []).append(one)
    return found


def _order(
    channels: int, places: dict[str, int], devices: Sequence[DeviceRange]
) -> tuple[tuple[str, int], ...]:
    """Put the devices of a control unit right after it; those of several units after the last one."""
    order = [("ID", 0), ("RESOURCE", 0), *(("CHPID", index) for index in range(channels))]
    behind = groupby(enumerate(devices), key=lambda one: _last(one[1], places))
    indexes = {place: [index for index, _ in group] for place, group in behind}
    for place in range(len(places)):
        order.append(("CNTLUNIT", place))
        order += (("IODEVICE", index) for index in indexes.get(place, ()))
    return tuple(order)


# ---- operands that are kept as text


def _understood(deck: Deck) -> Deck:
    """Return the deck with kept operands read as well, so that rules can judge them."""
    kept = [one for table in (deck.chpids, deck.units, deck.devices) for one in table if one.others]
    assert deck.ident is not None
    if not kept and not deck.resource.others and not deck.ident.others:
        return deck
    few = replace(
        deck,
        chpids=tuple(one for one in deck.chpids if one.others),
        units=tuple(one for one in deck.units if one.others),
        devices=tuple(one for one in deck.devices if one.others),
        order=(),
    )
    found = read(write(few).text).deck
    return replace(
        deck,
        ident=replace(found.ident or deck.ident, origin=deck.ident.origin),
        maxdev=found.maxdev,
        resource=replace(found.resource, origin=deck.resource.origin),
        chpids=_put_back(deck.chpids, found.chpids),
        units=_put_back(deck.units, found.units),
        devices=_put_back(deck.devices, found.devices),
    )


def _put_back(table: tuple[Definition, ...], found: tuple[Definition, ...]) -> tuple[Definition, ...]:
    """Return definitions with their kept operands read; none of them if one was not understood."""
    kept = [place for place, one in enumerate(table) if one.others]
    if [table[place].number for place in kept] != [one.number for one in found]:
        return table
    all_of_them = list(table)
    for place, one in zip(kept, found, strict=True):
        described = one.description or table[place].description
        all_of_them[place] = replace(one, description=described, origin=table[place].origin)
    return tuple(all_of_them)


# ---- comments and unknown statements


def statement_keys(deck: Deck) -> list[str]:
    """Return the name of each statement, in order, like "CNTLUNIT 4001"."""
    return [_key(deck, operation, index) for operation, index in order_of(deck)]


def _key(deck: Deck, operation: str, index: int) -> str:
    if operation == "CHPID":
        chpid = deck.chpids[index]
        return f"CHPID {chpid.css[0]}.{chpid.number:02X}"
    if operation == "CNTLUNIT":
        return f"CNTLUNIT {deck.units[index].number:04X}"
    if operation == "IODEVICE":
        device = deck.devices[index]
        return f"IODEVICE {device.number:04X} {device.units[0]:04X}" if device.units else "IODEVICE"
    return operation


def _kept(deck: Deck, kept: Sequence[definitions.KeptCards]) -> tuple[UnknownCards, ...]:
    places: dict[str, int] = {}
    keys = statement_keys(deck)
    for place, key in enumerate(keys):
        places.setdefault(key, place)
    found = [UnknownCards(one.cards, places.get(one.before, len(keys)), Origin(thing=one.id)) for one in kept]
    return tuple(sorted(found, key=lambda one: one.before))
