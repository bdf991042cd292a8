"""The skeleton of a guest at the destination of a relocation: the pages that have arrived, and where they are
kept.

A resident page, and a page from expanded storage, gets a frame at the destination, which may require a demand
scan; a page from a paging volume goes to a paging volume. CP takes no frames from a skeleton: this is a model
assumption. The blocks of the skeleton also record the relocation: `ref` = listed for the current pass and not
arrived yet, `chg` = changed since the list was made.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Status
from engine.kernel.options import kernel
from engine.kernel.rng import ZERO
from engine.kernel.units import SECOND
from engine.mechanisms.storage.blocks import count, in_use, lowest_bit, tier_of
from engine.mechanisms.storage.demand_scan import need_frame, to_dasd
from engine.mechanisms.storage.frames import BELOW, take_frame, to_spare
from engine.mechanisms.storage.guest_memory import give_pages_back, no_pages
from engine.mechanisms.storage.nonresident_tree import add_absent
from engine.mechanisms.storage.paging_volumes import use_slots

GOING_ON = np.int64(Status.REACHED)


@kernel
def no_room(t):
    """Return whether a demand scan of the destination would find no usable frames."""
    return t.available + t.xstor_free + t.dasd_free <= 2 * (t.param.high + t.param.high_2g)


@kernel
def arrive(t, blocks, g, block, pages, on_dasd):
    """Accept pages of a block of guest g; those in `on_dasd` were on a paging volume.

    Return 0 when there is no room.
    """
    d = t.guest[g]
    q = blocks[d.first_block + block]
    q.ref &= ~pages
    new = pages & ~in_use(q)
    d.inst += count(new)
    paged = to_dasd(t, d, q, d.first_block + block, new & on_dasd)
    back = pages & ~on_dasd & q.ds
    q.ds &= ~back
    d.dasd -= count(back)
    use_slots(t, d.first_block + block, -count(back))
    wanted = (new & ~paged) | back
    t.status = GOING_ON  # the state that the last event of that system left
    while wanted != ZERO:
        if no_room(t):
            return np.int64(0)
        need_frame(t, blocks)
        if to_spare(t) <= 0:  # no frame is available: arriving pages are paged out immediately
            t.status = GOING_ON
            t.paged_at_once += count(wanted)
            return np.int64(to_dasd(t, d, q, d.first_block + block, wanted) == wanted)
        bit = lowest_bit(wanted)
        wanted ^= bit
        if take_frame(t) == BELOW:
            q.low |= bit
            d.real_low += 1
        q.res |= bit
        d.real += 1
    return np.int64(1)


@kernel
def abandon(t, blocks, g):
    """Free the storage of the skeleton of guest g, which is no longer needed."""
    give_pages_back(t, blocks, t.guest[g])


@kernel
def come_alive(t, blocks, g):
    """Count the skeleton's pages as the guest's pages; none of them has a copy elsewhere."""
    d = t.guest[g]
    no_pages(d)
    for block in range(d.n_block):
        blocks[d.first_block + block].absent = 0
    for block in range(d.n_block):
        q = blocks[d.first_block + block]
        if in_use(q) != ZERO:
            count_block(t, blocks, d, q, np.int64(block))


@kernel
def count_block(t, blocks, d, q, block):
    """Count the pages of a block as if all of them were in use and had just arrived."""
    tier = tier_of(d, block)
    resident, absent = count(q.res), count(q.ds)
    q.ref = q.res
    q.chg = q.res
    q.seen = d.exposure[tier]
    q.seen_store = d.exposure_store[tier]
    q.moved = t.now // SECOND
    d.inst += resident + absent
    d.real += resident
    d.real_low += count(q.low)
    d.dasd += absent
    d.tier_inst[tier] += resident + absent
    d.tier_real[tier] += resident
    d.grow_block = block
    if absent > 0:
        add_absent(blocks, d, tier, block, absent)
