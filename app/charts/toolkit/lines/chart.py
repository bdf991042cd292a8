"""LineChart: curves over time, one value a pixel column, each from a measure of the engine."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import axis, halves, ink, value_axis
from app.charts.toolkit.chart import Place
from app.charts.toolkit.columns import ColumnStore, Grid
from app.charts.toolkit.kept import Kept
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.lines.curves import Curve, CurvePicture, Scale, Style
from app.charts.toolkit.lines.numbers import Columns, CurveColumns, highest
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import Key
from app.charts.toolkit.time_chart import TimeChart
from app.charts.toolkit.time_view import TimeView
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording

TICKS_EVERY = 32.0  # logical pixels between two labels of the axis, at least


class LineChart(TimeChart):
    """Curves with a common axis from 0 on."""

    whole_run = False  # curves get all samples, not only those around the columns that are computed

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(time_view, parent)
        self._curves: Kept[list[Curve]] = Kept()  # of a frame
        self._same_curves: Kept[list[Curve]] = Kept()  # of all frames in which they are alike
        self._compared_look: object = None
        self.least, self.top = 0.0, 0.0  # the ends of the axis
        self.highest = 0.0  # of the values that are shown
        self._compute_again()

    # ---- what each line chart says

    def make_curves(self, recording: Recording) -> list[Curve]:
        """Return the curves for a scenario, in the present theme."""
        raise NotImplementedError

    def curves_key(self, recording: Recording) -> object:
        """Return what the number of curves of a recording depends on, besides its scenario."""
        return None

    def capacity(self, recording: Recording) -> float | None:
        """Return the limit that is drawn as a dashed line, if there is one."""
        return None

    def value_text(self, value: float) -> str:
        """Return a value as the readout shows it."""
        return axis.whole(value)

    def least_top(self, recording: Recording) -> float:
        """Return the value that the axis reaches at least."""
        return 1.0

    # ---- curves and values

    def curves(self) -> list[Curve]:
        """Return the curves; they are kept while scenario and theme are the same."""
        if self.recording is None:
            return []
        return self._curves.get((self.recording, self.other, current_theme().name), self._kept_curves)

    def _kept_curves(self) -> list[Curve]:
        runs = self.runs()
        keys = ((id(run.scenario), self.recorded and self.curves_key(run)) for run in runs)
        return self._same_curves.get((current_theme().name, *keys), lambda: self._all_curves(runs))

    def _all_curves(self, runs: Sequence[Recording]) -> list[Curve]:
        """Return the curves of our own run, and those that only the other one has."""
        found = {curve.label: curve for run in reversed(runs) for curve in self.make_curves(run)}
        own = [curve.label for curve in self.make_curves(runs[0])]
        return [found[label] for label in [*own, *(label for label in found if label not in own)]]

    def make_legend(self) -> list[Key]:
        """Return an entry for each curve."""
        return [Key(curve.label, curve.colour) for curve in self.curves()]

    def legend_key(self) -> object:
        """Return what changes with the curves."""
        return id(self.curves())

    def settle(self, place: Place) -> None:
        """Compute the columns that are new, and how high the axis must reach."""
        recording, other = self.recording, self.compared
        if recording is None or not self.recorded:
            return
        if self.compare_look() != self._compared_look:
            self._compared_look = self.compare_look()
            self._compute_again()
        if self.columns.update(recording, other, self.curves(), self.grid(place)):
            if other is not None and other.difference:
                self._reach_both_ways(self.columns.difference)
            else:
                self.reach([self.columns.own.values, *([self.columns.theirs.values] if other else [])])

    def _compute_again(self) -> None:
        """Forget what was computed and painted."""
        self.columns = CurveColumns(self.whole_run)
        self._picture, self._their_picture = CurvePicture(), CurvePicture()
        self._dashed, self._signed = CurvePicture(Style.DASHED), CurvePicture(Style.SIGNED)
        self.least = self.top = 0.0

    def start_over(self) -> None:
        """Show other curves: compute and paint everything again."""
        self._compute_again()
        self._curves, self._same_curves = Kept(), Kept()
        self.forget()

    def reach(self, shown: Sequence[Columns]) -> None:
        """Let the axis reach high enough for what is shown; it is not lowered for a little less."""
        assert self.recording is not None
        seen = self.highest = max(0.0, *(highest(values) for values in shown))
        wanted = axis.round_up(max(seen * 1.04, self.least_top(self.recording)))
        if wanted > self.top or seen < 0.4 * self.top:
            self.top = wanted

    def _reach_both_ways(self, difference: Columns) -> None:
        """Let the axis of a difference reach as far down as up."""
        seen = max(highest(difference), highest(-difference), 1e-9)
        if seen * 1.04 > self.top or seen < 0.4 * self.top:
            self.top = axis.round_up(seen * 1.04)

    # ---- painting

    def still_key(self) -> object:
        """Return the axis and what the legend says."""
        return super().still_key(), self.least, self.top

    def draw_axis(self, painter: QPainter, place: Place) -> None:
        """Paint values, and the limit as a dashed line; side by side for each of the runs, with its name."""
        assert self.recording is not None
        other = self.compared
        limit = self.capacity(self.recording)
        if other is not None and other.difference:
            value_axis.draw(painter, place, self.top, value_axis.SIGNED_EVERY, -self.top)
            value_axis.write_signs(painter, place, other.own, other.name)
            return
        for part, name in halves.parts(place, other):
            value_axis.draw(painter, part, self.top, TICKS_EVERY, self.least)
            if limit is not None and limit <= self.top:
                self.draw_limit(painter, part, limit)
            if name:
                halves.write_name(painter, place, part, name)

    def draw_limit(self, painter: QPainter, place: Place, limit: float) -> None:
        """Paint the limit as a dashed line."""
        plot = place.plot
        y = round(plot.bottom() - limit / self.top * plot.height()) + 0.5
        colour = current_theme().capacity
        ink.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), colour, dashed=True)

    def draw_data(self, painter: QPainter, place: Place, grid: Grid) -> None:
        """Paint what is new of the curves into pictures, and copy them."""
        other, columns = self.compared, self.columns
        if other is not None and other.difference:
            fresh = columns.take_fresh()
            self._draw_picture(painter, place, grid, self._signed, columns.difference, fresh, -self.top)
            return
        parts = halves.parts(place, other)
        self._draw_store(painter, parts[0][0], grid, self._picture, columns.own)
        if other is not None:
            picture = self._their_picture if other.beside else self._dashed
            self._draw_store(painter, parts[-1][0], grid, picture, columns.theirs)

    def _draw_store(
        self, painter: QPainter, place: Place, grid: Grid, picture: CurvePicture, store: ColumnStore
    ) -> None:
        self._draw_picture(painter, place, grid, picture, store.values, store.take_fresh(), self.least)

    def _draw_picture(
        self,
        painter: QPainter,
        place: Place,
        grid: Grid,
        picture: CurvePicture,
        values: npt.NDArray[np.float32],
        fresh: tuple[int, int],
        least: float,
    ) -> None:
        scale = Scale(least, self.top, max(round(place.plot.height() * place.ratio), 1), place.ratio)
        look = place.plot, grid, current_theme().name, len(self.curves())
        picture.update(self.curves(), values, scale, look, fresh, grid.first)
        painter.drawImage(place.plot.topLeft(), picture.image())

    def compare_legend(self) -> list[Key]:
        """Return the keys that say which curves are whose."""
        return numbers.legend(self.compared, current_theme())

    # ---- values at the cursor

    def readings(self, at: int, grid: Grid, place: Place) -> tuple[str, list[ReadoutLine]]:
        """Return the value of each curve in the column of the cursor."""
        column = at // grid.step - grid.first
        if not 0 <= column < grid.count or self.columns.own.grid != grid:
            return "", []
        title, other, count = axis.cursor_text(at, grid.step), self.compared, len(self.curves())
        own = self.columns.own.values[:count, column].tolist()
        theirs = self.columns.theirs.values[:count, column].tolist() if other else [np.nan] * count
        lines = numbers.lines(self.curves(), own, theirs, other, self.value_text)
        return f"{title}  {numbers.heads(other)}" if other else title, lines

    def table(self) -> list[list[str]]:
        """Return a row for each curve: its value at the cursor (or at the end), mean and highest value shown.

        With another run its figures too, and how far ours are from them.
        """
        rows = [numbers.table_heads(self.compared)]
        if self.recording is None or not self.recorded:
            return rows
        place, grid = self.here()
        self.settle(place)
        column, other = self.column_now(grid), self.compared
        for number, curve in enumerate(self.curves()):
            figures = numbers.figures(self.columns.own.values[number], column)
            row = [curve.label, self.unit, *numbers.cells(figures, self.value_text)]
            if other:
                theirs = numbers.figures(self.columns.theirs.values[number], column)
                row += numbers.cells(theirs, self.value_text)
                row.append(numbers.difference(figures[0], theirs[0], self.value_text))
            rows.append(row)
        return rows
