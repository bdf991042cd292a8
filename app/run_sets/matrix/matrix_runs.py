"""The runs of a study as a list: a grid of small charts, and the tables of the study."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QWidget

from app.jobs.task_book import RunKey, RunTask
from app.panels.context import PanelContext
from app.plot.template import PlotTemplate, TemplateRun
from app.plot.templates import WantedFigure, of_figures
from app.run_sets.matrix import words
from app.run_sets.matrix.add_dialog import AddDialog
from app.run_sets.matrix.book import NO_MATRIX, MatrixBook
from app.run_sets.matrix.grid import Legend, MatrixGrid
from app.run_sets.matrix.printed_table import PrintedTable
from app.run_sets.run_set import ChosenRun, RunSet, seeds, state, summary
from app.run_sets.run_set_panel import RunSetPanel, place_runs
from app.run_sets.runner import TaskRunner
from app.study.study_panel import study_of
from app.widgets.card import Card
from app.widgets.copy_menu import CopyMenu
from app.widgets.looks import button
from app.widgets.note_label import sentence_of
from app.widgets.reach import make_accessible
from engine.studies.matrix import RELATIVE, MatrixEntry, Values, matrix_of
from engine.studies.probes import Figures, StudyRun
from engine.studies.tables import PublishedTable, RunColumn, TableRow, csv_text, tables_of, with_tables

SEEDS = (1, 3, 5, 10, 20)  # that can be chosen


def plots_of_run(book: MatrixBook, entry: MatrixEntry) -> PlotTemplate:
    """Return a plot for each unit of a run's values."""
    name, printed = words.name(book, entry)[:200], book.printed(entry.run)
    groups: dict[tuple[str, str], list[WantedFigure]] = {}
    for gauge in words.gauges(book):
        if gauge.quantity.endswith(RELATIVE):
            continue  # of two runs
        known = printed.get(gauge.quantity)
        fact = known.row.fact(known.place) if known is not None else None
        figure = WantedFigure(words.told(gauge.title), name, gauge.quantity, "" if fact is None else fact.id)
        groups.setdefault((name, gauge.unit), []).append(figure)
    return of_figures(name, book.study, groups, {name: TemplateRun.of(entry.run)})


def plot_of_row(book: MatrixBook, table: PublishedTable, row: TableRow) -> PlotTemplate:
    """Return a plot of a quantity over the runs of a table; a ratio is plotted as the values from which
    it is calculated.
    """
    figures, runs = [], dict[str, TemplateRun]()
    for place, column in enumerate(table.columns):
        name = _name(column, place)
        runs[name] = TemplateRun.of(column.run)
        fact = row.fact(place) if not row.ratio else None
        quantity = f"{row.quantity}.{column.part}" if column.part else row.quantity
        figures.append(WantedFigure(name, name, quantity, "" if fact is None else fact.id))
    plain = next(
        (table_row for table_row in table.rows if table_row.quantity == row.quantity and not table_row.ratio),
        row,
    )
    title = f"{table.title}: {plain.title}"[:200]
    return of_figures(title, book.study, {(title, plain.unit): figures}, runs)


def _name(column: RunColumn, place: int) -> str:
    heads = " ".join(filter(None, column.heads))
    return f"{place + 1}: {heads}{f' {column.part}' if column.part else ''}"[:200]


