"""The storage of several z/VM systems as a small table: a row a system."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from app.look import theme
from app.run.moment import Moment
from app.storage.values import Cell, columns, frames
from app.widgets.reach import reachable
from app.widgets.reading_table import for_reading

ROW_HEIGHT = 20
HEAD_HEIGHT = 26
LEAST = 46  # px of a column
NUMBERS = 5  # columns with names and numbers of pages; the others share what is left

Index = QModelIndex | QPersistentModelIndex


class StorageModel(QAbstractTableModel):
    """A row a system; `show_moment` fills it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns()
        self.cells: list[list[Cell]] = []

    def show_moment(self, moment: Moment) -> None:
        """Show the values at a moment."""
        known = [(number, frames(moment, number)) for number in range(len(moment.recording.systems))]
        cells = [[column.cell(moment, number, of) for column in self.columns] for number, of in known]
        if len(cells) != len(self.cells):
            self.beginResetModel()
            self.cells = cells
            self.endResetModel()
        elif cells != self.cells:
            self.cells = cells
            self.dataChanged.emit(self.index(0, 0), self.index(len(cells) - 1, len(self.columns) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.cells)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self.cells[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.whole
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{cell.whole}\n{self.columns[index.column()].help}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].title
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.columns[section].help
        return _side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


class StorageTable(QTableView):
    """As high as its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = StorageModel(self)
        self.setModel(self.content)
        self.setProperty("compact", True)  # its headings are low
        self.setFont(theme.font(9.0))
        for_reading(self, ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(LEAST)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in range(NUMBERS):  # none of them is cut: half a number would be a wrong one
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setFixedHeight(HEAD_HEIGHT)
        self.verticalHeader().setMinimumSectionSize(ROW_HEIGHT)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        about = self.tr("Frames of each z/VM system below and above 2 GB, expanded storage and paging.")
        reachable(self, self.tr("Storage of the systems"), about)

    def show_moment(self, moment: Moment) -> None:
        """Show the values at a moment."""
        before = self.content.rowCount()
        self.content.show_moment(moment)
        if self.content.rowCount() != before:
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(420, HEAD_HEIGHT + ROW_HEIGHT * max(self.content.rowCount(), 1) + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, HEAD_HEIGHT + 2 * ROW_HEIGHT)
