"""The pointer of tests: moved without a window manager."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def point_at(widget: QWidget, where: QPointF | None) -> None:
    """Move the pointer to a place in a widget; None: away from it."""
    none, no_keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    if where is None:
        QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    else:
        move = QMouseEvent(QEvent.Type.MouseMove, where, widget.mapToGlobal(where), none, none, no_keys)
        QApplication.sendEvent(widget, move)
