"""The pages that CP keeps for a Linux guest: pages that Linux has touched and not given back.

From CP's point of view, Linux fills its memory from one end: a page that is touched for the first time is the
guest's next page, and a page that it gives back by Diagnose X'10' is its last one. Which of its pages Linux
gives back is unknown to CP, and does not affect the amount of storage.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Status
from engine.kernel.options import kernel
from engine.kernel.rng import ZERO
from engine.mechanisms.storage.blocks import in_use, tier_of
from engine.mechanisms.storage.demand_scan import need_frame
from engine.mechanisms.storage.faults import first_touch
from engine.mechanisms.storage.frames import ABOVE, BELOW, free_frames
from engine.mechanisms.storage.nonresident_tree import add_absent
from engine.mechanisms.storage.paging_volumes import use_slots
from engine.mechanisms.storage.sections import make_valid

GOING_ON = np.int64(Status.REACHED)
TOP = np.uint64(1 << 63)
_ONE = np.uint64(1)


@kernel
def highest_bit(mask):
    """Return the highest set bit of a nonzero mask, as a mask."""
    bit = TOP
    while mask & bit == ZERO:
        bit >>= _ONE
    return bit


@kernel
def give_back(s, blocks, u):
    """Drop the last page of guest u from CP's storage, wherever it is."""
    if in_use(blocks[u.first_block + u.grow_block]) == ZERO:
        u.grow_block -= 1
    p = blocks[u.first_block + u.grow_block]
    tier = tier_of(u, u.grow_block)
    bit = highest_bit(in_use(p))
    if p.res & bit != ZERO:
        if s.aging.on == 1:
            make_valid(s, blocks, s.vcpu[u.first_vcpu].guest, tier, u.grow_block, bit)
        low = p.low & bit != ZERO
        free_frames(s, BELOW if low else ABOVE, np.int64(1))
        u.real -= 1
        u.lost_real += 1
        u.real_low -= np.int64(low)
        u.tier_real[tier] -= 1
        u.both -= np.int64(p.xs & bit != ZERO)
    else:
        add_absent(blocks, u, tier, u.grow_block, np.int64(-1))
        u.dasd -= np.int64(p.ds & bit != ZERO)
    if p.xs & bit != ZERO:
        u.xstor -= 1
        s.xstor_free += 1
    if p.ds & bit != ZERO:
        use_slots(s, u.first_block + u.grow_block, np.int64(-1))
    p.res &= ~bit
    p.low &= ~bit
    p.xs &= ~bit
    p.ds &= ~bit
    p.ref &= ~bit
    p.chg &= ~bit
    u.inst -= 1
    u.lost_inst += 1
    u.tier_inst[tier] -= 1


@kernel
def pages_touched(s, r):
    """Return the number of table pages that hold all pages that Linux has touched and not given back."""
    return (r.overhead + r.total - r.pool - r.fresh + s.granule - 1) // s.granule


@kernel
def match_frames(s, blocks, r):
    """Give CP exactly the pages that Linux has touched; the cost is added to r.cp_debt."""
    u = s.guest[r.guest]
    wanted = min(u.size, pages_touched(s, r))
    s.scan_cost = 0
    while u.inst < wanted and s.status == GOING_ON:
        need_frame(s, blocks)
        if s.status == GOING_ON:
            first_touch(s, blocks, u)
    while u.inst > wanted:
        give_back(s, blocks, u)
    u.target = u.inst
    r.cp_debt += s.scan_cost
