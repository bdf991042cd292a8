"""The scheduler's lists: dormant, eligible, dispatch, and the test-idle users at the end of the dispatch
list.

A guest that has work enters the dispatch list, by way of the eligible list when it does not fit
(admission.py). A virtual CPU that becomes idle is kept in test idle for 300 ms; when the last virtual CPU of
a guest leaves, the guest is dormant.
Sources: z/VM Virtual Machine Scheduling and Dispatching; control block SRMBK.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Pause, QueueList, VcpuState, codes
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exp_minus
from engine.mechanisms.processors.admission import count_in, first_class, fits, join_eligible
from engine.mechanisms.processors.shares import add_share
from engine.mechanisms.processors.trace import set_state

_NOWHERE, DORMANT, _ELIGIBLE, DISPATCH, _SHARED = codes(QueueList)
TEST_IDLE_EVENT = np.int64(EventKind.TEST_IDLE)
SUSPENDED_GUEST = np.int64(Pause.SUSPENDED)
TEST_IDLE = np.int64(VcpuState.TEST_IDLE)
STATE_DORMANT = np.int64(VcpuState.DORMANT)
STATE_STOPPED = np.int64(VcpuState.STOPPED)
STATE_SUSPENDED = np.int64(VcpuState.SUSPENDED)


@kernel
def dormant_state(s, v):
    """Return the state in which a dormant virtual CPU is shown."""
    w = s.vcpu[v]
    if w.stopped == 0:
        return STATE_DORMANT
    return STATE_SUSPENDED if s.guest[w.guest].pause == SUSPENDED_GUEST else STATE_STOPPED


@kernel
def join_dormant(s, g):
    """Put a guest on the dormant list, behind all guests that were dropped earlier."""
    u = s.guest[g]
    before = s.dormant_tail
    while before >= 0 and s.guest[before].dropped_at > u.dropped_at:
        before = s.guest[before].dormant_prev
    after = s.dormant_head if before < 0 else s.guest[before].dormant_next
    u.dormant_prev, u.dormant_next = before, after
    if before < 0:
        s.dormant_head = g
    else:
        s.guest[before].dormant_next = g
    if after < 0:
        s.dormant_tail = g
    else:
        s.guest[after].dormant_prev = g
    u.list = DORMANT
    u.listed_at = s.now


@kernel
def leave_dormant(s, g):
    """Take a guest off the dormant list."""
    u = s.guest[g]
    if u.dormant_prev < 0:
        s.dormant_head = u.dormant_next
    else:
        s.guest[u.dormant_prev].dormant_next = u.dormant_next
    if u.dormant_next < 0:
        s.dormant_tail = u.dormant_prev
    else:
        s.guest[u.dormant_next].dormant_prev = u.dormant_prev


@kernel
def working_set(u):
    """Return the number of pages that the guest has probably touched since it joined the dispatch list."""
    total = 0.0
    for tier in range(u.n_tier):
        touched = 1.0 - exp_minus(u.exposure[tier] - u.exposure_in[tier])
        total += touched * u.tier_real[tier]
    return np.int64(total + 0.5)


@kernel
def join_dispatch(s, g):
    """Put a guest on the dispatch list."""
    u = s.guest[g]
    u.list = DISPATCH
    u.listed_at = s.now
    u.joined_at = s.now
    u.wss_in = u.wss
    u.reads_in = u.page_reads
    u.wakes += 1
    for tier in range(u.n_tier):
        u.exposure_in[tier] = u.exposure[tier]
    count_in(s, u, np.int64(1))
    add_share(s, u, np.int64(1))


@kernel
def leave_dispatch(s, g):
    """Take a guest off the dispatch list; its working set is the set of pages that it touched in the
    meantime.
    """
    u = s.guest[g]
    count_in(s, u, np.int64(-1))
    add_share(s, u, np.int64(-1))
    ran = np.int64(0)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        ran |= s.vcpu[v].ran
        s.vcpu[v].ran = 0
    if ran == 1:  # a guest for which only CP worked keeps its place among the dormant guests
        touched = working_set(u)
        u.wss = max(touched, u.wss - np.int64((u.wss - touched) * s.param.wss_fall))
        u.dropped_at = s.now
        u.loading = np.int64(u.page_reads - u.reads_in > s.param.loading_rate * (s.now - u.joined_at))
    return ran


@kernel
def begin_transaction(s, u):
    """Put a guest that had nothing to do and now has work into its first class."""
    u.transaction_class = first_class(u)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        s.vcpu[v].slices = 0


@kernel
def list_for(s, g):
    """Put a guest with work on the dispatch list, or on the eligible list when it does not fit."""
    u = s.guest[g]
    if u.list == DORMANT:
        leave_dormant(s, g)
    begin_transaction(s, u)
    if fits(s, u):
        join_dispatch(s, g)
    else:
        join_eligible(s, g)


@kernel
def join_test_idle(s, v):
    """Put a virtual CPU at the bottom of the dispatch list for the test-idle period."""
    w = s.vcpu[v]
    w.idle_until = s.now + s.param.test_idle
    w.idle_prev, w.idle_next = s.idle_tail, -1
    if s.idle_tail < 0:
        s.idle_head = v
        schedule(s.queue, s.src_system, TEST_IDLE_EVENT, w.idle_until)
    else:
        s.vcpu[s.idle_tail].idle_next = v
    s.idle_tail = v
    set_state(s, v, TEST_IDLE)


@kernel
def leave_test_idle(s, v):
    """End test idle: work has arrived, or the time is up. An event for it may still be pending; it then
    has no effect.
    """
    w = s.vcpu[v]
    if w.idle_prev < 0:
        s.idle_head = w.idle_next
    else:
        s.vcpu[w.idle_prev].idle_next = w.idle_next
    if w.idle_next < 0:
        s.idle_tail = w.idle_prev
    else:
        s.vcpu[w.idle_next].idle_prev = w.idle_prev
    w.idle_until = 0


@kernel
def listed_vcpus(s, u):
    """Return the number of virtual CPUs of a guest on the dispatch list."""
    n = np.int64(0)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        n += s.vcpu[v].listed
    return n


@kernel
def drop_vcpu(s, v):
    """Take a virtual CPU off the dispatch list; return 1 when its guest becomes dormant as a result."""
    w = s.vcpu[v]
    g = w.guest
    w.listed = 0
    set_state(s, v, dormant_state(s, v))
    if listed_vcpus(s, s.guest[g]) > 0 or s.guest[g].list != DISPATCH:
        return np.int64(0)
    leave_dispatch(s, g)
    join_dormant(s, g)
    return np.int64(1)


@entry("system")
def rearm_test_idle(s):
    """Schedule the end of the test-idle period that began first."""
    due = NEVER if s.idle_head < 0 else s.vcpu[s.idle_head].idle_until
    schedule(s.queue, s.src_system, TEST_IDLE_EVENT, due)
