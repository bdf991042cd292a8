"""The load average, as Linux 2.6.32 counts it.

Every five seconds each CPU counts its tasks, at the first tick that finds it busy: an idle CPU has no ticks.
A CPU that becomes idle subtracts its count immediately. Ten ticks later Linux adds the counts up. Therefore,
a CPU counts only if it has had work for all that time: at moderate load the average is far below the number
of tasks that run. Here, a single queue represents the queues of all CPUs: its tasks are spread evenly.
Sources: Linux 2.6.32, kernel/sched.c (calc_load_account_active, pick_next_task_idle, calc_global_load);
commit 74f5187ac873, "sched: Cure load average vs NO_HZ woes", which describes the defect and fixes it in
later kernels. Always counting tasks that wait for a disk is a simplification.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind
from engine.kernel.options import kernel
from engine.kernel.queue import schedule
from engine.kernel.units import MS, SECOND

AVERAGE = np.int64(EventKind.AVERAGE)
TICK = np.int64(10 * MS)
TICKS = np.int64(10)  # from the first count to the sum
EVERY = np.int64(5 * SECOND + 10 * MS)  # between two sums
KEPT, ALL = np.int64(1884), np.int64(2048)  # of the average over a minute: exp(-5/60) in units of 1/2048
NOT_YET = np.int64(-1)


@kernel
def begin_count(s, r):
    """Reset the counts of a guest's CPUs."""
    u = s.guest[r.guest]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        s.vcpu[v].counted = NOT_YET


@kernel
def count_tasks(s, r):
    """Make each busy CPU that has not yet counted its tasks count them: the running task and its share of
    the waiting tasks.
    """
    u = s.guest[r.guest]
    waiting, cpu = r.runnable - r.on_cpu, np.int64(0)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        w = s.vcpu[v]
        if w.online == 0:
            continue
        if w.counted < 0 and w.task > 0:
            w.counted = 1 + (waiting + cpu) // r.online
        cpu += 1


@kernel
def take_back(w):
    """Subtract the count of a CPU that becomes idle."""
    w.counted = min(w.counted, np.int64(0))


@kernel
def add_up(s, r):
    """Return the number of tasks that the load average counts as active."""
    u = s.guest[r.guest]
    active = r.disk
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        active += max(np.int64(0), s.vcpu[v].counted)
    return active


@kernel
def on_average(s, row):
    """Perform the next tick of the count for the load average of a guest (row of the Linux table)."""
    r = s.linux[row]
    if r.average_tick == 0:
        begin_count(s, r)
    if r.average_tick < TICKS:
        count_tasks(s, r)
        r.average_tick += 1
        schedule(s.queue, s.src_linux + row, AVERAGE, s.now + TICK)
        return
    r.average = (r.average * KEPT + add_up(s, r) * ALL * (ALL - KEPT)) >> 11
    r.average_tick = 0
    schedule(s.queue, s.src_linux + row, AVERAGE, s.now + EVERY - TICKS * TICK)
