"""Messages of the daemon, with their place in the file."""

from __future__ import annotations

from typing import NamedTuple

ERROR, WARNING, INFO = "error", "warning", "info"
_LONGEST = 160  # characters of a text that are shown


class Message(NamedTuple):
    """One message; line and column count from 1."""

    severity: str
    code: str  # one of engine.cpuplugd.language.message_codes, or "" for what is only told
    text: str  # the daemon's words
    line: int = 1
    column: int = 1
    hint: str = ""  # ours: what was expected there

    @property
    def sentence(self) -> str:
        """Place, words and hint in one line."""
        hint = f" ({self.hint})" if self.hint else ""
        return f"line {self.line}, column {self.column}: {self.text}{hint}"


class DaemonEnded(Exception):
    """The daemon ends with a message."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.said: tuple[Message, ...] = ()  # what it said just before
        super().__init__(message.sentence)


def shown(text: str) -> str:
    """Return text of the file in printable form, byte by byte: no control characters, not too long."""
    text = text.encode("latin-1", "replace").decode("utf-8", "replace")
    whole = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
    return "".join(one if one.isprintable() else f"\\x{ord(one):02x}" for one in whole)
