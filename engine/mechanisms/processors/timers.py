"""Timer requests (TRQBKs): those that are due, and how CP takes them off the list.

A request that becomes due joins a list. On 4.2 the clock comparator of the master processor interrupts the
master; from 4.3 on that of an idle processor interrupts that processor, unless another processor is already
handling a timer interruption: CP keeps track of all comparators, so no two processors are interrupted for the
same request. A busy processor checks the list when it is free. A processor that is granted the lock takes all
requests that are due by then, in one hold.
Source: "Enhanced Timer Management". The rule that busy processors check the list only between two pieces of
work is a model assumption.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import EventKind, QueueList, VcpuState
from engine.kernel.options import kernel
from engine.kernel.prefetch import prefetch, prefetch_lines
from engine.kernel.queue import NEVER, next_leaf, schedule
from engine.kernel.rng import ZERO, uniform
from engine.mechanisms.processors.locks import NONE, TIMERS, give_back
from engine.mechanisms.processors.processors import ON_MASTER, any_idle, begin, interrupt
from engine.mechanisms.processors.scheduler import busy, make_ready
from engine.mechanisms.processors.select_vcpu import MASTER
from engine.mechanisms.processors.time_accounting import LEAVE, account
from engine.mechanisms.storage.blocks import ONE
from engine.state.tables import VCPU

WAKE = np.int64(EventKind.WAKE)
DORMANT, DISPATCH = np.int64(QueueList.DORMANT), np.int64(QueueList.DISPATCH)
OFF = np.int64(VcpuState.OFF)
HOT_LINES = np.int64(5)  # lines of a guest's or a virtual CPU's row that most events need
_PLACES: Any = VCPU.fields
IDLE_LINKS = np.int64(_PLACES["idle_prev"][1])


@kernel
def interrupt_someone(s):
    """Interrupt a processor for a due request. A busy processor sees the request when it is free."""
    c = NONE
    if s.release == ON_MASTER:
        c = MASTER if s.idle_cpus & ONE != ZERO else NONE
    elif s.poppers == 0 and s.idle_cpus != ZERO:
        c = any_idle(s)
    if c >= 0:
        account(s, c)
        interrupt(s, c)


@kernel
def fetch_ahead(s, v):
    """Prefetch the rows that are used when the request of virtual CPU v is taken, and that of the virtual CPU
    whose request is due next.
    """
    w, following = s.vcpu[v], next_leaf(s.queue)
    prefetch_lines(s.guest[w.guest], HOT_LINES)
    prefetch(s.queued[v], np.int64(0))
    if w.idle_prev >= 0:
        prefetch(s.vcpu[w.idle_prev], IDLE_LINKS)
    if w.idle_next >= 0:
        prefetch(s.vcpu[w.idle_next], IDLE_LINKS)
    if following < s.n_vcpu:
        prefetch_lines(s.vcpu[following], HOT_LINES)


@kernel
def on_due(s, v):
    """Make the timer request of virtual CPU v due."""
    schedule(s.queue, v, WAKE, NEVER)
    fetch_ahead(s, v)
    w = s.vcpu[v]
    if w.due == 1:  # an earlier request for which it has not waited is still on the list: one is enough
        s.timers_cancelled += 1
        return
    w.due = 1
    w.next_due = NONE
    if s.due_n == 0:
        s.due_head = v
    else:
        s.vcpu[s.due_tail].next_due = v
    s.due_tail = v
    s.due_n += 1
    interrupt_someone(s)


@kernel
def only_master(s, u):
    """Draw whether the master processor must dispatch guest u, whose request has been taken."""
    share = s.param.master_share if s.release == ON_MASTER else 0.0
    if u.list != DISPATCH:
        share += s.param.master_wake
    return share > 0.0 and uniform(s, TIMERS) < share


@kernel
def wake_by_timer(s, c, v):
    """Take the request of virtual CPU v on processor c and queue v; return the CP time in ns."""
    w = s.vcpu[v]
    w.due = 0
    if w.stopped == 1:
        w.due_work = 1
        return s.param.pop
    if w.state == OFF or busy(s, v):
        return s.param.pop
    dormant = np.int64(s.guest[w.guest].list == DORMANT)
    w.last_cpu = c
    w.master_debt += np.int64(only_master(s, s.guest[w.guest]))
    make_ready(s, v)
    return s.param.pop + dormant * s.param.enlist


@kernel
def take_due(s, c):
    """Take the requests on processor c that were due when the lock was granted; return their CP time in
    ns.
    """
    cost = np.int64(0)
    s.pops += np.int64(s.cpu[c].taken > 0)
    for _ in range(s.cpu[c].taken):
        v = s.due_head
        s.due_head = s.vcpu[v].next_due
        s.due_n -= 1
        s.timers_served += 1
        cost += wake_by_timer(s, c, v)
    return cost


@kernel
def end_pop(s, c):
    """End a hold of the lock in which timer requests were taken."""
    s.poppers -= 1
    cost = take_due(s, c)
    give_back(s, c)
    begin(s, c, LEAVE, s.param.leave + cost)
