"""Statements from a deck that lost its columns: pasted from mail, a web page or a manual.

Each part is first taken by the rules of cards; only where these find fault is it put together by meaning: a
comma at the end, an open parenthesis or a lone continuation character means that the next line goes on. So a
deck that is in order reads as it does strictly, with no repair.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.iocp.cards import GOES_ON, TEXT, CardReader, starts_statement
from engine.iocp.clean import Clean
from engine.iocp.keywords import KNOWN
from engine.iocp.notes import CODING, Notes
from engine.iocp.operands import still_open
from engine.iocp.statement import OPERATIONS, Part, Remark, Statement, first, operand_end

_MARK = re.compile(r"(?:[^\w\s,()='.]{1,2}|[Xx+C])$")
_MARK_AND_NUMBER = re.compile(r"\S {1,8}\d{8}$")
_GLUED = re.compile(r"[,)](?:[*+\\]|X)$")
_KEYWORD = re.compile(r"([A-Z][A-Z0-9]{1,8})=", re.IGNORECASE)
_OPERANDS = re.compile(r"[A-Z0-9*()',=.#@$_-]+$", re.IGNORECASE)
_LABEL = re.compile(r"[A-Z#@$][A-Z0-9#@$]{0,7}$", re.IGNORECASE)
_SEQUENCE = re.compile(r"\d{8}$")
_DOTS = re.compile(r"\.{2,}$")
_LEFT_OUT = re.compile(r"\.( \.){2,}|\.{3}")
_SURE = re.compile(r"[A-Z0-9*()',=.#@$_-]*[(),=0-9]")
_FLAGS = frozenset({"SHARED", "REC", "MIXTYPE"})
_LOOK_AHEAD = 64  # lines of blanks and comments inside a statement


class LenientReader:
    """Takes the parts of a deck, well or badly written; what it put right is in the notes."""

    def __init__(self, lines: list[str], notes: Notes) -> None:
        clean = Clean(lines, notes)
        self.lines, self.shifts = clean.lines, clean.shifts
        self.given = lines
        self.notes = notes
        self.bold = _bold(self.lines)
        self.again = False  # the line still holds a statement
        self.cards = CardReader(self.lines, notes, self.shifts)
        self.cards.trial = True

    def parts(self) -> Iterator[Part]:
        """All parts of the deck."""
        at = 0
        while at < len(self.lines):
            part, end = self._card(at)
            if end == at:
                part, end = self._free(at)
            if isinstance(part, Statement):
                part.cards = self.given[at : max(end, at + 1)]
            if part is not None:
                yield part
            at = end

    # ---- parts that are in order

    def _card(self, at: int) -> tuple[Part | None, int]:
        """The part by the rules of cards; the same line back when they find fault."""
        line = self.lines[at]
        if self.bold and line.lstrip(" ").startswith("*"):
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
        """Whether what it leaves behind a blank, or what follows, reads like more of its operands."""
        if any(_LEFT_OUT.match(one, 2) for one in statement.remarks):
            return True
        following = self._following(end)
        if following >= len(self.lines):
            return False
        line = self.lines[following]
        return not starts_statement(line) and bool(_KEYWORD.match(line, first(line)))

    def _following(self, at: int) -> int:
        """The next line that is not blank, at most a few lines on."""
        end = min(at + 8, len(self.lines))
        while at < end and not self.lines[at].strip():
            at += 1
        return at if at < end else len(self.lines)

    # ---- parts that are not

    def _free(self, at: int) -> tuple[Part | None, int]:
        line = self.lines[at]
        if not line.strip():
            return None, at + 1
        body = first(line)
        if line[body:].startswith(("*", ".*")):
            if not (self.bold and line[body] == "*" and find_operation(line[body + 1 :])):
                return self._comment(at)
            self._unmask(at)
        head = find_operation(self.lines[at])
        if head is None:
            self.notes.repair("no statement of IOCP: kept as a comment", self._place(at, body))
            return Remark([self.given[at]], at + 1), at + 1
        return self._statement(at, *head)

    def _comment(self, at: int) -> tuple[Remark, int]:
        end = at + 1
        line = self.lines[at]
        if line[TEXT : TEXT + 1].strip() and end < len(self.lines):
            following = self.lines[end]
            if following.strip() and not following[:GOES_ON].strip() and not starts_statement(following):
                end += 1
            elif starts_statement(following):
                why = "column 72 of a comment would have made the next statement part of it: not continued"
                self.notes.repair(why, self._place(at, TEXT))
        return Remark(self.given[at:end], at + 1), end

    def _unmask(self, at: int) -> None:
        """Take the asterisks of bold text off a line."""
        line = self.lines[at]
        start = first(line) + 1
        self.lines[at] = _end_of_bold(line[start:].rstrip(" "))
        self.shifts[at] += start
        self.notes.repair("the asterisks of bold text taken off", (at + 1, start))

    def _place(self, at: int, column: int) -> tuple[int, int]:
        return (at + 1, column + 1 + self.shifts[at])

    def _statement(self, at: int, label: str, word: str, column: int, start: int) -> tuple[Statement, int]:
        operation = _DOTS.sub("", word).upper()
        place = self._place(at, column)
        statement = Statement(operation, label.upper(), *place)
        if word != _DOTS.sub("", word):
            statement.elided = True
            self.notes.repair("... left out", place)
        if _DOTS.sub("", word) != operation:
            self.notes.repair(f"{word} read as {operation}", place)
        if column == 0 and not label:
            self.notes.repair(f"{operation} in column 1 read as the operation, not as a name", place)
        return statement, self._lines_of(statement, at, start)

    def _lines_of(self, statement: Statement, at: int, start: int) -> int:
        """Add the operands of a line and of those that go on; returns the line that follows."""
        quoted = False
        while True:
            marked, quoted = self._line(statement, at, start, quoted)
            if self.again:
                self.again = False
                return at
            end = self._goes_on(statement, at, marked)
            if end is None:
                self._close(statement, at, quoted)
                return at + 1
            at, start = end

    def _line(self, statement: Statement, at: int, start: int, quoted: bool) -> tuple[int, bool]:
        """Add the operands of one line; returns the column of its mark (-1: none), and if a quote is open."""
        line = self._without_sequence(at)
        while True:
            end, quoted = operand_end(line, start, quoted)
            if end > TEXT + 1 and not self.shifts[at]:
                self.notes.repair(f"operands run past column {TEXT}", self._place(at, TEXT))
            piece, rest = line[start:end], first(line, end)
            if rest >= len(line):
                return self._glued(statement, at, start, piece), quoted
            statement.add(piece, *self._place(at, start))
            more = line[rest:]
            if _MARK.match(more):
                return rest, quoted
            if _LEFT_OUT.match(more):
                statement.add(",...", *self._place(at, rest))
                return -1, quoted
            if find_operation(more) and not quoted:
                self._second(at, rest)
                return -1, quoted
            if not self._more(statement, more):
                self._remark(statement, at, rest, more)
                return -1, quoted
            self.notes.repair("a blank between operands taken out", self._place(at, end))
            start = rest

    def _second(self, at: int, column: int) -> None:
        """Leave a second statement on the line, to be read next."""
        self.notes.repair("a second statement on the line", self._place(at, column))
        self.lines[at] = self.lines[at][column:]
        self.shifts[at] += column
        self.again = True

    def _without_sequence(self, at: int) -> str:
        line = self.lines[at].rstrip()
        if len(line) == 80 and _SEQUENCE.match(line, 72):
            return line[:72].rstrip()
        found = _MARK_AND_NUMBER.search(line)
        return line[: found.start() + 1] if found and found.start() > TEXT - 16 else line

    def _glued(self, statement: Statement, at: int, start: int, piece: str) -> int:
        """Add a piece that ends its line; a continuation character may stand right behind it."""
        mark = -1
        if self._is_glued(statement, at, piece):
            piece, mark = piece[:-1], start + len(piece) - 1
        statement.add(piece, *self._place(at, start))
        return mark

    def _is_glued(self, statement: Statement, at: int, piece: str) -> bool:
        following = self._following(at + 1)
        if following >= len(self.lines) or len(piece) < 2:
            return False
        text = self.lines[following].strip().lstrip("*") if self.bold else self.lines[following].strip()
        if starts_statement(text):
            return False
        if start_of_mark := _GLUED.search(piece):
            return start_of_mark.start() > 0 and not (piece.endswith(",*") and text[:1] in ",)")
        return piece.endswith("(*") and text[:1] not in ",)" and statement.depth >= 0

    def _more(self, statement: Statement, rest: str) -> bool:
        """Whether what stands behind a blank goes on with the operands before it."""
        word = _word(rest)
        if statement.depth > 0:
            return bool(_OPERANDS.match(word))
        if statement.last not in ",":
            return word.startswith((",", "=")) and bool(_OPERANDS.match(word))
        return self._operand(statement, word)

    def _operand(self, statement: Statement, word: str) -> bool:
        found = _KEYWORD.match(word)
        if found:
            return found.group(1).upper() in KNOWN.get(statement.operation, ())
        return word.startswith("...") or word.rstrip(",").upper() in _FLAGS

    def _remark(self, statement: Statement, at: int, column: int, rest: str) -> None:
        statement.remark(rest)
        if self._operand(statement, _word(rest)):
            why = f"{rest[:40]} stands behind a blank, so it is a comment: is a comma missing before it?"
            self.notes.warn("", why, self._place(at, column), CODING)

    # ---- from line to line

    def _goes_on(self, statement: Statement, at: int, mark: int) -> tuple[int, int] | None:
        """Line and column where the operands go on; None when they end here."""
        end, comments = at + 1, []
        while end < len(self.lines):
            text = self.lines[end].strip()
            if text and not self._is_comment(statement, end):
                break
            if text and not _MARK.match(text):
                comments.append(self.given[end])
            end += 1
            if end - at > _LOOK_AHEAD:
                return None
        if end >= len(self.lines) or not self._continues(statement, end, mark >= 0):
            return None
        statement.remarks += comments
        self._joined(statement, at, end, mark)
        return end, first(self.lines[end])

    def _is_comment(self, statement: Statement, at: int) -> bool:
        line = self.lines[at]
        text = line.strip()
        if not text.startswith(("*", ".*")):
            return bool(_MARK.match(text)) and (statement.depth > 0 or statement.last == ",")
        goes_on = statement.depth > 0 or statement.last == ","
        if not self.bold and statement.depth > 0 and text.startswith(("*,", "*)")):
            return False
        if not self.bold or text.startswith(".*") or not goes_on:
            return True
        body = _end_of_bold(text[1:])
        if find_operation(body):
            return False
        if not _OPERANDS.match(_word(body)):
            return True
        self._unmask(at)
        return False

    def _continues(self, statement: Statement, at: int, marked: bool) -> bool:
        line = self.lines[at]
        text = line.strip()
        if find_operation(line) or (starts_statement(line) and not statement.depth):
            return False
        if self.bold and text.startswith("*"):
            return False
        word = _word(text)
        if statement.depth > 0:
            sure = marked or line.startswith(" ") or self.shifts[at] > 0 or _SURE.match(word)
            return bool(sure and _OPERANDS.match(word))
        if word.startswith(","):
            return bool(_OPERANDS.match(word))
        if statement.last in ",":
            known = bool(_KEYWORD.match(word)) or self._operand(statement, word)
            return known or ("=" in word and marked and bool(_OPERANDS.match(word)))
        known = self._operand(statement, word)
        return known and (marked or line.startswith(" ") or bool(self.bold)) and not word.startswith("...")

    def _joined(self, statement: Statement, at: int, end: int, mark: int) -> None:
        line = self.lines[end]
        start = first(line)
        place = self._place(end, start)
        if statement.depth <= 0 and statement.last not in "," and line[start] != ",":
            statement.add(",", *self._place(at, len(self.lines[at])))
            self.notes.repair("a comma put between these operands and the line before", place)
        if mark >= 0 and mark != TEXT:
            self.notes.repair(
                f"a continuation mark in column {mark + 1} taken for one in column 72", self._place(at, mark)
            )
        if mark < 0:
            self.notes.repair("taken as the continuation of the line before, which has no mark", place)
        if start != GOES_ON and not self.shifts[end]:
            self.notes.repair(f"a continuation that starts in column {start + 1}, not in column 16", place)
        if end != at + 1:
            self.notes.repair("lines between the parts of a statement passed over", self._place(at + 1, 0))

    def _close(self, statement: Statement, at: int, quoted: bool) -> None:
        """Close what a statement that was cut off left open."""
        place = self._place(at, len(self.lines[at].rstrip()))
        end = place[1] - 1
        if quoted:
            statement.add("'", at + 1, end)
            self.notes.repair("an apostrophe put at the end of a text that has none", place)
        depth = still_open(statement.text) if statement.depth > 0 else 0
        if depth > 0:
            statement.elided = True
            self.notes.warn("", f"{statement.operation}: the statement is cut off", place, CODING)
            self.notes.repair(f"the statement is cut off: {depth} parentheses closed", place)
            statement.cut_comma()
            statement.add(")" * depth, at + 1, end)
        if statement.last == "," and statement.operation != "ID":
            self.notes.repair("a comma at the end of a statement, with nothing behind it", place)


def find_operation(line: str) -> tuple[str, str, int, int] | None:
    """Name, operation, its column and that of the operands, when a line starts a statement; else None."""
    start = first(line)
    end = _blank(line, start)
    word = line[start:end]
    follows = first(line, end)
    if _is_operation(word) and _reads(line, follows):
        return "", word, start, follows
    second = line[follows : _blank(line, follows)]
    after = first(line, follows + len(second))
    if _is_operation(second) and _LABEL.match(word) and after < len(line) and _reads(line, after):
        return word, second, follows, after
    return None


def _is_operation(word: str) -> bool:
    return _DOTS.sub("", word).upper() in OPERATIONS


def _reads(line: str, start: int) -> bool:
    """Whether what follows an operation reads like operands."""
    word = line[start : _blank(line, start)]
    return not word or "=" in word or word.startswith("..") or bool(_MARK.match(word))


def _word(text: str) -> str:
    return next(iter(text.split(None, 1)), "")


def _blank(text: str, start: int) -> int:
    end = text.find(" ", start)
    return len(text) if end < 0 else end


def _end_of_bold(body: str) -> str:
    return body[:-1] if body.endswith("*") and not body.endswith("=*") else body


def _bold(lines: list[str]) -> bool:
    """Whether a mail's bold text put asterisks around statements, as *CHPID PATH=50,TYPE=FC*."""
    masked = plain = 0
    for line in lines:
        text = line.strip()
        if text.startswith("*"):
            whole = text.endswith("*") and len(line.rstrip()) != TEXT + 1 and text[-2:-1] != " "
            masked += whole and "=" in text and find_operation(text[1:]) is not None
        else:
            plain += "=" in text and starts_statement(text)
    return masked > plain
