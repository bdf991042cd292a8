"""How long each row of guests was in each state in each pixel column, from a recording.

Columns wider than the samples' interval come from the samples' totals, finer ones from the trace; what
lies after the last sample comes from the trace in any case. A thin recording's trace says too little for
that: fine columns come from a Detail where there is one, else they have the shares of the time between
two samples.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from app.charts.timeline.state_raster import add_totals, add_trace
from app.charts.timeline.state_totals import Totals
from engine.kernel.kinds import STATES
from engine.recording.recorder import SAMPLES, Recording
from engine.state.tables import TRACE

if TYPE_CHECKING:
    from app.charts.toolkit.detail import Detail

Array = npt.NDArray[Any]


def sources(recording: Recording) -> tuple[int, int]:
    """Tells recordings apart whose past differs: a recorder changes its arrays only by adding to them."""
    vcpus, trace = owners(recording)
    return id(vcpus), id(trace)


def owners(recording: Recording) -> tuple[Array, Array]:
    """The arrays that `sources` tells apart, for one who keeps them: then no others can have their place."""
    return _owner(recording.vcpus), _owner(recording.trace)


def _owner(array: Array) -> Any:
    return array if array.base is None else array.base


def around(recording: Recording, start: int, end: int) -> Recording:
    """The recording with only the samples that figures between start and end (ns) need.

    A measure looks at all samples that it is given: few columns should not cost as much as many.
    """
    low = max(int(np.searchsorted(recording.time, start, side="right")) - 2, 0)
    high = int(np.searchsorted(recording.time, end, side="left")) + 1
    part = slice(min(low, max(len(recording.time) - 2, 0)), high)
    return replace(recording, **{name: getattr(recording, name)[part] for name in SAMPLES})


def known(recording: Recording, step: int, detail: Detail | None = None) -> int:
    """Up to which time (ns) columns of `step` ns can be told."""
    if not recording.thin:
        return recording.now
    sampled = int(recording.time[-1])
    exact = _exact(recording, step, detail)
    return max(sampled, exact[1]) if exact else sampled


def _exact(recording: Recording, step: int, detail: Detail | None) -> tuple[int, int] | None:
    """From when to when (ns) a Detail tells what columns of `step` ns show."""
    if detail is None or not recording.thin or step >= interval(recording):
        return None
    return int(detail.start), min(int(detail.end), recording.now)


def spent(
    recording: Recording,
    row_of: Array,
    rows: int,
    step: int,
    origin: int,
    count: int,
    totals: Totals | None = None,
    detail: Detail | None = None,
) -> Array:
    """Time in each state (ns), (rows, count, STATES): column c begins at origin + c * step.

    row_of (virtual CPUs,): row of each virtual CPU, -1 = none. The last column may be known in part only.
    totals: keeps what it sums for the next call; detail: exact states for a thin recording.
    """
    out = np.zeros((rows, count, STATES), np.float32)
    time, row_of = recording.time, np.array(row_of, np.int64)  # one type, or kernels are compiled twice
    if count == 0 or len(time) < 2:
        return out
    start, end = origin, min(origin + count * step, recording.now)
    if recording.thin or step >= interval(recording):
        kept = totals or Totals()
        add_totals(*kept.between(recording, row_of, rows, start, end), step, origin, out)
        start = max(start, int(time[-1]))
    if recording.thin:
        _put_detail(recording, row_of, step, origin, detail, out)
    elif start < end:
        _from_trace(recording, row_of, start, end, step, origin, out)
    return out


def covered(within: tuple[int, int], now: int, step: int, origin: int, count: int) -> tuple[int, int]:
    """The columns (from, to) of `count` that lie wholly within two moments, ns; now is the end of all."""
    first, end = -(-(within[0] - origin) // step), (within[1] - origin) // step
    if within[1] == now:
        end = -(-(within[1] - origin) // step)
    return max(first, 0), min(end, count)


def _put_detail(
    recording: Recording, row_of: Array, step: int, origin: int, detail: Detail | None, out: Array
) -> None:
    """Replace the columns that a Detail tells wholly."""
    exact = _exact(recording, step, detail)
    if exact is None or detail is None:
        return
    first, end = covered(exact, recording.now, step, origin, out.shape[1])
    if first >= end:
        return
    found = np.zeros((out.shape[0], end - first, STATES), np.float32)
    rows, low = detail.trace, origin + first * step
    begin, high = len(recording.vcpu_guest), min(origin + end * step, exact[1])
    states = np.zeros(begin, np.int64)
    states[rows["vcpu"][:begin]] = rows["state"][:begin]
    rows = _padded(rows) if len(rows) < 2 else rows.view()
    rows.flags.writeable = False  # as those of a Recording: the kernel is compiled once
    times = rows["time"], rows["vcpu"], rows["state"]
    add_trace(*times, begin, states, exact[0], high, row_of, step, low, found)
    out[:, first:end] = found


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
