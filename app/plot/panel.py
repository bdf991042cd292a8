"""The plot workbench: the tree of measures at the left, plots at the right, what they say below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.plot import export
from app.plot.board import Board
from app.plot.expression import ExpressionError, at_times, evaluated
from app.plot.measured import Recorded
from app.plot.plot import TIME, Plot
from app.plot.series import Series, Source
from app.plot.statistics import FITS, PERCENTS, figures, fitted
from app.plot.tree import MIME, SeriesTree
from app.widgets.reach import reachable
from engine.kernel.units import SECOND, clock_text
from engine.recording.recorder import Recording

TREE = 240  # px


class PlotPanel(QWidget):
    """Shows any series of the sources; `set_runs` and `add_source` say which sources there are."""

    failed = Signal(str)
    wrote = Signal(str)  # a file

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plotBody")
        self.tree, self.board = SeriesTree(self), Board(MIME, self)
        self.values, self.expression = QLabel(self), QLineEdit(self)
        self.kind, self.fit = QComboBox(self), QComboBox(self)
        self.log, self.right = QCheckBox(self.tr("Log"), self), QCheckBox(self.tr("Right axis"), self)
        self.linked, self.measure = QCheckBox(self.tr("Linked"), self), QCheckBox(self.tr("Region"), self)
        self._runs: list[Source] = []
        self._files: list[Source] = []
        self._drawn: list[tuple[Plot, str, str]] = []  # plot, source and key of each series of a source
        self._pointed: float | None = None
        self._scenario: Any = None  # of the run
        self._set_up()
        self._lay_out()
        self._connect()
        self._say()

    def _set_up(self) -> None:
        kinds = (
            (TIME, self.tr("Over time")),
            ("scatter", self.tr("Against the first")),
            ("histogram", self.tr("Histogram")),
            ("cumulative", self.tr("Cumulative")),
            ("boxes", self.tr("Boxes")),
            ("heat", self.tr("Heat map")),
        )
        for name, title in kinds:
            self.kind.addItem(title, name)
        self.fit.addItem(self.tr("No fit"), "")
        for name, title in zip(FITS, (self.tr("Line"), self.tr("Parabola"), self.tr("Cubic")), strict=True):
            self.fit.addItem(title, name)
        self.linked.setChecked(True)
        self.expression.setPlaceholderText(self.tr("Expression, as (a + b) / 2"))
        self.expression.setMaxLength(500)
        self.values.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.values.setWordWrap(True)
        self.values.setObjectName("caption")
        self._name_controls()

    def _name_controls(self) -> None:
        for control, name, about in (
            (self.kind, self.tr("Kind of plot"), self.tr("How the current plot draws its measures.")),
            (
                self.fit,
                self.tr("Fit"),
                self.tr("Adds the best curve and its residuals for the first measure."),
            ),
            (self.log, self.tr("Logarithmic axis"), ""),
            (self.right, self.tr("Right axis"), self.tr("Puts the next measures on an axis at the right.")),
            (self.linked, self.tr("Linked time axes"), ""),
            (self.measure, self.tr("Region"), self.tr("Measures a stretch: drag its edges.")),
            (self.expression, self.tr("Expression"), self.tr("a is the plot's first measure, b the second.")),
        ):
            reachable(control, name, about)
            control.setToolTip(about or name)

    def _button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        reachable(button, about)
        button.setToolTip(about)
        button.clicked.connect(lambda: do())
        return button

    def _lay_out(self) -> None:
        self.add = self._button(self.tr("Add plot"), self.tr("Add a plot below"), self.board.add_plot)
        self.remove = self._button(self.tr("Remove plot"), self.tr("Remove the current plot"), self._remove)
        self.copy = self._button(self.tr("Copy"), self.tr("Copy the plots as a picture"), self.copy_picture)
        self.save = self._button(
            self.tr("Save as…"), self.tr("Save the plots as PNG, SVG, PDF or CSV"), self.choose_file
        )
        above = QHBoxLayout()
        for part in (self.kind, self.log, self.right, self.linked, self.measure, self.fit):
            above.addWidget(part)
        above.addStretch(1)
        left = QWidget(self)
        choice = QVBoxLayout(left)
        choice.setContentsMargins(0, 0, 0, 0)
        choice.addWidget(self.tree, 1)
        choice.addWidget(self.expression)
        right = QWidget(self)
        inside = QVBoxLayout(right)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addLayout(above)
        inside.addWidget(self.board, 1)
        inside.addWidget(self.values)
        splitter = QSplitter(self)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([TREE, 4 * TREE])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 2, 6, 6)
        layout.addWidget(splitter)
        self.setFocusProxy(self.tree)

    def controls(self) -> list[QWidget]:
        """Return the controls for the title line."""
        return [self.add, self.remove, self.copy, self.save]

    def _connect(self) -> None:
        self.tree.chosen.connect(lambda key: self.draw(self.board.current, key))
        self.board.dropped.connect(self.draw)
        self.board.changed.connect(self._show_current)
        self.board.pointed.connect(self._point)
        self.kind.activated.connect(lambda: self._choose_kind(self.kind.currentData()))
        self.log.clicked.connect(lambda on: self.board.current.set_log(on))
        self.linked.clicked.connect(self.board.link)
        self.measure.clicked.connect(self._measure)
        self.fit.activated.connect(self._add_fit)
        self.expression.returnPressed.connect(self._add_expression)
        theme.notifier.changed.connect(self._wear)
        for key, do in (
            (QKeySequence(Qt.Key.Key_Delete), self._remove_last),
            (QKeySequence("Ctrl+Tab"), self.board.next_plot),
        ):
            shortcut = QShortcut(key, self, do)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _wear(self) -> None:
        self.board.wear()

    # ---- sources

    def set_runs(
        self, recording: Recording | None, compared: Recording | None, name: str, other: str
    ) -> None:
        """Offer the run, the run beside it, and their differences; bring up to date what is drawn."""
        runs: list[Source] = []
        if recording is not None:
            runs.append(Recorded(recording, name or self.tr("This run")))
        if recording is not None and compared is not None:
            beside = Recorded(compared, other or self.tr("Run beside it"))
            runs += [beside, _Difference(runs[0], beside, self.tr("Difference"))]
        same = [one.name for one in runs] == [one.name for one in self._runs]
        scenarios = recording is not None and self._scenario is recording.scenario
        self._scenario = None if recording is None else recording.scenario
        if not scenarios:
            self._clear_runs()
        self._runs = runs
        if not (same and scenarios):
            self.tree.show_sources(self._sources())
        self.refresh()

    def _clear_runs(self) -> None:
        """Take the values of a machine that is no longer open off the plots, with what stands beside them."""
        runs = {source.name for source in self._runs}
        for plot in {plot for plot, name, _ in self._drawn if name in runs and plot in self.board.plots}:
            plot.clear()
        self._drawn = [one for one in self._drawn if one[0].curves]

    def add_source(self, source: Source) -> None:
        """Offer the series of a data file."""
        self._files.append(source)
        self.tree.show_sources(self._sources())

    def _sources(self) -> list[Source]:
        return [*self._runs, *self._files]

    def draw(self, plot: Plot, text: str) -> None:
        """Draw the series that `text` names (number of the source, line break, key) on a plot."""
        number, _, key = text.partition("\n")
        sources = self._sources()
        if not number.isdigit() or int(number) >= len(sources):
            return
        source = sources[int(number)]
        self._set_furniture(plot)
        try:
            plot.add(source.series(key), self.right.isChecked())
        except (LookupError, ValueError) as error:
            self.failed.emit(str(error))
            return
        self._drawn.append((plot, source.name, key))
        self._say()

    def draw_measure(self, id: str, numbers: Sequence[int] = (0,)) -> None:
        """Draw a measure of some members of this run on the current plot."""
        self.draw(self.board.current, f"0\n{id}/{','.join(map(str, numbers))}")

    def refresh(self) -> None:
        """Draw the newest values of the runs."""
        runs = {source.name: source for source in self._runs}
        for drawn in list(self._drawn):
            plot, name, key = drawn
            if name in runs and plot in self.board.plots:
                try:
                    plot.renew(runs[name].series(key))
                except LookupError as error:  # the run beside has no such guest: what is drawn stays
                    self._drawn.remove(drawn)
                    self.failed.emit(str(error))
        self._say()

    def _set_furniture(self, plot: Plot) -> None:
        if self._scenario is not None:
            plot.phases, plot.marks = self._scenario.phases, self._scenario.marks

    # ---- the current plot

    def _choose_kind(self, kind: str) -> None:
        self.board.current.set_kind(kind)
        self.board.link(self.board.linked)

    def _show_current(self) -> None:
        plot = self.board.current
        self.kind.setCurrentIndex(self.kind.findData(plot.kind))
        self.log.setChecked(plot.log)
        self.measure.setChecked(plot.measuring)
        self._say()

    def _remove(self) -> None:
        self.board.remove_plot()
        self._drawn = [one for one in self._drawn if one[0] in self.board.plots and one[0].curves]

    def _remove_last(self) -> None:
        self.board.current.remove_last()
        self._say()

    def _measure(self, on: bool) -> None:
        self.board.current.measure(on)
        self._say()

    def _add_expression(self) -> None:
        try:
            self.board.current.add(evaluated(self.expression.text(), self.board.current.curves))
        except ExpressionError as error:
            self.failed.emit(str(error))
        self._say()

    def _add_fit(self) -> None:
        kind, plot = self.fit.currentData(), self.board.current
        self.fit.setCurrentIndex(0)
        if not kind or not plot.curves:
            return
        first = plot.curves[0]
        if plot.measuring:
            start, end = plot.region.getRegion()
            first = first.between(start * SECOND, end * SECOND)
        try:
            fit = fitted(first, kind)
        except ValueError as error:
            self.failed.emit(str(error))
            return
        plot.add(fit.curve)
        plot.add(fit.residuals)
        self._say()

    # ---- what the plots say

    def _point(self, seconds: float | None) -> None:
        self._pointed = seconds
        self._say()

    def _say(self) -> None:
        """Show the values under the crosshair, or the figures of the region."""
        plot = self.board.current
        if plot.measuring:
            lines = self._figures(plot)
        elif self._pointed is not None:
            lines = [f"{clock_text(int(max(self._pointed, 0) * SECOND))}: " + " · ".join(self._values())]
        else:
            lines = [self.tr("Drag a measure onto the plot, or select one and press Enter.")]
        self.values.setText("\n".join(lines))

    def _values(self) -> list[str]:
        at = self._pointed or 0.0
        return [
            f"{name} {value:.4g} {unit}".rstrip()
            for plot in self.board.plots
            for name, value, unit in plot.values_at(at)
        ]

    def _figures(self, plot: Plot) -> list[str]:
        start, end = (edge * SECOND for edge in plot.region.getRegion())
        text = self.tr("{0}: mean {1}, least {2}, most {3}, {4}, slope {5}/s, integral {6} ({7} values)")
        lines = []
        for series in plot.curves:
            if (found := figures(series, start, end)) is None:
                lines.append(self.tr("{0}: no values in the region").format(series.name))
                continue
            points = ", ".join(f"p{p} {v:.4g}" for p, v in zip(PERCENTS, found.percentiles, strict=True))
            numbers = (found.mean, found.low, found.high)
            shown = [f"{number:.4g}" for number in numbers]
            rest = (f"{found.slope:.3g}", f"{found.integral:.4g}", found.count)
            lines.append(text.format(series.name, *shown, points, *rest))
        return lines or [self.tr("The plot is empty.")]

    # ---- files

    def copy_picture(self) -> None:
        """Put the plots as a picture on the clipboard."""
        QGuiApplication.clipboard().setImage(export.picture(self.board.view))

    def choose_file(self) -> None:
        """Ask for a file and write the plots into it."""
        kinds = "PNG (*.png);;SVG (*.svg);;PDF (*.pdf);;CSV (*.csv)"
        name, kind = QFileDialog.getSaveFileName(self, self.tr("Save plots as"), "", kinds)
        if name:
            suffix = f".{kind[:3].lower()}"
            self.write(Path(name) if Path(name).suffix else Path(name + suffix))

    def write(self, file: Path) -> None:
        """Write the plots into a file; `wrote` or `failed` follows."""
        curves = [series for plot in self.board.plots for series in plot.curves]
        try:
            export.save(file, self.board.view, curves)
        except (OSError, ValueError) as error:
            self.failed.emit(str(error))
        else:
            self.wrote.emit(str(file))


class _Difference:
    """A Source: the first of two runs less the second."""

    def __init__(self, first: Source, second: Source, name: str) -> None:
        self._first, self._second, self.name = first, second, name

    def entries(self) -> Sequence[Any]:
        return self._first.entries()

    def series(self, key: str) -> Series:
        first = self._first.series(key)
        return replace(
            first, values=first.values - at_times(self._second.series(key), first), source=self.name
        )
