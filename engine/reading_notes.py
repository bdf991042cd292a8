"""Decisions that a reader has made without asking: values that it assumed, changed or omitted, and their
places.

Each reader refuses wrong input or records its decision. Windows list the notes on all files that they have
read; commands print them on standard error, and reports include them.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from html import escape
from typing import Literal

from engine.language import later, one_line, say

Decision = Literal["assumed", "changed", "left out", "doubtful"]
DECISIONS: dict[Decision, str] = {
    "assumed": later("assumed"),
    "changed": later("changed"),
    "left out": later("left out"),
    "doubtful": later("doubtful"),  # kept as it is written
}
MOST = 1_000  # notes on a file that are kept
MOST_FILES = 200  # whose notes are kept


@dataclass(frozen=True)
class ReadingNote:
    """A decision of a reader. place: location in the file, like "line 5"; "" = the complete file."""

    file: str
    decision: Decision
    text: str
    place: str = ""

    def __str__(self) -> str:
        where = ", ".join(filter(None, (self.file, self.place)))
        return one_line(f"{where}: {say(DECISIONS[self.decision])}: {self.text}")

    def as_json(self) -> dict[str, str]:
        """Return the note for a report."""
        return {"file": self.file, "place": self.place, "decision": self.decision, "text": self.text}


def with_notes(page: str, notes: Iterable[ReadingNote]) -> str:
    """Return a report in HTML that ends with the notes on its source files."""
    found = "".join(f"<li>{escape(str(note))}</li>" for note in notes)
    if not found:
        return page
    start, end, rest = page.rpartition("</body>") if "</body>" in page else (page, "", "")
    return f"{start}<h2>{escape(say('Reading notes'))}</h2><ul>{found}</ul>{end}{rest}"


def at_line(number: int) -> str:
    """Return the place of a line; "" for 0."""
    return say("line {0}", number) if number else ""


class ReadingNotes:
    """The notes on the files that were read most recently. When a file is read again, its notes are
    replaced.
    """

    def __init__(self) -> None:
        self._by_source: dict[str, tuple[ReadingNote, ...]] = {}

    def put(self, source: str, notes: Iterable[ReadingNote]) -> bool:
        """Keep the notes on a file; return whether they differ from the previous notes.

        source: identifies the file and its reader.
        """
        before, found = self._by_source.get(source, ()), _bounded(list(notes))
        if found == before:
            return False
        self._by_source.pop(source, None)
        if found:
            self._by_source[source] = found
        for gone in list(self._by_source)[:-MOST_FILES]:
            del self._by_source[gone]
        return True

    @property
    def all(self) -> list[ReadingNote]:
        """All notes; those on the latest file come first."""
        return self.on(self._by_source)

    def on(self, sources: Container[str]) -> list[ReadingNote]:
        """Return the notes on these sources; those on the latest file come first."""
        found = (notes for source, notes in reversed(self._by_source.items()) if source in sources)
        return [note for notes in found for note in notes]


def _bounded(notes: list[ReadingNote]) -> tuple[ReadingNote, ...]:
    if len(notes) <= MOST:
        return tuple(notes)
    more = say("and {0:,} more decisions, which are not listed", len(notes) - MOST)
    return (*notes[:MOST], replace(notes[MOST], text=more, place=""))
