"""A drawing as IOCP decks, one per CEC; each definition records the element it comes from."""

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

LABEL = "(name field)"  # its substitute among the operands that a drawing only keeps
T = TypeVar("T")
Definition = TypeVar("Definition", Chpid, DeckControlUnit, DeckDevice)


def decks(drawing: Drawing) -> dict[str, Deck]:
    """Return the deck of each CEC, by ID. Ports and other notes are not included (see decks/notes.py)."""
    return drawing.derived(_decks)


def deck(drawing: Drawing, cec: str) -> Deck:
    """Return the deck of one CEC, without the names of elements that are not in it."""
    sources = drawing.derived(
        _Sources, Cec, Css, Lpar, Channel, definitions.ControlUnit, DeviceRange, definitions.KeptCards
    )
    return sources.deck(drawing.get(cec, Cec))


def _decks(drawing: Drawing) -> dict[str, Deck]:
    sources = _Sources(drawing)
    return {cec.id: sources.deck(cec) for cec in drawing.of(Cec)}


class _Sources:
    """The elements of a drawing, by CEC."""

    def __init__(self, drawing: Drawing) -> None:
        self.css = {css.id: css.number for css in drawing.of(Css)}
        self.channel_at = {channel.id: channel for channel in drawing.of(Channel)}
        self.unit_at = {unit.id: unit for unit in drawing.of(definitions.ControlUnit)}
        home = {css.id: css.cec for css in drawing.of(Css)}
        self.lpars = _by(drawing.of(Lpar), lambda lpar: home[lpar.css])
        self.channels = _by(self.channel_at.values(), lambda channel: channel.cec)
        self.units = _by(self.unit_at.values(), lambda unit: unit.cec)
        self.devices = _by(
            drawing.of(DeviceRange), lambda device_range: self.unit_at[device_range.control_units[0]].cec
        )
        self.kept = _by(drawing.of(definitions.KeptCards), lambda cards: cards.cec)
        self.partitions = Partitions((), {})

    def deck(self, cec: Cec) -> Deck:
        """Return the deck of a CEC."""
        self.partitions = Partitions(self.lpars.get(cec.id, []), self.css)
        channels, units = self.channels.get(cec.id, []), self.units.get(cec.id, [])
        devices, kept = self.devices.get(cec.id, []), self.kept.get(cec.id, [])
        if not kept:  # as HCD sorts; a deck that came with comments keeps its order, so that they fit
            channels = sorted(channels, key=lambda channel: (channel.chpid, channel.css))
            units = sorted(units, key=lambda unit: unit.number)
            devices = sorted(devices, key=lambda device_range: device_range.number)
        places = {unit.id: place for place, unit in enumerate(units)}
        devices = sorted(devices, key=lambda device_range: _last(device_range, places))
        whole = _understood(
            Deck(
                ident=_ident(cec),
                partitions=self._partitions(cec),
                chpids=tuple(self._chpid(channel) for channel in channels),
                units=tuple(self._unit(unit) for unit in units),
                devices=tuple(self._device(device) for device in devices),
                name=cec.name,
                resource=Resource(others=_operand("MAXDEV", cec.maxdev), origin=Origin(thing=cec.id)),
                order=_order(len(channels), places, devices),
            )
        )
        return replace(whole, kept=_kept(whole, kept)) if kept else whole

    def _partitions(self, cec: Cec) -> tuple[Partition, ...]:
        inside = self.lpars.get(cec.id, [])
        inside = sorted(inside, key=lambda lpar: self.css[lpar.css])
        return tuple(
            Partition(lpar.name, lpar.mif, self.css[lpar.css], Origin(thing=lpar.id)) for lpar in inside
        )

    def _chpid(self, channel: Channel) -> Chpid:
        return Chpid(
            number=channel.chpid,
            css=tuple(sorted(set(channel.css))),
            type=channel.type,
            shared=channel.shared or len(set(channel.css)) > 1,
            access=self.partitions.accesses(channel),
            rec=channel.rec,
            switch=channel.switch,
            pchid=channel.pchid,
            others=_others(channel.others),
            label=_label(channel.others),
            origin=Origin(thing=channel.id),
        )

    def _unit(self, unit: definitions.ControlUnit) -> DeckControlUnit:
        return DeckControlUnit(
            number=unit.number,
            unit=unit.unit,
            paths=tuple(self._paths(unit)),
            cuadd=unit.cuadd,
            ranges=unit.units,
            description=unit.description,
            others=_others(unit.others),
            label=_label(unit.others),
            origin=Origin(thing=unit.id),
        )

    def _device(self, device_range: DeviceRange) -> DeckDevice:
        return DeckDevice(
            number=device_range.number,
            count=device_range.count,
            unit=device_range.unit,
            units=tuple(unit.number for unit in self._units(device_range)),
            address=device_range.address,
            stadet=device_range.stadet,
            partitions=self._viewers(device_range),
            denied=self.partitions.lists(device_range.barred) if device_range.barred else None,
            others=_others(device_range.others),
            label=_label(device_range.others),
            origin=Origin(thing=device_range.id),
        )

    def _paths(self, unit: definitions.ControlUnit) -> Iterator[DeckPath]:
        for path in unit.paths:
            channel = self.channel_at[path.channel]
            if channel.cec == unit.cec:
                yield DeckPath(path.css, channel.chpid, path.link)

    def _units(self, device_range: DeviceRange) -> list[definitions.ControlUnit]:
        units = [self.unit_at[name] for name in device_range.control_units]
        return [unit for unit in units if unit.cec == units[0].cec]

    def _viewers(self, device_range: DeviceRange) -> tuple[tuple[int, tuple[str, ...]], ...] | None:
        if device_range.lpars is None:
            return None
        lists = dict(self.partitions.lists(device_range.lpars))
        reached = {path.css for unit in self._units(device_range) for path in unit.paths}
        return tuple((css, lists.get(css, ())) for css in sorted(reached | set(lists))) or ((0, ()),)


