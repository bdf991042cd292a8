"""LineChart: curves over time, one value a pixel column, each from a measure of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from app.charts.timeline import state_columns
from app.charts.timeline.state_columns import around
from app.charts.toolkit import axis, halves, ink, value_axis
from app.charts.toolkit.chart import Place
from app.charts.toolkit.columns import ColumnStore, Grid
from app.charts.toolkit.kept import Kept
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.lines.compare import OtherLines
from app.charts.toolkit.lines.curves import CurvePicture, Scale, Series
from app.charts.toolkit.readout import Line
from app.charts.toolkit.state_look import Key
from app.charts.toolkit.time_chart import TimeChart
from app.look import theme
from engine.recording.recorder import Recording

Columns = npt.NDArray[np.float32]
TICKS_EVERY = 32.0  # logical pixels between two labels of the axis, at least


class LineChart(TimeChart):
    """Curves with a common axis from 0 on."""

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)  # type: ignore[arg-type]
        self._store = ColumnStore(blank=np.nan)
        self._series: Kept[list[Series]] = Kept()  # of a frame
        self._same_series: Kept[list[Series]] = Kept()  # of all frames in which they are alike
        self._curves, self._lines = CurvePicture(), OtherLines()
        self._compared_look: object = None
        self._top = 0.0
        self.highest = 0.0  # of the values that are shown

    # ---- what each line chart says

    def make_series(self, recording: Recording) -> list[Series]:
        """The curves for a scenario, in the present theme."""
        raise NotImplementedError

    def series_key(self, recording: Recording) -> object:
        """What the number of curves of a recording depends on, besides its scenario."""
        return None

    def capacity(self, recording: Recording) -> float | None:
        """A limit that is drawn as a dashed line, if there is one."""
        return None

    def value_text(self, value: float) -> str:
        """A value as the read-out shows it."""
        return axis.whole(value)

    def least_top(self, recording: Recording) -> float:
        """The axis reaches at least to this value."""
        return 1.0

    # ---- series and values

    def series(self) -> list[Series]:
        """The curves; kept while scenario and theme are the same."""
        if self.recording is None:
            return []
        return self._series.get((self.recording, self.other, theme.current().name), self._make_series)

    def _make_series(self) -> list[Series]:
        runs = self._runs()
        keys = ((id(run.scenario), self.recorded and self.series_key(run)) for run in runs)
        return self._same_series.get((theme.current().name, *keys), lambda: self._all_series(runs))

    def _runs(self) -> list[Recording]:
        """Our own run and the other one, if there is one."""
        assert self.recording is not None
        return [self.recording, self.compared.recording] if self.compared else [self.recording]

    def _all_series(self, runs: Sequence[Recording]) -> list[Series]:
        """The curves of our own run, and those that only the other one has."""
        found = {series.label: series for run in reversed(runs) for series in self.make_series(run)}
        own = [series.label for series in self.make_series(runs[0])]
        return [found[label] for label in [*own, *(label for label in found if label not in own)]]

    def make_legend(self) -> list[Key]:
        """An entry a curve."""
        return [Key(series.label, series.colour) for series in self.series()]

    def legend_key(self) -> object:
        """The legend changes with the curves."""
        return id(self.series())

    def settle(self, place: Place) -> None:
        """Compute the columns that are new, and how high the axis must reach."""
        recording, other, grid = self.recording, self.compared, self.grid(place)
        if recording is None or not self.recorded:
            return
        self._start_anew()
        changed = self._update(recording, grid)
        if other is not None:
            shown = self.series() if other.beside else [replace(one, lower=None) for one in self.series()]
            changed |= self._lines.update(other, shown, grid, _values)
        if not changed:
            return
        if other is not None and other.difference:
            self._lines.subtract(self._store)
            self._reach_both_ways(self._lines.difference)
        else:
            self._reach(recording, self._store.values, self._lines.store.values if other else None)

    def _start_anew(self) -> None:
        """Forget what was painted when another run, or another way to show it, is compared."""
        if self.compare_look() != self._compared_look:
            self._compared_look = self.compare_look()
            self._curves, self._lines, self._top = CurvePicture(), OtherLines(), 0.0
            self._store = ColumnStore(blank=np.nan)

    def _update(self, recording: Recording, grid: Grid) -> bool:
        series, until = self.series(), int(recording.time[-1])
        key = state_columns.sources(recording), len(series)
        return self._store.update(
            grid, until, key, lambda first, count: _values(recording, series, grid, first, count)
        )

    def _reach(self, recording: Recording, values: Columns, theirs: Columns | None = None) -> float:
        """The upper end of the axis: high enough for what is shown, and not lowered for a little less."""
        seen = self.highest = max(_highest(values), 0.0 if theirs is None else _highest(theirs))
        wanted = axis.round_up(max(seen * 1.04, self.least_top(recording)))
        if wanted > self._top or seen < 0.4 * self._top:
            self._top = wanted
        return self._top

    def _reach_both_ways(self, difference: Columns) -> None:
        """The axis of a difference reaches as far down as up."""
        seen = max(_highest(difference), _highest(-difference), 1e-9)
        if seen * 1.04 > self._top or seen < 0.4 * self._top:
            self._top = axis.round_up(seen * 1.04)

    # ---- painting

    def still_key(self) -> object:
        """The axis and what the legend says."""
        return super().still_key(), self._top

    def draw_axis(self, painter: QPainter, place: Place) -> None:
        """Values, and the limit as a dashed line; side by side for each of the runs, with its name."""
        assert self.recording is not None
        other = self.compared
        limit = self.capacity(self.recording)
        if other is not None and other.difference:
            value_axis.draw(painter, place, self._top, value_axis.SIGNED_EVERY, -self._top)
            value_axis.write_signs(painter, place, other.own, other.name)
            return
        parts = [(place, "")] if other is None or not other.beside else halves.of(place, other)
        for part, name in parts:
            value_axis.draw(painter, part, self._top, TICKS_EVERY)
            if limit is not None and limit <= self._top:
                self.draw_limit(painter, part, limit)
            if name:
                halves.write_name(painter, place, part, name)

    def draw_limit(self, painter: QPainter, place: Place, limit: float) -> None:
        """The limit as a dashed line."""
        plot = place.plot
        y = round(plot.bottom() - limit / self._top * plot.height()) + 0.5
        colour = theme.current().capacity
        ink.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), colour, dashed=True)

    def draw_data(self, painter: QPainter, place: Place, grid: Grid) -> None:
        """Paint what is new of the curves into pictures, and copy them."""
        other, lines = self.compared, self._lines
        if other is None:
            self._draw_curves(painter, place, grid, self._curves, self._store)
        elif other.difference:
            self._draw_difference(painter, place, grid)
        elif other.beside:
            (upper, _), (lower, _) = halves.of(place, other)
            self._draw_curves(painter, upper, grid, self._curves, self._store)
            self._draw_curves(painter, lower, grid, lines.plain, lines.store)
        else:
            self._draw_curves(painter, place, grid, self._curves, self._store)
            self._draw_curves(painter, place, grid, lines.dashed, lines.store)

    def _draw_curves(
        self, painter: QPainter, place: Place, grid: Grid, picture: CurvePicture, store: ColumnStore
    ) -> None:
        scale, look = self._scale(place, 0.0), self._look(place, grid)
        picture.update(self.series(), store.values, scale, look, store.take_fresh(), grid.first)
        painter.drawImage(place.plot.topLeft(), picture.image())

    def _draw_difference(self, painter: QPainter, place: Place, grid: Grid) -> None:
        lines, scale, look = self._lines, self._scale(place, -self._top), self._look(place, grid)
        lines.signed.update(self.series(), lines.difference, scale, look, lines.take_fresh(), grid.first)
        painter.drawImage(place.plot.topLeft(), lines.signed.image())

    def _scale(self, place: Place, least: float) -> Scale:
        return Scale(least, self._top, max(round(place.plot.height() * place.ratio), 1), place.ratio)

    def _look(self, place: Place, grid: Grid) -> object:
        return place.plot, grid, theme.current().name, len(self.series())

    def compare_legend(self) -> list[Key]:
        """Which curves are whose."""
        other, worn = self.compared, theme.current()
        if other is None:
            return []
        return numbers.legend(other, worn)

    # ---- values at the cursor

    def readings(self, at: int, grid: Grid, place: Place) -> tuple[str, list[Line]]:
        """The value of each curve in the column of the cursor."""
        column = at // grid.step - grid.first
        if not 0 <= column < grid.count or self._store.grid != grid:
            return "", []
        title, other = axis.cursor_text(at, grid.step), self.compared
        own = self._store.values[::2, column].tolist()
        theirs = self._lines.store.values[::2, column].tolist() if other else [np.nan] * len(own)
        lines = numbers.lines(self.series(), own, theirs, other, self.value_text)
        return f"{title}  {numbers.heads(other)}" if other else title, lines

    def table(self) -> list[list[str]]:
        """A row a curve: its value at the cursor (or at the end), mean and highest value of what is shown.

        With another run its figures too, and how far ours are from them.
        """
        rows = [numbers.table_heads(self.compared)]
        if self.recording is None or not self.recorded:
            return rows
        place, grid = self.here()
        self.settle(place)
        column, other = self._column_now(grid), self.compared
        for number, series in enumerate(self.series()):
            figures = numbers.figures(self._store.values[2 * number], column)
            row = [series.label, self.unit, *numbers.cells(figures, self.value_text)]
            if other:
                theirs = numbers.figures(self._lines.store.values[2 * number], column)
                row += numbers.cells(theirs, self.value_text)
                row.append(numbers.difference(figures[0], theirs[0], self.value_text))
            rows.append(row)
        return rows

    def _column_now(self, grid: Grid) -> int:
        assert self.recording is not None
        at = self.time_view.cursor
        at = int(self.recording.time[-1]) - 1 if at is None else at
        return int(min(max(at // grid.step - grid.first, 0), grid.count - 1))


def _highest(values: Columns) -> float:
    return float(np.nanmax(values)) if np.isfinite(values).any() else 0.0


def _values(
    recording: Recording, series: Sequence[Series], grid: Grid, first: int, count: int
) -> npt.NDArray[np.float32]:
    out = np.full((2 * len(series), count), np.nan, np.float32)
    if count:
        edges = grid.edges(first, count)
        recording = around(recording, int(edges[0]), int(edges[-1]))
        for number, one in enumerate(series):
            out[2 * number] = one.values(recording, edges)
            if one.lower:
                out[2 * number + 1] = one.lower(recording, edges)
    return out
