"""The guests table with its filter."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.guests_table import CHIP, GuestsModel
from app.moment import Moment
from app.widgets.reach import reachable

ROW_HEIGHT = 24
FILTER_WIDTH = 150
WIDTH = 74
WIDTHS = {"userid": 86, "label": 64, "state": 108, "list": 84, "wakes": 88, "role": 160}


class GuestsPanel(QWidget):
    """Sortable by a click on a heading; `filter` is a field for the title line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = GuestsModel(self)
        self.filter = QLineEdit(placeholderText=self.tr("Filter"))
        self.filter.setFixedWidth(FILTER_WIDTH)
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self.model.set_filter)
        self.table = QTableView(self)
        self._set_up_table()
        reachable(
            self.filter,
            self.tr("Filter the guests"),
            self.tr("Shows guests with this text in a column."),
        )
        reachable(self.table, self.tr("Guests"), self.tr("All guests in numbers. Click a heading to sort."))
        self.setFocusProxy(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.addWidget(self.table)

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setSortingEnabled(True)
        table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setIconSize(CHIP)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsMovable(True)
        self._size_columns(header)

    def _size_columns(self, header: QHeaderView) -> None:
        for number, column in enumerate(self.model.columns):
            header.resizeSection(number, WIDTHS.get(column.id, WIDTH))

    def show_moment(self, moment: Moment | None) -> None:
        """Show what the guests do at a moment."""
        self.model.show_moment(moment)
