"""Dispatch vectors: virtual CPUs that wait for a processor, in the order of their deadlines; else first come.

Each processor has one; one more holds work that only the master processor may do.
Source: control block DSVBK.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.options import kernel
from engine.mechanisms.processors.trace import set_state

READY, SIM_WAIT = np.int64(VcpuState.READY), np.int64(VcpuState.SIM_WAIT)
NONE = np.int64(-1)


@kernel
def before(s, v, other):
    """Return whether v runs before `other`. Equal deadlines are common: each wake-up sets the same one."""
    mine, theirs = s.vcpu[v], s.vcpu[other]
    return mine.priority < theirs.priority or (mine.priority == theirs.priority and mine.turn < theirs.turn)


@kernel
def insert(s, head, tail, v):
    """Put v into the vector from `head` to `tail`, mostly at its end; returns the new head and tail."""
    w = s.vcpu[v]
    after, at = NONE, tail
    while at >= 0 and before(s, v, at):
        after, at = at, s.vcpu[at].prev_ready
    w.next_ready = after
    w.prev_ready = at
    if after >= 0:
        s.vcpu[after].prev_ready = v
    if at >= 0:
        s.vcpu[at].next_ready = v
    return v if at < 0 else head, v if after < 0 else tail


@kernel
def remove(s, head, tail, v):
    """Take v out of the vector from `head` to `tail`; returns the new head and tail."""
    w = s.vcpu[v]
    if w.next_ready >= 0:
        s.vcpu[w.next_ready].prev_ready = w.prev_ready
    if w.prev_ready >= 0:
        s.vcpu[w.prev_ready].next_ready = w.next_ready
    return w.next_ready if head == v else head, w.prev_ready if tail == v else tail


@kernel
def enqueue(s, v):
    """Queue v for a processor: in the master's vector of work or in that of its last processor."""
    w = s.vcpu[v]
    s.turns += 1
    w.turn = s.turns
    if w.master_debt > 0:
        w.vector = s.n_cpu
        s.master_ready, s.master_last = insert(s, s.master_ready, s.master_last, v)
        s.master_ready_n += 1
        set_state(s, v, SIM_WAIT)
        return
    w.vector = w.last_cpu
    cpu = s.cpu[w.vector]
    cpu.ready, cpu.last = insert(s, cpu.ready, cpu.last, v)
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
        s.master_ready, s.master_last = remove(s, s.master_ready, s.master_last, v)
        s.master_ready_n -= 1
    else:
        cpu = s.cpu[w.vector]
        cpu.ready, cpu.last = remove(s, cpu.ready, cpu.last, v)
        cpu.ready_n -= 1
        s.ready_n -= 1
    w.vector = NONE


@kernel
def earliest(s, c):
    """Return the virtual CPU with the earliest deadline in vectors of other processors than c; -1 = none."""
    best = NONE
    if s.ready_n == s.cpu[c].ready_n:
        return best
    for other in range(s.n_cpu):
        v = s.cpu[other].ready
        if v >= 0 and other != c and (best < 0 or before(s, v, best)):
            best = v
    return best
