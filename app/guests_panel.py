"""The guests table with its filter."""

from __future__ import annotations

from functools import cache
from typing import Any

from PySide6.QtCore import QRectF, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app import theme
from app.guests_table import SORT_ROLE, STATE_ROLE, GuestsModel, Index
from app.moment import Moment
from app.widgets.reach import reachable

ROW_HEIGHT = 24
FILTER_WIDTH = 150
CHIP = QSize(10, 10)
WIDTH = 76
WIDTHS = {"userid": 90, "label": 72, "state": 116, "real": 84, "xstor": 84, "list": 84, "role": 160}


class _StateDelegate(QStyledItemDelegate):
    """Paints a chip in the state's colour before its name."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        code = index.data(STATE_ROLE)
        if code is not None:
            view: Any = option
            view.icon = _chip(int(code), theme.current().name)
            view.decorationSize = CHIP
            view.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


@cache
def _chip(code: int, theme_name: str) -> QIcon:
    look = theme.THEMES[theme_name]
    pixmap = QPixmap(CHIP * 4)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.outline, 4))
        painter.setBrush(look.states[code])
        painter.drawRoundedRect(QRectF(pixmap.rect()).adjusted(2, 2, -2, -2), 8, 8)
    return QIcon(pixmap)


class GuestsPanel(QWidget):
    """Sortable by a click on a heading; `filter` is a field for the title line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = GuestsModel(self)
        self.sorted = QSortFilterProxyModel(self)
        self.sorted.setSourceModel(self.model)
        self.sorted.setSortRole(SORT_ROLE)
        self.sorted.setFilterKeyColumn(-1)
        self.sorted.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = QLineEdit(placeholderText=self.tr("Filter"))
        self.filter.setFixedWidth(FILTER_WIDTH)
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self.sorted.setFilterFixedString)
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
        table.setModel(self.sorted)
        table.setSortingEnabled(True)
        table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
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
            if column.id == "state":
                self.table.setItemDelegateForColumn(number, _StateDelegate(self.table))

    def show_moment(self, moment: Moment | None) -> None:
        """Show what the guests do at a moment."""
        self.model.show_moment(moment)
