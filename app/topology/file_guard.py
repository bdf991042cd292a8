"""A drawing's file on disk: whether another window has it open, and whether it was changed or removed."""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QTimer, Signal

from engine.ficon.drawing.file import file_digest

ANY_WRITE = 0o222
SETTLED_MS = 150  # a program may write a file in several steps


class FileGuard(QObject):
    """Locks a window's file against this user's other windows, and watches it."""

    gone = Signal()
    changed = Signal()  # its content is another one

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Create the guard; folder: the lock folder, in which all windows of a user look."""
        super().__init__(parent)
        self._folder, self._path, self._digest = folder, Path(), ""
        self._lock: QLockFile | None = None
        self._watcher = QFileSystemWatcher(self)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._watcher.fileChanged.connect(lambda _: self._settled.start())
        self._settled.timeout.connect(self._look)

    def take(self, path: Path, digest: str) -> None:
        """Guard this file instead; its content has this digest."""
        if path != self._path:
            self.release()
            self._path = path
            self._lock = self._lock_of(path)
        self._digest = digest
        self.try_lock()
        self._watch()

    def try_lock(self) -> bool:
        """Return whether this window has locked the file, locking it if no other window has.

        If no lock can be created, other windows are unknown, and this window counts as having locked it.
        """
        if self._lock is None or self._lock.isLocked() or self._lock.tryLock(0):
            return True
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def release(self) -> None:
        """Release the file for other windows."""
        if self._lock is not None:
            self._lock.unlock()
        if files := self._watcher.files():
            self._watcher.removePaths(files)
        self._lock, self._path = None, Path()

    @property
    def writable(self) -> bool:
        """Whether the file may be written, or created again if it no longer exists; a file that no user may
        write is read-only.
        """
        if not os.path.exists(self._path):
            return os.access(self._path.parent, os.W_OK)
        return os.access(self._path, os.W_OK) and bool(self._path.stat().st_mode & ANY_WRITE)

    def _lock_of(self, path: Path) -> QLockFile:
        name = sha256(os.path.realpath(path).encode("utf-8", "surrogateescape")).hexdigest()[:24]
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(self._folder / f"open-{name}.lock"))
        lock.setStaleLockTime(0)  # only a program that has ended loses it
        return lock

    def _watch(self) -> None:
        """Watch the file; a replaced file is no longer watched."""
        if str(self._path) not in self._watcher.files():
            self._watcher.addPath(str(self._path))

    def _look(self) -> None:
        if not os.path.exists(self._path):
            self.gone.emit()
            return
        self._watch()
        now = file_digest(self._path)
        if now and now != self._digest:
            self._digest = now
            self.changed.emit()
