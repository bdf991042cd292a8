"""Stops a guest for the last part of its relocation, and restarts it at the source or the destination.

Its virtual CPUs are stopped immediately; their waits continue, and wake-ups that occur in the meantime take
effect when they run again. Its I/O must complete before devices can be moved.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, Pause, VcpuState
from engine.kernel.options import kernel
from engine.mechanisms.guests.pausing import begin_vcpu, stop_vcpu
from engine.mechanisms.guests.resuming import reading
from engine.mechanisms.guests.workload import start_activity, start_serving
from engine.mechanisms.processors.lists import drop_vcpu, leave_test_idle
from engine.mechanisms.processors.scheduler import admit, leave_eligible
from engine.mechanisms.servers.application_cluster import membership
from engine.mechanisms.storage.reorder import end_reorder

RUNNING, QUIESCED = np.int64(Pause.RUNNING), np.int64(Pause.QUIESCED)
TEST_IDLE = np.int64(VcpuState.TEST_IDLE)
BOOT = np.int64(Activity.BOOT)


@kernel
def halt(s, g):
    """Stop guest g."""
    u = s.guest[g]
    if u.reordering == 1:
        end_reorder(s, g)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        stop_vcpu(s, v)
    u.pause = QUIESCED
    leave_eligible(s, g)
    park(s, g)
    membership(s, g)


@kernel
def park(s, g):
    """Take the virtual CPUs of guest g off the dispatch list, except those that are waiting for a page."""
    u = s.guest[g]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == TEST_IDLE:
            leave_test_idle(s, v)
            drop_vcpu(s, v)
    admit(s)


@kernel
def drained(s, g):
    """Return whether CP's paging for guest g has also ended."""
    if reading(s, s.guest[g]):
        return False
    park(s, g)
    return True


@kernel
def let_run(s, g):
    """Let guest g, which was quiesced, run again."""
    u = s.guest[g]
    u.pause = RUNNING
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        begin_vcpu(s, v)
    if u.activity != u.wanted and u.activity != BOOT:
        start_activity(s, g, u.wanted)
    start_serving(s, g)
    membership(s, g)
