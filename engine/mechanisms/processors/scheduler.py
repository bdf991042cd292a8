"""Moving virtual CPUs on and off the dispatch list: wake-ups, test idle, time slices, stops."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import QueueList, VcpuState
from engine.kernel.options import entry, kernel
from engine.kernel.rng import ZERO
from engine.mechanisms.processors.admission import (
    count_in,
    end_of_class,
    first_class,
    first_eligible,
    fits,
    join_eligible,
    quit_eligible,
)
from engine.mechanisms.processors.dispatcher import (
    MAX_BEHIND,
    call_help,
    dispatch,
    place,
    release,
    stretch,
)
from engine.mechanisms.processors.limit_list import (
    arm_limit,
    is_hard,
    join_limit,
    leave_limit,
    over_limit,
    wait_on,
)
from engine.mechanisms.processors.lists import (
    dormant_state,
    drop_vcpu,
    join_dispatch,
    join_dormant,
    join_test_idle,
    leave_dispatch,
    leave_test_idle,
    list_for,
    rearm_test_idle,
)
from engine.mechanisms.processors.processors import LATER
from engine.mechanisms.processors.select_vcpu import goes_first
from engine.mechanisms.processors.shares import offset
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.processors.vectors import dequeue, enqueue
from engine.mechanisms.storage.blocks import ONE, count, lowest_bit

DISPATCH, LIST_ELIGIBLE = np.int64(QueueList.DISPATCH), np.int64(QueueList.ELIGIBLE)
RUNNING, READY = np.int64(VcpuState.RUNNING), np.int64(VcpuState.READY)
SIM_WAIT, PAGE_WAIT = np.int64(VcpuState.SIM_WAIT), np.int64(VcpuState.PAGE_WAIT)
IO_WAIT = np.int64(VcpuState.IO_WAIT)
TEST_IDLE, ELIGIBLE = np.int64(VcpuState.TEST_IDLE), np.int64(VcpuState.ELIGIBLE)
LIMITED = np.int64(VcpuState.LIMITED)
NO_CLASS = np.int64(0)


@kernel
def busy(s, v):
    """Return whether the virtual CPU runs, is ready, or waits for a page, for admission or because of its
    limit.
    """
    state = s.vcpu[v].state
    if state == RUNNING or state == READY or state == SIM_WAIT:
        return True
    return state == PAGE_WAIT or state == ELIGIBLE or state == LIMITED


@kernel
def enlist(s, w):
    """Count a virtual CPU that has work as part of the dispatch list.

    A virtual CPU that joins the list gets a new deadline, not before the clock. A virtual CPU that has waited
    on the list, for at most the test-idle period, keeps its deadline.
    """
    if w.listed == 0:
        w.listed = 1
        w.priority = max(w.priority, s.adjusted_tod if s.release == LATER else s.now)


@kernel
def make_ready(s, v):
    """Make a waiting virtual CPU ready."""
    w = s.vcpu[v]
    if w.state == TEST_IDLE:
        leave_test_idle(s, v)
    u = s.guest[w.guest]
    if u.list != DISPATCH and u.list != LIST_ELIGIBLE:
        list_for(s, w.guest)
    if u.list == LIST_ELIGIBLE:
        w.listed = 0
        set_state(s, v, ELIGIBLE)
        return
    enlist(s, w)
    place(s, v)


@entry("system")
def admit(s):
    """Move guests from the eligible list to the dispatch list, in the order of their priority, while they
    fit.
    """
    held = NO_CLASS
    while s.n_eligible > 0:
        g = first_eligible(s, held)
        if g < 0:
            return
        u = s.guest[g]
        if not fits(s, u):
            held |= np.int64(1) << u.transaction_class
            continue
        quit_eligible(s, u)
        join_dispatch(s, g)
        for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
            if s.vcpu[v].state == ELIGIBLE:
                enlist(s, s.vcpu[v])
                place(s, v)


@entry("system", "int64", "int64")
def set_quick(s, g, on):
    """Perform SET QUICKDSP for guest g: 1 = it never waits on the eligible list."""
    u = s.guest[g]
    if u.quickdsp == on:
        return
    u.quickdsp = on
    if u.list == DISPATCH:
        count_in(s, u, np.int64(-1))
        u.transaction_class = first_class(u)
        count_in(s, u, np.int64(1))
    elif u.list == LIST_ELIGIBLE:
        s.waiting_class[u.transaction_class] -= 1
        u.transaction_class = first_class(u)
        s.waiting_class[u.transaction_class] += 1
    else:
        u.transaction_class = first_class(u)
    admit(s)


@kernel
def end_test_idle(s):
    """Take virtual CPUs whose test-idle period is over off the dispatch list."""
    dropped = np.int64(0)
    while s.idle_head >= 0 and s.vcpu[s.idle_head].idle_until <= s.now:
        v = s.idle_head
        leave_test_idle(s, v)
        dropped += drop_vcpu(s, v)
    rearm_test_idle(s)
    if dropped > 0:
        admit(s)


@kernel
def to_eligible(s, u, g):
    """Move a guest at the end of its elapsed time slice to the eligible list, in favor of waiting guests."""
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        w = s.vcpu[v]
        if w.state == READY or w.state == SIM_WAIT:
            dequeue(s, v)
            set_state(s, v, ELIGIBLE)
        elif w.state == LIMITED:
            leave_limit(s, v)
            set_state(s, v, ELIGIBLE)
        elif w.state == RUNNING:
            c = w.cpu
            account(s, c)
            release(s, c)
            set_state(s, v, ELIGIBLE)
            dispatch(s, c)
        elif w.state == TEST_IDLE:
            leave_test_idle(s, v)
            set_state(s, v, dormant_state(s, v))
        if w.state != IO_WAIT and w.state != PAGE_WAIT:  # these come back to the list with the guest
            w.listed = 0
    leave_dispatch(s, g)
    join_eligible(s, g)
    admit(s)


@kernel
def leave_eligible(s, g):
    """Take a guest that has just been stopped off the eligible list; it is dormant."""
    u = s.guest[g]
    reading = np.int64(0)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        reading += s.vcpu[v].state == PAGE_WAIT
    if u.list != LIST_ELIGIBLE or reading > 0:
        return
    quit_eligible(s, u)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == TEST_IDLE:
            leave_test_idle(s, v)
        s.vcpu[v].listed = 0
        set_state(s, v, dormant_state(s, v))
    join_dormant(s, g)
    admit(s)


@kernel
def new_deadline(s, w):
    """Set the deadline for the next slice: after the last deadline, and within bounds around the clock.

    A virtual CPU that is entitled to more than one processor falls behind, but only so far that it goes
    first.
    """
    w.slices += 1
    w.slice_left = s.param.minor_slice
    due = min(w.priority, s.adjusted_tod) + offset(s, w)
    w.priority = max(due, s.adjusted_tod - MAX_BEHIND * s.param.minor_slice)


@kernel
def held_back(s, u, w):
    """Return whether a virtual CPU must wait for its limit after a slice. A virtual CPU with a soft limit
    continues if no other virtual CPU needs the processor.
    """
    if not over_limit(s, u, w):
        return False
    if is_hard(s, u) or s.ready_n > 0 or s.soft_n > 0:
        return True
    w.limit_at = s.now
    return False


@kernel
def make_way(s, c):
    """Let another virtual CPU run on processor c, where a slice has ended."""
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    release(s, c)
    if over_limit(s, s.guest[w.guest], w):
        join_limit(s, v)
    else:
        enqueue(s, v)
    dispatch(s, c)
    if s.hiper.vertical == 1:
        call_help(s, s.homed[v].home)
    elif w.state == READY and s.idle_cpus != ZERO:  # it was displaced by work that only the master can do
        dispatch(s, count(lowest_bit(s.idle_cpus) - ONE))


@kernel
def end_slice(s, c):
    """End the dispatch time slice of the virtual CPU on processor c."""
    account(s, c)
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if s.release != LATER:
        s.adjusted_tod = s.now
    new_deadline(s, w)
    if end_of_class(s, u):
        to_eligible(s, u, w.guest)
    elif held_back(s, u, w) or goes_first(s, c):
        make_way(s, c)
    else:
        stretch(s, c)
        call_help(s, c)


@kernel
def end_limit(s):
    """Take virtual CPUs below their maximum share, or without one, off the limit list."""
    v = s.limited
    while v >= 0:
        w = s.vcpu[v]
        after = w.next_limited
        if not over_limit(s, s.guest[w.guest], w):
            leave_limit(s, v)
            place(s, v)
        else:
            wait_on(s, v)
        v = after
    arm_limit(s)
    left = s.idle_cpus if s.soft_n > 0 else ZERO  # limits that have become soft, or that no pool holds
    while left != ZERO:
        c = count(lowest_bit(left) - ONE)
        left &= left - ONE
        account(s, c)
        dispatch(s, c)


@kernel
def stop_running(s, v):
    """Take a virtual CPU off its processor or its queue."""
    w = s.vcpu[v]
    if w.state == RUNNING:
        c = w.cpu
        account(s, c)
        release(s, c)
        join_test_idle(s, v)
        dispatch(s, c)
    elif w.state == READY or w.state == SIM_WAIT:
        dequeue(s, v)
        join_test_idle(s, v)
    elif w.state == LIMITED:
        leave_limit(s, v)
        join_test_idle(s, v)


@entry("system", "int64", "int64")
def ask_master(s, v, cost):
    """Add, for virtual CPU v, CP work of `cost` ns that only the master processor may do."""
    w = s.vcpu[v]
    w.cp_debt += cost
    w.master_debt += cost
    if w.state == READY:
        dequeue(s, v)
        place(s, v)
    elif w.state == RUNNING:
        c = w.cpu
        account(s, c)
        release(s, c)
        place(s, v)
        if s.cpu[c].vcpu < 0:
            dispatch(s, c)
