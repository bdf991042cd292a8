"""The name of the CEC of a deck: ID says it, or the file that it came from, or else it gets one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

from engine.ficon.drawing.model.cabling import Cec
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.definitions import Deck

_NAME = re.compile(r"[A-Z0-9@#$]{1,8}")


def named(drawing: Drawing, decks: Sequence[Deck]) -> Iterator[Deck]:
    """Return the decks, each with the name of its CEC; no two have the same."""
    taken: set[str] = set()
    told = {said for deck in decks if (said := name_of(deck))}
    drawn = {one.name for one in drawing.of(Cec)}
    for deck in decks:
        name = name_of(deck)
        if not name or name in taken:
            name = _free(taken | told | drawn)
        taken.add(name)
        yield replace(deck, name=name)


def name_of(deck: Deck) -> str:
    """Return the name of the machine in a deck, or of its file; "" if neither is a name."""
    ident = deck.ident
    said = (ident.lsystem, *ident.token[:1]) if ident else ()
    for name in (*said, deck.name.upper()):
        if _NAME.fullmatch(name):
            return name
    return ""


def _free(taken: set[str]) -> str:
    letters = (f"CEC{chr(ord('A') + place)}" for place in range(26))
    names = (*letters, *(f"CEC{number}" for number in range(27, 1000)))
    return next((name for name in names if name not in taken), f"C{next(count(1000))}")
