"""A sweep as a table: a row a point, to be read out, sorted and copied."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from app.jobs.task_book import TaskState
from app.look import theme
from app.sweep import words
from app.sweep.book import SweepBook
from engine.studies.sweeps.grid import Point
from engine.studies.sweeps.table import QUANTITIES

_DISPLAY, _TOOL_TIP, _ALIGNMENT, _FOREGROUND = 0, 3, 7, 9
POINT, SORT = int(Qt.ItemDataRole.UserRole), int(Qt.ItemDataRole.UserRole) + 1
FIRST = 5  # columns before the quantities
Index = QModelIndex | QPersistentModelIndex


class TableModel(QAbstractTableModel):
    """Workload, layout, channels, connections, state, then a column a quantity."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.book: SweepBook | None = None
        self.points: list[Point] = []

    def show_book(self, book: SweepBook | None) -> None:
        """Show the points of its grid."""
        self.beginResetModel()
        self.book, self.points = book, list(book.points) if book is not None else []
        self.endResetModel()

    def tell(self, point: Point | None = None) -> None:
        """Something about a point (None: about any) has changed."""
        if not self.points or (point is not None and point not in self.points):
            return
        first = self.points.index(point) if point is not None else 0
        last = first if point is not None else len(self.points) - 1
        self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.points)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else FIRST + len(QUANTITIES)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ALIGNMENT:
            return _alignment(section)
        return _heads()[section] if role == _DISPLAY else None

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        book, column = self.book, index.column()
        if book is None or not index.isValid():
            return None
        point = self.points[index.row()]
        if role == POINT:
            return point
        if role == _ALIGNMENT:
            return _alignment(column)
        if role == _TOOL_TIP:
            return words.spoken(book, point).replace("; ", "\n")
        if role == _FOREGROUND:
            return self._colour(book, point) if column == FIRST - 1 else None
        if role not in (_DISPLAY, SORT):
            return None
        return self._key(book, point, column) if role == SORT else self._text(book, point, column)

    def _colour(self, book: SweepBook, point: Point) -> Any:
        if book.state(point) == TaskState.FAILED:
            return theme.current().error
        return theme.current().warning if book.unfinished(point) is not None else None

    def _text(self, book: SweepBook, point: Point, column: int) -> str:
        if column >= FIRST:
            quantity = QUANTITIES[column - FIRST]
            span = book.span(point, quantity)
            return words.number(quantity, span.median) if span else ""
        state = words.state(book, point)
        reason = book.reason(point)
        return (
            words.workload(book.sweep, point.workload),
            words.layout(point.layout),
            str(point.channels),
            str(point.total),
            f"{state}: {reason}" if reason else state,
        )[column]

    def _key(self, book: SweepBook, point: Point, column: int) -> Any:
        """What a column is sorted by; points without a value come last."""
        if column >= FIRST:
            span = book.span(point, QUANTITIES[column - FIRST])
            return span.median if span else float("inf")
        return {2: point.channels, 3: point.total}.get(column) or self._text(book, point, column)


def _heads() -> list[str]:
    named = [_tr("Workload"), _tr("Layout"), _tr("Channels"), _tr("Connections"), _tr("State")]
    units = ((words.told(one.title), words.told(one.unit)) for one in QUANTITIES)
    return [*named, *(f"{title}, {unit}" if unit else title for title, unit in units)]


def _alignment(column: int) -> int:
    text = column in (0, 1, FIRST - 1)
    side = Qt.AlignmentFlag.AlignLeft if text else Qt.AlignmentFlag.AlignRight
    return int((side | Qt.AlignmentFlag.AlignVCenter).value)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Sweep", text)
