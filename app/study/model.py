"""The rows as a table that sorts and filters itself; a row of text for each, to be copied."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.look import theme
from app.study.columns import columns, roles
from app.study.rows import Row

# Qt asks for many roles a cell: plain ints compare ten times as fast as enumerations.
_DISPLAY, _TOOL_TIP, _ALIGNMENT, _FOREGROUND, _SPOKEN = 0, 3, 7, 9, 11
ROW = int(Qt.ItemDataRole.UserRole)  # the Row itself
RESIDUAL = "residual"
BAD = ("outside", "fails")
Index = QModelIndex | QPersistentModelIndex


class StudyModel(QAbstractTableModel):
    """A row a fact or claim; `show_rows` fills it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns()
        self.rows: list[Row] = []  # as they are shown
        self._all: list[Row] = []  # as in the ledger
        self._by, self._down = -1, False  # -1: in the ledger's order
        self._role = self._verdict = ""  # wanted; empty: all

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show what is known now; a selection stays on its rows."""
        same = [row.id for row in rows] == [row.id for row in self._all]
        self._all = list(rows)
        self._arrange(reset=not same)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, and go on doing so; -1 = as in the ledger."""
        self._by, self._down = column, order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def set_filter(self, role: str, verdict: str) -> None:
        """Show only rows of a role and with a verdict; empty means all."""
        self._role, self._verdict = role, verdict
        self._arrange()

    def _arrange(self, reset: bool = False) -> None:
        rows = [row for row in self._all if self._is_wanted(row)]
        if self._by >= 0:
            rows.sort(key=self.columns[self._by].key, reverse=self._down)
        if not reset and [row.id for row in rows] == [row.id for row in self.rows]:
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self.columns) - 1))
            return
        self.layoutAboutToBeChanged.emit()
        before, ids = self.persistentIndexList(), [row.id for row in self.rows]
        place = {row.id: number for number, row in enumerate(rows)}
        self.rows = rows
        after = [self._moved(index, place.get(ids[index.row()])) for index in before]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _moved(self, index: QModelIndex, row: int | None) -> QModelIndex:
        return QModelIndex() if row is None else self.index(row, index.column())

    def _is_wanted(self, row: Row) -> bool:
        return self._role in ("", row.role) and self._verdict in ("", row.verdict)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role in (_DISPLAY, _SPOKEN):
            return column.text(row)
        if role == _TOOL_TIP:
            return roles()[row.role][1] if column.id == "role" else column.text(row)
        if role == _ALIGNMENT:
            return _alignment(column.number)
        if role == _FOREGROUND and column.id in ("verdict", RESIDUAL) and row.verdict in BAD:
            return theme.current().error
        return row if role == ROW else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        return {_DISPLAY: column.title, _TOOL_TIP: column.help, _ALIGNMENT: _alignment(column.number)}.get(
            role
        )

    def csv(self) -> str:
        """The rows as they are shown, with their ids, for a spreadsheet."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(["id", *(column.title for column in self.columns)])
        writer.writerows([row.id, *(column.text(row) for column in self.columns)] for row in self.rows)
        return text.getvalue()


def _alignment(number: bool) -> int:
    side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
    return int((side | Qt.AlignmentFlag.AlignVCenter).value)  # an int: enumerations are dear to convert
