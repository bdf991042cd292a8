"""Least and greatest values of ever larger blocks: a view of any span needs few points and loses no peak."""

from __future__ import annotations

import numpy as np

from app.plot.series import Floats

BLOCK = 8  # values that one of the next level stands for
SHORT = 4096  # values: a level that is no longer needs no level above it


class Pyramid:
    """Values with their extremes; `view` takes as many points as there are pixels, however many values."""

    def __init__(self, x: Floats, y: Floats) -> None:
        """x: (n,) ascending. y: (n,); NaN = not known."""
        self.x, self.y = x, y
        self._levels = [(y, y)]
        while len(self._levels[-1][0]) > SHORT:
            low, high = self._levels[-1]
            self._levels.append((_blocks(low, np.fmin), _blocks(high, np.fmax)))

    def view(self, start: float, end: float, columns: int) -> tuple[Floats, Floats]:
        """Return points between `start` and `end`: at most about 2 * BLOCK for each of `columns` pixels.

        One point beyond each edge is part of it, so that lines reach the edges.
        """
        first = max(int(np.searchsorted(self.x, start)) - 1, 0)
        last = min(int(np.searchsorted(self.x, end, "right")) + 1, len(self.x))
        level, size = 0, 1
        while (last - first) / size > columns * BLOCK and level + 1 < len(self._levels):
            level, size = level + 1, size * BLOCK
        if level == 0:
            return self.x[first:last], self.y[first:last]
        return self._extremes(level, size, first, last)

    def _extremes(self, level: int, size: int, first: int, last: int) -> tuple[Floats, Floats]:
        blocks = slice(first // size, -(-last // size))
        low, high = self._levels[level][0][blocks], self._levels[level][1][blocks]
        x = self.x[blocks.start * size :: size][: len(low)]
        return np.repeat(x, 2), np.column_stack([low, high]).ravel()


def _blocks(values: Floats, extreme: np.ufunc) -> Floats:
    """Return the extreme of each block of values; NaN where all of them are."""
    rest = -len(values) % BLOCK
    full = np.concatenate([values, np.full(rest, np.nan)]) if rest else values
    return np.asarray(extreme.reduce(full.reshape(-1, BLOCK), axis=1))
