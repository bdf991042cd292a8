"""A box of many entries that can be typed into; it offers the entries that contain the text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter

LEAST = 16  # characters of a box


def searched(box: QComboBox) -> QComboBox:
    """Let a box be typed into; it offers what contains the text."""
    box.setEditable(True)
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
    """Widen the lists of a filled box to its longest entry."""
    width = box.view().sizeHintForColumn(0) + box.view().verticalScrollBar().sizeHint().width()
    box.view().setMinimumWidth(width)
    if (completer := box.completer()) is not None and (offered := completer.popup()) is not None:
        offered.setMinimumWidth(width)


def is_entry(box: QComboBox) -> bool:
    """Return whether the text of a box is the entry that it stands at."""
    return box.currentText() == box.itemText(box.currentIndex())


def _show_begin(box: QComboBox) -> None:
    """Show a long text from its beginning, and the whole of it as a tool tip."""
    box.setToolTip(box.currentText())
    if (line := box.lineEdit()) is not None:
        line.setCursorPosition(0)
