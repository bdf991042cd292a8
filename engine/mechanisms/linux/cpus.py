"""Online and offline CPUs of a Linux guest, and how /proc/stat accounts for their time.

A CPU that is offline has been stopped by Linux (SIGP stop): it is dormant for CP. The next CPU to change is
the first in the alphabetical order of their names: cpu1, cpu10, cpu11 ... cpu2; CPU 0 stays online. Steal is
the remainder of the time online: the CPU was neither idle nor running guest code.
Sources: cpuplugd, cpu.c; arch/s390 virtual CPU accounting (general knowledge).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident, VcpuState
from engine.kernel.options import kernel
from engine.kernel.units import MS
from engine.mechanisms.linux.load_average import take_back
from engine.mechanisms.linux.run_queue import book_iowait, give_tasks, push_head
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.processors.lists import drop_vcpu, leave_test_idle
from engine.mechanisms.processors.scheduler import admit, stop_running
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.trace import close_time, set_state

CPU_ON, CPU_OFF = np.int64(Incident.CPU_ON), np.int64(Incident.CPU_OFF)
RUNNING, TEST_IDLE = np.int64(VcpuState.RUNNING), np.int64(VcpuState.TEST_IDLE)
STATE_DORMANT, STATE_STOPPED = np.int64(VcpuState.DORMANT), np.int64(VcpuState.STOPPED)
IO_WAIT = np.int64(VcpuState.IO_WAIT)
TICK = np.int64(10 * MS)  # USER_HZ
NONE = np.int64(-1)


@kernel
def digits(n):
    """Return a CPU's number in a form that sorts by name: 1 before 10 before 2."""
    return n * 100 if n < 10 else n * 10 + 1


@kernel
def first_by_name(s, u, online):
    """Return the first CPU, other than CPU 0, that is online (1) or offline (0); -1 = none."""
    best = NONE
    for n in range(np.int64(1), u.n_vcpu):
        if s.vcpu[u.first_vcpu + n].online == online and (best < 0 or digits(n) < digits(best)):
            best = np.int64(n)
    return best


@kernel
def put_back(s, r, v):
    """Queue the task of virtual CPU v, whose time has been recorded, for another virtual CPU."""
    w = s.vcpu[v]
    if w.task == 0:
        return
    book_iowait(s, r)
    k = s.task[w.task - 1]
    k.left -= k.piece - max(np.int64(1), w.burst_left)
    push_head(s, r, w.task - 1)
    w.task = 0
    w.burst_left = 0
    r.on_cpu -= 1


@kernel
def off_line(s, r, n):
    """Take CPU n offline."""
    v = s.guest[r.guest].first_vcpu + n
    w = s.vcpu[v]
    if w.state == RUNNING:
        account(s, w.cpu)
    book_iowait(s, r)
    w.online = 0
    w.off_at = s.now
    take_back(w)
    r.online -= 1
    put_back(s, r, v)
    stop_running(s, v)
    w.stopped = 1
    w.due_work = 0
    if w.state == TEST_IDLE:
        leave_test_idle(s, v)
        if drop_vcpu(s, v) > 0:
            admit(s)
    elif w.state == STATE_DORMANT:
        set_state(s, v, STATE_STOPPED)
    note(s, CPU_OFF, r.guest, n)
    give_tasks(s, r)


@kernel
def on_line(s, r, n):
    """Bring CPU n online."""
    v = s.guest[r.guest].first_vcpu + n
    w = s.vcpu[v]
    book_iowait(s, r)
    w.online = 1
    w.stopped = 0
    w.off_ns += s.now - w.off_at
    r.online += 1
    if w.state == STATE_STOPPED:
        set_state(s, v, STATE_DORMANT)
    note(s, CPU_ON, r.guest, n)
    give_tasks(s, r)


@kernel
def change_cpus(s, r, more):
    """Set one more CPU online (1) or offline (-1), if possible."""
    n = first_by_name(s, s.guest[r.guest], np.int64(0) if more > 0 else np.int64(1))
    if n < 0:
        return
    if more > 0:
        on_line(s, r, n)
    else:
        off_line(s, r, n)


@kernel
def stat_ticks(s, r, idle_at, steal_at):
    """Put idle and steal time of all CPUs of guest r since time 0, in ns, into its cpustat; return the
    busy ns.
    """
    u = s.guest[r.guest]
    book_iowait(s, r)
    idle, line = np.int64(0), np.int64(0)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        w = s.vcpu[v]
        if w.state == RUNNING:
            account(s, w.cpu)
        close_time(s, v)
        idle += w.time_in[TEST_IDLE] + w.time_in[STATE_DORMANT] + w.time_in[IO_WAIT]
        line += s.now - w.off_ns - (np.int64(0) if w.online == 1 else s.now - w.off_at)
    r.cpustat[idle_at] = max(r.cpustat[idle_at], np.float64((idle - r.iowait_ns) // TICK))
    r.cpustat[steal_at] = max(r.cpustat[steal_at], np.float64((line - idle - u.emul_ns) // TICK))
    return u.emul_ns
