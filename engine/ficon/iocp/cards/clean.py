"""Cleanup of deck lines that came through mail or a web page; each repair is noted."""

from __future__ import annotations

import re

from engine.ficon.iocp.cards.cards import TEXT, starts_statement
from engine.ficon.iocp.cards.heads import find_operation
from engine.ficon.iocp.cards.statement import first
from engine.ficon.iocp.deck.notes import Notes
from engine.language import later, say

CHARACTERS = {
    "\t": " ",
    "\u00a0": " ",
    "\u2002": " ",
    "\u2003": " ",
    "\u2007": " ",
    "\u2009": " ",
    "\u202f": " ",
    "\u3000": " ",
    "\u2018": "'",
    "\u2019": "'",
    "\u201a": "'",
    "\u201c": "'",
    "\u201d": "'",
    "\u201e": "'",
    "\u00b4": "'",
    "`": "'",
    "\u2032": "'",
    "\u2010": "-",
    "\u2011": "-",
    "\u2012": "-",
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2217": "*",
    "\u00d7": "X",
    "\u2026": "...",
    "\u200b": "",
    "\u200c": "",
    "\u200d": "",
    "\u00ad": "",
    "\ufeff": "",
    "\f": " ",
    "\v": " ",
}
_NAMES = {
    "\t": later("a tab"),
    "\u00a0": later("a non-breaking space"),
    "\u2026": later("an ellipsis"),
    "\ufeff": later("a byte order mark"),
}
_ODD = re.compile("[" + "".join(map(re.escape, CHARACTERS)) + "]")
_ENTITIES = {"&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": "'", "&#39;": "'", "&amp;": "&"}
_ENTITY = re.compile("|".join(_ENTITIES))
_TAG = re.compile(r"</?[a-z][a-z0-9]{0,9}\b[^<>]{0,200}>", re.IGNORECASE)
_BREAK = re.compile(r"<br ?/?>", re.IGNORECASE)
_QUOTE = re.compile(r" {0,4}(?:[>|] ?){1,20}")
_CODED = re.compile("=([0-9A-F]{2})")
_MAX_LINE = 4096  # characters of a line
_FEW = 8  # blank lines
_MIN_LINES = 3  # lines that prove that their numbers are sequence numbers
_SEQUENCE = 6  # digits of a sequence number
_NUMBER = re.compile(r" {0,8}(\d{1,8})[.:)|]? ?")


