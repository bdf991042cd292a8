"""Statements joined by meaning, from lines that have lost their columns."""

from __future__ import annotations

import re

from engine.ficon.iocp.cards.cards import GOES_ON, TEXT, starts_statement
from engine.ficon.iocp.cards.clean import Clean, bold_body
from engine.ficon.iocp.cards.heads import DOTS, MARK, find_operation, word_of
from engine.ficon.iocp.cards.keywords import KNOWN
from engine.ficon.iocp.cards.operands import still_open
from engine.ficon.iocp.cards.statement import Statement, first, operand_end
from engine.ficon.iocp.deck.notes import CODING
from engine.language import say

_MARK_AND_NUMBER = re.compile(r"\S {1,8}\d{8}$")
_GLUED = re.compile(r"[,)](?:[*+\\]|X)$")
_CUT = re.compile(r"[A-Z0-9=][*+\\]$", re.IGNORECASE)
_KEYWORD = re.compile(r"([A-Z][A-Z0-9]{1,8})=", re.IGNORECASE)
_OPERANDS = re.compile(r"[A-Z0-9*()',=.#@$_-]+$", re.IGNORECASE)
_SEQUENCE = re.compile(r"\d{8}$")
_LEFT_OUT = re.compile(r"\.( \.){2,}|\.{3}")
_SURE = re.compile(r"[A-Z0-9*()',=.#@$_-]*[(),=0-9]")
_ENDS_MARKED = re.compile(r",(?:[*+\\]|X)$")
_QUOTED = re.compile(r"'[^']*'?")
_DOT = re.compile(r"[. ]+$")
_HALF = re.compile(r"(?:[,(*=]|CSS\(\d?\)?|CSS?)+$", re.IGNORECASE)  # what says nothing without what follows
_NEAR = 64  # characters at the end that may be incomplete
_FLAGS = frozenset({"SHARED", "REC", "MIXTYPE"})
_LOOK_AHEAD = 64  # lines of blanks and comments inside a statement


