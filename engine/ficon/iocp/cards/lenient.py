"""Statements from a deck that lost its columns: pasted from mail, a web page or a manual.

Each part is first read by the card rules; only if these rules find a problem is it assembled by meaning: a
comma at the end, an open parenthesis or a lone continuation character means that the next line continues. A
correct deck produces the same result as strict reading, without repairs.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from engine.ficon.iocp.cards.cards import GOES_ON, TEXT, CardReader, starts_statement
from engine.ficon.iocp.cards.clean import Clean, bold_body
from engine.ficon.iocp.cards.heads import find_operation
from engine.ficon.iocp.cards.layout import cards
from engine.ficon.iocp.cards.operands import pieces
from engine.ficon.iocp.cards.rejoining import Joiner, unfinished
from engine.ficon.iocp.cards.statement import OPERATIONS, Part, Remark, Statement, first
from engine.ficon.iocp.deck.notes import Notes
from engine.language import say

_KEYWORD = re.compile(r"[A-Z][A-Z0-9]{1,8}=", re.IGNORECASE)
_LEFT_OUT = re.compile(r"\.( \.){2,}|\.{3}")


class LenientReader:
    """Reads the parts of a deck, well or badly formed; its repairs are in the notes."""

    def __init__(self, lines: list[str], notes: Notes) -> None:
        self.page = Clean(lines, notes)
        self.lines = self.page.lines
        self.notes = notes
        self.joiner = Joiner(self.page)
        self.cards = CardReader(self.lines, notes, self.page.shifts)
        self.cards.trial = True

    def parts(self) -> Iterator[Part]:
        """Return all parts of the deck in order."""
        at = 0
        while at < len(self.lines):
            part, end = self._card(at)
            if isinstance(part, Statement):
                part.cards = self.page.given[at:end]
            if end == at:
                part, end = self._free(at)
                if isinstance(part, Statement):
                    part.cards = cards(part.operation, pieces(part), part.label)
            if part is not None:
                yield part
            at = end

    # ---- parts that are in order

    def _card(self, at: int) -> tuple[Part | None, int]:
        """Return the part and the next line by the card rules; None and the same line when the card breaks
        these rules.
        """
        line = self.lines[at]
        if self.page.bold and line.lstrip(" ").startswith("*"):
            return None, at
        if line.strip() and not line.startswith(("*", ".*")) and not starts_statement(line):
            return None, at
        self.cards.notes = Notes()
        part, end = self.cards.take(at)
        fine = not self.cards.notes.problems and all(
            len(self.lines[i].rstrip()) <= 80 for i in range(at, end)
        )
        if isinstance(part, Statement):
            fine = fine and part.operation in OPERATIONS and part.depth == 0 and part.last != ","
            fine = fine and not self._loose(part, end)
        return (part, end) if fine else (None, at)

    def _loose(self, statement: Statement, end: int) -> bool:
        """Return True if the text after a blank, or on the next line, looks like more operands."""
        if any(_LEFT_OUT.match(remark, 2) for remark in statement.remarks):
            return True
        following = self.page.following(end)
        if following >= len(self.lines):
            return unfinished(statement) > 0 or statement.text.endswith((",*", ",+"))
        line = self.lines[following]
        return not starts_statement(line) and bool(_KEYWORD.match(line, first(line)))

    # ---- parts that are not

    def _free(self, at: int) -> tuple[Part | None, int]:
        line = self.lines[at]
        if not line.strip():
            return None, at + 1
        body = first(line)
        if line[body:].startswith(("*", ".*")):
            if not (self.page.bold and line[body] == "*" and find_operation(bold_body(line)[1])):
                return self._comment(at)
            self.page.unmask(at)
        head = find_operation(self.lines[at])
        if head is None:
            self.notes.repair(say("not an IOCP statement: kept as a comment"), self.page.place(at, body))
            return Remark(_masked(self.lines[at]), at + 1), at + 1
        return self.joiner.take(at, *head)

    def _comment(self, at: int) -> tuple[Remark, int]:
        end = at + 1
        line = self.lines[at]
        if line[TEXT : TEXT + 1].strip() and end < len(self.lines):
            following = self.lines[end]
            if following.strip() and not following[:GOES_ON].strip() and not starts_statement(following):
                end += 1
            elif starts_statement(following):
                why = say("column 72 would have made the next statement part of the comment: not continued")
                self.notes.repair(why, self.page.place(at, TEXT))
        given = self.page.given[at]
        plain = given.startswith(("*", ".*")) and (end > at + 1 or not given[TEXT:].strip())
        return Remark(self.page.given[at:end] if plain else _masked(line), at + 1), end


def _masked(line: str) -> list[str]:
    """Return a line that is not a statement as comment cards, so that it remains a comment when the deck is
    written again.
    """
    text = line.strip()
    text = text[1:] if text.startswith("*") else text
    return [f"* {name}" for name in textwrap.wrap(text, TEXT - 2, break_on_hyphens=False)] or ["*"]
