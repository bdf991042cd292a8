"""Sets up read-only tables, and cells whose rows are as high as their wrapped text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractItemModel, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.widgets.copy_menu import copy_table
from app.widgets.looks import FollowText
from app.widgets.rows_model import Index

PADDING = 16  # px beside the text of a cell, of the style sheet: Qt counts it as room for text


def _set_rows(height: int, table: QWidget, scale: float) -> None:
    assert isinstance(table, QTableView)
    table.verticalHeader().setDefaultSectionSize(round(height * scale))


def set_headings(table: QTableWidget, titles: Sequence[str]) -> None:
    """Give a table its headings, each with a tooltip in case a narrow column cuts it."""
    table.setHorizontalHeaderLabels(list(titles))
    for place, title in enumerate(titles):
        table.model().setHeaderData(place, Qt.Orientation.Horizontal, title, Qt.ItemDataRole.ToolTipRole)


def for_reading(
    table: QTableView,
    row_height: int,
    rows: bool = True,
    sortable: bool = False,
    menu: Callable[[QPoint], QMenu | None] | None = None,
) -> None:
    """Set up a table without a grid and with one line per row; Tab leaves the table, and its menu copies it.

    row_height: px at 100%. rows: whole rows are selected instead of cells. menu: the first entries of the
    menu.
    """
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    FollowText(table, partial(_set_rows, row_height))
    table.horizontalHeader().setHighlightSections(False)
    if rows:
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    if sortable:
        table.setSortingEnabled(True)
        table.sortByColumn(
            -1, Qt.SortOrder.AscendingOrder
        )  # in their original order, until the user sorts them
    copy_table(table, menu)


def fill_rows(table: QTableWidget, rows: Sequence[Sequence[str]], widest: int = 0) -> None:
    """Fill a table, even a sorted one; columns are as wide as their texts, at most `widest` px (0: no limit).

    The cells of a row have the row number as `UserRole`, regardless of sorting.
    """
    sorting = table.isSortingEnabled()
    table.setSortingEnabled(False)
    table.setRowCount(len(rows))
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            item.setData(Qt.ItemDataRole.UserRole, row)
            table.setItem(row, column, item)
    table.setSortingEnabled(sorting)
    table.resizeColumnsToContents()
    for column in range(table.columnCount() if widest else 0):
        table.setColumnWidth(column, min(table.columnWidth(column), widest))


class WrappedDelegate(QStyledItemDelegate):
    """Excludes the cell padding when the height of the lines is computed; otherwise the last word is cut."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        narrow, room = QStyleOptionViewItem(option), QRect(option.rect)
        room.setWidth(max(1, room.width() - PADDING))
        narrow.rect = room
        return super().sizeHint(narrow, index)


class ChoosingDelegate(WrappedDelegate):
    """Edits cells with choices in a combo box, and other cells in a line edit."""

    def editor_of(
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index, choices: Sequence[str], free: bool
    ) -> QWidget:
        """Return the editor in which a value is chosen or typed. free: values other than the choices can
        be typed.
        """
        if not choices:
            return super().createEditor(parent, option, index)
        box = QComboBox(parent, editable=free)
        box.addItems(list(choices))
        box.activated.connect(lambda: self._commit(box))
        if not free:
            QTimer.singleShot(0, box, box.showPopup)  # arrow keys choose, and Enter takes it
        return box

    def _commit(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data(Qt.ItemDataRole.EditRole)))
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentText())
        else:
            super().setModelData(editor, model, index)
