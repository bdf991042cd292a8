"""Dispatch vectors: virtual CPUs that wait for a processor, in the order of their deadlines.

Each processor has one; one more holds work that only the master processor may do.
Source: control block DSVBK.
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import VcpuState
from engine.mechanisms.trace import set_state

READY, SIM_WAIT = np.int64(VcpuState.READY), np.int64(VcpuState.SIM_WAIT)
NONE = np.int64(-1)


@kernel
def before(s, v, other):
    """Does v run before `other`?"""
    mine, theirs = s.vcpu[v].priority, s.vcpu[other].priority
    return mine < theirs or (mine == theirs and v < other)


@kernel
def insert(s, head, v):
    """Put v into the vector that starts at `head`; returns the new head."""
    if head < 0 or before(s, v, head):
        s.vcpu[v].next_ready = head
        return v
    at = head
    while s.vcpu[at].next_ready >= 0 and not before(s, v, s.vcpu[at].next_ready):
        at = s.vcpu[at].next_ready
    s.vcpu[v].next_ready = s.vcpu[at].next_ready
    s.vcpu[at].next_ready = v
    return head


@kernel
def remove(s, head, v):
    """Take v out of the vector that starts at `head`; returns the new head."""
    if head == v:
        return s.vcpu[v].next_ready
    at = head
    while s.vcpu[at].next_ready != v:
        at = s.vcpu[at].next_ready
    s.vcpu[at].next_ready = s.vcpu[v].next_ready
    return head


@kernel
def enqueue(s, v):
    """v waits for a processor: in the master's vector of work or in that of its last processor."""
    w = s.vcpu[v]
    if w.master_debt > 0:
        w.vector = s.n_cpu
        s.master_ready = insert(s, s.master_ready, v)
        s.master_ready_n += 1
        set_state(s, v, SIM_WAIT)
        return
    w.vector = w.last_cpu
    cpu = s.cpu[w.vector]
    cpu.ready = insert(s, cpu.ready, v)
    cpu.ready_n += 1
    s.ready_n += 1
    set_state(s, v, READY)


@kernel
def dequeue(s, v):
    """Take v out of the vector it waits in, if it is in one."""
    w = s.vcpu[v]
    if w.vector < 0:
        return
    if w.vector == s.n_cpu:
        s.master_ready = remove(s, s.master_ready, v)
        s.master_ready_n -= 1
    else:
        cpu = s.cpu[w.vector]
        cpu.ready = remove(s, cpu.ready, v)
        cpu.ready_n -= 1
        s.ready_n -= 1
    w.vector = NONE


@kernel
def earliest(s, c):
    """The virtual CPU with the earliest deadline in the vectors of processors other than c; -1 = none."""
    best = NONE
    if s.ready_n == s.cpu[c].ready_n:
        return best
    for other in range(s.n_cpu):
        v = s.cpu[other].ready
        if v >= 0 and other != c and (best < 0 or before(s, v, best)):
            best = v
    return best
