"""Minidisk cache: frames in which CP keeps data that guests have read from their minidisks.

A guest's read is found in the cache with the probability that its working file set is cached: it then costs
CP time, but no wait for a device. A read that is not found enlarges the cache, up to its maximum, as long as
the available lists are above their low thresholds. A demand scan first takes the frames above the minimum. It
is published that CP balances the cache against paging; the rule that determines which of them gives way is a
model assumption.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Stream
from engine.kernel.options import entry, kernel
from engine.kernel.rng import uniform
from engine.mechanisms.storage.frames import ABOVE, BELOW, free_frames, take_frame, to_spare

WORKLOAD = np.int64(Stream.WORKLOAD)


@kernel
def cached_read(s, v):
    """Perform an I/O of virtual CPU v: return 1 when it is a read and the cache has the pages, otherwise
    0.
    """
    w = s.vcpu[v]
    u = s.guest[w.guest]
    pages = s.kind[u.kind].do[u.activity].reads
    if pages <= 0.0:
        return np.int64(0)
    if uniform(s, WORKLOAD) * s.kind[u.kind].file_pages < u.cached:
        s.mdc_hits += 1
        w.cp_debt += np.int64(s.param.cost_cached * pages)
        return np.int64(1)
    s.mdc_misses += 1
    enlarge_cache(s, u, np.int64(pages / s.granule + uniform(s, WORKLOAD)))
    return np.int64(0)


@kernel
def enlarge_cache(s, u, pages):
    """Cache pages that guest u has read, if there is room for them."""
    n = min(pages, s.kind[u.kind].file_pages - u.cached, s.param.mdc_max - s.mdc, to_spare(s))
    for _ in range(n):
        s.mdc_low += take_frame(s)
        s.mdc += 1
        u.cached += 1


@kernel
def shrink_cache(s):
    """Give the demand scan the part of the cache above its minimum, as far as needed."""
    give_frames(s, ABOVE)
    give_frames(s, BELOW)


@entry("system", "int64")
def give_frames(s, below):
    """Release cache frames on one list, one guest after the other."""
    own = s.mdc_low if below == BELOW else s.mdc - s.mdc_low
    n = min(s.want[below], own, s.mdc - s.param.mdc_min)
    if n <= 0:
        return
    s.mdc -= n
    s.mdc_low -= n * below
    s.want[below] -= n
    free_frames(s, below, n)
    while n > 0:
        some = min(n, s.guest[s.mdc_hand].cached)
        s.guest[s.mdc_hand].cached -= some
        n -= some
        if n > 0:
            s.mdc_hand = (s.mdc_hand + 1) % s.n_guest
