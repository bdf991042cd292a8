"""Shares: the part of the processors to which a guest is entitled, and its effect on deadlines.

A share belongs to the guest and is split evenly over its virtual CPUs, except those that its Linux has taken
offline (virtual CPU share redistribution, from z/VM 5.4 on). Shares are normalized over the guests on the
dispatch list: absolute shares are parts of the system, relative shares split the remainder. Each dispatch
time slice moves a deadline by the slice divided by the normalized share; interactive bias moves it by less in
the first slices of a short transaction.
Sources: z/VM dispatch priority; z/VM 5.4 performance report; SET SHARE; SET SRM IABIAS. It is general
knowledge that absolute shares are scaled to 99% when they add up to more, so that relative shares always have
a part.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Limit, QueueList, VcpuState, codes
from engine.kernel.options import entry, kernel
from engine.kernel.queue import schedule

UNLIMITED, SOFT, _HARD = codes(Limit)
DISPATCH = np.int64(QueueList.DISPATCH)
LIMITED = np.int64(VcpuState.LIMITED)
LIMIT_EVENT = np.int64(EventKind.LIMIT)
SHORT = np.int64(1)  # class of short transactions
MAX_ABSOLUTE = 0.99  # of the system, that absolute shares may be together


@kernel
def thousandths(percent):
    """Return whole thousandths of a percent: their sums stay exact, whichever guests join and leave."""
    return np.int64(percent * 1000.0 + 0.5)


@kernel
def add_share(s, u, sign):
    """Add the share of guest u to the total of the dispatch list (sign 1), or subtract it (-1)."""
    if u.share_abs > 0.0:
        s.dispatch_absolute += sign * thousandths(u.share_abs)
    else:
        s.dispatch_share += sign * u.share


@kernel
def normal_share(s, u):
    """Return the part of all processors to which guest u, which is on the dispatch list, is entitled."""
    absolute = s.dispatch_absolute / 100_000.0
    scale = min(1.0, MAX_ABSOLUTE / max(absolute, MAX_ABSOLUTE))
    if u.share_abs > 0.0:
        return scale * u.share_abs / 100.0
    return (1.0 - scale * absolute) * u.share / max(s.dispatch_share, u.share)


@kernel
def boost(s, u, w):
    """Return the share by which interactive bias advances the deadline after slice number w.slices."""
    if u.transaction_class != SHORT or w.slices > s.param.ia_duration + 1:
        return 0.0
    return s.param.ia_intensity if w.slices <= s.param.ia_duration else 0.5 * s.param.ia_intensity


@kernel
def sharing(s, u):
    """Return the number of virtual CPUs over which the share of guest u is split."""
    return u.n_vcpu if u.linux == 0 else max(np.int64(1), s.linux[u.linux - 1].online)


@kernel
def offset(s, w):
    """Return how far one dispatch slice moves a deadline, in ns: less for a larger share."""
    u = s.guest[w.guest]
    stretched = max(1.0, sharing(s, u) / (normal_share(s, u) * s.n_cpu))
    return np.int64(s.param.minor_slice * stretched * (1.0 - boost(s, u, w)))


@entry("system", "int64", "int64", "float64", "int64", "float64")
def set_share(s, g, absolute, value, limit, most):
    """Perform SET SHARE for guest g, whatever list it is on.

    absolute: 1 = value is percent of the system, 0 = value is relative (1 to 10,000); limit: Limit; most:
    maximum share, percent. Virtual CPUs that are no longer held by a limit leave the limit list immediately.
    """
    u = s.guest[g]
    if u.list == DISPATCH:
        add_share(s, u, np.int64(-1))
    if absolute == 1:
        u.share_abs = value
    else:
        u.share_abs = 0.0
        u.share = value
    if u.list == DISPATCH:
        add_share(s, u, np.int64(1))
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == LIMITED:
            s.soft_n += np.int64(limit == SOFT) - np.int64(u.limit == SOFT)
            schedule(s.queue, s.src_system + 3, LIMIT_EVENT, s.now)
    u.limit = limit
    u.limit_share = most
