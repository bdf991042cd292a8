"""The state of a virtual CPU, the time it spends there, and the trace row of every change."""

from __future__ import annotations

from engine.kernel import kernel


@kernel
def set_state(s, v, state):
    """Virtual CPU v is in `state` (VcpuState) from now on."""
    w = s.vcpu[v]
    if w.state == state:
        return
    w.time_in[w.state] += s.now - w.since
    w.since = s.now
    w.state = state
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
