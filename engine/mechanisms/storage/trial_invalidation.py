"""The visit of a demand scan of z/VM 6.3 and later to the owner of pages.

It starts with the owner's IBR section, oldest pages first: those that have not been touched go to the aging
list, until the owner has given its share of pages. The active section follows, from the bottom: pages are
invalidated until the IBR section has reached its target length. Locked pages stay, and so do reserved pages,
in every scan.
The order of a visit is published (control block DSUBK). It is a model assumption that the sections are
stretches of a ring of blocks: the IBR section is behind the hand, from the oldest block on; the active
section is ahead of it, so its bottom is the block that the hand reaches next. The number of pages that an
owner gives, and the length of its IBR section, are assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.kernel.rng import ZERO
from engine.mechanisms.storage.aging_list import enter_list, listed, with_copy, write_pages
from engine.mechanisms.storage.blocks import count, lowest, tier_of
from engine.mechanisms.storage.sections import invalidate, look_for_touches

NOTHING = np.int64(0)


@kernel
def stealable(s, g, reserve):
    """Return the number of pages of guest g that may be aged. reserve: 0 = also reserved pages."""
    u = s.guest[g]
    if u.here == 0:  # a skeleton
        return NOTHING
    kept = u.reserved if reserve == 1 else NOTHING
    return max(NOTHING, u.real - s.owner[g].aging - kept - count(u.locked))


@kernel
def ring_length(u):
    """Return the number of blocks of guest u that may have pages."""
    return min(u.n_block, u.grow_block + 1)


@kernel
def after(block, length):
    """Return the block after this one in a ring."""
    return block + 1 if block + 1 < length else NOTHING


@kernel
def looked_at(s, mask):
    """Charge a scan for examining these pages."""
    s.scan_cost += np.int64(count(mask) * s.aging.cost_look)


@kernel
def age_block(s, blocks, g, block, most):
    """Move up to `most` IBR pages of a block of guest g to the aging list; return their number."""
    u = s.guest[g]
    row = u.first_block + block
    q = listed(s, blocks, row)
    looked_at(s, q.invalid & ~q.aging)
    look_for_touches(s, blocks, g, tier_of(u, block), block)
    mask = lowest(q.invalid & ~q.aging, most)
    if mask == ZERO:
        return NOTHING
    enter_list(s, blocks, g, row, mask)
    s.scan_cost += np.int64(count(mask) * s.aging.cost_requeue)
    dirty = mask & ~with_copy(blocks[row])
    if s.aging.early == 1 and dirty != ZERO:  # expanded storage, if it exists, is used before a volume
        write_pages(s, blocks, u, row, lowest(dirty, count(dirty) - s.xstor_free))
    return count(mask)


@kernel
def age_pages(s, blocks, g, most):
    """Move up to `most` of the oldest pages of the IBR section of guest g to the aging list."""
    u, o = s.guest[g], s.owner[g]
    length, moved = ring_length(u), NOTHING
    for _ in range(length):
        if moved >= most or o.ibr <= 0:
            break
        block = o.oldest if o.oldest < length else NOTHING
        moved += age_block(s, blocks, g, block, most - moved)
        q = listed(s, blocks, u.first_block + block)
        if q.invalid & ~q.aging != ZERO:
            break
        o.oldest = after(block, length)
    return moved


@kernel
def invalidate_block(s, blocks, g, block):
    """Invalidate all valid pages of a block of guest g that are not locked."""
    u = s.guest[g]
    row, tier = u.first_block + block, tier_of(u, block)
    q = listed(s, blocks, row)
    looked_at(s, blocks[row].res & ~q.invalid)
    look_for_touches(s, blocks, g, tier, block)
    mask = blocks[row].res & ~q.invalid
    if block == 0:
        mask &= ~u.locked
    if mask != ZERO:
        s.scan_cost += np.int64(count(mask) * s.aging.cost_requeue)
        invalidate(s, blocks, g, tier, block, mask)


@kernel
def invalidate_pages(s, blocks, g, wanted):
    """Invalidate active pages of guest g, from the bottom, until its IBR section has `wanted` pages."""
    u, o = s.guest[g], s.owner[g]
    length = ring_length(u)
    if o.ibr <= 0:
        o.oldest = o.hand
    for _ in range(length):
        if o.ibr >= wanted:
            return
        block = o.hand if o.hand < length else NOTHING
        if o.ibr > 0 and block == (o.oldest if o.oldest < length else NOTHING):
            return  # all of the ring is IBR
        invalidate_block(s, blocks, g, block)
        o.hand = after(block, length)


@kernel
def visit(s, blocks, g, most, reserve):
    """Move up to `most` pages of guest g to the aging list, then fill its IBR section; return the number
    of moved pages.
    """
    u, a = s.guest[g], s.aging
    moved = age_pages(s, blocks, g, min(most, stealable(s, g, reserve)))
    left = u.real - s.owner[g].aging
    wanted = max(a.ibr_least, np.int64(a.ibr_share * left))
    invalidate_pages(s, blocks, g, min(wanted, stealable(s, g, reserve)))
    return moved
