"""The values of /proc/stat, loadavg, meminfo and vmstat, for the rules of cpuplugd and for people.

Zone counters are split like the memory: the first zone has the part below 2 GB. Names without a counterpart
here read 0.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.kernel.units import SECOND
from engine.mechanisms.linux.cpus import stat_ticks
from engine.mechanisms.linux.reclaim import file_pages
from engine.state.rule_names import CPUSTAT, MEMINFO, VMSTAT

CPU = {known.name: np.int64(place) for place, known in enumerate(CPUSTAT)}
MEM = {known.name: np.int64(place) for place, known in enumerate(MEMINFO)}
VM = {known.name: np.int64(place) for place, known in enumerate(VMSTAT)}
USER, SYSTEM, IDLE, IOWAIT = (CPU[name] for name in ("user", "system", "idle", "iowait"))
STEAL, TOTAL, ONLINE = (CPU[name] for name in ("steal", "total_ticks", "onumcpus"))
LOADAVG, RUNNABLE = CPU["loadavg"], CPU["runnable_proc"]
MEM_TOTAL, MEM_FREE, BUFFERS, CACHED = (MEM[n] for n in ("MemTotal", "MemFree", "Buffers", "Cached"))
SWAP_TOTAL, SWAP_FREE, SHMEM = (MEM[n] for n in ("SwapTotal", "SwapFree", "Shmem"))
ANON, SLAB, COMMITTED = (MEM[n] for n in ("AnonPages", "Slab", "Committed_AS"))
ACTIVE, INACTIVE, MAPPED, DIRTY = (MEM[n] for n in ("Active", "Inactive", "Mapped", "Dirty"))
AVAILABLE, HUGE_TOTAL, HUGE_FREE = (MEM[n] for n in ("MemAvailable", "HugePages_Total", "HugePages_Free"))
HUGE_SIZE, UNRECLAIM, LIMIT = (MEM[n] for n in ("Hugepagesize", "SUnreclaim", "CommitLimit"))
INACTIVE_FILE, ACTIVE_FILE = MEM["Inactive(file)"], MEM["Active(file)"]
ACTIVE_ANON = MEM["Active(anon)"]
NR_FREE, NR_FILE, NR_ANON, NR_SHMEM = (
    VM[n] for n in ("nr_free_pages", "nr_file_pages", "nr_anon_pages", "nr_shmem")
)
PGIN, PGOUT, SWAPIN, SWAPOUT = (VM[n] for n in ("pgpgin", "pgpgout", "pswpin", "pswpout"))
FAULT, MAJFAULT, PGFREE = (VM[n] for n in ("pgfault", "pgmajfault", "pgfree"))
STALL, RUNS, KSTEAL, OOM = (VM[n] for n in ("allocstall", "pageoutrun", "kswapd_steal", "oom_kill"))
SCANK, SCAND = VM["pgscan_kswapd_dma"], VM["pgscan_direct_dma"]
STEALK, STEALD = VM["pgsteal_kswapd_dma"], VM["pgsteal_direct_dma"]
ALL_SCANK, ALL_SCAND = VM["pgscan_kswapd"], VM["pgscan_direct"]
ALL_STEALK, ALL_STEALD = VM["pgsteal_kswapd"], VM["pgsteal_direct"]
ALLOC, STALL_NORMAL = VM["pgalloc_dma"], VM["allocstall_normal"]
NR_IN_FILE, NR_ACT_FILE, NR_ACT_ANON = (
    VM[f"nr_{n}"] for n in ("inactive_file", "active_file", "active_anon")
)
NR_SLAB, NR_MAPPED, NR_WRITTEN = VM["nr_slab_unreclaimable"], VM["nr_mapped"], VM["nr_written"]
NR_DIRTIED, NR_SWAPPED, REFAULT = VM["nr_dirtied"], VM["nr_vmscan_write"], VM["workingset_refault"]
KB, MB = 4.0, 1024.0  # of a page; of a MiB
DMA = np.int64(2 * 2**30 // 4096)  # pages below 2 GB
HUGE = np.int64(256)  # pages of a huge one
TICK = np.int64(10_000_000)
ROUND = np.int64(10)  # 1/200 in units of 1/2048
HUNDREDTHS = 100.0


@kernel
def average_shown(r):
    """Return the load average as Linux prints it: truncated to hundredths."""
    x = r.average + ROUND
    return np.float64(x >> 11) + np.float64(((x & 2047) * 100) >> 11) / HUNDREDTHS


@kernel
def show_cpus(s, r):
    """Update /proc/stat and /proc/loadavg."""
    c = r.cpustat
    busy = stat_ticks(s, r, IDLE, STEAL)
    system = min(busy, r.system_ns)
    c[USER] = max(c[USER], np.float64((busy - system) // TICK))
    c[SYSTEM] = max(c[SYSTEM], np.float64(system // TICK))
    c[IOWAIT] = max(c[IOWAIT], np.float64(r.iowait_ns // TICK))
    c[TOTAL] = c[USER] + c[SYSTEM] + c[IDLE] + c[IOWAIT] + c[STEAL]
    c[ONLINE] = np.float64(r.online)
    c[LOADAVG] = average_shown(r)
    c[RUNNABLE] = np.float64(max(np.int64(1), r.runnable))


@kernel
def anonymous(r):
    """Return the number of anonymous pages in memory, including those that tasks hold temporarily."""
    used = r.free + r.kernel + r.shmem + r.cached + r.once + r.buffers + r.huge + r.pool
    return r.total - used


@kernel
def show_memory(s, r):
    """Update /proc/meminfo."""
    m = r.meminfo
    anon = anonymous(r)
    m[MEM_TOTAL] = r.total * KB
    m[MEM_FREE] = r.free * KB
    m[BUFFERS] = r.buffers * KB
    m[CACHED] = (file_pages(r) + r.shmem) * KB
    m[SHMEM] = r.shmem * KB
    m[ANON] = anon * KB
    m[SLAB] = r.kernel * KB
    m[UNRECLAIM] = r.kernel * KB
    m[SWAP_TOTAL] = r.swap_size * KB
    m[SWAP_FREE] = (r.swap_size - r.swapped) * KB
    m[COMMITTED] = (anon + r.shmem + r.swapped) * KB
    m[LIMIT] = (r.swap_size + r.total // 2) * KB
    m[INACTIVE_FILE] = r.once * KB
    m[ACTIVE_FILE] = r.cached * KB
    m[ACTIVE_ANON] = (anon + r.shmem) * KB
    m[ACTIVE] = m[ACTIVE_FILE] + m[ACTIVE_ANON]
    m[INACTIVE] = m[INACTIVE_FILE]
    m[MAPPED] = r.cached * KB
    m[AVAILABLE] = max(np.int64(0), r.free - r.mark_low + file_pages(r) // 2) * KB
    m[HUGE_TOTAL] = np.float64(r.huge // HUGE)
    m[HUGE_FREE] = m[HUGE_TOTAL]
    m[HUGE_SIZE] = MB


@kernel
def split(r, row, first, count):
    """Divide a counter over the zones DMA, normal and movable."""
    low = min(count, count * min(DMA, r.total) // max(np.int64(1), r.total))
    row[first] = np.float64(low)
    row[first + 1] = np.float64(count - low)


@kernel
def show_counters(s, r):
    """Update /proc/vmstat."""
    m = r.vmstat
    m[NR_FREE] = np.float64(r.free)
    m[NR_FILE] = np.float64(file_pages(r) + r.shmem + r.buffers)
    m[NR_ANON] = np.float64(anonymous(r))
    m[NR_SHMEM] = np.float64(r.shmem)
    m[NR_IN_FILE] = np.float64(r.once)
    m[NR_ACT_FILE] = np.float64(r.cached)
    m[NR_ACT_ANON] = np.float64(anonymous(r) + r.shmem)
    m[NR_SLAB] = np.float64(r.kernel)
    m[NR_MAPPED] = np.float64(r.cached)
    m[NR_DIRTIED] = np.float64(r.written)
    m[NR_WRITTEN] = np.float64(r.written)
    m[NR_SWAPPED] = np.float64(r.swap_outs)
    m[REFAULT] = np.float64(r.read_ins)
    m[PGIN] = (r.read_ins + r.swap_ins) * KB
    m[PGOUT] = (r.written + r.swap_outs) * KB
    m[SWAPIN] = np.float64(r.swap_ins)
    m[SWAPOUT] = np.float64(r.swap_outs)
    m[FAULT] = np.float64(r.faults)
    m[MAJFAULT] = np.float64(r.major_faults)
    m[PGFREE] = np.float64(r.freed)
    m[STALL] = np.float64(r.stalls)
    m[STALL_NORMAL] = np.float64(r.stalls)
    m[RUNS] = np.float64(r.wakeups)
    m[KSTEAL] = np.float64(r.steal_kswapd)
    m[OOM] = np.float64(r.ooms)
    m[ALL_SCANK] = np.float64(r.scan_kswapd)
    m[ALL_SCAND] = np.float64(r.scan_direct)
    m[ALL_STEALK] = np.float64(r.steal_kswapd)
    m[ALL_STEALD] = np.float64(r.steal_direct)
    split(r, m, SCANK, r.scan_kswapd)
    split(r, m, SCAND, r.scan_direct)
    split(r, m, STEALK, r.steal_kswapd)
    split(r, m, STEALD, r.steal_direct)
    split(r, m, ALLOC, r.allocated)


@kernel
def read_proc(s, r):
    """Update all /proc files."""
    r.now_s = np.float64(s.param.epoch) + np.float64(s.now) / SECOND
    show_cpus(s, r)
    show_memory(s, r)
    show_counters(s, r)
    r.readings += 1
