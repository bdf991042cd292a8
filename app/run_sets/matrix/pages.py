"""The pages of the matrix: the runs as small charts, and each table of the study; a tab for each."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from app.files.folders import Kind, begin_in
from app.files.save_dialog import save_path
from app.jobs.task_book import RunKey
from app.run_sets.matrix import words
from app.run_sets.matrix.book import MatrixBook
from app.run_sets.matrix.grid import Grid
from app.run_sets.matrix.table_view import TableView
from app.widgets.copy_menu import CopyMenu, buttons_menu
from app.widgets.reach import reachable
from engine.atomic import atomic_write
from engine.studies.probes import Figures, Run
from engine.studies.tables import Table, csv_text


class Pages(QWidget):
    """A line of tabs, and below it the page that is chosen."""

    turned = Signal(bool)  # are the runs shown?
    wrote = Signal(str)  # the file
    failed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book: MatrixBook | None = None
        self.grid, self.table = Grid(self), TableView(self)
        self.acting: Sequence[QPushButton] = ()  # on the chosen run
        self.tabs, self.stack, self.top = QTabBar(self), QStackedWidget(self), QHBoxLayout()
        self.copy = self._button(self.tr("Copy"), self.tr("Copies all tables as CSV."), self.copy_csv)
        about = self.tr("Writes all tables into a CSV file.")
        self.export = self._button(self.tr("Export…"), about, self.choose_file)
        about = self.tr("The runs as charts, or a table of the study.")
        reachable(self.tabs, self.tr("Runs and tables"), about)
        self.tabs.currentChanged.connect(self.show_page)
        self._lay_out()

    def _button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        reachable(button, text, about)
        button.setToolTip(about)
        button.clicked.connect(do)
        return button

    def _lay_out(self) -> None:
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)  # whole titles: arrows lead to those without room
        self.top.setContentsMargins(0, 0, 8, 0)
        self.top.addWidget(self.tabs)
        for page in (self.grid, self.table):
            self.stack.addWidget(page)
            copy = QShortcut(QKeySequence.StandardKey.Copy, page, self.copy_csv)
            copy.setContext(Qt.ShortcutContext.WidgetShortcut)
        CopyMenu(self.grid, self._rows, lambda: self.grid.grab().toImage(), self._menu)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(self.top)
        layout.addWidget(self.stack, 1)

    def show_book(self, book: MatrixBook | None) -> None:
        """Show the runs and tables of a study."""
        self.book = book
        self.grid.show_book(book)
        here = max(self.tabs.currentIndex(), 0)
        self.tabs.blockSignals(True)
        while self.tabs.count():
            self.tabs.removeTab(0)
        for title in (self.tr("Runs"), *(words.told(one.title).partition(". ")[0] for one in self.tables())):
            self.tabs.addTab(title)
        self.tabs.setCurrentIndex(min(here, self.tabs.count() - 1))
        self.tabs.blockSignals(False)
        self.show_page()

    def tables(self) -> list[Table]:
        """The tables of the study, and one of the runs that it does not have."""
        others = self.book.others(self.tr("Other runs")) if self.book else None
        return [*(self.book.tables if self.book else ()), *([others] if others else [])]

    def show_page(self) -> None:
        """Show what the chosen tab is of, with what is known by now."""
        place, tables = self.tabs.currentIndex(), self.tables()
        self.stack.setCurrentIndex(0 if place <= 0 else 1)
        if 0 < place <= len(tables):
            self.table.show_table(self.book, tables[place - 1])
        self.turned.emit(place <= 0)

    def tell(self, key: RunKey, ended: bool) -> None:
        """Repaint the runs with these settings."""
        self.grid.tell(key)
        if ended:
            self.show_page()

    def tell_all(self) -> None:
        """Anything may have changed but which runs there are."""
        self.grid.tell_all()
        self.show_page()

    def csv(self) -> str:
        """Return all tables as CSV."""
        values: dict[Run, Figures] = {}
        for table in self.tables():
            values |= self.book.values(table) if self.book else {}
        return csv_text(self.tables(), values)

    def _rows(self) -> list[list[str]]:
        return list(csv.reader(io.StringIO(self.csv())))

    def _menu(self, place: QPoint) -> QMenu:
        """Return a menu with what can be done with the run at a place."""
        index = self.grid.indexAt(place)
        if index.isValid():
            self.grid.setCurrentIndex(index)
        return buttons_menu(self.grid, self.acting)

    def copy_csv(self) -> None:
        """Put all tables on the clipboard."""
        QGuiApplication.clipboard().setText(self.csv())

    def choose_file(self) -> None:
        """Ask for a file and write all tables into it."""
        title, kinds = self.tr("Export the tables"), self.tr("CSV files (*.csv)")
        first = f"{self.book.study}.csv" if self.book else ""
        if path := save_path(self, title, begin_in(Kind.EXPORTS, first), kinds):
            self.write(path)

    def write(self, path: Path) -> None:
        """Write all tables into a file."""
        try:
            atomic_write(path, self.csv())
        except OSError as error:
            self.failed.emit(str(error))
            return
        self.wrote.emit(str(path))
