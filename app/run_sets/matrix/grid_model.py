"""The matrix as rows and columns: a cell for each run, some without one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.jobs.task_book import RunKey
from app.run_sets.matrix import words
from app.run_sets.matrix.book import NO_MATRIX, MatrixBook
from engine.studies.matrix import MatrixEntry

_DISPLAY, _TOOL_TIP, _SPOKEN = 0, 3, 11  # Qt asks for many roles a cell: plain ints compare fast
ENTRY = int(Qt.ItemDataRole.UserRole)  # the MatrixEntry itself
Index = QModelIndex | QPersistentModelIndex
Place = tuple[int, int]  # row, column


class GridModel(QAbstractTableModel):
    """The runs of a book by row and column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.book = MatrixBook("", NO_MATRIX, (), 1)
        self.rows: list[str] = []  # their titles
        self.columns: list[str] = []
        self.cells: dict[Place, MatrixEntry] = {}

    def show_book(self, book: MatrixBook) -> None:
        """Arrange the runs of a book."""
        self.beginResetModel()
        self.book = book
        self.rows = list(dict.fromkeys(words.row_title(book, entry) for entry in book.items))
        self.columns = list(dict.fromkeys(words.column_title(book, entry) for entry in book.items))
        self.cells = {self._place(entry): entry for entry in book.items}
        self.endResetModel()

    def _place(self, entry: MatrixEntry) -> Place:
        row, column = words.row_title(self.book, entry), words.column_title(self.book, entry)
        return self.rows.index(row), self.columns.index(column)

    def index_of(self, entry: MatrixEntry) -> QModelIndex:
        """Return the index of a run."""
        return next(
            (self.index(*place) for place, matrix_entry in self.cells.items() if matrix_entry == entry),
            QModelIndex(),
        )

    def tell(self, key: RunKey) -> None:
        """Repaint the runs with these settings."""
        for place, entry in self.cells.items():
            if RunKey.of(entry.run) == key:
                self.dataChanged.emit(self.index(*place), self.index(*place))

    def tell_all(self) -> None:
        """Repaint all runs."""
        if self.cells:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(self.columns) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        entry = self.cells.get((index.row(), index.column()))
        if entry is None:
            return None
        if role == ENTRY:
            return entry
        if role in (_DISPLAY, _SPOKEN):
            return words.spoken(self.book, entry)
        return words.spoken(self.book, entry).replace("; ", "\n") if role == _TOOL_TIP else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if (index.row(), index.column()) not in self.cells:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if role != _DISPLAY:
            return None
        titles = self.columns if orientation == Qt.Orientation.Horizontal else self.rows
        return titles[section] if section < len(titles) else None
