"""Dispatch vectors of HiperDispatch: each logical core has one, in the order of deadlines.

A virtual CPU that is ready waits in the vector of its home (vertical polarization) or of the processor on
which it last ran (horizontal). A vector is a doubly linked list. A virtual CPU that joins it has waited for
less time than all others with the same deadline, so it is put behind them.
Sources: control block DSVBK; "z/VM 6.3 HiperDispatch - Polarization Modes and Middleware Performance": a
virtual CPU is queued in its home vector again whenever it becomes ready (published).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel

NONE = np.int64(-1)


@kernel
def vector_for(s, v):
    """Return the processor in whose vector virtual CPU v waits."""
    return s.homed[v].home if s.hiper.vertical == 1 else s.vcpu[v].last_cpu


@kernel
def link_in(s, c, v):
    """Put virtual CPU v into the vector of processor c."""
    vector, own = s.dsv[c], s.homed[v]
    before, after = vector.last, NONE
    while before >= 0 and s.vcpu[before].priority > s.vcpu[v].priority:
        before, after = s.homed[before].before, before
    own.before, own.after = before, after
    if before < 0:
        vector.first = v
    else:
        s.homed[before].after = v
    if after < 0:
        vector.last = v
    else:
        s.homed[after].before = v
    vector.n += 1


@kernel
def take_out(s, c, v):
    """Remove virtual CPU v from the vector of processor c."""
    vector, own = s.dsv[c], s.homed[v]
    if own.before < 0:
        vector.first = own.after
    else:
        s.homed[own.before].after = own.after
    if own.after < 0:
        vector.last = own.before
    else:
        s.homed[own.after].before = own.before
    own.before = own.after = NONE
    vector.n -= 1
