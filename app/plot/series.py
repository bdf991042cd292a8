"""Series: values over time that can be drawn, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Times = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Series:
    """A measure of something over time.

    times: (n,) ns since the start of the run, ascending. values: (n,) in `unit`; NaN = not known.
    source: the run or file that it was taken from, in words. Raises ValueError when the sizes differ.
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
        """Return the part from `start` to `end`, ns, both included."""
        first, last = np.searchsorted(self.times, [start, np.nextafter(end, np.inf)])
        part = slice(int(first), int(last))
        return Series(self.name, self.unit, self.times[part], self.values[part], self.source)


@dataclass(frozen=True)
class SeriesEntry:
    """A series that a source can give.

    path: the branches of the tree that lead to it, the last one names it. key: what `series` takes.
    """

    path: tuple[str, ...]
    key: str
    unit: str = ""
    about: str = ""


class SeriesSource(Protocol):
    """A run or a data file: what the tree lists, and the values of each entry."""

    @property
    def name(self) -> str:
        """The name of the run or file."""

    def entries(self) -> Sequence[SeriesEntry]:
        """Return all series that it can give; takes no values yet."""

    def series(self, key: str) -> Series:
        """Return the values of an entry. Raises LookupError for another key."""
