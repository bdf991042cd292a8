"""A sweep as a table, twin of the small charts: a row for each point, to read out, sort and copy."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.jobs.task_book import TaskState
from app.look import theme
from app.run_sets.sweep import words
from app.run_sets.sweep.book import SweepBook
from app.widgets.reach import reachable
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import ROW, RowsModel, TableColumn
from engine.studies.sweeps.grid import Point
from engine.studies.sweeps.table import QUANTITIES, Quantity

ROW_HEIGHT = 22
FIRST = 5  # columns before the quantities
MEASURED = 40  # rows that say how wide a column is: all of them are read at every start of a window


class TableView(QTableView):
    """Arrows choose a row; a click on a heading sorts."""

    chosen = Signal()
    wanted = Signal()
    compared = Signal()
    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: SweepBook | None = None
        self.points = RowsModel([replace(one, tip=self._tip) for one in columns(self._shown)], parent=self)
        self.setModel(self.points)
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
        self._book = book
        self.points.show_rows(book.points if book is not None else ())

    def _shown(self) -> SweepBook:
        assert self._book is not None
        return self._book

    def _tip(self, point: Point) -> str:
        return words.spoken(self._shown(), point).replace("; ", "\n")

    def tell(self, point: Point | None = None) -> None:
        """Repaint a point (None: all); rows stay where they are while results come."""
        first = 0 if point is None else self.points.row_of(point)
        last = self.points.rowCount() - 1 if point is None else first
        if 0 <= first <= last:
            right = self.points.columnCount() - 1
            self.points.dataChanged.emit(self.points.index(first, 0), self.points.index(last, right))

    @property
    def point(self) -> Point | None:
        """The point that is chosen."""
        found = self.currentIndex().data(ROW) if self.currentIndex().isValid() else None
        return Point(*found) if found is not None else None

    def choose(self, point: Point | None) -> None:
        """Choose a point."""
        if point is not None and point != self.point and (row := self.points.row_of(point)) >= 0:
            self.setCurrentIndex(self.points.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        signal = {Qt.Key.Key_C: self.compared, Qt.Key.Key_R: self.asked}.get(Qt.Key(event.key()))
        if signal is not None and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            signal.emit()
            return
        super().keyPressEvent(event)


def columns(book: Callable[[], SweepBook]) -> list[TableColumn[Point]]:
    """Return workload, layout, channels, connections and state, then a column for each quantity."""
    return [
        TableColumn(_tr("Workload"), lambda point: words.workload(book().sweep, point.workload)),
        TableColumn(_tr("Layout"), lambda point: words.layout(point.layout)),
        TableColumn(
            _tr("Channels"),
            lambda point: str(point.channels),
            number=True,
            order=lambda point: point.channels,
        ),
        TableColumn(
            _tr("Connections"), lambda point: str(point.total), number=True, order=lambda point: point.total
        ),
        TableColumn(
            _tr("State"), lambda point: _state(book(), point), colour=lambda point: _colour(book(), point)
        ),
        *(_column(book, quantity) for quantity in QUANTITIES),
    ]


def _column(book: Callable[[], SweepBook], quantity: Quantity) -> TableColumn[Point]:
    """Return the column of a quantity; points without a value are sorted last."""

    def text(point: Point) -> str:
        span = book().span(point, quantity)
        return words.number(quantity, span.median) if span else ""

    def order(point: Point) -> float:
        span = book().span(point, quantity)
        return span.median if span else math.inf

    title, unit = words.told(quantity.title), words.told(quantity.unit)
    return TableColumn(f"{title}, {unit}" if unit else title, text, number=True, order=order)


def _state(book: SweepBook, point: Point) -> str:
    state, reason = words.state(book, point), book.reason(point)
    return f"{state}: {reason}" if reason else state


def _colour(book: SweepBook, point: Point) -> QColor | None:
    if book.state(point) == TaskState.FAILED:
        return theme.current().error
    return theme.current().warning if book.unfinished(point) is not None else None


def _tr(text: str) -> str:
    return QCoreApplication.translate("Sweep", text)
