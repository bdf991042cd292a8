"""The state of a virtual CPU, the time it spends there, and the trace row of every change."""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import VcpuState

# changes into and out of these are always traced; the others only when `tracing` says so
SLOW = np.int64(
    sum(
        1 << state
        for state in VcpuState
        if state.name in ("OFF", "ELIGIBLE", "DORMANT", "STOPPED", "SUSPENDED", "LIMITED")
    )
)


@kernel
def set_state(s, v, state):
    """Virtual CPU v is in `state` (VcpuState) from now on."""
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
    """Book the time in the present state up to now, without leaving it."""
    w = s.vcpu[v]
    w.time_in[w.state] += s.now - w.since
    w.since = s.now
