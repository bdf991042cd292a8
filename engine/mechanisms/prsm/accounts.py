"""Time of logical and physical cores, and the part of it that caps allow.

A cap is a bucket of CPU time that is refilled every 100 ms. A cap by weight has a bucket for each logical
core; an absolute cap has a bucket for an LPAR, or for a group of LPARs. The smallest limit wins. Unused time
is kept for one later interval: all of it by weight, 3.1% of an absolute cap, by which the cap may be exceeded
for a short time.
Sources: PR/SM Planning Guide, "Capping processing weights", "Absolute capping" (published); buckets and their
interval are assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.kernel.queue import NEVER

SCRAP = np.int64(10_000)  # ns: less than this is not worth a dispatch


@kernel
def book(s, core, ns):
    """Record time of a logical core on its physical core."""
    lpar = s.lpar[core.lpar]
    core.used += ns
    lpar.used += ns
    s.physical[core.held].used[core.lpar] += ns
    lpar.virtual += ns / lpar.entitled
    if core.entitled > 0.0:
        core.virtual += ns / core.entitled
    core.work_left -= ns
    core.tokens -= ns
    lpar.tokens -= ns
    if lpar.group >= 0:
        s.cap_group[lpar.group].tokens -= ns


@kernel
def advance(s):
    """Record all time up to now."""
    ns = s.now - s.prsm.at
    s.prsm.at = s.now
    if ns == 0:
        return
    for j in range(s.prsm.n_core):
        core = s.core[j]
        if core.held >= 0:
            book(s, core, ns)
        elif core.wants == 1:
            core.waited += ns
            s.lpar[core.lpar].waited += ns


@kernel
def refilled(tokens, cap, interval, carry):
    """Return the content of a bucket after a refill."""
    each = np.int64(cap * interval)
    return each + min(max(tokens, np.int64(0)), np.int64(carry * each))


@kernel
def refill(s):
    """Refill all buckets if the refill is due."""
    p = s.prsm
    if s.now < p.refill_at:
        return
    p.refill_at += p.interval
    for j in range(p.n_core):
        core = s.core[j]
        core.tokens = refilled(core.tokens, core.entitled, p.interval, p.carry_weight)
    for place in range(p.n_lpar):
        lpar = s.lpar[place]
        lpar.tokens = refilled(lpar.tokens, lpar.cap, p.interval, p.carry)
    for place in range(p.n_cap_group):
        group = s.cap_group[place]
        group.tokens = refilled(group.tokens, group.cap, p.interval, p.carry)


@kernel
def allowed(s, core):
    """Return how long caps let a logical core run, in ns, if no other logical core starts or stops running; 0
    = not now.
    """
    lpar = s.lpar[core.lpar]
    most, here = NEVER, np.int64(core.held < 0)
    if lpar.capped == 1:
        most = core.tokens
    if lpar.cap > 0.0:
        most = min(most, lpar.tokens // max(lpar.running + here, np.int64(1)))
    if lpar.group >= 0:
        group = s.cap_group[lpar.group]
        most = min(most, group.tokens // max(group.running + here, np.int64(1)))
    return most if most >= SCRAP else np.int64(0)
