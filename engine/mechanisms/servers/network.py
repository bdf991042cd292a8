"""Frames that arrive at a guest's virtual network interface, over the virtual switch.

Each process of the cluster polls every other process at intervals, and stray broadcasts
reach everyone. The interface of a running or stopped guest is up: CP works for the guest whether or not it
can run. The interface of a suspended guest is down. Members that are down send nothing.
Source: "Methods to pause a z/VM guest", figure 5 and its conclusion; rates assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Pause, Stream, VcpuState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exponential, uniform
from engine.mechanisms.processors.scheduler import busy, make_ready

TRAFFIC = np.int64(EventKind.TRAFFIC)
STREAM = np.int64(Stream.TRAFFIC)
RUNNING, STOPPED = np.int64(Pause.RUNNING), np.int64(Pause.STOPPED)
OFF = np.int64(Activity.OFF)
IO_WAIT = np.int64(VcpuState.IO_WAIT)


@entry("system", "int64")
def arm_traffic(s, g):
    """Schedule the next frame that could arrive, at the rate that applies when all peers are up."""
    rate = s.kind[s.guest[g].kind].traffic + heartbeats(s, g)
    due = NEVER if rate <= 0.0 else s.now + np.int64(exponential(s, STREAM, 1.0 / rate)) + 1
    schedule(s.queue, s.src_traffic + g, TRAFFIC, due)


@entry("system")
def arm_all(s):
    """Schedule the first frame of each guest."""
    for g in range(s.n_guest):
        arm_traffic(s, np.int64(g))


@kernel
def heartbeats(s, g):
    """Return the frames per ns that the other cluster members send to guest g when all are up."""
    own = s.kind[s.guest[g].kind].processes
    return own * (s.processes - own) * s.cluster_on / s.param.heartbeat_ns


@kernel
def sent(s, g):
    """Return the frames per ns that are sent to guest g now: only by members that are up."""
    u = s.guest[g]
    kind = s.kind[u.kind]
    strays = kind.traffic * ((s.n_present - u.present) / max(np.int64(1), s.n_guest - 1))
    return strays + kind.processes * (s.processes_up - u.answers * kind.processes) / s.param.heartbeat_ns


@entry("system", "int64")
def deliver(s, v):
    """Put a frame into the buffers of the guest of virtual CPU v, and wake it if it can run."""
    w = s.vcpu[v]
    w.cp_debt += s.param.cost_packet
    if busy(s, v) or (w.state == IO_WAIT and w.stopped == 0):
        return
    if w.stopped == 0:
        w.burst_left = max(w.burst_left, np.int64(0)) + s.param.cost_packet  # the guest's own share
    make_ready(s, v)


@kernel
def traffic(s, g):
    """Draw whether a frame has arrived for guest g, and the time of the next one."""
    u = s.guest[g]
    full = s.kind[u.kind].traffic + heartbeats(s, g)
    arrives = uniform(s, STREAM) * full < sent(s, g)
    arm_traffic(s, g)
    if arrives and u.activity != OFF and (u.pause == RUNNING or u.pause == STOPPED):
        deliver(s, u.first_vcpu)
