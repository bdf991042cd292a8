"""The definitions of a deck, and the definitions that each depends on."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from engine.ficon.iocp import operand_texts as texts
from engine.ficon.iocp.deck.definitions import Deck, DeckDevice, span


@dataclass(frozen=True)
class Defined:
    """A definition. level: CHPID, CU or DEVICE; text: its operands; over: keys of the definitions that it
    requires.

    thing: the ID of the element that it defines in the drawing; css: the subsystems of a CHPID.
    """

    key: str
    level: str
    number: str
    text: str
    over: frozenset[str]
    first: int = 0
    count: int = 0
    thing: str = field(default="", compare=False)
    css: tuple[int, ...] = ()


def definitions(deck: Deck, bounds: Iterable[int] = ()) -> dict[str, Defined]:
    """Return the definitions of a deck by key. If two have the same key, the later one is used.

    bounds: device numbers before which ranges are split, so that ranges of two decks can be compared.
    """
    return {
        channel.key: channel for channel in (*_channels(deck), *_units(deck), *_devices(deck, sorted(bounds)))
    }


def bounds(deck: Deck) -> set[int]:
    """Return the device numbers at which ranges begin, and the numbers after their ends."""
    return {at for device in deck.devices for at in (device.number, device.number + device.count)}


def _channels(deck: Deck) -> Iterator[Defined]:
    for chpid in deck.chpids:
        text = " ".join(texts.written(texts.chpid(chpid)))
        yield Defined(
            _chpid(min(chpid.css), chpid.number),
            "CHPID",
            f"{chpid.number:02X}",
            text,
            frozenset(),
            thing=chpid.origin.thing,
            css=tuple(sorted(chpid.css)),
        )


def _units(deck: Deck) -> Iterator[Defined]:
    at = {
        (css, chpid.number): _chpid(min(chpid.css), chpid.number)
        for chpid in deck.chpids
        for css in chpid.css
    }
    for unit in deck.units:
        over = {at.get((path.css, path.chpid), "") for path in unit.paths} - {""}
        text = " ".join(texts.written(texts.control_unit(unit)))
        number = f"{unit.number:04X}"
        yield Defined(_unit(unit.number), "CU", number, text, frozenset(over), thing=unit.origin.thing)


def _devices(deck: Deck, bounds: list[int]) -> Iterator[Defined]:
    units = {unit.number for unit in deck.units}
    for device in (part for whole in deck.devices for part in _parts(whole, bounds)):
        over = frozenset(_unit(number) for number in device.units if number in units)
        text = " ".join(texts.written(texts.device(device)))
        key = f"DEVICE {device.number:04X} {' '.join(sorted(over))}"
        number, thing = span(device.number, device.count), device.origin.thing
        yield Defined(key, "DEVICE", number, text, over, device.number, device.count, thing)


def _parts(device: DeckDevice, bounds: list[int]) -> Iterator[DeckDevice]:
    """Yield a range in parts, each with its own unit address unless IOCP would assign the same one."""
    end = device.number + device.count
    cuts = bounds[bisect_right(bounds, device.number) : bisect_left(bounds, end)]
    for first, last in zip((device.number, *cuts), (*cuts, end), strict=True):
        address = (device.first_address + first - device.number) & 0xFF
        usual = None if address == first & 0xFF else address
        yield replace(device, number=first, count=last - first, address=usual)


def _chpid(css: int, number: int) -> str:
    return f"CHPID {css} {number:02X}"


def _unit(number: int) -> str:
    return f"CU {number:04X}"
