"""The field in which the user presses a new key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.frame import keyboards
from app.widgets.reach import make_accessible


class KeyField(QLineEdit):
    """Waits for a key press while it has the focus. Only Tab and Esc leave the field."""

    pressed = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, readOnly=True)
        make_accessible(self, self.tr("New key"), self.tr("Press the new key. Esc keeps the previous key."))
        self.setPlaceholderText(self.tr("Press the new key"))
        self.hide()

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.KeyRelease:
            return super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no action of a window takes it
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape):
            self.left.emit()
        elif keys := keyboards.pressed(event):
            self.pressed.emit(keys)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.left.emit()