class Joiner:
    """Joins lines into statements; it may leave a second statement on a line, to be read next."""

    def __init__(self, page: Clean) -> None:
        self.page = page
        self.notes = page.notes
        self.again = False  # the line still contains a statement
        self.cut = False  # the line ends inside a word that continues in the next line

    def take(self, at: int, label: str, word: str, column: int, start: int) -> tuple[Statement, int]:
        """Return the statement that starts on a line, and the line that follows it."""
        operation = DOTS.sub("", word).upper()
        place = self.page.place(at, column)
        statement = Statement(operation, label.upper(), *place)
        if word != DOTS.sub("", word):
            statement.elided = True
            self.notes.repair(say("... left out"), place)
        if DOTS.sub("", word) != operation:
            self.notes.repair(say("{0} read as {1}", word, operation), place)
        if column == 0 and not label:
            self.notes.repair(say("{0} in column 1 read as the operation, not as a name", operation), place)
        return statement, self._lines_of(statement, at, start)

    def _lines_of(self, statement: Statement, at: int, start: int) -> int:
        """Add the operands of a line and of its continuations; return the line that follows."""
        quoted = False
        while True:
            marked, quoted = self._line(statement, at, start, quoted)
            if self.again:
                self.again = False
                return at
            end = self._goes_on(statement, at, marked)
            if end is None:
                self.cut = False
                self._close(statement, at, quoted, marked >= 0)
                return at + 1
            at, start = end

    def _line(self, statement: Statement, at: int, start: int, quoted: bool) -> tuple[int, bool]:
        """Add the operands of one line; return the column of its continuation mark (-1: none), and
        whether a quote is open.
        """
        line = self._without_sequence(at)
        while True:
            end, quoted = operand_end(line, start, quoted)
            if end > TEXT + 1 and not self.page.shifts[at]:
                self.notes.repair(say("operands extend beyond column {0}", TEXT), self.page.place(at, TEXT))
            piece, rest = line[start:end], first(line, end)
            if rest >= len(line):
                return self._glued(statement, at, start, piece), quoted
            statement.add(piece, *self.page.place(at, start))
            more = line[rest:]
            if MARK.match(more):
                return rest, quoted
            if _LEFT_OUT.match(more):
                statement.add(",...", *self.page.place(at, rest))
                return -1, quoted
            if find_operation(more) and not quoted:
                self._second(at, rest)
                return -1, quoted
            if not self._more(statement, more):
                self._remark(statement, at, rest, more)
                return -1, quoted
            self.notes.repair(say("blank between operands removed"), self.page.place(at, end))
            start = rest

    def _second(self, at: int, column: int) -> None:
        """Leave a second statement on the line, to be read next."""
        self.notes.repair(say("a second statement on the line"), self.page.place(at, column))
        self.page.lines[at] = self.page.lines[at][column:]
        self.page.shifts[at] += column
        self.again = True

    def _without_sequence(self, at: int) -> str:
        line = self.page.lines[at].rstrip()
        if len(line) == 80 and _SEQUENCE.match(line, 72):
            return line[:72].rstrip()
        found = _MARK_AND_NUMBER.search(line)
        return line[: found.start() + 1] if found and found.start() > TEXT - 16 else line

    def _glued(self, statement: Statement, at: int, start: int, piece: str) -> int:
        """Add a piece that ends its line; a continuation character may follow it directly."""
        mark = -1
        if self._is_glued(statement, at, piece):
            piece, mark = piece[:-1], start + len(piece) - 1
        elif self.page.bold and piece.endswith("*") and piece[-2:-1] not in ("*", "=", "(", ","):
            self.notes.repair(
                say("asterisk at the end of bold text removed"), self.page.place(at, len(piece))
            )
            piece = piece[:-1]
        statement.add(piece, *self.page.place(at, start))
        return mark

    def _is_glued(self, statement: Statement, at: int, piece: str) -> bool:
        following = self.page.following(at + 1)
        if len(piece) < 2:
            return False
        text = self.page.lines[following].strip() if following < len(self.page.lines) else ""
        text = text.lstrip("*") if self.page.bold else text
        if not text or starts_statement(text):
            return bool(_ENDS_MARKED.search(piece))
        if _CUT.search(piece):
            depth = statement.depth + piece.count("(") - piece.count(")")
            self.cut = depth <= 0 and self._is_cut(statement, piece[:-1], word_of(text))
            return self.cut or (depth > 0 and _plain(word_of(text)))
        if start_of_mark := _GLUED.search(piece):
            return start_of_mark.start() > 0 and not (piece.endswith(",*") and text[:1] in ",)")
        return piece.endswith("(*") and text[:1] not in ",)" and statement.depth >= 0

    def _is_cut(self, statement: Statement, piece: str, word: str) -> bool:
        """Return True if a keyword or value is split: the rest is the first word of the next line."""
        tail = piece.rsplit(",", 1)[-1]
        if "=" in tail:
            return self._operand(statement, tail) and not _KEYWORD.match(word) and bool(_OPERANDS.match(word))
        return self._operand(statement, tail + word) and not self._operand(statement, word)

    def _more(self, statement: Statement, rest: str) -> bool:
        """Return True if the text after a blank continues the operands before it."""
        word = word_of(rest)
        if statement.depth > 0:
            return _plain(word)
        if statement.last not in ",":
            return word.startswith((",", "=")) and _plain(word)
        return self._operand(statement, word)

    def _operand(self, statement: Statement, word: str) -> bool:
        found = _KEYWORD.match(word)
        if found:
            return found.group(1).upper() in KNOWN.get(statement.operation, ())
        return word.startswith("...") or word.rstrip(",").upper() in _FLAGS

    def _remark(self, statement: Statement, at: int, column: int, rest: str) -> None:
        statement.remark(rest)
        if self._operand(statement, word_of(rest)):
            why = say("{0} follows a blank, so it is a comment: is a comma missing before it?", rest[:40])
            self.notes.warn("", why, self.page.place(at, column), CODING)

    # ---- from line to line

    def _goes_on(self, statement: Statement, at: int, mark: int) -> tuple[int, int] | None:
        """Return the line and column where the operands continue; None when they end here."""
        end, comments = at + 1, []
        while end < len(self.page.lines):
            text = self.page.lines[end].strip()
            if text and not self._is_comment(statement, end):
                break
            if text and not MARK.match(text):
                comments.append(self.page.given[end])
            end += 1
            if end - at > _LOOK_AHEAD:
                return None
        if end >= len(self.page.lines) or not self._continues(statement, end, mark >= 0):
            return None
        statement.remarks += comments
        self._joined(statement, at, end, mark)
        return end, first(self.page.lines[end])

    def _is_comment(self, statement: Statement, at: int) -> bool:
        line = self.page.lines[at]
        text = line.strip()
        if not text.startswith(("*", ".*")):
            return bool(MARK.match(text)) and (statement.depth > 0 or statement.last == ",")
        goes_on = statement.depth > 0 or statement.last == ","
        if not self.page.bold and statement.depth > 0 and text.startswith(("*,", "*)")):
            return False
        if not self.page.bold or text.startswith(".*") or not goes_on:
            return True
        _, body = bold_body(text)
        if find_operation(body):
            return False
        if not _OPERANDS.match(word_of(body)):
            return True
        self.page.unmask(at)
        return False

    def _continues(self, statement: Statement, at: int, marked: bool) -> bool:
        line = self.page.lines[at]
        text = line.strip()
        if find_operation(line) or (starts_statement(line) and not statement.depth):
            return False
        if self.page.bold and text.startswith("*"):
            return False
        if self.cut:
            return True
        word = word_of(text)
        if statement.depth > 0:
            sure = marked or line.startswith(" ") or self.page.shifts[at] > 0 or _SURE.match(word)
            return bool(sure and _plain(word))
        if word.startswith(","):
            return _plain(word)
        if statement.last in ",":
            known = bool(_KEYWORD.match(word)) or self._operand(statement, word)
            return known or ("=" in word and marked and _plain(word))
        known = self._operand(statement, word)
        return (
            known and (marked or line.startswith(" ") or bool(self.page.bold)) and not word.startswith("...")
        )

    def _joined(self, statement: Statement, at: int, end: int, mark: int) -> None:
        line = self.page.lines[end]
        start = first(line)
        place = self.page.place(end, start)
        if statement.depth <= 0 and statement.last not in "," and line[start] != "," and not self.cut:
            statement.add(",", *self.page.place(at, len(self.page.lines[at])))
            self.notes.repair(say("comma added between these operands and the previous line"), place)
        self.cut = False
        if mark >= 0 and mark != TEXT:
            self.notes.repair(
                say("continuation mark in column {0} read as if in column 72", mark + 1),
                self.page.place(at, mark),
            )
        if mark < 0:
            self.notes.repair(say("read as the continuation of the previous line, which has no mark"), place)
        if start != GOES_ON and not self.page.shifts[end]:
            self.notes.repair(
                say("a continuation that starts in column {0}, not in column 16", start + 1), place
            )
        if end != at + 1:
            self.notes.repair(
                say("lines between the parts of a statement ignored"), self.page.place(at + 1, 0)
            )

    def _close(self, statement: Statement, at: int, quoted: bool, marked: bool) -> None:
        """Close the open quotes and parentheses of a statement that was cut off."""
        place = self.page.place(at, len(self.page.lines[at].rstrip()))
        end = place[1] - 1
        if quoted:
            statement.add("'", at + 1, end)
            self.notes.repair(say("missing apostrophe added at the end of the text"), place)
        depth = still_open(statement.text) if statement.depth > 0 else 0
        rest = _half(statement) if depth > 0 else self._rest(statement, at, marked)
        if depth > 0 or rest > 0:
            statement.elided = True
            self.notes.warn("", say("{0}: the statement is cut off", statement.operation), place, CODING)
            statement.cut(rest)
            statement.cut_comma()
            depth = max(still_open(statement.text), 0)
            how = say("{0} parentheses closed", depth) if depth else say("its last part is omitted")
            self.notes.repair(say("the statement is cut off: {0}", how), place)
            statement.add(")" * depth, at + 1, end)
        if statement.last == "," and statement.operation != "ID":
            self.notes.repair(say("a comma at the end of a statement, with nothing after it"), place)

    def _rest(self, statement: Statement, at: int, marked: bool) -> int:
        """Return the length of the incomplete end of a cut-off statement; 0 for a complete one."""
        following = self.page.following(at + 1)
        text = self.page.lines[following] if following < len(self.page.lines) else ""
        dots = bool(text.strip()) and bool(_DOT.match(text.strip()))
        if statement.last == ",":
            return int(statement.operation != "ID" and (marked or dots or not text))
        return 0 if text else unfinished(statement)


def unfinished(statement: Statement) -> int:
    """Return the length of a keyword at the end that is cut off or has no value; 0 if there is no such
    keyword.
    """
    tail = statement.text.rsplit(",", 1)[-1]
    if not tail or tail.upper() in _FLAGS or ("=" in tail and not tail.endswith("=")):
        return 0
    known = KNOWN.get(statement.operation, ())
    return len(tail) if any(text.startswith(tail.rstrip("=").upper()) for text in known) else 0


def _half(statement: Statement) -> int:
    """Return the length of the end of an open list that has no meaning without its continuation."""
    text = statement.text
    found = _HALF.search(text[-_NEAR:])
    if found is None:
        return 0
    kept = text[: len(text) - len(found.group())]
    bare = kept.rsplit(",", 1)[-1]
    return len(found.group()) + (len(bare) if bare and "=" not in bare and still_open(kept) <= 0 else 0)


def _plain(word: str) -> bool:
    """Return True if a word can be part of operands; text in apostrophes may be anything."""
    return bool(_OPERANDS.match(_QUOTED.sub("''", word) if "'" in word else word))
