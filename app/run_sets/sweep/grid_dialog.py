"""Asks for a custom grid: channels, connections, layouts, workloads and seeds."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QWidget,
)

from app.run_sets.definition import DefinitionDialog
from app.run_sets.sweep import words
from app.widgets.reach import make_accessible, tab_through
from engine.studies.sweeps.grid import (
    MAX_CHANNELS,
    MAX_COMBINATIONS,
    MAX_CONNECTIONS,
    MAX_SEEDS,
    StudySweep,
    SweepGrid,
    numbers,
    ranges,
)

WIDTH = 460
ACROSS = 2  # columns of boxes


class GridDialog(DefinitionDialog):
    """A dialog that starts with a given grid."""

    given = Signal(object)  # Grid

    def __init__(self, sweep: StudySweep, grid: SweepGrid, parent: QWidget) -> None:
        super().__init__(self.tr("Sweep grid"), WIDTH, parent)
        self._sweep = sweep
        self.channels = self.line(
            ranges(grid.channels), self.tr("Channels"), self.tr("For example, 1-4 or 1,2,4.")
        )
        about = self.tr("For example, 1-8 or 2,4,8.")
        self.connections = self.line(ranges(grid.connections), self.tr("Connections"), about)
        counts = {
            self.tr("for the whole link"): False,
            self.tr("for each channel, at most 16 in total"): True,
        }
        about = self.tr("Count connections for the whole link or for each channel.")
        self.each = self.choice(counts, grid.each, self.tr("Connections are counted"), about)
        about = self.tr("Runs of each point; medians and ranges are shown.")
        self.seeds = self.number(grid.seeds, MAX_SEEDS, self.tr("Seeds"), about)
        about = self.tr(
            "Additional runs of each point, in which all assumed, derived and fitted values "
            "vary within their ranges. The charts show 90% of these runs as a ribbon."
        )
        title = self.tr("Combinations of unknown values")
        self.combinations = self.number(grid.combinations, MAX_COMBINATIONS, title, about, least=0)
        self.layouts = {name: self._box(words.layout(name), name in grid.layouts) for name in sweep.layouts}
        self.workloads = {
            name: self._box(words.workload(sweep, name), name in grid.workloads) for name in sweep.workloads
        }
        self._lay_out()
        self.look()

    def _box(self, title: str, checked: bool) -> QCheckBox:
        made = QCheckBox(title, self)
        made.setChecked(checked)
        make_accessible(made, title)
        made.toggled.connect(self.look)
        return made

    def _lay_out(self) -> None:
        self.form.addRow(self.tr("Channels"), self.channels)
        self.form.addRow(self.tr("Connections"), self.connections)
        self.form.addRow(self.tr("Counted"), self.each)
        self.form.addRow(self.tr("Layouts"), _boxes(self.layouts.values()))
        self.form.addRow(self.tr("Workloads"), _boxes(self.workloads.values()))
        self.form.addRow(self.tr("Seeds"), self.seeds)
        self.form.addRow(self.tr("Combinations of unknown values"), self.combinations)
        boxes = [*self.layouts.values(), *self.workloads.values()]
        buttons = self.add_buttons(self.tr("Show"))
        tab_through(
            [self.channels, self.connections, self.each, *boxes, self.seeds, self.combinations, *buttons]
        )

    def grid(self) -> SweepGrid:
        """The selected grid. Raises SweepError."""
        grid = SweepGrid(
            numbers(self.channels.text(), MAX_CHANNELS),
            numbers(self.connections.text(), MAX_CONNECTIONS),
            tuple(name for name, box in self.layouts.items() if box.isChecked()),
            tuple(name for name, box in self.workloads.items() if box.isChecked()),
            bool(self.each.currentData()),
            self.seeds.value(),
            self.combinations.value(),
        )
        self._sweep.check(grid)
        return grid

    def summary(self) -> str:
        grid = self.grid()
        runs, left = len(self._sweep.points(grid)) * grid.runs, self._sweep.left_out(grid)
        lines = [self.tr("1 run") if runs == 1 else self.tr("{0} runs").format(runs)]
        if left:
            names = "; ".join(left[:3]) + (" …" if len(left) > 3 else "")
            lines.append(self.tr("Left out: {0}").format(names))
        return "\n".join(lines)

    def give(self) -> None:
        self.given.emit(self.grid())


def _boxes(boxes: Iterable[QCheckBox]) -> QWidget:
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    for number, box in enumerate(boxes):
        grid.addWidget(box, number // ACROSS, number % ACROSS)
    return made
