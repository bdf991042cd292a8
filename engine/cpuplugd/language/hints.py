"""Hints to messages of the daemon, in the language that is spoken: what was expected, and where.

A message keeps its hint in English, as files and the guest's console have it. A window recognises it here.
"""

from __future__ import annotations

import re
from functools import cache

from engine.language import later, say

NO_NEWLINE = "the line does not end with a newline, which even the last line needs"
TEMPLATES = (
    later("the line does not end with a newline, which even the last line needs"),
    later("the line has {0}"),
    later("a NUL character ends the line for the daemon: is the file encoded as UTF-16?"),
    later("the real daemon has no limit"),
    later('the value must be in "..."'),
    later('expected ")" or an operator'),
    later("( opens at column {0}"),
    later("expected a number, a name known here, - ! or ("),
    later("expected [, a number of readings and ]"),
    later("expected an operator or the end"),
    later("the variable {0} is empty"),
    later("{0} = {1}: only decimal digits are allowed"),
    later("CPU_MIN is {0}, {1} could be switched on"),
    later("CPU_MIN is {0}"),
    later("CMM_MAX is below CMM_MIN"),
    later("Linux runs in an LPAR"),
    later("the module cmm is not loaded"),
    later("missing: {0}"),
    later("a truth value where a number is expected"),
    later("the daemon itself needs it"),
    later("division by zero"),
    later("too large for a whole number"),
    later("invalid operation"),
    later("underflow"),
    later("overflow"),
)


def said(hint: str) -> str:
    """Return a hint in the language that is spoken, part by part; unknown parts stay as they are."""
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
