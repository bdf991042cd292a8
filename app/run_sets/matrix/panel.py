"""The runs of a study, simulated in the background: charts that fill as runs end, and tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget

from app.jobs.task_book import RunKey, RunTask, TaskState
from app.run_sets.matrix import words
from app.run_sets.matrix.add_dialog import AddDialog
from app.run_sets.matrix.book import MatrixBook
from app.run_sets.matrix.details import Details
from app.run_sets.matrix.legend import Legend
from app.run_sets.matrix.pages import Pages
from app.run_sets.matrix.plots import plot_of_row, plots_of_run
from app.run_sets.matrix.simulating import Simulating
from app.study.panel import study_of
from app.widgets.plot_action import add_plot_action
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import reachable
from engine.language import filled
from engine.studies.matrix import Values, matrix_of
from engine.studies.tables import tables_of, with_tables

MIN_PROGRESS, MIN_BAR = 110, 24  # px of its text and bar beside a lesson in a small window
SEEDS = (1, 3, 5, 10, 20)  # that can be chosen


class MatrixPanel(QWidget):
    """`show_scenario` says of which study; `stop` ends what runs."""

    open_asked = Signal(str, object)  # scenario, settings
    compare_asked = Signal(str, str, object)  # name, scenario, settings
    failed = Signal(str)
    wrote = Signal(str)  # a file
    plot_wanted = Signal(object)  # Template

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matrixBody")
        self.simulating = Simulating(self)
        self.book: MatrixBook | None = None
        self.pages, self.details, self.legend = Pages(self), Details(self), Legend(self)
        self.grid = self.pages.grid
        self.summary, self.progress = QLabel(self), ProgressLine(self)
        self.seeds = self._seeds_box()
        about = self.tr("Simulates all runs without a result in the background.")
        self.run = self._button(self.tr("Run all"), about, self.run_all)
        about = self.tr("Adds a run with settings of your own.")
        self.add = self._button(self.tr("Add…"), about, self.ask_run)
        self._add_actions()
        add_plot_action(self.grid, self._ask_for_run)
        add_plot_action(self.pages.table, self._ask_for_row)
        self._lay_out()
        self._connect()
        self.show_book(None)

    # ---- making

    def _seeds_box(self) -> QComboBox:
        box = QComboBox(self)
        for number in SEEDS:
            box.addItem(words.seeds(number), number)
        about = self.tr("Number of seeds of each run; medians are shown.")
        reachable(box, self.tr("Number of seeds"), about)
        box.setToolTip(about)
        return box

    def _button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        reachable(button, text, about)
        button.setToolTip(about)
        button.clicked.connect(do)
        return button

    def controls(self) -> list[QWidget]:
        """Return the controls for the title line."""
        return [self.seeds, self.run, self.add, self.pages.copy, self.pages.export]

    def _add_actions(self) -> None:
        button = self.details.button
        self.open = button(
            self.tr("Open"), self.tr("Opens the chosen run in the lab (Enter)."), self.open_run
        )
        about = self.tr("Shows the chosen run beside the one that is open (C).")
        self.beside = button(self.tr("Compare"), about, self.compare_run)
        self.one = button(
            self.tr("Run"), self.tr("Simulates the chosen run, or cancels it (R)."), self.run_one
        )
        about = self.tr("Removes a run of your own from the matrix (Delete).")
        self.remove = button(self.tr("Remove"), about, self.remove_run)
        self.pages.acting = self.open, self.beside, self.one, self.remove

    def _lay_out(self) -> None:
        self.summary.setObjectName("caption")
        inside = self.progress.layout()
        assert inside is not None
        inside.setContentsMargins(0, 0, 0, 0)
        self.progress.label.setMinimumWidth(MIN_PROGRESS)
        self.progress.bar.setMinimumWidth(MIN_BAR)
        top = self.pages.top
        top.addSpacing(8)
        top.addWidget(self.summary, 1)
        top.addWidget(self.progress, 1)
        top.addSpacing(8)
        top.addWidget(self.legend)
        self.none = QLabel(self.tr("The study of this scenario has no tables."), self)
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none.setObjectName("caption")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.setSpacing(2)
        for part in (self.none, self.pages, self.details):
            layout.addWidget(part)
        layout.setStretchFactor(self.pages, 1)
        self.setFocusProxy(self.grid)

    def _connect(self) -> None:
        grid, pages = self.grid, self.pages
        grid.chosen.connect(self._show_chosen)
        grid.wanted.connect(self.open_run)
        grid.compared.connect(self.compare_run)
        grid.asked.connect(self.run_one)
        grid.removed.connect(self.remove_run)
        pages.turned.connect(self._turn)
        pages.failed.connect(self.failed)
        pages.wrote.connect(self.wrote)
        self.seeds.currentIndexChanged.connect(self._set_seeds)
        self.simulating.heard.connect(self._on_heard)
        self.simulating.changed.connect(self._tell_all)
        self.progress.cancelled.connect(self.cancel)

    # ---- what is shown

    def show_scenario(self, scenario: Any) -> None:
        """Show the runs of a scenario's study; runs of other studies continue in the background."""
        study = study_of(scenario)
        books = self.simulating.books
        if study in with_tables() and study not in books:
            books[study] = MatrixBook(study, matrix_of(study), tables_of(study), self.seeds.currentData())
        if books.get(study) is not self.book:
            self.show_book(books.get(study))

    def show_book(self, book: MatrixBook | None) -> None:
        """Show these runs."""
        self.book = book
        if book is not None:
            book.seeds = self.seeds.currentData()
        self.pages.show_book(book)
        self.legend.show_parts(book is None or bool(book.matrix.bars))
        self.none.setVisible(book is None)
        for part in (self.pages, self.details):
            part.setVisible(book is not None)
        for control in self.controls():
            control.setEnabled(book is not None)
        self.add.setVisible(book is None or bool(book.matrix.base))
        self._show_numbers()
        self._show_chosen()

    def _turn(self, runs: bool) -> None:
        self.legend.setVisible(runs and self.book is not None)
        self.details.setVisible(runs and self.book is not None)

    def _show_numbers(self) -> None:
        """Show how many runs have ended and, while some are under way, the time left."""
        book = self.book
        busy = book is not None and bool(book.under_way)
        if book is not None and busy and not self.progress.isVisibleTo(self):
            self.progress.begin(self.tr("Runs"))
        if book is not None and busy:
            self.progress.show_progress(book.ended, book.ended + len(book.under_way))
        else:
            self.progress.finish()
        self.summary.setVisible(not busy)
        self._show_summary(book)

    def _show_summary(self, book: MatrixBook | None) -> None:
        done = sum(book.state(entry) == TaskState.DONE for entry in book.entries) if book else 0
        good, known = book.tally() if book else (0, 0)
        text = filled(self.tr("{0} of {1} {1:run|runs}"), done, len(book.entries) if book else 0)
        within = self.tr("{0} of {1} within").format(good, known)
        self.summary.setText(f"{text} · {within}" if known else text)
        about = self.tr(
            "Runs that have ended; published values within tolerance, of those known. "
            "Not counted: ratios between runs, derived facts and identities."
        )
        self.summary.setToolTip(about)

    def _show_chosen(self) -> None:
        book, entry = self.book, self.grid.entry
        self.details.show_entry(book, entry)
        for button in (self.open, self.beside, self.one):
            button.setEnabled(entry is not None)
        self.remove.setVisible(book is not None and entry in book.own)
        busy = book is not None and entry is not None and book.busy(entry)
        self.one.setText(self.tr("Cancel") if busy else self.tr("Run"))
        self.one.setAccessibleName(self.one.text())

    def _tell_all(self) -> None:
        self.pages.tell_all()
        self._show_numbers()
        self._show_chosen()

    def _on_heard(self, job: RunTask, ended: bool) -> None:
        if self.book is None or job.study != self.book.study:
            return
        self.pages.tell(job.key, ended)
        entry = self.grid.entry
        if entry is not None and RunKey.of(entry.run) == job.key:
            self._show_chosen()
        if ended:
            self._show_numbers()

    # ---- what can be done

    def _set_seeds(self) -> None:
        if self.book is not None:
            self.book.seeds = self.seeds.currentData()
            self._tell_all()

    def run_all(self) -> None:
        """Simulate all that has no result yet."""
        if self.book is not None:
            self.simulating.run(self.book, self.book.entries)

    def run_one(self) -> None:
        """Simulate the chosen run; if it is under way, cancel it."""
        entry = self.grid.entry
        if self.book is not None and entry is not None:
            self.simulating.toggle(self.book, entry)

    def cancel(self) -> None:
        """End all that is under way."""
        if self.book is not None:
            self.simulating.cancel(self.book, list(self.book.under_way))

    def stop(self) -> None:
        """End all processes; the window is closing."""
        self.simulating.stop()

    def open_run(self) -> None:
        """Open the chosen run in the lab."""
        entry = self.grid.entry
        if entry is not None:
            self.open_asked.emit(entry.run.scenario, entry.run.settings)

    def compare_run(self) -> None:
        """Compare the chosen run with the one in the lab."""
        entry = self.grid.entry
        if self.book is not None and entry is not None:
            name = words.name(self.book, entry)
            self.compare_asked.emit(name, entry.run.scenario, entry.run.settings)

    def _ask_for_run(self) -> None:
        """Ask for plots of the figures of the chosen run."""
        if self.book is not None and self.grid.entry is not None:
            self.plot_wanted.emit(plots_of_run(self.book, self.grid.entry))

    def _ask_for_row(self) -> None:
        """Ask for a plot of the chosen row of a table, over its runs."""
        table, row = self.pages.table.entries.table, self.pages.table.row
        if self.book is not None and table is not None and row is not None:
            self.plot_wanted.emit(plot_of_row(self.book, table, row))

    def ask_run(self) -> None:
        """Ask for a run of one's own, beginning with the chosen one."""
        if self.book is not None and self.book.matrix.base:
            chosen = self.grid.entry
            dialog = AddDialog(self.book.matrix, chosen.values if chosen else {}, self)
            dialog.given.connect(self.add_run)
            dialog.open()

    def add_run(self, values: Values) -> None:
        """Put a run into the matrix, and choose it."""
        if self.book is not None:
            entry = self.book.add(values)
            self.show_book(self.book)
            self.grid.choose(entry)
            self.grid.setFocus()

    def remove_run(self) -> None:
        """Take a run of one's own out; its results are kept, should it come back."""
        entry, book = self.grid.entry, self.book
        if book is not None and entry is not None and entry in book.own:
            self.simulating.cancel(book, book.tasks(entry))
            book.own.remove(entry)
            self.show_book(book)
