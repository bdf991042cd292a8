"""Tasks of Linux guests: whose turn it is when a piece of work ends, or when a wait does."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Task, TaskState, codes
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.kernel.units import MS, SECOND
from engine.mechanisms.guests.workload import end_burst
from engine.mechanisms.linux.balloon import block_guest, move_pages, rest
from engine.mechanisms.linux.cpuplugd import end_daemon_work, on_daemon
from engine.mechanisms.linux.jobs import end_fill, on_job
from engine.mechanisms.linux.reclaim import scan_kswapd
from engine.mechanisms.linux.run_queue import (
    book_iowait,
    cancel,
    give_tasks,
    go_idle,
    push_head,
    push_tail,
    sleep,
    take_task,
)
from engine.mechanisms.processors.dispatcher import dispatch, release, stretch
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.servers.sessions import end_thread
from engine.mechanisms.servers.threads import serves
from engine.mechanisms.servers.transactions import end_visit, on_user

KSWAPD, CMM, DAEMON, JOB, USER = codes(Task)
SLEEP = np.int64(TaskState.SLEEP)
AVERAGE = np.int64(EventKind.AVERAGE)
EVERY = np.int64(5 * SECOND + 10 * MS)  # between two counts for the load average
KEPT, ALL = np.int64(1884), np.int64(2048)  # of the average over a minute: exp(-5/60) in units of 1/2048


@kernel
def kswapd_goes_on(s, r, t):
    """kswapd, which runs no more, has looked at some pages; returns 1 when it must look at more."""
    k = s.task[t]
    r.system_ns += k.piece
    r.cost = 0
    if scan_kswapd(s, r) == 1:
        sleep(s, t, SLEEP, NEVER)
        return np.int64(0)
    k.left = r.cost + 1
    return np.int64(1)


@kernel
def pool_goes_on(s, blocks, t):
    """The cmm thread, which runs no more, has moved some pages; returns 1 when it must move more."""
    if move_pages(s, blocks, t) == 1:
        rest(s, t)
        return np.int64(0)
    return np.int64(1)


@kernel
def next_on(s, r, t):
    """A thread of the kernel goes on; when it has used up a time slice, after one of those that wait."""
    k = s.task[t]
    k.more += k.piece
    if r.head < 0 or k.more < s.param.linux_slice:
        push_head(s, r, t)
        return
    k.more = 0
    first = r.head
    after = s.task[first].next
    s.task[first].next = t
    s.task[t].next = after
    if after < 0:
        r.tail = t


@kernel
def finish(s, blocks, r, t):
    """Task t, which runs no more, has done its piece of work."""
    kind = s.task[t].kind
    if kind == USER:
        end_visit(s, t)
    elif kind == JOB:
        end_fill(s, blocks, t)
    elif kind == DAEMON:
        end_daemon_work(s, t)
    elif kind == CMM:
        if pool_goes_on(s, blocks, t) == 1:
            next_on(s, r, t)
    elif kswapd_goes_on(s, r, t) == 1:
        next_on(s, r, t)


@kernel
def end_task_piece(s, blocks, c):
    """The task on processor c, whose time has been booked, has done its piece of work."""
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    t = w.task - 1
    r = s.linux[s.task[t].linux]
    book_iowait(s, r)
    w.task = 0
    r.on_cpu -= 1
    s.task[t].left -= s.task[t].piece
    if s.task[t].left > 0:  # its time slice is over
        push_tail(s, r, t)
    else:
        finish(s, blocks, r, t)
    if s.cpu[c].vcpu == v and w.task == 0:  # it is still there, and nobody has given it work
        next_task(s, r, c, v)
    give_tasks(s, r)
    if r.block > 0:
        block_guest(s, r)


@kernel
def next_task(s, r, c, v):
    """Virtual CPU v on processor c takes the next task, or has none."""
    book_iowait(s, r)
    r.on_cpu += 1
    if take_task(s, r, v) == 1:
        stretch(s, c)
        return
    release(s, c)
    go_idle(s, r, v)
    dispatch(s, c)


@kernel
def end_piece_or_task(s, blocks, c):
    """What the virtual CPU on processor c had in hand is done."""
    w = s.vcpu[s.cpu[c].vcpu]
    if w.task > 0:
        account(s, c)
        end_task_piece(s, blocks, c)
    elif w.session > 0 or serves(s.guest[w.guest]):
        account(s, c)
        end_thread(s, c)
    else:
        end_burst(s, c)


@kernel
def on_task(s, blocks, t):
    """What task t has waited for has come."""
    cancel(s, t)
    kind = s.task[t].kind
    if kind == USER:
        on_user(s, blocks, t)
    elif kind == JOB:
        on_job(s, blocks, t)
    elif kind == DAEMON:
        on_daemon(s, t)
    give_tasks(s, s.linux[s.task[t].linux])


@kernel
def on_average(s, row):
    """A guest (row of the Linux table) counts its tasks."""
    r = s.linux[row]
    counted = (r.runnable + r.disk) * ALL
    r.average = (r.average * KEPT + counted * (ALL - KEPT)) >> 11
    schedule(s.queue, s.src_linux + row, AVERAGE, s.now + EVERY)
