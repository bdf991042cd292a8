"""Linux resume: an IPL whose kernel finds the image, reads it and continues.

IPL; the kernel finds the image on the swap device that resume= names; it reads the image, brings the devices
up and thaws the processes. Before it can serve, the application then needs some of the pages that had been
swapped out. Without resume=, with noresume or with other kernel parameters, Linux boots without the image,
which is lost.
Source: "Methods to pause a z/VM guest", chapter 4 and figure 12.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Incident, Pause, codes
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.guests.pausing import begin_vcpu
from engine.mechanisms.guests.stages import chunk, next_stage
from engine.mechanisms.guests.workload import boot, start_activity, start_serving
from engine.mechanisms.linux.power import boot_linux
from engine.mechanisms.linux.swap import take_from_swap
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.servers.sessions import leave_web
from engine.mechanisms.storage.guest_memory import free_memory

RUNNING, _, FREEZING, SHRINKING, WRITING = codes(Pause)[:5]
SUSPENDED, IPLING, READING, RESTORING, REFAULTING = codes(Pause)[5:10]
RESTORE, OFF = np.int64(Activity.RESTORE), np.int64(Activity.OFF)
STAGE = np.int64(EventKind.STAGE)
RESUME_ASKED, RESUMED = np.int64(Incident.RESUME_ASKED), np.int64(Incident.RESUMED)
IPL = np.int64(Incident.IPL)
MS = np.float64(1_000_000)
NOT_FILLED = np.int64(0)


@kernel
def resume_guest(s, g):
    """IPL a suspended guest. A guest that is still suspending resumes afterward."""
    u = s.guest[g]
    if u.pause == FREEZING or u.pause == SHRINKING or u.pause == WRITING:
        u.resume_asked = 1
    u.suspend_asked = 0
    if u.pause != SUSPENDED:
        return
    u.resume_asked = 0
    begin_ipl(s, g, np.int64(0))


@kernel
def begin_ipl(s, g, after):
    """IPL guest g `after` ns from now; its virtual CPUs may run."""
    u = s.guest[g]
    u.resume_at = s.now
    note(s, RESUME_ASKED, g, np.int64(0))
    next_stage(s, g, IPLING, np.float64(after + s.param.ipl_ns))
    if after > 0:
        return
    if u.linux > 0:  # its activity before its kernel is up does not matter
        u.activity = RESTORE
        return
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        begin_vcpu(s, v)
    start_activity(s, g, RESTORE)


@kernel
def image_found(u):
    """Return whether the kernel that has just been started finds a usable image."""
    same = u.noresume == 0 and u.noresume_once == 0 and u.parm_changed == 0
    return same and u.image_valid == 1 and u.resume_dev == u.image_on


@kernel
def reading(s, u):
    """Return whether a paging volume is still reading a page that guest u requested before its IPL."""
    found = np.int64(0)
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        found |= s.waiting[v].asked
    return found == 1


@kernel
def end_ipl(s, blocks, g):
    """End the kernel load: read the image, or boot."""
    u = s.guest[g]
    if reading(s, u):
        next_stage(s, g, IPLING, MS)
        return
    found = image_found(u)
    u.noresume_once = 0
    note(s, IPL, g, np.int64(found))
    if not found:
        boot_afresh(s, blocks, g)
        return
    u.stage_left = u.image_pages
    if u.activity == OFF:
        start_activity(s, g, RESTORE)
    next_stage(s, g, READING, 0.0)


@kernel
def boot_afresh(s, blocks, g):
    """Boot without an image: memory, swap and any image are lost."""
    u = s.guest[g]
    free_memory(s, blocks, u)
    if u.web == 1:
        leave_web(s, g)
    take_from_swap(u, u.swapped)
    u.image_valid = 0
    u.requests = 0
    u.pause = RUNNING
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)
    if u.linux > 0:
        boot_linux(s, blocks, g, NOT_FILLED)
    else:
        boot(s, g)


@kernel
def read_image(s, g):
    """Read the next pages of the image, then restore devices and processes."""
    pages = chunk(s, s.guest[g])
    if pages > 0:
        next_stage(s, g, READING, pages * s.param.image_page_ns)
    else:
        next_stage(s, g, RESTORING, np.float64(s.param.restore_ns))


@kernel
def restored(s, g):
    """Run the processes; the application needs some of the swapped pages before it can serve."""
    u = s.guest[g]
    u.stage_left = np.int64(u.swapped * s.param.refault)
    next_stage(s, g, REFAULTING, 0.0)


@kernel
def refault(s, g):
    """Swap in the next pages that the application needs; after the last ones the guest continues."""
    u = s.guest[g]
    pages = take_from_swap(u, chunk(s, u))
    if pages > 0:
        next_stage(s, g, REFAULTING, pages * s.param.swap_page_ns)
    else:
        run_again(s, g)


@kernel
def run_again(s, g):
    """Continue guest g with its previous activity, or with the activity requested in the meantime. The image
    is no longer valid.
    """
    u = s.guest[g]
    u.pause = RUNNING
    u.image_valid = 0
    u.start_goal += u.emul_ns
    schedule(s.queue, s.src_guest + g, STAGE, NEVER)
    note(s, RESUMED, g, s.now - u.resume_at)
    start_activity(s, g, u.wanted)
    start_serving(s, g)
