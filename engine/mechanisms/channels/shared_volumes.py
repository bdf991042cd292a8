"""Volumes that the systems share: each system has a separate exposure to a volume, with one I/O at a time.

An I/O takes longer while other systems have an I/O at the same volume. First come, first served. One I/O at a
time for a device number: z/VM Performance, PAV. The growth of the service time is fitted; see the study.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exponential
from engine.mechanisms.channels.shared_volume_queue import ANYBODY, book_queue, take_out
from engine.mechanisms.servers.sessions import AGAIN, follow, volume_done

STREAM = np.int64(Stream.SHARED_VOLUMES)
SHARED_VOLUME = np.int64(EventKind.SHARED_VOLUME)
NONE = np.int64(-1)


@kernel
def others_busy(tables, s, k):
    """Return the number of exposures of volume k in other systems that are serving an I/O now."""
    busy = np.int64(0)
    for m in range(len(tables)):
        busy += tables[m].shared_volume[k].busy
    return busy - s.shared_volume[k].busy


@kernel
def start_io(tables, s, k):
    """Start the I/O that has waited longest at volume k."""
    p = s.shared_volume[k]
    mean = p.service * (1.0 + p.sharing * others_busy(tables, s, k))
    time = np.int64(exponential(s, STREAM, mean)) + 1
    p.busy = 1
    p.began = s.now
    p.started += 1
    p.wait_ns += s.now - s.session[p.head].asked
    schedule(s.queue, s.src_shared_volume + k, SHARED_VOLUME, s.now + time)


@kernel
def end_io(s, k):
    """End the I/O of volume k; return the session that was waiting for it."""
    p = s.shared_volume[k]
    book_queue(s, p)
    i = p.head
    p.head = s.session[i].next
    if p.head < 0:
        p.tail = NONE
    s.session[i].next = NONE
    p.queued -= 1
    p.busy = 0
    p.ended += 1
    p.busy_ns += s.now - p.began
    return i


@kernel
def on_shared_volume(tables, s, k):
    """End an I/O of system s at volume k, and start the next one."""
    schedule(s.queue, s.src_shared_volume + k, SHARED_VOLUME, NEVER)
    if s.shared_volume[k].busy == 1:
        volume_done(tables, s, end_io(s, k))
    if s.shared_volume[k].queued > 0 and s.shared_volume[k].busy == 0:
        start_io(tables, s, k)


@kernel
def withdraw_requests(s):
    """Withdraw the requests that still wait for the exposures of system s, whose CP has ended."""
    for k in range(s.n_shared_volume):
        i = take_out(s, np.int64(k), ANYBODY)
        while i >= 0:
            follow(s, i, AGAIN)
            i = take_out(s, np.int64(k), ANYBODY)
