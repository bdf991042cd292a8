"""Reading a deck: from text to definitions, with all problems and all repairs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.ficon.iocp.builder import Builder
from engine.ficon.iocp.cards.cards import CardReader
from engine.ficon.iocp.cards.clean import CHARACTERS
from engine.ficon.iocp.cards.lenient import LenientReader
from engine.ficon.iocp.cards.statement import OPERATIONS, Part, Statement
from engine.ficon.iocp.deck.definitions import Deck, DeckControlUnit, DeckDevice
from engine.ficon.iocp.deck.notes import CODING, GUIDE, Notes
from engine.ficon.iocp.deck.problem import Problem, Repair
from engine.language import say

_ORDER = f"{GUIDE}, specifying IOCP statements"


def check_order(deck: Deck, notes: Notes) -> None:
    """Note each control unit that comes before its channels, and each device that comes before its
    control units.
    """
    channels = {(css, chpid.number) for chpid in deck.chpids for css in chpid.css}
    units = {unit.number for unit in deck.units}
    seen_channels: set[tuple[int, int]] = set()
    seen_units: set[int] = set()
    for operation, index in deck.order:
        if operation == "CHPID":
            chpid = deck.chpids[index]
            seen_channels.update((css, chpid.number) for css in chpid.css)
        elif operation == "CNTLUNIT":
            unit = deck.units[index]
            _check_unit(unit, seen_channels, channels, notes)
            seen_units.add(unit.number)
        elif operation == "IODEVICE":
            _check_device(deck.devices[index], seen_units, units, notes)


_Channels = set[tuple[int, int]]


def _check_unit(unit: DeckControlUnit, seen: _Channels, channels: _Channels, notes: Notes) -> None:
    for path in unit.paths:
        channel = (path.css, path.chpid)
        if channel in channels and channel not in seen:
            why = say(
                "control unit {0:04X} refers to CHPID {1:02X} of CSS {2:X}", unit.number, path.chpid, path.css
            )
            notes.error(
                "",
                say("{0}, which is defined only later", why),
                (unit.origin.line, unit.origin.column),
                _ORDER,
            )


def _check_device(device: DeckDevice, seen: set[int], units: set[int], notes: Notes) -> None:
    for number in device.units:
        if number in units and number not in seen:
            why = say(
                "device {0:04X} refers to control unit {1:04X}, which is defined only later",
                device.number,
                number,
            )
            notes.error("ICP308I", why, (device.origin.line, device.origin.column), _ORDER)


_LINE_END = re.compile("\r\n|\n|\r|\x85")
_CONTROL = re.compile("[\x00-\x1f\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]")
"""Control characters, and characters that only look like blanks."""
_WIDTH = 80
_MAX_LINE = 4096


@dataclass(frozen=True, slots=True)
class DeckReading:
    """The result of reading: the deck, its statements and their number by operation; problems and repairs."""

    deck: Deck
    statements: tuple[Statement, ...]
    counts: dict[str, int]
    problems: tuple[Problem, ...]
    repairs: tuple[Repair, ...]

    @property
    def order(self) -> tuple[tuple[str, int], ...]:
        """The operation of each statement and its index in its table, in deck order."""
        return self.deck.order


def read(text: str, lenient: bool = False) -> DeckReading:
    """Read a deck: by its cards, or leniently, as pasted from an email or a web page. Never raise an error.

    The problems concern the text alone; `engine.ficon.iocp.rules.check` checks the definitions of the deck.
    """
    notes = Notes(lenient)
    builder = Builder(notes)
    for part in _parts(lines_of(text), notes):
        builder.add(part)
    deck = builder.deck()
    check_order(deck, notes)
    problems = sorted(notes.problems, key=lambda problem: (problem.line, problem.column))
    repairs = sorted(notes.repairs, key=lambda repair: (repair.line, repair.column))
    counts = {name: n for name, n in builder.counts.items() if n}
    return DeckReading(deck, tuple(builder.statements), counts, tuple(problems), tuple(repairs))


def lines_of(text: str) -> list[str]:
    """Return the lines of a text with any kind of line end."""
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
    """Return a line of a deck that lost its columns, with limited length."""
    if len(line) > _MAX_LINE:
        why = say(
            "the line has {0} characters: lines of more than {1} are not statements and are not read",
            len(line),
            _MAX_LINE,
        )
        notes.error("ICP121I", why, (at + 1, _MAX_LINE + 1), CODING)
        line = line[:_MAX_LINE]
    return _CONTROL.sub(_blank, line)


def _blank(found: re.Match[str]) -> str:
    return found.group() if found.group() in CHARACTERS else " "


def _card(at: int, line: str, notes: Notes) -> str:
    """Return a line as an 80-column card."""
    found = _CONTROL.search(line)
    if found:
        name = say("a tab") if found.group() == "\t" else say("character {0:02X}", ord(found.group()))
        notes.error("", say("{0} on a card, read as a blank", name), (at + 1, found.start() + 1), CODING)
        line = _CONTROL.sub(" ", line)
    if len(line) > _WIDTH and line[_WIDTH:].strip(" "):
        why = say("a card has {0} columns: this line has {1}, and the rest is ignored", _WIDTH, len(line))
        notes.warn("", why, (at + 1, _WIDTH + 1), CODING)
    return line[:_WIDTH] if len(line) > _WIDTH else line


def _operation(statement: Statement, notes: Notes) -> str:
    word = statement.operation
    if word.upper() not in OPERATIONS:
        return word
    if word.upper() != word:
        notes.error(
            "ICP102I",
            say("{0}: IOCP accepts only uppercase; read as uppercase", word[:20]),
            statement.where,
            CODING,
        )
    return word.upper()
