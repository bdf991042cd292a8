"""The end of a guest's memory: every frame, copy and slot is returned to its origin."""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.kernel.rng import ZERO
from engine.mechanisms.storage.blocks import count
from engine.mechanisms.storage.paging_volumes import use_slots
from engine.mechanisms.storage.sections import forget_pages
from engine.state.tables import MAX_TIER


@kernel
def free_memory(s, blocks, u):
    """Empty the memory of guest u, as after a logoff or an IPL with CLEAR."""
    u.lost_inst += u.inst
    u.lost_real += u.real
    give_pages_back(s, blocks, u)
    u.wss = 0


@kernel
def give_pages_back(s, blocks, u):
    """Free all storage of this system that guest u uses."""
    for block in range(u.first_block, u.first_block + u.n_block):
        p = blocks[block]
        if s.aging.on == 1:
            forget_pages(s, blocks, np.int64(s.vcpu[u.first_vcpu].guest), block, p.res)
        use_slots(s, block, -count(p.ds))
        p.res = ZERO
        p.low = ZERO
        p.xs = ZERO
        p.ds = ZERO
        p.ref = ZERO
        p.chg = ZERO
        p.absent = 0
    s.available += u.real
    s.available_low += u.real_low
    s.xstor_free += u.xstor
    no_pages(u)


@kernel
def no_pages(u):
    """Reset the page counts of guest u, which has no pages."""
    u.inst = 0
    u.real = 0
    u.real_low = 0
    u.xstor = 0
    u.both = 0
    u.dasd = 0
    u.hand[:] = 0
    u.grow_block = 0
    for tier in range(MAX_TIER):
        u.tier_inst[tier] = 0
        u.tier_real[tier] = 0
