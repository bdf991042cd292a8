"""LineChart: curves over time, one value a pixel column, each from a measure of the engine."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from app import theme
from app.charts import axis, ink, state_columns, value_axis
from app.charts.chart import Place
from app.charts.columns import ColumnStore, Grid
from app.charts.curves import CurvePicture, Series
from app.charts.readout import Line
from app.charts.state_columns import around
from app.charts.state_look import Key
from app.charts.time_chart import TimeChart
from engine.recorder import Recording

TICKS_EVERY = 32.0  # logical pixels between two labels of the axis, at least


class LineChart(TimeChart):
    """Curves with a common axis from 0 on."""

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)  # type: ignore[arg-type]
        self._store = ColumnStore(blank=np.nan)
        self._series: tuple[object, list[Series]] = (None, [])
        self._curves = CurvePicture()
        self._top = 0.0
        self.highest = 0.0  # of the values that are shown

    # ---- what each line chart says

    def make_series(self, recording: Recording) -> list[Series]:
        """The curves for a scenario, in the present theme."""
        raise NotImplementedError

    def series_key(self) -> object:
        """What the number of curves depends on, besides the scenario."""
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
        key = id(self.recording.scenario), theme.current().name, self.series_key()
        if key != self._series[0]:
            self._series = key, self.make_series(self.recording)
        return self._series[1]

    def make_legend(self) -> list[Key]:
        """An entry a curve."""
        return [Key(series.label, series.colour) for series in self.series()]

    def legend_key(self) -> object:
        """The legend changes with the curves."""
        return id(self.series())

    def settle(self, place: Place) -> None:
        """Compute the columns that are new, and how high the axis must reach."""
        recording = self.recording
        if recording is not None and self.recorded and self._update(recording, self.grid(place)):
            self._reach(recording, self._store.values)

    def _update(self, recording: Recording, grid: Grid) -> bool:
        series, until = self.series(), int(recording.time[-1])
        key = state_columns.sources(recording), len(series)
        return self._store.update(
            grid, until, key, lambda first, count: _values(recording, series, grid, first, count)
        )

    def _reach(self, recording: Recording, values: npt.NDArray[np.float32]) -> float:
        """The upper end of the axis: high enough for what is shown, and not lowered for a little less."""
        seen = self.highest = float(np.nanmax(values)) if np.isfinite(values).any() else 0.0
        wanted = axis.round_up(max(seen * 1.04, self.least_top(recording)))
        if wanted > self._top or seen < 0.4 * self._top:
            self._top = wanted
        return self._top

    # ---- painting

    def still_key(self) -> object:
        """The axis and what the legend says."""
        return super().still_key(), self._top

    def draw_axis(self, painter: QPainter, place: Place) -> None:
        """Values, and the limit as a dashed line."""
        assert self.recording is not None
        plot = place.plot
        value_axis.draw(painter, place, self._top, TICKS_EVERY)
        limit = self.capacity(self.recording)
        if limit is not None and limit <= self._top:
            y = round(plot.bottom() - limit / self._top * plot.height()) + 0.5
            ink.line(
                painter,
                QPointF(plot.left(), y),
                QPointF(plot.right(), y),
                theme.current().capacity,
                dashed=True,
            )

    def draw_data(self, painter: QPainter, place: Place, grid: Grid) -> None:
        """Paint what is new of the curves into a picture, and copy it."""
        fresh, look = self._store.take_fresh(), (place.plot, grid, theme.current().name, len(self.series()))
        height = max(round(place.plot.height() * place.ratio), 1)
        self._curves.update(self.series(), self._store.values, self._top, height, place.ratio, look, fresh)
        painter.drawImage(place.plot.topLeft(), self._curves.image())

    # ---- values at the cursor

    def readings(self, at: int, grid: Grid, place: Place) -> tuple[str, list[Line]]:
        """The value of each curve in the column of the cursor."""
        column = at // grid.step - grid.first
        if not 0 <= column < grid.count or self._store.grid != grid:
            return "", []
        lines = []
        for number, series in enumerate(self.series()):
            value = float(self._store.values[2 * number, column])
            if np.isfinite(value):
                lines.append(Line(series.label, self.value_text(value), Key(series.label, series.colour)))
        return axis.cursor_text(at, grid.step), lines

    def table(self) -> list[list[str]]:
        """A row a curve: its value at the cursor (or at the end), mean and highest value of what is shown."""
        rows = [["curve", "unit", "value", "mean", "highest"]]
        if self.recording is None or not self.recorded:
            return rows
        place, grid = self.here()
        self.settle(place)
        values = self._store.values
        column = self._column_now(grid)
        for number, series in enumerate(self.series()):
            shown = values[2 * number][np.isfinite(values[2 * number])]
            figures: Sequence[float] = (
                (float(values[2 * number, column]), float(shown.mean()), float(shown.max()))
                if len(shown)
                else ()
            )
            cells = [self.value_text(f) if np.isfinite(f) else "" for f in figures] or ["", "", ""]
            rows.append([series.label, self.unit, *cells])
        return rows

    def _column_now(self, grid: Grid) -> int:
        assert self.recording is not None
        at = self.time_view.cursor
        at = int(self.recording.time[-1]) - 1 if at is None else at
        return int(min(max(at // grid.step - grid.first, 0), grid.count - 1))


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
