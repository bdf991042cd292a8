"""Statements from 80-column cards, by the assembler rules that IOCP follows.

Text is in columns 1-71, a character in column 72 continues the card, and the next card continues in column
16; columns 73-80 are ignored. Operands may be broken after a comma, in which case the rest of the card is a
comment, or they may fill the card to column 71: the pieces are joined with nothing in between. Input that
IOCP would reject is reported but, if its meaning is clear, read nevertheless, so that one error does not hide
later problems.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.ficon.iocp.cards.heads import end_of_word
from engine.ficon.iocp.cards.keywords import KNOWN
from engine.ficon.iocp.cards.statement import (
    MAX_OPERANDS,
    OPERATIONS,
    Part,
    Remark,
    Statement,
    first,
    operand_end,
)
from engine.ficon.iocp.deck.notes import CODING, Notes
from engine.language import say

TEXT = 71  # columns of text
GOES_ON = 15  # blanks before the text of a continuation card
_WIDTH = 80
_LABEL = re.compile(r"[A-Z#@$][A-Z0-9#@$]{0,7}$")
_OPERAND = re.compile(r"[A-Z][A-Z0-9]{1,8}=")
_COMMENT_CARDS = 3  # one, and two that continue it


class CardReader:
    """Reads one part after another from the lines of a deck; with `trial`, it stops at the first problem."""

    def __init__(self, lines: list[str], notes: Notes, shifts: list[int] | None = None) -> None:
        self.lines = lines
        self.notes = notes
        self.shifts = shifts
        self.trial = False

    def parts(self) -> Iterator[Part]:
        """Return all parts of the deck in order."""
        at = 0
        while at < len(self.lines):
            part, at = self.take(at)
            if part is not None:
                yield part

    def place(self, at: int, column: int) -> tuple[int, int]:
        """Return the place in the original deck: line index and column index."""
        return (at + 1, column + 1 + (self.shifts[at] if self.shifts else 0))

    def take(self, at: int) -> tuple[Part | None, int]:
        """Return the part that starts on a line, and the index of the line after it; the part is None for
        a blank card.
        """
        line = self.lines[at]
        if not line[:TEXT].strip(" "):
            if self.marked(at):
                self.notes.error(
                    "ICP131I", say("a mark in column 72 continues this blank card"), self.place(at, TEXT)
                )
            return None, at + 1
        if line.startswith(("*", ".*")):
            return self.comment(at)
        return self.statement(at)

    def marked(self, at: int) -> bool:
        """Return True if a mark in column 72 continues a card."""
        return self.lines[at][TEXT : TEXT + 1].strip(" ") != ""

    # ---- comments

    def comment(self, at: int) -> tuple[Remark, int]:
        """Return a comment card with its continuation cards."""
        end = at + 1
        while self.marked(end - 1) and end < len(self.lines):
            self._swallowed(end)
            end += 1
            if end - at == _COMMENT_CARDS + 1:
                why = say(
                    "a mark in column 72 continues this comment, which already has more than two "
                    "continuation cards"
                )
                self.notes.warn("ICP107I", why, self.place(end - 1, 0))
            if self.trial and self.notes.problems:
                break
        return Remark(self.lines[at:end], at + 1), end

    def _swallowed(self, at: int) -> None:
        if starts_statement(self.lines[at]):
            why = say("column 72 of the comment above makes this statement part of the comment")
            self.notes.warn("", why, self.place(at, 0), CODING)

    # ---- statements

    def statement(self, at: int) -> tuple[Statement, int]:
        """Return a statement with its continuation cards."""
        statement, start = self._head(at)
        end = self._operands(statement, at, start)
        statement.cards = self.lines[at:end]
        if statement.size > MAX_OPERANDS:
            why = say(
                "the operand field has {0} characters; the maximum is {1}", statement.size, MAX_OPERANDS
            )
            self.notes.error("ICP121I", why, statement.where)
        return statement, end

    def _head(self, at: int) -> tuple[Statement, int]:
        line = self.lines[at][:TEXT]
        start = first(line)
        end = end_of_word(line, start)
        label, word = "", line[start:end]
        follows = first(line, end)
        if start == 0:
            second = line[follows : end_of_word(line, follows)]
            if word.upper() in OPERATIONS and second.upper() not in OPERATIONS:
                why = say("{0} in column 1 is a name to IOCP: an operation starts in column 2 or later", word)
                self.notes.error("ICP102I", why, self.place(at, 0), CODING)
            else:
                label, word, start = word, second, follows
                end = start + len(word)
                self._check_label(label, at)
        if not word:
            self.notes.error(
                "ICP102I", say("{0} is a name without an operation", label), self.place(at, 0), CODING
            )
        return Statement(word, label, *self.place(at, start)), first(line, end)

    def _check_label(self, label: str, at: int) -> None:
        if not _LABEL.match(label):
            why = say(
                "the name {0} is not 1-8 characters of A-Z 0-9 # @ $ without a leading digit", label[:20]
            )
            self.notes.error("", why, self.place(at, 0), CODING)

    def _operands(self, statement: Statement, at: int, start: int) -> int:
        """Add the operands from a card on; return the line that follows the statement."""
        quoted = False
        while True:
            text = self.lines[at][:TEXT].ljust(TEXT)
            end, quoted = operand_end(text, start, quoted)
            statement.add(text[start:end], *self.place(at, start))
            self._remark(statement, at, end, text)
            goes_on = self._next(statement, at, end >= TEXT, quoted)
            if goes_on is None:
                return at + 1
            if goes_on < 0:
                return self._comment_cards(statement, at + 1)
            at, start = at + 1, goes_on
            if self.trial and (self.notes.problems or statement.size > MAX_OPERANDS):
                return at

    def _remark(self, statement: Statement, at: int, end: int, text: str) -> None:
        """Keep the comment after the operands; report it when it looks like more operands."""
        remark = text[end:].strip(" ")
        statement.remark(remark)
        found = _OPERAND.match(remark)
        if found and found.group()[:-1] in KNOWN.get(statement.operation, ()):
            why = say("{0} follows a blank, so it is a comment: is a comma missing before it?", remark[:40])
            self.notes.warn("", why, self.place(at, text.index(remark, end)), CODING)

    def _next(self, statement: Statement, at: int, full: bool, quoted: bool) -> int | None:
        """Return the index of operands in the next card; None: no more operands; -1: comment cards follow."""
        more = at + 1 < len(self.lines)
        if self.marked(at):
            if not more:
                why = say("column 72 continues the last card of the deck")
                self.notes.error("ICP131I", why, self.place(at, TEXT))
                return None
            if full or statement.last in ",":
                return self._marked(at + 1)
            self._ignored(at + 1, say("the operands ended with a blank on the previous card"))
            return -1
        if quoted:
            self.notes.error(
                "ICP120I", say("a text in apostrophes has no closing apostrophe"), self.place(at, TEXT - 1)
            )
        if statement.last == "," and statement.operation.upper() != "ID":
            return self._unmarked(at, say("the operands end with a comma"))
        following = self.lines[at + 1] if more else ""
        if full and following[:GOES_ON].strip(" ") == "" and following[GOES_ON : GOES_ON + 1].strip(" "):
            return self._unmarked(
                at, say("the operands fill the card to column 71 and continue in column 16")
            )
        return self._no_comma(statement, at)

    def _marked(self, at: int) -> int | None:
        """Return the column where the text of a continuation card starts."""
        line = self.lines[at]
        start = first(line)
        if start < GOES_ON:
            why = say(
                "columns 1-15 of a continuation card must be blank: this one starts in column {0}", start + 1
            )
            self.notes.error("ICP106I", why, self.place(at, start))
            return None if starts_statement(line) or line.startswith("*") else start
        if start > GOES_ON:
            self._ignored(at, say("it starts in column {0}, not in column 16", start + 1))
            return -1
        return GOES_ON

    def _ignored(self, at: int, why: str) -> None:
        text = self.lines[at][:TEXT].strip(" ")
        lost = say(": its operands {0} are lost", text[:40]) if _OPERAND.match(text) else ""
        what = say("this continuation card is a comment, because {0}{1}", why, lost)
        self.notes.warn("ICP116I", what, self.place(at, first(self.lines[at])))

    def _comment_cards(self, statement: Statement, at: int) -> int:
        """Skip continuation cards that are comments."""
        while True:
            statement.remark(self.lines[at][:TEXT].strip(" "))
            if not self.marked(at) or at + 1 >= len(self.lines) or (self.trial and self.notes.problems):
                return at + 1
            at += 1

    def _unmarked(self, at: int, why: str) -> int | None:
        """Return the column where operands continue although column 72 is blank; None when no operands
        continue.
        """
        self.notes.error("ICP131I", say("{0}, but column 72 is blank", why), self.place(at, TEXT))
        following = self.lines[at + 1] if at + 1 < len(self.lines) else ""
        if not following.startswith(" ") or starts_statement(following) or not following.strip(" "):
            return None
        return first(following)

    def _no_comma(self, statement: Statement, at: int) -> int | None:
        """Report a card that looks like operands although nothing continues the card before it."""
        following = self.lines[at + 1] if at + 1 < len(self.lines) else ""
        start = first(following)
        if not start or start >= len(following) or not _OPERAND.match(following, start):
            return None
        word = following[start : end_of_word(following, start)]
        why = say(
            "{0} is not an operation: these operands continue the previous card, which ends without a "
            "comma and a mark in column 72",
            word[:20],
        )
        self.notes.error("ICP102I", why, self.place(at + 1, start))
        statement.add(",", *self.place(at, TEXT))
        return start


def starts_statement(line: str) -> bool:
    """Return True if a line looks like the first card of a statement: an operation, or a name and an
    operation.
    """
    words = line[: TEXT + 1].split(None, 2)
    if not words:
        return False
    if words[0].upper() in OPERATIONS:
        return True
    return len(words) > 1 and words[1].upper() in OPERATIONS and bool(_LABEL.match(words[0].upper()))
