"""Pixel columns: their time grid, a store that computes each column once, and a picture that paints each
column once.

Columns lie on a fixed grid (multiples of the step), so a column keeps its meaning while the run grows and the
view moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.look.theme import current as current_theme

Array = npt.NDArray[Any]
Compute = Callable[[int, int], Array]  # (first column, columns) -> (rows, columns, ...)

NOTHING = (1 << 62, 0)  # no columns
Fresh = tuple[int, int]  # columns from, to


def union(pair: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Return the columns (from, to) that cover both ranges."""
    begin, end = min(pair[0], other[0]), max(pair[1], other[1])
    return (begin, end) if begin < end else (min(NOTHING), 0)


@dataclass(frozen=True)
class TimeColumns:
    """`count` columns of `step` ns; the first column begins at first * step."""

    step: int
    first: int
    count: int

    @classmethod
    def over(cls, start: int, end: int, count: int) -> TimeColumns:
        """Return the grid with `count` columns that shows start to end (ns)."""
        count = max(count, 1)
        step = max(-(-(end - start) // count), 1)
        return cls(step, round(start / step), count)

    def x(self, time: float) -> float:
        """Return the position of a time in columns, with 0 at the left."""
        return time / self.step - self.first

    def time(self, x: float) -> int:
        """Return the time at a position in columns, ns."""
        return round((self.first + x) * self.step)

    def at(self, time: int) -> int:
        """Return the column of a time (ns), counted from the left and limited to the first and last
        columns.
        """
        return int(min(max(time // self.step - self.first, 0), self.count - 1))

    def edges(self, first: int, count: int) -> npt.NDArray[np.int64]:
        """Return the count + 1 edges of the columns starting at `first` (counted from time 0), ns."""
        return np.arange(first, first + count + 1, dtype=np.int64) * self.step


class ColumnStore:
    """Stores the columns of a grid; computes the missing or incomplete ones.

    values: (rows, columns, ...); a column that is not known yet contains `blank`.
    """

    def __init__(self, blank: float = 0.0) -> None:
        self.values: Array = np.zeros((0, 0))
        self.grid = TimeColumns(1, 0, 0)
        self._blank = blank
        self._key: object = None
        self._known = 0
        self._valid = (0, 0)  # complete columns, counted from time 0
        self._fresh = NOTHING  # columns, from the left, that have changed since they were taken

    def take_fresh(self) -> tuple[int, int]:
        """Return the columns (from, to) that have changed since the last call, counted from the left."""
        (begin, end), self._fresh = self._fresh, NOTHING
        return min(begin, end), end

    def update(self, grid: TimeColumns, known: int, key: object, compute: Compute) -> bool:
        """Update the columns up to the time `known` (ns); return False if they are already up to date.

        key: the data on which the values depend, in addition to the grid; when it changes, everything is
        recomputed. compute: returns columns; for a count of zero, it returns an array of the right shape.
        """
        last = min(max(-(-known // grid.step), grid.first), grid.first + grid.count)
        if (grid, known, key) == (self.grid, self._known, self._key):
            return False
        same = key == self._key and known >= self._known
        begin, end = max(self._valid[1], grid.first), last
        if not same or grid != self.grid:
            self._move(grid, last, same, compute)
            begin, end = grid.first, grid.first + grid.count  # another run leaves blanks behind its end
            self._fresh = NOTHING  # of a wider grid there may have been columns that this one has not
        self._fill(max(self._valid[1], grid.first), last, compute)
        self._key, self._known, self._valid = key, known, (grid.first, min(last, known // grid.step))
        self._fresh = min(self._fresh[0], begin - grid.first), max(self._fresh[1], end - grid.first)
        return True

    def _move(self, grid: TimeColumns, last: int, same: bool, compute: Compute) -> None:
        """Change to another grid: keep the complete columns that both have, or compute those up to `last`."""
        before, end = self.grid, grid.first + grid.count
        low, high = max(self._valid[0], grid.first), min(self._valid[1], end)
        keep = same and grid.step == before.step and low < high
        if keep:
            known = self.values[:, low - before.first : high - before.first]
        else:
            known, low, high = compute(grid.first, last - grid.first), grid.first, last
        self.grid, self._valid = grid, (grid.first, high)
        if not keep and last == end:
            self.values = known
            return
        self.values = np.full((known.shape[0], grid.count, *known.shape[2:]), self._blank, known.dtype)
        self.values[:, low - grid.first : high - grid.first] = known
        self._fill(grid.first, low, compute)

    def _fill(self, begin: int, end: int, compute: Compute) -> None:
        if begin < end:
            first = self.grid.first
            self.values[:, begin - first : end - first] = compute(begin, end - begin)


class Pixels:
    """ARGB32 premultiplied, (height, columns); the pixels are kept while the look of the picture is the same.

    below: logical pixels from the upper edge of the plot to that of the picture.
    """

    def __init__(self, below: float = 0.0) -> None:
        self._below = below
        self.values = np.zeros((1, 1), np.uint32)
        self._look: object = None

    def fresh(self, place: ChartPlaces, grid: TimeColumns, look: object, columns: Fresh) -> Fresh:
        """Empty the columns to paint, and return them: the new columns or, if the look has changed, all."""
        key = current_theme().name, place.plot, place.ratio, grid, look
        if key != self._look:
            self._look, columns = key, (0, grid.count)
            shape = max(round((place.plot.height() - self._below) * place.ratio), 1), grid.count
            if shape != self.values.shape:
                self.values = np.zeros(shape, np.uint32)
        self.values[:, slice(*columns)] = 0
        return columns

    def draw(self, painter: QPainter, place: ChartPlaces) -> None:
        """Copy the picture."""
        picture = brushes.picture(self.values, QImage.Format.Format_ARGB32_Premultiplied, place.ratio)
        painter.drawImage(place.plot.topLeft() + QPointF(0, self._below), picture)
