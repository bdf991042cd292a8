"""The definitions of a deck, and what each is defined over."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from engine.ficon.iocp import operand_texts as texts
from engine.ficon.iocp.deck.definitions import Deck, DeckDevice


@dataclass(frozen=True)
class Defined:
    """A definition. level: CHPID, CU or DEVICE; text: its operands; over: keys of what it needs.

    thing: the id of what it defines in the drawing.
    """

    key: str
    level: str
    number: str
    text: str
    over: frozenset[str]
    first: int = 0
    count: int = 0
    thing: str = field(default="", compare=False)


def definitions(deck: Deck, bounds: Iterable[int] = ()) -> dict[str, Defined]:
    """Return the definitions of a deck by key. Two with the same key: the later one counts.

    bounds: device numbers before which ranges are cut, so that ranges of two decks can be compared.
    """
    return {one.key: one for one in (*_channels(deck), *_units(deck), *_devices(deck, sorted(bounds)))}


def bounds(deck: Deck) -> set[int]:
    """Return the device numbers at which ranges begin, and those behind their ends."""
    return {at for one in deck.devices for at in (one.number, one.number + one.count)}


def span(first: int, count: int) -> str:
    """Return a range of device numbers: "D000" or "D000-D003"."""
    return f"{first:04X}" if count == 1 else f"{first:04X}-{first + count - 1:04X}"


def _channels(deck: Deck) -> Iterator[Defined]:
    for one in deck.chpids:
        text = " ".join(texts.written(texts.chpid(one)))
        yield Defined(
            _chpid(min(one.css), one.number),
            "CHPID",
            f"{one.number:02X}",
            text,
            frozenset(),
            thing=one.origin.thing,
        )


def _units(deck: Deck) -> Iterator[Defined]:
    at = {(css, one.number): _chpid(min(one.css), one.number) for one in deck.chpids for css in one.css}
    for one in deck.units:
        over = {at.get((path.css, path.chpid), "") for path in one.paths} - {""}
        text = " ".join(texts.written(texts.control_unit(one)))
        number = f"{one.number:04X}"
        yield Defined(_unit(one.number), "CU", number, text, frozenset(over), thing=one.origin.thing)


def _devices(deck: Deck, bounds: list[int]) -> Iterator[Defined]:
    units = {one.number for one in deck.units}
    for one in (part for whole in deck.devices for part in _parts(whole, bounds)):
        over = frozenset(_unit(number) for number in one.units if number in units)
        text = " ".join(texts.written(texts.device(one)))
        key = f"DEVICE {one.number:04X} {' '.join(sorted(over))}"
        number, thing = span(one.number, one.count), one.origin.thing
        yield Defined(key, "DEVICE", number, text, over, one.number, one.count, thing)


def _parts(one: DeckDevice, bounds: list[int]) -> Iterator[DeckDevice]:
    """Yield a range in parts, each with its own unit address; one that IOCP takes by itself is left out."""
    end = one.number + one.count
    cuts = bounds[bisect_right(bounds, one.number) : bisect_left(bounds, end)]
    for first, last in zip((one.number, *cuts), (*cuts, end), strict=True):
        address = (one.first_address + first - one.number) & 0xFF
        usual = None if address == first & 0xFF else address
        yield replace(one, number=first, count=last - first, address=usual)


def _chpid(css: int, number: int) -> str:
    return f"CHPID {css} {number:02X}"


def _unit(number: int) -> str:
    return f"CU {number:04X}"
