"""How long each row of guests was in each state in each pixel column, from a recording.

Columns wider than the samples' interval come from the samples' totals, finer ones from the trace; what
lies after the last sample comes from the trace in any case.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.state_raster import add_samples, add_trace
from engine.kinds import STATES
from engine.recorder import Recording
from engine.state import TRACE

Array = npt.NDArray[Any]


def sources(recording: Recording) -> tuple[int, int]:
    """Tells recordings apart whose past differs: a recorder changes its arrays only by adding to them."""
    return id(_owner(recording.vcpus)), id(_owner(recording.trace))


def _owner(array: Array) -> Any:
    return array if array.base is None else array.base


def around(recording: Recording, start: int, end: int) -> Recording:
    """The recording with only the samples that figures between start and end (ns) need.

    A measure looks at all samples that it is given: few columns should not cost as much as many.
    """
    low = max(int(np.searchsorted(recording.time, start, side="right")) - 2, 0)
    high = int(np.searchsorted(recording.time, end, side="left")) + 1
    part = slice(min(low, max(len(recording.time) - 2, 0)), high)
    names = ("time", "system", "guests", "vcpus", "cpus", "trace_at")
    return replace(recording, **{name: getattr(recording, name)[part] for name in names})


def spent(recording: Recording, row_of: Array, rows: int, step: int, origin: int, count: int) -> Array:
    """Time in each state (ns), (rows, count, STATES): column c begins at origin + c * step.

    row_of (virtual CPUs,): row of each virtual CPU, -1 = none. The last column may be known in part only.
    """
    out = np.zeros((rows, count, STATES), np.float32)
    time, row_of = recording.time, np.array(row_of, np.int64)  # one type, or kernels are compiled twice
    if count == 0 or len(time) < 2:
        return out
    start, end = origin, min(origin + count * step, recording.now)
    if step >= interval(recording):
        vcpus = recording.vcpus
        add_samples(time, vcpus["time_in"], vcpus["state"], row_of, step, origin, out)
        start = max(start, int(time[-1]))
    if start < end:
        _from_trace(recording, row_of, start, end, step, origin, out)
    return out


def interval(recording: Recording) -> int:
    """Mean time between two samples, ns; 0 when there are fewer than two."""
    time = recording.time
    return int(time[-1] - time[0]) // (len(time) - 1) if len(time) > 1 else 0


def _from_trace(
    recording: Recording, row_of: Array, start: int, end: int, step: int, origin: int, out: Array
) -> None:
    sample = max(int(np.searchsorted(recording.time, start, side="right")) - 1, 0)
    trace = recording.trace
    row = int(recording.trace_at[sample])
    if len(trace) < 2:  # one row would be contiguous in memory and compile the kernel once more
        trace, row = _padded(trace), 2 if len(trace) == 0 else row
    states = recording.vcpus["state"][sample].astype(np.int64)
    at = int(recording.time[sample])
    add_trace(trace["time"], trace["vcpu"], trace["state"], row, states, at, end, row_of, step, origin, out)


def _padded(trace: Array) -> Array:
    """Two rows at least; the added ones never come to pass."""
    padded = np.zeros(2, TRACE)
    padded["time"] = np.iinfo(np.int64).max
    padded[: len(trace)] = trace
    padded.flags.writeable = False
    return padded
