"""The active and IBR sections of a guest's pages, from z/VM 6.3 on: trial invalidation and revalidation.

A page in the IBR section (invalid but resident) keeps its frame, but the page table no longer points to it:
its next touch is a fault, which CP resolves without an I/O by making the page valid again. Pages in use
return in this way, but unused pages do not: no reference bits are needed, and no guest is stopped. In a tier
whose touches are spread evenly over all pages, that fault is an event; in other tiers a scan determines, when
it examines the block, whether a page has been touched since, and records the fault then.
Source: control block DSUBK; z/VM 6.3 performance report. The time of a revalidation is assumed.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Pattern
from engine.kernel.options import kernel
from engine.kernel.rng import ZERO
from engine.mechanisms.storage.aging_list import leave_list, listed
from engine.mechanisms.storage.blocks import count, drop_copies, note_changes, settle
from engine.mechanisms.storage.nonresident_tree import add_absent
from engine.mechanisms.storage.paging_volumes import use_slots

RANDOM = np.int64(Pattern.RANDOM)


@kernel
def notices(s, u, tier):
    """Return whether the touch of an invalid page of this tier is an event."""
    return s.kind[u.kind].pattern[tier] == RANDOM


@kernel
def count_valid(s, blocks, u, tier, block, n):
    """Count n more pages of a block as valid (fewer when negative)."""
    if notices(s, u, tier):
        u.tier_real[tier] += n
        add_absent(blocks, u, tier, block, -n)


@kernel
def invalidate(s, blocks, g, tier, block, mask):
    """Move valid pages of a block of guest g to its IBR section; blocks count from the guest's first."""
    u, o, n = s.guest[g], s.owner[g], count(mask)
    row = u.first_block + block
    listed(s, blocks, row).invalid |= mask
    blocks[row].ref &= ~mask
    count_valid(s, blocks, u, tier, block, -n)
    o.ibr += n
    s.aging.ibr += n
    o.invalidated += n
    s.aging.invalidated += n


@kernel
def revalidate(s, blocks, g, tier, block, mask):
    """Move invalid pages of a block of guest g to the top of its active section.

    With KEEPSLOT NO a slot that was written early becomes free again.
    """
    u, o = s.guest[g], s.owner[g]
    row = u.first_block + block
    p, q = blocks[row], listed(s, blocks, row)
    of_ibr = count(mask & ~q.aging)
    leave_list(s, blocks, g, row, mask & q.aging)
    o.ibr -= of_ibr
    s.aging.ibr -= of_ibr
    q.invalid &= ~mask
    p.ref |= mask
    count_valid(s, blocks, u, tier, block, count(mask))
    if s.aging.keep == 0:
        use_slots(s, row, -count(mask & p.ds))
        p.ds &= ~mask


@kernel
def make_valid(s, blocks, g, tier, block, mask):
    """Make the invalid pages among these valid: the following steps treat them like any other pages."""
    invalid = mask & listed(s, blocks, s.guest[g].first_block + block).invalid
    if invalid != ZERO:
        revalidate(s, blocks, g, tier, block, invalid)


@kernel
def count_touches(s, blocks, g, row, mask):
    """Count touches of invalid pages of guest g, each of which is a fault."""
    aging = count(mask & listed(s, blocks, row).aging)
    s.aging.from_aging += aging
    s.aging.from_ibr += count(mask) - aging
    s.owner[g].revalidated += count(mask)
    s.scan_cost += count(mask) * s.aging.cost_revalidate


@kernel
def touch_invalid(s, blocks, g, tier, block, bit, stores):
    """Handle the touch of an invalid page of guest g."""
    u = s.guest[g]
    p = blocks[u.first_block + block]
    settle(s, blocks, u, tier, block)
    count_touches(s, blocks, g, u.first_block + block, bit)
    revalidate(s, blocks, g, tier, block, bit)
    if stores:
        p.chg |= bit
        note_changes(blocks, u, block, bit)
        if p.xs & bit != ZERO:
            drop_copies(s, u, p, bit)


@kernel
def look_for_touches(s, blocks, g, tier, block):
    """Update a block; invalid pages that have been touched in the meantime become valid."""
    u = s.guest[g]
    row = u.first_block + block
    settle(s, blocks, u, tier, block)
    if notices(s, u, tier):
        return
    touched = listed(s, blocks, row).invalid & blocks[row].ref
    if touched != ZERO:
        count_touches(s, blocks, g, row, touched)
        revalidate(s, blocks, g, tier, block, touched)


@kernel
def forget_pages(s, blocks, g, row, mask):
    """Take pages of guest g, which lose their frames, off its IBR section or the aging list."""
    q = listed(s, blocks, row)
    of_ibr = count(mask & q.invalid & ~q.aging)
    leave_list(s, blocks, g, row, mask & q.aging)
    s.owner[g].ibr -= of_ibr
    s.aging.ibr -= of_ibr
    q.invalid &= ~mask
