"""The items of a set as a table to read, sort, copy and select from; the details of the selected item
with its buttons.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.run_sets.run_set import ChosenRun
from app.widgets.elided import ElidedLabel
from app.widgets.looks import button, fix_height
from app.widgets.reach import make_accessible
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import RowsModel, TableColumn

ROW_HEIGHT = 22
LEAST = 60  # px of a column
MEASURED = 40  # rows that say how wide a column is: all of them are read at every start of a window
HIGH = 40  # px: two lines


class RunsView(QTableView):
    """A table with runs of a set: arrow keys select a run, and Enter opens it."""

    chosen = Signal()
    wanted = Signal()

    def offer(self, name: str, about: str) -> None:
        """Set up the selection of one item at a time; call this after the table has its model."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        make_accessible(self, name, about)
        self.selectionModel().currentChanged.connect(self.chosen)
        self.activated.connect(self.wanted)


class RunsTable(RunsView):
    """A table of runs; arrow keys select a row, and a click on a heading sorts."""

    def __init__(self, name: str, about: str, key: Callable[[Any], Hashable] = lambda row: row) -> None:
        """key: function that returns the identity of a row."""
        super().__init__()
        self.rows: RowsModel[Any] = RowsModel([], key, self)
        for_reading(self, ROW_HEIGHT, sortable=True)  # first: Qt sorts a model at once, and it has no column
        self.setModel(self.rows)
        self.offer(name, about)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(LEAST)
        header.setResizeContentsPrecision(MEASURED)

    def show_columns(self, columns: Sequence[TableColumn[Any]], wide: int) -> None:
        """Show other columns, without rows. wide: the column that takes the remaining room."""
        header = self.horizontalHeader()
        self.rows.reset(columns)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)  # unsorted until a user sorts them

    @property
    def row(self) -> Any:
        """The selected row, or None."""
        index = self.currentIndex()
        return self.rows.rows[index.row()] if index.isValid() else None

    def choose(self, key: Hashable) -> None:
        """Select the row with a key, unless it is already selected."""
        place = self.rows.row_of(key)
        if place >= 0 and place != self.currentIndex().row():
            self.setCurrentIndex(self.rows.index(place, 0))

    def tell(self, key: Hashable = None) -> None:
        """Repaint the row with a key (None: all rows); rows keep their positions while results arrive."""
        first = 0 if key is None else self.rows.row_of(key)
        last = self.rows.rowCount() - 1 if key is None else first
        if 0 <= first <= last:
            right = self.rows.columnCount() - 1
            self.rows.dataChanged.emit(self.rows.index(first, 0), self.rows.index(last, right))


class Details(QFrame):
    """Two lines and buttons; the keys and the menus of the views offer the same actions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text = ElidedLabel(self), ElidedLabel(self)
        self.text.setObjectName("caption")
        self.buttons: list[QPushButton] = []
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for label in (self.title, self.text):
            lines.addWidget(label)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(8, 2, 4, 2)
        self._line.addLayout(lines, 1)
        fix_height(self, HIGH)

    def add(self, action: QAction) -> None:
        """Add a button for an action on the right."""
        made = button(action.text(), action.toolTip(), self)
        made.clicked.connect(action.trigger)
        action.changed.connect(partial(_follow, made, action))
        self._line.addWidget(made)
        self.buttons.append(made)
        _follow(made, action)

    def show_run(self, chosen: ChosenRun | None) -> None:
        """Show a run's name, its progress, and its results or the reason for its failure."""
        title = " · ".join(filter(None, (chosen.name, chosen.state))) if chosen is not None else ""
        self.title.setText(title)
        self.text.setText(chosen.text if chosen is not None else "")
        for label in (self.title, self.text):
            label.setToolTip(chosen.tip if chosen is not None else "")


def _follow(made: QPushButton, action: QAction) -> None:
    made.setText(action.text())
    made.setAccessibleName(action.text())
    made.setEnabled(action.isEnabled())
    made.setVisible(action.isVisible())
