"""The deck statements that a change removes and adds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.finding import Fix
from engine.ficon.drawing.decks.exporting import deck
from engine.ficon.drawing.model.cabling import Cec
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.iocp.writer import write
from engine.language import say

CONTINUED, MARGIN = 71, 15  # columns from 0: a mark there continues the statement, from here on
SHOWN = 12  # statements


def fix_lines(drawing: Drawing, fix: Fix) -> list[str]:
    """Return the statements that a fix removes and adds; if there are many, only the first ones."""
    try:
        found = deck_lines(drawing, fix.make(drawing))
    except DrawingError:
        return []  # effects contains the reason
    more = [say("and {0} more", len(found) - SHOWN)] if len(found) > SHOWN else []
    return [*found[:SHOWN], *more]


def deck_lines(drawing: Drawing, change: Change) -> list[str]:
    """Return "CEC - statement" for each removed statement, and "CEC + statement" for each added one."""
    after = drawing.copy()
    after.apply(change)
    found = []
    for name in dict.fromkeys(cec.id for side in (drawing, after) for cec in side.of(Cec)):
        old, new = (_statements(side, name) for side in (drawing, after))
        here = after.find(name) or drawing[name]
        assert isinstance(here, Cec)
        found += [f"{here.name} - {text}" for text in old if text not in new]
        found += [f"{here.name} + {text}" for text in new if text not in old]
    return found


def _statements(drawing: Drawing, cec: str) -> list[str]:
    return list(_joined(write(deck(drawing, cec)).lines)) if cec in drawing else []


def _joined(cards: tuple[str, ...]) -> Iterator[str]:
    """Yield statements, each on one line: its operation, a space, and its operands."""
    text = ""
    for card in cards:
        text += (card[MARGIN:CONTINUED] if text else card[:CONTINUED]).rstrip()
        if card[CONTINUED : CONTINUED + 1].strip():
            continue
        yield " ".join(text.split())
        text = ""
