"""A configuration file: its text, limited in size, becomes settings line by line, as in the daemon.

The daemon works on bytes. Here every byte is one character (Latin-1), so that all lengths and limits match
the daemon's; columns in messages count characters of the text.
"""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine.cpuplugd.language import messages
from engine.cpuplugd.language.messages import ERROR, NO_NEWLINE, DaemonEnded, RuleMessage, shown
from engine.cpuplugd.shipped import shipped
from engine.language import say

MAX_BYTES = 4 * 1024 * 1024  # text beyond the reader's own limit causes the reader's error with its line
MAX_LINE = 2048  # characters without the newline
MAX_FILE_BYTES = 256 * 1024  # bytes; ours: the real daemon has no limit
_BLANK = frozenset(" \t\n\v\f\r")


class RuleFileError(ValueError):
    """A rule file that cannot be read; the error text is one sentence."""


def load(name: str, folder: Path | None = None) -> bytes:
    """Return the content of a rule file; a relative path is relative to `folder`. Raises RuleFileError."""
    if name in shipped():
        return shipped()[name].encode()
    try:
        return bounded(Path(name) if folder is None else folder / name, MAX_BYTES, name)
    except RuleFileError as error:
        raise RuleFileError(
            say("{0}; expected a rule file, or one of {1}", error, ", ".join(shipped()))
        ) from None


def bounded(path: Path, most: int, shown: str) -> bytes:
    """Return the content of a file of limited size. Raises RuleFileError, which refers to it as `shown`."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise RuleFileError(say("{0}: is not a file", shown))
        with path.open("rb") as file:
            content = file.read(most + 1)
    except RuleFileError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise RuleFileError(say("{0}: cannot be read ({1})", shown, reason)) from None
    if len(content) > most:
        raise RuleFileError(say("{0}: is larger than {1} bytes, the limit", shown, most))
    return content


class RuleLine(NamedTuple):
    """One line without its newline."""

    number: int  # from 1
    text: str

    def column(self, at: int) -> int:
        """Return the column, from 1, of the character that contains the byte at `at`, or the column after the
        last character.
        """
        beyond = max(0, at + 1 - max(1, len(self.text)))
        return 1 + beyond + sum(not 0x80 <= ord(text) < 0xC0 for text in self.text[1 : at + 1])


class Setting(NamedTuple):
    """A setting NAME = "VALUE", both parts without white space."""

    line: RuleLine
    name: str
    value: str
    name_at: int  # place of the name in the line
    places: tuple[int, ...]  # place in the line of each character of the value, and of the end

    def column(self, at: int) -> int:
        """Return the column of a character of the value, or of its end."""
        return self.line.column(self.places[min(at, len(self.places) - 1)])

    @property
    def name_column(self) -> int:
        return self.line.column(self.name_at)


def as_bytes(text: str | bytes) -> bytes:
    """Return the file as bytes, the form in which the daemon reads it."""
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")


_NUL = "the daemon ends the line at a NUL character: is the file encoded as UTF-16?"


def read_lines(text: str | bytes) -> Iterator[RuleLine]:
    """Yield all lines. Raises DaemonEnded, as the daemon does, at a line that is too long or does not end."""
    *lines, rest = as_bytes(text).split(b"\n")
    size = 0
    for number, raw in enumerate(lines, 1):
        line = RuleLine(number, raw.decode("latin-1"))
        size += len(raw) + 1
        if size > MAX_FILE_BYTES:
            raise DaemonEnded(_too_large(line))
        if len(raw) > MAX_LINE or b"\0" in raw:
            raise DaemonEnded(_too_long(line))
        yield line
    if rest:
        raise DaemonEnded(_too_long(RuleLine(len(lines) + 1, rest.decode("latin-1"))))


def _too_large(line: RuleLine) -> RuleMessage:
    said = f"The file is larger than {MAX_FILE_BYTES} bytes, the limit of this simulation"
    return RuleMessage(ERROR, messages.FILE_TOO_LARGE, said, line.number, 1, "the real daemon has no limit")


def _too_long(line: RuleLine) -> RuleMessage:
    """Return the message for a line without a newline before its first NUL or its limit."""
    nul = line.text.find("\0")
    if nul >= 0 and nul <= MAX_LINE:
        at, why = nul, _NUL
    elif len(line.text) > MAX_LINE:
        at, why = MAX_LINE, f"the line has {len(line.text)}"
    else:
        at, why = len(line.text), NO_NEWLINE
    start = shown(line.text[: min(at, MAX_LINE + 1)])
    said = f"Line is too long (max. length is {MAX_LINE} characters): {start}"
    return RuleMessage(ERROR, messages.LINE_TOO_LONG, said, line.number, line.column(at), why)


def setting(line: RuleLine) -> Setting | None:
    """Return the setting of a line, or None. Raises DaemonEnded if its value is not in double quotes.

    The daemon takes the text between the first character and the last quote, but only as many characters as
    lie between the quotes: text before the first quote shifts the value.
    """
    if line.text.startswith("#"):
        return None
    kept = [at for at, character in enumerate(line.text) if character not in _BLANK]
    text = "".join(line.text[at] for at in kept)
    name, equals, right = text.partition("=")
    if not equals:
        return None
    first, last = right.find('"'), right.rfind('"')
    if first == last:
        raise DaemonEnded(_unquoted(line, name, right, kept[len(name)]))
    value = right[1 : last - first]
    begin = len(name) + 2
    places = (*kept[begin : begin + len(value)], kept[begin + len(value)])
    return Setting(line, name, value, kept[0], places)


def _unquoted(line: RuleLine, name: str, right: str, at: int) -> RuleMessage:
    said = f"the configuration file has syntax errors at {shown(name)}, position: {shown(right)}"
    return RuleMessage(ERROR, messages.LINE, said, line.number, line.column(at), 'the value must be in "..."')
