"""Cards of 80 columns from operands, laid as HCD lays them.

The operation stands in column 10, ID padded to six characters. Operands follow on the same card; one that
does not fit starts a new card in column 16, and one that is longer than a card is cut at column 71. A card
that is continued has "*" in column 72. Decks that HCD wrote get their own card breaks back by this rule.
"""

from __future__ import annotations

from collections.abc import Sequence

TEXT = 71  # columns of text
MAX_OPERANDS = 1024  # characters of an operand field. Source: IBM, IOCP User's Guide, coding statements
_START = " " * 15  # before the text of a continuation card


def cards(operation: str, operands: Sequence[str], label: str = "") -> list[str]:
    """Return the cards of a statement; operands as "NAME=VALUE" or "NAME", in their order."""
    done: list[str] = []
    card = f"{label:<9}{operation:<5} "
    last = len(operands) - 1
    for place, operand in enumerate(operands):
        piece = operand if place == last else f"{operand},"
        if len(card) + len(piece) > TEXT:
            if place:
                done.append(card)
                card = _START
            while len(card) + len(piece) > TEXT:
                cut = TEXT - len(card)
                done.append(card + piece[:cut])
                card, piece = _START, piece[cut:]
        card += piece
    return [*(f"{text:<71}*" for text in done), card.rstrip(" ")]


def comment(text: str) -> list[str]:
    """Comment cards that hold a text, broken between words where it is longer than a card."""
    done, card = [], "*"
    for word in text.split():
        if len(card) + 1 + len(word) > TEXT and card != "*":
            done.append(card)
            card = "*"
        card = f"{card} {word}"[:TEXT]
    return [*done, card]
