"""Selects the virtual CPU that a processor runs next.

This is the virtual CPU with the earliest deadline, from another processor's vector if necessary. The deadline
clock is the deadline of the virtual CPU that was selected last: like CP's adjusted time of day it advances
with the work that is done, so no virtual CPU is ever further ahead than the amount that one slice counts for
it. With HiperDispatch a processor looks into its own vector first, and then steals (stealing.py). Sources:
control block DSVBK; z/VM dispatch priority.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.mechanisms.processors.limit_list import take_soft
from engine.mechanisms.processors.stealing import far, first_near, steal
from engine.mechanisms.processors.vectors import before, dequeue, first_of, first_ready

MASTER = np.int64(0)


@kernel
def next_up(s, c):
    """Return the virtual CPU that processor c should run next: the one with the earliest deadline, which
    stays in its vector; -1 = none.
    """
    v = first_ready(s) if s.hiper.on == 0 else first_near(s, c)
    if c == MASTER and s.master_ready_n > 0:
        master = first_of(s, s.n_cpu)
        return master if v < 0 or before(s, master, v) else v
    return v


@kernel
def goes_first(s, c):
    """Return whether another virtual CPU is due before that of processor c. If not, advance the deadline
    clock.
    """
    v = s.cpu[c].vcpu
    other = next_up(s, c)
    if other >= 0 and before(s, other, v):
        return True
    if other >= 0:
        s.adjusted_tod = max(s.adjusted_tod, s.vcpu[v].priority)
    return False


@kernel
def choose_next(s, c):
    """Remove the next virtual CPU for processor c from its vector and return it; -1 = none."""
    v = next_up(s, c)
    if v < 0 and s.hiper.on == 1:
        v = steal(s, c)
    if v < 0:
        return take_soft(s)
    vector = s.vcpu[v].vector
    if vector != c and vector != s.n_cpu:
        s.cpu[c].steals += 1
        if s.hiper.on == 1:
            s.hiper.steals[far(s, c, vector)] += 1
    dequeue(s, v)
    s.adjusted_tod = max(s.adjusted_tod, s.vcpu[v].priority)
    return v
