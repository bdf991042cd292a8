"""Reading a deck: text to definitions, with all that is wrong and all that was put right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.ficon.iocp.builder import Builder
from engine.ficon.iocp.cards.cards import CardReader
from engine.ficon.iocp.cards.clean import CHARACTERS
from engine.ficon.iocp.cards.lenient import LenientReader
from engine.ficon.iocp.cards.statement import OPERATIONS, Part, Statement
from engine.ficon.iocp.definitions import Deck
from engine.ficon.iocp.notes import CODING, Notes
from engine.ficon.iocp.problem import Problem, Repair
from engine.ficon.iocp.references import check_order

_LINE_END = re.compile("\r\n|\n|\r|\x85")
_CONTROL = re.compile("[\x00-\x1f\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]")
"""Control characters, and blanks that are none."""
_WIDTH = 80
_LONGEST_LINE = 4096


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of reading: the deck, statements by operation, problems and repairs by place."""

    deck: Deck
    statements: dict[str, int]
    problems: tuple[Problem, ...]
    repairs: tuple[Repair, ...]

    @property
    def order(self) -> tuple[tuple[str, int], ...]:
        """Operation and index in its table, in the order of the deck."""
        return self.deck.order


def read(text: str, lenient: bool = False) -> Reading:
    """Read a deck: by its cards, or lenient, as pasted from a mail or a web page. It never raises.

    Problems are those of the text alone; `engine.ficon.iocp.rules.check` judges what the deck defines.
    """
    notes = Notes(lenient)
    builder = Builder(notes)
    for part in _parts(lines_of(text), notes):
        builder.add(part)
    deck = builder.deck()
    check_order(deck, notes)
    problems = sorted(notes.problems, key=lambda one: (one.line, one.column))
    repairs = sorted(notes.repairs, key=lambda one: (one.line, one.column))
    return Reading(
        deck, {name: n for name, n in builder.counts.items() if n}, tuple(problems), tuple(repairs)
    )


def lines_of(text: str) -> list[str]:
    """Return the lines of a text, with any kind of line end."""
    lines = _LINE_END.split(text.removeprefix("\ufeff"))
    if lines and lines[-1] in ("", "\x1a"):
        lines.pop()
    return lines


def _parts(lines: list[str], notes: Notes) -> Iterator[Part]:
    if notes.lenient:
        yield from LenientReader([_line(at, line, notes) for at, line in enumerate(lines)], notes).parts()
        return
    for part in CardReader([_card(at, line, notes) for at, line in enumerate(lines)], notes).parts():
        if isinstance(part, Statement):
            part.operation = _operation(part, notes)
        yield part


def _line(at: int, line: str, notes: Notes) -> str:
    """Return a line of a deck that lost its columns, bounded."""
    if len(line) > _LONGEST_LINE:
        why = f"the line has {len(line)} characters: more than {_LONGEST_LINE} are no statement and not read"
        notes.error("ICP121I", why, (at + 1, _LONGEST_LINE + 1), CODING)
        line = line[:_LONGEST_LINE]
    return _CONTROL.sub(_blank, line)


def _blank(found: re.Match[str]) -> str:
    return found.group() if found.group() in CHARACTERS else " "


def _card(at: int, line: str, notes: Notes) -> str:
    """Return a line as a card of 80 columns."""
    found = _CONTROL.search(line)
    if found:
        name = "a tab" if found.group() == "\t" else f"character {ord(found.group()):02X}"
        notes.error("", f"{name} on a card, read as a blank", (at + 1, found.start() + 1), CODING)
        line = _CONTROL.sub(" ", line)
    if len(line) > _WIDTH and line[_WIDTH:].strip(" "):
        why = f"a card has {_WIDTH} columns: this line has {len(line)}, the rest is ignored"
        notes.warn("", why, (at + 1, _WIDTH + 1), CODING)
    return line[:_WIDTH] if len(line) > _WIDTH else line


def _operation(statement: Statement, notes: Notes) -> str:
    word = statement.operation
    if word.upper() not in OPERATIONS:
        return word
    if word.upper() != word:
        notes.error(
            "ICP102I", f"{word[:20]}: IOCP takes upper case only; read as such", statement.where, CODING
        )
    return word.upper()
