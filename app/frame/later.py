"""Calls that an object makes as soon as the window has time, unless the object is deleted first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, do: Callable[[], object], wait: int = 0) -> None:
    """Call `do` after `wait` ms, unless the owner is deleted first.

    `QTimer.singleShot` keeps the pending call, and with it the whole window, forever if its owner is deleted
    first.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start(wait)
