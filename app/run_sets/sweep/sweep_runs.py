"""The runs of a sweep as a grid: small charts and a table of relocations."""

from __future__ import annotations

import json
from dataclasses import asdict

from pydantic import TypeAdapter, ValidationError
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from app.look import theme
from app.panels.context import PanelContext
from app.plot import look
from app.plot.template import PlotTemplate, TemplateRun
from app.plot.templates import of_run
from app.run_sets.run_set import ChosenRun, RunSet, summary
from app.run_sets.run_set_panel import RunSetPanel, place_runs
from app.run_sets.runner import TaskRunner
from app.run_sets.sweep import words
from app.run_sets.sweep.book import SweepBook
from app.run_sets.sweep.charts import SweepCharts, scrolled
from app.run_sets.sweep.grid_dialog import GridDialog
from app.run_sets.sweep.words import STATE, columns
from app.run_sets.table import RunsTable
from app.widgets.card import Card
from app.widgets.looks import button
from app.widgets.note_label import sentence_of
from app.widgets.reach import make_accessible
from engine.studies.sweeps.grid import (
    MAX_CHANNELS,
    MAX_CONNECTIONS,
    StudySweep,
    SweepError,
    SweepGrid,
    SweepPoint,
    sweep_of,
)
from engine.studies.sweeps.table import BY_ID, QUANTITIES

STUDY = "relocation"
MEASURES = ("link.mbs", "guest.steal", "move.listed")  # of a run, in plots
TIMES = ("relocation_ns", "quiesce_ns")


