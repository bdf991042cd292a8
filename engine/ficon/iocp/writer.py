"""A deck as text, in the HCD layout, with the origin of each line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.ficon.iocp import operand_texts as texts
from engine.ficon.iocp.cards.layout import MAX_OPERANDS, cards
from engine.ficon.iocp.deck.definitions import NOWHERE, Deck, Origin, UnknownCards
from engine.ficon.iocp.deck.problem import Problem
from engine.language import later, say

_GUIDE = "IOCP User's Guide, rules for coding IOCP statements"
_NEEDS_ONE = later("{0} has no operands: IOCP needs at least one")
NO_OPERANDS = {
    "RESOURCE": later(
        "RESOURCE has no partition: the CEC has no LPAR, and an imported deck without RESOURCE "
        "names no partition. Add an LPAR to the CEC; the list of problems offers this action"
    )
}  # the author of a drawing has not seen the statement
_TABLES = {"CHPID": "chpids", "CNTLUNIT": "units", "IODEVICE": "devices"}
_OPERANDS: dict[str, Callable[[Any], Iterator[texts.Operand]]] = {
    "CHPID": texts.chpid,
    "CNTLUNIT": texts.control_unit,
    "IODEVICE": texts.device,
}


@dataclass(frozen=True, slots=True)
class Written:
    """The lines of a text, each with the origin of its statement; and definitions that could not be
    expressed.
    """

    lines: tuple[str, ...]
    origins: tuple[Origin, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def text(self) -> str:
        """The complete text; every line ends in a line feed."""
        return "".join(f"{line}\n" for line in self.lines)

    def lines_of(self, thing: str) -> tuple[int, ...]:
        """Return the line numbers, from 1, on which an element is written."""
        return tuple(at for at, origin in enumerate(self.origins, 1) if origin.thing == thing)


def write(deck: Deck, hcd: bool = False) -> Written:
    """Return a deck as text that IOCP reads; `hcd` adds the ports, serial numbers and descriptions of HCD.

    Definitions that cannot be expressed are errors in `problems`, with the line.
    """
    paper = _DeckLines(hcd)
    kept: dict[int, list[UnknownCards]] = {}
    order, shift = order_of(deck), put_first(deck)
    for unknown_cards in deck.kept:
        kept.setdefault(unknown_cards.before + shift, []).append(unknown_cards)
    for place, (operation, index) in enumerate(order):
        paper.keep(kept.pop(place, ()))
        paper.statement(deck, operation, index)
    for place in sorted(kept):
        paper.keep(kept[place])
    return Written(tuple(paper.lines), tuple(paper.origins), tuple(paper.problems))


def order_of(deck: Deck) -> list[tuple[str, int]]:
    """Return the statements of a deck in order: operation, and index in its table."""
    usual = [("ID", 0)] if deck.ident else []
    usual.append(("RESOURCE", 0))
    for operation, table in _TABLES.items():
        usual += ((operation, index) for index in range(len(getattr(deck, table))))
    if not deck.order:
        return usual
    known = set(usual)
    told = dict.fromkeys(pair for pair in deck.order if pair in known)
    rest = [pair for pair in usual if pair not in told]
    first = put_first(deck)
    return [*rest[:first], *told, *rest[first:]]


def put_first(deck: Deck) -> int:
    """Return how many of the statements ID and RESOURCE are missing from a deck that was read: these are
    written first.
    """
    heads = [("ID", 0), ("RESOURCE", 0)] if deck.ident else [("RESOURCE", 0)]
    return sum(head not in deck.order for head in heads) if deck.order else 0


def statement_cards(deck: Deck, operation: str, index: int = 0) -> list[str]:
    """Return the cards of one statement of a deck."""
    label, operands, _ = _parts(deck, operation, index, False)
    return cards(operation, texts.written(operands), label)


def _parts(deck: Deck, operation: str, index: int, hcd: bool) -> tuple[str, list[texts.Operand], Origin]:
    if operation == "ID" and deck.ident:
        return deck.ident.label, list(texts.ident(deck.ident)), deck.ident.origin
    if operation == "RESOURCE":
        return deck.resource.label, list(texts.resource(deck)), deck.resource.origin
    item = getattr(deck, _TABLES[operation])[index]
    return item.label, [*_OPERANDS[operation](item), *(texts.hcd(item) if hcd else ())], item.origin


class _DeckLines:
    """The lines written so far."""

    def __init__(self, hcd: bool) -> None:
        self.hcd = hcd
        self.lines: list[str] = []
        self.origins: list[Origin] = []
        self.problems: list[Problem] = []

    def keep(self, kept: Iterable[UnknownCards]) -> None:
        """Write cards unchanged."""
        for unknown_cards in kept:
            self._add(unknown_cards.text, unknown_cards.origin)

    def statement(self, deck: Deck, operation: str, index: int) -> None:
        """Write the cards of a statement."""
        label, operands, origin = _parts(deck, operation, index, self.hcd)
        written = texts.written(operands)
        self._check(operation, operands, written, origin)
        self._add(cards(operation, written, label), origin)

    def _add(self, lines: Sequence[str], origin: Origin) -> None:
        self.lines += lines
        self.origins += [origin] * len(lines)

    def _check(
        self, operation: str, operands: list[texts.Operand], written: list[str], origin: Origin
    ) -> None:
        size = sum(map(len, written)) + len(written) - 1
        if size > MAX_OPERANDS:
            why = say("the operand field has {0} characters; IOCP accepts at most {1}", size, MAX_OPERANDS)
            self._error("ICP121I", say("{0}: {1}: define fewer elements in it", operation, why), origin)
        if not operands:
            self._error("", say(NO_OPERANDS.get(operation, _NEEDS_ONE), operation), origin)
        for name, value in operands:
            if not (value.isascii() and value.isprintable()) or "''" in value:
                why = say(
                    "has characters that are not valid on a card: use letters, digits and common punctuation"
                )
                self._error(
                    "", say("{0}: the text of {1} {2}, but no apostrophe", operation, name, why), origin
                )

    def _error(self, code: str, text: str, origin: Origin) -> None:
        line = len(self.lines) + 1
        self.problems.append(Problem("error", code, text, line, 10, (origin or NOWHERE,), _GUIDE))
