"""A timer for the worker's thread, made without a connection."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, QTimerEvent


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
