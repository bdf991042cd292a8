"""Commands at the console of a Linux guest; all of them take its row of the Linux table."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Task, TaskState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import schedule
from engine.mechanisms.linux.balloon import set_pool
from engine.mechanisms.linux.cpuplugd import end_daemon, keep_limits, restore
from engine.mechanisms.linux.cpus import off_line, on_line
from engine.mechanisms.linux.proc_files import read_proc
from engine.mechanisms.linux.run_queue import cancel

DAEMON = np.int64(Task.DAEMON)
SLEEP = np.int64(TaskState.SLEEP)
TASK = np.int64(EventKind.TASK)


@entry("system", "int64")
def show_proc(s, row):
    """Update /proc. Reading updates recorded times, so use a copy of the machine."""
    read_proc(s, s.linux[row])


@entry("system", "int64", "int64")
def write_pool(s, row, pages):
    """Perform `echo pages > /proc/sys/vm/cmm_pages`."""
    set_pool(s, s.linux[row], pages)


@entry("system", "int64", "int64", "int64")
def switch_cpu(s, row, n, on):
    """Set CPU n, other than CPU 0, online (1) or, if it exists, offline (0)."""
    if on == 1:
        on_line(s, s.linux[row], n)
    else:
        off_line(s, s.linux[row], n)


@entry("system", "int64")
def stop_daemon(s, row):
    """Stop the daemon (SIGTERM): the CPUs and the pool return to their former values."""
    r = s.linux[row]
    started = r.managed == 2
    r.managed = 0
    if started:
        restore(s, r, s.daemon[row])
    forget_daemon(s, r)


@entry("system", "int64")
def kill_daemon(s, row):
    """End the daemon, which has found an error."""
    r = s.linux[row]
    end_daemon(s, r, s.daemon[row])
    forget_daemon(s, r)


@kernel
def forget_daemon(s, r):
    """Cancel the daemon's wake-up."""
    t = r.first_task + DAEMON
    if s.task[t].state == SLEEP:
        cancel(s, t)


@entry("system", "int64", "int64")
def call_daemon(s, row, at):
    """Start the daemon at a given time, or immediately if the previous daemon has not ended yet."""
    r = s.linux[row]
    r.managed = 1
    t = r.first_task + DAEMON
    if s.task[t].state == SLEEP:
        s.task[t].left = s.param.daemon_cost
        schedule(s.queue, s.src_task + t, TASK, at)


@entry("system", "int64")
def keep_limits_now(s, row):
    """Apply to the CPUs and the pool the limits from the file that the daemon has reread."""
    keep_limits(s, s.linux[row], s.daemon[row])
