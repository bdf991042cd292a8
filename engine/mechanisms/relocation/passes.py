"""Passes over the memory of a guest that is being relocated.

At the beginning of a pass all blocks in use are brought up to date, and the pages that have been changed
since the last list was made are listed: the first pass lists every page that is in use. A pass ends when the
scan has ended and the last message has been acknowledged. The decision to stop the guest is made after each
pass; the rule is a model assumption; see the parameters.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Stream, VcpuState
from engine.kernel.options import kernel
from engine.kernel.rng import ONES, ZERO, below
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.relocation.page_transfer import pump, wake_at
from engine.mechanisms.relocation.relocation_log import MOVE_PASS, PASS, log_incident, log_move
from engine.mechanisms.storage.blocks import count, drop_copies, in_use, lowest, settle, tier_of
from engine.state.relocation import Stage

STREAM = np.int64(Stream.MOVE)
MOVING = np.int64(Stage.MOVING)
RUNNING = np.int64(VcpuState.RUNNING)
FIRST = np.int64(1)


@kernel
def list_block(s, blocks, u, block, everything):
    """List the pages of a block to be sent in the pass that begins; return their number."""
    settle(s, blocks, u, tier_of(u, block), block)
    q = blocks[u.twin + block]
    q.ref = in_use(blocks[u.first_block + block]) & (ONES if everything == 1 else q.chg)
    q.chg = ZERO
    return count(q.ref)


@kernel
def bring_up_to_date(s, u):
    """Record the work that the guest's virtual CPUs have done: their touches count up to this time."""
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == RUNNING:
            account(s, s.vcpu[v].cpu)


@kernel
def begin_pass(tables, blocks, r):
    """Begin the next pass with a list of the pages to be sent in it."""
    h = tables[0]
    m = h.move[r]
    s = tables[m.source]
    u = s.guest[m.guest]
    bring_up_to_date(s, u)
    m.passes += 1
    m.places = min(u.n_block, u.grow_block + 1)
    listed = np.int64(0)
    for block in range(m.places):
        listed += list_block(s, blocks, u, np.int64(block), np.int64(m.passes == FIRST))
    start_walk(tables, blocks, r, listed)


@kernel
def begin_final(tables, blocks, r):
    """Begin the final pass, for pages changed by moving the state and by I/O that has completed."""
    h = tables[0]
    m = h.move[r]
    s = tables[m.source]
    u = s.guest[m.guest]
    kind = s.kind[u.kind]
    m.passes += 1
    most = max(np.int64(0), kind.state_pages[1] - kind.state_pages[0])
    wanted = kind.state_pages[0] + below(s, STREAM, most + 1)
    listed = np.int64(0)
    for block in range(m.places):
        p, q = blocks[u.first_block + block], blocks[u.twin + block]
        q.ref = lowest(p.res, wanted - listed)
        listed += count(q.ref)
        p.ref |= q.ref
        p.chg |= q.ref
        if q.ref & p.xs != ZERO:
            drop_copies(s, u, p, q.ref & p.xs)
    start_walk(tables, blocks, r, listed)


@kernel
def start_walk(tables, blocks, r, listed):
    """Start the scan at the guest's first block."""
    h = tables[0]
    m = h.move[r]
    now = m.each[m.passes - 1]
    now.began = h.now
    now.ended = 0
    now.listed = listed
    now.sent = 0
    now.changed = 0
    if m.passes > FIRST:
        m.each[m.passes - 2].changed = listed
    m.place = 0
    m.rest = ONES
    m.walker_free = h.now
    m.to_send = listed
    m.open = 0
    m.in_pass = 1
    if listed == 0:
        close_walk(h, r)
    pump(tables, blocks, m.link, m.side)
    look_for_end(h, r)


@kernel
def close_walk(h, r):
    """Schedule the end of a scan that finds no more pages to send."""
    m = h.move[r]
    m.walker_free = h.now + np.int64(m.places * 64 * h.param.walk_page)
    m.place = m.places


@kernel
def through(h, r):
    """Return whether all listed pages have been sent and acknowledged."""
    m = h.move[r]
    return m.in_pass == 1 and m.to_send == 0 and m.open == 0


@kernel
def look_for_end(h, r):
    """End the scan, and with it the pass, if all pages have been sent."""
    if through(h, r):
        wake_at(h, r, max(h.now, h.move[r].walker_free))


@kernel
def end_pass(h, r):
    """End a pass."""
    m = h.move[r]
    m.in_pass = 0
    m.live += np.int64(m.stage == MOVING)
    m.each[m.passes - 1].ended = h.now
    log_incident(h, r, MOVE_PASS)
    log_move(h, r, PASS)


@kernel
def enough(h, r):
    """Return whether to stop the guest after a pass during which it ran."""
    m = h.move[r]
    sent = m.each[m.passes - 1].listed
    if m.immediate == 1 or m.passes >= h.param.pass_max:
        return True
    if m.passes >= 2 and sent <= h.param.pass_stop:
        return True
    before = m.each[max(np.int64(0), m.passes - 2)].listed
    return m.passes >= h.param.pass_min and m.passes >= 2 and sent > h.param.pass_ratio * before
