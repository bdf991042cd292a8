"""Dispatch vectors: virtual CPUs that wait for a processor, in the order of their deadlines; else first come.

Each processor has a vector. As every processor runs the virtual CPU with the earliest deadline, whosever
vector it is in, all vectors are kept as one binary heap; a virtual CPU knows the vector that it is in. A
second heap holds work that only the master processor may do. No two virtual CPUs have the same deadline and
turn, so the order does not depend on the shape of a heap. With HiperDispatch the vectors are apart
(home_vectors.py).
Source: control block DSVBK.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.options import kernel
from engine.mechanisms.processors.home_vectors import link_in, take_out, vector_for
from engine.mechanisms.processors.trace import set_state

READY, SIM_WAIT = np.int64(VcpuState.READY), np.int64(VcpuState.SIM_WAIT)
NONE = np.int64(-1)
VCPU_BITS = np.int64(13)  # of a key; 2 ** 13 > MAX_VCPU
VCPU_MASK = np.int64((1 << 13) - 1)
_FIRST, _ONE = np.uint64(0), np.uint64(1)


@kernel
def key_of(w, v):
    """Return the turn and the number of virtual CPU v, whose row is w: its order in a heap."""
    return (w.turn << VCPU_BITS) | v


@kernel
def before(s, v, other):
    """Return whether v runs before `other`. Equal deadlines are common: each wake-up sets the same one."""
    mine, theirs = s.vcpu[v], s.vcpu[other]
    return mine.priority < theirs.priority or (mine.priority == theirs.priority and mine.turn < theirs.turn)


@kernel
def earlier(vector, a, b):
    """Return whether place a of a vector runs before place b, without a branch that cannot be predicted."""
    first, other = vector.place[a], vector.place[b]
    same = (first.priority == other.priority) & (first.key < other.key)
    return (first.priority < other.priority) | same


@kernel
def put(vector, at, to):
    """Copy one place of a vector to another."""
    vector.place[to].priority = vector.place[at].priority
    vector.place[to].key = vector.place[at].key


@kernel
def rise(vector, n, priority, key):
    """Put a virtual CPU into place n of a vector, which is free, or above it: what runs later moves down."""
    at = np.uint64(n)
    while at > _FIRST:
        above = (at - _ONE) >> _ONE
        row = vector.place[above]
        if priority > row.priority or (priority == row.priority and key > row.key):
            break
        put(vector, above, at)
        at = above
    vector.place[at].priority = priority
    vector.place[at].key = key


@kernel
def remove(vector, n, key):
    """Take the virtual CPU with this key, mostly the first, out of a vector of n."""
    at, end = _FIRST, np.uint64(n - 1)
    while vector.place[at].key != key:
        at += _ONE
    while at + at + _ONE < end:  # the earlier one of two moves up, down to the end
        child = at + at + _ONE
        child += np.uint64(earlier(vector, child + _ONE, child))
        put(vector, child, at)
        at = child
    if at != end:  # the last one fills the place that is free now
        rise(vector, at, vector.place[end].priority, vector.place[end].key)


@kernel
def enqueue(s, v):
    """Queue v for a processor: in the master's vector of work or in that of its last processor."""
    w = s.vcpu[v]
    s.turns += 1
    w.turn = s.turns
    if w.master_debt > 0:
        w.vector = s.n_cpu
        rise(s.for_master, s.master_ready_n, w.priority, key_of(w, v))
        s.master_ready_n += 1
        set_state(s, v, SIM_WAIT)
        return
    if s.hiper.on == 1:
        w.vector = vector_for(s, v)
        link_in(s, w.vector, v)
    else:
        w.vector = w.last_cpu
        rise(s.ready, s.ready_n, w.priority, key_of(w, v))
    s.cpu[w.vector].stacked += 1
    s.ready_n += 1
    set_state(s, v, READY)


@kernel
def dequeue(s, v):
    """Take v out of the vector it waits in, if it is in one."""
    w = s.vcpu[v]
    if w.vector < 0:
        return
    if w.vector == s.n_cpu:
        remove(s.for_master, s.master_ready_n, key_of(w, v))
        s.master_ready_n -= 1
    else:
        if s.hiper.on == 1:
            take_out(s, w.vector, v)
        else:
            remove(s.ready, s.ready_n, key_of(w, v))
        s.ready_n -= 1
        s.cpu[w.vector].stacked -= 1
    w.vector = NONE


@kernel
def first_ready(s):
    """Return the virtual CPU with the earliest deadline in the vectors of processors; -1 = none."""
    return s.ready.place[0].key & VCPU_MASK if s.ready_n > 0 else NONE


@kernel
def first_of(s, c):
    """Return the virtual CPU with the earliest deadline in the vector of processor c; -1 = none."""
    best, left = NONE, s.cpu[c].stacked
    for place in range(s.ready_n if left > 0 else 0):
        v = s.ready.place[place].key & VCPU_MASK
        if s.vcpu[v].vector == c:
            if best < 0 or before(s, v, best):
                best = v
            left -= 1
            if left == 0:
                break
    return best


@kernel
def first_for_master(s):
    """Return the virtual CPU with the earliest deadline of those that the master must run; -1 = none."""
    return s.for_master.place[0].key & VCPU_MASK if s.master_ready_n > 0 else NONE
