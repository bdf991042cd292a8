"""A table of the study as it was printed, with what the simulation has beside each value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from app.look import theme
from app.run_sets.matrix import words
from app.run_sets.matrix.book import MatrixBook
from engine.studies.tables import Table, TableRow, Values

_DISPLAY, _TOOL_TIP, _FONT, _ALIGNMENT, _FOREGROUND, _SPOKEN = 0, 3, 6, 7, 9, 11
FIRST = 2  # columns before the runs: quantity, unit
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Head:
    """A line of the head, or the line above the ratios: a name, and a text for each run."""

    title: str
    texts: Sequence[str] = ()


Line = Head | TableRow


def lines_of(table: Table) -> list[Line]:
    """Return all lines of a table, as it was printed."""
    heads = [
        Head(title, [column.heads[place] for column in table.columns])
        for place, title in enumerate(table.heads)
    ]
    plain = [row for row in table.rows if not row.ratio]
    ratios = [row for row in table.rows if row.ratio]
    return [*heads, *plain, *([Head("Ratios")] if ratios else []), *ratios]


class TableModel(QAbstractTableModel):
    """Names and units at the left, then published and simulated for each run."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: Table | None = None
        self.lines: list[Line] = []
        self.each = 2  # columns of a run: published, simulated; nothing published: one
        self._values: Values = {}

    def show_table(self, book: MatrixBook | None, table: Table | None) -> None:
        """Show a table with what is known by now."""
        if table is not self.table:
            self.beginResetModel()
            self.table, self.lines = table, lines_of(table) if table else []
            self.each = 2 if table and any(is_published(row) for row in table.rows) else 1
            self._values = book.values(table) if book and table else {}
            self.endResetModel()
        elif book is not None and table is not None:
            before, self._values = self._values, book.values(table)
            self._tell(table, [before.get(one.run) != self._values[one.run] for one in table.columns])

    def _tell(self, table: Table, changed: Sequence[bool]) -> None:
        """Repaint the columns of runs that have changed, and of ratios to them."""
        for place, column in enumerate(table.columns):
            if changed[place] or changed[column.base]:
                at = FIRST + self.each * (place + 1) - 1
                self.dataChanged.emit(self.index(0, at), self.index(len(self.lines) - 1, at))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index | None = None) -> int:
        nested = parent is not None and parent.isValid()
        return 0 if nested or self.table is None else FIRST + self.each * len(self.table.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ALIGNMENT:
            return _alignment(section)
        if role != _DISPLAY:
            return None
        if section < FIRST:
            return (_tr("Quantity"), _tr("Unit"))[section]
        return _tr("Simulated") if self.is_simulated(section) else _tr("Published")

    def place(self, column: int) -> int:
        """Return the run of a column."""
        return (column - FIRST) // self.each

    def is_simulated(self, column: int) -> bool:
        """Return True for a simulated column, False for a published one."""
        return (column - FIRST) % self.each == self.each - 1

    def begins(self, column: int) -> bool:
        """Return whether a column is the first of a run."""
        return column >= FIRST and (column - FIRST) % self.each == 0

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        line, column = self.lines[index.row()], index.column()
        if role == _ALIGNMENT:
            return _alignment(column, isinstance(line, Head))
        if isinstance(line, Head):
            return self._of_head(line, column, role)
        if column < FIRST:
            return words.told((line.title, line.unit)[column]) if role in (_DISPLAY, _SPOKEN) else None
        return self._of_value(line, self.place(column), self.is_simulated(column), role)

    def _of_head(self, line: Head, column: int, role: int) -> Any:
        if role == _FONT:
            return theme.font(theme.POINTS, QFont.Weight.DemiBold)
        if role not in (_DISPLAY, _SPOKEN):
            return None
        if column < FIRST:
            return words.told(line.title) if column == 0 else ""
        return line.texts[self.place(column)] if line.texts and self.begins(column) else ""

    def _of_value(self, row: TableRow, place: int, simulated: bool, role: int) -> Any:
        assert self.table is not None
        if not simulated:
            return row.text(row.published[place]) if role in (_DISPLAY, _SPOKEN) else None
        value = self.table.simulated(row, place, self._values)
        verdict = row.verdict(place, value)
        if role == _DISPLAY:
            sign = f" {words.SIGNS[verdict] or '  '}" if self.each > 1 else ""
            return "" if value is None else f"{row.text(value)}{sign}"
        if role == _SPOKEN:
            return "" if value is None else f"{row.text(value)} {words.verdict(row, place, value)}"
        if role == _TOOL_TIP:
            return words.how_far(row, place, value)
        return theme.current().error if role == _FOREGROUND and verdict == "outside" else None


def is_published(row: TableRow) -> bool:
    """Return whether a row has a published value."""
    return any(value is not None for value in row.published)


def _alignment(column: int, head: bool = False) -> int:
    side = Qt.AlignmentFlag.AlignHCenter if head else Qt.AlignmentFlag.AlignRight
    side = Qt.AlignmentFlag.AlignLeft if column < FIRST else side
    return int((side | Qt.AlignmentFlag.AlignVCenter).value)


def _tr(text: str) -> str:
    return QCoreApplication.translate("RunMatrix", text)
