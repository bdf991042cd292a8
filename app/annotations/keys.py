"""The keys of the selected annotation, some of which are shortcuts of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

STEP = 4.0  # px that a key moves an annotation
_WAYS = {
    Qt.Key.Key_Left: QPointF(-STEP, 0),
    Qt.Key.Key_Right: QPointF(STEP, 0),
    Qt.Key.Key_Up: QPointF(0, -STEP),
    Qt.Key.Key_Down: QPointF(0, STEP),
}
_TYPE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2)
_REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_OWN = (*_WAYS, *_TYPE, *_REMOVE, Qt.Key.Key_Escape)


class AnnotationKeys(QObject):
    """An event filter that takes these keys from a chart while an annotation is selected."""

    moved = Signal(QPointF, bool)  # px; with Shift
    edit_wanted = Signal()
    remove_wanted = Signal()
    left = Signal()

    def __init__(self, are_wanted: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._are_wanted = are_wanted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys before the chart and the shortcuts of the window."""
        if isinstance(event, QKeyEvent) and _is_own(event) and self._are_wanted():
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            return event.type() == QEvent.Type.KeyPress and self._handle(event)
        return False

    def _handle(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in _WAYS:
            self.moved.emit(_WAYS[key], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in _TYPE:
            self.edit_wanted.emit()
        elif key in _REMOVE:
            self.remove_wanted.emit()
        else:
            self.left.emit()
        return True


def _is_own(event: QKeyEvent) -> bool:
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    shift = modifiers == Qt.KeyboardModifier.ShiftModifier and event.key() in _WAYS
    return event.key() in _OWN and (shift or modifiers == Qt.KeyboardModifier.NoModifier)
