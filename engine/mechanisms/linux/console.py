"""What somebody at the console of a Linux guest does to it; all take its row of the Linux table."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Task, TaskState
from engine.kernel.options import kernel
from engine.kernel.queue import schedule
from engine.mechanisms.linux.balloon import set_pool
from engine.mechanisms.linux.cpuplugd import end_daemon, keep_limits, restore
from engine.mechanisms.linux.cpus import off_line, on_line
from engine.mechanisms.linux.proc_files import read_proc
from engine.mechanisms.linux.run_queue import cancel

DAEMON = np.int64(Task.DAEMON)
SLEEP = np.int64(TaskState.SLEEP)
TASK = np.int64(EventKind.TASK)


@kernel
def show_proc(s, row):
    """Linux shows where it stands now; this is booked, so a copy of the machine is to be taken for it."""
    read_proc(s, s.linux[row])


@kernel
def write_pool(s, row, pages):
    """echo pages > /proc/sys/vm/cmm_pages."""
    set_pool(s, s.linux[row], pages)


@kernel
def switch_cpu(s, row, n, on):
    """CPU n, which is not CPU 0, goes on line (1) or, if it is there, off line (0)."""
    if on == 1:
        on_line(s, s.linux[row], n)
    else:
        off_line(s, s.linux[row], n)


@kernel
def stop_daemon(s, row):
    """The daemon is told to end (SIGTERM): CPUs and pool are what they were."""
    r = s.linux[row]
    started = r.managed == 2
    r.managed = 0
    if started:
        restore(s, r, s.daemon[row])
    forget_daemon(s, r)


@kernel
def kill_daemon(s, row):
    """The daemon has found an error and ends itself."""
    r = s.linux[row]
    end_daemon(s, r, s.daemon[row])
    forget_daemon(s, r)


@kernel
def forget_daemon(s, r):
    """Nothing wakes the daemon any more."""
    t = r.first_task + DAEMON
    if s.task[t].state == SLEEP:
        cancel(s, t)


@kernel
def call_daemon(s, row, at):
    """The daemon is started at a time, or at once if the one before has not gone yet."""
    r = s.linux[row]
    r.managed = 1
    t = r.first_task + DAEMON
    if s.task[t].state == SLEEP:
        s.task[t].left = s.param.daemon_cost
        schedule(s.queue, s.src_task + t, TASK, at)


@kernel
def keep_limits_now(s, row):
    """The daemon has read its file again: CPUs and pool are to be within its limits."""
    keep_limits(s, s.linux[row], s.daemon[row])
