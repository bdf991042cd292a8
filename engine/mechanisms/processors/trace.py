"""The state of a virtual CPU, the time spent in it, and the trace row of every change."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER

# changes into and out of these are always traced; the others only if `tracing` is set
SLOW = np.int64(
    sum(
        1 << state
        for state in VcpuState
        if state.name in ("OFF", "ELIGIBLE", "DORMANT", "STOPPED", "SUSPENDED", "LIMITED")
    )
)


@kernel
def set_state(s, v, state):
    """Set the state (VcpuState) of virtual CPU v."""
    w = s.vcpu[v]
    if w.state == state:
        return
    w.time_in[w.state] += s.now - w.since
    w.since = s.now
    slow = ((SLOW >> w.state) | (SLOW >> state)) & 1
    w.state = state
    if s.tracing == 0 and slow == 0:
        return
    row = s.trace[s.trace_n]
    row.time = s.now
    row.vcpu = v
    row.state = state
    s.trace_n += 1


@kernel
def close_time(s, v):
    """Record the time in the current state up to now, without leaving the state."""
    w = s.vcpu[v]
    w.time_in[w.state] += s.now - w.since
    w.since = s.now


@entry("tables", "trace", "int64[::1]")
def merge_traces(tables, rows, at):
    """Put the traces of all systems into `rows` in time order; return the number of rows. Among rows with the
    same time, those of the first system come first. at: i8 by system, as working storage.
    """
    n = np.int64(0)
    for m in range(len(tables)):
        at[m] = 0
        n += tables[m].trace_n
    for k in range(n):
        first, time = np.int64(-1), NEVER
        for m in range(len(tables)):
            if at[m] < tables[m].trace_n and tables[m].trace[at[m]].time < time:
                first, time = np.int64(m), tables[m].trace[at[m]].time
        rows[k] = tables[first].trace[at[first]]
        at[first] += 1
    return n
