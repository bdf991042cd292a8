"""What a command assumed, changed and left out of its files, on standard error."""

from __future__ import annotations

from collections.abc import Iterable

from app.commands.support.echo import echo
from engine.reading_notes import ReadingNote

SHOWN = 20


def print_notes(notes: Iterable[ReadingNote], rest: str = "") -> None:
    """Print the first notes, and how many more there are. rest: where these are listed."""
    found = list(notes)
    for note in found[:SHOWN]:
        echo(str(note), err=True)
    if len(found) > SHOWN:
        echo("; ".join(filter(None, (f"... and {len(found) - SHOWN} more decisions", rest))), err=True)
