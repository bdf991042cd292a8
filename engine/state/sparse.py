"""Memory for large tables, most of whose rows are never written or are written one after another."""

from __future__ import annotations

import mmap
from typing import Any

import numpy as np
import numpy.typing as npt

HUGE = 4 << 20  # bytes from which on NumPy asks for huge pages


def sparse_zeros(shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """Return zeros in small pages, each of which takes memory when it is first written.

    NumPy asks Linux for huge pages for a large array. Each row in use then takes 2 MB, a machine with four
    systems 100 MB, and a first write waits until its page has been cleared, up to 5 ms in a virtual machine.
    """
    kind, advice = np.dtype(dtype), getattr(mmap, "MADV_NOHUGEPAGE", None)
    size = int(kind.itemsize * np.prod(shape, dtype=np.int64))
    if advice is None or size < HUGE:  # not Linux, or small
        return np.zeros(shape, kind)
    try:
        room = mmap.mmap(-1, size, access=mmap.ACCESS_COPY)  # private to each process
        room.madvise(advice)
    except OSError:  # there is no room, or Linux has no huge pages
        return np.zeros(shape, kind)
    return np.ndarray(shape, kind, buffer=room)