class MatrixRuns(RunSet):
    """The runs of the study that `show_scenario` sets; runs of other studies continue in the background."""

    legend: Legend
    runner: TaskRunner

    def __init__(self) -> None:
        super().__init__()
        self.book = MatrixBook("", NO_MATRIX, (), 1)  # of a study that has no tables
        self.books = {"": self.book}  # of all studies that have been shown: none is ever deleted
        self.runner = TaskRunner("simulate", lambda: self.tr("Run matrix"), self.book, self)
        self.grid, self.table, self.legend = MatrixGrid(), PrintedTable(), Legend()
        self.views = self.grid, self.table
        self.none = self.tr("The study of this scenario has no tables.")
        self._page = 0
        CopyMenu(self.grid, self.csv_rows, lambda: self.grid.grab().toImage())
        self._make_controls()
        self.seeds.currentIndexChanged.connect(self._set_seeds)
        for view in self.views:
            view.chosen.connect(self._show_removable)
        self.runner.reported.connect(self._on_reported)
        self.runner.changed.connect(self._tell_all)
        self._show_removable()

    def _make_controls(self) -> None:
        self.seeds = QComboBox()
        for number in SEEDS:
            self.seeds.addItem(seeds(number), number)
        about = self.tr("Seeds per run; medians are shown.")
        make_accessible(self.seeds, self.tr("Number of seeds"), about)
        self.seeds.setToolTip(about)
        about = self.tr("Adds a run with custom settings.")
        self.add = button(self.tr("Add…"), about, self.grid, on_click=self.ask_run)
        self.controls = self.seeds, self.add
        about = self.tr("Removes an added run from the matrix (Delete).")
        self.remove = QAction(self.tr("Remove"), self, toolTip=about, shortcut=QKeySequence("Del"))
        self.remove.triggered.connect(self.remove_run)
        self.actions = (self.remove,)

    # ---- displayed content

    def show_scenario(self, scenario: Any) -> None:
        """Show the runs of a scenario's study."""
        study = study_of(scenario)
        study = study if study in with_tables() else ""
        if study not in self.books:
            self.books[study] = MatrixBook(study, matrix_of(study), tables_of(study), 1)
        if self.books[study] is not self.book:
            self.show_book(self.books[study])

    def show_book(self, book: MatrixBook) -> None:
        """Show the runs of a book."""
        self.book = self.runner.book = book
        self.file_name = f"{book.study}.csv"
        book.seeds = self.seeds.currentData()
        self.grid.show_book(book)
        self.legend.show_parts(bool(book.matrix.bars))
        self.add.setVisible(not book.items or bool(book.matrix.base))
        self.rebuilt.emit()

    def pages(self) -> list[str]:
        titles = [words.told(table.title).partition(". ")[0] for table in self.tables()]
        return [self.tr("Runs"), *titles] if self.book.items else []

    def tables(self) -> list[PublishedTable]:
        """The tables of the study, and a table of the runs that the study does not contain."""
        others = self.book.others(self.tr("Other runs"))
        return [*self.book.tables, *([others] if others is not None else [])]

    def show_page(self, place: int) -> QWidget:
        self._page = max(place, 0)
        self.legend.setVisible(place == 0)
        self._show_table()
        self._show_removable()
        return self.views[min(self._page, 1)]

    @property
    def entry(self) -> MatrixEntry | None:
        """The selected run on the current page."""
        if not self._page:
            return self.grid.entry
        return next((entry for entry in self.book.items if entry.run == self.table.run), None)

    def chosen_run(self) -> ChosenRun | None:
        book, entry = self.book, self.entry
        if entry is None:
            return None
        text = sentence_of(book.reason(entry)) or words.published(book, entry)
        tip = words.spoken(book, entry).replace("; ", "\n")
        return ChosenRun(entry, entry.run, words.name(book, entry), state(book, entry), text, tip)

    def summary(self) -> tuple[str, str]:
        text = summary(*self.book.counts())
        good, known = self.book.tally()
        about = self.tr(
            "Completed runs; known published values that are within tolerance. "
            "Not counted: ratios between runs, derived facts and identities."
        )
        within = self.tr("{0} of {1} within tolerance").format(good, known)
        return f"{text} · {within}" if known else text, about

    def csv(self) -> str:
        values: dict[StudyRun, Figures] = {}
        for table in self.tables():
            values |= self.book.values(table)
        return csv_text(self.tables(), values)

    def plots(self) -> PlotTemplate | None:
        """Return plots of the selected run's values, or of the selected table row over the table's runs."""
        book, entry, table, row = self.book, self.grid.entry, self.table.entries.table, self.table.row
        if self._page:
            return plot_of_row(book, table, row) if table is not None and row is not None else None
        return plots_of_run(book, entry) if entry is not None else None

    def _show_removable(self) -> None:
        self.remove.setVisible(self.entry in self.book.own)

    def _tell_all(self) -> None:
        self.grid.tell_all()
        self._show_table()
        self.changed.emit()

    def _show_table(self) -> None:
        if self._page:
            self.table.show_table(self.book, self.tables()[self._page - 1])

    def _on_reported(self, task: RunTask, ended: bool) -> None:
        if task.study != self.book.study:
            return
        self.grid.tell(task.key)
        if ended:
            self._show_table()
            self.changed.emit()
        elif self.entry is not None and RunKey.of(self.entry.run) == task.key:
            self.chosen.emit()

    # ---- actions

    def _set_seeds(self) -> None:
        self.book.seeds = self.seeds.currentData()
        self._tell_all()

    def ask_run(self) -> None:
        """Ask for a custom run, starting from the selected run."""
        if self.book.matrix.base:
            dialog = AddDialog(self.book.matrix, self.entry.values if self.entry else {}, self.grid)
            dialog.given.connect(self.add_run)
            dialog.open()

    def add_run(self, values: Values) -> None:
        """Add a run to the matrix, and select it."""
        entry = self.book.add(values)
        self.show_book(self.book)
        self.grid.choose(entry)
        self.grid.setFocus()

    def remove_run(self) -> None:
        """Remove a custom run; its results are kept in case it is added again."""
        entry = self.entry
        if entry is not None and entry in self.book.own:
            self.runner.drop(entry)
            self.book.own.remove(entry)
            self.show_book(self.book)


def make_panel(context: PanelContext, card: Card) -> RunSetPanel[MatrixRuns]:
    """Return the panel for the lab."""
    runs, scenario = MatrixRuns(), context.session.scenario
    if scenario is not None:
        runs.show_scenario(scenario)
    context.scenario_opened.connect(runs.show_scenario)
    return place_runs(context, card, runs)
