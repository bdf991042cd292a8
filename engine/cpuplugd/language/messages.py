"""Messages of the daemon with their place in the file, and the errors that carry them."""

from __future__ import annotations

from typing import NamedTuple

from engine.cpuplugd.language.hints import said
from engine.language import say

ERROR, WARNING, INFO = "error", "warning", "info"
_MAX_TEXT = 160  # characters of a text that are shown


class RuleMessage(NamedTuple):
    """One message; line and column count from 1."""

    severity: str
    code: str  # one of engine.cpuplugd.language.message_codes, or "" for a note
    text: str  # the daemon's words
    line: int = 1
    column: int = 1
    hint: str = ""  # ours: what was expected there

    @property
    def sentence(self) -> str:
        """Place, words and hint in one line."""
        hint = f" ({self.hint})" if self.hint else ""
        return f"line {self.line}, column {self.column}: {self.text}{hint}"

    @property
    def told(self) -> str:
        """Return `sentence` in the language that is spoken; the daemon's words stay as they are."""
        hint = f" ({said(self.hint)})" if self.hint else ""
        return say("line {0}, column {1}: {2}", self.line, self.column, f"{self.text}{hint}")


class DaemonEnded(Exception):
    """The daemon ends with a message."""

    def __init__(self, message: RuleMessage) -> None:
        self.message = message
        self.said: tuple[RuleMessage, ...] = ()  # what it said just before
        super().__init__(message.told)


def shown(text: str) -> str:
    """Return text of the file in printable form, byte by byte: no control characters, not too long."""
    text = text.encode("latin-1", "replace").decode("utf-8", "replace")
    whole = text if len(text) <= _MAX_TEXT else f"{text[:_MAX_TEXT]}..."
    return "".join(text if text.isprintable() else f"\\x{ord(text):02x}" for text in whole)


class RuleError(ValueError):
    """A rule cannot be read.

    `where` names the rule or the variable in whose text it happened; `rest` is what the daemon prints as
    position; `at` is the place in that text where reading ended, counted from 0 without white space.
    """

    def __init__(
        self, code: str, where: str, rest: str, at: int, why: str, opened: int | None = None
    ) -> None:
        self.code, self.where, self.rest, self.at, self.why, self.opened = code, where, rest, at, why, opened
        super().__init__(f"{where}: {why}")
