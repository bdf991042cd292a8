"""When expanded storage runs short: second copies are released first, and then old pages migrate to DASD.

Second copies (the page is resident too) are released at no cost. Migration moves the pages of blocks that
went to expanded storage longest ago: a hand goes around all blocks and takes those older than an age, which
is halved after a round that has not found enough and grows again with each round that has. The ages that CP
uses are not published; the initial age is a parameter.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Status
from engine.kernel.options import kernel
from engine.kernel.prefetch import LINE, prefetch
from engine.kernel.rng import ZERO
from engine.kernel.units import SECOND
from engine.mechanisms.storage.blocks import count, drop_copies, lowest
from engine.mechanisms.storage.paging_volumes import free_slots, use_slots

PAGING_SPACE_FULL = np.int64(Status.PAGING_SPACE_FULL)
AHEAD = np.int64(8 * LINE)  # bytes from a block to one that the hand reaches soon
MAX_LOOKS = 4096  # blocks that one reclaim looks at


@kernel
def owner(s, block):
    """Return the guest to which a block belongs; blocks are in guest order."""
    low, high = np.int64(0), s.n_guest - 1
    g = (block - s.first_block) * s.n_guest // s.n_block  # where all guests have equally many blocks
    if s.guest[g].first_block <= block and block - s.first_block < end_of(s, g):
        return g
    while low < high:
        middle = (low + high + 1) // 2
        if s.guest[middle].first_block <= block:
            low = middle
        else:
            high = middle - 1
    return low


@kernel
def end_of(s, g):
    """Return the block index at which the blocks of guest g end, as the hands count blocks."""
    return (s.guest[g + 1].first_block if g + 1 < s.n_guest else s.first_block + s.n_block) - s.first_block


@kernel
def reclaim_guest(s, blocks, g, end, want):
    """Release up to `want` second copies of guest g, from the hand to `end`; return the number left."""
    while s.reclaim_hand < end and want > 0:
        p = blocks[s.first_block + s.reclaim_hand]
        s.scan_cost += s.param.cost_look
        copies = p.res & p.xs
        if copies != ZERO:
            n = count(copies)
            drop_copies(s, s.guest[g], p, copies)
            s.reclaimed += n
            want -= n
        s.reclaim_hand += 1
    return want


@kernel
def reclaim(s, blocks, want):
    """Release up to `want` second copies; the hand examines a bounded number of blocks each time."""
    looks = np.int64(min(s.n_block, MAX_LOOKS))
    while looks > 0 and want > 0:
        g, begin = owner(s, s.first_block + s.reclaim_hand), s.reclaim_hand
        end = min(end_of(s, g), begin + looks)
        if s.guest[g].both > 0:
            want = reclaim_guest(s, blocks, g, end, want)
        else:  # it has none
            s.scan_cost += (end - begin) * s.param.cost_look
            s.reclaim_hand = end
        looks -= s.reclaim_hand - begin
        s.reclaim_hand %= s.n_block


@kernel
def migrate_block(s, u, block, p, want):
    """Move up to `want` pages of block p of guest u from expanded storage to DASD; return their number."""
    mask = lowest(p.xs & ~p.res, min(want, free_slots(s, block)))
    n = count(mask)
    p.xs &= ~mask
    p.ds |= mask
    u.xstor -= n
    u.dasd += n
    s.xstor_free += n
    use_slots(s, block, n)
    s.migrated += n
    s.scan_cost += n * s.param.cost_migrate
    return n


@kernel
def wrap_hand(s):
    """Start a new round of the hand after the last block; the age grows again, because this round found
    enough pages.
    """
    if s.migrate_hand >= s.n_block:
        s.migrate_hand = 0
        s.migrate_age = min(s.param.migration_age // SECOND, s.migrate_age + s.migrate_age // 2 + 1)


@kernel
def has_old(s, g):
    """Return whether a page of guest g may be old enough to migrate."""
    u = s.guest[g]
    return u.xstor > u.both and s.now // SECOND - s.oldest_moved[g] >= s.migrate_age


@kernel
def migrate_guest(s, blocks, g, end, want):
    """Move up to `want` old pages of guest g, from the hand to `end`; return the number left."""
    begin, oldest = s.migrate_hand, s.now // SECOND
    while s.migrate_hand < end and s.dasd_free > 0:
        block = s.first_block + s.migrate_hand
        p = blocks[block]
        prefetch(p, AHEAD)
        s.scan_cost += s.param.cost_look
        if (p.xs & ~p.res) != ZERO and s.now // SECOND - p.moved >= s.migrate_age:
            want -= migrate_block(s, s.guest[g], block, p, want)
            if want <= 0:
                return want
        if p.xs != ZERO:  # a second copy may become the only one, and has moved as long ago
            oldest = min(oldest, np.int64(p.moved))
        s.migrate_hand += 1
    if s.first_block + begin == s.guest[g].first_block and s.migrate_hand == end_of(s, g):
        s.oldest_moved[g] = oldest
    return want


@kernel
def migrate(s, blocks, want):
    """Move `want` pages to DASD, the oldest first by the ages of their blocks.

    The hand skips all blocks of a guest at once if none of its pages can be old enough.
    """
    looked, age = np.int64(0), s.migrate_age  # the age at the beginning of this round
    while want > 0 and s.dasd_free > 0:
        g, begin = owner(s, s.first_block + s.migrate_hand), s.migrate_hand
        end = min(end_of(s, g), begin + s.n_block - looked)
        if has_old(s, g):
            want = migrate_guest(s, blocks, g, end, want)
            if want <= 0:
                return
        else:
            s.scan_cost += (end - begin) * s.param.cost_look
            s.migrate_hand = end
        looked += s.migrate_hand - begin
        wrap_hand(s)
        if looked >= s.n_block:
            if age == 0:
                return
            age //= 2
            s.migrate_age = age
            looked = np.int64(0)


@kernel
def make_room_in_xstor(s, blocks, want):
    """Make room for this many pages in expanded storage, if there is any."""
    if s.xstor > 0 and s.xstor_free < max(want, s.param.reclaim_low):
        reclaim(s, blocks, s.param.reclaim)
        if s.xstor_free < want:
            migrate(s, blocks, min(want, s.xstor) - s.xstor_free)


@kernel
def make_room(s, blocks, want):
    """Make room in expanded storage or on DASD for the pages that the coming demand scan will move."""
    make_room_in_xstor(s, blocks, want)
    if s.xstor_free + s.dasd_free < want:
        s.status = PAGING_SPACE_FULL
