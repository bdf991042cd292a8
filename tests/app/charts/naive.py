"""Slow, obvious twins of the charts' kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import STATES, VcpuState
from engine.recording.recorder import Recording

Array = npt.NDArray[Any]


def stretches(recording: Recording) -> list[tuple[int, int, int, int]]:
    """All stretches (virtual CPU, state, begin, end) of a run, from its trace alone, ns."""
    found = []
    for v in range(len(recording.vcpu_guest)):
        since, state = 0, int(VcpuState.OFF)
        for row in recording.trace[recording.trace["vcpu"] == v]:
            found.append((v, state, since, int(row["time"])))
            since, state = int(row["time"]), int(row["state"])
        found.append((v, state, since, recording.now))
    return found


def spent(recording: Recording, row_of: Array, rows: int, step: int, origin: int, count: int) -> Array:
    """Time in each state by row and column, from the stretches."""
    out = np.zeros((rows, count, STATES))
    for v, state, begin, end in stretches(recording):
        for column in range(count):
            low, high = origin + column * step, origin + (column + 1) * step
            if row_of[v] >= 0:
                out[row_of[v], column, state] += max(min(end, high) - max(begin, low), 0)
    return out
