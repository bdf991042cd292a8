"""Keeps the session in a file while it goes on, so that a crash costs a few seconds of work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from app.time_travel.files.saving import write_text

EVERY_MS = 4000
Markers = Sequence[tuple[int, str]]


class Keeper:
    """Writes a text every few seconds when it has changed; it lives in the worker's thread."""

    def __init__(self, make_text: Callable[[Markers], str], say: Callable[[str], object]) -> None:
        self.markers: Markers = ()  # set by the window
        self._make_text, self._say = make_text, say
        self._failed = False  # it has been said that nothing can be kept
        self._path: Path | None = None
        self._kept = ""
        self._timer: QTimer | None = None

    def start(self, path: str, parent: QObject) -> None:
        """Keep the text in this file from now on."""
        self._path = Path(path)
        self._timer = QTimer(parent, interval=EVERY_MS)
        self._timer.timeout.connect(self.keep)
        self._timer.start()

    def keep(self) -> None:
        """Write the text now if it has changed."""
        if self._path is None:
            return
        text = self._make_text(self.markers)
        if text and text != self._kept:
            try:
                write_text(self._path, text)
                self._kept, self._failed = text, False
            except OSError as error:  # the disk is full, or the folder has gone: the run is not to suffer
                if not self._failed:
                    self._say(str(error))
                self._failed = True

    def close(self) -> None:
        """Write a last time; the thread is about to end."""
        if self._timer is not None:
            self._timer.stop()
        self.keep()
