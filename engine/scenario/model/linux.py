"""Guests with a simulated memory and run queue of Linux, their users, and the parameters of such guests.

Nothing published in the study of cpuplugd determines the parameters individually: they follow the behavior of
kernels and machines of that time (Linux 2.6.32, z10), where sources describe it, and are round numbers
otherwise.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine.kernel.units import MS
from engine.scenario.files.quantities import (
    Cost,
    Name,
    Pages,
    Part,
    Share,
    Switch,
    Time,
    Title,
    number,
    parameter,
    times,
    whole,
)
from engine.scenario.model.table import ScenarioTable
from engine.state.linux import MAX_VISIT

MAX_EPOCH = 2**31  # seconds
MAX_RULES = 4 << 20  # characters of a rule file


class LinuxKind(ScenarioTable):
    """Software in a kind of guest, to the extent that its memory and its CPUs matter. Sizes are pages."""

    base: Pages  # of the kernel and system services, without buffers
    buffers: Pages = 0  # for file system metadata
    huge: Pages = 0  # reserved as huge pages
    heap: Pages  # anonymous pages of the server
    buffer: Pages = 0  # shared memory of the server, such as a database buffer pool
    buffer_share: Share = 0.0  # alternative: share of the memory that the server finds at its start
    files: Pages  # that are requested repeatedly
    reads: Annotated[float, number(0.0, 1e5)] = 0.0  # pages of these that a visit reads
    writes: Annotated[float, number(0.0, 1e5)] = 0.0  # new data pages per visit
    system: Share = 0.2  # kernel share of the CPU time of a visit
    touched_every: Annotated[int, times("1ms", "24h")] = (
        20_000_000_000  # CPU time until a swapped page is needed
    )
    cp_touched_every: Annotated[int, times("1ms", "24h")] = (
        10_000_000_000  # between two touches of a page, as CP sees them: determines the working set
    )
    job_every: Annotated[int, times("0s", "24h")] = 0  # mean time between two jobs, ns; 0 = no jobs
    job_pages: Pages = 0  # mean size of a job
    job_hold: Annotated[int, times("0s", "1h")] = 1_000_000_000  # time for which a job keeps its pages
    threads_per_cpu: Annotated[float, number(0.01, 1e4)] = (
        50.0  # concurrent transactions for each CPU that it finds
    )
    follows_cpus: Switch = False  # it adapts to the number of CPUs as it runs, not only at its start


class LinuxRules(ScenarioTable):
    """A cpuplugd rule file, with its text: everything on which a run depends is in its scenario."""

    name: Title  # of the file
    text: Annotated[str, Field(strict=True, max_length=MAX_RULES)]  # of the rules


class Visit(ScenarioTable):
    """A station of a transaction."""

    guests: Name  # group; user group number n belongs to its n-th guest
    cpu: Annotated[int, times("1us", "1h")]  # mean CPU time; exponential
    io: Annotated[int, times("0s", "1h")] = 0  # mean disk wait after a piece of work; exponential
    pages: Pages = 16  # needed during the work


class Load(ScenarioTable):
    """Users of servers, each of whom thinks, sends a request and waits for the response; table [loads.NAME].

    The number of such groups of users is the number of guests in the group of the first station.
    """

    title: Title  # as shown in the window
    users: Annotated[int, whole(1, 10_000)]  # of each guest of the first station
    think: Annotated[int, times("1us", "24h")]  # mean time between response and next request; exponential
    swing: Annotated[float, number(0.0, 2.0)] = 0.0  # standard deviation of the logarithm of their pace
    period: Annotated[int, times("10ms", "1h")] = 1_000_000_000  # ns until a pace has mostly decayed
    on: Switch = True  # from time 0; otherwise a step "load" starts it
    way: Annotated[tuple[Visit, ...], Field(min_length=1, max_length=MAX_VISIT)]


class LinuxGroup(ScenarioTable):
    """Additional keys of a group of guests whose kind has a simulated Linux."""

    cpuplugd: LinuxRules | None = None  # in files: the name of a rule file; "" = none
    daemon_start: Time = 0  # its start time
    serves: Switch = True  # its server starts at server_start; otherwise a step "start" starts it
    server_start: Time = 0  # 0 in running guests: they have been up for a long time
    beside: tuple[Literal["vmrm-cmm", "cpuset", "taskset"], ...] = ()  # other managers of the guest


class LinuxParameters(ScenarioTable):
    """Parameters of a simulated Linux; times in ns, sizes in pages."""

    scan_page: Cost = parameter(
        300,
        "us",
        "assumed: the reverse map of a page is walked, about a hundred instructions with cache misses",
        "Linux: time to examine a page on its lists",
    )
    free_page: Cost = parameter(
        700,
        "us",
        "assumed: unmapping, flushing and freeing takes twice as long as the check",
        "Linux: time to free an unused page",
    )
    fill_page: Cost = parameter(
        2_000,
        "us",
        "assumed: a fault, clearing 4 KiB, and a program that writes its data there at 2 GB/s",
        "Linux: time for a job to fill a page",
    )
    cold_file: Part = parameter(
        0.5,
        "share",
        "Linux: mm/vmscan.c, inactive_file_is_low: the inactive file list is as long as the active "
        "list; shrink_page_list frees its unmapped pages",
        "Linux: target number of file pages on the inactive list when all are in memory",
    )
    cold_anon: Part = parameter(
        0.1,
        "share",
        "assumed: one page in ten of a server's heap is hardly ever used after its start",
        "Linux: rarely used anonymous and shared pages",
    )
    swappiness: Annotated[float, number(0.0, 100.0)] = parameter(
        60.0,
        "of 200",
        "Linux: vm.swappiness, the default",
        "Linux: preference for scanning anonymous pages over file pages",
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
        "Linux: pages that are read or swapped in together",
    )
    direct_nap: Annotated[int, times("0s", "1s")] = parameter(
        100 * MS,
        "ms",
        "Linux: congestion_wait(BLK_RW_ASYNC, HZ / 10)",
        "Linux: wait of a scan, including kswapd, after each unsuccessful priority from the fourth on",
    )
    linux_slice: Annotated[int, times("100us", "1s")] = parameter(
        6 * MS,
        "ms",
        "Linux: sched_latency of the Completely Fair Scheduler, 6 ms before scaling with the number of CPUs",
        "Linux: CPU time of a task before a waiting task gets the CPU",
    )
    hop: Cost = parameter(
        100_000,
        "us",
        "assumed: a message over a virtual switch, with both ends' interrupts",
        "Time from a server to the next server, or to another part of the same server",
    )
    pool_page: Cost = parameter(
        700,
        "us",
        "assumed: allocating and recording a page, or freeing it",
        "Linux: time to move a page to or from the CMM pool",
    )
    diag_page: Cost = parameter(
        1_300,
        "us",
        "assumed: the same as CP's cost of a first touch, which this operation reverses",
        "CP: time of Diagnose X'10' for a page, with APAR VM65060",
    )
    diag_block: Cost = parameter(
        75_000,
        "us",
        "assumed: stopping and resuming all virtual CPUs of a guest takes about as long as a "
        "dozen CP dispatches of each virtual CPU",
        "CP: time for which Diagnose X'10' for a page blocks the guest, without APAR VM65060",
    )
    daemon_cost: Cost = parameter(
        MS,
        "ms",
        "assumed: reading four /proc files of about 100 lines, and evaluating the rules",
        "cpuplugd: CPU time of an interval",
    )
    cpu_switch: Cost = parameter(
        5 * MS,
        "ms",
        "assumed: all CPUs stop while a CPU joins or leaves (stop_machine)",
        "Linux: CPU time of the daemon to bring a CPU online or take it offline",
    )
    epoch: Annotated[int, whole(0, MAX_EPOCH)] = parameter(
        1_300_000_000,
        "seconds",
        "assumed: a day in March 2011, when such systems were in use",
        "Seconds since 1970 at time 0, for rules that use the time",
        within=(1_262_304_000, 1_356_998_400, "2010 to 2012, when such systems were run"),
    )
