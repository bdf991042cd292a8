"""Parameters of Linux guests whose memory and run queue are simulated; they are part of Parameters.

Nothing that the study of cpuplugd publishes fixes them one by one: they are what kernels and machines of its
time (Linux 2.6.32, z10) do, as far as sources say, and round numbers else.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict

from engine.kernel.units import MS
from engine.scenario.files.quantities import Cost, Part, number, parameter, times, whole


class LinuxParameters(BaseModel):
    """Times in ns, sizes in pages."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    scan_page: Cost = parameter(
        300,
        "us",
        "assumed: the reverse map of a page is walked, some hundred instructions with cache misses",
        "Linux: looking at a page of its lists",
    )
    free_page: Cost = parameter(
        700,
        "us",
        "assumed: unmapping, flushing and freeing takes twice as long as the look",
        "Linux: freeing a page that it has found unused",
    )
    fill_page: Cost = parameter(
        2_000,
        "us",
        "assumed: a fault, clearing 4 KiB, and a program that writes its data there at 2 GB/s",
        "Linux: a job fills a page",
    )
    cold_file: Part = parameter(
        0.5,
        "share",
        "Linux: mm/vmscan.c, inactive_file_is_low: the inactive list of files is as long as the active one; "
        "shrink_page_list frees its pages that no process has mapped",
        "Linux: wanted pages of files on the inactive list, when all are in memory",
    )
    cold_anon: Part = parameter(
        0.1,
        "share",
        "assumed: one page in ten of a server's heap is hardly ever used after its start",
        "Linux: anonymous and shared pages that are hardly ever used",
    )
    swappiness: Annotated[float, number(0.0, 100.0)] = parameter(
        60.0,
        "of 200",
        "Linux: vm.swappiness, the default",
        "Linux: how much it looks at anonymous pages rather than at those of files",
    )
    disk_read: Annotated[int, times("0s", "1s")] = parameter(
        3 * MS,
        "ms",
        "assumed: half of the reads come from the cache of a storage server, half from its disks (6 ms)",
        "Linux: mean time of a read; exponential",
    )
    read_cluster: Annotated[int, whole(1, 256)] = parameter(
        8,
        "pages",
        "Linux: vm.page-cluster 3, 8 pages",
        "Linux: pages that are read or swapped in at once",
    )
    direct_nap: Annotated[int, times("0s", "1s")] = parameter(
        100 * MS,
        "ms",
        "Linux: congestion_wait(BLK_RW_ASYNC, HZ / 10)",
        "Linux: how long a scan, also of kswapd, waits after each priority from the fourth on that freed too "
        "little",
    )
    linux_slice: Annotated[int, times("100us", "1s")] = parameter(
        6 * MS,
        "ms",
        "Linux: sched_latency of the Completely Fair Scheduler, 6 ms before it is scaled with the CPUs",
        "Linux: CPU time of a task before one that waits gets the CPU",
    )
    hop: Cost = parameter(
        100_000,
        "us",
        "assumed: a message over a virtual switch, with both ends' interrupts",
        "From a server to the next one, or to another part of the same",
    )
    pool_page: Cost = parameter(
        700,
        "us",
        "assumed: allocating a page and noting it down, or freeing it",
        "Linux: a page goes to the cmm pool or comes back",
    )
    diag_page: Cost = parameter(
        1_300,
        "us",
        "assumed: as CP's cost of a first touch, whose work it undoes",
        "CP: Diagnose X'10' for a page, with APAR VM65060",
    )
    diag_block: Cost = parameter(
        75_000,
        "us",
        "assumed: stopping all virtual CPUs of a guest and letting them go on takes about as long as a dozen "
        "of CP's dispatches of each",
        "CP: Diagnose X'10' for a page without APAR VM65060 blocks the guest for so long",
    )
    daemon_cost: Cost = parameter(
        MS,
        "ms",
        "assumed: reading four files of /proc, of some 100 lines, and evaluating the rules",
        "cpuplugd: CPU time of an interval",
    )
    cpu_switch: Cost = parameter(
        5 * MS,
        "ms",
        "assumed: all CPUs stand still while one joins or leaves (stop_machine)",
        "Linux: CPU time of the daemon to bring a CPU on line or off line",
    )
    epoch: Annotated[int, whole(0, 2**31)] = parameter(
        1_300_000_000,
        "seconds",
        "assumed: a day of March 2011, when such systems were run",
        "Seconds since 1970 at time 0, for rules that name the time",
    )
