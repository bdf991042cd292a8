"""Fields whose value replaces something: the value must be selected deliberately, never by the wheel or an
arrow key.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from app.widgets.number_boxes import RealBox

EDGE = 4  # px around the text in a box, kept free
_PASSED_ON = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)


class ChoiceBox(QComboBox):
    """A box whose entries are selected in its list: arrow keys and letters open the list, and the wheel does
    nothing.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Elide a long text with dots; Qt would cut it in the middle of a letter."""
        option, style = QStyleOptionComboBox(), QStyle.ComplexControl.CC_ComboBox
        self.initStyleOption(option)
        field = self.style().subControlRect(style, option, QStyle.SubControl.SC_ComboBoxEditField, self)
        room = field.width() - EDGE
        shown = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        if shown == option.currentText:
            super().paintEvent(event)
            return
        option.currentText = shown
        painter = QStylePainter(self)
        painter.drawComplexControl(style, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        opens = moves or event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if opens or (event.text().isalnum() and event.key() not in _PASSED_ON):
            self.showPopup()
            if event.text().isalnum():
                self.view().keyboardSearch(event.text())
            return
        super().keyPressEvent(event)


class NumberBox(RealBox):
    """A number that takes effect when Enter is pressed; leaving the box restores the old number."""

    committed = Signal()

    def __init__(self, maximum: float, parent: QWidget, at_once: bool = False) -> None:
        """Create the box; at_once: each change takes effect, as in a dialog with a separate button."""
        super().__init__(parent, decimals=0, maximum=maximum)
        self._kept, self._at_once = self.value(), at_once
        if at_once:
            self.valueChanged.connect(self._commit)
        self.lineEdit().returnPressed.connect(self._commit)

    def show_number(self, number: float) -> None:
        """Show the number that is in effect."""
        self._kept = number
        self.setValue(number)
        self.interpretText()

    def _commit(self) -> None:
        if self.value() != self._kept:
            self._kept = self.value()
            self.committed.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not self._at_once:
            self.setValue(self._kept)
