"""Degraded channels: they work, but damage or lose chunks, carry less data, or need more time.

The channel that receives a damaged chunk finds the error: the transfer fails, and is repeated after a short
recovery. A lost chunk is not reported: the transfer is repeated after a timeout. A message that has failed
too often on its connection waits for a free connection, as a message of a lost connection does, and CP does
not use the connection for a while, unless there is no other connection. Otherwise messages spread as usual: a
connection that needs longer for each message takes fewer of them. A lower rate prolongs the time of a chunk
on the fiber, and a delay adds to its propagation.

What CP does after errors on an FCTC device is not published: the times and the number of tries are assumed
(`link_retry`, `link_timeout`, `link_retries`, `link_rest`).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident, Stream
from engine.kernel.options import entry, kernel
from engine.kernel.rng import uniform
from engine.mechanisms.processors.incidents import note

STREAM = np.int64(Stream.LINK)
CHANNEL_BAD, CHANNEL_GOOD = np.int64(Incident.CHANNEL_BAD), np.int64(Incident.CHANNEL_GOOD)
SYSTEM = np.int64(-1)  # instead of a guest
NONE = np.int64(-1)


@entry("tables", "int64", "float64", "float64", "float64", "int64")
def degrade_channel(tables, c, errors, loss, slower, late):
    """Degrade channel c: it damages and loses these shares of its chunks, its rate is lower by this share,
    and its chunks arrive `late` ns later; zeros repair it.
    """
    h = tables[0]
    ch, b = h.channel[c], h.bad_channel[c]
    if b.errors == errors and b.loss == loss and b.slower == slower and b.late_ns == late:
        return
    h.retry.used = 1
    if b.known == 0:
        b.known, b.wire_ns, b.delay_ns = 1, ch.wire_ns, ch.delay_ns
    b.errors, b.loss, b.slower, b.late_ns = errors, loss, slower, late
    ch.wire_ns = b.wire_ns / (1.0 - slower)
    ch.delay_ns = b.delay_ns + late
    bad = errors > 0.0 or loss > 0.0 or slower > 0.0 or late > 0
    note(h, CHANNEL_BAD if bad else CHANNEL_GOOD, SYSTEM, ch.chpid)


@kernel
def loses(h, c, to):
    """Determine randomly whether a chunk from channel c to another channel is lost, and count the chunk."""
    at = _spoiled_at(h, c, h.bad_channel[c].loss, to, h.bad_channel[to].loss)
    if at >= 0:
        h.bad_channel[at].lost += 1
    return at >= 0


@kernel
def damages(h, c, to):
    """Determine randomly whether a chunk from channel c to another channel is damaged, and count it."""
    at = _spoiled_at(h, c, h.bad_channel[c].errors, to, h.bad_channel[to].errors)
    if at >= 0:
        h.bad_channel[at].damaged += 1
    return at >= 0


@kernel
def _spoiled_at(h, c, first, to, second):
    """Draw whether either of two fibers damages or loses a chunk, with these shares; return the channel where
    this is more likely, -1 = neither. Nothing is drawn for healthy fibers.
    """
    kept = (1.0 - first) * (1.0 - second)
    if kept < 1.0 and uniform(h, STREAM) >= kept:
        return np.int64(c if first >= second else to)
    return NONE


@kernel
def rests(h, k, side):
    """Return whether this side temporarily uses connections other than k, because k has failed."""
    if h.retry.used == 0 or h.bad_connection[k].rest_until <= h.now:
        return False
    link = h.link[h.connection[k].link]
    for other in range(link.first, link.first + link.n):
        usable = h.connection[other].usable & (1 << side) != 0
        if usable and h.bad_connection[other].rest_until <= h.now:
            return True
    return False


@kernel
def begin_tries(h, k):
    """Begin to count the tries of the next message of connection k."""
    if h.retry.used == 1:
        b = h.bad_connection[k]
        b.tries, b.missing, b.tried_at = 0, 0, h.now


@kernel
def count_try(h, k):
    """Count a failed try of connection k; return 1 if the connection may try again."""
    b, side = h.bad_connection[k], h.connection[k].side
    b.wasted_ns[side] += h.now - max(b.tried_at, h.connection[k].began)
    b.missing, b.tried_at = 0, h.now
    if b.tries >= h.retry.retries:
        b.given_up[side] += 1
        b.rest_until = h.now + h.retry.rest_ns
        return np.int64(0)
    b.tries += 1
    b.retries[side] += 1
    return np.int64(1)
