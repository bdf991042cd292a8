"""Opens a large file in the background, with progress; canceling changes nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, QTimer, Signal

from app.jobs.work import BackgroundWork, WorkStage, work_list
from app.topology.background import POLL_MS, Background
from engine.ficon.drawing.file import FileError, Opened, open_file

LARGE = 200_000  # bytes, about 1,400 things: reading more would block the window for too long


class _Cancelled(Exception):
    """The user no longer needs the file."""


def is_large(path: Path) -> bool:
    """Return whether a file is large enough to be read in the background."""
    try:
        return path.stat().st_size >= LARGE
    except (OSError, ValueError):  # the reader describes the problem
        return False


class Opening(QObject):
    """Reads one file at a time."""

    done = Signal(object, object)  # path, Opened
    failed = Signal(str)  # for the user
    cancelled = Signal(object)  # path

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread = Background(self)
        self._thread.done.connect(self._end)
        self._beat = QTimer(self, interval=POLL_MS)
        self._beat.timeout.connect(self._report)
        self._stop, self._share = Event(), 0.0
        self._work: BackgroundWork | None = None
        self.destroyed.connect(self._stop.set)

    @property
    def under_way(self) -> bool:
        """True while a file is being read."""
        return self._work is not None

    def begin(self, path: Path) -> None:
        """Start reading a file; `done`, `failed` or `cancelled` follows."""
        self._stop.clear()
        self._share = 0.0
        self._work = BackgroundWork(self.tr("Open {0}").format(path.name), self.cancel, self, is_lost=False)
        self._close = work_list.add(self._work)
        self._beat.start()
        self._thread.ask(path, partial(self._read, path))

    def cancel(self) -> None:
        """Stop reading."""
        self._stop.set()

    def _read(self, path: Path) -> Opened | FileError | None:
        """Run in the thread; return None if canceled."""
        try:
            return open_file(path, self._note)
        except FileError as error:
            return error
        except _Cancelled:
            return None

    def _note(self, share: float) -> None:
        if self._stop.is_set():
            raise _Cancelled
        self._share = share

    def _report(self) -> None:
        if self._work is not None:
            work_list.report(self._work, self._share)

    def _end(self, path: Path, result: Opened | FileError | None) -> None:
        self._beat.stop()
        work, self._work = self._work, None
        if isinstance(result, FileError):
            self._close(WorkStage.FAILED, str(result))
            self.failed.emit(str(result))
            return
        if work is not None:
            work_list.remove(work)
        if result is None or self._stop.is_set():
            self.cancelled.emit(path)
        else:
            self.done.emit(path, result)
