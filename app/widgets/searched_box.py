"""A box with many entries and a text field; it offers the entries that contain the text."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit

LEAST = 16  # characters of a box


class _SearchLine(QLineEdit):
    """The text field of a box: the first key typed replaces the selected entry."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self._select_backward)  # after the click that gave it the focus

    def _select_backward(self) -> None:
        self.setSelection(len(self.text()), -len(self.text()))  # so that a long text shows its beginning


def searched(box: QComboBox) -> QComboBox:
    """Make a box editable, offering the entries that contain the text."""
    box.setEditable(True)
    box.setLineEdit(_SearchLine())
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(LEAST)
    box.currentIndexChanged.connect(lambda: _show_begin(box))
    completer = QCompleter(box.model(), box)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    box.setCompleter(completer)
    return box


def show_whole_entries(box: QComboBox) -> None:
    """Widen the list of a filled box to its longest entry."""
    width = box.view().sizeHintForColumn(0) + box.view().verticalScrollBar().sizeHint().width()
    box.view().setMinimumWidth(width)
    if (completer := box.completer()) is not None and (offered := completer.popup()) is not None:
        offered.setMinimumWidth(width)


def _show_begin(box: QComboBox) -> None:
    """Show a long text from its beginning, with the whole text as a tooltip."""
    box.setToolTip(box.currentText())
    if (line := box.lineEdit()) is not None:
        line.setCursorPosition(0)
