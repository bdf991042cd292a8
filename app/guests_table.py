"""The guests as a table: the accessible twin of the bars and of the timeline."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

from app import moment as figures
from app.moment import Moment

SORT_ROLE = Qt.ItemDataRole.UserRole
STATE_ROLE = Qt.ItemDataRole.UserRole + 1  # VcpuState, for the colour beside the state's name
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Column:
    """A column: its values for all guests at a moment, and how one is written."""

    id: str
    title: str
    help: str
    values: Callable[[Moment], Sequence[Any]]
    text: Callable[[Any], str] = str
    number: bool = False


def _tr(text: str) -> str:
    return QCoreApplication.translate("GuestsTable", text)


def _guest(name: str) -> Callable[[Moment], Sequence[Any]]:
    return lambda moment: [getattr(guest, name) for guest in moment.recording.scenario.guests]


def _pages(place: str) -> Callable[[Moment], Sequence[int]]:
    return lambda moment: figures.place_pages(moment, place)


def _whole(value: float) -> str:
    return f"{value:,.0f}"


def _tenth(value: float) -> str:
    return f"{value:.1f}"


def columns() -> list[Column]:
    """All columns, in their order on the screen."""
    return [
        Column("userid", _tr("Userid"), _tr("The guest's userid"), _guest("userid")),
        Column("label", _tr("Label"), _tr("Its name in the study"), _guest("label")),
        Column("state", _tr("State"), _tr("What it does, or where it is in a pause"), figures.states),
        Column("real", _tr("Real"), _tr("Pages in real storage only"), _pages("real"), _whole, True),
        Column("xstor", _tr("XSTOR"), _tr("Pages in expanded storage only"), _pages("xstor"), _whole, True),
        Column("both", _tr("Both"), _tr("Pages in both of them"), _pages("both"), _whole, True),
        Column("dasd", _tr("DASD"), _tr("Pages on paging volumes only"), _pages("dasd"), _whole, True),
        Column("cpu", _tr("CPU %"), _tr("Percent of one IFL, last 10 s"), figures.cpu_shares, _tenth, True),
        Column("list", _tr("List"), _tr("The scheduler's list that it is on"), figures.lists),
        Column(
            "wakes",
            _tr("Wakes/min"),
            _tr("Times a minute put on the dispatch list"),
            figures.wakes,
            _whole,
            True,
        ),
        Column("role", _tr("Role"), _tr("Its part in the study"), _guest("role")),
    ]


class GuestsModel(QAbstractTableModel):
    """A row a guest, in the scenario's order; `show_moment` fills it, twice a second."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns()
        self._values: list[Sequence[Any]] = [()] * len(self.columns)
        self._codes: list[int] = []

    def show_moment(self, moment: Moment | None) -> None:
        """Show what the guests do at a moment; None empties the table."""
        rows = 0 if moment is None else moment.recording.guests.shape[1]
        if rows != self.rowCount():
            self.beginResetModel()
            self._fill(moment)
            self.endResetModel()
        elif rows:
            self._fill(moment)
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, len(self.columns) - 1))

    def _fill(self, moment: Moment | None) -> None:
        self._codes = [] if moment is None else figures.state_codes(moment)
        self._values = [() if moment is None else column.values(moment) for column in self.columns]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._codes)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column, value = self.columns[index.column()], self._values[index.column()][index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return column.text(value)
        if role == SORT_ROLE:
            return value
        if role == STATE_ROLE and column.id == "state":
            return self._codes[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        return {
            Qt.ItemDataRole.DisplayRole: column.title,
            Qt.ItemDataRole.ToolTipRole: column.help,
            Qt.ItemDataRole.TextAlignmentRole: _alignment(column),
        }.get(Qt.ItemDataRole(role))


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
