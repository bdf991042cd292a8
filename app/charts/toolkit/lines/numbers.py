"""The numbers of a line chart, by pixel column and as texts: ours, those of a second run, the difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from app.charts.toolkit import axis, recordings
from app.charts.toolkit.columns import NOTHING, ColumnStore, Grid
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import Key
from app.look.theme import Theme
from engine.recording.recorder import Recording

Columns = npt.NDArray[np.float32]
Text = Callable[[float], str]
Figures = tuple[float, float, float]  # at the cursor, mean, highest; NaN = not known


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


def legend(other: Other | None, theme: Theme) -> list[Key]:
    """Return which curves are whose; halves have names in the plot, and a difference has them at its axis."""
    if other is None or other.difference or other.beside:
        return []
    return [Key(other.own, theme.label, line=True), Key(other.name, theme.label, line=True, dashed=True)]


def heads(other: Other, plain: bool = False) -> str:
    """Return the heads of the values in a box; `plain`: two values even in a difference."""
    sign = " − " if other.difference and not plain else " · "
    return f"{other.own}{sign}{other.name}"


def lines(
    series: Sequence[Curve], own: Sequence[float], theirs: Sequence[float], other: Other | None, text: Text
) -> list[ReadoutLine]:
    """Return a line for each curve: its value, and that of the other run beside it; or the difference."""
    found = []
    for one, mine, his in zip(series, own, theirs, strict=True):
        key, known = Key(one.label, one.colour), (np.isfinite(mine), np.isfinite(his))
        if other is not None and other.difference:
            if all(known):
                found.append(ReadoutLine(one.label, difference(mine, his, text), key))
        elif any(known):
            values = [text(v) if k else "–" for v, k in zip((mine, his), known, strict=True)]
            found.append(ReadoutLine(one.label, values[0], key, values[1] if other else ""))
    return found


def table_heads(other: Other | None) -> list[str]:
    """Return the heads of the table."""
    plain = ["value", "mean", "highest"]
    more = [f"{other.name}: {head}" for head in plain] + ["difference"] if other else []
    return ["curve", "unit", *plain, *more]


def figures(values: npt.NDArray[np.float32], column: int) -> Figures:
    """Return the value in a column, mean and highest value of all columns that are known."""
    known = values[np.isfinite(values)]
    if not len(known):
        return np.nan, np.nan, np.nan
    return float(values[column]), float(known.mean()), float(known.max())


def cells(figures: Figures, text: Text) -> list[str]:
    """Return figures as texts of the table."""
    return [text(figure) if np.isfinite(figure) else "" for figure in figures]


def difference(own: float, theirs: float, text: Text) -> str:
    """Own less theirs with its sign; empty when one is not known."""
    if not (np.isfinite(own) and np.isfinite(theirs)):
        return ""
    return axis.signed(own - theirs, text(abs(own - theirs)))
