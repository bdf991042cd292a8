"""Touches of pages that are not resident: the time of the next touch, and its cost.

A running guest has its next fault after an exponential stretch of its own CPU time; the rate is the sum over
its tiers of touch rate x pages not resident, plus the rate of first touches while it grows. A fault on a page
in expanded storage is resolved immediately, at a cost in CP time; a page on DASD is a page wait. From z/VM
6.3 on the touch of a page that is resident but invalid is a fault too (sections.py). A page fetched from
expanded storage keeps its copy there until it is changed; a store releases it.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Status, Stream
from engine.kernel.options import kernel
from engine.kernel.rng import ZERO, below, uniform
from engine.mechanisms.storage.blocks import (
    in_use,
    lowest,
    lowest_bit,
    note_changes,
    nth_bit,
    settle,
    tier_of,
    touchable,
)
from engine.mechanisms.storage.demand_scan import make_resident, need_frame
from engine.mechanisms.storage.frames import to_spare
from engine.mechanisms.storage.nonresident_tree import add_absent, find_absent
from engine.mechanisms.storage.paging_volumes import use_slots
from engine.mechanisms.storage.sections import touch_invalid
from engine.state.tables import MAX_TIER

FAULT = np.int64(Stream.FAULT)
GOING_ON = np.int64(Status.REACHED)


@kernel
def growth_rate(s, u):
    """Return the number of first touches per ns of CPU time."""
    return s.kind[u.kind].do[u.activity].growth if u.inst < u.target else 0.0


@kernel
def fault_rate(s, u):
    """Return the number of faults per ns of CPU time of guest u."""
    behaviour = s.kind[u.kind].do[u.activity]
    rate = growth_rate(s, u)
    for tier in range(u.n_tier):
        rate += behaviour.touch[tier] * (u.tier_inst[tier] - u.tier_real[tier])
    return rate


@kernel
def expose(s, u, ran):
    """Add the touches of `ran` ns of guest u to the exposure of its pages."""
    behaviour = s.kind[u.kind].do[u.activity]
    for tier in range(u.n_tier):
        touches = behaviour.touch[tier] * ran
        u.exposure[tier] += touches
        u.exposure_store[tier] += touches * behaviour.store[tier]


@kernel
def choose_tier(s, u):
    """Draw the tier of the fault, in proportion to the rates; MAX_TIER = a first touch."""
    behaviour = s.kind[u.kind].do[u.activity]
    point = uniform(s, FAULT) * fault_rate(s, u)
    last = np.int64(MAX_TIER)
    for tier in range(u.n_tier):
        absent = u.tier_inst[tier] - u.tier_real[tier]
        rate = behaviour.touch[tier] * absent
        if rate > 0.0:
            last = np.int64(tier)
            if point < rate:
                return last
            point -= rate
    return np.int64(MAX_TIER) if growth_rate(s, u) > 0.0 else last


@kernel
def first_touch(s, blocks, u):
    """Use the guest's next new page. (Earlier touches have no effect: its bits are set.)"""
    p = blocks[u.first_block + u.grow_block]
    tier = tier_of(u, u.grow_block)
    bit = lowest_bit(~in_use(p))
    make_resident(s, u, p, tier, bit)
    p.ref |= bit
    p.chg |= bit
    note_changes(blocks, u, u.grow_block, bit)
    u.inst += 1
    u.tier_inst[tier] += 1
    s.first_touches += 1
    s.scan_cost += s.param.cost_first_touch
    if ~in_use(p) == ZERO and u.grow_block + 1 < u.n_block:
        u.grow_block += 1


@kernel
def page_in(s, blocks, u, block, tier, bit):
    """Bring a page back from expanded storage."""
    p = blocks[u.first_block + block]
    stores = uniform(s, FAULT) < s.kind[u.kind].do[u.activity].store[tier]
    if not stores or p.res & p.xs != ZERO:  # otherwise, its bits are set and no copy can be outdated by now
        settle(s, blocks, u, tier, block)
    make_resident(s, u, p, tier, bit)
    add_absent(blocks, u, tier, block, np.int64(-1))
    p.ref |= bit
    n, stored = np.int64(stores), bit if stores else ZERO  # no branch: the processor could not predict it
    p.xs &= ~stored
    p.chg = (p.chg & ~bit) | stored
    note_changes(blocks, u, block, stored)
    u.xstor -= n
    s.xstor_free += n
    u.both += 1 - n
    u.page_ins += 1
    s.page_ins += 1
    s.scan_cost += s.param.cost_page_in


@kernel
def read_in(s, blocks, u, block, tier, bit):
    """Give a frame to a page that has been read from DASD; its slot becomes free, except with KEEPSLOT YES.
    The caller counts that it is no longer absent.
    """
    need_frame(s, blocks)
    p = blocks[u.first_block + block]
    settle(s, blocks, u, tier, block)
    make_resident(s, u, p, tier, bit)
    if s.aging.keep == 0:
        p.ds &= ~bit
        use_slots(s, u.first_block + block, np.int64(-1))
    u.dasd -= 1
    u.page_reads += 1
    s.page_reads += 1


@kernel
def block_read(s, blocks, u, wait):
    """Process the pages of a block that one read has brought in; one of them is touched."""
    p = blocks[u.first_block + wait.block]
    touched = p.ds & ~p.res & wait.bit
    left, absent = wait.pages, np.int64(0)
    while left != ZERO and s.status == GOING_ON:
        bit = lowest_bit(left)
        left ^= bit
        if p.ds & ~p.res & bit != ZERO:
            read_in(s, blocks, u, wait.block, wait.tier, bit)
            absent -= 1
    add_absent(blocks, u, wait.tier, wait.block, absent)
    if touched != ZERO:
        p.ref |= p.res & touched
        if uniform(s, FAULT) < s.kind[u.kind].do[u.activity].store[wait.tier]:
            p.chg |= p.res & touched
            note_changes(blocks, u, wait.block, p.res & touched)


@kernel
def fault(s, blocks, v, u):
    """Serve the fault of virtual CPU v of guest u.

    Return the CP time that it costs, in ns; -1 when the page is on DASD: s.waiting[v] then contains the page,
    and s.scan_cost the CP time so far.
    """
    s.scan_cost = 0
    if to_spare(s) <= 0:  # first: a demand scan may move the same page that is selected below
        need_frame(s, blocks)
    tier = choose_tier(s, u)
    if tier == MAX_TIER:
        if growth_rate(s, u) > 0.0:  # otherwise, another virtual CPU of the guest was faster
            first_touch(s, blocks, u)
        return s.scan_cost
    chosen = below(s, FAULT, u.tier_inst[tier] - u.tier_real[tier])
    block, place = find_absent(blocks, u, tier, chosen)
    p = blocks[u.first_block + block]
    bit = nth_bit(in_use(p) & ~touchable(s, blocks, u, tier, block), place)
    if p.res & bit != ZERO:
        stores = uniform(s, FAULT) < s.kind[u.kind].do[u.activity].store[tier]
        touch_invalid(s, blocks, s.vcpu[v].guest, tier, block, bit, stores)
        return s.scan_cost
    if p.xs & bit == ZERO:
        s.waiting[v].block = block
        s.waiting[v].tier = tier
        s.waiting[v].bit = bit
        s.waiting[v].pages = bit | lowest(p.ds & ~p.res & ~bit, s.param.block_read - 1)
        return np.int64(-1)
    page_in(s, blocks, u, block, tier, bit)
    return s.scan_cost
