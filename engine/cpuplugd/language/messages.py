"""The daemon's messages: codes, places in the file, hints, and the errors that carry them.

A message keeps its hint in English, as it appears in files and on the guest's console. The window uses this
module to translate it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from engine.language import later, say

EXPRESSION = "expression_syntax"
NUMBER = "bad_number"
LINE = "line_syntax"
LINE_TOO_LONG = "line_too_long"
TWICE = "variable_defined_twice"
RESERVED = "reserved_variable_name"
NAME_TOO_LONG = "variable_name_too_long"
VARIABLES_TOO_LARGE = "variables_too_large"
UPDATE_MISSING = "update_missing"
UPDATE_NOT_POSITIVE = "update_not_positive"
CPU_MIN_NOT_POSITIVE = "cpu_min_not_positive"
CPU_MAX_BELOW_MIN = "cpu_max_below_cpu_min"
CPU_MIN_ABOVE_PRESENT = "cpu_min_above_present"
CPU_MIN_NOT_REACHED = "cpu_min_not_reached"
HISTORY_TOO_DEEP = "history_too_deep"
NOTHING_MANAGED = "no_valid_configuration"
SYMBOL = "symbol_not_found"
TYPE = "type_error"

CPU_OFF = "cpu_disabled_incomplete"
MEMORY_OFF = "memory_disabled_incomplete"
MEMORY_OFF_LPAR = "memory_disabled_lpar"
MEMORY_OFF_NO_CMM = "memory_disabled_no_cmm"

CIRCLE = "variable_refers_to_itself"
TOO_MANY_TERMS = "too_many_terms"
FILE_TOO_LARGE = "file_too_large"
OWN = (CIRCLE, TOO_MANY_TERMS, FILE_TOO_LARGE)
NO_NEWLINE = "the line does not end with a newline, which even the last line needs"
TEMPLATES = (
    later("the line does not end with a newline, which even the last line needs"),
    later("the line has {0}"),
    later("the daemon ends the line at a NUL character: is the file encoded as UTF-16?"),
    later("the real daemon has no limit"),
    later('the value must be in "..."'),
    later('expected ")" or an operator'),
    later("( opens at column {0}"),
    later("expected a number, a known name, - ! or ("),
    later("expected [, a number of readings and ]"),
    later("expected an operator or the end"),
    later("the variable {0} is empty"),
    later("{0} = {1}: only decimal digits are allowed"),
    later("CPU_MIN is {0}, but only {1} could be brought online"),
    later("CPU_MIN is {0}"),
    later("CMM_MAX is below CMM_MIN"),
    later("Linux runs in an LPAR"),
    later("the module cmm is not loaded"),
    later("missing: {0}"),
    later("a Boolean value where a number is expected"),
    later("the daemon itself needs it"),
    later("division by zero"),
    later("too large for a whole number"),
    later("invalid operation"),
    later("underflow"),
    later("overflow"),
)
ERROR, WARNING, INFO = "error", "warning", "info"
_MAX_TEXT = 160  # characters of a text that are shown


def said(hint: str) -> str:
    """Return a hint in the current language, part by part; unknown parts are left unchanged."""
    return "; ".join(map(_part, hint.split("; ")))


def _part(part: str) -> str:
    for template, pattern in _patterns():
        if found := pattern.fullmatch(part):
            return say(template, *found.groups())
    return part


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    made = (re.sub(r"\\\{\d\\\}", "(.+)", re.escape(text)) for text in TEMPLATES)
    return tuple(zip(TEMPLATES, map(re.compile, made), strict=True))


class RuleMessage(NamedTuple):
    """One message; line and column count from 1."""

    severity: str
    code: str  # one of engine.cpuplugd.language.messages, or "" for a note
    text: str  # the daemon's words
    line: int = 1
    column: int = 1
    hint: str = ""  # ours: the expected text there

    @property
    def sentence(self) -> str:
        """The place, text and hint in one line."""
        hint = f" ({self.hint})" if self.hint else ""
        return f"line {self.line}, column {self.column}: {self.text}{hint}"

    @property
    def told(self) -> str:
        """Return `sentence` in the current language; the daemon's words are left unchanged."""
        hint = f" ({said(self.hint)})" if self.hint else ""
        return say("line {0}, column {1}: {2}", self.line, self.column, f"{self.text}{hint}")


class DaemonEnded(Exception):
    """A message that ends the daemon."""

    def __init__(self, message: RuleMessage) -> None:
        self.message = message
        self.said: tuple[RuleMessage, ...] = ()  # its previous message
        super().__init__(message.told)


def shown(text: str) -> str:
    """Return text from the file in printable form, byte by byte: no control characters, limited in length."""
    text = text.encode("latin-1", "replace").decode("utf-8", "replace")
    whole = text if len(text) <= _MAX_TEXT else f"{text[:_MAX_TEXT]}..."
    return "".join(text if text.isprintable() else f"\\x{ord(text):02x}" for text in whole)


class RuleError(ValueError):
    """A rule that cannot be parsed.

    `where` names the rule or variable whose text contains the error; `rest` is the daemon's printed position;
    `at` is the place in that text where parsing ended, counted from 0 without white space.
    """

    def __init__(
        self, code: str, where: str, rest: str, at: int, why: str, opened: int | None = None
    ) -> None:
        self.code, self.where, self.rest, self.at, self.why, self.opened = code, where, rest, at, why, opened
        super().__init__(f"{where}: {why}")
