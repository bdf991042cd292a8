"""Calls that an object makes as soon as the window has time, unless the object is deleted before."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, do: Callable[[], object], wait: int = 0) -> None:
    """Call `do` after `wait` ms; not at all when the owner is deleted before.

    `QTimer.singleShot` keeps what it should have called for ever when its owner is deleted first, and with
    that the whole window.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start(wait)
