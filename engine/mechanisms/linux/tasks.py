"""Tasks of Linux guests: the selection of the next task when a piece of work or a wait ends."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Task, TaskState, codes
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER
from engine.mechanisms.guests.workload import end_burst
from engine.mechanisms.linux.balloon import block_guest, move_pages, rest
from engine.mechanisms.linux.cpuplugd import end_daemon_work, on_daemon
from engine.mechanisms.linux.jobs import end_fill, on_job
from engine.mechanisms.linux.reclaim import DONE, ON, scan_kswapd
from engine.mechanisms.linux.run_queue import (
    book_iowait,
    cancel,
    give_tasks,
    go_idle,
    join_queue,
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
SLEEP, DISK = np.int64(TaskState.SLEEP), np.int64(TaskState.DISK)
FIRST = np.int64(1)


@kernel
def kswapd_goes_on(s, r, t):
    """Continue kswapd, which has stopped running; return 1 when it must scan more pages."""
    k = s.task[t]
    r.system_ns += k.piece
    r.cost = 0
    result = scan_kswapd(s, r)
    k.left = r.cost + 1
    if result == ON:
        return np.int64(1)
    sleep(s, t, SLEEP if result == DONE else DISK, NEVER if result == DONE else s.now + s.param.direct_nap)
    return np.int64(0)


@kernel
def pool_goes_on(s, blocks, t):
    """Continue the cmm thread, which has stopped running; return 1 when it must move more pages."""
    if move_pages(s, blocks, t) == 1:
        rest(s, t)
        return np.int64(0)
    r = s.linux[s.task[t].linux]
    if r.wait > 0:
        sleep(s, t, DISK, s.now + r.wait)
        return np.int64(0)
    return np.int64(1)


@kernel
def next_on(s, r, t):
    """Continue a kernel thread; kswapd runs first, and any waiting task runs after a full time slice."""
    k = s.task[t]
    k.more += k.piece
    if r.head < 0 or (k.more < s.param.linux_slice and s.task[r.head].kind != KSWAPD):
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
    """End the piece of work of task t, which has stopped running."""
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
    """End the piece of work of the task on processor c, whose time has been recorded."""
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
    if s.cpu[c].vcpu == v and w.task == 0:  # it still exists, without new work
        next_task(s, r, c, v)
    give_tasks(s, r)
    if r.block > 0:
        block_guest(s, r)


@kernel
def next_task(s, r, c, v):
    """Give virtual CPU v on processor c the next task, if any."""
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
    """End the current work of the virtual CPU on processor c."""
    w = s.vcpu[s.cpu[c].vcpu]
    if s.n_task > 0 and w.task > 0:  # fields that few machines use are in no cache: ask for their use first
        account(s, c)
        end_task_piece(s, blocks, c)
    elif s.n_web > 0 and (w.session > 0 or serves(s.guest[w.guest])):
        account(s, c)
        end_thread(s, c)
    else:
        end_burst(s, c)


@kernel
def on_task(s, blocks, t):
    """End the wait of task t."""
    cancel(s, t)
    kind = s.task[t].kind
    if kind == USER:
        on_user(s, blocks, t)
    elif kind == JOB:
        on_job(s, blocks, t)
    elif kind == DAEMON:
        on_daemon(s, t)
    else:  # kswapd or the cmm thread, after a nap
        join_queue(s, s.linux[s.task[t].linux], t, FIRST)
    give_tasks(s, s.linux[s.task[t].linux])
