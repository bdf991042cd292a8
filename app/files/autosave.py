"""Keeps a text in a file while it changes: a crash costs a few seconds of work. A timer for the worker."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, QTimerEvent

from engine.atomic import atomic_write, complaint

EVERY_MS = 4000


class ThreadTimer(QTimer):
    """Calls a function at each timeout.

    To connect a signal, Python holds its lock and waits for one of Qt's. The thread of the window holds Qt's
    and waits for Python's while it deletes an object that listens to one of ours: both would wait for ever.
    """

    def __init__(self, do: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent, timerType=Qt.TimerType.PreciseTimer)
        self._do = do

    def timerEvent(self, event: QTimerEvent) -> None:
        """Call the function."""
        self._do()


class Autosave:
    """Writes a text when it has changed, by a timer in the thread of its parent or on request.

    A failure is reported once, until a text has been written again: the user's work is not to suffer.
    """

    def __init__(self, make_text: Callable[[], str], report: Callable[[str], object]) -> None:
        """Set the maker of the text, "" = keep nothing, and `report`, which gets the reason of a failure."""
        self.path: Path | None = None  # None = keep nothing yet
        self._make_text, self._report = make_text, report
        self._kept = ""
        self._failed = False
        self._timer: ThreadTimer | None = None

    def start(self, path: Path, parent: QObject) -> None:
        """Keep the text in a file from now on."""
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
        """Remove the file: nothing in it is worth keeping."""
        self._kept = ""
        if self.path is not None:
            try:
                self.path.unlink(missing_ok=True)
            except OSError:
                return  # it will be offered once more

    def close(self) -> None:
        """Write a last time; the thread is about to end."""
        if self._timer is not None:
            self._timer.stop()
        self.keep()
