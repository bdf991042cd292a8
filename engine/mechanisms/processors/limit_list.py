"""Limit shares: the limit list, where virtual CPUs wait that have used more than their maximum share.

What a virtual CPU uses moves the moment at which it is back under its part of the guest's maximum
share; until then it waits on the limit list, which is part of the dispatch list. A hard limit always
holds. A soft one gives way to an idle processor, and what is used then is not held against it.
Source: SET SHARE ... LIMITHARD, LIMITSOFT. How far back CP looks is not published: here, four slices.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Limit, VcpuState, codes
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.processors.shares import sharing
from engine.mechanisms.processors.trace import set_state

UNLIMITED, SOFT, HARD = codes(Limit)
LIMITED = np.int64(VcpuState.LIMITED)
LIMIT_EVENT = np.int64(EventKind.LIMIT)
MEMORY = np.int64(4)  # dispatch time slices: unused share older than these is lost
MIN_LIMIT = 1e-3  # percent, so that nothing is divided by 0


@kernel
def over_limit(s, u, w):
    """Charge virtual CPU w of guest u; returns whether it has used more than its maximum share."""
    if u.limit == UNLIMITED:
        return False
    most = max(u.limit_share, MIN_LIMIT) / 100.0 * s.n_cpu / sharing(s, u)  # of one processor
    w.limit_at = max(w.limit_at + np.int64(w.used / most), s.now - MEMORY * s.param.minor_slice)
    w.used = 0
    return w.limit_at > s.now


@kernel
def arm_limit(s):
    """Schedule the end of the first wait on the limit list."""
    due = NEVER if s.limited < 0 else max(s.now, s.vcpu[s.limited].limit_at)
    schedule(s.queue, s.src_system + 3, LIMIT_EVENT, due)


@kernel
def join_limit(s, v):
    """Put virtual CPU v on the limit list, before those that wait longer."""
    w = s.vcpu[v]
    before = np.int64(-1)
    after = s.limited
    while after >= 0 and s.vcpu[after].limit_at <= w.limit_at:
        before, after = after, s.vcpu[after].next_limited
    w.next_limited = after
    if before >= 0:
        s.vcpu[before].next_limited = v
    else:
        s.limited = v
        arm_limit(s)
    s.soft_n += np.int64(s.guest[w.guest].limit == SOFT)
    set_state(s, v, LIMITED)


@kernel
def leave_limit(s, v):
    """Take virtual CPU v off the limit list. A pending event for it may come; it finds nothing to do."""
    w = s.vcpu[v]
    if s.limited == v:
        s.limited = w.next_limited
    else:
        at = s.limited
        while s.vcpu[at].next_limited != v:
            at = s.vcpu[at].next_limited
        s.vcpu[at].next_limited = w.next_limited
    s.soft_n -= np.int64(s.guest[w.guest].limit == SOFT)


@kernel
def take_soft(s):
    """Take a virtual CPU with a soft limit off the list for an idle processor; -1 = none."""
    v = s.limited if s.soft_n > 0 else np.int64(-1)
    while v >= 0 and (s.guest[s.vcpu[v].guest].limit != SOFT or s.vcpu[v].master_debt > 0):
        v = s.vcpu[v].next_limited
    if v >= 0:
        leave_limit(s, v)
        s.vcpu[v].limit_at = s.now
    return v
