"""Series: values over time that can be drawn, their origin, and views of any time range with few points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Times = npt.NDArray[np.int64]
BLOCK = 8  # values that one of the next level stands for
SHORT = 4096  # values: a level of at most this length needs no level above it


@dataclass(frozen=True)
class Series:
    """A measure over time.

    times: (n,) ns since the start of the run, ascending. values: (n,) in `unit`; NaN = not known.
    source: a description of the run or file that the series comes from. Raises ValueError when the sizes
    differ.
    """

    name: str
    unit: str
    times: Times
    values: Floats
    source: str

    def __post_init__(self) -> None:
        if len(self.times) != len(self.values):
            raise ValueError(f"{self.name}: {len(self.times)} times for {len(self.values)} values")

    def between(self, start: float, end: float) -> Series:
        """Return the part from `start` to `end`, ns, inclusive."""
        first, last = np.searchsorted(self.times, [start, np.nextafter(end, np.inf)])
        part = slice(int(first), int(last))
        return Series(self.name, self.unit, self.times[part], self.values[part], self.source)


@dataclass(frozen=True)
class SeriesEntry:
    """A series that a source can provide.

    path: the branches of the tree that lead to it; the last element is its name. key: the argument of
    `series`.
    """

    path: tuple[str, ...]
    key: str
    unit: str = ""
    about: str = ""


class SeriesSource(Protocol):
    """A run or a data file: the entries that the tree lists, and the values of each entry."""

    @property
    def name(self) -> str:
        """The name of the run or file."""

    def entries(self) -> Sequence[SeriesEntry]:
        """Return all series that the source can provide, without reading any values."""

    def series(self, key: str) -> Series:
        """Return the values of an entry. Raises LookupError for an unknown key."""


def ranges(numbers: Iterable[int]) -> str:
    """Return numbers in the form used in keys: "0-4,7"."""
    parts: list[list[int]] = []
    for number in sorted(set(numbers)):
        if parts and number == parts[-1][-1] + 1:
            parts[-1][1:] = [number]
        else:
            parts.append([number])
    return ",".join("-".join(map(str, part)) for part in parts)


class Pyramid:
    """Values with their extremes; the number of points that `view` uses depends on the number of pixels,
    not on the number of values.
    """

    def __init__(self, x: Floats, y: Floats) -> None:
        """x: (n,) ascending. y: (n,); NaN = not known."""
        self.x, self.y = x, y
        self._levels = [(y, y)]
        while len(self._levels[-1][0]) > SHORT:
            low, high = self._levels[-1]
            self._levels.append((_blocks(low, np.fmin), _blocks(high, np.fmax)))

    def view(self, start: float, end: float, columns: int) -> tuple[Floats, Floats]:
        """Return points between `start` and `end`: at most about 2 * BLOCK for each of `columns` pixels.

        The result includes one point beyond each edge, so that lines reach the edges.
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
    """Return the extreme of each block of values; NaN where all values of a block are NaN."""
    rest = -len(values) % BLOCK
    full = np.concatenate([values, np.full(rest, np.nan)]) if rest else values
    return np.asarray(extreme.reduce(full.reshape(-1, BLOCK), axis=1))
