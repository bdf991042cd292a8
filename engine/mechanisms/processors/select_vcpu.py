"""The choice of the virtual CPU that a processor runs next.

The one with the earliest deadline, from another processor's vector when need be. The clock of deadlines is
the deadline of the virtual CPU that was chosen last: like CP's adjusted time of day it advances with the work
that is done, so no virtual CPU is ever further ahead than one slice counts for it.
Sources: control block DSVBK; z/VM dispatch priority.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.mechanisms.processors.limit_list import take_soft
from engine.mechanisms.processors.vectors import before, dequeue, first_for_master, first_ready

MASTER = np.int64(0)


@kernel
def next_up(s, c):
    """Return what processor c should run next, still in its vector: the earliest deadline; -1 = nothing."""
    v = first_ready(s)
    if c == MASTER and s.master_ready_n > 0:
        master = first_for_master(s)
        return master if v < 0 or before(s, master, v) else v
    return v


@kernel
def goes_first(s, c):
    """Return whether another is due before processor c's virtual CPU. If not, advance the deadline clock."""
    v = s.cpu[c].vcpu
    other = next_up(s, c)
    if other >= 0 and before(s, other, v):
        return True
    if other >= 0:
        s.adjusted_tod = max(s.adjusted_tod, s.vcpu[v].priority)
    return False


@kernel
def choose_next(s, c):
    """Take what processor c runs next out of its vector; -1 = nothing."""
    v = next_up(s, c)
    if v < 0:
        return take_soft(s)
    s.cpu[c].steals += np.int64(s.vcpu[v].vector != c and s.vcpu[v].vector != s.n_cpu)
    dequeue(s, v)
    s.adjusted_tod = max(s.adjusted_tod, s.vcpu[v].priority)
    return v
