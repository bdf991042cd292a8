"""The work of other LPARs: each of their logical cores has a piece of work, then waits for the next one.

Pieces and waits are exponential. The wait begins when a piece is done, so a core that does not get the
requested time makes its next request later, and no backlog grows. This represents the real work of these
LPARs, and is assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER
from engine.kernel.rng import exponential
from engine.mechanisms.prsm.accounts import advance
from engine.mechanisms.prsm.dispatch import take

STREAM = np.int64(0)  # of the record of PR/SM


@kernel
def begin_piece(s, core):
    """Assign work to a core of another LPAR."""
    core.wants = 1
    core.work_left = np.int64(exponential(s.prsm, STREAM, s.lpar[core.lpar].piece)) + 1


@kernel
def wait_for_work(s, core):
    """Make a core of another LPAR wait for its next piece of work, according to its LPAR's demand."""
    lpar = s.lpar[core.lpar]
    core.wants = 0
    if lpar.demand <= 0.0:
        core.next_at = NEVER
        return
    mean = lpar.piece * (1.0 - lpar.demand) / lpar.demand
    core.next_at = min(NEVER, s.now + np.int64(min(exponential(s.prsm, STREAM, mean), np.float64(NEVER))) + 1)


@kernel
def go_on(s, core):
    """End the piece of work of a core that has completed it, or begin the next one that is due."""
    if core.wants == 1:
        if core.work_left > 0:
            return
        if s.lpar[core.lpar].demand >= 1.0:
            begin_piece(s, core)
            return
        if core.held >= 0:
            take(s, core)
        wait_for_work(s, core)
    elif core.next_at <= s.now:
        begin_piece(s, core)


@entry("system")
def start_work(s):
    """Assign the first work, or a wait for it, to the cores of all other LPARs."""
    for j in range(s.prsm.n_own, s.prsm.n_core):
        if s.lpar[s.core[j].lpar].demand >= 1.0:
            begin_piece(s, s.core[j])
        else:
            wait_for_work(s, s.core[j])


@kernel
def set_demand(s, place, demand):
    """Set the demand of another LPAR from now on; a waiting core draws a new wait."""
    advance(s)
    lpar = s.lpar[place]
    lpar.demand = demand
    for j in range(lpar.first, lpar.first + lpar.n):
        if s.core[j].wants == 0:  # otherwise, its piece of work continues
            if demand >= 1.0:
                begin_piece(s, s.core[j])
            else:
                wait_for_work(s, s.core[j])


@kernel
def follow_profile(s):
    """Make the demand changes that are due; return when the next change is due."""
    p = s.prsm
    while p.next_demand < p.n_demand:
        change = s.demand[p.next_demand]
        if change.at > s.now:
            return change.at
        set_demand(s, change.lpar, change.demand)
        p.next_demand += 1
    return NEVER
