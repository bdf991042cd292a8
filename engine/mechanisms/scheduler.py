"""Getting virtual CPUs on and off the dispatch list: wake-ups, test idle, time slices, stops."""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import QueueList, VcpuState
from engine.mechanisms.blocks import ONE, count, lowest_bit
from engine.mechanisms.dispatcher import account, dequeue, dispatch, enqueue, offset, place, release, stretch
from engine.mechanisms.lists import (
    dormant_state,
    drop_vcpu,
    first_eligible,
    fits,
    join_dispatch,
    join_dormant,
    join_test_idle,
    leave_dispatch,
    leave_test_idle,
    list_for,
    rearm_test_idle,
)
from engine.mechanisms.trace import set_state
from engine.rng import ZERO

DISPATCH, LIST_ELIGIBLE = np.int64(QueueList.DISPATCH), np.int64(QueueList.ELIGIBLE)
RUNNING, READY = np.int64(VcpuState.RUNNING), np.int64(VcpuState.READY)
SIM_WAIT, PAGE_WAIT = np.int64(VcpuState.SIM_WAIT), np.int64(VcpuState.PAGE_WAIT)
IO_WAIT = np.int64(VcpuState.IO_WAIT)
TEST_IDLE, ELIGIBLE = np.int64(VcpuState.TEST_IDLE), np.int64(VcpuState.ELIGIBLE)
LAST_CLASS = 3


@kernel
def busy(s, v):
    """Is the virtual CPU running, ready, or waiting for a page or for admission?"""
    state = s.vcpu[v].state
    return state == RUNNING or state == READY or state == SIM_WAIT or state == PAGE_WAIT or state == ELIGIBLE


@kernel
def make_ready(s, v):
    """A virtual CPU that was waiting has something to do."""
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
    w.listed = 1
    place(s, v)


@kernel
def admit(s):
    """Move guests from the eligible to the dispatch list, longest waiting first, while they fit."""
    while s.n_eligible > 0:
        g = first_eligible(s)
        u = s.guest[g]
        if not fits(s, u):
            return
        s.n_eligible -= 1
        join_dispatch(s, g)
        for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
            if s.vcpu[v].state == ELIGIBLE:
                s.vcpu[v].listed = 1
                place(s, v)


@kernel
def end_test_idle(s):
    """Virtual CPUs whose test-idle period is over leave the dispatch list."""
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
    """A guest at the end of its elapsed time slice makes room for those that wait."""
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        w = s.vcpu[v]
        if w.state == READY or w.state == SIM_WAIT:
            dequeue(s, v)
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
    u.list = LIST_ELIGIBLE
    u.listed_at = s.now
    s.n_eligible += 1
    admit(s)


@kernel
def leave_eligible(s, g):
    """A guest that has just been stopped does not wait for admission any more, but is dormant."""
    u = s.guest[g]
    reading = np.int64(0)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        reading += s.vcpu[v].state == PAGE_WAIT
    if u.list != LIST_ELIGIBLE or reading > 0:
        return
    s.n_eligible -= 1
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == TEST_IDLE:
            leave_test_idle(s, v)
        s.vcpu[v].listed = 0
        set_state(s, v, dormant_state(s, v))
    join_dormant(s, g)
    admit(s)


@kernel
def elapsed_over(s, u):
    """Has the guest used up its elapsed time slice? If so it moves on to the next class."""
    if s.now - u.listed_at < s.param.elapsed_slice[u.klass]:
        return False
    u.klass = min(u.klass + 1, LAST_CLASS)
    u.listed_at = s.now
    return s.n_eligible > 0


@kernel
def end_slice(s, c):
    """The virtual CPU on processor c has used up its dispatch time slice."""
    account(s, c)
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    w.priority = max(w.priority, s.now) + offset(s, w)
    w.slice_left = s.param.minor_slice
    if elapsed_over(s, s.guest[w.guest]):
        to_eligible(s, s.guest[w.guest], w.guest)
    elif s.cpu[c].ready_n > 0 or (c == 0 and s.master_ready_n > 0):
        release(s, c)
        enqueue(s, v)
        dispatch(s, c)
        if w.state == READY and s.idle_cpus != ZERO:  # it made way for work that only the master may do
            dispatch(s, count(lowest_bit(s.idle_cpus) - ONE))
    else:
        stretch(s, c)


@kernel
def stop_running(s, v):
    """Take a virtual CPU away from wherever it runs or waits to run."""
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


@kernel
def ask_master(s, v, cost):
    """CP work of `cost` ns for virtual CPU v that only the master processor may do."""
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
