"""Start, shutdown and load of a Linux guest whose memory is simulated.

A boot takes the memory that the kernel and its services need, with all CPUs online and an empty pool; then
the server and the daemon are started, each at its own time. When a guest goes down, the transactions in it
fail.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Incident, QueueList, Task, TaskState, VcpuState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.linux.balloon import PIECE
from engine.mechanisms.linux.frames import match_frames
from engine.mechanisms.linux.jobs import size_server
from engine.mechanisms.linux.load_average import EVERY
from engine.mechanisms.linux.memory import take
from engine.mechanisms.linux.reclaim import start_over
from engine.mechanisms.linux.run_queue import NONE, cancel
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.processors.lists import join_dormant
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.servers.application_cluster import count_guest
from engine.mechanisms.servers.transactions import set_load, think

DAEMON, JOB, USER = np.int64(Task.DAEMON), np.int64(Task.JOB), np.int64(Task.USER)
SLEEP = np.int64(TaskState.SLEEP)
TASK, AVERAGE = np.int64(EventKind.TASK), np.int64(EventKind.AVERAGE)
OFF, LOAD, POLL = np.int64(Activity.OFF), np.int64(Activity.LOAD), np.int64(Activity.POLL)
STATE_DORMANT, STATE_OFF = np.int64(VcpuState.DORMANT), np.int64(VcpuState.OFF)
STATE_RUNNING = np.int64(VcpuState.RUNNING)
NOWHERE = np.int64(QueueList.NOWHERE)
BOOTED = np.int64(Incident.BOOTED)
OWN = np.int64(4)  # tasks of each guest's kernel


@kernel
def reset_linux(s, r):
    """Empty the guest: no tasks run, and its memory holds nothing."""
    r.head = NONE
    r.tail = NONE
    r.runnable = 0
    r.disk = 0
    r.on_cpu = 0
    r.busy = 0
    r.up = 0
    r.average = 0
    r.average_tick = 0
    r.cp_debt = 0
    r.block = 0
    r.anon = 0
    r.shmem = 0
    r.cached = 0
    r.once = 0
    r.kernel = 0
    r.pool = 0
    r.target = 0
    r.swapped = 0
    r.start_left = 0
    r.start_pages = 0
    r.saved = 0
    r.part = 0
    start_over(r)
    r.free = r.total - r.buffers - r.huge
    r.fresh = r.free
    r.online = 0
    r.iowait_at = s.now


@kernel
def start_cpus(s, g, r):
    """Set all virtual CPUs of guest g online and idle."""
    u = s.guest[g]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        w = s.vcpu[v]
        w.off_ns += s.now - w.off_at if w.online == 0 else 0
        w.online = 1
        w.task = 0
        r.online += 1
        set_state(s, v, STATE_DORMANT)


@kernel
def start_tasks(s, r):
    """Put the guest's own tasks to sleep; daemon and server start at their scheduled times."""
    for t in range(r.first_task, r.first_task + OWN):
        k = s.task[t]
        k.state = SLEEP
        k.left = 0
        k.pages = 0
        k.more = 0
        cancel(s, t)
    if r.daemon_at >= 0:
        r.managed = 1
        s.task[r.first_task + DAEMON].left = s.param.daemon_cost
        schedule(s.queue, s.src_task + r.first_task + DAEMON, TASK, max(s.now, r.daemon_at))
    schedule(s.queue, s.src_task + r.first_task + JOB, TASK, max(s.now, r.server_at) + 1)


@kernel
def fill_at_once(s, blocks, r):
    """Fill a guest that has been up for a long time: its server runs, and its files are in memory."""
    size_server(r)
    r.start_left = 0
    r.start_pages = 0
    r.anon = take(s, blocks, r, r.heap)
    r.shmem = take(s, blocks, r, r.buffer)
    spare = max(np.int64(0), r.free - r.mark_high - PIECE)
    r.cached = take(s, blocks, r, min(r.set, spare))
    r.up = 1


@entry("system", "blocks", "int64", "int64")
def boot_linux(s, blocks, g, filled):
    """Start Linux in guest g; filled = 1: it has been up for a long time."""
    u = s.guest[g]
    r = s.linux[u.linux - 1]
    reset_linux(s, r)
    u.boots += 1
    u.activity = POLL
    u.wanted = POLL
    count_guest(s, u)
    if u.list == NOWHERE:
        join_dormant(s, g)
    start_cpus(s, g, r)
    match_frames(s, blocks, r)
    r.kernel = take(s, blocks, r, r.base)
    if filled == 1:
        fill_at_once(s, blocks, r)
    start_tasks(s, r)
    r.cp_debt = 0
    r.allocated = 0
    schedule(s.queue, s.src_linux + u.linux - 1, AVERAGE, s.now + EVERY)
    note(s, BOOTED, g, u.boots)


@kernel
def leave_linux(s, g):
    """Remove everything that runs in guest g, whose memory has been lost."""
    row = s.guest[g].linux - 1
    r = s.linux[row]
    for t in range(r.first_task, r.first_task + OWN):
        cancel(s, t)
        s.task[t].state = SLEEP
        s.task[t].pages = 0
    reset_linux(s, r)
    r.wait_head = NONE  # requests that arrive while it is down wait until it serves again
    r.wait_tail = NONE
    r.waiting = 0
    r.managed = 0
    schedule(s.queue, s.src_linux + row, AVERAGE, NEVER)
    for t in range(s.n_task):
        k = s.task[t]
        if k.kind == USER and k.linux == row and k.step >= 0:
            s.load[k.load].failed += 1
            k.pages = 0
            k.left = 0
            k.state = SLEEP
            think(s, t)


@kernel
def load_linux(s, g, on):
    """Start (1) or stop (0) the users whose path begins at guest g."""
    u = s.guest[g]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].state == STATE_RUNNING:
            account(s, s.vcpu[v].cpu)
    if u.activity != OFF:
        u.activity = LOAD if on == 1 else POLL
        u.wanted = u.activity
    for k in range(s.n_load):
        if s.visit[s.load[k].first_visit].linux == u.linux - 1:
            set_load(s, np.int64(k), on)
