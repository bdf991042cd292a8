"""Relocations as a table: the accessible twin of their chart. It sorts itself."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from app.charts.relocations import moves, words
from app.charts.relocations.moves import Known, Pair
from app.charts.relocations.words import Column
from app.charts.toolkit.comparing import Other
from app.charts.values.multisystem import several
from app.look import theme
from engine.recording.recorder import Recording
from engine.recording.relocations import Relocation

Index = QModelIndex | QPersistentModelIndex


class MovesModel(QAbstractTableModel):
    """A row a relocation; `show_at` fills it, twice a second."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = words.columns()
        self.pairs: list[Pair] = []
        self._known, self._their_known = Known(), Known()
        self._recording: Recording | None = None
        self._other: Other | None = None
        self._texts: list[list[str]] = []  # by row, then column
        self._by, self._down = -1, False

    def show_at(self, recording: Recording | None, time: int | None, other: Other | None = None) -> None:
        """Show the relocations as known at a time (ns); None: now."""
        known = recording is not None and several(recording.scenario)
        if other is not None and not several(other.recording.scenario):
            other = None
        self._recording, self._other = recording if known else None, other
        pairs = self._found(recording, time) if known and recording is not None else []
        if self._by >= 0:
            order = self.columns[self._by].order
            pairs.sort(key=lambda pair: order(pair.any), reverse=self._down)
        texts = [[self._text(column, pair) for column in self.columns] for pair in pairs]
        self._replace(pairs, texts)

    def _found(self, recording: Recording, time: int | None) -> list[Pair]:
        other = self._other
        own = self._known.at(recording, time)
        if other is None:
            return moves.pairs(recording, own)
        theirs = self._their_known.at(other.recording, recording.now if time is None else time)
        return moves.pairs(recording, own, other.recording, theirs)

    def _replace(self, pairs: list[Pair], texts: list[list[str]]) -> None:
        same = [pair.key for pair in pairs] == [pair.key for pair in self.pairs]
        if not same:
            self.beginResetModel()
        changed = [row for row, (old, new) in enumerate(zip(self._texts, texts, strict=False)) if old != new]
        self.pairs, self._texts = pairs, texts
        if not same:
            self.endResetModel()
        elif changed:
            last = len(self.columns) - 1
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], last))

    def _text(self, column: Column, pair: Pair) -> str:
        """What a cell says; of two runs both, but in an overlay."""
        mine, his = self._both(column, pair)
        if self._other is None or column.id == "guest":
            return mine or his
        if pair.own is not None and not (self._other.beside or self._other.difference):
            return mine
        return mine if mine == his else f"{mine or '–'} | {his or '–'}"

    def _both(self, column: Column, pair: Pair) -> tuple[str, str]:
        assert self._recording is not None
        mine = column.text(self._recording, pair.own) if pair.own is not None else ""
        if self._other is None or pair.theirs is None:
            return mine, ""
        return mine, column.text(self._other.recording, pair.theirs)

    def row_of(self, userid: str) -> int:
        """The last relocation of a guest; -1 = there is none."""
        rows = [row for row, pair in enumerate(self.pairs) if pair.key[0] == userid]
        return rows[-1] if rows else -1

    def move(self, row: int) -> Relocation:
        """The relocation in a row."""
        return self.pairs[row].any

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column from the next moment on; -1 = in the order of the commands."""
        self._by, self._down = column, order == Qt.SortOrder.DescendingOrder

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.pairs)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), self.columns[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._texts[row][index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(column, self.pairs[row])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
            return int((side | Qt.AlignmentFlag.AlignVCenter).value)
        if role == Qt.ItemDataRole.ForegroundRole and column.id == "finish":
            return self._colour(self.pairs[row])
        return None

    def _tip(self, column: Column, pair: Pair) -> str:
        other = self._other
        mine, his = self._both(column, pair)
        return mine if other is None else f"{other.own}: {mine or '–'}\n{other.name}: {his or '–'}"

    def _colour(self, pair: Pair) -> QColor | None:
        """Failures stand out."""
        return None if pair.any.finish in words.GOOD else theme.current().error

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        found = {Qt.ItemDataRole.DisplayRole: column.title, Qt.ItemDataRole.ToolTipRole: column.help}
        return found.get(Qt.ItemDataRole(role))
