"""CP locks: a processor that finds a lock held spins until it is its turn, first come, first served.

The length of a hold is drawn when the lock is granted. A processor that holds the timer request lock takes
all timer requests that are due by then, whatever it needed the lock for, in one hold, which is longer the
more requests there are. On 4.2 only the master processor does so. From 4.3 on a hold is longer while another
processor works, because the data that the lock guards are then in the cache of that processor.
Source: "Enhanced Timer Management" (scheduler lock, spin figures of VMPRF); z/VM 4.4, "Scheduler lock
improvement" (a separate lock for timer requests). The order and the exponential times are model assumptions.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Lock, Release, Stream, codes
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule_hot
from engine.kernel.rng import exponential
from engine.mechanisms.processors.select_vcpu import MASTER
from engine.mechanisms.processors.time_accounting import PAGE, POP, SPIN, account
from engine.mechanisms.storage.blocks import count

LATER, ON_MASTER, ON_ANY, APART = codes(Release)
SCHEDULER, TIMER_LOCK = np.int64(Lock.SCHEDULER), np.int64(Lock.TIMER)
TIMERS = np.int64(Stream.TIMERS)
PHASE = np.int64(EventKind.PHASE)
NONE = np.int64(-1)


@kernel
def timer_lock(s):
    """Return the lock that guards timer requests."""
    return TIMER_LOCK if s.release == APART else SCHEDULER


@kernel
def takes_due(s, c):
    """Return whether processor c takes the due timer requests with the lock that it is granted."""
    if s.cpu[c].purpose == PAGE or s.cpu[c].lock != timer_lock(s):
        return False
    return c == MASTER or s.release != ON_MASTER


@kernel
def data_move(s):
    """Return whether another processor is working at the same time as the requesting one: their data move
    between caches.
    """
    return s.n_cpu - count(s.idle_cpus) - s.waking_n > 1


@kernel
def hold_time(s, c):
    """Return how long processor c, to which a lock is granted now, will hold it, in ns."""
    cpu = s.cpu[c]
    cpu.taken = s.due_n if takes_due(s, c) else np.int64(0)
    if cpu.purpose == PAGE:
        return np.int64(exponential(s, TIMERS, s.param.paging_hold)) + 1
    further = max(np.int64(0), cpu.taken - np.int64(cpu.purpose == POP))
    mean = s.param.hold + s.param.hold_more * further
    return np.int64(exponential(s, TIMERS, mean * s.param.hold_shared if data_move(s) else mean)) + 1


@kernel
def grant(s, c, lock):
    """Give the lock to processor c."""
    s.lock[lock].owner = c
    s.cpu[c].doing = s.cpu[c].purpose
    schedule_hot(s.queue, c, PHASE, s.now + hold_time(s, c))


@kernel
def ask_lock(s, c, lock, purpose):
    """Request a lock (Lock) for processor c, whose time has been recorded, for a purpose (Doing)."""
    cpu, row = s.cpu[c], s.lock[lock]
    cpu.lock = lock
    cpu.purpose = purpose
    row.requests += 1
    if row.owner < 0:
        grant(s, c, lock)
        return
    row.spins += 1
    row.waiting += 1
    cpu.doing = SPIN
    cpu.next_spin = NONE
    if row.head < 0:
        row.head = c
    else:
        s.cpu[row.tail].next_spin = c
    row.tail = c
    schedule_hot(s.queue, c, PHASE, NEVER)


@kernel
def give_back(s, c):
    """Pass the lock of processor c, whose time has been recorded, to the processor that has waited
    longest.
    """
    lock = s.cpu[c].lock
    row = s.lock[lock]
    row.owner = NONE
    first = row.head
    if first < 0:
        return
    row.head = s.cpu[first].next_spin
    row.waiting -= 1
    account(s, first)
    grant(s, first, lock)
