"""Reclaim in Linux: kswapd, scans by the tasks themselves, swapping, the OOM killer.

Inactive pages are examined, and each is counted as scanned. File pages are freed as they are found: a page
that is used twice leaves the list at its second use. The fewer pages remain that are needed again and again,
the more of them have been used in the meantime. Most anonymous pages have been used since they were last
examined. How often Linux examines either list depends on its swappiness and on how many of the pages it found
used. A scan begins with a small part of the lists and doubles it until 32 pages are free; from the fourth
time on it sleeps briefly before that. kswapd then starts again with the small part: where lists are short it
frees a few hundred pages a second, and tasks that need more have to scan themselves. Sources: Linux 2.6.32,
mm/vmscan.c (get_scan_count, nr_scan_try_batch, do_try_to_free_pages, balance_pgdat; congestion_wait waits in
full until 2.6.37 brings wait_iff_congested), mm/page_alloc.c (watermarks). The shares of pages that have not
been used are assumed; see engine/scenario/model/parameters.py.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Stream
from engine.kernel.options import kernel
from engine.kernel.rng import uniform

LINUX = np.int64(Stream.LINUX)
SWAP_PRIORITY = 200.0  # of both lists together
BATCH = np.int64(32)  # pages that a direct scan is after (SWAP_CLUSTER_MAX)
LOOK = np.int64(128)  # pages checked at a time
FULL = 12  # priorities of a scan: 0 checks 1/4096 of the inactive lists, 12 checks all of them
NAPS = 3  # priorities from which a scan that has found too little waits (DEF_PRIORITY - 2)
INACTIVE_ANON = 0.25  # share of the inactive list (inactive_ratio 3, of zones of 1 GB)
DONE, ON, NAP = np.int64(0), np.int64(1), np.int64(2)
NO, YES = np.int64(0), np.int64(1)
MIN_PART = 1e-3


@kernel
def whole(s, x):
    """Return a random whole number of pages whose mean is x."""
    return np.int64(x + uniform(s, LINUX))


@kernel
def file_pages(r):
    """Return the number of pages in the page cache."""
    return r.cached + r.once


@kernel
def inactive_file(s, r):
    """Return the number of file pages on the inactive list: those read once, and the least used of the needed
    pages.
    """
    return r.once + s.param.cold_file * r.cached


@kernel
def unused_file(s, r):
    """Return the number of inactive file pages that have not been used since the last scan."""
    return r.once + s.param.cold_file * r.cached * (r.cached / max(1.0, np.float64(r.set)))


@kernel
def inactive_anon(r):
    """Return the number of anonymous and shared pages on the inactive list."""
    return INACTIVE_ANON * (r.anon + r.shmem)


@kernel
def unused_anon(s, r):
    """Return the number of anonymous and shared pages that have not been used recently."""
    pages = r.anon + r.shmem
    return max(MIN_PART * pages, s.param.cold_anon * (pages + r.swapped) - r.swapped)


@kernel
def share(part, total):
    """Return a part as a fraction of the total, 0 to 1; 0 when the total is zero."""
    return min(1.0, part / total) if total > 0.0 else 0.0


@kernel
def swap_share(s, r):
    """Return the share of its scans that Linux applies to anonymous pages."""
    if r.swapped >= r.swap_size or r.anon + r.shmem <= 0:
        return 0.0
    if file_pages(r) + r.free <= r.mark_high:
        return 1.0
    unused = share(unused_anon(s, r), np.float64(r.anon + r.shmem))
    anon = s.param.swappiness / (1.0 - min(1.0 - MIN_PART, unused))
    unused = share(unused_file(s, r), np.float64(file_pages(r)))
    file = (SWAP_PRIORITY - s.param.swappiness) / (1.0 - min(1.0 - MIN_PART, unused))
    return anon / (anon + file)


@kernel
def swap_out(r, pages):
    """Swap out anonymous pages, and then shared pages; return their number."""
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
    """Free file pages, starting with pages that are not needed again; return their number."""
    pages = min(pages, file_pages(r))
    cold = max(MIN_PART, unused_file(s, r))
    once = min(r.once, np.int64(pages * r.once / cold + 0.5))
    once = max(once, pages - r.cached)
    r.once -= once
    r.cached -= pages - once
    return pages


@kernel
def look(s, r, pages, may_swap):
    """Scan `pages` pages of the lists; return the number of freed pages. may_swap = 0: only file pages."""
    anon = swap_share(s, r)
    swapped = swap_out(r, whole(s, may_swap * pages * anon * share(unused_anon(s, r), inactive_anon(r))))
    dropped = pages * (1.0 - anon) * share(unused_file(s, r), inactive_file(s, r))
    freed = swapped + drop_file(s, r, whole(s, dropped))
    r.free += freed
    r.freed += freed
    r.cost += np.int64(pages * s.param.scan_page + freed * s.param.free_page)
    return freed


@kernel
def inactive(s, r):
    """Return the number of pages from which a scan takes its parts, each list weighted by its share of the
    scans.
    """
    anon = swap_share(s, r)
    return (1.0 - anon) * inactive_file(s, r) + anon * inactive_anon(r)


@kernel
def next_part(s, r, step):
    """Return the number of pages that a scan of this priority examines: 0 if too few for a batch."""
    r.saved += np.int64(inactive(s, r)) >> (FULL - step)
    if r.saved < BATCH:
        return np.int64(0)
    part = r.saved
    r.saved = 0
    return part


@kernel
def scan_direct(s, r, may_swap):
    """Make a task that gets no page scan itself; return the number of pages that it has freed."""
    freed, scanned = np.int64(0), np.int64(0)
    r.stalls += 1
    for step in range(FULL + 1):
        part = next_part(s, r, np.int64(step))
        while part > 0 and freed < BATCH:
            n = min(part, LOOK)
            freed += look(s, r, n, may_swap)
            scanned += n
            part -= n
        if freed >= BATCH:
            break
        if step >= NAPS and scanned > 0:
            r.wait += s.param.direct_nap
    r.scan_direct += scanned
    r.steal_direct += freed
    return freed


@kernel
def start_over(r):
    """Make kswapd start again with the smallest part of the lists."""
    r.step = 0
    r.found = 0


@kernel
def plan_part(s, r):
    """Plan the part of the lists that kswapd examines next: none when the lists are empty."""
    for _ in range(FULL + 1):
        r.part = next_part(s, r, r.step)
        if r.part > 0:
            return
        r.step = r.step + 1 if r.step < FULL else np.int64(0)


@kernel
def scan_kswapd(s, r):
    """Examine some pages as kswapd; return DONE, ON, or NAP, which means that it has freed too little and
    waits.
    """
    if r.part == 0:
        plan_part(s, r)
    n = min(LOOK, r.part)
    freed = look(s, r, n, YES)
    r.scan_kswapd += n
    r.steal_kswapd += freed
    r.part -= n
    r.found += freed
    nothing = file_pages(r) == 0 and (r.swapped >= r.swap_size or r.anon + r.shmem == 0)
    if r.part > 0 and not nothing:
        return ON
    naps = r.step >= NAPS
    if r.free >= r.mark_high or nothing:
        r.part = 0
        start_over(r)
        return DONE
    if r.found >= BATCH or r.step == FULL:
        start_over(r)
    else:
        r.step += 1
    return NAP if naps else ON
