"""The numbers of curves, by pixel column and as texts: those of this run, those of a second run, and the
difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from app.charts.toolkit import recordings
from app.charts.toolkit.columns import NOTHING, ColumnStore, TimeColumns, union
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.figures import RunningTotals
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.state_look import StateKey
from app.look import axis_text as axis
from app.look.theme import Theme
from engine.recording.recorder import Recording

Columns = npt.NDArray[np.float32]
Text = Callable[[float], str]
Figures = tuple[float, float, float]  # at the cursor, mean, highest; NaN = not known


class RunColumns:
    """The columns of one run's curves: rows of the curves, followed by those of their lower figures."""

    def __init__(self) -> None:
        self.store = ColumnStore(blank=np.nan)
        self._curves: Sequence[Curve] = ()
        self._totals = RunningTotals(())

    def update(self, recording: Recording, curves: Sequence[Curve], grid: TimeColumns) -> bool:
        """Compute the new columns; return False when there are none."""
        if curves is not self._curves:
            self._curves = curves
            figures = [*(curve.figure for curve in curves), *(curve.lower for curve in curves)]
            self._totals = RunningTotals([figure for figure in figures if figure is not None])
        key, until = (
            (recordings.sources(recording), id(curves), len(recording.moves)),
            int(recording.time[-1]),
        )
        return self.store.update(
            grid, until, key, lambda first, count: self._values(recording, grid, first, count)
        )

    def _values(self, recording: Recording, grid: TimeColumns, first: int, count: int) -> Columns:
        curves = self._curves
        own = [row for row, curve in enumerate(curves) if curve.figure is not None]
        lower = [len(curves) + row for row in range(len(lower_rows(curves)))]
        out = np.full((len(curves) + len(lower), count), np.nan, np.float32)
        if count:
            edges = grid.edges(first, count)
            out[own + lower] = self._totals.values(recording, edges)
            for row, curve in enumerate(curves):
                if curve.values is not None:
                    out[row] = curve.values(recording, edges)
        return out


def lower_rows(curves: Sequence[Curve]) -> list[int]:
    """Return the numbers of the curves that have a lower figure; the rows of these figures follow the rows of
    all curves.
    """
    return [number for number, curve in enumerate(curves) if curve.lower is not None]


class CurveColumns:
    """The columns of the curves of this run and of the other run, and their difference."""

    def __init__(self) -> None:
        self._runs = RunColumns(), RunColumns()
        self.difference: Columns = np.zeros((0, 0), np.float32)  # own - theirs, (curves, columns)
        self._fresh = NOTHING  # columns of the difference that have changed since they were taken

    @property
    def own(self) -> ColumnStore:
        """The columns of this run."""
        return self._runs[0].store

    @property
    def theirs(self) -> ColumnStore:
        """The columns of the other run."""
        return self._runs[1].store

    def update(
        self, recording: Recording, other: Other | None, curves: Sequence[Curve], grid: TimeColumns
    ) -> bool:
        """Compute the new columns; return False when there are none."""
        changed = self._runs[0].update(recording, curves, grid)
        if other is not None:
            changed |= self._runs[1].update(other.recording, curves, grid)
        if changed and other is not None and other.difference:
            self._subtract(len(curves))
        return changed

    def _subtract(self, curves: int) -> None:
        """Update the difference with the changes in both runs."""
        begin, end = union(self.own.take_fresh(), self.theirs.take_fresh())
        shape = curves, self.own.grid.count
        if self.difference.shape != shape:
            self.difference, begin, end = np.full(shape, np.nan, np.float32), 0, shape[1]
        if begin < end:
            part = slice(begin, end)
            self.difference[:, part] = self.own.values[:curves, part] - self.theirs.values[:curves, part]
            self._fresh = union((begin, end), self._fresh)

    def take_fresh(self) -> tuple[int, int]:
        """Return the columns (from, to) of the difference that have changed since the last call."""
        fresh, self._fresh = self._fresh, NOTHING
        return min(fresh), fresh[1]


def highest(values: Columns) -> float:
    """Return the highest known value, or 0 if none is known."""
    found = float(np.fmax.reduce(values, axis=None, initial=-np.inf))
    return found if np.isfinite(found) else 0.0


def legend(other: Other | None, theme: Theme) -> list[StateKey]:
    """Return legend keys for each run's curves; halves have names in the plot, and a difference at its
    axis.
    """
    if other is None or other.difference or other.beside:
        return []
    return [
        StateKey(other.own, theme.label, line=True),
        StateKey(other.name, theme.label, line=True, dashed=True),
    ]


def heads(other: Other, plain: bool = False) -> str:
    """Return the headings of the values in a box; `plain`: two values, even in a difference."""
    sign = " − " if other.difference and not plain else " · "
    return f"{other.own}{sign}{other.name}"


def figures(values: npt.NDArray[np.float32], column: int) -> Figures:
    """Return the value in a column, and the mean and maximum over all known columns."""
    known = values[np.isfinite(values)]
    if not len(known):
        return np.nan, np.nan, np.nan
    return float(values[column]), float(known.mean()), float(known.max())


def cells(figures: Figures, text: Text) -> list[str]:
    """Return figures as texts for the table."""
    return [text(figure) if np.isfinite(figure) else "" for figure in figures]


def difference(own: float, theirs: float, text: Text) -> str:
    """Return this run's value minus the other run's with its sign, or an empty string when either value is
    not known.
    """
    if not (np.isfinite(own) and np.isfinite(theirs)):
        return ""
    return axis.signed(own - theirs, text(abs(own - theirs)))
