"""The values of curves by pixel column: of our own run, of a second one, and the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from app.charts.toolkit import recordings
from app.charts.toolkit.columns import NOTHING, ColumnStore, Grid
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.lines.curves import Curve
from engine.recording.recorder import Recording

Columns = npt.NDArray[np.float32]


class CurveColumns:
    """Keeps the columns: (curves, columns), or (2 * curves, columns) with the lower curves behind."""

    def __init__(self, whole_run: bool = False) -> None:
        """`whole_run`: hand all samples to the curves, not only those around the columns."""
        self.own, self.theirs = ColumnStore(blank=np.nan), ColumnStore(blank=np.nan)
        self.difference: Columns = np.zeros((0, 0), np.float32)  # own - theirs, (curves, columns)
        self._whole_run = whole_run
        self._fresh = NOTHING  # columns of the difference that have changed since they were taken

    def update(self, recording: Recording, other: Other | None, curves: Sequence[Curve], grid: Grid) -> bool:
        """Compute the columns that are new; return False when there are none."""
        changed = self._fill(self.own, recording, curves, grid)
        if other is not None:
            shown = curves if other.beside else [replace(curve, lower=None) for curve in curves]
            changed |= self._fill(self.theirs, other.recording, shown, grid)
        if changed and other is not None and other.difference:
            self._subtract(len(curves))
        return changed

    def _fill(self, store: ColumnStore, recording: Recording, curves: Sequence[Curve], grid: Grid) -> bool:
        key, until = (recordings.sources(recording), len(curves)), int(recording.time[-1])
        return store.update(
            grid, until, key, lambda first, count: self._values(recording, curves, grid, first, count)
        )

    def _values(
        self, recording: Recording, curves: Sequence[Curve], grid: Grid, first: int, count: int
    ) -> Columns:
        layers = 2 if any(curve.lower for curve in curves) else 1
        out = np.full((layers * len(curves), count), np.nan, np.float32)
        if count:
            edges = grid.edges(first, count)
            if not self._whole_run:
                recording = recordings.around(recording, int(edges[0]), int(edges[-1]))
            for number, curve in enumerate(curves):
                out[number] = curve.values(recording, edges)
                if curve.lower:
                    out[len(curves) + number] = curve.lower(recording, edges)
        return out

    def _subtract(self, curves: int) -> None:
        """Bring the difference up to date with what has changed in both runs."""
        mine, theirs = self.own.take_fresh(), self.theirs.take_fresh()
        begin, end = min(mine[0], theirs[0]), max(mine[1], theirs[1])
        shape = curves, self.own.grid.count
        if self.difference.shape != shape:
            self.difference, begin, end = np.full(shape, np.nan, np.float32), 0, shape[1]
        if begin < end:
            part = slice(begin, end)
            self.difference[:, part] = self.own.values[:curves, part] - self.theirs.values[:curves, part]
            self._fresh = min(begin, self._fresh[0]), max(end, self._fresh[1])

    def take_fresh(self) -> tuple[int, int]:
        """Return the columns (from, to) of the difference that have changed since the last call."""
        fresh, self._fresh = self._fresh, NOTHING
        return min(fresh), fresh[1]


def highest(values: Columns) -> float:
    """Return the highest value that is known; 0 when none is."""
    return float(np.nanmax(values)) if np.isfinite(values).any() else 0.0
