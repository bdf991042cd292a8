"""Kernels of the scheduling timeline: the time of each row in each state and pixel column, and its picture.

They are plain loops over arrays; the public functions are in timeline.py. Times are in ns. A row is a guest
or, when there are more guests than pixels, several guests.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.lanes.raster import DOTS, FALLING, RISING, add_whole, spread
from engine.kernel.kinds import LEGEND, STATES, VcpuState
from engine.kernel.options import entry, kernel

Array = npt.NDArray[Any]
DORMANT, SUSPENDED = np.int64(VcpuState.DORMANT), np.int64(VcpuState.SUSPENDED)
N_STATES = np.int64(STATES)
# From the bottom of a row to its top: processor work first, other states last.
STACK = np.array(LEGEND, np.int64)
LINES = np.zeros(STATES, np.int64)  # over the colors
LINES[[VcpuState.STOPPED, VcpuState.SUSPENDED, VcpuState.OFF]] = FALLING, RISING, DOTS


@entry(
    "const int64[::1]",
    "const int64[:,:,:]",
    "const int32[:,:]",
    "const int64[::1]",
    "int64",
    "int64[:,:,::1]",
)
def sum_totals(time, time_in, state, row_of, first, out):  # type: ignore[no-untyped-def]
    """Write the time in each state from 0 to each sample, starting at `first`, to out (n, rows, STATES).

    out is int64, ns. time (n,), time_in (n, virtual CPUs, STATES), state (n, virtual CPUs), row_of (virtual
    CPUs,), -1 = none. Time that a sample does not yet include is assigned to its current state.
    """
    for k in range(first, len(time)):
        for v in range(len(row_of)):
            row = row_of[v]
            if row < 0:
                continue
            missing = time[k]
            for s in range(N_STATES):
                spent = time_in[k, v, s]
                out[k, row, s] += spent
                missing -= spent
            out[k, row, state[k, v]] += missing


@entry(
    "const int64[:]",
    "const int32[:]",
    "const int32[:]",
    "int64",
    "int64",
    "const int64[::1]",
    "int64",
    "int64",
    "int64[:,::1]",
    "int32[:,:,::1]",
    "float32[:,:,::1]",
)
def _add_trace(at, vcpu, state, row, end, row_of, step, origin, last, whole, out):  # type: ignore[no-untyped-def]
    """Add the trace. last (2, virtual CPUs): states and their start times, which change. whole: zeros."""
    now, since = last[0], last[1]
    column = low = -1  # the column of a row of the trace, and its beginning
    for i in range(row, len(at)):
        if at[i] >= end:
            break
        if not 0 <= at[i] - low < step:
            column = (at[i] - origin) // step
            low = origin + column * step
        v = vcpu[i]
        if row_of[v] >= 0 and since[v] >= low and 0 <= column < out.shape[1]:
            out[row_of[v], column, now[v]] += at[i] - since[v]
        elif row_of[v] >= 0:
            spread(out[row_of[v]], whole[row_of[v]], now[v], since[v], at[i], step, origin)
        now[v] = state[i]
        since[v] = at[i]
    for v in range(len(now)):
        if row_of[v] >= 0:
            spread(out[row_of[v]], whole[row_of[v]], now[v], since[v], end, step, origin)
    for r in range(out.shape[0]):
        add_whole(out[r], whole[r], step)


def add_trace(
    trace: Array,
    row: int,
    states: Array,
    start: int,
    end: int,
    row_of: Array,
    step: int,
    origin: int,
    out: Array,
) -> None:
    """Add the time in each state between start and end (ns) from the trace to out (rows, columns, STATES).

    `row` is the first row of the trace after `start`. states (virtual CPUs,): those at `start`.
    """
    last = np.stack([states, np.full(len(states), start)]).astype(np.int64)
    whole = np.zeros((out.shape[0], out.shape[1] + 1, out.shape[2]), np.int32)
    _add_trace(trace["time"], trace["vcpu"], trace["state"], row, end, row_of, step, origin, last, whole, out)


@kernel
def _ruling(part):  # type: ignore[no-untyped-def]
    """Return the state that fills at least 97% of a column, or 60% if it is a pause; -1 when there is no such
    state.
    """
    total, largest = 0.0, 0
    for s in range(N_STATES):
        total += part[s]
        if part[s] > part[largest]:
            largest = s
    enough = 0.6 if DORMANT <= largest <= SUSPENDED else 0.97
    return largest if total > 0.0 and part[largest] >= enough * total else -1


@entry("const float32[:,:,::1]", "int64", "int64", "int8[:,::1]")
def rule(spent, begin, end, ruling):  # type: ignore[no-untyped-def]
    """Store the dominant state of each column begin..end in `ruling` (rows, columns; int8), for find_runs."""
    for r in range(len(ruling)):
        for c in range(begin, end):
            ruling[r, c] = _ruling(spent[r, c])


@entry("const int8[:,::1]", "int64", "int64", "int64[:,::1]")
def find_runs(ruling, least, gap, found):  # type: ignore[no-untyped-def]
    """Find runs of at least `least` columns in which one state dominates; see rule.

    Interruptions of less than `gap` columns are ignored.

    Fill found (most, 4) with row, first column, end column and state; return the number found.
    """
    count = 0
    for r in range(ruling.shape[0]):
        begin, end, of, before, since = 0, 0, -1, -1, 0
        for c in range(ruling.shape[1] + 1):
            state = ruling[r, c] if c < ruling.shape[1] else -1
            if state != before:
                before, since = state, c
            if state == of and of >= 0:
                end = c + 1
            elif c - end >= gap or c == ruling.shape[1] or of < 0:
                if of >= 0 and end - begin >= least and count < len(found):
                    found[count, 0], found[count, 1] = r, begin
                    found[count, 2], found[count, 3] = end, of
                    count += 1
                begin, end, of = since, c + 1, state
    return count
