"""Locks of CP: a processor that finds one held spins until it is its turn, first come first served.

The length of a hold is drawn when the lock is granted. A processor that comes for timer requests takes all
those that are due by then, in one hold that is longer the more there are.
Source: "Enhanced Timer Management" (scheduler lock, spin figures of VMPRF); z/VM 4.4, "Scheduler lock
improvement" (a lock of their own for timer requests). The order and the exponential times are ours.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Stream
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule_hot
from engine.kernel.rng import exponential
from engine.mechanisms.processors.time_accounting import PAGE, POP, SPIN, account

TIMERS = np.int64(Stream.TIMERS)
PHASE = np.int64(EventKind.PHASE)
NONE = np.int64(-1)


@kernel
def hold_time(s, c):
    """Return how long processor c, to which a lock is granted now, will hold it, ns."""
    cpu = s.cpu[c]
    mean = s.param.hold
    if cpu.purpose == POP:
        cpu.taken = s.due_n
        mean += s.param.hold_more * max(np.int64(0), s.due_n - 1)
    elif cpu.purpose == PAGE:
        mean = s.param.paging_hold
    return np.int64(exponential(s, TIMERS, mean)) + 1


@kernel
def grant(s, c, lock):
    """Give the lock to processor c."""
    s.lock[lock].owner = c
    s.cpu[c].doing = s.cpu[c].purpose
    schedule_hot(s.queue, c, PHASE, s.now + hold_time(s, c))


@kernel
def ask_lock(s, c, lock, purpose):
    """Ask for a lock (Lock) for processor c, whose time has been booked, for a purpose (Doing)."""
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
    """Pass the lock of processor c, whose time has been booked, to the one that has waited longest."""
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
