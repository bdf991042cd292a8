"""Entries that HCD writes into a deck and IOCP ignores: ports, serial numbers, descriptions.

HCD writes them as IOCP comments that start with *$HCDC$ or *$HCD$ (IOCP User's Guide, hardware configuration
definition notes); SWPORT, SERIAL and DESC are operands of its CNTLUNIT (HCD User's Guide, control unit
statement). No source was found for the rest of a card after the tag: it is read as operands, or as a
statement; if neither is possible, the card remains a comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.ficon.iocp.cards.keywords import KNOWN
from engine.ficon.iocp.cards.statement import Statement, operand_end
from engine.ficon.iocp.deck.notes import Notes
from engine.ficon.iocp.statements.lists import ports
from engine.ficon.iocp.statements.operand_reader import Taking

_TAGS = ("*$HCDC$", "*$HCD$")
_TEXT = 71


@dataclass(frozen=True, slots=True)
class Extra:
    """An HCD entry for a channel or a control unit; number None: the definition before it."""

    operation: str
    number: int | None
    ports: tuple[tuple[int, int], ...] = ()
    serial: str = ""
    description: str = ""


def extras(cards: list[str], last: str) -> Iterator[tuple[str, Extra | None]]:
    """Yield each card with its HCD entry; `last` is the operation of the preceding statement."""
    for card in cards:
        tag = next((tag for tag in _TAGS if card.startswith(tag)), None)
        yield card, None if tag is None else _extra(card[len(tag) : _TEXT].strip(" "), last)


def _extra(text: str, last: str) -> Extra | None:
    word, _, rest = text.partition(" ")
    operation, operands = (word, rest.lstrip(" ")) if word in KNOWN else (last, text)
    if operation not in ("CHPID", "CNTLUNIT") or "=" not in operands:
        return None
    statement = Statement(operation, "", 0, 0)
    statement.add(operands[: operand_end(operands, 0, False)[0]].rstrip(","), 0, 0)
    taking = Taking(statement, Notes(lenient=True))
    number = _number(taking, operation)
    found = Extra(operation, number, ports(taking), taking.text("SERIAL"), taking.text("DESC"))
    return found if found.ports or found.serial or found.description else None


def _number(taking: Taking, operation: str) -> int | None:
    value = taking.value("CUNUMBR" if operation == "CNTLUNIT" else "PATH")
    if value is None:
        return None
    items = list(value)
    return taking.hexadecimal("", items[-1], 0xFFFF) if items else None