def _ident(cec: Cec) -> Ident:
    first, second = (*cec.messages, "", "")[:2]
    machine = tuple(cec.machine.split(",")) if cec.machine else ()
    return Ident(first, second, machine, cec.name, (), _operand("TOK", cec.token), "", Origin(thing=cec.id))


def _operand(name: str, value: str) -> tuple[tuple[str, str], ...]:
    return ((name, value),) if value else ()


def _others(operands: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    return tuple(operand for operand in operands if operand[0] != LABEL)


def _label(operands: tuple[tuple[str, str], ...]) -> str:
    return next((value for name, value in operands if name == LABEL), "")


def _last(device: DeviceRange, places: dict[str, int]) -> int:
    """Return the position of the last of a device range's control units."""
    return max(places.get(name, 0) for name in device.control_units)


def _by(things: Iterable[T], cec: Callable[[T], str]) -> dict[str, list[T]]:
    found: dict[str, list[T]] = {}
    for thing in things:
        found.setdefault(cec(thing), []).append(thing)
    return found


def _order(
    channels: int, places: dict[str, int], devices: Sequence[DeviceRange]
) -> tuple[tuple[str, int], ...]:
    """Return the order with devices immediately after their control unit, or after the last of several
    control units.
    """
    order = [("ID", 0), ("RESOURCE", 0), *(("CHPID", index) for index in range(channels))]
    behind = groupby(enumerate(devices), key=lambda pair: _last(pair[1], places))
    indexes = {place: [index for index, _ in group] for place, group in behind}
    for place in range(len(places)):
        order.append(("CNTLUNIT", place))
        order += (("IODEVICE", index) for index in indexes.get(place, ()))
    return tuple(order)


# ---- operands that are kept as text


def _understood(deck: Deck) -> Deck:
    """Return the deck with kept operands also parsed, so that rules can check them."""
    kept = [item for table in (deck.chpids, deck.units, deck.devices) for item in table if item.others]
    assert deck.ident is not None
    if not kept and not deck.resource.others and not deck.ident.others:
        return deck
    few = replace(
        deck,
        chpids=tuple(chpid for chpid in deck.chpids if chpid.others),
        units=tuple(unit for unit in deck.units if unit.others),
        devices=tuple(device for device in deck.devices if device.others),
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
    """Return definitions with their kept operands parsed; unchanged if any of them was not understood."""
    kept = [place for place, device in enumerate(table) if device.others]
    if [table[place].number for place in kept] != [device.number for device in found]:
        return table
    all_of_them = list(table)
    for place, device in zip(kept, found, strict=True):
        described = device.description or table[place].description
        all_of_them[place] = replace(device, description=described, origin=table[place].origin)
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
    found = [
        UnknownCards(cards.cards, places.get(cards.before, len(keys)), Origin(thing=cards.id))
        for cards in kept
    ]
    return tuple(sorted(found, key=lambda unknown_cards: unknown_cards.before))
