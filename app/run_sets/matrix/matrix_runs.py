"""The runs of a study as a list: a grid of small charts, and the tables of the study."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QWidget

from app.jobs.task_book import RunKey, RunTask, TaskState
from app.plot.template import Template
from app.run_sets.matrix import words
from app.run_sets.matrix.add_dialog import AddDialog
from app.run_sets.matrix.book import MatrixBook
from app.run_sets.matrix.grid import Grid
from app.run_sets.matrix.legend import Legend
from app.run_sets.matrix.plots import plot_of_row, plots_of_run
from app.run_sets.matrix.printed_table import PrintedTable
from app.run_sets.run_set import ChosenRun, RunSet
from app.run_sets.runner import TaskRunner
from app.run_sets.words import seeds, state, summary
from app.study.panel import study_of
from app.widgets.copy_menu import CopyMenu
from app.widgets.looks import button
from app.widgets.reach import reachable
from engine.studies.matrix import MatrixEntry, Values, matrix_of
from engine.studies.probes import Figures, Run
from engine.studies.tables import Table, csv_text, tables_of, with_tables

SEEDS = (1, 3, 5, 10, 20)  # that can be chosen


class MatrixRuns(RunSet):
    """`show_scenario` says of which study; runs of other studies continue in the background."""

    legend: Legend

    def __init__(self) -> None:
        super().__init__()
        self.book: MatrixBook | None = None
        self.books: dict[str, MatrixBook] = {}  # of all studies that have been shown: none is ever lost
        self.runner = TaskRunner("simulate", lambda: self.tr("Runs of the run matrix"), self)
        self.grid, self.table, self.legend = Grid(), PrintedTable(), Legend()
        self.views = self.grid, self.table
        self._page = 0
        CopyMenu(self.grid, self.csv_rows, lambda: self.grid.grab().toImage())
        self._make_controls()
        self.seeds.currentIndexChanged.connect(self._set_seeds)
        for view in self.views:
            view.chosen.connect(self._show_removable)
        self.runner.heard.connect(self._on_heard)
        self.runner.changed.connect(self._tell_all)
        self._show_removable()

    def _make_controls(self) -> None:
        self.seeds = QComboBox()
        for number in SEEDS:
            self.seeds.addItem(seeds(number), number)
        about = self.tr("Number of seeds of each run; medians are shown.")
        reachable(self.seeds, self.tr("Number of seeds"), about)
        self.seeds.setToolTip(about)
        self.add = button(self.tr("Add…"), self.tr("Adds a run with settings of your own."), self.grid)
        self.add.clicked.connect(self.ask_run)
        self.controls = self.seeds, self.add
        about = self.tr("Removes a run of your own from the matrix (Delete).")
        self.remove = QAction(self.tr("Remove"), self, toolTip=about, shortcut=QKeySequence("Del"))
        self.remove.triggered.connect(self.remove_run)
        self.actions = (self.remove,)

    # ---- what is shown

    def show_scenario(self, scenario: Any) -> None:
        """Show the runs of a scenario's study."""
        study = study_of(scenario)
        if study in with_tables() and study not in self.books:
            self.books[study] = MatrixBook(
                study, matrix_of(study), tables_of(study), self.seeds.currentData()
            )
        if self.books.get(study) is not self.book:
            self.show_book(self.books.get(study))

    def show_book(self, book: MatrixBook | None) -> None:
        """Show these runs."""
        self.book = book
        self.file_name = f"{book.study}.csv" if book is not None else ""
        if book is not None:
            book.seeds = self.seeds.currentData()
        self.grid.show_book(book)
        self.legend.show_parts(book is None or bool(book.matrix.bars))
        self.add.setVisible(book is None or bool(book.matrix.base))
        self.rebuilt.emit()

    def pages(self) -> list[str]:
        titles = [words.told(one.title).partition(". ")[0] for one in self.tables()]
        return [self.tr("Runs"), *titles] if self.book is not None else []

    def none(self) -> str:
        return self.tr("The study of this scenario has no tables.")

    def tables(self) -> list[Table]:
        """The tables of the study, and one of the runs that it does not have."""
        others = self.book.others(self.tr("Other runs")) if self.book else None
        return [*(self.book.tables if self.book else ()), *([others] if others else [])]

    def show_page(self, place: int) -> QWidget:
        self._page = max(place, 0)
        self.legend.setVisible(place == 0)
        self._show_table()
        self._show_removable()
        return self.views[min(self._page, 1)]

    @property
    def entry(self) -> MatrixEntry | None:
        """The run that is chosen on the page that is shown."""
        if not self._page:
            return self.grid.entry
        entries = self.book.entries if self.book is not None else []
        return next((entry for entry in entries if entry.run == self.table.run), None)

    def chosen_run(self) -> ChosenRun | None:
        book, entry = self.book, self.entry
        if book is None or entry is None:
            return None
        text = book.reason(entry) or words.published(book, entry)
        tip = words.spoken(book, entry).replace("; ", "\n")
        name, busy = words.name(book, entry), book.is_busy(entry)
        return ChosenRun(entry.run, name, state(book, entry), text, tip, busy)

    def progress(self) -> tuple[int, int] | None:
        return self.book.progress if self.book is not None else None

    def summary(self) -> tuple[str, str]:
        if self.book is None:
            return "", ""
        states = [self.book.state(entry) for entry in self.book.entries]
        text = summary(states.count(TaskState.DONE), len(states), states.count(TaskState.FAILED))
        good, known = self.book.tally()
        about = self.tr(
            "Runs that have ended; published values within tolerance, of those known. "
            "Not counted: ratios between runs, derived facts and identities."
        )
        within = self.tr("{0} of {1} within").format(good, known)
        return f"{text} · {within}" if known else text, about

    def csv(self) -> str:
        values: dict[Run, Figures] = {}
        for table in self.tables():
            values |= self.book.values(table) if self.book else {}
        return csv_text(self.tables(), values)

    def plots(self) -> Template | None:
        """Return plots of the figures of the chosen run, or of the chosen row of a table over its runs."""
        book, entry, table, row = self.book, self.grid.entry, self.table.entries.table, self.table.row
        if book is None:
            return None
        if self._page:
            return plot_of_row(book, table, row) if table is not None and row is not None else None
        return plots_of_run(book, entry) if entry is not None else None

    def _show_removable(self) -> None:
        self.remove.setVisible(self.book is not None and self.entry in self.book.own)

    def _tell_all(self) -> None:
        self.grid.tell_all()
        self._show_table()
        self.changed.emit()

    def _show_table(self) -> None:
        if self._page and self.book is not None:
            self.table.show_table(self.book, self.tables()[self._page - 1])

    def _on_heard(self, task: RunTask, ended: bool) -> None:
        if self.book is None or task.study != self.book.study:
            return
        self.grid.tell(task.key)
        if ended:
            self._show_table()
            self.changed.emit()
        elif self.entry is not None and RunKey.of(self.entry.run) == task.key:
            self.chosen.emit()

    # ---- what can be done

    def _set_seeds(self) -> None:
        if self.book is not None:
            self.book.seeds = self.seeds.currentData()
            self._tell_all()

    def run_all(self) -> None:
        if self.book is not None:
            self.runner.run(self.book, self.book.entries)

    def run_chosen(self) -> None:
        if self.book is not None and self.entry is not None:
            if self.book.is_busy(self.entry):
                self.runner.cancel(self.book, self.book.tasks(self.entry))
            else:
                self.runner.run(self.book, self.book.needed(self.entry))

    def cancel(self) -> None:
        if self.book is not None:
            self.runner.cancel(self.book, list(self.book.under_way))

    def stop(self) -> None:
        self.runner.pool.stop()

    def ask_run(self) -> None:
        """Ask for a run of one's own, beginning with the chosen one."""
        if self.book is not None and self.book.matrix.base:
            dialog = AddDialog(self.book.matrix, self.entry.values if self.entry else {}, self.grid)
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
        entry, book = self.entry, self.book
        if book is not None and entry is not None and entry in book.own:
            self.runner.cancel(book, book.tasks(entry))
            book.own.remove(entry)
            self.show_book(book)
