"""The throttle: a destination that is paging asks the source to send less, until it stops paging.

From time to time, when a message arrives, it checks how much it has paged since the last check, and its
eligible list. It is certain that messages set and clear a throttle; the thresholds are model assumptions.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.kernel.units import MS
from engine.mechanisms.relocation.relocation_log import CLEARED, LIMITS, THROTTLED, log_incident, log_move

LOOK = np.int64(100 * MS)
HALF = 0.5


@kernel
def paged(t):
    """Return the number of pages that system t has moved to or from paging volumes and expanded storage."""
    return t.page_outs + t.page_reads + t.migrated + t.paged_at_once


@kernel
def watch(tables, r):
    """Set or clear the throttle of relocation r, whose destination has just received a message."""
    h = tables[0]
    m = h.move[r]
    t = tables[m.target]
    span = h.now - m.looked_at
    if span < LOOK:
        return
    rate = (paged(t) - m.looked_paged) / np.float64(span)
    first = m.looked_at < m.asked_at
    m.looked_at = h.now
    m.looked_paged = paged(t)
    if first:
        return
    limit = h.param.throttle_rate * (HALF if m.throttled == 1 else 1.0)
    set_throttle(h, r, np.int64(rate > limit or t.n_eligible > 0))


@kernel
def set_throttle(h, r, on):
    """Set or clear the throttle of relocation r."""
    m = h.move[r]
    if m.throttled == on:
        return
    m.throttled = on
    m.throttles += on
    m.hold_until = 0
    log_incident(h, r, THROTTLED if on == 1 else CLEARED)
    log_move(h, r, LIMITS)
