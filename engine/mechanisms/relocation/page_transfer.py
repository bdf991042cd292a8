"""The scan of the pages of a guest that is being relocated, and the messages that the scan fills.

The scan goes through the guest's blocks in order and collects pages that are listed for the current pass; as
soon as a connection of the link is free it carries the next message of these pages. A message is a stretch of
the scan, so it needs no list: its pages are those still listed in that stretch when it arrives. The work for
a page at each end is CP work on the processors of that system.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind
from engine.kernel.options import kernel
from engine.kernel.queue import schedule
from engine.kernel.rng import ONES, ZERO
from engine.mechanisms.channels.transfers import begin_transfer, free_connection
from engine.mechanisms.processors.cp_overhead import do_link_work
from engine.mechanisms.relocation.skeleton import arrive
from engine.mechanisms.storage.blocks import PAGES, count, lowest
from engine.mechanisms.storage.paging_volumes import serve, slot_of, write_out

STEP = np.int64(EventKind.MOVE)
NONE = np.int64(-1)
SENT_PAGE = np.int64(4096 + 8)  # bytes of a page and its address


@kernel
def wake_at(h, r, due):
    """Schedule the next step of relocation r at `due`."""
    schedule(h.queue, h.src_move + 2 * r, STEP, due)


@kernel
def charge(tables, m, at_source, at_target):
    """Charge both systems for relocation m, in ns each."""
    m.cpu_source += at_source
    m.cpu_target += at_target
    if at_source > 0:
        do_link_work(tables[m.source], at_source)
    if at_target > 0:
        do_link_work(tables[m.target], at_target)


@kernel
def from_dasd(s, u, p, block, pages):
    """Read the pages of a message that are on a paging volume of the source; return when that is done."""
    paged = pages & p.ds & ~p.res
    if paged == ZERO:
        return s.now
    at = u.first_block + block
    return serve(s, at % s.n_volume, slot_of(s, at), count(paged))


@kernel
def walk_on(h, m, blocks_walked):
    """Advance the scan by `blocks_walked` blocks; return how long that takes, in ns."""
    looked = np.int64(blocks_walked * PAGES * h.param.walk_page)
    m.walker_free = max(m.walker_free, h.now) + looked
    return looked


@kernel
def gather(tables, blocks, r, k):
    """Fill a message with the next listed pages; connection k takes it if it is still free."""
    h = tables[0]
    m = h.move[r]
    s = tables[m.source]
    u = s.guest[m.guest]
    want = min(h.param.message_pages, m.to_send)
    first, last, n, began = NONE, NONE, np.int64(0), m.place
    first_mask, last_mask, ready = ZERO, ZERO, h.now
    place, rest = m.place, m.rest
    while n < want and place < m.places:
        listed = blocks[u.twin + place].ref & rest
        if listed != ZERO:
            some = lowest(listed, want - n)
            n += count(some)
            ready = max(ready, from_dasd(s, u, blocks[u.first_block + place], place, some))
            first_mask = some if first < 0 else first_mask
            first, last, last_mask = place if first < 0 else first, place, some
            rest = listed ^ some
        else:
            rest = ZERO
        if rest == ZERO:
            place += 1
            rest = ONES
    if n == 0:  # cannot be: nothing that is listed vanishes
        m.to_send = 0
        return
    if begin_transfer(tables, k, m.side, n, ready) == 0:
        return
    m.place, m.rest = place, rest
    m.to_send -= n
    m.open += 1
    looked = walk_on(h, m, place - began)
    address(h, r, k, first, last, first_mask, last_mask)
    charge(tables, m, looked + np.int64(n * h.param.copy_page), np.int64(0))
    after_send(h, r)


@kernel
def address(h, r, k, first, last, first_mask, last_mask):
    """Assign this stretch of the scan of relocation r to connection k."""
    d = h.connection[k]
    d.move = r
    d.first = first
    d.last = last
    d.first_mask = first_mask
    d.last_mask = last_mask


@kernel
def after_send(h, r):
    """Schedule the next message, or the end of the scan, after a message has been sent."""
    m = h.move[r]
    if m.to_send == 0:
        walk_on(h, m, m.places - m.place)
        m.place = m.places
    elif m.throttled == 1:
        m.hold_until = h.now + h.param.throttle_ns
        wake_at(h, r, m.hold_until)


@kernel
def next_sender(h, k, side):
    """Return the relocation that sends next from this side of link k, in turn; -1 = none has pages."""
    link = h.link[k]
    for step in range(h.moves):
        r = (link.turn + 1 + step) % h.moves
        m = h.move[r]
        if m.in_pass == 1 and m.link == k and m.side == side and m.to_send > 0 and m.hold_until <= h.now:
            return r
    return NONE


@kernel
def send_again(tables, number, side):
    """Resend, on another connection, messages that were lost with their connection; return 1 when messages
    are still waiting.
    """
    h = tables[0]
    link = h.link[number]
    for lost in range(link.first, link.first + link.n):
        d = h.connection[lost]
        if d.again == 0 or d.side != side:
            continue
        d.again = 0
        k = free_connection(tables, number, side)
        if k < 0:
            d.again = 1
            return np.int64(1)
        r, first, last, pages = d.move, d.first, d.last, d.pages
        first_mask, last_mask = d.first_mask, d.last_mask
        if begin_transfer(tables, k, side, pages, h.now) == 0:
            d.again = 1
            return np.int64(1)
        d.move = NONE
        address(h, r, k, first, last, first_mask, last_mask)
    return np.int64(0)


@kernel
def pump(tables, blocks, link, side):
    """Fill the free connections of a link with the messages that this side has to send."""
    h = tables[0]
    if send_again(tables, link, side) == 1:
        return
    r = next_sender(h, link, side)
    while r >= 0:
        k = free_connection(tables, link, side)
        if k < 0:
            return
        h.link[link].turn = r
        gather(tables, blocks, r, k)
        r = next_sender(h, link, side)


@kernel
def deliver(tables, blocks, k):
    """Accept the message from connection k; return 0 when the destination has no room for it."""
    h = tables[0]
    d = h.connection[k]
    m = h.move[d.move]
    s, t = tables[m.source], tables[m.target]
    u = s.guest[m.guest]
    fine, n = np.int64(1), np.int64(0)
    t.scan_cost = 0
    for place in range(d.first, d.last + 1):
        pages = blocks[u.twin + place].ref
        if place == d.first:
            pages &= d.first_mask
        if place == d.last:
            pages &= d.last_mask
        if pages != ZERO and fine == 1:
            n += count(pages)
            p = blocks[u.first_block + place]
            fine = arrive(t, blocks, m.guest, place, pages, p.ds & ~p.res)
    d.move = NONE
    write_out(t)
    m.open -= 1
    m.pages += n
    m.bytes += n * SENT_PAGE
    m.each[m.passes - 1].sent += n
    charge(tables, m, np.int64(0), np.int64(n * h.param.copy_page) + t.scan_cost)
    return fine


@kernel
def forget_messages(h, r):
    """Drop the messages in transit for relocation r."""
    h.move[r].in_pass = 0
    h.move[r].open = 0
    for k in range(h.n_connection):
        if h.connection[k].move == r:
            h.connection[k].move = NONE
            h.connection[k].again = 0
