"""All names that a rule can use, with meaning and unit: for completion, for checks and for the guest model.

Sources: keywords and cpustat names as the daemon defines them; meminfo and vmstat names as Linux prints them
on s390x, once of the kernels 2.6.32 and 3.0 (`OLD`), once of kernels from 4.8 on (`NEW`). The order is fixed.
Names that contain a digit or a parenthesis, like Active(anon), exist, but no rule can name them.
"""

from __future__ import annotations

from typing import NamedTuple

OLD, NEW, BOTH = "old", "new", "both"


class KnownName(NamedTuple):
    """A name, what it says and in which unit."""

    name: str
    unit: str
    meaning: str
    kernels: str = BOTH  # OLD, NEW or BOTH


def _known(text: str, kernels: str = BOTH) -> tuple[KnownName, ...]:
    rows = [line.split("|") for line in text.strip().splitlines()]
    return tuple(KnownName(name.strip(), unit.strip(), why.strip(), kernels) for name, unit, why in rows)


_TICKS = """
user       | {0} | in user mode{1}
nice       | {0} | in user mode at low priority{1}
system     | {0} | in the kernel{1}
idle       | {0} | idle{1}
iowait     | {0} | idle while a disk transfer is waited for{1}
irq        | {0} | in interrupt handlers{1}
softirq    | {0} | in soft interrupts{1}
steal      | {0} | ready to run while z/VM ran others{1}
guest      | {0} | running guests of its own, contained in user too{1}
guest_nice | {0} | running guests at low priority, contained in nice too{1}
"""
_SHARES = _TICKS.format("% of one CPU", ", in the last interval; all together are 100 x onumcpus")
_SUMS = _TICKS.format("ticks", ", all CPUs together, since IPL")

KEYWORDS = (
    *_known("""
loadavg       | processes   | load average over 1 minute
runnable_proc | processes   | running or ready to run now
onumcpus      | CPUs        | online now, before this interval's action
"""),
    *_known(_SHARES),
    *_known("""
swaprate | pages/s | swapped in and out in the last interval; in CPU rules one interval old
apcr     | KiB/s   | read from and written to disks in the last interval; in CPU rules one interval old
freemem  | MiB     | free memory; in CPU rules one interval old
time     | s       | since 1970, with fraction; time[n]: n readings ago
"""),
)

CPUSTAT = (
    *_known(_SUMS),
    *_known("""
total_ticks   | ticks     | the sum of all ten, all CPUs together, since IPL
onumcpus      | CPUs      | online at that reading
loadavg       | processes | load average over 1 minute at that reading
runnable_proc | processes | running or ready to run at that reading
"""),
)

