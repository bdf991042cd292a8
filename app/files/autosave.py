"""Saves a changing text to a file, so that a crash loses only a few seconds of work. Also a timer for the
worker.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, QTimerEvent

from engine.atomic import atomic_write, complaint

EVERY_MS = 4000


class ThreadTimer(QTimer):
    """Calls a function at each timeout.

    To connect a signal, Python holds its lock and waits for one of Qt's. The window's thread holds Qt's lock
    and waits for Python's while it deletes an object that listens to one of this program's objects: both
    would wait forever.
    """

    def __init__(self, do: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent, timerType=Qt.TimerType.PreciseTimer)
        self._do = do

    def timerEvent(self, event: QTimerEvent) -> None:
        """Call the function."""
        self._do()


class Autosave:
    """Writes a text when it has changed, triggered by a timer in its parent's thread or on request.

    A failure is reported once until a text has been written again, so that it does not disturb the user's
    work.
    """

    def __init__(self, make_text: Callable[[], str], report: Callable[[str], object]) -> None:
        """Set `make_text`, which returns the text ("" = keep nothing), and `report` for failure reasons."""
        self.path: Path | None = None  # None = keep nothing yet
        self._make_text, self._report = make_text, report
        self._kept = ""
        self._failed = False
        self._timer: ThreadTimer | None = None

    def start(self, path: Path, parent: QObject) -> None:
        """Start saving the text to a file."""
        self.path = path
        self._timer = ThreadTimer(self.keep, parent)
        self._timer.start(EVERY_MS)

    def keep(self) -> None:
        """Write the text now if it has changed."""
        text = self._make_text() if self.path is not None else ""
        if self.path is None or not text or text == self._kept:
            return
        try:
            atomic_write(self.path, text, make_folder=True)
        except OSError as error:
            if not self._failed:
                self._report(complaint(error))
            self._failed = True
        else:
            self._kept, self._failed = text, False

    def drop(self) -> None:
        """Remove the file, because nothing in it is worth keeping."""
        self._kept = ""
        if self.path is not None:
            try:
                self.path.unlink(missing_ok=True)
            except OSError:
                return  # it will be offered once more

    def close(self) -> None:
        """Write one last time before the thread ends."""
        if self._timer is not None:
            self._timer.stop()
        self.keep()
