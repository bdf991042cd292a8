"""Crash recovery: edits to a drawing are recorded in a journal, which is offered again after a crash."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from app.files.reading_notes import notes_on_files
from app.topology.editor import Editor
from engine.ficon.drawing.file import FileError
from engine.ficon.drawing.journal import SUFFIX, Journal, JournalContent, look, recover
from engine.ficon.drawing.model.drawing import Change
from engine.reading_notes import ReadingNote

MAX_OFFERS = 5  # older ones are deleted: they were not needed for as many crashes
SYNC_MS = 4000  # all changes are then on the disk, even if the entire system fails


OWN = ("behind", "gone")  # states of a file that is written again when the drawing is saved


class Keeping(QObject):
    """The journal of the drawing in an editor. Journals left by programs that have ended are in the same
    folder.
    """

    failed = Signal(str)  # a sentence: why changes are not kept

    def __init__(self, editor: Editor, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor, self._folder = editor, folder
        path = folder / f"{uuid4().hex[:12]}{SUFFIX}"
        self._journal, self._lock = Journal(path), _lock_of(path)
        self._said = self._closed = False
        self._next: tuple[str, str] = ("", "")  # source and text of the content to be shown
        self._others: dict[Path, QLockFile] = {}
        self._timer = QTimer(self, singleShot=True, interval=SYNC_MS)
        self._timer.timeout.connect(lambda: self._try(self._journal.sync))
        editor.changed.connect(self._note)
        editor.replaced.connect(self._begin)
        self._begin()

    def expect(self, source: Path, saved: str) -> None:
        """Note that the editor will next show a drawing from this file with this text."""
        self._next = str(source), saved

    def saving(self, text: str) -> None:
        """Note that this text is about to be written into the drawing's file."""
        self._try(lambda: self._journal.saving(text))

    def saved(self, source: Path, text: str) -> None:
        """Restart the journal after the drawing was written to its file."""
        self._try(lambda: self._journal.begin(self._editor.history, str(source), text))

    def close(self) -> None:
        """End the journal of a drawing that was closed properly."""
        self._end()
        self._try(self._journal.close)
        self._lock.unlock()

    def leave(self) -> None:
        """End without asking: unsaved work is offered at the next start."""
        self._end()
        self._try(self._journal.sync)
        self._journal.leave()
        self._lock.unlock()

    def _end(self) -> None:
        self._closed = True
        self._timer.stop()
        for lock in self._others.values():
            lock.unlock()
        self._others.clear()

    # -- after a crash -----------------------------------------------------------------------------------

    def offers(self) -> list[JournalContent]:
        """Return the journals that crashed programs left, newest first, and lock them against other
        windows.
        """
        found = list[JournalContent]()
        for path in _newest(self._folder):
            lock = self._others.get(path) or _lock_of(path)
            if path == self._journal.path or not (lock.isLocked() or lock.tryLock(0)):
                continue
            try:
                kept = look(path)
            except FileError as error:  # nothing can be read from it, but a user may want to check it
                lock.unlock()
                notes_on_files.put(str(path), [ReadingNote(path.name, "left out", str(error))])
                continue
            self._others[path] = lock
            if kept.state == "same":
                self.discard(kept)
            else:
                found.append(kept)
                notes_on_files.put(str(path), filter(None, [kept.reading_note]))
        for old in found[MAX_OFFERS:]:
            self.discard(old)
            text = self.tr("deleted: more than {0} drawings were left by crashes").format(MAX_OFFERS)
            note = ReadingNote(old.source or old.path.name, "left out", text)
            notes_on_files.put(str(old.path), [note])
        return found[:MAX_OFFERS]

    def recover(self, kept: JournalContent) -> None:
        """Show the drawing as it was before the crash, and continue its journal. Raises FileError."""
        history = recover(kept.path)
        source = kept.source if kept.state in OWN else ""  # changes by others are kept
        self._next = source, ""
        self._editor.replace(history)
        self._try(lambda: self._journal.begin_unsaved(history, source, kept.file_digest))
        if self._journal.path.exists():
            self.discard(kept)

    def discard(self, kept: JournalContent) -> None:
        """Delete a journal."""
        self._try(lambda: kept.path.unlink(missing_ok=True))
        self.release(kept)

    def release(self, kept: JournalContent) -> None:
        """Unlock a journal so that another window can offer it."""
        lock = self._others.pop(kept.path, None)
        if lock is not None:
            lock.unlock()

    # -- actions ---------------------------------------------------------------------------------------

    def _begin(self) -> None:
        source, saved = self._next
        self._next = "", ""
        self._try(lambda: self._journal.begin(self._editor.history, source, saved))

    def _note(self, change: Change) -> None:
        if self._closed:
            return
        self._try(self._write)
        if not self._timer.isActive():
            self._timer.start()

    def _write(self) -> None:
        if not self._lock.isLocked():
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock.tryLock(0)
        self._journal.note(self._editor.history)

    def _try(self, do: Callable[[], object]) -> None:
        """Write to the journal; report a failure once, without disturbing the edit."""
        try:
            do()
            self._said = False
        except OSError as error:
            if not self._said:
                self._said = True
                text = self.tr("Autosave failed: {0}. Save the drawing often.")
                self.failed.emit(text.format(error.strerror or error))


def _lock_of(path: Path) -> QLockFile:
    """Return the lock that a running program holds on its journal."""
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)
    return lock


def _newest(folder: Path) -> list[Path]:
    """Return the journals in a folder, newest first."""
    written = dict[Path, float]()
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            with suppress(OSError):  # another window has just removed it
                written[path] = path.stat().st_mtime
    return sorted(written, key=written.__getitem__, reverse=True)
