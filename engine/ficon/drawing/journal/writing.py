"""Writes a journal: the drawing as saved, then one line for each step done, undone or redone."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TextIO

from engine.atomic import atomic_write
from engine.ficon.drawing.file import digest, text
from engine.ficon.drawing.file.writing import step
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Change

FORMAT = "lparlab-topology-journal"
VERSION = 1
SUFFIX = ".journal"
MAX_LINES = 8_000_000  # characters of steps; then the journal restarts from the current drawing


class Journal:
    """The journal of one drawing. Its file exists only while there is unsaved work.

    Every line is passed to the system immediately, so it survives a crash of the program; `sync`, which must
    be called at least every 5 s, flushes it to disk, so it survives a crash of the system. All methods raise
    OSError.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: TextIO | None = None
        self._source = self._digest = self._base = ""
        self._lines = self._length = 0
        self._dirty = False
        self._stale = False  # something could not be written: restart as soon as possible
        self._ends: tuple[Change | None, Change | None] = (None, None)

    def begin(self, history: UndoHistory, source: str = "", saved: str = "") -> None:
        """Start the journal after the drawing was opened or saved. source: the file; saved: its text; "" =
        none.
        """
        self._remove()
        self._source, self._base = source, saved or text(history.drawing, history)
        self._digest = digest(saved) if saved else ""
        self._ends, self._stale = _ends(history), False

    def begin_unsaved(self, history: UndoHistory, source: str, file_digest: str) -> None:
        """Start with a recovered drawing; write all of it at once, since its file lacks it."""
        self._source, self._digest = source, file_digest
        self._rebase(history)

    def note(self, history: UndoHistory) -> None:
        """Record a step that was done, undone or redone."""
        before, self._ends = self._ends, _ends(history)
        word = _word(before, history)
        if not word:
            return
        try:
            self._keep("other" if self._stale else word, history)
            self._stale = False
        except OSError:
            self._stale = True
            raise

    def _keep(self, word: str, history: UndoHistory) -> None:
        if self._file is None and word != "other":
            self._create()
        if word == "do":
            self._write(f'"do": {step(history.done[-1], before=False)}')
        elif word in ("undo", "redo"):
            self._write(f'"{word}": true')
        if word == "other" or self._length > MAX_LINES:
            self._rebase(history)

    def saving(self, saved: str) -> None:
        """Record a text that is about to be saved, so that a journal left behind can recognize it."""
        if self._file is not None and not self._stale:
            self._write(f'"saving": "{digest(saved)}"')

    def sync(self) -> None:
        """Flush all lines to disk."""
        if self._dirty and self._file is not None:
            os.fsync(self._file.fileno())
        self._dirty = False

    def close(self) -> None:
        """Remove the journal after an orderly close."""
        self._remove()

    def leave(self) -> None:
        """Stop writing, and leave the journal in place."""
        if self._file is not None:
            self._file.close()
        self._file = None

    def _rebase(self, history: UndoHistory) -> None:
        self._base = text(history.drawing, history)
        self._ends = _ends(history)
        self.leave()
        self._create()

    def _create(self) -> None:
        head = {"format": FORMAT, "version": VERSION, "source": self._source, "digest": self._digest}
        line = json.dumps({**head, "base": self._base}, ensure_ascii=False)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        atomic_write(self.path, line + "\n")
        self._file = self.path.open("a", encoding="utf-8", newline="\n")
        self._lines = self._length = 0

    def _write(self, what: str) -> None:
        assert self._file is not None
        self._lines += 1
        line = f'{{"n": {self._lines}, {what}}}\n'
        self._file.write(line)
        self._file.flush()
        self._length += len(line)
        self._dirty = True

    def _remove(self) -> None:
        if self._file is not None:
            self.leave()
            self.path.unlink(missing_ok=True)
        self._dirty = False


def _ends(history: UndoHistory) -> tuple[Change | None, Change | None]:
    """Return the steps that undo and redo would apply."""
    return (history.done or [None])[-1], (history.undone or [None])[-1]  # type: ignore[list-item]


def _word(before: tuple[Change | None, Change | None], history: UndoHistory) -> str:
    """Return the kind of a step: do, undo, redo, another change, or none."""
    now = _ends(history)
    if now[0] is before[0] and now[1] is before[1]:
        return ""
    if now[1] is not None and now[1] is before[0]:
        return "undo"
    last_but_one = history.done[-2] if len(history.done) > 1 else None
    if now[0] is not None and last_but_one is before[0]:
        if now[0] is before[1]:
            return "redo"
        if not history.undone:
            return "do"
    return "other"
