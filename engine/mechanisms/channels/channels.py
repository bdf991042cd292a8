"""FICON channels: the adapter that handles each chunk of data at both ends, and the fiber between them.

An adapter is one server for both directions: a channel that sends and receives shares it. Its queue is in
order of arrival, and its service times are random (exponential). The fiber is full duplex and takes one chunk
at a time each way; a director passes chunks on in the order in which they reach it, so no chunk waits behind
a chunk for another channel. The time of the acknowledgment is part of the time of the chunk and needs no
separate event. Channels of one card share its limits as leaky buckets; a chunk waits while a bucket is more
than `bucket_ns` ahead. Degraded channels also damage and lose chunks; see bad_channels.py. The structure is a
model assumption, selected because it explains the published rates.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream, Transfer
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exponential
from engine.mechanisms.channels.bad_channels import damages, loses
from engine.state.link import MAX_QUEUE

ADAPTER, FIBRE, TRANSFER = (
    np.int64(EventKind.ADAPTER),
    np.int64(EventKind.FIBRE),
    np.int64(EventKind.TRANSFER),
)
STREAM = np.int64(Stream.LINK)
ENDING, FAILED = np.int64(Transfer.ENDING), np.int64(Transfer.FAILED)
PLACES = np.int64(MAX_QUEUE)  # a power of two: places are used cyclically
LAST = np.int64(MAX_QUEUE - 1)
SEND, RECEIVE = np.int64(0), np.int64(1)  # halves of the adapters' work for a chunk
READ, WRITE, BOTH = np.int64(0), np.int64(1), np.int64(2)  # limits of a card


@kernel
def queue_chunk(h, c, k, half):
    """Queue a chunk of connection k at the adapter of channel c, to be sent or to be received."""
    ch = h.channel[c]
    row = h.in_adapter[c * PLACES + ((ch.head + ch.waiting) & LAST)]
    row.connection = k
    row.half = half
    ch.waiting += 1
    if ch.busy == 0:
        serve(h, c)


@kernel
def serve(h, c):
    """Start the adapter of channel c on the first chunk in its queue, if any."""
    ch = h.channel[c]
    due = NEVER
    ch.busy = 0
    if ch.waiting > 0:
        row = h.in_adapter[c * PLACES + ch.head]
        ch.busy = 1
        ch.since = h.now
        mean = ch.adapter_ns * h.connection[row.connection].part
        due = h.now + np.int64(exponential(h, STREAM, mean)) + 1
    schedule(h.queue, h.src_channel + 2 * c, ADAPTER, due)


@kernel
def on_adapter(tables, c):
    """End the service of the first chunk at the adapter of channel c."""
    h = tables[0]
    ch = h.channel[c]
    row = h.in_adapter[c * PLACES + ch.head]
    k, half = np.int64(row.connection), row.half
    ch.busy_ns += h.now - ch.since
    ch.head = (ch.head + 1) & LAST
    ch.waiting -= 1
    ch.busy = 0
    if half == SEND:
        _send(h, c, k)
    else:
        _received(h, k)
    if ch.busy == 0:
        serve(h, c)


@kernel
def _send(h, c, k):
    """Send a chunk of connection k over channel c as soon as its fiber and the cards allow."""
    d = h.connection[k]
    to = d.channel[1 - d.side]
    ch, other = h.channel[c], h.channel[to]
    start = max(h.now, ch.out_free)
    start = max(start, max(_through(h, ch.card, WRITE, d.chunk), _through(h, other.card, READ, d.chunk)))
    length = np.int64(ch.wire_ns * d.part)
    ch.out_free = start + length
    late = _over_trunk(h, k, start, length)
    if h.retry.used == 1 and loses(h, c, to):
        _wait_for(h, k)
        return
    far = 2 * (ch.delay_ns + other.delay_ns)
    _arrive(h, to, k, start + far + late + max(np.int64(0), length - np.int64(other.wire_ns * d.part)))


@kernel
def _wait_for(h, k):
    """Start the timeout of connection k, if this is the first chunk that its transfer has lost."""
    b = h.bad_connection[k]
    if b.missing == 0:
        b.missing = 1
        schedule(h.queue, h.src_connection + k, TRANSFER, h.now + h.retry.timeout_ns)


@kernel
def _over_trunk(h, k, start, length):
    """Send a chunk of connection k over its trunk, if it has one; return how late the chunk is, in ns.

    start, length: on the fiber of the channel. The trunk is a bucket with its own rate each way, whichever
    channel the chunks come from. As with cards, it is charged from now on: a busy fiber does not delay
    others.
    """
    d = h.connection[k]
    if d.trunk < 0:
        return np.int64(0)
    trunk, way = h.trunk[d.trunk], d.way ^ d.side
    trunk.full[way] = max(trunk.full[way], np.float64(h.now)) + d.chunk * trunk.byte_ns
    trunk.carried[way] += np.int64(d.chunk)
    return max(np.int64(0), np.int64(trunk.full[way]) - start - length)


@kernel
def _through(h, card, way, size):
    """Send bytes through a card in one direction; return when they may pass."""
    if card < 0:
        return np.int64(0)
    return max(_fill(h, card, way, size), _fill(h, card, BOTH, size))


@kernel
def _fill(h, card, limit, size):
    """Charge a bucket of a card; return when it will be no more than bucket_ns ahead, in ns.

    It is charged from now on, not from when the chunk will start: one channel does not delay another.
    """
    o = h.card[card]
    if o.limit[limit] <= 0.0:
        return np.int64(0)
    full = o.full[limit]
    o.full[limit] = max(full, np.float64(h.now)) + size / o.limit[limit]
    return np.int64(full) - h.param.bucket_ns


@kernel
def _arrive(h, c, k, due):
    """Send a chunk of connection k on its way to channel c, whose fiber may take it from `due` on."""
    ch = h.channel[c]
    first, place = c * PLACES, ch.in_waiting
    while place > 0:  # it is rare that one overtakes another
        before = h.on_fibre[first + ((ch.in_head + place - 1) & LAST)]
        if before.due <= due:
            break
        row = h.on_fibre[first + ((ch.in_head + place) & LAST)]
        row.connection = before.connection
        row.due = before.due
        place -= 1
    row = h.on_fibre[first + ((ch.in_head + place) & LAST)]
    row.connection = k
    row.due = due
    ch.in_waiting += 1
    if place == 0:
        watch(h, c)


@kernel
def watch(h, c):
    """Schedule the end of the next chunk that arrives over channel c.

    A chunk in transit may already have ended when its channel carries more chunks.
    """
    ch = h.channel[c]
    due = NEVER
    if ch.in_waiting > 0:
        row = h.on_fibre[c * PLACES + ch.in_head]
        length = np.int64(ch.wire_ns * h.connection[row.connection].part)
        due = max(max(row.due, ch.in_free) + length, h.now)
    schedule(h.queue, h.src_channel + 2 * c + 1, FIBRE, due)


@kernel
def on_fibre(tables, c):
    """Receive a chunk that has arrived over the fiber of channel c."""
    h = tables[0]
    ch = h.channel[c]
    row = h.on_fibre[c * PLACES + ch.in_head]
    k = np.int64(row.connection)
    ch.in_free = h.now
    ch.in_head = (ch.in_head + 1) & LAST
    ch.in_waiting -= 1
    queue_chunk(h, c, k, RECEIVE)
    watch(h, c)


@kernel
def _received(h, k):
    """Count a chunk of connection k as received: send the next one or end the transfer."""
    d = h.connection[k]
    if h.retry.used == 1 and damages(h, d.channel[d.side], d.channel[1 - d.side]):
        d.state = FAILED
        schedule(h.queue, h.src_connection + k, TRANSFER, h.now + h.retry.retry_ns)
        forget_all(h, k)
        return
    d.left -= 1
    if d.entered < d.chunks:
        d.entered += 1
        queue_chunk(h, d.channel[d.side], k, SEND)
    elif d.left == 0:
        d.state = ENDING
        due = h.now + np.int64(exponential(h, STREAM, h.param.ack_ns)) + 1
        schedule(h.queue, h.src_connection + k, TRANSFER, due)


@kernel
def forget_all(h, k):
    """Drop all chunks of connection k."""
    d = h.connection[k]
    forget(h, d.channel[0], k)
    if d.channel[1] != d.channel[0]:
        forget(h, d.channel[1], k)


@kernel
def forget(h, c, k):
    """Drop the chunks of connection k that are waiting on channel c."""
    ch = h.channel[c]
    first = c * PLACES
    working = ch.busy == 1 and h.in_adapter[first + ch.head].connection == k
    kept = np.int64(0)
    for place in range(ch.waiting):
        row = h.in_adapter[first + ((ch.head + place) & LAST)]
        if row.connection != k:
            to = h.in_adapter[first + ((ch.head + kept) & LAST)]
            to.connection = row.connection
            to.half = row.half
            kept += 1
    ch.waiting = kept
    if working:
        ch.busy_ns += h.now - ch.since
        serve(h, c)
    _forget_coming(h, c, k)


@kernel
def _forget_coming(h, c, k):
    """Drop the chunks of connection k that are on their way to channel c."""
    ch = h.channel[c]
    first, kept = c * PLACES, np.int64(0)
    for place in range(ch.in_waiting):
        row = h.on_fibre[first + ((ch.in_head + place) & LAST)]
        if row.connection != k:
            to = h.on_fibre[first + ((ch.in_head + kept) & LAST)]
            to.connection = row.connection
            to.due = row.due
            kept += 1
    ch.in_waiting = kept
    watch(h, c)
