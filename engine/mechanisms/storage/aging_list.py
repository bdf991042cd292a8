"""The global aging list of z/VM 6.3 and later: pages on their way out of storage, oldest first.

The pages of a block share a place on the list: when more of them arrive, the block goes to the top again, so
no page leaves the list sooner than a page that arrived before it. It is published that a page can be rescued
from the list without an I/O, and that frames come from its end (z/VM 6.3 performance report, "Storage
Management Scaling Improvements"; Velocity Software, "IBR Analysis"); the common place of a block's pages is a
model assumption.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import entry, kernel
from engine.kernel.rng import ZERO
from engine.mechanisms.storage.blocks import count, lowest
from engine.mechanisms.storage.paging_volumes import free_slots, use_slots, write_again

NONE = np.int64(-1)


@kernel
def listed(s, blocks, row):
    """Return the second row of a block, which shows which of its pages are invalid and which are aging."""
    return blocks[row + s.aging.beyond]


@kernel
def take_off(s, blocks, row):
    """Take a block off the list."""
    a, q = s.aging, listed(s, blocks, row)
    if q.older < 0:
        a.oldest = q.younger
    else:
        listed(s, blocks, q.older).younger = q.younger
    if q.younger < 0:
        a.youngest = q.older
    else:
        listed(s, blocks, q.younger).older = q.older


@kernel
def put_on_top(s, blocks, row):
    """Put a block that is not on the list at its top, where the youngest pages are."""
    a, q = s.aging, listed(s, blocks, row)
    q.older, q.younger = a.youngest, NONE
    if a.youngest < 0:
        a.oldest = row
    else:
        listed(s, blocks, a.youngest).younger = row
    a.youngest = row


@kernel
def enter_list(s, blocks, g, row, mask):
    """Put pages of guest g that are in its IBR section on the list."""
    a, o, q, n = s.aging, s.owner[g], listed(s, blocks, row), count(mask)
    if q.aging != ZERO:
        take_off(s, blocks, row)
    put_on_top(s, blocks, row)
    q.aging |= mask
    o.ibr -= n
    a.ibr -= n
    o.aging += n
    a.count += n
    a.aged += n


@kernel
def leave_list(s, blocks, g, row, mask):
    """Take pages of guest g off the list."""
    q, n = listed(s, blocks, row), count(mask)
    if n == 0:
        return
    q.aging &= ~mask
    q.writing &= ~mask
    s.owner[g].aging -= n
    s.aging.count -= n
    if q.aging == ZERO:
        take_off(s, blocks, row)


# ---- copies on paging volumes


@kernel
def with_copy(p):
    """Return the pages of a block that need not be written because a valid copy exists elsewhere."""
    return p.xs | (p.ds & ~p.chg)


@kernel
def ended(s, row):
    """Return how far the writes of a block's volume have progressed: a time or, with exposures, a number of
    pages.

    Exposures of a volume end their writes in any order; pages count as written in the order of requests.
    """
    return s.paging_volume[row % s.n_volume].written if s.paging.on == 1 else s.now


@kernel
def in_flight(s, row, q):
    """Return the aging pages of a block that are being written."""
    return q.aging & q.writing if q.queued == 1 or q.written > ended(s, row) else ZERO


@kernel
def write_pages(s, blocks, u, row, mask):
    """Write aging pages of a block to the slots that they have, or to new slots as long as there are any."""
    p, q = blocks[row], listed(s, blocks, row)
    again = mask & p.ds
    new = lowest(mask ^ again, free_slots(s, row))
    n = count(again | new)
    if n == 0:
        return
    q.writing = in_flight(s, row, q) | again | new
    p.ds |= new
    p.chg &= ~(again | new)
    use_slots(s, row, count(new))
    write_again(s, row, count(again))
    s.page_outs += n
    s.aging.written_out += n
    s.scan_cost += n * s.param.cost_steal
    if q.queued == 0:
        q.queued = 1
        q.next_written = s.aging.first_written
        s.aging.first_written = row


@kernel
def note_ends(s, blocks):
    """Record when the writes that have just been requested from volumes end."""
    row = s.aging.first_written
    while row >= 0:
        q = listed(s, blocks, row)
        k = row % s.n_volume
        q.written = s.paging_volume[k].asked if s.paging.on == 1 else s.volume[k].free_at
        q.queued = 0
        row = q.next_written
    s.aging.first_written = NONE


@entry("system", "blocks")
def count_in_flight(s, blocks):
    """Count the aging pages that are being written now."""
    a = s.aging
    a.in_flight, row = np.int64(0), a.oldest
    while row >= 0:
        q = listed(s, blocks, row)
        a.in_flight += count(in_flight(s, row, q))
        row = q.younger
