"""Disk packs that the systems share: each has an exposure of its own to a pack, one I/O at a time.

An I/O takes longer while other systems have one at the same pack. Who comes first is served first.
One I/O at a time for a device number: z/VM Performance, PAV. How service grows: fitted, see the study.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exponential
from engine.mechanisms.channels.shared_volume_queue import ANYBODY, book_queue, take_out
from engine.mechanisms.servers.sessions import AGAIN, follow, pack_done

STREAM = np.int64(Stream.PACKS)
PACK = np.int64(EventKind.PACK)
NONE = np.int64(-1)


@kernel
def others_busy(tables, s, k):
    """Exposures of pack k in other systems that serve an I/O now."""
    busy = np.int64(0)
    for m in range(len(tables)):
        busy += tables[m].pack[k].busy
    return busy - s.pack[k].busy


@kernel
def start_io(tables, s, k):
    """The I/O that waits longest at pack k begins."""
    p = s.pack[k]
    mean = p.service * (1.0 + p.sharing * others_busy(tables, s, k))
    time = np.int64(exponential(s, STREAM, mean)) + 1
    p.busy = 1
    p.began = s.now
    p.started += 1
    p.wait_ns += s.now - s.session[p.head].asked
    schedule(s.queue, s.src_pack + k, PACK, s.now + time)


@kernel
def end_io(s, k):
    """The I/O of pack k ends; returns the session that has waited for it."""
    p = s.pack[k]
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
def on_pack(tables, s, k):
    """The exposure of system s to pack k ends an I/O, or begins one."""
    schedule(s.queue, s.src_pack + k, PACK, NEVER)
    if s.pack[k].busy == 1:
        pack_done(tables, s, end_io(s, k))
    if s.pack[k].queued > 0 and s.pack[k].busy == 0:
        start_io(tables, s, k)


@kernel
def leave_packs(s):
    """CP of system s has ended: what still waits for its exposures is for guests that are elsewhere now."""
    for k in range(s.n_pack):
        i = take_out(s, np.int64(k), ANYBODY)
        while i >= 0:
            follow(s, i, AGAIN)
            i = take_out(s, np.int64(k), ANYBODY)
