"""The guests as a table: the accessible twin of the bars and of the timeline.

It sorts and filters itself: a proxy model would ask for each cell a dozen times more, through Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import repeat
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from app.charts.toolkit.comparing import Other
from app.guests.columns import Column, columns
from app.guests.compare import Comparison, column_title
from app.look import theme
from app.run import moment as figures
from app.run.moment import Moment

CHIP = QSize(10, 10)  # beside the state's name, in its colour
# Qt asks for eight roles a cell: plain ints compare ten times as fast as enumerations.
_DISPLAY, _DECORATION, _TOOL_TIP, _ALIGNMENT, _SPOKEN = 0, 1, 3, 7, 11
_TEXT_ROLES = (_DISPLAY, _SPOKEN)
Index = QModelIndex | QPersistentModelIndex


class GuestsModel(QAbstractTableModel):
    """A row a guest; `show_moment` fills it, twice a second."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns()
        self._values: list[Sequence[Any]] = [()] * len(self.columns)  # by column, then guest
        self._theirs = self._values  # the same of the run that it is compared with
        self._look: object = None  # of the comparison that the rows show
        self._other: Other | None = None
        self._comparison: Comparison | None = None
        self._codes: list[int] = []  # VcpuState of each guest
        self._rows: list[int] = []  # the guest in each row
        self._by, self._down = -1, False  # sorted by this column; -1 = in the scenario's order
        self._wanted = ""  # text that a row must contain
        self._sides = [_alignment(column) for column in self.columns]
        names = [column.id for column in self.columns]
        self._state_column, self._userid_column = names.index("state"), names.index("userid")

    def show_moment(self, moment: Moment | None) -> None:
        """Show what the guests do at a moment; None empties the table."""
        before = self._both()
        self._codes = [] if moment is None else figures.state_codes(moment)
        self._values = [() if moment is None else column.values(moment) for column in self.columns]
        self._compare(moment)
        self._arrange()
        for number, (old, new) in enumerate(zip(before, self._both(), strict=True)):
            if self._rows and old != new:  # painting is dear: only the columns that are others
                self.dataChanged.emit(self.index(0, number), self.index(len(self._rows) - 1, number))

    def _both(self) -> list[object]:
        """What each column depends on."""
        return list(zip(self._values, self._theirs, repeat(self._look)))

    def set_compared(self, other: Other | None) -> None:
        """Compare with another run from the next moment on; None: no longer."""
        changed = (other and other.look) != (self._other and self._other.look)
        self._other = other
        if changed:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def _compare(self, moment: Moment | None) -> None:
        """The figures of the other run at the same time."""
        self._comparison, self._theirs, self._look = None, [()] * len(self.columns), None
        if self._other is not None and moment is not None:
            self._comparison, self._look = Comparison.at(self._other, moment), self._other.look
            self._theirs = [self._comparison.values(column) for column in self.columns]

    def _text(self, column: int, guest: int) -> str:
        """What a cell says."""
        mine = self._values[column][guest]
        if self._comparison is None:
            return self.columns[column].text(mine)
        return self._comparison.text(self.columns[column], mine, self._theirs[column][guest])

    def _order(self, guest: int) -> Any:
        """What a guest is sorted by."""
        mine = self._values[self._by][guest]
        if self._comparison is None:
            return mine
        return self._comparison.order(self.columns[self._by], mine, self._theirs[self._by][guest])

    def _note(self, column: int, guest: int) -> str:
        """The tool tip of a cell."""
        mine = self._values[column][guest]
        if self._comparison is None:
            return self.columns[column].text(mine)
        return self._comparison.note(self.columns[column], mine, self._theirs[column][guest])

    def userid(self, row: int) -> str:
        """The guest in a row."""
        return str(self._values[self._userid_column][self._rows[row]])

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, and go on doing so; -1 = as in the scenario."""
        self._by, self._down = column, order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def set_filter(self, text: str) -> None:
        """Show only guests with this text in a column, whatever its case."""
        self._wanted = text.strip().casefold()
        self._arrange()

    def _arrange(self) -> None:
        """Bring the rows into order; a selection stays on its guests."""
        rows = [guest for guest in range(len(self._codes)) if self._is_wanted(guest)]
        if self._by >= 0:
            rows.sort(key=self._order, reverse=self._down)
        if rows == self._rows:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        guests = [self._rows[index.row()] for index in before]
        self._rows = rows
        row_of = {guest: row for row, guest in enumerate(rows)}
        after = [
            self.index(row_of[guest], index.column()) if guest in row_of else QModelIndex()
            for guest, index in zip(guests, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _is_wanted(self, guest: int) -> bool:
        if not self._wanted:
            return True
        texts = (self._text(column, guest) for column in range(len(self.columns)))
        return any(self._wanted in text.casefold() for text in texts)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        column = index.column()
        if role in _TEXT_ROLES:
            return self._text(column, self._rows[index.row()])
        if role == _TOOL_TIP:
            return self._note(column, self._rows[index.row()])
        if role == _ALIGNMENT:
            return self._sides[column]
        if role == _DECORATION and column == self._state_column:
            return chip(self._codes[self._rows[index.row()]], theme.current().name)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        found = {
            _DISPLAY: column_title(column, self._other),
            _TOOL_TIP: column.help,
            _ALIGNMENT: _alignment(column),
        }
        return found.get(int(role))


def _alignment(column: Column) -> int:
    side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
    return int((side | Qt.AlignmentFlag.AlignVCenter).value)  # an int: enumerations are dear to convert


@cache
def chip(code: int, theme_name: str) -> QIcon:
    """A small square in the colour of a VcpuState."""
    look = theme.THEMES[theme_name]
    pixmap = QPixmap(CHIP * 4)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.outline, 4))
        painter.setBrush(look.states[code])
        painter.drawRoundedRect(QRectF(pixmap.rect()).adjusted(2, 2, -2, -2), 8, 8)
    return QIcon(pixmap)
