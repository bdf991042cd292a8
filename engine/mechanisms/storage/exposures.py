"""Paging I/O of volumes with a [paging] table: exposures, then channels.

An I/O occupies an exposure: the base of its volume or, from z/VM 6.4 on and with SET PAGING ALIAS ON, an
alias of its control unit, which is lent for this one I/O. If no exposure is free, the request waits; an
exposure that becomes free takes the request that has waited longest of those that it can perform. On the
exposure the control unit accesses the data; then the I/O waits for a channel and occupies it, for exchanges
and bytes: more exchanges in command mode than in transport mode. An I/O moves `payload` pages at most; pages
that wait to be written go together. The use of aliases, transport mode and larger payloads by CP is published
(z/VM 6.4 performance report, "z/VM Paging Improvements"); the order of stages and the lending of aliases are
general knowledge, the times are parameters.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exponential
from engine.mechanisms.storage.blocks import count

PAGING_IO = np.int64(EventKind.PAGING_IO)
FAULT = np.int64(Stream.FAULT)
IDLE, ACCESS, TRANSFER = (np.int64(stage) for stage in range(3))
NONE = np.int64(-1)


@entry("system")
def add_up(s):
    """Add the time since the last change to the totals."""
    g = s.paging
    passed = s.now - g.counted_at
    g.base_ns += passed * g.bases_busy
    g.alias_ns += passed * g.aliases_busy
    g.waiting_ns += passed * g.waiting
    g.counted_at = s.now


@kernel
def first_turn(s, k):
    """Return the turn of the request of volume k that has waited longest; NEVER if no request is waiting."""
    volume, own = s.volume[k], s.paging_volume[k]
    turn = s.turn[volume.head] if volume.queued > 0 else NEVER
    return min(turn, own.turn) if own.to_write > 0 else turn


@kernel
def free_exposure(s, k):
    """Return an exposure that can perform an I/O of volume k now; NONE if all are busy."""
    g = s.paging
    if s.exposure[k].stage == IDLE:
        return np.int64(k)
    unit = k % g.units
    if g.alias == 1 and s.paging_unit[unit].busy < g.aliases:
        first = s.n_volume + unit * g.aliases
        for e in range(first, first + g.aliases):
            if s.exposure[e].stage == IDLE:
                return np.int64(e)
    return NONE


@kernel
def take_request(s, k, x):
    """Take the request of volume k that has waited longest into exposure x."""
    g, volume, own = s.paging, s.volume[k], s.paging_volume[k]
    turn = s.turn[volume.head] if volume.queued > 0 else NEVER
    if own.to_write > 0 and own.turn < turn:
        x.vcpu, x.pages = NONE, min(own.to_write, g.payload)
        own.to_write -= x.pages
        g.waiting -= np.int64(own.to_write == 0)
        return
    x.vcpu = volume.head
    x.pages = count(s.waiting[volume.head].pages)
    volume.head = s.waiting[volume.head].next
    volume.queued -= 1
    g.waiting -= 1


@kernel
def note_busy(s, e, change):
    """Count exposure e as busy (change 1) or no longer busy (-1)."""
    g = s.paging
    if e < s.n_volume:
        g.bases_busy += change
    else:
        g.aliases_busy += change
        s.paging_unit[(e - s.n_volume) // g.aliases].busy += change


@kernel
def begin_io(s, k, e):
    """Begin an I/O of volume k on exposure e, which is idle."""
    g, x = s.paging, s.exposure[e]
    add_up(s)
    take_request(s, k, x)
    x.volume, x.began, x.stage = k, s.now, ACCESS
    x.channel_ns = np.int64(g.start_ns[g.hpf] + g.page_ns[g.hpf] * x.pages) + 1
    note_busy(s, e, np.int64(1))
    schedule(s.queue, g.source + e, PAGING_IO, s.now + np.int64(exponential(s, FAULT, g.access_ns)) + 1)


@kernel
def begin_ios(s, k):
    """Begin I/Os of volume k while requests wait and exposures are free."""
    while first_turn(s, k) < NEVER:
        e = free_exposure(s, k)
        if e < 0:
            return
        begin_io(s, k, e)


@entry("system")
def begin_all(s):
    """Begin all I/Os that can begin, in order: CP may use aliases now."""
    while True:
        found, turn = NONE, NEVER
        for k in range(s.n_volume):
            if first_turn(s, k) < turn and free_exposure(s, k) >= 0:
                found, turn = np.int64(k), first_turn(s, k)
        if found < 0:
            return
        begin_io(s, found, free_exposure(s, found))


@kernel
def ask_read(s, v, k):
    """Queue the read for which virtual CPU v waits at volume k."""
    add_up(s)
    volume = s.volume[k]
    s.turn[v] = s.paging.turns
    s.paging.turns += 1
    s.waiting[v].due = NEVER  # until it is on a channel
    if volume.queued == 0:
        volume.head = v
    else:
        s.waiting[volume.tail].next = v
    volume.tail = v
    volume.queued += 1
    s.paging.waiting += 1
    begin_ios(s, k)


@kernel
def ask_write(s, k, pages):
    """Have volume k write pages; they are combined with other pages that are still waiting."""
    add_up(s)
    own = s.paging_volume[k]
    if own.to_write == 0:
        own.turn = s.paging.turns
        s.paging.turns += 1
        s.paging.waiting += 1
    own.to_write += pages
    own.asked += pages
    begin_ios(s, k)


@kernel
def go_to_channel(s, e):
    """Make the I/O of exposure e wait for the channel of its control unit that becomes free first, and use
    it.
    """
    g, x = s.paging, s.exposure[e]
    unit, path = s.paging_unit[x.volume % g.units], np.int64(0)
    for other in range(1, g.paths):
        if unit.free_at[other] < unit.free_at[path]:
            path = np.int64(other)
    unit.free_at[path] = max(unit.free_at[path], s.now) + x.channel_ns
    x.stage = TRANSFER
    if x.vcpu >= 0:
        s.waiting[x.vcpu].due = unit.free_at[path]
    schedule(s.queue, g.source + e, PAGING_IO, unit.free_at[path])


@kernel
def longest_waiting(s, unit):
    """Return the volume of a control unit whose request has waited longest; NONE if no request is waiting."""
    found, turn = NONE, NEVER
    for k in range(unit, s.n_volume, s.paging.units):
        if first_turn(s, k) < turn:
            found, turn = np.int64(k), first_turn(s, k)
    return found


@kernel
def use_again(s, e):
    """Begin the next I/O on exposure e, which has become idle, if an I/O that it can perform is waiting."""
    if e < s.n_volume:
        if first_turn(s, e) < NEVER:
            begin_io(s, e, e)
    elif s.paging.alias == 1:
        k = longest_waiting(s, (e - s.n_volume) // s.paging.aliases)
        if k >= 0:
            begin_io(s, k, e)


@kernel
def end_io(s, e):
    """End the I/O of exposure e and begin another; return the virtual CPU that waited for the ended I/O, or
    NONE.
    """
    g, x = s.paging, s.exposure[e]
    volume, v = s.volume[x.volume], x.vcpu
    add_up(s)
    note_busy(s, e, np.int64(-1))
    volume.busy_ns += s.now - x.began
    if v >= 0:
        volume.reads += 1
    else:
        volume.writes += 1
        s.paging_volume[x.volume].written += x.pages
    g.channel_ns += x.channel_ns
    g.ios += 1
    g.alias_ios += np.int64(e >= s.n_volume)
    g.pages += x.pages
    x.stage = IDLE
    schedule(s.queue, g.source + e, PAGING_IO, NEVER)
    use_again(s, e)
    return v


@kernel
def stop_exposures(s):
    """Drop all paging I/Os of CP, which has ended."""
    g = s.paging
    add_up(s)
    for e in range(g.exposures):
        x = s.exposure[e]
        if x.stage != IDLE:
            note_busy(s, np.int64(e), np.int64(-1))
            if x.vcpu >= 0:
                s.waiting[x.vcpu].asked = 0
            x.stage = IDLE
            schedule(s.queue, g.source + e, PAGING_IO, NEVER)
    for k in range(s.n_volume):
        volume, own = s.volume[k], s.paging_volume[k]
        while volume.queued > 0:
            s.waiting[volume.head].asked = 0
            volume.head = s.waiting[volume.head].next
            volume.queued -= 1
        own.to_write, own.written = np.int64(0), own.asked
    for unit in range(g.units):
        s.paging_unit[unit].free_at[:] = s.now
    g.waiting = 0
