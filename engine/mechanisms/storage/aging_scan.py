"""The demand scan of z/VM 6.3 and later: frames come from the end of the aging list, which is refilled by
visits.

It begins when neither available list is above its low threshold. A page with a valid copy gives up its frame
immediately; a page without a valid copy is written first, and its frame becomes available when that write has
ended. Guests are visited in one order, whatever scheduler list they are on, and the next scan continues where
this one has ended; each guest gives the same part of its pages. There are no passes. When no frame is left at
all, pages are taken whose write is still in progress, and as a last resort reserved pages, instead of ending
the run. The steps are published (control blocks DSUBK and DSFBK, z/VM 6.3 performance report); parts,
thresholds and the emergency actions are assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Status
from engine.kernel.options import kernel
from engine.kernel.rng import ZERO, exp_minus
from engine.kernel.units import SECOND
from engine.mechanisms.storage.aging_list import in_flight, listed, note_ends, with_copy, write_pages
from engine.mechanisms.storage.blocks import count, lowest, tier_of
from engine.mechanisms.storage.frames import ABOVE, BELOW, count_missing, free_frames
from engine.mechanisms.storage.migration import make_room_in_xstor, owner
from engine.mechanisms.storage.minidisk_cache import shrink_cache
from engine.mechanisms.storage.nonresident_tree import add_absent
from engine.mechanisms.storage.paging_volumes import use_slots, write_out
from engine.mechanisms.storage.sections import forget_pages, look_for_touches, notices, revalidate
from engine.mechanisms.storage.trial_invalidation import stealable, visit

PAGING_SPACE_FULL = np.int64(Status.PAGING_SPACE_FULL)
MAX_LOOKS = 4096  # blocks at the end of the aging list that a scan checks
PATIENT, URGENT, EMERGENCY = (np.int64(i) for i in range(3))
ROUNDS = 3  # of visits, at most, while no frame is available


@kernel
def take(s, blocks, g, block, mask):
    """Take the frames of aging pages of a block of guest g; those without a copy go to expanded storage."""
    u = s.guest[g]
    row, tier = u.first_block + block, tier_of(u, block)
    p, n = blocks[row], count(mask)
    to_xstor = mask & ~with_copy(p)
    stale = to_xstor & p.ds
    u.both -= count(mask & p.xs)
    p.ds &= ~stale
    use_slots(s, row, -count(stale))
    p.xs |= to_xstor
    u.xstor += count(to_xstor)
    s.xstor_free -= count(to_xstor)
    u.dasd += count(mask & p.ds)
    if to_xstor != ZERO:
        p.moved = s.now // SECOND
        s.page_outs += count(to_xstor)
        s.scan_cost += count(to_xstor) * s.param.cost_steal
    forget_pages(s, blocks, g, row, mask)
    if not notices(s, u, tier):
        u.tier_real[tier] -= n
        add_absent(blocks, u, tier, block, n)
    below = count(mask & p.low)
    p.res &= ~mask
    p.low &= ~mask
    p.ref &= ~mask
    p.chg &= ~mask
    u.real -= n
    u.real_low -= below
    u.stolen += n
    s.aging.taken += n
    free_frames(s, BELOW, below)
    free_frames(s, ABOVE, n - below)


@kernel
def spare(s, blocks, g, block):
    """Move the aging pages of a block back to the active section of guest g, whose pages are reserved."""
    u = s.guest[g]
    q = listed(s, blocks, u.first_block + block)
    s.aging.spared += count(q.aging)
    revalidate(s, blocks, g, tier_of(u, block), block, q.aging)


@kernel
def reclaim_block(s, blocks, row, most, how):
    """Take up to `most` frames of aging pages of a block; return their number. Pages without a copy are
    written.
    """
    g = owner(s, row)
    u, p, q = s.guest[g], blocks[row], listed(s, blocks, row)
    block = row - u.first_block
    look_for_touches(s, blocks, g, tier_of(u, block), block)
    if how != EMERGENCY:
        if u.real <= u.reserved:
            spare(s, blocks, g, block)
            return np.int64(0)
        most = min(most, u.real - u.reserved)
    dirty = q.aging & ~with_copy(p)
    to_xstor = lowest(dirty, s.xstor_free)
    if dirty != to_xstor:
        write_pages(s, blocks, u, row, dirty ^ to_xstor)
    early = in_flight(s, row, q)
    ready = q.aging & (with_copy(p) | to_xstor)
    some = lowest(ready & ~early if how == PATIENT else ready, most)
    if some == ZERO:
        return np.int64(0)
    s.aging.early_taken += count(some & early)
    s.aging.below_reserve += max(np.int64(0), u.reserved - (u.real - count(some)))
    take(s, blocks, g, block, some)
    return count(some)


@kernel
def reclaim_frames(s, blocks, wanted, how):
    """Take up to `wanted` frames from the end of the aging list; return their number."""
    row, got = s.aging.oldest, np.int64(0)
    for _ in range(MAX_LOOKS):
        if row < 0 or got >= wanted:
            break
        younger = listed(s, blocks, row).younger
        got += reclaim_block(s, blocks, row, wanted - got, how)
        row = younger
    return got


@kernel
def visit_owners(s, blocks, wanted, reserve):
    """Visit guests until the aging list has `wanted` more pages: each guest gives an equal part of its
    pages.
    """
    total, left = np.int64(0), wanted
    for g in range(s.n_guest):
        total += stealable(s, np.int64(g), reserve)
    if total <= 0 or wanted <= 0:
        return
    for _ in range(s.n_guest):
        if left <= 0:
            return
        g = s.aging.owner
        own = stealable(s, g, reserve)
        if own > 0:
            left -= visit(s, blocks, g, min(left, -(-wanted * own // total)), reserve)
        s.aging.owner = g + 1 if g + 1 < s.n_guest else np.int64(0)


@kernel
def refill_list(s, blocks, reserve):
    """Visit guests until the aging list has reached its target length."""
    visit_owners(s, blocks, s.aging.target - s.aging.count, reserve)


@kernel
def look_harder(s, blocks, wanted):
    """Find frames when none is available: without waiting for writes, and as a last resort from reserved
    pages.
    """
    for how in (URGENT, EMERGENCY):
        reserve = np.int64(how == URGENT)
        for _ in range(ROUNDS):
            if s.available > 0:
                return
            missing = wanted - reclaim_frames(s, blocks, wanted, how)
            if s.available <= 0:
                visit_owners(s, blocks, missing, reserve)
        if s.available <= 0:
            reclaim_frames(s, blocks, wanted, how)


@kernel
def aging_scan(s, blocks):
    """Refill the available lists to their high thresholds, and the aging list to its size."""
    s.scans += 1
    count_missing(s)
    shrink_cache(s)
    wanted = s.want[ABOVE] + s.want[BELOW]
    make_room_in_xstor(s, blocks, wanted)
    got = reclaim_frames(s, blocks, wanted, PATIENT)
    refill_list(s, blocks, np.int64(1))
    if got < wanted and s.available <= 0:
        look_harder(s, blocks, wanted - got)
    s.aging.retry_at = s.now + s.aging.retry_ns
    write_out(s)
    note_ends(s, blocks)
    if s.available <= 0 and s.xstor_free + s.dasd_free <= 0:
        s.status = PAGING_SPACE_FULL


@kernel
def set_thresholds(s):
    """Set the thresholds of the available lists from the smoothed rate of frame requests."""
    a = s.aging
    passed = np.float64(s.param.sample)
    now = (a.asked - a.asked_before) / passed
    a.asked_before = a.asked
    a.asked_rate += (now - a.asked_rate) * (1.0 - exp_minus(passed / a.demand_ns))
    most = a.pageable // 8
    low = min(most, max(a.least, np.int64(a.asked_rate * a.low_ns)))
    high = low + min(most, max(a.least, np.int64(a.asked_rate * a.high_ns)))
    s.param.low_2g, s.param.high_2g = np.int64(low * a.low_share), np.int64(high * a.low_share)
    s.param.low, s.param.high = low - s.param.low_2g, high - s.param.high_2g
