"""Time in each state up to each sample, summed over the guests of a row: kept while the run goes on.

A frame then costs what it shows, rows and columns, whatever the number of guests.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.timeline.state_raster import sum_totals
from engine.kernel.kinds import STATES
from engine.recording.recorder import Recording

Array = npt.NDArray[Any]
MOST = 64 * 2**20  # bytes kept


class Totals:
    """The totals of one run on one set of rows; those of new samples are added."""

    def __init__(self) -> None:
        self._of: object = None  # the arrays that were summed
        self._row_of: Array = np.zeros(0, np.int64)
        self._sums: Array = np.zeros((0, 0, STATES), np.int64)
        self._count = 0

    def between(
        self, recording: Recording, row_of: Array, rows: int, start: int, end: int
    ) -> tuple[Array, Array]:
        """(times (n,), totals (n, rows, STATES), ns) of the samples around start and end (ns)."""
        time = recording.time
        low = max(int(np.searchsorted(time, start, side="right")) - 1, 0)
        high = min(int(np.searchsorted(time, end, side="left")) + 1, len(time))
        if len(time) * rows * STATES * 8 > MOST:
            sums = np.zeros((max(high - low, 0), rows, STATES), np.int64)
            self._sum(recording, row_of, slice(low, high), 0, sums)
            return time[low:high], sums
        self._extend(recording, row_of, rows)
        return time[low:high], self._sums[low:high]

    def _extend(self, recording: Recording, row_of: Array, rows: int) -> None:
        of, count = (id(_owner(recording.vcpus)), rows), len(recording.time)
        if of != self._of or count < self._count or not np.array_equal(row_of, self._row_of):
            self._of, self._row_of, self._count = of, row_of.copy(), 0
            self._sums = np.zeros((0, rows, STATES), np.int64)
        if count > len(self._sums):
            grown = np.zeros((max(count, 2 * self._count), rows, STATES), np.int64)
            grown[: self._count] = self._sums[: self._count]
            self._sums = grown
        if count > self._count:
            self._sum(recording, row_of, slice(0, count), self._count, self._sums[:count])
            self._count = count

    @staticmethod
    def _sum(recording: Recording, row_of: Array, part: slice, first: int, out: Array) -> None:
        vcpus = recording.vcpus[part]
        sum_totals(recording.time[part], vcpus["time_in"], vcpus["state"], row_of, first, out)


def _owner(array: Array) -> Any:
    return array if array.base is None else array.base
