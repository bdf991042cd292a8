"""Linux looks for pages that it can free: kswapd, scans of tasks themselves, swapping, the OOM killer.

Each page looked at is counted as scanned. Pages of files that have been used once are freed as they are
found; of those that are wanted again and again, and of anonymous ones, most have been used since the last
look, and the more so the fewer are left. How often Linux looks at either list follows from its swappiness and
from how many pages of each list it found used. A task that scans itself and finds too little takes a nap.
Sources: Linux 2.6.32, mm/vmscan.c (get_scan_count, do_try_to_free_pages), mm/page_alloc.c (watermarks).
The shares of pages that have not been used are assumed; see engine/scenario/model/parameters.py.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Stream
from engine.kernel.options import kernel
from engine.kernel.rng import uniform

LINUX = np.int64(Stream.LINUX)
SWAP_PRIORITY = 200.0  # of both lists together
BATCH = np.int64(32)  # pages that a direct scan is after (SWAP_CLUSTER_MAX)
LOOK = np.int64(128)  # pages looked at in a go
FULL = 12  # priorities of a scan, from the longest part of the lists to all of them
MIN_PART = 1e-3


@kernel
def whole(s, x):
    """Return a whole number of pages that is x on average."""
    return np.int64(x + uniform(s, LINUX))


@kernel
def file_pages(r):
    """Return the pages of the page cache."""
    return r.cached + r.once


@kernel
def unused_file(s, r):
    """Return the share of the page cache that has not been used since the last scan."""
    pages = file_pages(r)
    if pages == 0:
        return 0.0
    left = r.cached / max(1.0, np.float64(r.set))
    return min(1.0, (r.once + s.param.cold_file * r.cached * left) / pages)


@kernel
def unused_anon(s, r):
    """Return the share of anonymous and shared pages that have not been used lately."""
    pages = r.anon + r.shmem
    if pages <= 0:
        return 0.0
    cold = s.param.cold_anon * (pages + r.swapped) - r.swapped
    return max(MIN_PART, cold / pages)


@kernel
def swap_share(s, r):
    """Return the share of its scans that Linux gives to anonymous pages."""
    if r.swapped >= r.swap_size or r.anon + r.shmem <= 0:
        return 0.0
    if file_pages(r) + r.free <= r.mark_high:
        return 1.0
    anon = s.param.swappiness / (1.0 - min(1.0 - MIN_PART, unused_anon(s, r)))
    file = (SWAP_PRIORITY - s.param.swappiness) / (1.0 - min(1.0 - MIN_PART, unused_file(s, r)))
    return anon / (anon + file)


@kernel
def swap_out(r, pages):
    """Swap out anonymous pages, and then shared ones; returns how many."""
    pages = min(pages, min(r.anon + r.shmem, r.swap_size - r.swapped))
    shared = np.int64(pages * (r.shmem / max(1.0, np.float64(r.anon + r.shmem))))
    shared = max(pages - r.anon, min(shared, r.shmem))
    r.shmem -= shared
    r.anon -= pages - shared
    r.swapped += pages
    r.swap_outs += pages
    return pages


@kernel
def drop_file(s, r, pages):
    """Free pages of files, first those that are not wanted again; returns how many."""
    pages = min(pages, file_pages(r))
    left = r.cached / max(1.0, np.float64(r.set))
    cold = max(MIN_PART, r.once + s.param.cold_file * r.cached * left)
    once = min(r.once, np.int64(pages * r.once / cold + 0.5))
    once = max(once, pages - r.cached)
    r.once -= once
    r.cached -= pages - once
    return pages


@kernel
def look(s, r, pages):
    """Scan `pages` pages of the lists of Linux; returns how many were freed."""
    share = swap_share(s, r)
    swapped = swap_out(r, whole(s, pages * share * unused_anon(s, r)))
    freed = swapped + drop_file(s, r, whole(s, pages * (1.0 - share) * unused_file(s, r)))
    r.free += freed
    r.freed += freed
    r.cost += np.int64(pages * s.param.scan_page + freed * s.param.free_page)
    return freed


@kernel
def scan_direct(s, r):
    """Let a task that gets no page scan itself; returns how many pages it has freed."""
    freed, scanned = np.int64(0), np.int64(0)
    r.stalls += 1
    lists = file_pages(r) + r.anon + r.shmem
    for step in range(FULL + 1):
        part = max(BATCH, lists >> (FULL - step))
        while part > 0 and freed < BATCH:
            n = min(part, LOOK)
            freed += look(s, r, n)
            scanned += n
            part -= n
        if freed >= BATCH:
            break
        if step >= 2:  # priority below DEF_PRIORITY - 2
            r.wait += s.param.direct_nap
    r.scan_direct += scanned
    r.steal_direct += freed
    return freed


@kernel
def scan_kswapd(s, r):
    """Scan once as kswapd; returns 1 when enough pages are free, or nothing can be freed."""
    freed = look(s, r, LOOK)
    r.scan_kswapd += LOOK
    r.steal_kswapd += freed
    nothing = file_pages(r) == 0 and (r.swapped >= r.swap_size or r.anon + r.shmem == 0)
    return np.int64(r.free >= r.mark_high or nothing)
