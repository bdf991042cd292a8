"""The storage of several z/VM systems as a small table with one row per system."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from app.charts.toolkit.recordings import number as number_of
from app.look import theme
from app.run.moment import Moment
from app.storage.values import StorageCell, StorageColumn, columns, frames
from app.widgets.looks import FollowText, fix_height
from app.widgets.reach import make_accessible
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import RowsModel, TableColumn

ROW_HEIGHT = 20
HEAD_HEIGHT = 26
MIN_COLUMN = 46  # px of a column
NUMBERS = 5  # columns with names and numbers of pages; the others share what is left


class SystemRow(NamedTuple):
    """The cells of a system."""

    number: int
    cells: tuple[StorageCell, ...]


class StorageModel(RowsModel[SystemRow]):
    """One row per system; `show_moment` fills it."""

    def __init__(self, parent: QObject | None = None) -> None:
        self._storage_columns = columns()
        self._of: object = None  # the moment that is shown
        found = [_table_column(place, column) for place, column in enumerate(self._storage_columns)]
        super().__init__(found, key=lambda row: row.number, parent=parent)

    def show_moment(self, moment: Moment) -> None:
        """Show the values at a moment, which is asked for again and again while the run is paused."""
        of = number_of(moment.recording), moment.row
        if of == self._of:
            return
        self._of = of
        known = [(number, frames(moment, number)) for number in range(len(moment.recording.systems))]
        self.show_rows(
            SystemRow(number, tuple(column.cell(moment, number, of) for column in self._storage_columns))
            for number, of in known
        )


def _table_column(place: int, column: StorageColumn) -> TableColumn[SystemRow]:
    return TableColumn(
        column.title,
        lambda row: row.cells[place].text,
        help=column.help,
        number=place > 0,
        tip=lambda row: f"{row.cells[place].whole}\n{column.help}",
        spoken=lambda row: row.cells[place].whole,
    )


class StorageTable(QTableView):
    """A table that is only as high as its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = StorageModel(self)
        self.setModel(self.content)
        self.setProperty("compact", True)  # its headings are low
        self.setFont(theme.font(9.0))
        for_reading(self, ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(MIN_COLUMN)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in range(NUMBERS):  # no number is cut: half a number would be wrong
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        fix_height(header, HEAD_HEIGHT)
        FollowText(self, _set_least)
        about = self.tr("Frames of each z/VM system below and above 2 GB, expanded storage and paging.")
        make_accessible(self, self.tr("System storage"), about)

    def show_moment(self, moment: Moment) -> None:
        """Show the values at a moment."""
        before = self.content.rowCount()
        self.content.show_moment(moment)
        if self.content.rowCount() != before:
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        high = HEAD_HEIGHT + ROW_HEIGHT * max(self.content.rowCount(), 1)
        return QSize(420, round(high * theme.text_scale()) + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round((HEAD_HEIGHT + 2 * ROW_HEIGHT) * theme.text_scale()))


def _set_least(table: QWidget, scale: float) -> None:
    assert isinstance(table, StorageTable)
    table.verticalHeader().setMinimumSectionSize(round(ROW_HEIGHT * scale))
