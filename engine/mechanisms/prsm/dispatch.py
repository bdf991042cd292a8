"""PR/SM assigns physical cores to logical cores.

A free physical core goes to a vertical high core first, then to the logical core that has used least relative
to its entitlement. A vertical low core has no entitlement, and is ranked like its LPAR with all its cores. A
logical core runs for 100 ms (vertical high) or 12.5 to 25 ms, or until it waits. A logical core that waits
gives its physical core up, so that others get unused time by their weights. A vertical high core takes the
physical core that is kept for it from any other; a logical core prefers the physical core on which it last
ran. Sources: PR/SM Planning Guide, "Processor running time" and "Use of processing weights" (published); the
order by use and entitlement, and the rule that a vertical high core takes its own physical core back
immediately, are assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.kernel.queue import NEVER
from engine.mechanisms.prsm.accounts import allowed
from engine.mechanisms.prsm.entitlement import HIGH, LOW

NONE = np.int64(-1)
ALL = np.int64(2)  # `tracing`: also what processors do


@kernel
def count_running(s, core, more):
    """Count a logical core that begins (1) or stops (-1) running."""
    lpar = s.lpar[core.lpar]
    lpar.running += more
    if lpar.group >= 0:
        s.cap_group[lpar.group].running += more


@kernel
def record_run(s, core):
    """Record the run of a logical core that ends now, for the detailed view."""
    row = s.held[s.held_n]
    row.start = core.since
    row.end = s.now
    row.physical = core.held
    row.core = s.physical[core.held].core
    s.held_n += 1


@kernel
def take(s, core):
    """Take the physical core away from a logical core."""
    if s.tracing == ALL:
        record_run(s, core)
    s.physical[core.held].core = NONE
    core.held = NONE
    count_running(s, core, np.int64(-1))


@kernel
def used_by(s, core):
    """Return the use of a logical core relative to its entitlement; at least the value that a waiting core
    may keep.
    """
    used = s.lpar[core.lpar].virtual if core.polarity == LOW else core.virtual
    return max(used, s.prsm.clock - s.prsm.behind)


@kernel
def give(s, j, f):
    """Give physical core f, which is free, to logical core j."""
    p, core = s.prsm, s.core[j]
    s.physical[f].core = j
    core.held = f
    core.last = f
    core.since = s.now
    core.dispatches += 1
    s.lpar[core.lpar].dispatches += 1
    count_running(s, core, np.int64(1))
    used = used_by(s, core)
    if core.polarity == LOW:
        s.lpar[core.lpar].virtual = used
    else:
        core.virtual = used
    if core.home >= p.n_shared:
        core.run_end = NEVER
        return
    p.clock = max(p.clock, used)
    core.run_end = s.now + (p.run_high if core.polarity == HIGH else p.run)


@kernel
def runs_before(s, a, b):
    """Return whether logical core a runs before b."""
    if (a.polarity == HIGH) != (b.polarity == HIGH):
        return a.polarity == HIGH
    return used_by(s, a) < used_by(s, b)


@kernel
def next_core(s):
    """Return the logical core that a free shared physical core takes; -1 = none."""
    best = NONE
    for j in range(s.prsm.n_core):
        core = s.core[j]
        if core.wants == 0 or core.held >= 0 or core.home >= s.prsm.n_shared:
            continue
        if (best < 0 or runs_before(s, core, s.core[best])) and allowed(s, core) > 0:
            best = np.int64(j)
    return best


@kernel
def free_core(s, j):
    """Return a free physical core for logical core j, preferably one that is not kept for another; -1 =
    none.
    """
    last, other = s.core[j].last, NONE
    if last >= 0 and s.physical[last].core < 0 and s.physical[last].home_of < 0:
        return last
    for f in range(s.prsm.n_shared - 1, -1, -1):
        if s.physical[f].core < 0 and (other < 0 or s.physical[f].home_of < 0):
            other = np.int64(f)
    return other


@kernel
def claim(s):
    """Give vertical high and dedicated cores that have work the physical cores kept for them."""
    for j in range(s.prsm.n_core):
        core = s.core[j]
        if core.wants == 0 or core.held >= 0 or core.home < 0 or allowed(s, core) == 0:
            continue
        other = s.physical[core.home].core
        if other >= 0:
            take(s, s.core[other])
        give(s, np.int64(j), core.home)


@kernel
def first_free(s):
    """Return the first shared physical core that is free; -1 = none."""
    for f in range(s.prsm.n_shared):
        if s.physical[f].core < 0:
            return np.int64(f)
    return NONE


@kernel
def fill_cores(s):
    """Give all free physical cores to logical cores that have work."""
    claim(s)
    while first_free(s) >= 0:
        j = next_core(s)
        if j < 0:
            return
        give(s, j, free_core(s, j))
