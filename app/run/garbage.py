"""Collects Python's cyclic garbage, only in the window's thread.

Python collects in whatever thread happens to allocate. A widget that is destroyed in the worker's thread
leaves its timers behind in the window's thread, and the process dies at the next tick. A collection could
also delay a frame or a slice at any time.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer

EVERY_MS = 1000
FULL_EVERY = 60  # young objects each time, all of them at every so many times


class Garbage(QObject):
    """Takes over garbage collection while a worker thread is running."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._count = 0
        self._timer = QTimer(self, interval=EVERY_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._collect)

    def take_over(self) -> None:
        """Make this object the only garbage collector from now on."""
        gc.disable()
        self._timer.start()

    def forget_the_past(self) -> None:
        """Exempt existing objects (modules, classes) from collection."""
        gc.freeze()

    def hand_back(self) -> None:
        """Return garbage collection to Python; the worker's thread must have ended."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def _collect(self) -> None:
        self._count += 1
        gc.collect(2 if self._count % FULL_EVERY == 0 else 1)
