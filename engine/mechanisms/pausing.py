"""Pausing a guest: Linux suspend and resume, CP STOP and BEGIN.

STOP takes the virtual CPUs away at once and leaves everything else alive: the network can still
make CP work for the guest. Suspend freezes the processes, frees memory until the image fits (what
is anonymous goes to swap), writes the image and shuts the devices down: nothing is left that could
wake the guest. Resume is an IPL that finds the image, reads it and goes on.
Source: "Methods to pause a z/VM guest", chapters 2 and 4; image rule of the 2.6.32 kernel: 500 MB,
and no more than half of the memory.
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import Activity, EventKind, Pause, VcpuState, codes
from engine.mechanisms.lists import dormant_state, join_test_idle
from engine.mechanisms.scheduler import ask_master, leave_eligible, stop_running
from engine.mechanisms.trace import set_state
from engine.mechanisms.workload import WAKE, go_on, more_work, start_activity
from engine.queue import NEVER, schedule

(RUNNING, STOPPED, FREEZING, SHRINKING, WRITING, SUSPENDED, IPLING, READING) = codes(Pause)
OFF, BOOT = np.int64(Activity.OFF), np.int64(Activity.BOOT)
SUSPEND, RESTORE = np.int64(Activity.SUSPEND), np.int64(Activity.RESTORE)
STAGE = np.int64(EventKind.STAGE)
VCPU_RUNNING, VCPU_IO_WAIT = np.int64(VcpuState.RUNNING), np.int64(VcpuState.IO_WAIT)
VCPU_STOPPED, VCPU_SUSPENDED = np.int64(VcpuState.STOPPED), np.int64(VcpuState.SUSPENDED)
VCPU_DORMANT = np.int64(VcpuState.DORMANT)
IMAGE_RESERVE = np.int64(2048)  # 8 MB that the image leaves free in the lower half of the memory


@kernel
def stop_vcpu(s, v):
    """Virtual CPU v runs no guest code until begin_vcpu."""
    w = s.vcpu[v]
    w.stopped = 1
    if w.state == VCPU_IO_WAIT:
        join_test_idle(s, v)
    else:
        stop_running(s, v)
    if w.burst_left > 0:
        w.due_work = 1
    if w.state == VCPU_DORMANT:
        set_state(s, v, dormant_state(s, v))


@kernel
def begin_vcpu(s, v):
    """Virtual CPU v may run again, and does when it has work."""
    w = s.vcpu[v]
    w.stopped = 0
    if w.state == VCPU_STOPPED or w.state == VCPU_SUSPENDED:
        set_state(s, v, VCPU_DORMANT)
    if w.due_work == 0:
        return
    w.due_work = 0
    if w.burst_left <= 0:
        more_work(s, v)
    go_on(s, v)


@kernel
def stop_guest(s, g):
    """CP STOP CPU ALL."""
    u = s.guest[g]
    if u.pause != RUNNING or u.activity == OFF:
        return
    u.pause = STOPPED
    u.paused_at = s.now
    u.halted_at = s.now
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        stop_vcpu(s, v)
    leave_eligible(s, g)


@kernel
def begin_guest(s, g):
    """CP BEGIN."""
    u = s.guest[g]
    if u.pause != STOPPED:
        return
    u.pause = RUNNING
    u.resumed_at = s.now
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        begin_vcpu(s, v)
    if u.activity != u.wanted and u.activity != BOOT:
        start_activity(s, g, u.wanted)


@kernel
def booted(s, g):
    """The boot of guest g is over: what was asked of it meanwhile is done now."""
    if s.guest[g].suspend_asked == 1:
        suspend_guest(s, g)


@kernel
def next_stage(s, g, stage, after):
    """The guest is in this stage of its pause for `after` ns."""
    s.guest[g].pause = stage
    schedule(s.queue, s.src_guest + g, STAGE, s.now + np.int64(after))


@kernel
def suspend_guest(s, g):
    """echo disk > /sys/power/state; a guest that still boots does it when it is up."""
    u = s.guest[g]
    if u.pause != RUNNING or u.activity == OFF:
        return
    if u.activity == BOOT:
        u.suspend_asked = 1
        return
    u.paused_at = s.now
    u.suspend_asked = 0
    u.resume_asked = 0
    ask_master(s, u.first_vcpu, s.param.cost_command)  # vmcp query time, as the study did
    start_activity(s, g, SUSPEND)
    next_stage(s, g, FREEZING, np.float64(s.param.freeze_ns))


@kernel
def shrink(s, g):
    """Free memory until the image fits: drop what is clean, swap out what is anonymous."""
    u = s.guest[g]
    reserve = IMAGE_RESERVE // s.granule
    u.image_pages = max(np.int64(0), min(s.param.image_max, u.size // 2 - reserve, u.inst))
    surplus = u.inst - u.image_pages
    swapped = surplus * s.kind[u.kind].anonymous
    next_stage(s, g, SHRINKING, swapped * s.param.swap_page_ns)


@kernel
def halt(s, g):
    """Devices are down: the guest is suspended."""
    u = s.guest[g]
    u.pause = SUSPENDED
    u.halted_at = s.now
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        schedule(s.queue, v, WAKE, NEVER)
        stop_vcpu(s, v)
        s.vcpu[v].burst_left = 0
        s.vcpu[v].due_work = 0
        s.vcpu[v].cp_debt = 0 if s.vcpu[v].cpu < 0 else s.vcpu[v].cp_debt
    leave_eligible(s, g)
    if u.resume_asked == 1:
        resume_guest(s, g)


@kernel
def resume_guest(s, g):
    """IPL; the new kernel finds the image on the swap device. A guest still suspending resumes after it."""
    u = s.guest[g]
    if u.pause == FREEZING or u.pause == SHRINKING or u.pause == WRITING:
        u.resume_asked = 1
    u.suspend_asked = 0
    if u.pause != SUSPENDED:
        return
    u.resume_asked = 0
    next_stage(s, g, IPLING, np.float64(s.param.ipl_ns))
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        begin_vcpu(s, v)
    start_activity(s, g, RESTORE)


@kernel
def run_again(s, g):
    """The image is in place: the guest goes on where it was, or with what is wanted meanwhile."""
    u = s.guest[g]
    u.pause = RUNNING
    u.resumed_at = s.now
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)
    start_activity(s, g, u.wanted)


@kernel
def end_stage(s, g):
    """The present stage of guest g's suspend or resume is over."""
    u = s.guest[g]
    if u.pause == FREEZING:
        shrink(s, g)
    elif u.pause == SHRINKING:
        next_stage(s, g, WRITING, u.image_pages * s.param.image_page_ns)
    elif u.pause == WRITING:
        halt(s, g)
    elif u.pause == IPLING:
        next_stage(s, g, READING, u.image_pages * s.param.image_page_ns)
    elif u.pause == READING:
        run_again(s, g)
