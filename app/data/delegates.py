"""Editors of the table of series: a list of measures or of their members, which is searched by typing."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.data.model import MEASURE, SeriesModel
from app.widgets.reach import make_accessible

LEAST = 16  # characters of a box
Index = QModelIndex | QPersistentModelIndex


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


def _show_begin(box: QComboBox) -> None:
    """Show a long text from its beginning, and the whole of it as a tool tip."""
    box.setToolTip(box.currentText())
    if (line := box.lineEdit()) is not None:
        line.setCursorPosition(0)


class ChoiceDelegate(QStyledItemDelegate):
    """Edits the measure that a series is values of, and whose."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        model = cast(SeriesModel, index.model())
        box = QComboBox(parent)
        box.addItem("")
        if index.column() == MEASURE:
            box.addItems(model.run.measures())
        else:
            box.addItems(model.run.members(model.choices[model.paths[index.row()]].measure))
        heading = model.headerData(index.column(), Qt.Orientation.Horizontal)
        make_accessible(searched(box), str(heading))
        box.activated.connect(lambda: self.commitData.emit(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        box = cast(QComboBox, editor)
        box.setCurrentText(index.data(Qt.ItemDataRole.EditRole))
        if (line := box.lineEdit()) is not None:
            line.selectAll()

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        cast(SeriesModel, model).setData(index, cast(QComboBox, editor).currentText())
