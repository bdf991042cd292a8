"""A set of runs: one page of its results at a time, the selected run, and the actions for both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from app.files.save_dialog import FolderKind, begin_in, save_path
from app.panels.context import PanelContext
from app.run_sets.run_set import RunSet
from app.run_sets.table import Details
from app.widgets.card import Card
from app.widgets.looks import button
from app.widgets.menus import add_plot_action
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import make_accessible
from engine.atomic import atomic_write

MIN_PROGRESS, MIN_BAR = 110, 24  # px of its text and bar beside a lesson in a small window
VIEW_KEYS = Qt.ShortcutContext.WidgetShortcut  # a key concerns the view that has the focus


Runs = TypeVar("Runs", bound=RunSet)


class RunSetPanel(QWidget, Generic[Runs]):
    """A panel in which `runs` defines the contents and the runs; controls and keys are the same for every
    kind of set.
    """

    open_asked = Signal(str, object)  # scenario, settings
    compare_asked = Signal(str, str, object)  # name, scenario, settings
    failed = Signal(str)
    wrote = Signal(str)  # a file
    plot_wanted = Signal(object)  # Template

    def __init__(self, runs: Runs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matrixBody")
        self.runs = runs
        runs.setParent(self)
        self.stack = QStackedWidget(self)
        for view in runs.views:  # first: Tab moves from a panel to its view, then to widgets created later
            self.stack.addWidget(view.window())  # the area in which it scrolls, if it is in one
        self.tabs = QTabBar(self)
        for box in runs.choices:
            box.setParent(self)
            label = QLabel(box.accessibleName(), self)  # a screen reader also announces a hidden box
            label.hide()
            label.setBuddy(box)
        self.details = Details(self)
        self.summary, self.progress, self.none = QLabel(self), ProgressLine(self), QLabel(self)
        self._make_controls()
        self._make_actions()
        self._lay_out()
        self._connect()
        self.show_pages()

    # ---- making

    def _make_controls(self) -> None:
        about = self.tr("Simulates all runs without a result in the background.")
        self.run = button(self.tr("Run all"), about, self, on_click=self.runs.runner.run_all)
        about = self.tr("Copies the results as CSV.")
        self.copy = button(self.tr("Copy"), about, self, on_click=self.copy_csv)
        about = self.tr("Writes the results to a CSV file.")
        self.export = button(self.tr("Export…"), about, self, on_click=self.choose_file)
        make_accessible(
            self.tabs, self.tr("Charts and tables"), self.tr("The runs as charts, or as a table.")
        )

    def controls(self) -> list[QWidget]:
        """Return the controls for the title bar."""
        return [*self.runs.controls, self.run, self.copy, self.export]

    def _make_actions(self) -> None:
        about = self.tr("Opens the selected run in the lab (Enter, or a click on its data point).")
        self.open = self._action(self.tr("Open"), about, "", self.open_run)
        about = self.tr("Shows the selected run next to the open run (C).")
        self.beside = self._action(self.tr("Compare"), about, "C", self.compare_run)
        about = self.tr("Simulates the selected run, or cancels it (R).")
        self.each = self._action(self.tr("Run"), about, "R", self.run_chosen)
        self.each.setVisible(self.runs.runs_each)
        for action in (self.open, self.beside, self.each, *self.runs.actions):
            action.setShortcutContext(VIEW_KEYS)
            self.details.add(action)
            for view in self.runs.views:
                view.addAction(action)

    def _action(self, text: str, about: str, key: str, do: Callable[[], object]) -> QAction:
        action = QAction(text, self, toolTip=about, shortcut=QKeySequence(key))
        action.triggered.connect(lambda: do())
        return action

    def _lay_out(self) -> None:
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)  # full titles: arrows lead to those without room
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self.none, self.summary):
            label.setObjectName("caption")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.setSpacing(2)
        layout.addWidget(self.none)
        layout.addLayout(self._top())
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.details)

    def _top(self) -> QHBoxLayout:
        inside = self.progress.layout()
        assert inside is not None
        inside.setContentsMargins(0, 0, 0, 0)
        self.progress.label.setMinimumWidth(MIN_PROGRESS)
        self.progress.bar.setMinimumWidth(MIN_BAR)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 8, 0)
        for part in (self.tabs, *self.runs.choices):
            top.addWidget(part)
        top.addSpacing(8)
        top.addWidget(self.summary, 1)
        top.addWidget(self.progress, 1)
        top.addSpacing(8)
        if self.runs.legend is not None:
            top.addWidget(self.runs.legend)
        return top

    def _connect(self) -> None:
        for view in self.runs.views:
            view.wanted.connect(self.open_run)  # type: ignore[attr-defined]  # all views have it
            view.chosen.connect(self._show_chosen)  # type: ignore[attr-defined]
            add_plot_action(view, self._ask_for_plots)
            QShortcut(QKeySequence.StandardKey.Copy, view, self.copy_csv).setContext(VIEW_KEYS)
        self.tabs.currentChanged.connect(self._turn)
        self.progress.cancelled.connect(self.runs.runner.cancel)
        self.runs.rebuilt.connect(self.show_pages)
        self.runs.changed.connect(self._show_numbers)
        self.runs.chosen.connect(self._show_chosen)
        self.runs.failed.connect(self.failed)
        self.runs.wrote.connect(self.wrote)

    # ---- displayed content

    def show_pages(self) -> None:
        """Show the set's current pages; the index of the current page stays."""
        titles = self.runs.pages()
        with QSignalBlocker(self.tabs):
            here = max(self.tabs.currentIndex(), 0)
            while self.tabs.count():
                self.tabs.removeTab(0)
            for title in titles:
                self.tabs.addTab(title)
            self.tabs.setCurrentIndex(min(here, len(titles) - 1))
        self.none.setText(self.runs.none)
        self.none.setVisible(not titles)
        for part in (self.tabs, self.stack):
            part.setVisible(bool(titles))
        for control in self.controls():
            control.setEnabled(bool(titles))
        self._turn(self.tabs.currentIndex())
        self._show_numbers()

    def _turn(self, page: int) -> None:
        view = self.runs.show_page(page)
        self.stack.setCurrentIndex(list(self.runs.views).index(view))
        self.details.setVisible(page >= 0)
        self.setFocusProxy(view)

    def _show_numbers(self) -> None:
        """Show the number of ended runs or, while some are in progress, the remaining time."""
        progress = self.runs.runner.progress
        if progress is None:
            self.progress.finish()
        else:
            if not self.progress.isVisibleTo(self):
                self.progress.begin(self.tr("Runs"))
            if progress[1]:
                self.progress.show_progress(*progress)
        self.run.setEnabled(bool(self.tabs.count()) and self.runs.runner.is_ready)
        text, about = self.runs.summary()
        self.summary.setText(text)
        self.summary.setToolTip(about)
        self.summary.setVisible(progress is None and bool(self.tabs.count()))
        self._show_chosen()

    def _show_chosen(self) -> None:
        chosen = self.runs.chosen_run()
        self.details.show_run(chosen)
        for action in (self.open, self.beside, self.each):
            action.setEnabled(chosen is not None)
        busy = chosen is not None and self.runs.runner.is_busy(chosen.item)
        self.each.setText(self.tr("Cancel") if busy else self.tr("Run"))

    # ---- actions

    def stop(self) -> None:
        """End all processes, as the window is closing."""
        self.runs.runner.stop()

    def run_chosen(self) -> None:
        """Simulate the selected run; if it is in progress, cancel it."""
        if (chosen := self.runs.chosen_run()) is not None:
            self.runs.runner.toggle(chosen.item)

    def open_run(self) -> None:
        """Open the selected run in the lab."""
        if (chosen := self.runs.chosen_run()) is not None:
            self.open_asked.emit(chosen.run.scenario, chosen.run.settings)

    def compare_run(self) -> None:
        """Compare the selected run with the run in the lab."""
        if (chosen := self.runs.chosen_run()) is not None:
            self.compare_asked.emit(chosen.name, chosen.run.scenario, chosen.run.settings)

    def _ask_for_plots(self) -> None:
        if (template := self.runs.plots()) is not None:
            self.plot_wanted.emit(template)

    def copy_csv(self) -> None:
        """Copy the results to the clipboard."""
        QGuiApplication.clipboard().setText(self.runs.csv())

    def choose_file(self) -> None:
        """Ask for a file and write the results to it."""
        title, kinds = self.tr("Export the results"), self.tr("CSV files (*.csv)")
        if path := save_path(self, title, begin_in(FolderKind.EXPORTS, self.runs.file_name), kinds):
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the results to a file."""
        try:
            atomic_write(path, self.runs.csv())
        except OSError as error:
            self.failed.emit(str(error))
            return
        self.wrote.emit(str(path))


def place_runs(context: PanelContext, card: Card, runs: Runs) -> RunSetPanel[Runs]:
    """Return the lab panel for a set of runs."""
    panel = RunSetPanel(runs)
    panel.open_asked.connect(context.open_asked)
    panel.compare_asked.connect(context.compare_asked)
    panel.plot_wanted.connect(context.plot_wanted)
    panel.failed.connect(context.failed)
    panel.wrote.connect(context.wrote)
    card.add_controls(*panel.controls())
    context.closing.connect(panel.stop)
    return panel
