"""Paging volumes: slots, an access arm, and one request at a time, first come, first served.

Block paging: the pages of a block are adjacent on one volume, and a read brings in several of them. All pages
that a demand scan writes to a volume form one request. A request takes the seek, which grows with the
distance that the arm travels, the rotation until the first page arrives, and the transfer of each page. Since
requests run one after the other, the end of a request is known as soon as it is made; virtual CPUs wait only
for reads.
Block paging: z/VM Performance, paging guidelines. The location of a block is a model assumption. With a
[paging] table, a volume performs several requests at a time instead (exposures.py).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream
from engine.kernel.options import kernel
from engine.kernel.prefetch import prefetch, prefetch_lines
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import uniform
from engine.mechanisms.storage.blocks import count
from engine.mechanisms.storage.exposures import ask_read, ask_write, stop_exposures
from engine.mechanisms.storage.nonresident_tree import prefetch_tree

PAGE_READ = np.int64(EventKind.PAGE_READ)
FAULT = np.int64(Stream.FAULT)
AHEAD = np.int64(4)  # reads
GUEST_LINES = np.int64(10)  # of a guest's row with what the end of a read needs
SLOTS = np.int64(64)  # side by side for a block


@kernel
def free_slots(s, block):
    """Return the number of free slots on the volume to which a block's pages go."""
    volume = s.volume[block % s.n_volume]
    return volume.slots - volume.used


@kernel
def use_slots(s, block, n):
    """Assign slots to n pages of a block (negative: give them back); they are written with the others."""
    volume = s.volume[block % s.n_volume]
    volume.used += n
    s.dasd_free -= n
    write_again(s, block, n)


@kernel
def write_again(s, block, n):
    """Write n pages of a block, with the others, to the slots that they have."""
    if n > 0:
        volume = s.volume[block % s.n_volume]
        volume.to_write += n
        volume.write_at = slot_of(s, block)
        s.to_write += n


@kernel
def slot_of(s, block):
    """Return the first slot of a block on its volume."""
    return (block // s.n_volume * SLOTS) % max(np.int64(1), s.volume[block % s.n_volume].slots)


@kernel
def serve(s, k, slot, pages):
    """Request this many pages from `slot` on at volume k; return when the request is done, in ns."""
    volume = s.volume[k]
    way = abs(slot - volume.arm) / max(np.int64(1), volume.slots)
    turn = uniform(s, FAULT)
    time = s.param.seek_max * way + s.param.rotation * turn + np.float64(s.param.transfer * pages)
    volume.arm = slot
    volume.busy_ns += np.int64(time) + 1
    volume.free_at = max(volume.free_at, s.now) + np.int64(time) + 1
    return volume.free_at


@kernel
def write_out(s):
    """Write the pages that have been assigned slots, on each volume."""
    if s.to_write == 0:
        return
    for k in range(s.n_volume):
        volume = s.volume[k]
        if volume.to_write > 0:
            if s.paging.on == 1:
                ask_write(s, np.int64(k), volume.to_write)
            else:
                serve(s, np.int64(k), volume.write_at, volume.to_write)
                volume.writes += 1
            volume.to_write = 0
    s.to_write = 0


@kernel
def request_read(s, v):
    """Queue the read for which virtual CPU v waits at its volume."""
    wait = s.waiting[v]
    block = s.guest[s.vcpu[v].guest].first_block + wait.block
    k = block % s.n_volume
    volume = s.volume[k]
    wait.next = -1
    wait.asked = 1
    if s.paging.on == 1:
        ask_read(s, v, k)
        return
    wait.due = serve(s, k, slot_of(s, block), count(wait.pages))
    volume.queued += 1
    if volume.queued == 1:
        volume.head = v
        schedule(s.queue, s.src_volume + k, PAGE_READ, wait.due)
    else:
        s.waiting[volume.tail].next = v
    volume.tail = v


@kernel
def end_read(s, k):
    """End a read of volume k; return the virtual CPU that waited for it."""
    volume = s.volume[k]
    v = volume.head
    volume.head = s.waiting[v].next
    volume.queued -= 1
    volume.reads += 1
    due = s.waiting[volume.head].due if volume.queued > 0 else NEVER
    schedule(s.queue, s.src_volume + k, PAGE_READ, due)
    return v


@kernel
def prefetch_reads(s, blocks, k):
    """Prefetch the rows of the next reads of volume k, each in the turn before what it leads to is needed."""
    if s.volume[k].queued > AHEAD:  # otherwise, they have not waited long
        first = s.volume[k].head
        second = s.waiting[first].next
        third = s.waiting[second].next
        u = s.guest[s.vcpu[first].guest]
        prefetch_tree(blocks, u)
        prefetch(blocks[u.first_block + s.waiting[first].block], 0)
        prefetch_lines(s.guest[s.vcpu[second].guest], GUEST_LINES)
        prefetch(s.vcpu[third], 0)
        prefetch(s.waiting[third], 0)


@kernel
def stop_volumes(s):
    """Drop all requests to the volumes of a CP that has ended."""
    if s.paging.on == 1:
        stop_exposures(s)
        return
    for k in range(s.n_volume):
        volume = s.volume[k]
        while volume.queued > 0:
            s.waiting[volume.head].asked = 0
            volume.head = s.waiting[volume.head].next
            volume.queued -= 1
        volume.busy_ns -= max(np.int64(0), volume.free_at - s.now)
        volume.free_at = min(volume.free_at, s.now)
        schedule(s.queue, s.src_volume + k, PAGE_READ, NEVER)
