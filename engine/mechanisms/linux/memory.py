"""Pages of a Linux guest: requesting them, giving them back, and the steps taken when no page is free.

Pressure appears in this order: below the low watermark kswapd is woken; a task that finds less than the
minimum scans itself; anonymous pages go to swap as fewer file pages are left; and when nothing can be freed,
the cmm module gives pages back, and finally the OOM killer ends the largest process: the server.
Sources: Linux 2.6.32, mm/page_alloc.c; arch/s390/mm/cmm.c (cmm_oom_notify: 256 pages).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident, Task, TaskState
from engine.kernel.options import kernel
from engine.mechanisms.linux.frames import match_frames
from engine.mechanisms.linux.reclaim import LOOK, YES, scan_direct
from engine.mechanisms.linux.run_queue import join_queue
from engine.mechanisms.processors.incidents import note

KSWAPD, JOB = np.int64(Task.KSWAPD), np.int64(Task.JOB)
SLEEP = np.int64(TaskState.SLEEP)
OOM = np.int64(Incident.OOM)
RELEASED = np.int64(256)  # pages that the cmm module releases when memory is exhausted
FIRST = np.int64(1)


@kernel
def wake_kswapd(s, r):
    """Wake kswapd; the task that requested pages gives it a CPU."""
    t = r.first_task + KSWAPD
    k = s.task[t]
    if k.state == SLEEP:
        r.wakeups += 1
        k.left = np.int64(LOOK * s.param.scan_page)
        join_queue(s, r, t, FIRST)


@kernel
def leave_pool(r, pages):
    """Give pages of the pool back to Linux: free pages without a CP frame."""
    pages = min(pages, r.pool)
    r.pool -= pages
    r.free += pages
    r.fresh += pages
    r.pool_moves += pages
    return pages


@kernel
def kill_server(s, r):
    """Make the OOM killer end the largest process and free its pages."""
    r.ooms += 1
    note(s, OOM, r.guest, r.anon)
    r.free += r.anon + r.shmem
    r.anon = 0
    r.shmem = 0
    r.swapped = 0
    r.up = 0
    r.start_left = 0
    r.start_pages = 0
    r.server_at = s.now


@kernel
def out_of_memory(s, r):
    """Handle the case in which nothing can be freed: shrink the pool first, then call the OOM killer."""
    if r.pool > 0:
        leave_pool(r, RELEASED)
        r.target = r.pool
    else:
        kill_server(s, r)


@kernel
def find_free(s, r, pages):
    """Free pages until `pages` are free; the cost is added to r.cost and r.wait."""
    if r.free - pages < r.mark_low:
        wake_kswapd(s, r)
    while r.free - pages < r.mark_min:
        if scan_direct(s, r, YES) > 0:
            continue
        if r.free >= pages:  # the last pages are reserved for requesters that cannot wait
            return
        out_of_memory(s, r)
        if r.ooms > 0 and r.free < pages and r.pool == 0 and r.anon + r.shmem == 0:
            return


@kernel
def take(s, blocks, r, pages):
    """Take free pages, those with a CP frame first; return their number. The caller counts them."""
    find_free(s, r, pages)
    pages = min(pages, r.free)
    warm = r.free - r.fresh
    r.free -= pages
    r.fresh -= max(np.int64(0), pages - warm)
    r.allocated += pages
    r.faults += pages
    match_frames(s, blocks, r)
    return pages


@kernel
def give(r, pages):
    """Free pages of Linux; CP keeps their frames."""
    r.free += pages
    r.freed += pages
