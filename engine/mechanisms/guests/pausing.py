"""CP STOP and BEGIN.

STOP removes the virtual CPUs immediately and leaves everything else active: the network can still cause CP
work for the guest. A guest whose virtual CPUs are all stopped is paused; if only some are stopped, the guest
continues to run on the others. A guest that is in the process of suspending or resuming is held at its
current stage. Source: "Methods to pause a z/VM guest", chapters 2 and 4; CP STOP, operand CPU.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Incident, Pause, VcpuState
from engine.kernel.options import entry, kernel
from engine.kernel.queue import MAX_HOT, NEVER, due_of, pending, schedule
from engine.mechanisms.guests.workload import go_on, start_activity, start_serving
from engine.mechanisms.processors.cpu_bursts import more_work
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.processors.lists import dormant_state, join_test_idle
from engine.mechanisms.processors.processors import LATER
from engine.mechanisms.processors.scheduler import leave_eligible, stop_running
from engine.mechanisms.processors.trace import set_state
from engine.mechanisms.servers.application_cluster import membership

RUNNING, STOPPED, SUSPENDED = np.int64(Pause.RUNNING), np.int64(Pause.STOPPED), np.int64(Pause.SUSPENDED)
QUIESCED = np.int64(Pause.QUIESCED)
OFF, BOOT = np.int64(Activity.OFF), np.int64(Activity.BOOT)
STAGE = np.int64(EventKind.STAGE)
VCPU_IO_WAIT, VCPU_DORMANT = np.int64(VcpuState.IO_WAIT), np.int64(VcpuState.DORMANT)
VCPU_STOPPED, VCPU_SUSPENDED = np.int64(VcpuState.STOPPED), np.int64(VcpuState.SUSPENDED)
PAUSE_ASKED, HALTED = np.int64(Incident.PAUSE_ASKED), np.int64(Incident.HALTED)
RESUME_ASKED, RESUMED = np.int64(Incident.RESUME_ASKED), np.int64(Incident.RESUMED)


@kernel
def stop_vcpu(s, v):
    """Prevent virtual CPU v from running guest code until begin_vcpu."""
    w = s.vcpu[v]
    w.stopped = 1
    if w.state == VCPU_IO_WAIT:
        join_test_idle(s, v)
    else:
        stop_running(s, v)
    if w.burst_left > 0 or (s.release != LATER and not pending(s.queue, v)):
        w.due_work = 1
    if w.state == VCPU_DORMANT:
        set_state(s, v, dormant_state(s, v))


@kernel
def begin_vcpu(s, v):
    """Allow virtual CPU v to run again when it has work."""
    w = s.vcpu[v]
    if s.guest[w.guest].linux > 0 and w.online == 0:  # its Linux has stopped it
        return
    w.stopped = 0
    if w.state == VCPU_STOPPED or w.state == VCPU_SUSPENDED:
        set_state(s, v, VCPU_DORMANT)
    if w.due_work == 0:
        return
    w.due_work = 0
    if w.burst_left <= 0 and s.release == LATER:
        more_work(s, v)
    go_on(s, v)


@kernel
def hold_stage(s, g):
    """Hold the current stage of guest g's suspend or resume until the guest may run again."""
    u = s.guest[g]
    due = due_of(s.queue, MAX_HOT + s.src_guest + g)
    u.held = u.pause
    u.held_left = max(np.int64(0), due - s.now)
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)


@kernel
def pause_begins(s, g):
    """Stop all virtual CPUs of guest g."""
    u = s.guest[g]
    if u.pause != RUNNING:
        hold_stage(s, g)
    else:
        u.paused_at = s.now
    u.halted_at = s.now
    u.pause = STOPPED
    note(s, PAUSE_ASKED, g, np.int64(0))
    note(s, HALTED, g, np.int64(0))
    leave_eligible(s, g)
    membership(s, g)


@entry("system", "int64")
def stop_guest(s, g):
    """Perform CP STOP CPU ALL: the hard stop."""
    u = s.guest[g]
    if u.pause == STOPPED or u.pause == SUSPENDED or u.pause == QUIESCED or u.activity == OFF:
        return
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        stop_vcpu(s, v)
    pause_begins(s, g)


@entry("system", "int64")
def stop_soft(s, g):
    """Perform CP STOP without operands: the soft stop, which leaves the guest's console in CP READ."""
    stop_guest(s, g)
    u = s.guest[g]
    u.soft = 1 if u.pause == STOPPED else 0


@entry("system", "int64")
def stop_one(s, v):
    """Perform CP STOP CPU n for one virtual CPU; the guest is paused when it was the last one running."""
    w = s.vcpu[v]
    u = s.guest[w.guest]
    if w.stopped == 1 or u.activity == OFF or u.pause == SUSPENDED or u.pause == QUIESCED:
        return
    stop_vcpu(s, v)
    running = np.int64(0)
    for other in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        running += 1 - s.vcpu[other].stopped
    if running == 0:
        pause_begins(s, w.guest)


@kernel
def pause_ends(s, g):
    """Allow a virtual CPU of guest g to run again: continue the held stage and perform the actions requested
    in the meantime.
    """
    u = s.guest[g]
    u.soft = 0
    note(s, RESUME_ASKED, g, np.int64(0))
    note(s, RESUMED, g, np.int64(0))
    u.pause = u.held
    if u.held != RUNNING:
        schedule(s.queue, s.src_guest + g, STAGE, s.now + u.held_left)
    elif u.activity != u.wanted and u.activity != BOOT:
        start_activity(s, g, u.wanted)
    u.held = RUNNING
    start_serving(s, g)
    membership(s, g)


@entry("system", "int64")
def begin_guest(s, g):
    """Perform CP BEGIN for all virtual CPUs."""
    u = s.guest[g]
    if u.activity == OFF or u.pause == SUSPENDED or u.pause == QUIESCED:
        return
    was_paused = u.pause == STOPPED
    u.pause = u.held if was_paused else u.pause
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if s.vcpu[v].stopped == 1:
            begin_vcpu(s, v)
    if was_paused:
        pause_ends(s, g)


@entry("system", "int64")
def begin_one(s, v):
    """Perform CP BEGIN CPU n for one virtual CPU."""
    u = s.guest[s.vcpu[v].guest]
    if s.vcpu[v].stopped == 0 or u.pause == SUSPENDED or u.pause == QUIESCED:
        return
    if u.linux > 0 and s.vcpu[v].online == 0:  # its Linux has stopped it: it stays so
        return
    was_paused = u.pause == STOPPED
    u.pause = u.held if was_paused else u.pause
    begin_vcpu(s, v)
    if was_paused:
        pause_ends(s, s.vcpu[v].guest)