class Clean:
    """The lines, and the number of columns removed at the left of each line."""

    def __init__(self, lines: list[str], notes: Notes, *, numbers: bool = True) -> None:
        self.given = lines
        self.lines = list(lines)
        self.shifts = [0] * len(lines)
        self.notes = notes
        if _is_quoted_printable(lines):
            self._unquote()
        for at, line in enumerate(self.lines):
            if not line.isascii() or "\t" in line or "`" in line or "\f" in line or "\v" in line:
                self.lines[at] = self._characters(at)
            if ("&" in line or "<" in line) and not line.startswith(("*", ".*")):
                self.lines[at] = self._page(at)
            if self.lines[at].lstrip(" ").startswith((">", "|")):
                self._quoted(at)
        if numbered := numbers and _numbered(self.lines):
            self._unnumber(numbered)
        self.bold = _bold(self.lines)

    def place(self, at: int, column: int) -> tuple[int, int]:
        """Return the place in the original deck: line index and column index."""
        return (at + 1, column + 1 + self.shifts[at])

    def following(self, at: int) -> int:
        """Return the next nonblank line, at most a few lines ahead; otherwise the end."""
        end = min(at + _FEW, len(self.lines))
        while at < end and not self.lines[at].strip():
            at += 1
        return at if at < end else len(self.lines)

    def unmask(self, at: int) -> None:
        """Remove the asterisks of bold text from a line."""
        start, self.lines[at] = bold_body(self.lines[at])
        self.shifts[at] += start
        self.notes.repair(say("asterisks of bold text removed"), (at + 1, start))

    def _unquote(self) -> None:
        """Decode quoted-printable mail text; a broken line is joined with its continuation."""
        self.notes.repair(say("quoted-printable text of an e-mail decoded"), (1, 1))
        lines = self.lines
        for at in range(len(lines) - 1, -1, -1):
            if lines[at].endswith("=") and at + 1 < len(lines) and len(lines[at + 1]) < _MAX_LINE:
                lines[at], lines[at + 1] = lines[at][:-1] + lines[at + 1], ""
        for at in range(len(lines)):
            lines[at] = _CODED.sub(lambda found: _decoded(found.group(1)), lines[at])

    def _characters(self, at: int) -> str:
        line = self.lines[at]
        seen: set[str] = set()
        for found in _ODD.finditer(line):
            text = found.group()
            if text not in seen:
                seen.add(text)
                name = say(_NAMES[text]) if text in _NAMES else say("character U+{0:04X}", ord(text))
                meant = {" ": say("a blank"), "": say("nothing")}.get(CHARACTERS[text], CHARACTERS[text])
                self.notes.repair(say("{0} read as {1}", name, meant), (at + 1, found.start() + 1))
        return _ODD.sub(lambda found: CHARACTERS[found.group()], line)

    def _page(self, at: int) -> str:
        line = self.lines[at]
        plain = _ENTITY.sub(lambda found: _ENTITIES[found.group()], _TAG.sub("", _BREAK.sub(" ", line)))
        if plain != line:
            self.notes.repair(say("HTML tags removed"), (at + 1, 1))
        return plain

    def _quoted(self, at: int) -> None:
        found = _QUOTE.match(self.lines[at])
        if found:
            self.notes.repair(say("the e-mail's {0} removed", found.group().strip()), (at + 1, 1))
            self._cut(at, found.end())

    def _cut(self, at: int, width: int) -> None:
        self.lines[at] = self.lines[at][width:]
        self.shifts[at] += width

    def _unnumber(self, width: int) -> None:
        for at, line in enumerate(self.lines):
            if line.strip():
                self.notes.repair(say("line number {0} removed", line[:width].strip()), (at + 1, 1))
                self._cut(at, width)


def _is_quoted_printable(lines: list[str]) -> bool:
    """Return True if nearly every "=" is written as =3D, which does not occur in an intact deck."""
    signs = sum(line.count("=") for line in lines)
    coded = sum(line.count("=3D") + line.endswith("=") for line in lines)
    return coded >= _MIN_LINES and coded * 10 >= signs * 9


def _decoded(digits: str) -> str:
    code = int(digits, 16)
    return chr(code) if 0x20 <= code < 0x7F else " "


def _numbered(lines: list[str]) -> int:
    """Return the width of the line numbers at the left of all lines; 0 when there are no line numbers."""
    last, widths, count = -1, set(), 0
    for line in lines:
        if not line.strip():
            continue
        found = _NUMBER.match(line)
        if found is None or int(found.group(1)) <= last or _runs_on(line, found):
            return 0
        last, count = int(found.group(1)), count + 1
        widths.add(found.end())
    return min(widths) if count >= _MIN_LINES and len(widths) < _MIN_LINES else 0


def _runs_on(line: str, found: re.Match[str]) -> bool:
    """Return True if an apparent line number starts a word; six or more digits do not count as part of a
    word here.
    """
    glued = found.end() < len(line) and line[found.end() - 1].isdigit()
    return glued and len(found.group(1)) < _SEQUENCE


def bold_body(line: str) -> tuple[int, str]:
    """Return the start of a bold line after its asterisks, and its text without the asterisks at the end."""
    start = first(line)
    stars = 2 if line.startswith("**", start) else 1
    body = line[start + stars :].rstrip(" ")
    ends = body.endswith("*" * stars) and not body.endswith("=*")
    return start + stars, body[:-stars] if ends else body


def _bold(lines: list[str]) -> bool:
    """Return True if bold text in a mail put asterisks around statements, as *CHPID PATH=50,TYPE=FC*.

    Where no statement is without asterisks, those at the start are enough: bold text may span lines.
    """
    masked = started = plain = 0
    for line in lines:
        text = line.strip()
        if text.startswith("*"):
            if "=" in text and find_operation(bold_body(text)[1]) is not None:
                started += 1
                masked += text.endswith("*") and len(line.rstrip()) != TEXT + 1 and text[-2:-1] != " "
        else:
            plain += "=" in text and starts_statement(text)
    return masked > plain or (started > 0 and plain == 0)
