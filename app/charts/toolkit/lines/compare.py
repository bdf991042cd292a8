"""The other run in a line chart: its columns, its curves or the difference to them, its numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from app.charts.timeline import state_columns
from app.charts.toolkit.columns import NOTHING, ColumnStore, Grid
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.lines.curves import CurvePicture, Series, Style
from engine.recording.recorder import Recording

Columns = npt.NDArray[np.float32]
Compute = Callable[[Recording, Sequence[Series], Grid, int, int], Columns]


class OtherLines:
    """The columns of the other run on the grid of a chart, and what is painted of them."""

    def __init__(self) -> None:
        self.store = ColumnStore(blank=np.nan)
        self.difference: Columns = np.zeros((0, 0), np.float32)  # own - other, (2 * series, columns)
        self.dashed, self.plain = CurvePicture(Style.DASHED), CurvePicture()
        self.signed = CurvePicture(Style.SIGNED)
        self._fresh = NOTHING

    def update(self, other: Other, series: Sequence[Series], grid: Grid, compute: Compute) -> bool:
        """Compute the columns that are new; False when there are none."""
        recording = other.recording
        key = state_columns.sources(recording), len(series)
        until = int(recording.time[-1])
        return self.store.update(
            grid, until, key, lambda first, count: compute(recording, series, grid, first, count)
        )

    def subtract(self, own: ColumnStore) -> None:
        """Bring the difference up to date with what has changed in both."""
        mine, theirs = own.take_fresh(), self.store.take_fresh()
        begin, end = min(mine[0], theirs[0]), max(mine[1], theirs[1])
        if self.difference.shape != own.values.shape:
            self.difference, begin, end = np.full(own.values.shape, np.nan, np.float32), 0, own.grid.count
        if begin < end:
            part = slice(begin, end)
            self.difference[:, part] = own.values[:, part] - self.store.values[:, part]
            self._fresh = min(begin, self._fresh[0]), max(end, self._fresh[1])

    def take_fresh(self) -> tuple[int, int]:
        """The columns (from, to) of the difference that have changed since the last call."""
        fresh, self._fresh = self._fresh, NOTHING
        return min(fresh), fresh[1]