MEMINFO = (
    *_known("""
MemTotal       | kB    | memory of the guest without the kernel's own; the cmm pool does not make it smaller
MemFree        | kB    | free memory
Buffers        | kB    | cache of block devices; the kernel needs it
Cached         | kB    | page cache together with shared memory
SwapCached     | kB    | pages in memory that are on swap space too
Active         | kB    | pages used lately
Inactive       | kB    | pages not used lately, reclaimed first
Active(anon)   | kB    | of processes, used lately
Inactive(anon) | kB    | of processes, not used lately
Active(file)   | kB    | page cache, used lately
Inactive(file) | kB    | page cache, not used lately
Unevictable    | kB    | cannot be reclaimed
Mlocked        | kB    | locked by mlock
SwapTotal      | kB    | swap space
SwapFree       | kB    | swap space that is free
Dirty          | kB    | waits to be written to disk
Writeback      | kB    | is being written to disk
AnonPages      | kB    | memory of processes that no file backs
Mapped         | kB    | files mapped into processes
Shmem          | kB    | shared memory and tmpfs: counted in Cached, but it can only be swapped
Slab           | kB    | the kernel's own objects
SReclaimable   | kB    | of these, can be reclaimed
SUnreclaim     | kB    | of these, cannot be reclaimed
KernelStack    | kB    | stacks of the kernel
PageTables     | kB    | page tables
"""),
    *_known("""
NFS_Unstable   | kB    | sent to an NFS server, not yet on its disk
Bounce         | kB    | bounce buffers
"""),
    *_known("""
WritebackTmp   | kB    | temporary buffers of FUSE
CommitLimit    | kB    | what can be promised to processes
Committed_AS   | kB    | what is promised to processes
VmallocTotal   | kB    | address space of vmalloc
VmallocUsed    | kB    | of this, in use
VmallocChunk   | kB    | of this, largest free piece
HugePages_Total | pages | huge pages; always count as used memory
HugePages_Free | pages | of these, free
HugePages_Rsvd | pages | of these, promised
HugePages_Surp | pages | above the configured number
Hugepagesize   | kB    | size of a huge page
"""),
    *_known(
        """
MemAvailable    | kB | what new processes can get without swapping, as the kernel estimates it
AnonHugePages   | kB | transparent huge pages of processes
ShmemHugePages  | kB | transparent huge pages of shared memory
ShmemPmdMapped  | kB | of these, mapped by huge entries
CmaTotal        | kB | contiguous memory area
CmaFree         | kB | of this, free
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
    *_known("""
nr_free_pages         | pages | free now
nr_inactive_anon      | pages | of processes, not used lately
nr_active_anon        | pages | of processes, used lately
nr_inactive_file      | pages | page cache, not used lately
nr_active_file        | pages | page cache, used lately
nr_unevictable        | pages | cannot be reclaimed
nr_mlock              | pages | locked by mlock
nr_anon_pages         | pages | of processes, no file backs them
nr_mapped             | pages | files mapped into processes
nr_file_pages         | pages | page cache, shared memory and buffers
nr_dirty              | pages | wait to be written
nr_writeback          | pages | are being written
nr_slab_reclaimable   | pages | the kernel's objects that can be reclaimed
nr_slab_unreclaimable | pages | the kernel's objects that cannot
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
    *_known("""
pgfree       | pages  | freed since IPL
pgactivate   | pages  | moved to an active list since IPL
pgdeactivate | pages  | moved to an inactive list since IPL
pgfault      | faults | page faults in Linux since IPL
pgmajfault   | faults | of these, with a disk transfer, since IPL
"""),
    *_per_zone("pgrefill", "pages", "looked at on active lists since IPL", OLD),
    *_per_zone("pgsteal_kswapd", "pages", "reclaimed by kswapd since IPL (kernel 3.5 to 4.7)", OLD),
    *_per_zone("pgsteal_direct", "pages", "reclaimed by allocating tasks since IPL (kernel 3.5 to 4.7)", OLD),
    *_per_zone("pgscan_kswapd", "pages", "scanned by kswapd since IPL", OLD),
    *_per_zone("pgscan_direct", "pages", "scanned by tasks that wait for memory, since IPL", OLD),
    *_known(
        """
pginodesteal      | pages | reclaimed by freeing inodes since IPL
kswapd_steal      | pages | reclaimed by kswapd since IPL (up to kernel 3.4)
kswapd_inodesteal | pages | reclaimed by kswapd by freeing inodes since IPL
allocstall        | times | an allocation had to scan itself, since IPL
""",
        OLD,
    ),
    *_known("""
slabs_scanned | objects | scanned in the kernel's caches since IPL
pageoutrun    | times   | kswapd ran since IPL
pgrotated     | pages   | moved to the end of a list after writing, since IPL
"""),
    *_known(
        """
pgrefill         | pages | looked at on active lists since IPL
pgsteal_kswapd   | pages | reclaimed by kswapd since IPL
pgsteal_direct   | pages | reclaimed by allocating tasks since IPL
pgscan_kswapd    | pages | scanned by kswapd since IPL
pgscan_direct    | pages | scanned by tasks that wait for memory, since IPL
""",
        NEW,
    ),
    *_per_zone("allocstall", "times", "an allocation had to scan itself, since IPL", NEW),
    *_known(
        """
oom_kill             | times | a process was killed for want of memory, since IPL
workingset_refault   | pages | read again soon after they were reclaimed, since IPL
drop_pagecache       | times | the page cache was dropped by hand, since IPL
""",
        NEW,
    ),
)

# What the daemon looks for, in its order: the first that the text begins with. A dot: a counter follows.
PREDEFINED = (
    *(one.name for one in KEYWORDS[:3]),
    *("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal", "guest_nice", "guest"),
    *("swaprate", "apcr", "freemem", "meminfo.", "vmstat.", "cpustat.", "time"),
)

COUNTERS = {"cpustat": CPUSTAT, "meminfo": MEMINFO, "vmstat": VMSTAT}


def find(kind: str, name: str) -> KnownName | None:
    """What is known about a name of this kind; None: no kernel known here prints it."""
    return next((one for one in COUNTERS.get(kind, KEYWORDS) if one.name == name), None)


def counts_up(kind: str, name: str) -> bool:
    """Is it a sum since IPL, so that only differences say anything?"""
    known = find(kind, name)
    return kind != "keyword" and known is not None and "since IPL" in known.meaning
