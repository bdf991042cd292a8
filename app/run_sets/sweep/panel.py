"""The sweep of a study: small charts and a table that fill while processes relocate in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
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
from app.jobs.pool import Pool
from app.jobs.task_book import RunTask, TaskState
from app.jobs.work import work_list
from app.look import theme
from app.plot import look
from app.plot.template import TemplateRun
from app.plot.wanted import of_run
from app.run_sets.matrix.details import Details
from app.run_sets.sweep import kept, words
from app.run_sets.sweep.book import SweepBook
from app.run_sets.sweep.charts import Charts, scrolled
from app.run_sets.sweep.grid_dialog import GridDialog
from app.run_sets.sweep.table_view import TableView
from app.widgets.plot_action import add_plot_action
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import reachable
from engine.atomic import atomic_write
from engine.language import filled
from engine.studies.sweeps.grid import Grid, Point, Sweep, sweep_of
from engine.studies.sweeps.run import Outcome
from engine.studies.sweeps.table import BY_ID, QUANTITIES

STUDY = "relocation"
MEASURES = ("link.mbs", "guest.steal", "move.listed")  # of a run, in plots
TIMES = ("relocation_ns", "quiesce_ns")
CHARTS, TABLE = 0, 1
MIN_PROGRESS, MIN_BAR = 110, 24  # px of its text and bar in a small window


class SweepPanel(QWidget):
    """`stop` ends what runs."""

    open_asked = Signal(str, object)  # scenario, settings
    compare_asked = Signal(str, str, object)  # name, scenario, settings
    failed = Signal(str)
    wrote = Signal(str)  # a file
    plot_wanted = Signal(object)  # Template
    grid_changed = Signal(str)  # as the settings keep it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matrixBody")
        self.sweep: Sweep = sweep_of(STUDY)
        self.book = SweepBook(self.sweep, self.sweep.usual)
        self.pool = Pool("relocate", self)
        self.charts, self.table, self.legend = Charts(), TableView(self), QLabel(self)
        self.area = scrolled(self.charts)
        self.tabs, self.stack, self.details = QTabBar(self), QStackedWidget(self), Details(self)
        self.summary, self.progress = QLabel(self), ProgressLine(self)
        self.dialog: GridDialog | None = None
        self._make_controls()
        self._make_actions()
        self._lay_out()
        self._connect()
        self.show_grid(self.sweep.usual)

    # ---- making

    def _make_controls(self) -> None:
        self.presets, self.quantity = QComboBox(self), QComboBox(self)
        for preset in self.sweep.presets:
            self.presets.addItem(words.told(preset.title), preset.grid)
        reachable(
            self.presets, self.tr("Grid"), self.tr("Channels, connections, layouts and workloads to sweep.")
        )
        self.quantity.addItem(self.tr("Times"), TIMES)
        for one in QUANTITIES:
            self.quantity.addItem(words.told(one.title), (one.id,))
        reachable(self.quantity, self.tr("Results shown"), self.tr("Results that the charts show."))
        self.edit = self._button(self.tr("Grid…"), self.tr("Chooses a grid of your own."), self.edit_grid)
        about = self.tr("Relocates at all points without a result in the background.")
        self.run = self._button(self.tr("Run all"), about, self.run_all)
        self.copy = self._button(self.tr("Copy"), self.tr("Copies the results as CSV."), self.copy_csv)
        about = self.tr("Writes the results into a CSV file.")
        self.export = self._button(self.tr("Export…"), about, self.choose_file)

    def _button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        reachable(button, text, about)
        button.setToolTip(about)
        button.clicked.connect(do)
        return button

    def _make_actions(self) -> None:
        button = self.details.button
        about = self.tr("Opens the run of the chosen point in the lab (Enter, or a click on its mark).")
        self.open = button(self.tr("Open"), about, self.open_run)
        about = self.tr("Shows the run of the chosen point beside the one that is open (C).")
        self.beside = button(self.tr("Compare"), about, self.compare_run)
        about = self.tr("Simulates the chosen point, or cancels it (R).")
        self.one = button(self.tr("Run"), about, self.run_one)

    def controls(self) -> list[QWidget]:
        """Return the controls for the title line."""
        return [self.presets, self.edit, self.run, self.copy, self.export]

    def _lay_out(self) -> None:
        """Put tabs, progress and legend above, charts or table below, and the chosen point at the bottom."""
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for title in (self.tr("Charts"), self.tr("Table")):
            self.tabs.addTab(title)
        reachable(
            self.tabs, self.tr("Charts and table"), self.tr("The sweep as small charts, or as a table.")
        )
        for page in (self.area, self.table):
            self.stack.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.setSpacing(2)
        layout.addLayout(self._top())
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.details)
        self.setFocusProxy(self.charts)

    def _top(self) -> QHBoxLayout:
        self.summary.setObjectName("caption")
        inside = self.progress.layout()
        assert inside is not None
        inside.setContentsMargins(0, 0, 0, 0)
        self.progress.label.setMinimumWidth(MIN_PROGRESS)
        self.progress.bar.setMinimumWidth(MIN_BAR)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 8, 0)
        for part in (self.tabs, self.quantity):
            top.addWidget(part)
        top.addSpacing(8)
        top.addWidget(self.summary, 1)
        top.addWidget(self.progress, 1)
        top.addSpacing(8)
        top.addWidget(self.legend)
        return top

    def _connect(self) -> None:
        for view in (self.charts, self.table):
            view.wanted.connect(self.open_run)
            view.compared.connect(self.compare_run)
            view.asked.connect(self.run_one)
            add_plot_action(view, self._ask_for_plots)
            copy = QShortcut(QKeySequence.StandardKey.Copy, view, self.copy_csv)
            copy.setContext(Qt.ShortcutContext.WidgetShortcut)
        theme.notifier.changed.connect(self._show_legend)
        self.charts.chosen.connect(self._on_chart)
        self.table.chosen.connect(self._on_table)
        self.tabs.currentChanged.connect(self._turn)
        self.presets.activated.connect(self._preset)
        self.quantity.currentIndexChanged.connect(self._show_charts)
        work_list.follow_pool(self.pool, lambda: self.tr("Sweep of relocations"), self.cancel)
        self.pool.progressed.connect(self._on_progressed)
        self.pool.done.connect(self._on_done)
        self.pool.failed.connect(self._on_failed)
        self.progress.cancelled.connect(self.cancel)

    # ---- what is shown

    def restore(self, text: str) -> None:
        """Show the grid that was kept, if it can be understood."""
        grid = kept.restored(self.sweep, text)
        if grid is not None:
            self.show_grid(grid)

    def show_grid(self, grid: Grid) -> None:
        """Show another grid with the results that it has already; tasks under way continue."""
        self.book.show_grid(grid)
        known = [preset.grid for preset in self.sweep.presets]
        while self.presets.count() > len(known):
            self.presets.removeItem(len(known))
        if grid not in known:
            self.presets.addItem(self.tr("Own grid"), grid)
        self.presets.setCurrentIndex(known.index(grid) if grid in known else len(known))
        self._show_legend()
        self.table.show_book(self.book)
        self._show_charts()
        self._show_numbers()

    def _show_legend(self) -> None:
        """Name the layouts in their colours, each with its mark."""
        order, names = list(self.sweep.layouts), self.book.grid.layouts
        marked = (look.coloured(order.index(name), words.layout(name), marked=True) for name in names)
        self.legend.setText(" &nbsp; ".join(marked))
        self.legend.setAccessibleName(", ".join(map(words.layout, names)))

    def _preset(self, place: int) -> None:
        self._change(self.presets.itemData(place))

    def _change(self, grid: Grid) -> None:
        self.show_grid(grid)
        self.grid_changed.emit(kept.stored(grid))

    def edit_grid(self) -> None:
        """Ask for another grid, beginning with the present one."""
        self.dialog = GridDialog(self.sweep, self.book.grid, self)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.given.connect(self._change)
        self.dialog.open()

    def _show_charts(self) -> None:
        self.charts.show_book(self.book, [BY_ID[id] for id in self.quantity.currentData()])

    def _turn(self, page: int) -> None:
        self.stack.setCurrentIndex(page)
        self.legend.setVisible(page == CHARTS)
        self.quantity.setVisible(page == CHARTS)
        self.setFocusProxy(self.view)

    @property
    def view(self) -> Charts | TableView:
        """The view on the chosen page."""
        return self.charts if self.tabs.currentIndex() == CHARTS else self.table

    @property
    def point(self) -> Point | None:
        """The point that is chosen."""
        return self.charts.point

    def _on_chart(self) -> None:
        self.table.choose(self.charts.point)
        self._show_chosen()

    def _on_table(self) -> None:
        if self.table.point is not None and self.table.point != self.charts.point:
            self.charts.choose(self.table.point)

    def _show_chosen(self) -> None:
        point, book = self.point, self.book
        for button in (self.open, self.beside, self.one):
            button.setEnabled(point is not None)
        if point is None:
            return
        self.details.title.setText(f"{words.point(self.sweep, point)} · {words.state(book, point)}")
        self.details.text.setText(words.results(book, point))
        for label in (self.details.title, self.details.text):
            label.setToolTip(words.spoken(book, point).replace("; ", "\n"))
        self.one.setText(self.tr("Cancel") if book.busy(point) else self.tr("Run"))
        self.one.setAccessibleName(self.one.text())

    def _show_numbers(self) -> None:
        """Show how many points have ended and, while some are under way, the time left."""
        book, busy = self.book, bool(self.book.under_way)
        if busy and not self.progress.isVisibleTo(self):
            self.progress.begin(self.tr("Relocations"))
        if busy:
            self.progress.show_progress(book.ended, book.ended + len(book.under_way))
        else:
            self.progress.finish()
        done = sum(book.state(point) == TaskState.DONE for point in book.points)
        failed = sum(book.state(point) == TaskState.FAILED for point in book.points)
        text = filled(self.tr("{0} of {1} {1:point|points}"), done, len(book.points))
        self.summary.setText(self.tr("{0} · {1} failed").format(text, failed) if failed else text)
        self.summary.setVisible(not busy)
        self._show_chosen()

    def _tell(self, point: Point | None = None) -> None:
        self.charts.tell()
        self.table.tell(point)
        self._show_numbers()

    # ---- what can be done

    def run_all(self) -> None:
        """Relocate at all points that have no result yet."""
        self._begin(self.book.missing(self.book.points))

    def run_one(self) -> None:
        """Relocate at the chosen point; if that is under way, cancel it."""
        if self.point is None:
            return
        if self.book.busy(self.point):
            self._end(self.book.tasks(self.point))
        else:
            self._begin(self.book.missing([self.point]))

    def cancel(self) -> None:
        """End all that is under way."""
        self._end(list(self.book.under_way))

    def stop(self) -> None:
        """End all processes; the window is closing."""
        self.pool.stop()

    def _begin(self, tasks: Sequence[RunTask]) -> None:
        self.book.begin(tasks)
        self.pool.add(tasks)
        self._tell()

    def _end(self, tasks: Sequence[RunTask]) -> None:
        self.pool.cancel(self.book.forget(tasks))
        self._tell()

    def _on_progressed(self, task: RunTask, share: float) -> None:
        self.book.note_progress(task, share)
        self._tell(self.book.point_of(task))

    def _on_done(self, task: RunTask, outcome: dict[str, int]) -> None:
        self.book.end(task, Outcome(**outcome))
        self._tell(self.book.point_of(task))

    def _on_failed(self, task: RunTask, reason: str) -> None:
        self.book.end(task, reason)
        self._tell(self.book.point_of(task))

    def open_run(self) -> None:
        """Open the run of the chosen point in the lab."""
        if self.point is not None:
            run = self.book.run(self.point)
            self.open_asked.emit(run.scenario, run.settings)

    def compare_run(self) -> None:
        """Compare the run of the chosen point with the one in the lab."""
        if self.point is not None:
            run = self.book.run(self.point)
            self.compare_asked.emit(words.point(self.sweep, self.point), run.scenario, run.settings)

    def _ask_for_plots(self) -> None:
        """Ask for plots of the run of the chosen point."""
        if self.point is not None:
            run, title = self.book.run(self.point), words.point(self.sweep, self.point)
            wanted = TemplateRun(scenario=run.scenario, settings=run.settings)
            self.plot_wanted.emit(of_run(title, wanted, [[(id, ())] for id in MEASURES]))

    def copy_csv(self) -> None:
        """Put the results on the clipboard."""
        QGuiApplication.clipboard().setText(self.book.csv())

    def choose_file(self) -> None:
        """Ask for a file and write the results into it."""
        title, kinds = self.tr("Export the results"), self.tr("CSV files (*.csv)")
        start = begin_in(Kind.EXPORTS, f"{self.sweep.study}-sweep.csv")
        if path := save_path(self, title, start, kinds):
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the results into a file."""
        try:
            atomic_write(path, self.book.csv())
        except OSError as error:
            self.failed.emit(str(error))
            return
        self.wrote.emit(str(path))
