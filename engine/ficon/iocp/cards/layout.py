"""Cards of 80 columns built from operands.

The operation is in column 10, with ID padded to six characters. Operands follow on the same card; an operand
that does not fit starts a new card in column 16. A card that is continued has "*" in column 72. This is the
HCD layout. An operand that is longer than a card is broken after a comma, so that every name and number is on
one card: the HCD decks that were seen cut it at column 71, which reads the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

TEXT = 71  # columns of text
MAX_OPERANDS = 1024  # characters of an operand field. Source: IBM, IOCP User's Guide, coding statements
_START = " " * 15  # before the text of a continuation card
_TEXT_IN_QUOTES = re.compile(r"'[^']*'?")
_NO_BREAK = r"(?![0-9A-F]{1,3}\))"  # after a comma: (name,number) stays together if possible


def cards(operation: str, operands: Sequence[str], label: str = "") -> list[str]:
    """Return the cards of a statement; operands are given as "NAME=VALUE" or "NAME", in order."""
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
                cut = _cut(piece, TEXT - len(card))
                done.append(card + piece[:cut])
                card, piece = _START, piece[cut:]
        card += piece
    return [*(f"{text:<71}*" for text in done), card.rstrip(" ")]


def _cut(piece: str, room: int) -> int:
    """Return the number of characters of an operand that fit on a card, ending at a comma if possible."""
    plain = _TEXT_IN_QUOTES.sub(lambda found: "x" * len(found.group()), piece)
    upto = f".{{0,{room - 1}}},"
    found = re.match(upto + _NO_BREAK, plain) or re.match(upto, plain)
    return found.end() if found else room


def comment(text: str) -> list[str]:
    """Return comment cards that contain a text, broken between words where it is longer than a card."""
    done, card = [], "*"
    for word in text.split():
        if len(card) + 1 + len(word) > TEXT and card != "*":
            done.append(card)
            card = "*"
        card = f"{card} {word}"[:TEXT]
    return [*done, card]
