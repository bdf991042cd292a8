"""Frames: the available list, and the demand scan that refills it.

The scan starts when the available list falls to its low threshold and takes frames until the high
one is reached. Pass 1 visits long-term dormant guests (all their pages), short-term dormant ones
(unreferenced pages, never below the working set), shared and eligible ones, and at last those on
the dispatch list. Pass 2 ignores working sets; the
emergency pass takes any page that is not locked.
Order and passes: z/VM monitor, demand-scan fields. Thresholds: derived, see parameters.py.
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import QueueList, ScanPass, Status, codes
from engine.mechanisms.absent import add_absent
from engine.mechanisms.blocks import count, lowest, settle, tier_of
from engine.mechanisms.migration import make_room
from engine.rng import ZERO
from engine.units import SECOND

_, DORMANT, ELIGIBLE, DISPATCH, SHARED = codes(QueueList)
PASS_1, PASS_2, EMERGENCY = codes(ScanPass)
NO_FRAMES = np.int64(Status.NO_FRAMES)
ALL, UNREFERENCED = np.int64(0), np.int64(1)  # which pages a visit may take
LIST_LONG, LIST_SHORT, LIST_SHARED, LIST_ELIGIBLE, LIST_DISPATCH = (np.int64(i) for i in range(5))


@kernel
def steal(s, u, p, tier, mask):
    """Take the frames of these pages of block p; a page with a valid second copy moves nowhere."""
    moved = mask & ~p.xs
    n, n_moved = count(mask), count(moved)
    to_xstor = moved if n_moved <= s.xstor_free else lowest(moved, s.xstor_free)
    to_dasd = moved & ~to_xstor
    p.res &= ~mask
    p.ref &= ~mask
    p.chg &= ~mask
    p.xs |= to_xstor
    p.ds |= to_dasd
    p.moved = s.now // SECOND
    n_dasd = count(to_dasd)
    u.real -= n
    u.tier_real[tier] -= n
    u.both -= n - n_moved
    u.xstor += n_moved - n_dasd
    u.dasd += n_dasd
    u.stolen += n
    s.available += n
    s.xstor_free -= n_moved - n_dasd
    s.dasd_free -= n_dasd
    s.page_outs += n_moved
    s.clean_steals += n - n_moved
    s.scan_cost += n_moved * s.param.cost_steal


@kernel
def candidates(s, u, p, tier, block, how):
    """Pages of block p that a visit may take."""
    s.scan_cost += s.param.cost_look
    settle(s, u, p, tier)
    mask = p.res
    if block == 0:
        mask &= ~u.locked
    if how != ALL:
        mask &= ~p.ref
    return mask


@kernel
def visit(s, blocks, g, want, how, floor):
    """Take up to `want` frames of guest g, leaving it `floor` pages; returns the number taken.

    A clock hand: pages that are passed over lose their reference bits, so the next turn finds
    those that nobody has touched meanwhile.
    """
    u = s.guest[g]
    taken = np.int64(0)
    used = min(u.n_block, u.grow_block + 1)
    for _ in range(used):
        if taken >= want or u.real <= floor:
            break
        block = u.hand if u.hand < used else np.int64(0)
        p = blocks[u.first_block + block]
        if p.res != ZERO:
            tier = tier_of(u, block)
            mask = candidates(s, u, p, tier, block, how)
            found = count(mask)
            n = min(found, want - taken, u.real - floor)
            if n > 0:
                steal(s, u, p, tier, mask if n == found else lowest(mask, n))
                add_absent(blocks, u, tier, block, n)
                taken += n
            if n < found:
                break
            p.ref = ZERO
        u.hand = block + 1 if block + 1 < used else np.int64(0)
    return taken


@kernel
def visit_dormant(s, blocks, want, scan, long_term):
    """Visit the dormant guests, longest dormant first: the long-term ones or the others."""
    taken = np.int64(0)
    g = s.dormant_head
    while g >= 0 and taken < want:
        u = s.guest[g]
        if (s.now - u.dropped_at >= s.param.long_term) == (long_term == 1) and u.real > 0:
            how = ALL if long_term == 1 or scan == EMERGENCY else UNREFERENCED
            floor = u.wss if long_term == 0 and scan == PASS_1 else np.int64(0)
            taken += visit(s, blocks, g, want - taken, how, floor)
        g = u.dormant_next
    s.taken[LIST_LONG if long_term == 1 else LIST_SHORT] += taken
    return taken


@kernel
def visit_list(s, blocks, want, scan, which, counter):
    """Visit the guests of another list from the cursor on; the next scan begins after the last one."""
    taken = np.int64(0)
    g = s.cursor
    for _ in range(s.n_guest):
        if taken >= want:
            break
        u = s.guest[g]
        if u.list == which:
            how = ALL if scan == EMERGENCY else UNREFERENCED
            floor = u.wss if which == ELIGIBLE and scan == PASS_1 else np.int64(0)
            taken += visit(s, blocks, g, want - taken, how, floor)
        g = (g + 1) % s.n_guest
    if which == DISPATCH:
        s.cursor = g
    s.taken[counter] += taken
    return taken


@kernel
def scan_pass(s, blocks, want, scan):
    """One pass over all lists; returns the number of frames taken."""
    taken = visit_dormant(s, blocks, want, scan, np.int64(1))
    taken += visit_dormant(s, blocks, want - taken, scan, np.int64(0))
    taken += visit_list(s, blocks, want - taken, scan, SHARED, LIST_SHARED)
    taken += visit_list(s, blocks, want - taken, scan, ELIGIBLE, LIST_ELIGIBLE)
    return taken + visit_list(s, blocks, want - taken, scan, DISPATCH, LIST_DISPATCH)


@kernel
def demand_scan(s, blocks):
    """Refill the available list to its high threshold."""
    s.scans += 1
    want = s.param.high - s.available
    make_room(s, blocks, want)
    scan = np.int64(0)
    while want > 0 and scan <= EMERGENCY:
        want -= scan_pass(s, blocks, want, scan)
        scan += 1
    s.scan_ended[scan - 1] += 1


@kernel
def need_frame(s, blocks):
    """Make sure that a frame is available; raises the status NO_FRAMES when none can be had."""
    if s.available <= s.param.low:
        demand_scan(s, blocks)
    if s.available <= 0:
        s.status = NO_FRAMES


@kernel
def make_resident(s, u, p, tier, bit):
    """Give a page of block p a frame of the available list."""
    p.res |= bit
    p.ref |= bit
    u.real += 1
    u.tier_real[tier] += 1
    s.available -= 1
