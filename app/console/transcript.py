"""The lines that a console has shown, each with its kind, for its colour."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from textwrap import wrap
from typing import NamedTuple

LINES = 5_000  # that a console keeps
COMMAND, ANSWER, ERROR, HELP, NOTE = "command", "answer", "error", "help", "note"


class OutputLine(NamedTuple):
    """A line of the output."""

    kind: str
    text: str
    before: str = ""  # the time and the prompt of a command


Transcript = deque[OutputLine]


def transcript() -> Transcript:
    """Return an empty transcript; the oldest lines make room for new ones."""
    return deque(maxlen=LINES)


def lines(kind: str, texts: Iterable[str]) -> list[OutputLine]:
    """Return lines of one kind; a text with line breaks becomes several."""
    return [OutputLine(kind, plain(line)) for text in texts for line in text.splitlines() or [""]]


def fold(text: str, columns: int) -> list[str]:
    """Return a text in lines of a number of columns; the rest of a line that is too long is indented."""
    folded = []
    for line in _joined(text, columns):
        if len(line) <= columns:
            folded.append(line)
            continue
        indent = " " * _indent(line)
        for part in re.split(r" {3,}", line.strip()):
            folded += wrap(part, columns, initial_indent=indent, subsequent_indent=indent) or [""]
            indent += "    " * (not indent.endswith("    "))
    return folded


def _joined(text: str, columns: int) -> list[str]:
    """Return the text with sentences whole again that were broken for wider lines."""
    whole = [""]
    for line in text.splitlines():
        broken = len(whole[-1]) > columns and not whole[-1].endswith(".") and _indent(line) > 0
        if broken and _indent(line) == _indent(whole[-1]):
            whole[-1] = f"{whole[-1]} {line.strip()}"
        else:
            whole.append(line)
    return whole[1:]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def plain(text: str) -> str:
    """Without characters that cannot be seen: they would break the line or turn its direction."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
