"""Pieces of work of a virtual CPU: their duration and their order.

Linux of 2001 requests a timer interruption every 10 ms, whether it has work or not: a tick. The kernel adds
10 ms to its clock comparator each time, so no tick is lost; ticks that are past due when it has done its work
follow immediately, without CP. Programs that wait for a time are checked in a tick. With the On-Demand Timer
Patch there are no ticks: the kernel requests the time at which a program is to continue, and instead updates
its clock at each switch between user and kernel mode, which costs a little every time.
Sources: "Enhanced Timer Management"; Linux 2.4 for S/390, arch/s390/kernel/time.c (general knowledge).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream, Wait
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, pending, schedule
from engine.kernel.rng import exponential, uniform
from engine.mechanisms.servers.requests import take_requests
from engine.mechanisms.servers.threads import serves, take_thread

WORKLOAD, TIMERS = np.int64(Stream.WORKLOAD), np.int64(Stream.TIMERS)
WAKE = np.int64(EventKind.WAKE)
WAIT_IO, WAIT_TIMER = np.int64(Wait.IO), np.int64(Wait.TIMER)


@kernel
def draw_wait(s, behaviour):
    """Return the time until the next piece of work, in ns."""
    if behaviour.wait_kind == WAIT_TIMER:
        return np.int64(behaviour.wait * (0.5 + uniform(s, WORKLOAD))) + 1
    return np.int64(exponential(s, WORKLOAD, behaviour.wait)) + 1


@kernel
def next_asked(s, w, behaviour):
    """Return when virtual CPU w has its next piece of work, in ns; not before now.

    Where requests queue, they continue to arrive while the virtual CPU waits for a processor: the work that
    it finds then was requested earlier. Where they do not queue, the next request comes one wait after this
    one is answered.
    """
    wait = draw_wait(s, behaviour)
    if behaviour.queue == 0.0:
        return s.now + wait
    between = np.int64(behaviour.burst + behaviour.wait)
    last = w.asked_at if w.asked_at > 0 else s.now - np.int64(behaviour.burst)
    asked = last + np.int64(behaviour.burst) + wait
    w.asked_at = max(asked, s.now - np.int64(behaviour.queue) * between)
    return max(s.now, w.asked_at)


@kernel
def about(s, mean):
    """Return a random time between half and one and a half times the mean, in ns."""
    return np.int64(mean * (0.5 + uniform(s, TIMERS)))


@kernel
def behaviour_of(s, u):
    """Return the row for the current activity of guest u."""
    return s.kind[u.kind].do[u.activity]


@kernel
def more_work(s, v):
    """Draw a piece of work for virtual CPU v."""
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if serves(u):
        if w.session == 0:
            take_thread(s, v)
        return
    behaviour = behaviour_of(s, u)
    burst = np.int64(exponential(s, WORKLOAD, behaviour.burst)) + 1
    w.burst_left = max(w.burst_left, np.int64(0)) + burst
    w.ticking = 0
    w.work_at = NEVER
    if u.patched == 1:
        w.fresh += np.int64(burst * behaviour.switches * s.param.patch_switch)
    take_requests(s, v)


@kernel
def ticks_by(s, w, u, time):
    """Count as done the ticks of virtual CPU w that are past due by this time; return their number."""
    if u.tick == 0 or w.tick_at > time:
        return np.int64(0)
    n = (time - w.tick_at) // u.tick + 1
    w.tick_at += n * u.tick
    s.late_ticks += n - 1
    return n


@kernel
def ticks(s, v, start):
    """Set up a piece of work that consists only of ticks: those that are past due at `start`, and one that
    falls due within this piece.
    """
    w = s.vcpu[v]
    u = s.guest[w.guest]
    each = s.kind[u.kind].tick_burst
    n = ticks_by(s, w, u, start)
    w.burst_left = max(w.burst_left, np.int64(0)) + n * about(s, each) + 1
    w.ticking = 1
    if w.tick_at <= start + w.burst_left:
        s.late_ticks += 1
        w.tick_at += u.tick
        w.burst_left += about(s, each)


@kernel
def next_piece(s, v, start):
    """Choose the work of virtual CPU v, which has nothing to do, from `start` (ns) on; there might be no
    work.
    """
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if u.tick > 0 and w.tick_at <= start:
        ticks(s, v, start)
    elif w.work_at <= start:
        more_work(s, v)


@kernel
def waits_after(s, w, u, end):
    """Return whether virtual CPU w waits when its current piece of work ends, at `end` (ns)."""
    return (u.tick == 0 or w.tick_at > end) and w.work_at > end


@kernel
def disarm(s, v):
    """Cancel the wake-up of virtual CPU v."""
    if s.vcpu[v].timer == 1 and pending(s.queue, v):
        s.timers_cancelled += 1
    schedule(s.queue, v, WAKE, NEVER)


@kernel
def arm(s, v):
    """Make virtual CPU v wait for its next tick or its next piece of work, whichever comes first."""
    w = s.vcpu[v]
    u = s.guest[w.guest]
    by_timer = behaviour_of(s, u).wait_kind == WAIT_TIMER
    asked = w.timer == 1 and pending(s.queue, v)
    at = w.work_at
    w.timer = np.int64(by_timer)
    if u.tick > 0 and (by_timer or w.tick_at < at):
        at = w.tick_at
        w.timer = 1
    s.timer_requests += np.int64(w.timer == 1 and not asked)
    s.timers_cancelled += np.int64(w.timer == 0 and asked)
    schedule(s.queue, v, WAKE, max(at, s.now))  # it may have gone by while the lock was held
