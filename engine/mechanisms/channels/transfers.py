"""Transfers: one message at a time on each FCTC connection, sent in chunks, a few of which are in transit at
once.

CP prepares the channel program; the chunks follow each other through the network; an interruption and the
response end it. Either side may write where the direction rule lets it. When both start within the time that
it takes for a start to become visible, that is a write collision: both sides lose time, and then the side
that started first continues. Source of direction rule and collisions: "Avoidance of write collisions" (IBM,
Linux on z Systems).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident, Stream, Transfer
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exp_minus, exponential, uniform
from engine.mechanisms.channels.bad_channels import begin_tries, count_try, rests
from engine.mechanisms.channels.channels import SEND, TRANSFER, forget_all, queue_chunk
from engine.mechanisms.processors.cp_overhead import do_link_work
from engine.mechanisms.processors.incidents import note

STREAM = np.int64(Stream.LINK)
IDLE, SETUP, MOVING = np.int64(Transfer.IDLE), np.int64(Transfer.SETUP), np.int64(Transfer.MOVING)
COLLIDED, ENDING = np.int64(Transfer.COLLIDED), np.int64(Transfer.ENDING)
FAILED = np.int64(Transfer.FAILED)
COLLISION = np.int64(Incident.COLLISION)
SYSTEM = np.int64(-1)  # instead of a guest
NONE = np.int64(-1)
SENT_PAGE = 4096 + 8  # bytes of a page and its address


@kernel
def free_connection(tables, row, side):
    """Return the connection of link row on which this side begins its next message, -1 = it has to wait.

    The side whose system name is lower searches from the lowest device number up, the other side from the
    highest down. Call it only with a message to send: it draws whether both sides start at once.
    """
    h = tables[0]
    link = h.link[row]
    for place in range(link.n):
        k = link.first + (place if link.lesser == side else link.n - 1 - place)
        if _free(h, k, side):
            return k
    return NONE


@kernel
def _free(h, k, side):
    """Return whether this side may begin on connection k, from its own point of view."""
    d = h.connection[k]
    if d.usable & (1 << side) == 0 or d.again == 1 or rests(h, k, side):
        return False
    return d.state == IDLE or (d.state == SETUP and d.side != side and _unseen(h, k))


@kernel
def _unseen(h, k):
    """Draw whether this side starts before it can see the other side's start. Call it once per transfer.

    Both need an exponential time until they start, so the distance between the two starts does not depend on
    when the first side began to prepare.
    """
    d = h.connection[k]
    if d.noticed == 1 or h.param.setup_ns <= 0.0:
        return False
    d.noticed = 1
    return uniform(h, STREAM) < 1.0 - exp_minus(h.param.notice_ns / h.param.setup_ns)


@kernel
def begin_transfer(tables, k, side, pages, ready):
    """Start a message of `pages` pages, ready at `ready`, on a connection from free_connection.

    Return 1; or 0 after a write collision: then the other side's message continues, and this message has to
    be sent elsewhere. The caller sets the fields of the message after a return of 1.
    """
    h = tables[0]
    d = h.connection[k]
    if d.state == SETUP:
        _collide(tables, k)
        return 0
    d.state = SETUP
    d.side = side
    d.began = h.now
    d.noticed = 0
    d.move = -1
    d.pages = pages
    _cut(h, k)
    begin_tries(h, k)
    due = max(ready, h.now) + np.int64(exponential(h, STREAM, h.param.setup_ns)) + 1
    schedule(h.queue, h.src_connection + k, TRANSFER, due)
    return 1


@kernel
def _cut(h, k):
    """Cut a message into equal chunks that are no longer than those of a full message."""
    d, p = h.connection[k], h.param
    d.chunks = max(np.int64(1), (p.message_chunks * d.pages + p.message_pages - 1) // p.message_pages)
    d.entered = 0
    d.left = d.chunks
    d.chunk = d.pages * SENT_PAGE / d.chunks
    d.part = d.pages * p.message_chunks / (d.chunks * np.float64(p.message_pages))


@kernel
def _collide(tables, k):
    """Recover both sides, which have started at the same time."""
    h = tables[0]
    d = h.connection[k]
    link = h.link[d.link]
    d.state = COLLIDED
    if d.collisions == 0:
        note(h, COLLISION, SYSTEM, d.number)
    d.collisions += 1
    link.collisions += 1
    do_link_work(tables[link.system[0]], h.param.recover_cpu)
    do_link_work(tables[link.system[1]], h.param.recover_cpu)
    schedule(h.queue, h.src_connection + k, TRANSFER, h.now + h.param.recover_ns)


@kernel
def step_transfer(tables, k):
    """Perform the next step of the transfer on connection k; return 1 when its message has been delivered."""
    h = tables[0]
    schedule(h.queue, h.src_connection + k, TRANSFER, NEVER)
    state = h.connection[k].state
    if state == ENDING:
        _deliver(tables, k)
        return 1
    if state == MOVING or state == FAILED:  # the timeout for a lost chunk, or a damaged one
        _repeat(tables, k)
    else:
        _start(tables, k)
    return 0


@kernel
def _repeat(tables, k):
    """Repeat the transfer of connection k; after too many tries, leave its message for another connection."""
    h = tables[0]
    d = h.connection[k]
    if count_try(h, k) == 0:
        fail_transfer(h, k)
        return
    forget_all(h, k)
    d.left = d.chunks
    _start(tables, k)


@kernel
def _start(tables, k):
    """Run the channel program: send the first chunks."""
    h = tables[0]
    d = h.connection[k]
    link, c = h.link[d.link], d.channel[d.side]
    d.state = MOVING
    d.starts[d.side] += 1
    link.starts[d.side] += 1
    h.channel[c].starts += 1
    do_link_work(tables[link.system[d.side]], h.param.message_cpu)
    d.entered = min(h.param.window, d.chunks)
    for _ in range(d.entered):
        queue_chunk(h, c, k, SEND)


@kernel
def _deliver(tables, k):
    """Count the message that has reached the other side as sent and received."""
    h = tables[0]
    d = h.connection[k]
    side, link = d.side, h.link[d.link]
    size = d.pages * SENT_PAGE
    d.state = IDLE
    d.busy_ns[side] += h.now - d.began
    d.sent[side] += size
    link.sent[side] += size
    h.channel[d.channel[side]].sent[link.system[side]] += size
    h.channel[d.channel[1 - side]].received[link.system[1 - side]] += size
    do_link_work(tables[link.system[1 - side]], h.param.message_cpu)


@kernel
def fail_transfer(h, k):
    """End the transfer of connection k immediately; a message of a relocation waits for another
    connection.
    """
    d = h.connection[k]
    if d.state == IDLE:
        return
    d.state = IDLE
    d.again = 1 if d.move >= 0 else 0
    d.busy_ns[d.side] += h.now - d.began
    schedule(h.queue, h.src_connection + k, TRANSFER, NEVER)
    forget_all(h, k)
