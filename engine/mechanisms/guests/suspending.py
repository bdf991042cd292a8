"""Linux suspend: freeze, shrink, write the image, shut the devices down.

The processes are frozen; memory is freed until the image fits (clean page cache is dropped, anonymous pages
go to swap); the image is written to one swap device; devices go down, and nothing is left that could wake the
guest. When swap is too small the guest continues to run.
Source: "Methods to pause a z/VM guest", chapters 2 and 4; image rule of the 2.6.32 kernel: 500 MB at most,
and no more than half of the memory.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Incident, Pause, Refusal, codes
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.guests.pausing import stop_vcpu
from engine.mechanisms.guests.resuming import resume_guest
from engine.mechanisms.guests.stages import chunk, next_stage
from engine.mechanisms.guests.workload import start_activity
from engine.mechanisms.linux.swap import image_device, put_on_swap, swap_free
from engine.mechanisms.processors.cpu_bursts import disarm
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.processors.scheduler import ask_master, leave_eligible
from engine.mechanisms.servers.application_cluster import membership

RUNNING, _, FREEZING, SHRINKING, WRITING, SUSPENDED = codes(Pause)[:6]
_, NO_DEVICE, SWAP_FULL, IMAGE_TOO_LARGE, SIMULATED = codes(Refusal)
OFF, BOOT, START = np.int64(Activity.OFF), np.int64(Activity.BOOT), np.int64(Activity.START)
SUSPEND = np.int64(Activity.SUSPEND)
STAGE = np.int64(EventKind.STAGE)
PAUSE_ASKED, HALTED = np.int64(Incident.PAUSE_ASKED), np.int64(Incident.HALTED)
REFUSED = np.int64(Incident.REFUSED)
IMAGE_RESERVE = np.int64(2048)  # 8 MB that the image leaves free in the lower half of the memory


@entry("system", "int64")
def suspend_guest(s, g):
    """Perform `echo disk > /sys/power/state`; a guest that is booting does so after the boot."""
    u = s.guest[g]
    if u.pause != RUNNING or u.activity == OFF:
        return
    if u.activity == BOOT:
        u.suspend_asked = 1
        return
    if u.linux > 0:
        u.refused = SIMULATED
        note(s, REFUSED, g, SIMULATED)
        return
    u.paused_at = s.now
    u.suspend_asked = 0
    u.resume_asked = 0
    u.refused = 0
    note(s, PAUSE_ASKED, g, np.int64(0))
    ask_master(s, u.first_vcpu, s.param.cost_command)  # vmcp query time, as in the study
    u.start_goal -= u.emul_ns  # of a starting server: remaining CPU time
    start_activity(s, g, SUSPEND)
    next_stage(s, g, FREEZING, np.float64(s.param.freeze_ns))
    membership(s, g)


@kernel
def frozen(s, g):
    """Determine, with all processes frozen, how much memory to free until the image fits."""
    u = s.guest[g]
    if image_device(u) < 0:
        refuse(s, g, NO_DEVICE)
        return
    reserve = IMAGE_RESERVE // s.granule
    used = max(np.int64(0), u.inst - u.swapped)
    u.image_valid = 0
    u.image_pages = max(np.int64(0), min(s.param.image_max, u.size // 2 - reserve, used))
    u.image_used = u.inst
    u.stage_left = np.int64((used - u.image_pages) * s.kind[u.kind].anonymous)
    next_stage(s, g, SHRINKING, 0.0)


@kernel
def shrink(s, g):
    """Swap out the next pages, or begin with the image when it fits."""
    u = s.guest[g]
    pages = chunk(s, u)
    if put_on_swap(u, pages) < pages:
        refuse(s, g, SWAP_FULL)
    elif pages > 0:
        next_stage(s, g, SHRINKING, pages * s.param.swap_page_ns)
    elif swap_free(u, image_device(u)) < u.image_pages:
        refuse(s, g, IMAGE_TOO_LARGE)
    else:
        u.stage_left = u.image_pages
        next_stage(s, g, WRITING, 0.0)


@kernel
def write_image(s, g):
    """Write the next pages of the image; after the last one the guest is suspended."""
    pages = chunk(s, s.guest[g])
    if pages > 0:
        next_stage(s, g, WRITING, pages * s.param.image_page_ns)
    else:
        halt(s, g)


@kernel
def refuse(s, g, why):
    """Cancel the suspend and thaw the processes: the guest continues to run."""
    u = s.guest[g]
    u.refused = why
    u.resume_asked = 0
    u.pause = RUNNING
    u.start_goal += u.emul_ns
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)
    note(s, REFUSED, g, why)
    start_activity(s, g, u.wanted)


@kernel
def halt(s, g):
    """Suspend the guest, whose devices are down."""
    u = s.guest[g]
    u.pause = SUSPENDED
    u.halted_at = s.now
    u.image_valid = 1
    u.image_on = image_device(u)
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)
    note(s, HALTED, g, s.now - u.paused_at)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        disarm(s, v)
        stop_vcpu(s, v)
        s.vcpu[v].burst_left = 0
        s.vcpu[v].due_work = 0
        s.vcpu[v].cp_debt = 0 if s.vcpu[v].cpu < 0 else s.vcpu[v].cp_debt
    leave_eligible(s, g)
    membership(s, g)
    if u.resume_asked == 1:
        resume_guest(s, g)


@kernel
def booted(s, g):
    """End the boot of guest g and perform the actions requested in the meantime."""
    if s.guest[g].suspend_asked == 1:
        suspend_guest(s, g)
