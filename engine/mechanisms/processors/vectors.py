"""Dispatch vectors: virtual CPUs that wait for a processor, in the order of their deadlines, then of arrival.

Each processor has a vector, and so does the work that only the master processor may do. A vector is a pairing
heap: a virtual CPU that joins it is compared only with the first, and the comparisons are kept until the
first leaves. Where locks are not simulated, every processor runs the virtual CPU with the earliest deadline,
whichever vector it is in: in that case the vectors of all processors are one heap. No two virtual CPUs have
the same deadline and turn, so the order does not depend on the shape of a heap. With HiperDispatch the
vectors are lists (home_vectors.py).
Sources: control block DSVBK; "The Pairing Heap: A New Form of Self-Adjusting Heap" (Algorithmica 1986).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Release, VcpuState
from engine.kernel.options import kernel
from engine.mechanisms.processors.home_vectors import link_in, take_out, vector_for
from engine.mechanisms.processors.trace import set_state

READY, SIM_WAIT = np.int64(VcpuState.READY), np.int64(VcpuState.SIM_WAIT)
LATER = np.int64(Release.LATER)
NONE = np.int64(-1)


@kernel
def before(s, v, other):
    """Return whether v runs before `other`. Equal deadlines are common: all wake-ups set the same one."""
    mine, theirs = s.vcpu[v], s.vcpu[other]
    return mine.priority < theirs.priority or (mine.priority == theirs.priority and mine.turn < theirs.turn)


@kernel
def meld(s, first, other):
    """Join two heaps, which may be empty (-1); return the first virtual CPU of the joined heap."""
    if first < 0 or other < 0:
        return max(first, other)
    a, b = s.queued[first], s.queued[other]
    if b.priority < a.priority or (b.priority == a.priority and b.turn < a.turn):
        first, other, a, b = other, first, b, a
    b.above, b.beside = first, a.below
    if a.below >= 0:
        s.queued[a.below].above = other
    a.below = other
    return first


@kernel
def without_first(s, first):
    """Return the new first virtual CPU of a heap whose first has left; -1 = the heap is now empty.

    The heaps below it are joined in pairs, then the pairs are joined from the last to the first.
    """
    at, pairs = s.queued[first].below, NONE
    while at >= 0:
        other = s.queued[at].beside
        after = s.queued[other].beside if other >= 0 else NONE
        pair = meld(s, at, other)
        s.queued[pair].beside = pairs
        pairs, at = pair, after
    found = NONE
    while pairs >= 0:
        after = s.queued[pairs].beside
        found, pairs = meld(s, found, pairs), after
    if found >= 0:
        s.queued[found].above = s.queued[found].beside = NONE
    return found


@kernel
def join(s, heap, v):
    """Put virtual CPU v into a heap."""
    w, own = s.vcpu[v], s.queued[v]
    own.priority, own.turn = w.priority, w.turn
    own.below = own.beside = own.above = NONE
    s.first_queued[heap] = meld(s, s.first_queued[heap], v)


@kernel
def leave(s, heap, v):
    """Remove virtual CPU v, usually the first, from a heap."""
    own = s.queued[v]
    rest = without_first(s, v)
    if own.above < 0:
        s.first_queued[heap] = rest
        return
    above = s.queued[own.above]
    if above.below == v:
        above.below = own.beside
    else:
        above.beside = own.beside
    if own.beside >= 0:
        s.queued[own.beside].above = own.above
    s.first_queued[heap] = meld(s, s.first_queued[heap], rest)


@kernel
def heap_of(s, c):
    """Return the heap that contains the vector of processor c."""
    return np.int64(0) if s.release == LATER else c


@kernel
def enqueue(s, v):
    """Queue v for a processor: in the vector of the master's work or in that of its last processor."""
    w = s.vcpu[v]
    s.turns += 1
    w.turn = s.turns
    if w.master_debt > 0:
        w.vector = s.n_cpu
        join(s, w.vector, v)
        s.master_ready_n += 1
        set_state(s, v, SIM_WAIT)
        return
    if s.hiper.on == 1:
        w.vector = vector_for(s, v)
        link_in(s, w.vector, v)
    else:
        w.vector = w.last_cpu
        join(s, heap_of(s, w.vector), v)
    s.cpu[w.vector].stacked += 1
    s.ready_n += 1
    set_state(s, v, READY)


@kernel
def dequeue(s, v):
    """Remove v from the vector in which it waits, if any."""
    w = s.vcpu[v]
    if w.vector < 0:
        return
    if w.vector == s.n_cpu:
        leave(s, w.vector, v)
        s.master_ready_n -= 1
    else:
        if s.hiper.on == 1:
            take_out(s, w.vector, v)
        else:
            leave(s, heap_of(s, w.vector), v)
        s.ready_n -= 1
        s.cpu[w.vector].stacked -= 1
    w.vector = NONE


@kernel
def first_ready(s):
    """Return the virtual CPU with the earliest deadline in the vectors of processors; -1 = none."""
    best = s.first_queued[0]
    for c in range(1, s.n_cpu if s.release != LATER and s.ready_n > 0 else 1):
        v = s.first_queued[c]
        if v >= 0 and (best < 0 or before(s, v, best)):
            best = v
    return best


@kernel
def first_of(s, c):
    """Return the virtual CPU with the earliest deadline in the vector of processor c, or in that of the
    master's work.
    """
    return s.first_queued[c]
