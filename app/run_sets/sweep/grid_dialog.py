"""Asks for a grid of one's own: channels, connections, layouts, workloads and seeds."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.run_sets.sweep import words
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import reachable, tab_through
from engine.studies.sweeps.grid import (
    MAX_CHANNELS,
    MAX_CONNECTIONS,
    MAX_SEEDS,
    Grid,
    Sweep,
    SweepError,
    numbers,
    ranges,
)

WIDTH = 460
ACROSS = 2  # columns of boxes


class GridDialog(QDialog):
    """Begins with a grid; says how many runs it is, and what is wrong with it, while it is edited."""

    given = Signal(object)  # Grid

    def __init__(self, sweep: Sweep, grid: Grid, parent: QWidget) -> None:
        super().__init__(parent)
        self._sweep = sweep
        self.setWindowTitle(self.tr("Grid of the sweep"))
        self.setMinimumWidth(WIDTH)
        self.channels = self._text(ranges(grid.channels), self.tr("Channels"), self.tr("Like 1-4 or 1,2,4."))
        about = self.tr("Like 1-8 or 2,4,8.")
        self.connections = self._text(ranges(grid.connections), self.tr("Connections"), about)
        self.each, self.seeds = self._counted(grid.each), self._seeds(grid.seeds)
        self.layouts = {name: self._box(words.layout(name), name in grid.layouts) for name in sweep.layouts}
        self.workloads = {
            name: self._box(words.workload(sweep, name), name in grid.workloads) for name in sweep.workloads
        }
        self.said = QLabel(self, wordWrap=True)
        self._lay_out()
        self._look()

    def _text(self, value: str, title: str, about: str) -> QLineEdit:
        made = QLineEdit(value, self)
        reachable(made, title, about)
        made.setToolTip(about)
        made.textChanged.connect(self._look)
        return made

    def _counted(self, each: bool) -> QComboBox:
        made = QComboBox(self)
        made.addItem(self.tr("of the whole link"), False)
        made.addItem(self.tr("of each channel, at most 16 in all"), True)
        made.setCurrentIndex(int(each))
        about = self.tr("Count connections for the whole link or for each channel.")
        reachable(made, self.tr("Connections are counted"), about)
        made.currentIndexChanged.connect(self._look)
        return made

    def _seeds(self, seeds: int) -> QSpinBox:
        made = QSpinBox(self)
        made.setRange(1, MAX_SEEDS)
        made.setValue(seeds)
        made.setProperty("bare", True)
        reachable(made, self.tr("Seeds"), self.tr("Runs of each point; medians and ranges are shown."))
        made.valueChanged.connect(self._look)
        return made

    def _box(self, title: str, checked: bool) -> QCheckBox:
        made = QCheckBox(title, self)
        made.setChecked(checked)
        reachable(made, title)
        made.toggled.connect(self._look)
        return made

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Channels"), self.channels)
        form.addRow(self.tr("Connections"), self.connections)
        form.addRow(self.tr("Counted"), self.each)
        form.addRow(self.tr("Layouts"), _boxes(self.layouts.values()))
        form.addRow(self.tr("Workloads"), _boxes(self.workloads.values()))
        form.addRow(self.tr("Seeds"), self.seeds)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.said)
        buttons = dialog_buttons(self, self.tr("Show"), self._give)
        layout.addWidget(buttons)
        boxes = [*self.layouts.values(), *self.workloads.values()]
        tab_through([self.channels, self.connections, self.each, *boxes, self.seeds, *buttons.buttons()])

    def grid(self) -> Grid:
        """The chosen grid. Raises SweepError."""
        grid = Grid(
            numbers(self.channels.text(), MAX_CHANNELS),
            numbers(self.connections.text(), MAX_CONNECTIONS),
            tuple(name for name, box in self.layouts.items() if box.isChecked()),
            tuple(name for name, box in self.workloads.items() if box.isChecked()),
            bool(self.each.currentData()),
            self.seeds.value(),
        )
        self._sweep.check(grid)
        return grid

    def _look(self) -> None:
        try:
            grid = self.grid()
        except SweepError as error:
            self._say(str(error), wrong=True)
            return
        runs = len(self._sweep.points(grid)) * grid.seeds
        left = self._sweep.left_out(grid)
        lines = [self.tr("1 run") if runs == 1 else self.tr("{0} runs").format(runs)]
        lines += [
            self.tr("Left out: {0}").format("; ".join(left[:3]) + (" …" if len(left) > 3 else ""))
        ] * bool(left)
        self._say("\n".join(lines), wrong=False)

    def _say(self, text: str, wrong: bool) -> None:
        colours = theme.current()
        self.said.setText(text)
        self.said.setStyleSheet(f"color: {(colours.error if wrong else colours.muted).name()}")

    def _give(self) -> None:
        try:
            grid = self.grid()
        except SweepError as error:
            self._say(str(error), wrong=True)
            return
        self.given.emit(grid)
        self.accept()


def _boxes(boxes: Iterable[QCheckBox]) -> QWidget:
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    for number, box in enumerate(boxes):
        grid.addWidget(box, number // ACROSS, number % ACROSS)
    return made
