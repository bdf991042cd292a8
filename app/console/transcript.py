"""What a console has shown: lines with what each of them is, for its colour."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

LINES = 5_000  # that a console keeps
COMMAND, ANSWER, ERROR, HELP, NOTE = "command", "answer", "error", "help", "note"


class Line(NamedTuple):
    """A line of the output."""

    kind: str
    text: str
    before: str = ""  # the time and the prompt of a command


Transcript = deque[Line]


def transcript() -> Transcript:
    """An empty one; the oldest lines make room for new ones."""
    return deque(maxlen=LINES)


def lines(kind: str, texts: Iterable[str]) -> list[Line]:
    """Lines of one kind; a text with line breaks becomes several."""
    return [Line(kind, plain(line)) for text in texts for line in text.splitlines() or [""]]


def plain(text: str) -> str:
    """Without characters that cannot be seen: they would break the line or turn its direction."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
