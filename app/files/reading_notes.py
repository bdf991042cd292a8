"""The notes on all files that the windows have read, which can be listed in any window."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from PySide6.QtCore import QObject, Signal

from engine.reading_notes import ReadingNote, ReadingNotes


class NotesOnFiles(QObject):
    """Keeps notes; `added` is emitted when a file has new notes."""

    added = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._notes = ReadingNotes()
        self._reported: set[str] = set()  # sources
        self._numbers = count(1)

    def put(self, source: str, notes: Iterable[ReadingNote], reported: bool = False) -> None:
        """Store the notes on a file in place of its earlier notes.

        source: identifies the file and reader. reported: runs and drawings can come from it.
        """
        if reported:
            self._reported.add(source)
        if self._notes.put(source, notes):
            self.added.emit()

    def add(self, notes: Iterable[ReadingNote]) -> None:
        """Add notes without replacing any: on files that have no known path, or are read only once."""
        self.put(f"# {next(self._numbers)}", notes, reported=True)

    @property
    def all(self) -> list[ReadingNote]:
        """All notes, starting with those on the latest file."""
        return self._notes.all

    @property
    def reported(self) -> list[ReadingNote]:
        """The notes that a report includes: on all files that runs and drawings can come from."""
        return self._notes.on(self._reported)


notes_on_files = NotesOnFiles()
