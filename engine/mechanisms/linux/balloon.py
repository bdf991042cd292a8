"""The cmm module: its thread moves pages between Linux and the pool until the pool has the requested size.

A page that goes to the pool is taken from Linux and reported to CP by Diagnose X'10': CP takes its frame
immediately. Without APAR VM65060 all virtual CPUs of the guest are blocked in the meantime. When Linux has
too few free pages, the thread scans for a page itself, but cannot swap (GFP_NOIO); if it finds none, it gives
up and keeps the size reached so far. A page that is moved back is a free page of Linux; CP gives it a frame
when it is touched. For every 510 pages, the pool takes one more page for notes. Source: Linux,
arch/s390/mm/cmm.c; "Automatic CPU and memory resource management", APAR VM65060.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Task, TaskState
from engine.kernel.options import kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.linux.frames import match_frames
from engine.mechanisms.linux.memory import leave_pool, wake_kswapd
from engine.mechanisms.linux.reclaim import NO, scan_direct
from engine.mechanisms.linux.run_queue import make_runnable, sleep
from engine.mechanisms.storage.reorder import hold

CMM = np.int64(Task.CMM)
SLEEP = np.int64(TaskState.SLEEP)
REORDER = np.int64(EventKind.REORDER)
PIECE = np.int64(64)  # pages that the thread moves at a time
NOTED = np.int64(510)  # pages of the pool that one page can list
FIRST = np.int64(1)


@kernel
def note_pages(r, before):
    """Adjust the number of note pages of the module as the pool grows or shrinks from `before`."""
    more = (r.pool + NOTED - 1) // NOTED - (before + NOTED - 1) // NOTED
    more = min(more, r.free)
    warm = r.free - r.fresh
    r.kernel += more
    r.free -= more
    r.fresh -= max(np.int64(0), more - warm)


@kernel
def join_pool(s, blocks, r):
    """Move pages of Linux to the pool; return their number."""
    pages = min(PIECE, r.target - r.pool)
    if r.free - pages < r.mark_low:
        wake_kswapd(s, r)
    if r.free - pages < r.mark_min:
        scan_direct(s, r, NO)
    pages = min(pages, r.free - r.mark_min)
    if pages <= 0:
        r.target = r.pool
        return np.int64(0)
    warm = r.free - r.fresh
    r.pool += pages
    r.free -= pages
    r.fresh -= max(np.int64(0), pages - warm)
    r.pool_moves += pages
    r.cp_debt += np.int64(pages * s.param.diag_page)
    if r.patched == 0:
        r.block += np.int64(pages * s.param.diag_block)
    match_frames(s, blocks, r)
    return pages


@kernel
def move_pages(s, blocks, t):
    """Move the pages for which the thread, task t, has had its CPU time; return 1 when it is done."""
    k = s.task[t]
    r = s.linux[k.linux]
    before = r.pool
    r.cost = 0
    r.wait = 0
    r.system_ns += k.system
    if r.target > r.pool:
        join_pool(s, blocks, r)
    elif r.target < r.pool:
        leave_pool(r, min(PIECE, r.pool - r.target))
    note_pages(r, before)
    match_frames(s, blocks, r)
    k.left = np.int64(PIECE * s.param.pool_page) + r.cost + 1
    k.system = k.left
    return np.int64(r.pool == r.target)


@kernel
def set_pool(s, r, pages):
    """Set the target size of the pool."""
    r.target = min(max(np.int64(0), pages), r.total)
    t = r.first_task + CMM
    k = s.task[t]
    if r.target != r.pool and k.state == SLEEP:
        k.left = np.int64(PIECE * s.param.pool_page) + 1
        k.system = k.left
        make_runnable(s, t, FIRST)


@kernel
def rest(s, t):
    """Put the thread, which has stopped running, to sleep because the pool has reached its target size."""
    sleep(s, t, SLEEP, NEVER)


@kernel
def block_guest(s, r):
    """Stop the virtual CPUs of the guest while CP takes pages of the pool."""
    u = s.guest[r.guest]
    if r.block == 0 or u.reordering == 1:
        return
    u.reordering = 1
    hold(s, u)
    schedule(s.queue, s.src_reorder + r.guest, REORDER, s.now + r.block)
    r.block = 0