class SweepRuns(RunSet):
    """The runs of a sweep; results are kept by settings and seed, even when another grid is shown later."""

    grid_changed = Signal(str)  # as the settings keep it
    legend: QLabel
    runner: TaskRunner

    def __init__(self) -> None:
        super().__init__()
        sweep = sweep_of(STUDY)
        self.book = SweepBook(sweep, sweep.usual)
        self.file_name = f"{sweep.study}-sweep.csv"
        self.runner = TaskRunner("relocate", lambda: self.tr("Relocation sweep"), self.book, self)
        self.charts, self.legend = SweepCharts(self.book), QLabel(textFormat=Qt.TextFormat.RichText)
        self.area = scrolled(self.charts)
        about = self.tr(
            "A row for each point. Enter opens the point's run, C compares it, and R simulates it."
        )
        self.table = RunsTable(self.tr("Sweep as a table"), about)
        self.table.show_columns(columns(lambda: self.book), STATE)
        self.views = self.charts, self.table
        self.dialog: GridDialog | None = None
        self._make_controls()
        self._connect()
        self.show_grid(sweep.usual)

    def _make_controls(self) -> None:
        self.presets, self.quantity = QComboBox(), QComboBox()
        for preset in self.book.sweep.presets:
            self.presets.addItem(words.told(preset.title), preset.grid)
        about = self.tr("Channels, connections, layouts and workloads to sweep.")
        make_accessible(self.presets, self.tr("Grid"), about)
        self.quantity.addItem(self.tr("Times"), TIMES)
        for quantity in QUANTITIES:
            self.quantity.addItem(words.told(quantity.title), (quantity.id,))
        make_accessible(self.quantity, self.tr("Results shown"), self.tr("Results that the charts show."))
        about = self.tr("Defines a custom grid.")
        self.edit = button(self.tr("Grid…"), about, self.charts, on_click=self.edit_grid)
        self.controls, self.choices = (self.presets, self.edit), (self.quantity,)

    def _connect(self) -> None:
        theme.notifier.changed.connect(self._show_legend)
        self.charts.chosen.connect(lambda: self.table.choose(self.charts.point))
        self.table.chosen.connect(self._on_table)
        self.presets.activated.connect(lambda place: self._change(self.presets.itemData(place)))
        self.quantity.currentIndexChanged.connect(self._show_charts)
        self.runner.reported.connect(lambda task, ended: self._tell(self.book.point_of(task)))
        self.runner.changed.connect(self._tell)

    # ---- displayed content

    def restore(self, text: str) -> None:
        """Show the stored grid, if it can be read."""
        if (grid := restored(self.book.sweep, text)) is not None:
            self.show_grid(grid)

    def show_grid(self, grid: SweepGrid) -> None:
        """Show another grid with its existing results; tasks in progress continue."""
        self.book.show_grid(grid)
        known = [preset.grid for preset in self.book.sweep.presets]
        while self.presets.count() > len(known):
            self.presets.removeItem(len(known))
        if grid not in known:
            self.presets.addItem(self.tr("Custom grid"), grid)
        self.presets.setCurrentIndex(known.index(grid) if grid in known else len(known))
        self._show_legend()
        self.table.rows.show_rows(self.book.items)
        self._show_charts()
        self.changed.emit()

    def _show_legend(self) -> None:
        """Show the layout names in their colors, each with its marker."""
        order, names = list(self.book.sweep.layouts), self.book.grid.layouts
        marked = (look.coloured(order.index(name), words.layout(name), marked=True) for name in names)
        self.legend.setText(" &nbsp; ".join(marked))
        self.legend.setAccessibleName(", ".join(map(words.layout, names)))

    def _change(self, grid: SweepGrid) -> None:
        self.show_grid(grid)
        self.grid_changed.emit(stored(grid))

    def edit_grid(self) -> None:
        """Ask for another grid, starting from the current grid."""
        self.dialog = GridDialog(self.book.sweep, self.book.grid, self.charts)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.given.connect(self._change)
        self.dialog.open()

    def _show_charts(self) -> None:
        self.charts.show_book(self.book, [BY_ID[id] for id in self.quantity.currentData()])

    def pages(self) -> list[str]:
        return [self.tr("Charts"), self.tr("Table")]

    def show_page(self, place: int) -> QWidget:
        for part in (self.legend, self.quantity):
            part.setVisible(place == 0)
        return self.views[place]

    @property
    def point(self) -> SweepPoint | None:
        """The selected point."""
        return self.charts.point

    def _on_table(self) -> None:
        if self.table.row is not None and self.table.row != self.point:
            self.charts.choose(self.table.row)

    def chosen_run(self) -> ChosenRun | None:
        book, point = self.book, self.point
        if point is None:
            return None
        name, text = words.point(book.sweep, point), sentence_of(words.results(book, point))
        state, tip = words.state(book, point), words.tip(book, point)
        return ChosenRun(point, book.run(point), name, state, text, tip)

    def summary(self) -> tuple[str, str]:
        text = summary(*self.book.counts(), self.tr("{0} of {1} {1:point|points}"))
        return text, self.tr("Completed grid points.")

    def csv(self) -> str:
        return self.book.csv()

    def plots(self) -> PlotTemplate | None:
        """Return plots of the selected point's run."""
        chosen = self.chosen_run()
        if chosen is None:
            return None
        return of_run(chosen.name, TemplateRun.of(chosen.run), [[(id, ())] for id in MEASURES])

    def _tell(self, point: SweepPoint | None = None) -> None:
        self.charts.tell()
        self.table.tell(point)
        self.changed.emit()


def stored(grid: SweepGrid) -> str:
    """Return a grid in the format of the settings."""
    return json.dumps(asdict(grid))


def restored(sweep: StudySweep, text: str) -> SweepGrid | None:
    """Return the grid in a text from the settings; None if this study cannot sweep it."""
    try:
        grid = TypeAdapter(SweepGrid).validate_json(text)
        sweep.check(grid)
    except (ValidationError, SweepError):
        return None
    within = {*grid.channels} <= {*range(1, MAX_CHANNELS + 1)}
    return grid if within and {*grid.connections} <= {*range(1, MAX_CONNECTIONS + 1)} else None


def make_panel(context: PanelContext, card: Card) -> RunSetPanel[SweepRuns]:
    """Return the panel for the lab; the grid is stored in the settings."""
    runs, settings = SweepRuns(), context.settings

    def keep_grid(text: str) -> None:
        settings.sweep = text

    runs.restore(settings.sweep)
    runs.grid_changed.connect(keep_grid)
    return place_runs(context, card, runs)
