"""Names of the counters that Linux shows, with meaning and unit: cpustat, meminfo and vmstat.

Sources: cpustat names as cpuplugd defines them; meminfo and vmstat names as Linux prints them on s390x, in
kernels 2.6.32 and 3.0 (`OLD`) and in kernels from 4.8 on (`NEW`). The tables of a guest hold one value for
each name, in this order: never reorder them. Names that contain a digit or a parenthesis, like Active(anon),
exist, but no rule can use them.
"""

from __future__ import annotations

from typing import NamedTuple

OLD, NEW, BOTH = "old", "new", "both"


class KnownName(NamedTuple):
    """A name with its unit and its meaning."""

    name: str
    unit: str
    meaning: str
    kernels: str = BOTH  # OLD, NEW or BOTH


def known(text: str, kernels: str = BOTH) -> tuple[KnownName, ...]:
    """Return the rows of a table of names: name, unit and meaning, separated by vertical bars."""
    rows = [line.split("|") for line in text.strip().splitlines()]
    return tuple(KnownName(name.strip(), unit.strip(), why.strip(), kernels) for name, unit, why in rows)


TICKS = """
user       | {0} | in user mode{1}
nice       | {0} | in user mode at low priority{1}
system     | {0} | in the kernel{1}
idle       | {0} | idle{1}
iowait     | {0} | idle while waiting for a disk transfer{1}
irq        | {0} | in interrupt handlers{1}
softirq    | {0} | in soft interrupts{1}
steal      | {0} | ready to run while z/VM ran other work{1}
guest      | {0} | running guests of its own, contained in user too{1}
guest_nice | {0} | running guests at low priority, contained in nice too{1}
"""
_SUMS = TICKS.format("ticks", ", all CPUs together, since IPL")

CPUSTAT = (
    *known(_SUMS),
    *known("""
total_ticks   | ticks     | the sum of all ten, all CPUs together, since IPL
onumcpus      | CPUs      | on line at that reading
loadavg       | processes | load average over 1 minute at that reading
runnable_proc | processes | running or ready to run at that reading
"""),
)

MEMINFO = (
    *known("""
MemTotal       | kB    | memory of the guest except the kernel's own; the cmm pool does not reduce it
MemFree        | kB    | free memory
Buffers        | kB    | cache of block devices; the kernel needs it
Cached         | kB    | page cache together with shared memory
SwapCached     | kB    | pages in memory that are also on swap space
Active         | kB    | recently used pages
Inactive       | kB    | pages not used recently, reclaimed first
Active(anon)   | kB    | of processes, recently used
Inactive(anon) | kB    | of processes, not recently used
Active(file)   | kB    | page cache, recently used
Inactive(file) | kB    | page cache, not recently used
Unevictable    | kB    | cannot be reclaimed
Mlocked        | kB    | locked by mlock
SwapTotal      | kB    | swap space
SwapFree       | kB    | free swap space
Dirty          | kB    | waiting to be written to disk
Writeback      | kB    | being written to disk
AnonPages      | kB    | memory of processes, not backed by a file
Mapped         | kB    | files mapped into processes
Shmem          | kB    | shared memory and tmpfs: counted in Cached, but can only be swapped
Slab           | kB    | the kernel's own objects
SReclaimable   | kB    | of these, can be reclaimed
SUnreclaim     | kB    | of these, cannot be reclaimed
KernelStack    | kB    | stacks of the kernel
PageTables     | kB    | page tables
"""),
    *known("""
NFS_Unstable   | kB    | sent to an NFS server, not yet written to its disk
Bounce         | kB    | bounce buffers
"""),
    *known("""
WritebackTmp   | kB    | temporary buffers of FUSE
CommitLimit    | kB    | memory that may be committed to processes
Committed_AS   | kB    | memory committed to processes
VmallocTotal   | kB    | address space of vmalloc
VmallocUsed    | kB    | of that, in use
VmallocChunk   | kB    | of that, largest free piece
HugePages_Total | pages | huge pages; always count as used memory
HugePages_Free | pages | of these, free
HugePages_Rsvd | pages | of these, reserved
HugePages_Surp | pages | more than configured
Hugepagesize   | kB    | size of a huge page
"""),
    *known(
        """
MemAvailable    | kB | memory for new processes without swapping, by the kernel's estimate
AnonHugePages   | kB | transparent huge pages of processes
ShmemHugePages  | kB | transparent huge pages of shared memory
ShmemPmdMapped  | kB | of these, mapped with huge entries
CmaTotal        | kB | contiguous memory area
CmaFree         | kB | of that, free
KReclaimable    | kB | memory of the kernel that can be reclaimed
Percpu          | kB | memory kept per CPU
Hugetlb         | kB | all huge pages
DirectMap4k     | kB | mapped in 4 KiB pages
DirectMap1M     | kB | mapped in 1 MiB pages
DirectMap2G     | kB | mapped in 2 GiB pages
""",
        NEW,
    ),
)

