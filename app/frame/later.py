"""Calls that an object makes as soon as the window has time, unless the object is deleted first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal


def later(owner: QObject, do: Callable[[], object], wait: int = 0) -> None:
    """Call `do` after `wait` ms, unless the owner is deleted first.

    `QTimer.singleShot` keeps the pending call, and with it the whole window, forever if its owner is deleted
    first.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start(wait)


class CallsInTurn(QObject):
    """Makes calls one at a time, so that the window responds between them."""

    done = Signal()  # after the last call

    def __init__(self, parent: QObject, wait: int = 0) -> None:
        """wait: ms before each call."""
        super().__init__(parent)
        self._calls: Iterator[Callable[[], object]] = iter(())
        self._timer = QTimer(self, interval=wait)
        self._timer.timeout.connect(self.next)

    def start(self, calls: Iterable[Callable[[], object]]) -> None:
        """Begin with these calls; `done` follows, unless `stop` is called."""
        self._calls = iter(calls)
        self._timer.start()

    def stop(self) -> None:
        """Make no further call."""
        self._timer.stop()

    def finish(self) -> None:
        """Make all further calls now."""
        while self._timer.isActive():
            self.next()

    def next(self) -> None:
        """Make the next call now."""
        call = next(self._calls, None)
        if call is not None:
            call()
            return
        self.stop()
        self.done.emit()
