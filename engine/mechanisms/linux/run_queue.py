"""The run queue of a Linux guest, and the assignment of tasks to virtual CPUs.

One queue for all CPUs; a task that has used up its time slice goes to the end. The kernel's own threads come
first, and let one other task run after each slice. Each wait of a task is a separate event. A simplification
of the Completely Fair Scheduler (general knowledge): its slices depend on the number of tasks, and a task
that wakes up may take the CPU immediately.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, TaskState, VcpuState
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.guests.workload import go_on
from engine.mechanisms.linux.load_average import take_back
from engine.mechanisms.processors.lists import join_test_idle

TASK = np.int64(EventKind.TASK)
SLEEP, RUN, DISK = np.int64(TaskState.SLEEP), np.int64(TaskState.RUN), np.int64(TaskState.DISK)
IO_WAIT, PAGE_WAIT = np.int64(VcpuState.IO_WAIT), np.int64(VcpuState.PAGE_WAIT)
NONE = np.int64(-1)


@kernel
def book_iowait(s, r):
    """Record the time for which CPUs had nothing to do while tasks waited for a disk."""
    idle = max(np.int64(0), r.online - r.on_cpu)
    r.iowait_ns += (s.now - r.iowait_at) * min(idle, r.disk)
    r.iowait_at = s.now


@kernel
def push_tail(s, r, t):
    """Put task t at the end of the queue."""
    s.task[t].next = NONE
    if r.head < 0:
        r.head = t
    else:
        s.task[r.tail].next = t
    r.tail = t


@kernel
def push_head(s, r, t):
    """Put task t at the head of the queue."""
    s.task[t].next = r.head
    if r.head < 0:
        r.tail = t
    r.head = t


@kernel
def pop(s, r):
    """Take the first task from the queue, which is not empty."""
    t = r.head
    r.head = s.task[t].next
    if r.head < 0:
        r.tail = NONE
    return t


@kernel
def take_task(s, r, v):
    """Give virtual CPU v the first task of the queue; return 1 when there was one."""
    w = s.vcpu[v]
    w.task = 0
    w.burst_left = 0
    if r.head < 0 or w.online == 0:
        return np.int64(0)
    t = pop(s, r)
    w.task = t + 1
    s.task[t].piece = min(max(np.int64(1), s.task[t].left), s.param.linux_slice)
    w.burst_left = s.task[t].piece
    w.cp_debt += r.cp_debt
    r.cp_debt = 0
    return np.int64(1)


@kernel
def is_free(w):
    """Return whether a virtual CPU has nothing to do, so that Linux can give it a task."""
    return w.online == 1 and w.task == 0 and w.state != PAGE_WAIT


@kernel
def give_tasks(s, r):
    """Give waiting tasks to virtual CPUs that have nothing to do."""
    u = s.guest[r.guest]
    v = u.first_vcpu
    while r.head >= 0 and v < u.first_vcpu + u.n_vcpu:
        w = s.vcpu[v]
        if is_free(w):
            book_iowait(s, r)
            r.on_cpu += take_task(s, r, v)
            if w.stopped == 1:
                w.due_work = 1
            else:
                go_on(s, v)
        v += 1


@kernel
def join_queue(s, r, t, first):
    """Queue task t, which has waited, for a CPU that the caller assigns; first = 1: before the other
    tasks.
    """
    k = s.task[t]
    if k.state == DISK:
        book_iowait(s, r)
        r.disk -= 1
    k.state = RUN
    r.runnable += 1
    if first == 1:
        push_head(s, r, t)
    else:
        push_tail(s, r, t)


@kernel
def make_runnable(s, t, first):
    """Queue task t, which has waited, and give it a CPU if one is free."""
    r = s.linux[s.task[t].linux]
    join_queue(s, r, t, first)
    give_tasks(s, r)


@kernel
def sleep(s, t, state, until):
    """Make task t, which is in no queue, wait until a time; NEVER = until it is woken."""
    k = s.task[t]
    r = s.linux[k.linux]
    if k.state == RUN:
        r.runnable -= 1
    if state == DISK:
        book_iowait(s, r)
        r.disk += 1
    k.state = state
    schedule(s.queue, s.src_task + t, TASK, until)


@kernel
def cancel(s, t):
    """Cancel the wait of task t."""
    schedule(s.queue, s.src_task + t, TASK, NEVER)


@kernel
def go_idle(s, r, v):
    """Leave virtual CPU v, which is not running, without a task."""
    w = s.vcpu[v]
    book_iowait(s, r)
    r.on_cpu -= 1
    w.task = 0
    w.burst_left = 0
    take_back(w)
    if w.state != IO_WAIT:
        join_test_idle(s, v)