_ZONES = ("dma", "normal", "movable")


def _per_zone(name: str, unit: str, meaning: str, kernels: str = BOTH) -> tuple[KnownName, ...]:
    return tuple(KnownName(f"{name}_{zone}", unit, f"{meaning}, zone {zone}", kernels) for zone in _ZONES)


VMSTAT = (
    *known("""
nr_free_pages         | pages | free now
nr_inactive_anon      | pages | of processes, not recently used
nr_active_anon        | pages | of processes, recently used
nr_inactive_file      | pages | page cache, not recently used
nr_active_file        | pages | page cache, recently used
nr_unevictable        | pages | cannot be reclaimed
nr_mlock              | pages | locked by mlock
nr_anon_pages         | pages | of processes, not backed by a file
nr_mapped             | pages | files mapped into processes
nr_file_pages         | pages | page cache, shared memory and buffers
nr_dirty              | pages | waiting to be written
nr_writeback          | pages | being written
nr_slab_reclaimable   | pages | the kernel's objects, reclaimable
nr_slab_unreclaimable | pages | the kernel's objects, not reclaimable
nr_page_table_pages   | pages | page tables
nr_kernel_stack       | pages | stacks of the kernel
nr_bounce             | pages | bounce buffers
nr_vmscan_write       | pages | written by reclaim since IPL
nr_writeback_temp     | pages | temporary buffers of FUSE
nr_isolated_anon      | pages | of processes, taken off the lists
nr_isolated_file      | pages | page cache, taken off the lists
nr_shmem              | pages | shared memory and tmpfs
nr_dirtied            | pages | made dirty since IPL
nr_written            | pages | written since IPL
pgpgin                | KiB   | read from disks since IPL
pgpgout               | KiB   | written to disks since IPL
pswpin                | pages | swapped in since IPL
pswpout               | pages | swapped out since IPL
"""),
    *_per_zone("pgalloc", "pages", "allocated since IPL"),
    *known("""
pgfree       | pages  | freed since IPL
pgactivate   | pages  | moved to an active list since IPL
pgdeactivate | pages  | moved to an inactive list since IPL
pgfault      | faults | page faults in Linux since IPL
pgmajfault   | faults | of these, with a disk transfer, since IPL
"""),
    *_per_zone("pgrefill", "pages", "scanned on active lists since IPL", OLD),
    *_per_zone("pgsteal_kswapd", "pages", "reclaimed by kswapd since IPL (kernel 3.5 to 4.7)", OLD),
    *_per_zone("pgsteal_direct", "pages", "reclaimed by allocating tasks since IPL (kernel 3.5 to 4.7)", OLD),
    *_per_zone("pgscan_kswapd", "pages", "scanned by kswapd since IPL", OLD),
    *_per_zone("pgscan_direct", "pages", "scanned by tasks waiting for memory, since IPL", OLD),
    *known(
        """
pginodesteal      | pages | reclaimed by freeing inodes since IPL
kswapd_steal      | pages | reclaimed by kswapd since IPL (up to kernel 3.4)
kswapd_inodesteal | pages | reclaimed by kswapd by freeing inodes since IPL
allocstall        | times | an allocation had to scan for pages, since IPL
""",
        OLD,
    ),
    *known("""
slabs_scanned | objects | scanned in the kernel's caches since IPL
pageoutrun    | times   | kswapd was run since IPL
pgrotated     | pages   | moved to the end of a list after writing, since IPL
"""),
    *known(
        """
pgrefill         | pages | scanned on active lists since IPL
pgsteal_kswapd   | pages | reclaimed by kswapd since IPL
pgsteal_direct   | pages | reclaimed by allocating tasks since IPL
pgscan_kswapd    | pages | scanned by kswapd since IPL
pgscan_direct    | pages | scanned by tasks waiting for memory, since IPL
""",
        NEW,
    ),
    *_per_zone("allocstall", "times", "an allocation had to scan for pages, since IPL", NEW),
    *known(
        """
oom_kill             | times | a process was killed because memory ran out, since IPL
workingset_refault   | pages | read again soon after they were reclaimed, since IPL
drop_pagecache       | times | the page cache was dropped by hand, since IPL
""",
        NEW,
    ),
)
