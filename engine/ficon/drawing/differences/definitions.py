"""The definitions of a deck, and what each is defined over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.ficon.iocp import operand_texts as texts
from engine.ficon.iocp.deck.definitions import Deck


@dataclass(frozen=True)
class Defined:
    """A definition. level: CHPID, CU or DEVICE; text: its operands; over: keys of what it needs."""

    key: str
    level: str
    number: str
    text: str
    over: frozenset[str]
    first: int = 0
    count: int = 0


def definitions(deck: Deck) -> dict[str, Defined]:
    """Return the definitions of a deck by key. Two with the same key: the later one counts."""
    return {one.key: one for one in (*_channels(deck), *_units(deck), *_devices(deck))}


def _channels(deck: Deck) -> Iterator[Defined]:
    for one in deck.chpids:
        text = " ".join(texts.written(texts.chpid(one)))
        yield Defined(_chpid(min(one.css), one.number), "CHPID", f"{one.number:02X}", text, frozenset())


def _units(deck: Deck) -> Iterator[Defined]:
    at = {(css, one.number): _chpid(min(one.css), one.number) for one in deck.chpids for css in one.css}
    for one in deck.units:
        over = {at.get((path.css, path.chpid), "") for path in one.paths} - {""}
        text = " ".join(texts.written(texts.control_unit(one)))
        yield Defined(_unit(one.number), "CU", f"{one.number:04X}", text, frozenset(over))


def _devices(deck: Deck) -> Iterator[Defined]:
    units = {one.number for one in deck.units}
    for one in deck.devices:
        over = frozenset(_unit(number) for number in one.units if number in units)
        last = f"-{one.number + one.count - 1:04X}" if one.count > 1 else ""
        text = " ".join(texts.written(texts.device(one)))
        key = f"DEVICE {one.number:04X} {' '.join(sorted(over))}"
        yield Defined(key, "DEVICE", f"{one.number:04X}{last}", text, over, one.number, one.count)


def _chpid(css: int, number: int) -> str:
    return f"CHPID {css} {number:02X}"


def _unit(number: int) -> str:
    return f"CU {number:04X}"
