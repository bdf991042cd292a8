"""One model for all tables whose rows are objects: columns define how a row is shown, sorted and explained.

    columns = [TableColumn("Guest", lambda one: one.userid), TableColumn("Pages", pages_text, number=True)]
    model = RowsModel(columns, key=lambda one: one.userid)
    model.show_rows(guests)

Columns may close over whatever else they need. Subclass only to fill the model from another source.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QIcon

from engine.spreadsheet import rows_text

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex
_LEFT = int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value)
_RIGHT = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value)
# Qt asks for eight roles a cell: plain ints compare ten times as fast as enumerations.
_DISPLAY, _ICON, _TOOL_TIP, _ALIGNMENT, _COLOUR, _SPOKEN = 0, 1, 3, 7, 9, 11
ROW = int(Qt.ItemDataRole.UserRole)  # the row itself
ORDER = ROW + 1  # what the cell is sorted by, for a proxy model


@dataclass(frozen=True)
class TableColumn(Generic[R]):
    """A column. All callables take a row; they are called when a cell is painted or sorted."""

    title: str
    text: Callable[[R], str]
    help: str = ""  # tool tip of the heading
    id: str = ""
    number: bool = False  # aligned to the right
    order: Callable[[R], Any] | None = None  # sort key; None: the text
    tip: Callable[[R], str] | None = None  # tool tip; None: the text
    spoken: Callable[[R], str] | None = None  # for screen readers; None: the text
    colour: Callable[[R], QColor | None] | None = None  # of the text
    icon: Callable[[R], QIcon | None] | None = None

    @property
    def alignment(self) -> int:
        """Qt's alignment of the cells and the heading."""
        return _RIGHT if self.number else _LEFT

    def order_of(self, row: R) -> Any:
        """Return the sort key of a row."""
        return (self.order or self.text)(row)


class RowsModel(QAbstractTableModel, Generic[R]):
    """Sorts and filters automatically: a proxy model would request each cell a dozen more times through
    Python.

    The selection stays on its rows after sorting, filtering or showing other rows, as long as their keys
    remain.
    """

    def __init__(
        self,
        columns: Sequence[TableColumn[R]],
        key: Callable[[R], Hashable] = lambda row: row,
        parent: QObject | None = None,
    ) -> None:
        """Create the model; key: the identity of a row from one `show_rows` to the next."""
        super().__init__(parent)
        self.columns = list(columns)
        self.rows: list[R] = []  # as they are shown
        self._key = key
        self._all: list[R] = []  # in their own order
        self._wanted: Callable[[R], bool] | None = None
        self._by, self._down = -1, False  # sorted by this column; -1 = in their own order

    def show_rows(self, rows: Iterable[R]) -> None:
        """Show only these rows, sorted and filtered as before."""
        self._all = list(rows)
        self._arrange()

    def reset(self, columns: Sequence[TableColumn[R]]) -> None:
        """Show other columns, as many as before, and no rows."""
        self.beginResetModel()
        self.columns, self.rows, self._all = list(columns), [], []
        self.endResetModel()

    def set_columns(self, columns: Sequence[TableColumn[R]]) -> None:
        """Replace the columns with the same number of other columns, with other headings."""
        self.columns = list(columns)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        self.refresh()

    def refresh(self, columns: Iterable[int] | None = None) -> None:
        """Repaint cells whose contents have changed while their rows are the same; None: all columns."""
        if self.rows:
            for column in range(len(self.columns)) if columns is None else columns:
                self.dataChanged.emit(self.index(0, column), self.index(len(self.rows) - 1, column))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column from now on, or use the original order for -1."""
        self._by, self._down = column, order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def set_filter(self, wanted: Callable[[R], bool] | None) -> None:
        """Show only the rows that pass the filter, or all rows for None."""
        self._wanted = wanted
        self._arrange()

    def row_of(self, key: Hashable) -> int:
        """Return the number of the row with this key, or -1 when it is not shown."""
        return next((number for number, row in enumerate(self.rows) if self._key(row) == key), -1)

    def csv(self) -> str:
        """Return the rows as shown, below their headings, for a spreadsheet."""
        heads = [column.title for column in self.columns]
        return rows_text([heads, *([column.text(row) for column in self.columns] for row in self.rows)])

    def _arrange(self) -> None:
        rows = [row for row in self._all if self._wanted is None or self._wanted(row)]
        if self._by >= 0:
            rows.sort(key=self.columns[self._by].order_of, reverse=self._down)
        before, keys = self.rows, [self._key(row) for row in rows]
        old_keys = [self._key(row) for row in before]
        if keys == old_keys:
            self.rows = rows
            self._repaint(before, rows)
            return
        self.layoutAboutToBeChanged.emit()
        indexes = self.persistentIndexList()
        place = {key: number for number, key in reversed(list(enumerate(keys)))}
        self.rows = rows
        after = [self._moved(index, place.get(old_keys[index.row()])) for index in indexes]
        self.changePersistentIndexList(indexes, after)
        self.layoutChanged.emit()

    def _repaint(self, before: Sequence[R], rows: Sequence[R]) -> None:
        changed = [number for number, (old, new) in enumerate(zip(before, rows, strict=True)) if old != new]
        if changed:
            last = self.index(changed[-1], len(self.columns) - 1)
            self.dataChanged.emit(self.index(changed[0], 0), last)

    def _moved(self, index: QModelIndex, row: int | None) -> QModelIndex:
        return QModelIndex() if row is None else self.index(row, index.column())

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        column, row = self.columns[index.column()], self.rows[index.row()]
        if role == _DISPLAY:
            return column.text(row)
        if role == _ALIGNMENT:
            return column.alignment
        if role == _COLOUR:
            return column.colour(row) if column.colour is not None else None
        if role == _ICON:
            return column.icon(row) if column.icon is not None else None
        if role == _TOOL_TIP:
            return (column.tip or column.text)(row)
        if role == _SPOKEN:
            return (column.spoken or column.text)(row)
        if role == ORDER:
            return column.order_of(row)
        return row if role == ROW else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        found = {_DISPLAY: column.title, _TOOL_TIP: column.help or column.title, _ALIGNMENT: column.alignment}
        return found.get(int(role))
