"""Limit shares and pools: the limit list, where virtual CPUs that have used more than their maximum wait.

The CPU time that a virtual CPU uses moves the time at which it is back under its part of the guest's maximum
share; until then it waits on the limit list, which is part of the dispatch list. A hard limit always applies.
A soft limit gives way to an idle processor, and CPU time used then is not charged against it. A resource pool
has such a limit for all its guests together; it always applies, in addition to that of each guest. Sources:
SET SHARE ... LIMITHARD, LIMITSOFT; tuning guide of Velocity Software (both limits of a guest apply, and
counters of pools: published). The period that CP considers is not published: here, it is four slices.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Limit, VcpuState, codes
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.processors.shares import sharing
from engine.mechanisms.processors.trace import set_state

UNLIMITED, SOFT, HARD = codes(Limit)
LIMITED = np.int64(VcpuState.LIMITED)
LIMIT_EVENT = np.int64(EventKind.LIMIT)
MEMORY = np.int64(4)  # dispatch time slices: unused share older than these is lost
MIN_LIMIT = 1e-3  # percent, to prevent a division by 0


@kernel
def over_limit(s, u, w):
    """Charge virtual CPU w of guest u; return whether it or its pool has used too much."""
    if u.limit == UNLIMITED and u.pool == 0:
        return False
    back = s.now - MEMORY * s.param.minor_slice
    if u.pool > 0:
        charge_pool(s.pool[u.pool - 1], w.used, back)
    if u.limit != UNLIMITED:
        most = max(u.limit_share, MIN_LIMIT) / 100.0 * s.n_cpu / sharing(s, u)  # of one processor
        w.limit_at = max(w.limit_at + np.int64(w.used / most), back)
    w.used = 0
    return held_until(s, u, w) > s.now


@kernel
def charge_pool(pool, used, back):
    """Charge the CPU time of a virtual CPU to its pool; time left unused before `back` is lost."""
    pool.used += used
    if pool.cores > 0.0:
        pool.full_at = max(pool.full_at + np.int64(used / pool.cores), back)


@kernel
def pool_until(s, u):
    """Return the time until which the pool of guest u holds its virtual CPUs; 0 = it does not."""
    if u.pool == 0:
        return np.int64(0)
    pool = s.pool[u.pool - 1]
    return pool.full_at if pool.cores > 0.0 and pool.full_at > s.now else np.int64(0)


@kernel
def held_until(s, u, w):
    """Return the time until which virtual CPU w of guest u must wait; 0 = it need not.

    The guest's own soft limit is checked again as soon as the pool releases the virtual CPU: a processor may
    be idle.
    """
    pool = pool_until(s, u)
    if u.limit == UNLIMITED or w.limit_at <= s.now or (u.limit == SOFT and pool > 0):
        return pool
    return max(pool, w.limit_at)


@kernel
def holder(s, u, w):
    """Return the pool that keeps virtual CPU w on the limit list, counted from 1; 0 = the guest's own
    limit does.
    """
    pool = pool_until(s, u)
    return u.pool if pool > 0 and pool >= held_until(s, u, w) else np.int64(0)


@kernel
def is_hard(s, u):
    """Return whether the virtual CPUs of guest u are held even while a processor is idle."""
    return u.limit == HARD or pool_until(s, u) > 0


@kernel
def arm_limit(s):
    """Schedule the end of the first wait on the limit list."""
    due = NEVER if s.limited < 0 else max(s.now, s.vcpu[s.limited].limited_until)
    schedule(s.queue, s.src_system + 3, LIMIT_EVENT, due)


@kernel
def link_limit(s, v):
    """Put virtual CPU v into the limit list, before those with longer waits."""
    w = s.vcpu[v]
    u = s.guest[w.guest]
    w.limited_until = held_until(s, u, w)
    count_held(s, w, holder(s, u, w))
    before, after = np.int64(-1), s.limited
    while after >= 0 and s.vcpu[after].limited_until <= w.limited_until:
        before, after = after, s.vcpu[after].next_limited
    w.next_limited = after
    if before >= 0:
        s.vcpu[before].next_limited = v
    else:
        s.limited = v


@kernel
def unlink_limit(s, v):
    """Remove virtual CPU v from the limit list."""
    after = s.vcpu[v].next_limited
    if s.limited == v:
        s.limited = after
        return
    at = s.limited
    while s.vcpu[at].next_limited != v:
        at = s.vcpu[at].next_limited
    s.vcpu[at].next_limited = after


@kernel
def join_limit(s, v):
    """Put virtual CPU v on the limit list."""
    link_limit(s, v)
    if s.limited == v:
        arm_limit(s)
    s.soft_n += np.int64(s.guest[s.vcpu[v].guest].limit == SOFT)
    set_state(s, v, LIMITED)


@kernel
def leave_limit(s, v):
    """Take virtual CPU v off the limit list. An event for it may still be pending; it then has no effect."""
    unlink_limit(s, v)
    count_held(s, s.vcpu[v], np.int64(0))
    s.soft_n -= np.int64(s.guest[s.vcpu[v].guest].limit == SOFT)


@kernel
def wait_on(s, v):
    """Update the place of virtual CPU v, which stays on the limit list: others may have used up its pool."""
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if w.limited_until != held_until(s, u, w):
        unlink_limit(s, v)
        link_limit(s, v)
    else:
        count_held(s, w, holder(s, u, w))


@kernel
def book_pool(s, k):
    """Record up to now the time for which pool k has held virtual CPUs."""
    pool = s.pool[k]
    passed = s.now - pool.booked
    pool.booked = s.now
    pool.held_ns += pool.held * passed
    pool.limited_ns += passed if pool.held > 0 else np.int64(0)


@kernel
def count_held(s, w, number):
    """Count virtual CPU w among those held by a pool, whose number counts from 1; 0 = no pool."""
    old = w.by_pool
    if old == number:
        return
    w.by_pool = number
    if old > 0:
        book_pool(s, old - 1)
        s.pool[old - 1].held -= 1
    if number > 0:
        book_pool(s, number - 1)
        pool = s.pool[number - 1]
        pool.held += 1
        pool.puts += 1
        pool.times += np.int64(pool.held == 1)


@kernel
def gives_way(s, w):
    """Return whether virtual CPU w, on the limit list, may run on an idle processor."""
    u = s.guest[w.guest]
    return u.limit == SOFT and w.master_debt == 0 and pool_until(s, u) == 0


@kernel
def take_soft(s):
    """Take a virtual CPU with a soft limit off the list for an idle processor; -1 = none."""
    v = s.limited if s.soft_n > 0 else np.int64(-1)
    while v >= 0 and not gives_way(s, s.vcpu[v]):
        v = s.vcpu[v].next_limited
    if v >= 0:
        leave_limit(s, v)
        s.vcpu[v].limit_at = s.now
    return v
