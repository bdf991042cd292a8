"""LOGOFF and IPL of guests, and the IPL of the LPAR.

A guest that is logged off, or whose LPAR is IPLed, loses its memory; an image on its swap device
stays. Source: "Methods to pause a z/VM guest", chapter 2.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Incident, Pause, QueueList, VcpuState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.guests.resuming import begin_ipl
from engine.mechanisms.linux.power import leave_linux
from engine.mechanisms.processors.admission import quit_eligible
from engine.mechanisms.processors.cpu_bursts import disarm
from engine.mechanisms.processors.dispatcher import dispatch, release
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.processors.limit_list import leave_limit
from engine.mechanisms.processors.lists import leave_dispatch, leave_dormant, leave_test_idle
from engine.mechanisms.processors.scheduler import admit
from engine.mechanisms.processors.time_accounting import account
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.processors.vectors import dequeue
from engine.mechanisms.servers.application_cluster import membership
from engine.mechanisms.servers.sessions import leave_web
from engine.mechanisms.storage.guest_memory import free_memory

OFF, IDLE = np.int64(Activity.OFF), np.int64(Activity.IDLE)
RUNNING, SUSPENDED = np.int64(Pause.RUNNING), np.int64(Pause.SUSPENDED)
STAGE, WAKE = np.int64(EventKind.STAGE), np.int64(EventKind.WAKE)
VCPU_OFF, VCPU_RUNNING = np.int64(VcpuState.OFF), np.int64(VcpuState.RUNNING)
READY, SIM_WAIT = np.int64(VcpuState.READY), np.int64(VcpuState.SIM_WAIT)
TEST_IDLE, LIMITED = np.int64(VcpuState.TEST_IDLE), np.int64(VcpuState.LIMITED)
NOWHERE, DORMANT = np.int64(QueueList.NOWHERE), np.int64(QueueList.DORMANT)
ELIGIBLE, DISPATCH = np.int64(QueueList.ELIGIBLE), np.int64(QueueList.DISPATCH)
LOGGED_OFF, LPAR_IPL = np.int64(Incident.LOGGED_OFF), np.int64(Incident.LPAR_IPL)


@entry("system")
def wake_first(s):
    """Schedule the first wake-up of guests that are up at time 0: their next tick or piece of work."""
    for g in range(s.n_guest):
        u = s.guest[g]
        if u.boots > 0:
            for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
                w = s.vcpu[v]
                ticks = w.timer == 1 and u.tick > 0
                schedule(s.queue, np.int64(v), WAKE, w.tick_at if ticks else w.work_at)
                s.timer_requests += w.timer
            membership(s, np.int64(g))


@kernel
def take_off(s, v):
    """Remove virtual CPU v; return the processor on which it ran, -1 = none."""
    w = s.vcpu[v]
    c = w.cpu
    if w.state == VCPU_RUNNING:
        account(s, c)
        release(s, c)
    elif w.state == READY or w.state == SIM_WAIT:
        dequeue(s, v)
    elif w.state == TEST_IDLE:
        leave_test_idle(s, v)
    elif w.state == LIMITED:
        leave_limit(s, v)
    w.burst_left = 0
    w.fresh = 0
    w.ticking = 0
    w.work_at = NEVER
    w.cp_debt = 0
    w.master_debt = 0
    w.due_work = 0
    w.serving = 0
    w.task = 0
    w.session = 0
    w.stopped = 0
    w.listed = 0
    w.ran = 0
    disarm(s, v)
    set_state(s, v, VCPU_OFF)
    return c


@kernel
def leave_lists(s, g):
    """Remove guest g from all scheduler lists."""
    u = s.guest[g]
    if u.list == DISPATCH:
        leave_dispatch(s, g)
    elif u.list == ELIGIBLE:
        quit_eligible(s, u)
    elif u.list == DORMANT:
        leave_dormant(s, g)
    u.list = NOWHERE
    u.listed_at = s.now


@kernel
def drop_guest(s, blocks, g):
    """Remove guest g and its memory; its disks keep their contents."""
    u = s.guest[g]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        c = take_off(s, v)
        if c >= 0:
            dispatch(s, c)
    leave_lists(s, g)
    if u.linux > 0:
        leave_linux(s, g)
    if u.web == 1:
        leave_web(s, g)
    free_memory(s, blocks, u)
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)
    u.activity = OFF
    u.pause = SUSPENDED if u.image_valid == 1 else RUNNING
    u.held = RUNNING
    u.soft = 0
    u.suspend_asked = 0
    u.resume_asked = 0
    u.requests = 0
    membership(s, g)


@entry("system", "blocks", "int64")
def logoff_guest(s, blocks, g):
    """Perform CP LOGOFF or FORCE."""
    if s.guest[g].activity == OFF:
        return
    drop_guest(s, blocks, g)
    s.guest[g].reserved = 0
    note(s, LOGGED_OFF, g, np.int64(0))
    admit(s)


@entry("system", "blocks", "int64", "int64")
def ipl_guest(s, blocks, g, noresume):
    """IPL guest g, and log it on if necessary; noresume = 1 is a kernel parameter."""
    u = s.guest[g]
    if u.activity != OFF and u.pause != SUSPENDED:
        drop_guest(s, blocks, g)
        admit(s)
    u.noresume_once = noresume
    if u.wanted == OFF:  # no request has been sent to it so far
        u.wanted = IDLE
    begin_ipl(s, g, np.int64(0))


@entry("system", "blocks")
def ipl_lpar(s, blocks):
    """IPL the LPAR: every guest loses its memory, and is IPLed again when CP is up again."""
    note(s, LPAR_IPL, np.int64(-1), np.int64(0))
    for g in range(s.n_guest):
        if s.guest[g].activity != OFF:
            drop_guest(s, blocks, g)
            s.guest[g].reserved = 0
            begin_ipl(s, g, s.param.lpar_ipl_ns)
