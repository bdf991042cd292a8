"""Touches of pages that are not resident: when the next one comes, and what it costs.

A running guest meets its next fault after an exponential stretch of its own CPU time; the rate is
the sum over its tiers of touch rate x pages not resident, plus the rate of first touches while it
grows. Expanded storage is answered at once, at a cost in CP time; a page on DASD is a page wait.
A page fetched from expanded storage keeps its copy there until it is changed; a store releases it.
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import Stream
from engine.mechanisms.absent import add_absent, find_absent
from engine.mechanisms.blocks import lowest_bit, nth_bit, settle, tier_of
from engine.mechanisms.storage import make_resident, need_frame
from engine.rng import ZERO, below, uniform
from engine.state import MAX_TIER

FAULT = np.int64(Stream.FAULT)


@kernel
def growth_rate(s, u):
    """First touches per ns of CPU time."""
    return s.kind[u.kind].do[u.activity].growth if u.inst < u.target else 0.0


@kernel
def fault_rate(s, u):
    """Faults per ns of CPU time of guest u."""
    behaviour = s.kind[u.kind].do[u.activity]
    rate = growth_rate(s, u)
    for tier in range(MAX_TIER):
        rate += behaviour.touch[tier] * (u.tier_inst[tier] - u.tier_real[tier])
    return rate


@kernel
def expose(s, u, ran):
    """Guest u has run for `ran` ns: its pages have been touched that much more."""
    behaviour = s.kind[u.kind].do[u.activity]
    for tier in range(MAX_TIER):
        touches = behaviour.touch[tier] * ran
        u.exposure[tier] += touches
        u.exposure_store[tier] += touches * behaviour.store[tier]


@kernel
def choose_tier(s, u):
    """The tier that the fault falls into, in proportion to the rates; MAX_TIER = a first touch."""
    behaviour = s.kind[u.kind].do[u.activity]
    point = uniform(s, FAULT) * fault_rate(s, u)
    last = np.int64(MAX_TIER)
    for tier in range(MAX_TIER):
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
    """The guest uses its next new page."""
    p = blocks[u.first_block + u.grow_block]
    tier = tier_of(u, u.grow_block)
    settle(s, u, p, tier)
    bit = lowest_bit(~p.inst)
    p.inst |= bit
    p.chg |= bit
    u.inst += 1
    u.tier_inst[tier] += 1
    make_resident(s, u, p, tier, bit)
    s.first_touches += 1
    s.scan_cost += s.param.cost_first_touch
    if ~p.inst == ZERO and u.grow_block + 1 < u.n_block:
        u.grow_block += 1


@kernel
def page_in(s, blocks, u, block, tier, bit):
    """A page comes back from expanded storage."""
    p = blocks[u.first_block + block]
    settle(s, u, p, tier)
    make_resident(s, u, p, tier, bit)
    add_absent(blocks, u, tier, block, np.int64(-1))
    if uniform(s, FAULT) < s.kind[u.kind].do[u.activity].store[tier]:
        p.xs &= ~bit
        p.chg |= bit
        u.xstor -= 1
        s.xstor_free += 1
    else:
        p.chg &= ~bit
        u.both += 1
    u.page_ins += 1
    s.page_ins += 1
    s.scan_cost += s.param.cost_page_in


@kernel
def page_read(s, blocks, u, block, tier, bit):
    """A page has come back from DASD; its slot is free again."""
    need_frame(s, blocks)
    p = blocks[u.first_block + block]
    settle(s, u, p, tier)
    make_resident(s, u, p, tier, bit)
    add_absent(blocks, u, tier, block, np.int64(-1))
    if uniform(s, FAULT) < s.kind[u.kind].do[u.activity].store[tier]:
        p.chg |= bit
    p.ds &= ~bit
    u.dasd -= 1
    s.dasd_free += 1
    u.page_reads += 1
    s.page_reads += 1


@kernel
def fault(s, blocks, v, u):
    """Serve the fault of virtual CPU v of guest u.

    Returns the CP time it costs, ns; -1 when the page is on DASD: s.waiting[v] says which, and
    s.scan_cost what CP has done so far.
    """
    s.scan_cost = 0
    need_frame(s, blocks)  # first: a demand scan may move the very page that is chosen below
    tier = choose_tier(s, u)
    if tier == MAX_TIER:
        if growth_rate(s, u) > 0.0:  # else another virtual CPU of the guest was faster
            first_touch(s, blocks, u)
        return s.scan_cost
    chosen = below(s, FAULT, u.tier_inst[tier] - u.tier_real[tier])
    block, place = find_absent(blocks, u, tier, chosen)
    p = blocks[u.first_block + block]
    bit = nth_bit(p.inst & ~p.res, place)
    if p.xs & bit == ZERO:
        s.waiting[v].block = block
        s.waiting[v].tier = tier
        s.waiting[v].bit = bit
        return np.int64(-1)
    page_in(s, blocks, u, block, tier, bit)
    return s.scan_cost
