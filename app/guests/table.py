"""The guests as a table, the accessible equivalent of bars and timeline, next to another run's guests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import repeat
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from app.charts.toolkit.comparing import Compare, Other, guest_numbers, sample_at
from app.guests.columns import GuestColumn, columns
from app.look import theme
from app.look.axis_text import signed
from app.run import moment as figures
from app.run.moment import Moment
from app.widgets.rows_model import RowsModel, TableColumn

ALIKE = ("userid", "label", "role")  # properties of a guest, rather than its activity
WIDER = 56  # px of a column with two numbers
DELTA = "Δ {0}"
CHIP = QSize(10, 10)  # beside the state's name, in its color


def _tr(text: str) -> str:
    return QCoreApplication.translate("GuestsTable", text)


@dataclass(frozen=True)
class GuestComparison:
    """The other run at the displayed moment, or None when it has not reached that time."""

    other: Other
    moment: Moment | None
    numbers: Sequence[
        int
    ]  # by the guests of this run: the number of the same guest in the other run, -1 = none

    @classmethod
    def at(cls, other: Other, own: Moment) -> GuestComparison:
        """Return the other run at the time of this run's moment."""
        row = sample_at(other.recording, int(own.recording.time[own.row]))
        numbers = guest_numbers(own.recording.scenario, other.recording.scenario).tolist()
        return cls(other, None if row is None else Moment(other.recording, row), numbers)

    def values(self, column: GuestColumn) -> Sequence[Any]:
        """Return the other run's values in a column for the guests of this run; None = not known."""
        if self.moment is None:
            return [None] * len(self.numbers)
        theirs = column.values(self.moment)
        return [theirs[number] if number >= 0 else None for number in self.numbers]

    def text(self, column: GuestColumn, mine: Any, his: Any) -> str:
        """Return the text of a cell."""
        plain = column.text(mine)
        if column.id in ALIKE or self.other.mode == Compare.OVERLAY:
            return plain
        if self.other.difference and column.number:
            return "" if None in (mine, his) else signed(mine - his, column.text(abs(mine - his)))
        other = "–" if his is None else column.text(his)
        return plain if other == plain and not column.number else f"{plain} | {other}"

    def order(self, column: GuestColumn, mine: Any, his: Any) -> Any:
        """Return the sort key of a cell."""
        if self.other.difference and column.number and column.id not in ALIKE:
            return float("-inf") if None in (mine, his) else mine - his
        return float("-inf") if mine is None else mine

    def note(self, column: GuestColumn, mine: Any, his: Any) -> str:
        """Return the tooltip of a cell."""
        values = (self.other.own, mine), (self.other.name, his)
        return "\n".join(f"{name}: {'–' if value is None else column.text(value)}" for name, value in values)


def column_title(column: GuestColumn, other: Other | None) -> str:
    """Return the heading of a column."""
    return DELTA.format(column.title) if other and other.difference and column.number else column.title


class GuestsModel(RowsModel[int]):
    """Each row is a guest's number; `show_moment` fills the table, twice a second.

    Values are stored by column, because they are computed for all guests at once.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        self.guest_columns = columns()
        self._values: list[Sequence[Any]] = [()] * len(self.guest_columns)  # by column, then guest
        self._theirs = self._values  # the same of the run that it is compared with
        self._look: object = None  # of the comparison that the rows show
        self._other: Other | None = None
        self._comparison: GuestComparison | None = None
        self._codes: list[int] = []  # VcpuState of each guest
        self._userid_column = [column.id for column in self.guest_columns].index("userid")
        super().__init__(self._table_columns(), parent=parent)

    def _table_columns(self) -> list[TableColumn[int]]:
        return [self._table_column(place, column) for place, column in enumerate(self.guest_columns)]

    def _table_column(self, place: int, column: GuestColumn) -> TableColumn[int]:
        return TableColumn(
            column_title(column, self._other),
            partial(self._text, place),
            help=column.help,
            id=column.id,
            number=column.number,
            order=partial(self._order, place),
            tip=partial(self._note, place),
            icon=self._state_chip if column.id == "state" else None,
        )

    def show_moment(self, moment: Moment | None) -> None:
        """Show the guests at a moment; None empties the table."""
        before = self._both()
        self._codes = [] if moment is None else figures.state_codes(moment)
        self._values = [() if moment is None else column.values(moment) for column in self.guest_columns]
        self._compare(moment)
        self.show_rows(range(len(self._codes)))
        changes = zip(before, self._both(), strict=True)  # painting is slow: repaint only changed columns
        self.refresh(number for number, (old, new) in enumerate(changes) if old != new)

    def _both(self) -> list[object]:
        """Return the values that each column depends on."""
        return list(zip(self._values, self._theirs, repeat(self._look)))

    def set_compared(self, other: Other | None) -> None:
        """Compare with another run from the next moment on; None: stop comparing immediately."""
        if other is None:
            self._compare(None)
        changed = (other and other.look) != (self._other and self._other.look)
        self._other = other
        if changed:
            self.set_columns(self._table_columns())

    def _compare(self, moment: Moment | None) -> None:
        """Get the values of the other run at the same time."""
        self._comparison, self._theirs, self._look = None, [()] * len(self.guest_columns), None
        if self._other is not None and moment is not None:
            self._comparison, self._look = GuestComparison.at(self._other, moment), self._other.look
            self._theirs = [self._comparison.values(column) for column in self.guest_columns]

    def _text(self, place: int, guest: int) -> str:
        column, mine = self.guest_columns[place], self._values[place][guest]
        if self._comparison is None:
            return column.text(mine)
        return self._comparison.text(column, mine, self._theirs[place][guest])

    def _order(self, place: int, guest: int) -> Any:
        mine = self._values[place][guest]
        if self._comparison is None:
            return float("-inf") if mine is None else mine
        return self._comparison.order(self.guest_columns[place], mine, self._theirs[place][guest])

    def _note(self, place: int, guest: int) -> str:
        column, mine = self.guest_columns[place], self._values[place][guest]
        if self._comparison is None:
            return column.text(mine)
        return self._comparison.note(column, mine, self._theirs[place][guest])

    def _state_chip(self, guest: int) -> QIcon:
        return chip(self._codes[guest], theme.current().name)

    def userid(self, row: int) -> str:
        """Return the userid of the guest in a row."""
        return str(self._values[self._userid_column][self.rows[row]])

    def find(self, text: str) -> None:
        """Show only guests with this text in any column, ignoring case; "" shows all."""
        wanted = text.strip().casefold()
        self.set_filter(partial(self._contains, wanted) if wanted else None)

    def _contains(self, wanted: str, guest: int) -> bool:
        texts = (self._text(place, guest) for place in range(len(self.guest_columns)))
        return any(wanted in text.casefold() for text in texts)


@cache
def chip(code: int, theme_name: str) -> QIcon:
    """Return a small square in the color of a VcpuState."""
    look = theme.THEMES[theme_name]
    pixmap = QPixmap(CHIP * 4)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.outline, 4))
        painter.setBrush(look.states[code])
        painter.drawRoundedRect(QRectF(pixmap.rect()).adjusted(2, 2, -2, -2), 8, 8)
    return QIcon(pixmap)
