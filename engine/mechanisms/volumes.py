"""Paging volumes: one read at a time each, first come first served, exponential service time."""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import EventKind, Stream
from engine.queue import NEVER, schedule
from engine.rng import exponential

PAGE_READ = np.int64(EventKind.PAGE_READ)
FAULT = np.int64(Stream.FAULT)


@kernel
def start_read(s, k):
    """Volume k begins with the read at the head of its queue."""
    service = np.int64(exponential(s, FAULT, np.float64(s.param.read_ns))) + 1
    s.volume[k].busy_ns += service
    schedule(s.queue, s.src_volume + k, PAGE_READ, s.now + service)


@kernel
def request_read(s, v):
    """Queue the read that virtual CPU v waits for at the volume with the shortest queue."""
    k = np.int64(0)
    for other in range(1, s.n_volume):
        if s.volume[other].queued < s.volume[k].queued:
            k = np.int64(other)
    volume = s.volume[k]
    s.waiting[v].next = -1
    s.waiting[v].asked = 1
    volume.queued += 1
    if volume.queued == 1:
        volume.head = v
        volume.tail = v
        start_read(s, k)
    else:
        s.waiting[volume.tail].next = v
        volume.tail = v


@kernel
def end_read(s, k):
    """Volume k has finished a read; returns the virtual CPU that waited for it."""
    volume = s.volume[k]
    v = volume.head
    volume.head = s.waiting[v].next
    volume.queued -= 1
    volume.reads += 1
    if volume.queued > 0:
        start_read(s, k)
    else:
        schedule(s.queue, s.src_volume + k, PAGE_READ, NEVER)
    return v
