"""Reports of the drawing as tables; a row selects its elements, and a report can be saved to a file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QPushButton,
    QTableWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.files.reading_notes import notes_on_files
from app.files.save_dialog import save_path
from app.frame.on_screen import resize_for_text
from app.topology.editor import Editor
from app.topology.reports.pdf import pdf
from app.widgets.dialog_buttons import closing_line
from app.widgets.reach import make_accessible, tab_through
from app.widgets.reading_table import fill_rows, for_reading, set_headings
from engine.atomic import atomic_write
from engine.ficon.drawing.reports import REPORTS, DrawingReport, csv_text, html
from engine.reading_notes import with_notes

SIZE = 1100, 560
ROW, WIDEST = 24, 320  # px: a row, a column as it is opened


class ReportsDialog(QDialog):
    """Stays open next to the drawing and follows its edits. name: the name of the drawing's file."""

    def __init__(self, editor: Editor, parent: QWidget | None = None, name: Callable[[], str] = str) -> None:
        super().__init__(parent)
        self._editor, self._name = editor, name
        self.reports: dict[str, DrawingReport] = {}
        self.tables = {key: QTableWidget(0, 0, self) for key in REPORTS}
        self.pages = QTabWidget(self)
        self.about = QLabel("", self, wordWrap=True)
        self.save, self.leave = QPushButton(self.tr("Save…"), self), QPushButton(self.tr("Close"), self)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._set_up()
        self._lay_out()
        self.refresh()

    def _set_up(self) -> None:
        self.setWindowTitle(self.tr("Reports"))
        resize_for_text(self, *SIZE)
        for key, table in self.tables.items():
            for_reading(table, ROW)
            table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
            table.itemSelectionChanged.connect(self._show_chosen)
            self.pages.addTab(table, key)
        make_accessible(self.save, self.tr("Save"), self.tr("Saves this report as CSV, HTML or PDF."))
        self.save.setToolTip(self.save.accessibleDescription())
        self.save.clicked.connect(self.choose_file)
        self.pages.currentChanged.connect(self._say_about)
        self._later.timeout.connect(self.refresh)
        self._editor.changed.connect(self._later.start)
        self._editor.replaced.connect(self._later.start)

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setDrawBase(False)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.about)
        whole.addLayout(closing_line(self, self.save, self.leave))
        tab_through([self.pages.tabBar(), *self.tables.values(), self.save, self.leave])

    def refresh(self) -> None:
        """Create all reports for the current drawing."""
        for place, (key, make) in enumerate(REPORTS.items()):
            found = self.reports[key] = make(self._editor.drawing)
            self.pages.setTabText(place, self.tr("{0} ({1})").format(found.title, found.count))
            make_accessible(self.tables[key], found.title, found.about)
            _fill(self.tables[key], found)
        self._say_about()

    def _say_about(self) -> None:
        self.about.setText(self.current().about)

    def current(self) -> DrawingReport:
        """Return the visible report."""
        return self.reports[list(REPORTS)[self.pages.currentIndex()]]

    def _show_chosen(self) -> None:
        table = self.tables[list(REPORTS)[self.pages.currentIndex()]]
        places = sorted({item.row() for item in table.selectedItems()})
        things = (thing for place in places for thing in self.current().rows[place].things)
        self._editor.show(list(dict.fromkeys(thing for thing in things if thing in self._editor.drawing)))

    def choose_file(self) -> None:
        """Ask for the report file."""
        kinds = self.tr("CSV (*.csv);;HTML (*.html);;PDF (*.pdf)")
        name = f"{list(REPORTS)[self.pages.currentIndex()]}.csv"
        if file := save_path(self, self.tr("Save report"), name, kinds):
            self.write(file)

    def write(self, file: Path) -> None:
        """Write the visible report as PDF, HTML or otherwise CSV, depending on the file name."""
        found, kind = self.current(), file.suffix.lower()
        page = html(found, self._name() or self.tr("a drawing without a file"), date.today().isoformat())
        page = with_notes(page, notes_on_files.reported)
        content = pdf(page, found.title) if kind == ".pdf" else page if kind == ".html" else csv_text(found)
        try:
            atomic_write(file, content)
        except OSError as error:
            self.about.setText(self.tr("The report was not written: {0}").format(error.strerror or error))
            return
        self.about.setText(self.tr("The report was saved in {0}.").format(file.name))

    def changeEvent(self, event: QEvent) -> None:
        """Create the reports in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._later.start()


def _fill(table: QTableWidget, found: DrawingReport) -> None:
    table.setColumnCount(len(found.heads))
    set_headings(table, found.heads)
    fill_rows(table, [row.cells for row in found.rows], WIDEST)
