"""Web session requests that wait for the exposure of a shared volume, first come, first served.

A request that has begun is at the device, and completes even if the guest or its system is no longer up. A
request that is still waiting exists only in CP: it is lost with the guest that issued it, or with the system.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule

SHARED_VOLUME = np.int64(EventKind.SHARED_VOLUME)
NONE = np.int64(-1)
ANYBODY = np.int64(-1)  # instead of a guest


@kernel
def book_queue(s, p):
    """Record the length of the queue of exposure p up to now."""
    p.queue_ns += p.queued * (s.now - p.at)
    p.at = s.now


@kernel
def queue_request(s, k, i):
    """Queue session i at shared volume k; return 1 when the queue was empty."""
    p = s.shared_volume[k]
    book_queue(s, p)
    first = np.int64(p.queued == 0)
    s.session[i].next = NONE
    if first == 1:
        p.head = i
    else:
        s.session[p.tail].next = i
    p.tail = i
    p.queued += 1
    return first


@kernel
def take_out(s, k, g):
    """Remove a request of guest g, or of ANYBODY, from volume k's queue and return its session; NONE = no
    request.
    """
    p = s.shared_volume[k]
    before = p.head if p.busy == 1 else NONE
    i = NONE if p.queued == 0 else p.head
    if p.busy == 1:
        i = s.session[p.head].next
    while i >= 0 and g != ANYBODY and s.session[i].server != g:
        before = i
        i = s.session[i].next
    if i >= 0:
        book_queue(s, p)
        unchain(s, p, i, before)
        p.withdrawn += 1
        if p.queued == 0:
            schedule(s.queue, s.src_shared_volume + k, SHARED_VOLUME, NEVER)
    return i


@kernel
def unchain(s, p, i, before):
    """Remove session i from the queue of exposure p, where it follows `before` (NONE: it is the first)."""
    after = s.session[i].next
    if before < 0:
        p.head = after
    else:
        s.session[before].next = after
    if after < 0:
        p.tail = before
    s.session[i].next = NONE
    p.queued -= 1
