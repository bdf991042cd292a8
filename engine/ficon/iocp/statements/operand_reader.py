"""Reading typed values from the operands of one statement; values that do not fit are noted with their
place.
"""

from __future__ import annotations

import re

from engine.ficon.iocp.cards.operands import take_apart
from engine.ficon.iocp.cards.statement import Statement
from engine.ficon.iocp.cards.values import Value, ValueProblem, parse
from engine.ficon.iocp.deck.definitions import Origin, Others
from engine.ficon.iocp.deck.notes import Notes
from engine.language import say

_HEXADECIMAL = re.compile(r"[0-9A-F]+$")
_PLACEHOLDER = re.compile(r"([G-Z])\1+$")
_WORD = re.compile(r"[A-Z0-9#@$*_-]+$")


class Taking:
    """The operands of one statement; operands that are not used are available as `others`."""

    def __init__(self, statement: Statement, notes: Notes) -> None:
        self.statement = statement
        self.notes = notes
        self.left = take_apart(statement, notes)
        self.given = frozenset(self.left)

    # ---- notes

    def error(self, code: str, text: str, at: int) -> None:
        """Note an error at an index of the operand field."""
        self.statement.elided = True  # unreadable operands are not missing
        self.notes.error(code, f"{self.statement.operation}: {text}", self.statement.place(at))

    def missing(self, *names: str) -> bool:
        """Note required operands that are absent; return True when any is missing."""
        absent = [name for name in names if name not in self.given]
        if self.statement.elided:
            return bool(absent)
        for name in absent:
            why = say("{0}: {1} is missing", self.statement.operation, name)
            self.notes.error("ICP122I", why, self.statement.where)
        return bool(absent)

    # ---- values

    def value(self, name: str) -> Value | None:
        """Return the value of an operand as a tree; None when it is missing or cannot be read."""
        operand = self.left.pop(name, None)
        if operand is None:
            return None
        if operand.flag or not operand.value:
            self.error("ICP112I", say("{0} has no value", name), operand.at)
            return None
        try:
            return parse(operand.value, operand.value_at)
        except ValueProblem as problem:
            self.error(problem.code, f"{name}: {problem.text}", problem.at)
            return None

    def flag(self, name: str) -> bool:
        """Return True if a keyword without a value is present."""
        operand = self.left.pop(name, None)
        if operand is not None and not operand.flag:
            self.error("ICP112I", say("{0} cannot have a value", name), operand.at)
        return operand is not None

    def word(self, name: str, longest: int = 24) -> str:
        """Return a word as written."""
        value = self.value(name)
        if value is None:
            return ""
        value = value.lone
        if not value.is_word or not _WORD.match(value.word) or len(value.word) > longest:
            self.error(
                "", say("{0}={1} is not a word of 1-{2} characters", name, value.shown, longest), value.at
            )
            return ""
        return value.word

    def text(self, name: str) -> str:
        """Return a text in apostrophes."""
        value = self.value(name)
        return "" if value is None else unquoted(value.word) if value.is_word else value.shown

    def yes(self, name: str) -> bool | None:
        """Return whether the value is Y or N; None when it is missing."""
        value = self.value(name)
        if value is None:
            return None
        word = value.lone.word
        if word not in ("Y", "N", "YES", "NO"):
            self.error("", say("{0}={1}: Y or N is expected", name, value.shown), value.at)
            return None
        return word[0] == "Y"

    def number(self, name: str, highest: int, code: str = "") -> int | None:
        """Return a hexadecimal number."""
        value = self.value(name)
        return None if value is None else self.hexadecimal(name, value.lone, highest, code)

    def hexadecimal(self, name: str, value: Value, highest: int, code: str = "") -> int | None:
        """Return the hexadecimal number of a word; None, with a note, when it is not a number."""
        word = value.word
        if value.is_word and len(word) <= 8 and _HEXADECIMAL.match(word) and int(word, 16) <= highest:
            return int(word, 16)
        if self.placeholder(name, value):
            return None
        shown = value.shown or say("nothing")
        self.error(
            code, say("{0}: {1} is not a hexadecimal number up to {2:X}", name, shown, highest), value.at
        )
        return None

    def placeholder(self, name: str, value: Value) -> bool:
        """Return True if a word like XXXX is a placeholder for a number, as in manuals; note it."""
        if not (self.notes.lenient and value.is_word and _PLACEHOLDER.match(value.word)):
            return False
        place = self.statement.place(value.at)
        self.notes.warn("", say("{0}: {1} is a placeholder for a number", name, value.word), place)
        self.notes.repair(say("{0} is a placeholder for a number: left open", value.word), place)
        self.statement.elided = True
        return True

    def decimal(self, name: str, value: Value, lowest: int, highest: int, code: str = "") -> int | None:
        """Return the decimal number of a word, as 16, 016 or 40K; None, with a note, when it is not a
        number.
        """
        word = value.word
        unit = 1024 if word.endswith("K") else 1
        digits = word.removesuffix("K")
        if value.is_word and digits.isdecimal() and digits.isascii() and len(digits) <= 8:
            number = int(digits) * unit
            if lowest <= number <= highest:
                return number
        shown = value.shown or say("nothing")
        self.error(
            code,
            say("{0}: {1} is not a decimal number from {2} to {3}", name, shown, lowest, highest),
            value.at,
        )
        return None

    # ---- the rest

    def css(self, value: Value) -> tuple[int, ...] | None:
        """Return the CSS IDs of a head like CSS(0,1); None when it is not such a head."""
        if value.head != "CSS" or value.items is None:
            return None
        ids = (self.hexadecimal("CSS", item, 15) for item in value.items)
        return tuple(dict.fromkeys(id_ for id_ in ids if id_ is not None))

    @property
    def origin(self) -> Origin:
        """The place of the statement."""
        return Origin(*self.statement.where)

    def others(self, known: frozenset[str]) -> Others:
        """Return the operands that were not used, as written; report unknown operands."""
        for name, operand in self.left.items():
            if name not in known:
                why = say("{0}: {1} is unknown; it is kept unchanged", self.statement.operation, name)
                self.notes.warn("", why, self.statement.place(operand.at))
        return tuple((operand.name, operand.value) for operand in self.left.values())


def unquoted(word: str) -> str:
    """Return a text without its apostrophes; two apostrophes inside it represent a single apostrophe."""
    return word[1:-1].replace("''", "'") if len(word) > 1 and word[0] == word[-1] == "'" else word
