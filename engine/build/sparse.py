"""Memory for machine tables, most of whose rows are never written."""

from __future__ import annotations

import mmap

import numpy as np

from engine.state.tables import TABLES, Array


def sparse_tables(systems: int) -> Array:
    """Return empty tables for a number of systems, in small pages of the computer's memory.

    In huge pages, which numpy requests, each row in use takes 2 MB, and a machine with four systems 100 MB. A
    new machine, or a slider that starts a machine, would have to wait for their allocation.
    """
    advice = getattr(mmap, "MADV_NOHUGEPAGE", None)
    if advice is None:  # not Linux
        return np.zeros(systems, TABLES)
    room = mmap.mmap(-1, systems * TABLES.itemsize, access=mmap.ACCESS_COPY)  # private to each process
    room.madvise(advice)
    return np.frombuffer(room, TABLES, systems)
