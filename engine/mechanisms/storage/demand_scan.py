"""The demand scan up to z/VM 6.2: frames are taken from guests to refill the available lists.

The scan starts when no list is above its low threshold; it takes frames above 2 GB until that list has
reached its high threshold, and then frames below. Pass 1 visits long-term dormant guests (all their pages),
short-term dormant ones (unreferenced pages, never below the working set), shared and eligible ones, and
finally those on the dispatch list. Pass 2 ignores working sets; both passes leave a guest its reserved pages.
The emergency pass takes any page that is not locked.
The scan of later releases is in aging_scan.py. Order and passes: z/VM monitor, demand-scan fields.
Thresholds: engine/scenario/model/parameters.py.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import QueueList, ScanPass, Status, codes
from engine.kernel.options import kernel
from engine.kernel.prefetch import prefetch_lines
from engine.kernel.rng import ZERO
from engine.kernel.units import SECOND
from engine.mechanisms.storage.aging_scan import aging_scan
from engine.mechanisms.storage.blocks import count, lowest, settle, tier_of
from engine.mechanisms.storage.frames import ABOVE, BELOW, count_missing, free_frames, take_frame, to_spare
from engine.mechanisms.storage.migration import make_room
from engine.mechanisms.storage.minidisk_cache import shrink_cache
from engine.mechanisms.storage.nonresident_tree import add_absent, prefetch_tree
from engine.mechanisms.storage.paging_volumes import GUEST_LINES, free_slots, use_slots, write_out

_, DORMANT, ELIGIBLE, DISPATCH, SHARED = codes(QueueList)
PASS_1, PASS_2, EMERGENCY = codes(ScanPass)
NO_FRAMES, PAGING_SPACE_FULL = np.int64(Status.NO_FRAMES), np.int64(Status.PAGING_SPACE_FULL)
ALL, UNREFERENCED = np.int64(0), np.int64(1)  # which pages a visit may take
LIST_LONG, LIST_SHORT, LIST_SHARED, LIST_ELIGIBLE, LIST_DISPATCH = (np.int64(i) for i in range(5))


@kernel
def to_dasd(s, u, p, block, mask):
    """Give these pages of block p slots on its paging volume; return those for which there are slots."""
    mask = lowest(mask, free_slots(s, block))
    n = count(mask)
    p.ds |= mask
    u.dasd += n
    use_slots(s, block, n)
    return mask


@kernel
def steal(s, u, p, tier, block, mask, below):
    """Take the frames, all on one list, of these pages of block p; return their number.

    A page with a valid second copy is not moved. When expanded storage and the block's paging volume are
    full, a page keeps its frame. Blocks count from the guest's first.
    """
    copies = mask & p.xs
    moved = mask ^ copies
    to_xstor = lowest(moved, s.xstor_free)
    n_xstor = count(to_xstor)
    if to_xstor != moved:
        moved = to_xstor | to_dasd(s, u, p, u.first_block + block, moved ^ to_xstor)
    mask = copies | moved
    n, n_moved = count(mask), count(moved)
    p.res &= ~mask
    p.low &= ~mask
    p.ref &= ~mask
    p.chg &= ~mask
    p.xs |= to_xstor
    p.moved = s.now // SECOND
    u.real -= n
    u.real_low -= n * below
    u.tier_real[tier] -= n
    u.both -= n - n_moved
    u.xstor += n_xstor
    u.stolen += n
    s.xstor_free -= n_xstor
    s.page_outs += n_moved
    s.clean_steals += n - n_moved
    s.scan_cost += n_moved * s.param.cost_steal
    s.want[below] -= n
    free_frames(s, below, n)
    return n


@kernel
def candidates(s, blocks, u, tier, block, how, below):
    """Return the pages of a block, with frames on the list, that a visit may take."""
    s.scan_cost += s.param.cost_look
    settle(s, blocks, u, tier, block)
    p = blocks[u.first_block + block]
    mask = p.low if below == BELOW else p.res & ~p.low
    if block == 0:
        mask &= ~u.locked
    if how != ALL:
        mask &= ~p.ref
    return mask


@kernel
def sweep(s, blocks, u, below, how, floor):
    """Take frames of one list from guest u until no more are needed, leaving it `floor` pages.

    A clock hand for each list: pages that it skips lose their reference bits, so the next turn finds those
    that have not been touched in the meantime.
    """
    used = min(u.n_block, u.grow_block + 1)
    left = used
    while left > 0:
        if s.want[below] <= 0 or u.real <= floor:
            return
        block = u.hand[below] if u.hand[below] < used else np.int64(0)
        tier = tier_of(u, block)
        if u.tier_real[tier] == 0:  # nothing can be found before the next tier
            empty = min(left, min(u.tier_end[tier], used) - block)
            left -= empty
            u.hand[below] = block + empty if block + empty < used else np.int64(0)
            continue
        left -= 1
        p = blocks[u.first_block + block]
        own = p.low if below == BELOW else p.res & ~p.low
        if own != ZERO:
            mask = candidates(s, blocks, u, tier, block, how, below)
            some = lowest(mask, min(s.want[below], u.real - floor))
            if some != ZERO:
                n = steal(s, u, p, tier, block, some, below)
                add_absent(blocks, u, tier, block, n)
            if some != mask:
                return
            p.ref &= ~own
        u.hand[below] = block + 1 if block + 1 < used else np.int64(0)


@kernel
def left_to(u, scan, spares_working_set):
    """Return the number of resident pages that a pass leaves guest u."""
    if scan == EMERGENCY:
        return np.int64(0)
    if spares_working_set and scan == PASS_1:
        return max(u.reserved, u.wss)
    return u.reserved


@kernel
def visit_dormant(s, blocks, below, scan, long_term):
    """Visit the long-term or the short-term dormant guests, longest dormant first."""
    before = s.available
    g = s.dormant_head
    while g >= 0 and s.want[below] > 0:
        u = s.guest[g]
        is_long = s.now - u.dropped_at >= s.param.long_term
        if long_term == 1 and not is_long:  # nor are those that follow
            break
        floor = left_to(u, scan, long_term == 0)
        if is_long == (long_term == 1) and u.real > floor:
            how = ALL if long_term == 1 or scan == EMERGENCY else UNREFERENCED
            sweep(s, blocks, u, below, how, floor)
        g = u.dormant_next
    s.taken[LIST_LONG if long_term == 1 else LIST_SHORT] += s.available - before


@kernel
def visit_list(s, blocks, below, scan, which, counter):
    """Visit the guests of another list from the cursor on; the next scan begins after the last guest
    visited.
    """
    if (which == ELIGIBLE and s.n_eligible == 0) or (which == SHARED and s.n_shared == 0):
        return
    before = s.available
    g = s.cursor[below]
    for _ in range(s.n_guest):
        if s.want[below] <= 0:
            break
        u = s.guest[g]
        if u.list == which:
            prefetch_tree(blocks, s.guest[(g + 1) % s.n_guest])  # likely to be on the same list
            prefetch_lines(s.guest[(g + 2) % s.n_guest], GUEST_LINES)
            how = ALL if scan == EMERGENCY else UNREFERENCED
            sweep(s, blocks, u, below, how, left_to(u, scan, which == ELIGIBLE))
        g = (g + 1) % s.n_guest
    if which == DISPATCH:
        s.cursor[below] = g
    s.taken[counter] += s.available - before


@kernel
def scan_pass(s, blocks, below, scan):
    """Scan all lists of guests once, until the available list needs no more frames."""
    visit_dormant(s, blocks, below, scan, np.int64(1))
    visit_dormant(s, blocks, below, scan, np.int64(0))
    visit_list(s, blocks, below, scan, SHARED, LIST_SHARED)
    visit_list(s, blocks, below, scan, ELIGIBLE, LIST_ELIGIBLE)
    visit_list(s, blocks, below, scan, DISPATCH, LIST_DISPATCH)


@kernel
def refill(s, blocks, below):
    """Scan for frames of one available list, in up to three passes."""
    if s.want[below] <= 0:
        return
    s.scans += 1
    scan = PASS_1
    scan_pass(s, blocks, below, scan)
    while s.want[below] > 0 and scan < EMERGENCY:
        scan += 1
        scan_pass(s, blocks, below, scan)
    s.scan_ended[scan] += 1


@kernel
def demand_scan(s, blocks):
    """Refill both available lists to their high thresholds."""
    count_missing(s)
    shrink_cache(s)
    make_room(s, blocks, s.want[ABOVE] + s.want[BELOW])
    refill(s, blocks, ABOVE)
    refill(s, blocks, BELOW)
    write_out(s)


@kernel
def need_frame(s, blocks):
    """Make sure that a frame is available; set the status NO_FRAMES when none can be obtained."""
    if to_spare(s) <= 0:
        if s.aging.on == 0:
            demand_scan(s, blocks)
        elif s.now >= s.aging.retry_at or s.available <= 0:
            aging_scan(s, blocks)
    if s.available <= 0 and s.status != PAGING_SPACE_FULL:
        s.status = NO_FRAMES


@kernel
def make_resident(s, u, p, tier, bit):
    """Give a page of block p a frame of an available list."""
    below = take_frame(s)
    p.low |= bit * np.uint64(below)
    u.real_low += below
    p.res |= bit
    u.real += 1
    u.tier_real[tier] += 1
