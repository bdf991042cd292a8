"""Admission to the dispatch list: classes, the three barriers of SET SRM, and the eligible list.

Class 0 (quick dispatch) never waits. A guest of class 1 (short transactions) must pass the barriers of class
1, a guest of class 2 those of classes 1 and 2, a guest of class 3 all of them: at each barrier, the working
sets (STORBUF), the loading guests (LDUBUF, if the guest is one) and the guests (DSPBUF) of that class and of
the longer ones, including this guest, must not exceed the limit. Class 0 does not count at any barrier; a
first guest always fits. Waiting guests are admitted in the order of their eligible priority, the time by
which they should be on the dispatch list; a class whose first guest does not fit delays only itself. Sources:
CP Commands and Utilities Reference, SET SRM; z/VM Virtual Machine Scheduling and Dispatching. The priority is
the current time plus the elapsed time slice of the class: the way in which CP extends it is not published.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import QueueList
from engine.kernel.options import kernel

ELIGIBLE = np.int64(QueueList.ELIGIBLE)
QUICK, SHORT, LONG = np.int64(0), np.int64(1), np.int64(3)
ONE = np.int64(1)


@kernel
def first_class(u):
    """Return the class in which a transaction begins."""
    return QUICK if u.quickdsp == 1 else SHORT


@kernel
def count_in(s, u, sign):
    """Add guest u to the counts of the dispatch list (sign 1), or subtract it (-1)."""
    s.listed[u.transaction_class] += sign
    s.class_wss[u.transaction_class] += sign * u.wss_in
    s.loading[u.transaction_class] += sign * u.loading
    s.dispatch_wss += sign * u.wss_in


@kernel
def fits(s, u):
    """Return whether guest u, which is not on the dispatch list, may join it."""
    if u.transaction_class == QUICK or s.listed[1] + s.listed[2] + s.listed[3] == 0:
        return True
    pages, loading, guests = u.wss, u.loading, ONE
    for class_number in range(LONG, 0, -1):
        pages += s.class_wss[class_number]
        loading += s.loading[class_number]
        guests += s.listed[class_number]
        if class_number <= u.transaction_class:
            too_large = pages > s.param.storbuf[class_number] * s.frames
            crowded = too_large or guests > s.param.dspbuf[class_number]
            if crowded or (u.loading == 1 and loading > s.param.ldubuf[class_number] * s.n_volume):
                return False
    return True


@kernel
def join_eligible(s, g):
    """Put a guest on the eligible list."""
    u = s.guest[g]
    u.list = ELIGIBLE
    u.listed_at = s.now
    u.enter_by = s.now + np.int64(s.param.elapsed_slice[u.transaction_class])
    s.waiting_class[u.transaction_class] += 1
    s.n_eligible += 1


@kernel
def quit_eligible(s, u):
    """Take the guest off the eligible list."""
    s.waiting_class[u.transaction_class] -= 1
    s.n_eligible -= 1


@kernel
def first_eligible(s, held):
    """Return the eligible guest with the earliest priority whose class is not held up; -1 = none.

    held: bit k = class k is held up.
    """
    best = np.int64(-1)
    for g in range(s.n_guest):
        u = s.guest[g]
        waits = u.list == ELIGIBLE and (held >> u.transaction_class) & ONE == 0
        if waits and (best < 0 or u.enter_by < s.guest[best].enter_by):
            best = np.int64(g)
    return best


@kernel
def end_of_class(s, u):
    """Move guest u to the next class if its elapsed time slice is used up; return True when it must leave
    the list.
    """
    if u.transaction_class == QUICK or s.now - u.listed_at < s.param.elapsed_slice[u.transaction_class]:
        return False
    count_in(s, u, -ONE)
    u.transaction_class = min(u.transaction_class + 1, LONG)
    u.listed_at = s.now
    stays = s.n_eligible == 0 and fits(s, u)
    count_in(s, u, ONE)
    return not stays
