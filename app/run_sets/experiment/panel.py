"""Experiments: runs over a design in the background, and which parameter moves which figure."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tomli_w
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from app.files.folders import Kind, begin_in
from app.files.save_dialog import save_path
from app.jobs.process import Process
from app.jobs.work import work_list
from app.plot.export import picture
from app.run_sets.experiment.charts import SMALL, SURFACE, TORNADO, Charts
from app.run_sets.experiment.dialog import ExperimentDialog
from app.run_sets.experiment.plots import plots_of
from app.run_sets.experiment.table_view import TableView, shown
from app.run_sets.matrix.details import Details
from app.widgets.copy_menu import CopyMenu, rows_of
from app.widgets.plot_action import add_plot_action
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import reachable
from engine.atomic import atomic_write
from engine.experiments.effects import Effect, Effects
from engine.experiments.experiment import ERROR, POINT, SEED, Experiment, ExperimentError, experiment_of
from engine.language import enumerated, later, numeral, say, title_said
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


class ExperimentPanel(QWidget):
    """`stop` ends what runs. folder: where results go that belong to no file."""

    open_asked = Signal(str, object)  # scenario, settings
    compare_asked = Signal(str, str, object)  # name, scenario, settings
    plot_wanted = Signal(object)  # Template
    failed = Signal(str)
    wrote = Signal(str)  # a file
    cluster_changed = Signal(str)

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matrixBody")
        self.folder, self.cluster = folder, ""
        self.table: dict[str, Any] = FIRST | {"title": say(TITLE)}
        self.file: Path | None = None
        self.experiment: Experiment | None = None
        self.results: dict[tuple[int, int], dict[str, Any]] = {}
        self.effects: dict[str, Effects] = {}
        self.dialog: ExperimentDialog | None = None
        self.process = Process("experiment", self)
        self.charts, self.rows, self.details = Charts(self), TableView(self), Details(self)
        self.tabs, self.stack = QTabBar(self), QStackedWidget(self)
        self.summary, self.progress = QLabel(self), ProgressLine(self)
        self._make_controls()
        self._lay_out()
        self._connect()
        self.show_table(self.table)

    # ---- making

    def _make_controls(self) -> None:
        self.read = self._button(self.tr("Open…"), self.tr("Opens the file of an experiment."), self.choose)
        about = self.tr("Chooses scenario, parameters, figures and design.")
        self.define = self._button(self.tr("Define…"), about, self.edit)
        self.save = self._button(
            self.tr("Save…"), self.tr("Saves the experiment as a file."), self.choose_save
        )
        about = self.tr("Does the runs that are missing, in the background.")
        self.run = self._button(self.tr("Run"), about, self.run_missing)
        self.figure, self.across, self.up = (QComboBox(self) for _ in range(3))
        reachable(self.figure, self.tr("Figure shown"), self.tr("The figure that charts show."))
        reachable(self.across, self.tr("Across"), self.tr("The parameter along the surface."))
        reachable(self.up, self.tr("Up"), self.tr("The parameter up the surface."))
        for box in (self.across, self.up):  # a screen reader names them also while they are hidden
            label = QLabel(box.accessibleName(), self)
            label.hide()
            label.setBuddy(box)
        button = self.details.button
        self.open = button(self.tr("Open"), self.tr("Opens the chosen run in the lab."), self.open_run)
        about = self.tr("Shows the chosen run beside the one that is open.")
        self.beside = button(self.tr("Compare"), about, self.compare_run)

    def _button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        reachable(button, text, about)
        button.setToolTip(about)
        button.clicked.connect(do)
        return button

    def controls(self) -> list[QWidget]:
        """Return the controls for the title line."""
        return [self.read, self.define, self.save, self.run]

    def _lay_out(self) -> None:
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        for title in (self.tr("Tornado"), self.tr("Small charts"), self.tr("Surface"), self.tr("Table")):
            self.tabs.addTab(title)
        reachable(self.tabs, self.tr("Charts and table"), self.tr("The results as charts, or as a table."))
        for page in (self.charts, self.rows):
            self.stack.addWidget(page)
        self.summary.setObjectName("caption")
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 8, 2)
        for part in (self.tabs, self.figure, self.across, self.up):
            top.addWidget(part)
        top.addSpacing(8)
        top.addWidget(self.summary, 1)
        top.addWidget(self.progress, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.setSpacing(2)
        layout.addLayout(top)
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.details)
        self.setFocusProxy(self.tabs)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._turn)
        for box in (self.figure, self.across, self.up):
            box.currentIndexChanged.connect(self._draw)
        self.charts.wanted.connect(self._on_mark)
        CopyMenu(self.charts, lambda: rows_of(self.rows), lambda: picture(self.charts))
        self.rows.wanted.connect(lambda point, seed: self.open_run())
        self.rows.chosen.connect(self._show_chosen)
        for view in (self.charts, self.rows):
            add_plot_action(view, self._ask_for_plots)
        work_list.follow(self.process, lambda: self.tr("Experiment: {0}").format(self._title()), self.cancel)
        self.process.progress.connect(self._on_progress)
        self.process.done.connect(self._on_done)
        self.process.failed.connect(self._on_failed)
        self.progress.cancelled.connect(self.cancel)

    # ---- the experiment

    def _title(self) -> str:
        return self.experiment.title if self.experiment is not None else ""

    def show_table(self, table: dict[str, Any], file: Path | None = None) -> None:
        """Show another experiment, without results. Emit `failed` with what is wrong with it."""
        self.cancel()
        try:
            experiment = experiment_of(table, self._own_folder(file), file.name if file else "")
        except ExperimentError as error:
            self.failed.emit(str(error))
            return
        self.table, self.file, self.experiment = table, file, experiment
        self.results, self.effects = {}, {}
        self._fill(self.figure, [one.name for one in experiment.figures])
        names = [one.name for one in experiment.axes]
        self._fill(self.across, names)
        self._fill(self.up, names)
        self.up.setCurrentIndex(min(1, len(names) - 1))
        self.rows.show_experiment(experiment)
        self.rows.selectionModel().currentChanged.connect(self._show_chosen)
        self._turn(self.tabs.currentIndex())
        self._show_results()

    def _own_folder(self, file: Path | None) -> Path:
        return self.folder if file is None else file.parent

    @staticmethod
    def _fill(box: QComboBox, names: list[str]) -> None:
        box.blockSignals(True)
        box.clear()
        box.addItems(names)
        box.blockSignals(False)

    def edit(self) -> None:
        """Ask for another experiment, beginning with the present one."""
        self.dialog = ExperimentDialog(self.table, self._own_folder(self.file), self.cluster, self)
        self.dialog.given.connect(self._on_given)
        self.dialog.open()

    def _on_given(self, table: dict[str, Any], cluster: str) -> None:
        if cluster != self.cluster:
            self.cluster = cluster
            self.cluster_changed.emit(cluster)
        self.show_table(table, self.file)

    def choose(self) -> None:
        """Ask for the file of an experiment and open it."""
        kinds = self.tr("Experiments (*.toml)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open an experiment"), begin_in(Kind.WORK), kinds)
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open the file of an experiment."""
        try:
            table = read_toml(path, path.name)
        except ScenarioError as error:
            self.failed.emit(str(error))
            return
        self.show_table(table, path)

    def choose_save(self) -> None:
        """Ask for a file and save the experiment there."""
        title, kinds = self.tr("Save the experiment"), self.tr("Experiments (*.toml)")
        start = str(self.file or begin_in(Kind.WORK, f"{self._slug()}.toml"))
        if path := save_path(self, title, start, kinds):
            self.write(path)

    def write(self, path: Path) -> None:
        """Save the experiment; results go beside the file from now on."""
        try:
            atomic_write(path, tomli_w.dumps(self.table))
        except (OSError, ValueError) as error:
            self.failed.emit(str(error))
            return
        self.file = path
        self.wrote.emit(str(path))

    def _slug(self) -> str:
        return re.sub(r"[^a-z0-9]+", "-", self._title().lower()).strip("-")[:60] or "experiment"

    def _out(self) -> Path:
        """Return the folder of the results: beside the file, or in the program's own folder."""
        if self.file is not None:
            return self.file.with_name(f"{self.file.stem}-results")
        return self.folder / f"{self._slug()}-results"

    # ---- the runs

    def run_missing(self) -> None:
        """Do the runs that are missing."""
        if self.experiment is not None and not self.process.busy:
            self.progress.begin(self.tr("Runs"))
            self.process.start(
                table=self.table,
                folder=str(self._own_folder(self.file)),
                out=str(self._out()),
                cluster=self.cluster,
            )
            self._show_state()

    def cancel(self) -> None:
        """End what is under way; results that have come stay."""
        self.process.stop()
        self.progress.finish()
        self._show_state()

    def stop(self) -> None:
        """End all processes; the window is closing."""
        self.process.stop()

    def _on_progress(self, report: dict[str, Any]) -> None:
        self._keep(report["rows"])
        self.progress.show_progress(report["done"], report["total"])  # without those that were there before
        self._show_results()

    def _on_done(self, found: dict[str, Any]) -> None:
        self.results = {}
        self._keep(found["rows"])
        self.effects = {one["figure"]: _effects(one) for one in found["effects"]}
        self.progress.finish()
        self._show_results()

    def _on_failed(self, reason: str) -> None:
        self.progress.finish()
        self._show_state()
        self.failed.emit(reason.partition("\n\n")[0])

    def _keep(self, rows: list[dict[str, Any]]) -> None:
        self.results |= {(row[POINT], row[SEED]): row for row in rows}

    # ---- what is shown

    def _turn(self, page: int) -> None:
        self.stack.setCurrentIndex(int(page == TABLE))
        surface = page == PAGES.index(SURFACE)
        self.figure.setVisible(page != TABLE)
        self.across.setVisible(surface)
        self.up.setVisible(surface)
        self._draw()

    def _show_results(self) -> None:
        self.rows.show_rows([self.results[key] for key in sorted(self.results)])
        self._show_state()
        self._draw()
        self._show_chosen()

    def _show_state(self) -> None:
        busy, count = self.process.busy, len(self.results)
        self.run.setEnabled(not busy)
        failed = sum(bool(row[ERROR]) for row in self.results.values())
        text = self.tr("{0} runs").format(numeral(count, ",")) if count else self._title()
        self.summary.setText(self.tr("{0} · {1} failed").format(text, failed) if failed else text)
        self.summary.setVisible(not busy)

    def _draw(self) -> None:
        page = self.tabs.currentIndex()
        if page == TABLE:
            return
        rows = list(self.results.values())
        pair = max(0, self.across.currentIndex()), max(0, self.up.currentIndex())
        figure = self.figure.currentText()
        self.charts.show_results(PAGES[page], self.experiment, rows, figure, pair, self.effects.get(figure))

    def _show_chosen(self) -> None:
        row = self.rows.row
        for button in (self.open, self.beside):
            button.setEnabled(row is not None)
        experiment = self.experiment
        if row is None or experiment is None:
            self.details.title.setText("")
            self.details.text.setText("")
            return
        units = experiment.units
        values = [
            f"{one.name} {shown(row[one.name])} {title_said(one.unit)}".rstrip() for one in experiment.axes
        ]
        figures = [
            f"{one.name} {shown(row[one.name])} {title_said(units[one.name])}".rstrip()
            for one in experiment.figures
        ]
        self.details.title.setText(enumerated(values))
        self.details.text.setText(row[ERROR] or enumerated(figures))

    def changeEvent(self, event: Any) -> None:
        """Draw in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == event.Type.PaletteChange and self.experiment is not None:
            self._draw()

    # ---- what can be done with a run

    def _on_mark(self, point: int) -> None:
        self.rows.choose(point)
        self._show_chosen()
        self.open_run()

    def _chosen(self) -> tuple[str, tuple[str, ...]] | None:
        """Return scenario and settings of the chosen run."""
        row, experiment = self.rows.row, self.experiment
        if row is None or experiment is None:
            return None
        values = [row[one.name] for one in experiment.axes]
        settings = (*experiment.table.settings, *experiment.settings(values), f"seed={row[SEED]}")
        return experiment.table.scenario, settings

    def open_run(self) -> None:
        """Open the chosen run in the lab."""
        if (run := self._chosen()) is not None:
            self.open_asked.emit(*run)

    def compare_run(self) -> None:
        """Compare the chosen run with the one in the lab."""
        if (run := self._chosen()) is not None:
            self.compare_asked.emit(self.details.title.text(), *run)

    def _ask_for_plots(self) -> None:
        """Ask for plots of the chosen run, or of the first one."""
        if self.rows.row is None and self.results:
            self.rows.choose(min(self.results)[0])
        run, experiment = self._chosen(), self.experiment
        if run is None or experiment is None:
            return
        title = self.tr("{0}, seed {1}").format(self.details.title.text(), run[1][-1].partition("=")[2])
        try:
            self.plot_wanted.emit(plots_of(experiment, run[1], title))
        except (ScenarioError, UnknownName) as error:
            self.failed.emit(str(error))


def _effects(table: dict[str, Any]) -> Effects:
    return Effects(**{**table, "effects": tuple(Effect(**one) for one in table["effects"])})
