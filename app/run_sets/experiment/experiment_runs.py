"""The runs of an experiment as a design: shows the effect of each parameter on each figure."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import tomli_w
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from app.files.save_dialog import FolderKind, begin_in, save_path
from app.look import theme
from app.panels.context import PanelContext
from app.plot.export import picture
from app.plot.template import PlotTemplate
from app.run_sets.experiment.book import ExperimentBook, ExperimentRunner, columns, key_of, shown
from app.run_sets.experiment.charts import SMALL, SURFACE, TORNADO, ExperimentChart
from app.run_sets.experiment.dialog import ExperimentDialog
from app.run_sets.run_set import ChosenRun, RunSet, summary
from app.run_sets.run_set_panel import RunSetPanel, place_runs
from app.run_sets.table import RunsTable
from app.widgets.card import Card
from app.widgets.copy_menu import CopyMenu, rows_of
from app.widgets.looks import button
from app.widgets.reach import make_accessible
from engine.atomic import atomic_write
from engine.experiments.experiment import ERROR, POINT, SEED, ExperimentError, experiment_of
from engine.language import enumerated, later, say, title_said, with_unit
from engine.measures.selectors import UnknownName
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.toml_input import read_toml

PAGES = (TORNADO, SMALL, SURFACE)
TABLE = len(PAGES)
TITLE = later("Users and spin locks of the timer study")
FIRST: dict[str, Any] = {
    "title": TITLE,
    "scenario": "timers-430-600",
    "settings": ["until=4s", "phases=[]"],
    "design": {"kind": "one-at-a-time"},
    "parameters": [
        {"key": "guests.linux.count", "name": "users", "from": 20, "to": 200},
        {"key": "parameters.hold"},
        {"key": "parameters.before"},
    ],
    "figures": [{"name": "busy", "measure": "processor.busy", "of": "0", "from": "2s", "to": "4s"}],
}


class ExperimentRuns(RunSet):
    """An experiment that is read from a file or defined in a dialog."""

    cluster_changed = Signal(str)
    runs_each = False
    choices: tuple[QComboBox, ...]
    runner: ExperimentRunner

    def __init__(self, folder: Path) -> None:
        """folder: the location for results that belong to no file."""
        super().__init__()
        self.folder, self.cluster = folder, ""
        self.table: dict[str, Any] = FIRST | {"title": say(TITLE)}
        self.file: Path | None = None
        self.book = ExperimentBook(experiment_of(self.table, folder))
        self.dialog: ExperimentDialog | None = None
        self.runner = ExperimentRunner(self._work_title, self._arguments, self)
        about = self.tr("A row for each run. Enter opens the run in the lab.")
        self.charts = ExperimentChart()
        self.rows = RunsTable(self.tr("Experiment runs"), about, key_of)
        self.views = self.charts, self.rows
        self._page = 0
        self._make_controls()
        self._connect()
        self.show_table(self.table)

    def _make_controls(self) -> None:
        about = self.tr("Opens an experiment file.")
        self.read = button(self.tr("Open…"), about, self.charts, on_click=self.choose)
        about = self.tr("Selects the scenario, parameters, values and design.")
        self.define = button(self.tr("Define…"), about, self.charts, on_click=self.edit)
        about = self.tr("Saves the experiment as a file.")
        self.save = button(self.tr("Save…"), about, self.charts, on_click=self.choose_save)
        self.controls = self.read, self.define, self.save
        self.figure, self.across, self.up = self.choices = QComboBox(), QComboBox(), QComboBox()
        make_accessible(self.figure, self.tr("Value shown"), self.tr("The value shown in the charts."))
        make_accessible(self.across, self.tr("Horizontal"), self.tr("Parameter on the horizontal axis."))
        make_accessible(self.up, self.tr("Vertical"), self.tr("Parameter on the vertical axis."))

    def _connect(self) -> None:
        for box in self.choices:
            box.currentIndexChanged.connect(self._draw)
        theme.notifier.changed.connect(self._draw)
        self.charts.marked.connect(self._on_mark)
        CopyMenu(self.charts, lambda: rows_of(self.rows), lambda: picture(self.charts))
        self.runner.changed.connect(self.changed)
        self.runner.process.progress.connect(self._on_progress)
        self.runner.process.done.connect(self._on_done)
        self.runner.process.failed.connect(self._on_failed)

    # ---- the experiment

    def _work_title(self) -> str:
        return self.tr("Experiment: {0}").format(self.book.experiment.title)

    def show_table(self, table: dict[str, Any], file: Path | None = None) -> None:
        """Show another experiment, without results. Emit `failed` with any error in it."""
        self.runner.cancel()
        try:
            experiment = experiment_of(table, self._own_folder(file), file.name if file else "")
        except ExperimentError as error:
            self.failed.emit(str(error))
            return
        self.table, self.file, self.book = table, file, ExperimentBook(experiment)
        names = [axis.name for axis in experiment.axes]
        _fill(self.figure, [figure.name for figure in experiment.figures])
        _fill(self.across, names)
        _fill(self.up, names, min(1, len(names) - 1))
        found = columns(experiment)
        self.rows.show_columns(found, len(found) - 1)
        self.file_name = f"{self._slug()}.csv"
        self._show_results()

    def _own_folder(self, file: Path | None) -> Path:
        return self.folder if file is None else file.parent

    def edit(self) -> None:
        """Ask for another experiment, starting from the current experiment."""
        folder = self._own_folder(self.file)
        self.dialog = ExperimentDialog(self.table, folder, self.cluster, self.charts)
        self.dialog.given.connect(self._on_given)
        self.dialog.open()

    def _on_given(self, table: dict[str, Any], cluster: str) -> None:
        if cluster != self.cluster:
            self.cluster = cluster
            self.cluster_changed.emit(cluster)
        self.show_table(table, self.file)

    def choose(self) -> None:
        """Ask for an experiment file and open it."""
        title, kinds = self.tr("Open an experiment"), self.tr("Experiments (*.toml)")
        name, _ = QFileDialog.getOpenFileName(self.charts, title, begin_in(FolderKind.WORK), kinds)
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open an experiment file."""
        try:
            table = read_toml(path, path.name)
        except ScenarioError as error:
            self.failed.emit(str(error))
            return
        self.show_table(table, path)

    def choose_save(self) -> None:
        """Ask for a file and save the experiment to it."""
        title, kinds = self.tr("Save the experiment"), self.tr("Experiments (*.toml)")
        start = str(self.file or begin_in(FolderKind.WORK, f"{self._slug()}.toml"))
        if path := save_path(self.charts, title, start, kinds):
            self.write(path)

    def write(self, path: Path) -> None:
        """Save the experiment; from now on, results are stored next to the file."""
        try:
            atomic_write(path, tomli_w.dumps(self.table))
        except (OSError, ValueError) as error:
            self.failed.emit(str(error))
            return
        self.file = path
        self.wrote.emit(str(path))

    def _slug(self) -> str:
        title = self.book.experiment.title.lower()
        return re.sub(r"[^a-z0-9]+", "-", title).strip("-")[:60] or "experiment"

    def _out(self) -> Path:
        """Return the results folder: next to the file, or the program's own folder."""
        if self.file is not None:
            return self.file.with_name(f"{self.file.stem}-results")
        return self.folder / f"{self._slug()}-results"

    # ---- the runs

    def _arguments(self) -> dict[str, Any]:
        folder, out = str(self._own_folder(self.file)), str(self._out())
        return {"table": self.table, "folder": folder, "out": out, "cluster": self.cluster}

    def _on_progress(self, report: dict[str, Any]) -> None:
        self.book.keep(report["rows"])
        self._show_results()

    def _on_done(self, found: dict[str, Any]) -> None:
        self.book.finish(found)
        self._show_results()

    def _on_failed(self, reason: str) -> None:
        self.changed.emit()
        self.failed.emit(reason)

    # ---- displayed content

    def pages(self) -> list[str]:
        return [self.tr("Tornado"), self.tr("Small multiples"), self.tr("Surface"), self.tr("Table")]

    def show_page(self, place: int) -> QWidget:
        self._page = place
        self.figure.setVisible(place != TABLE)
        for box in (self.across, self.up):
            box.setVisible(place == PAGES.index(SURFACE))
        self._draw()
        return self.views[place == TABLE]

    def _show_results(self) -> None:
        self.rows.rows.show_rows(self.book.rows)
        self._draw()
        self.changed.emit()

    def _draw(self) -> None:
        if self._page != TABLE:
            pair = max(0, self.across.currentIndex()), max(0, self.up.currentIndex())
            self.charts.show_results(PAGES[self._page], self.book, self.figure.currentText(), pair)

    def summary(self) -> tuple[str, str]:
        text = summary(*self.book.counts()) if self.book.rows else self.book.experiment.title
        return text, self.tr("Completed runs of the design.")

    def csv(self) -> str:
        return self.book.csv()

    def chosen_run(self) -> ChosenRun | None:
        row, experiment = self.rows.row, self.book.experiment
        if row is None:
            return None
        values, figures = (
            [f"{item.name} {with_unit(shown(row[item.name]), title_said(item.unit))}" for item in part]
            for part in (experiment.axes, experiment.figures)
        )
        text = row[ERROR] or enumerated(figures)
        return ChosenRun(row, self.book.run_of(row), enumerated(values), text=text)

    # ---- actions for a run

    def _on_mark(self, point: int) -> None:
        """Select the first run of a point, and open it."""
        self.rows.choose(next(key_of(row) for row in self.book.rows if row[POINT] == point))
        self.charts.wanted.emit()

    def plots(self) -> PlotTemplate | None:
        """Return plots of the selected run, or of the first run."""
        if self.rows.row is None and self.book.rows:
            self.rows.choose(key_of(self.book.rows[0]))
        if (chosen := self.chosen_run()) is None:
            return None
        title = self.tr("{0}, seed {1}").format(chosen.name, chosen.item[SEED])
        try:
            return self.book.plots(chosen.item, title)
        except (ScenarioError, UnknownName) as error:
            self.failed.emit(str(error))
            return None


def _fill(box: QComboBox, names: list[str], chosen: int = 0) -> None:
    with QSignalBlocker(box):
        box.clear()
        box.addItems(names)
        box.setCurrentIndex(chosen)


def make_panel(context: PanelContext, card: Card) -> RunSetPanel[ExperimentRuns]:
    """Return the panel for the lab; the cluster address is stored in the settings."""
    settings = context.settings

    def keep_cluster(address: str) -> None:
        settings.cluster = address

    runs = ExperimentRuns(settings.sessions.parent / "experiments")
    runs.cluster = settings.cluster
    runs.cluster_changed.connect(keep_cluster)
    return place_runs(context, card, runs)
