"""Notes on what a command assumed, changed and left out of its files, printed on standard error."""

from __future__ import annotations

from collections.abc import Iterable

from app.commands.support.echo import echo
from engine.reading_notes import ReadingNote

SHOWN = 20


def print_notes(notes: Iterable[ReadingNote], rest: str = "") -> None:
    """Print the first notes and the number of remaining notes. rest: where the remaining notes are listed."""
    found = list(notes)
    for note in found[:SHOWN]:
        echo(str(note), err=True)
    if len(found) > SHOWN:
        echo("; ".join(filter(None, (f"... and {len(found) - SHOWN} more decisions", rest))), err=True)
