"""Rows of a long run in a file without a name, so that memory does not grow with simulated time.

The file is mapped: its rows are read and written like those in memory. It has no name, so it disappears when
the process ends, however this happens.
"""

from __future__ import annotations

import mmap
import tempfile
import weakref
from typing import Any

import numpy as np
import numpy.typing as npt

from engine import platform
from engine.kernel import cache

RESTED = 4 << 20  # bytes that are written before the pages of old rows are given back to the system

Array = npt.NDArray[Any]


class RowsOnDisk:
    """A file of rows. Its rows are never moved: arrays returned earlier show the same rows."""

    def __init__(self, dtype: Any, shape: tuple[int, ...]) -> None:
        """Create the file. Raises OSError when there is no room for a file."""
        self._dtype, self._shape = np.dtype(dtype), shape
        self._file = tempfile.TemporaryFile(dir=cache.folder())  # noqa: SIM115  # as long as the rows
        weakref.finalize(self, self._file.close)
        self._map: mmap.mmap | None = None
        self._rested = 0  # bytes that had been written when pages were last given back

    def rows(self, room: int) -> Array:
        """Return an array of at least `room` rows, including those written before. Raises OSError."""
        size = -(-room * row_size(self._dtype, self._shape) // mmap.PAGESIZE) * mmap.PAGESIZE
        platform.reserve(self._file.fileno(), size)  # a full disk must not end the program at a write
        self._map = mmap.mmap(self._file.fileno(), size)
        return np.ndarray((room, *self._shape), self._dtype, buffer=self._map)

    def rest(self, written: int) -> None:
        """Release the memory of rows when enough has been written since the last time; the file keeps
        them.
        """
        if self._map is not None and written - self._rested >= RESTED:
            platform.give_pages_back(self._map, written // mmap.PAGESIZE * mmap.PAGESIZE)
            self._rested = written


def row_size(dtype: np.dtype[Any], shape: tuple[int, ...]) -> int:
    """Return the size of a row in bytes."""
    return int(dtype.itemsize * np.prod(shape, dtype=np.int64))
