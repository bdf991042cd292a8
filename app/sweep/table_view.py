"""The table twin of the small charts."""

from __future__ import annotations

from PySide6.QtCore import QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.sweep.book import SweepBook
from app.sweep.table_model import FIRST, POINT, SORT, TableModel
from app.widgets.reach import reachable
from app.widgets.reading_table import for_reading
from engine.studies.sweeps.grid import Point

ROW_HEIGHT = 22
MEASURED = 40  # rows that say how wide a column is: all of them are read at every start of a window


class TableView(QTableView):
    """Arrows choose a row; a click on a heading sorts."""

    chosen = Signal()
    wanted = Signal()
    compared = Signal()
    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries, self._sorted = TableModel(self), QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self.entries)
        self._sorted.setSortRole(SORT)
        self._sorted.setDynamicSortFilter(False)  # rows stay where they are while results come
        self.setModel(self._sorted)
        for_reading(self, ROW_HEIGHT, sortable=True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(FIRST - 1, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(60)
        header.setResizeContentsPrecision(MEASURED)
        about = self.tr("A row for each point. Enter opens its run, C compares it, R simulates it.")
        reachable(self, self.tr("Sweep as a table"), about)
        self.selectionModel().currentChanged.connect(self.chosen)
        self.activated.connect(self.wanted)

    def show_book(self, book: SweepBook | None) -> None:
        """Show the points of a grid."""
        self.entries.show_book(book)

    @property
    def point(self) -> Point | None:
        """The point that is chosen."""
        found = self.currentIndex().data(POINT) if self.currentIndex().isValid() else None
        return Point(*found) if found is not None else None

    def choose(self, point: Point | None) -> None:
        """Choose a point."""
        if point in self.entries.points and point != self.point:
            row = self._sorted.mapFromSource(self.entries.index(self.entries.points.index(point), 0))
            self.setCurrentIndex(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        signal = {Qt.Key.Key_C: self.compared, Qt.Key.Key_R: self.asked}.get(Qt.Key(event.key()))
        if signal is not None and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            signal.emit()
            return
        super().keyPressEvent(event)
