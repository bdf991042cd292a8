"""A statement assembled from its cards, which records the original place of each character."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field

OPERATIONS = frozenset({"ID", "RESOURCE", "CHPID", "CNTLUNIT", "IODEVICE", "UUID", "FUNCTION"})
MAX_OPERANDS = 1024  # characters of an operand field

_NOT_BLANK = re.compile("[^ ]")
_QUOTED = re.compile(r"'[^']*'?")


@dataclass(slots=True)
class Statement:
    """One statement: its operand field in pieces, and the place in the deck of each piece."""

    operation: str
    label: str
    line: int
    column: int  # of the operation
    pieces: list[str] = field(default_factory=list)
    places: list[tuple[int, int]] = field(default_factory=list)  # line and column of each piece
    starts: list[int] = field(default_factory=list)  # index of each piece in the operand field
    size: int = 0
    cards: list[str] = field(default_factory=list)  # verbatim
    remarks: list[str] = field(default_factory=list)  # behind the operands, and comment cards inside
    depth: int = 0  # parentheses that are open
    elided: bool = False  # it contained "...": missing parts were omitted intentionally

    def add(self, piece: str, line: int, column: int) -> None:
        """Add a piece of the operand field."""
        if not piece:
            return
        self.pieces.append(piece)
        self.places.append((line, column))
        self.starts.append(self.size)
        self.size += len(piece)
        plain = _QUOTED.sub("", piece) if "'" in piece else piece
        self.depth += plain.count("(") - plain.count(")")

    def remark(self, text: str) -> None:
        """Keep a comment that follows the operands."""
        if len(text) > 1:
            self.remarks.append(f"* {text}")

    def cut_comma(self) -> None:
        """Remove a comma at the end."""
        if self.last == ",":
            self.cut(1)

    def cut(self, count: int) -> None:
        """Remove characters at the end."""
        while count > 0 and self.pieces:
            taken = min(count, len(self.pieces[-1]))
            self.pieces[-1] = self.pieces[-1][:-taken]
            self.size -= taken
            count -= taken
            if not self.pieces[-1]:
                for parts in (self.pieces, self.places, self.starts):
                    parts.pop()

    @property
    def text(self) -> str:
        """The complete operand field."""
        return "".join(self.pieces)

    @property
    def last(self) -> str:
        """The last character so far."""
        return self.pieces[-1][-1] if self.pieces else ""

    @property
    def where(self) -> tuple[int, int]:
        """The line and column of the operation."""
        return (self.line, self.column)

    def place(self, at: int) -> tuple[int, int]:
        """Return the line and column of a character of the operand field."""
        index = bisect_right(self.starts, at) - 1
        if index < 0:
            return self.where
        line, column = self.places[index]
        return (line, column + at - self.starts[index])


@dataclass(slots=True)
class Remark:
    """Cards that are not statements: comments and unrecognized text, verbatim."""

    cards: list[str]
    line: int


Part = Statement | Remark


def operand_end(text: str, start: int, quoted: bool) -> tuple[int, bool]:
    """Return the index of the first blank outside quotes (or the length), and whether a quote is open
    there.
    """
    at = start
    while True:
        if quoted:
            at = text.find("'", at)
            if at < 0:
                return len(text), True
            quoted, at = False, at + 1
            continue
        blank, quote = text.find(" ", at), text.find("'", at)
        if blank < 0 and quote < 0:
            return len(text), False
        if quote < 0 or 0 <= blank < quote:
            return blank, False
        quoted, at = True, quote + 1


def first(text: str, start: int = 0) -> int:
    """Return the index of the first nonblank character from start on; the length when there is no such
    character.
    """
    found = _NOT_BLANK.search(text, start)
    return found.start() if found else len(text)
