"""Guests with a simulated memory and run queue of Linux, their users, and the parameters of such guests.

Nothing that the study of cpuplugd publishes fixes the parameters one by one: they are what kernels and
machines of its time (Linux 2.6.32, z10) do, as far as sources say, and round numbers else.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

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
from engine.state.linux import MAX_VISIT

MAX_RULES = 4 << 20  # characters of a rule file


class LinuxKind(BaseModel):
    """Software in a kind of guest, as far as its memory and its CPUs matter. Sizes are pages."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    base: Pages  # of the kernel and of the system's services, without buffers
    buffers: Pages = 0  # for metadata of file systems
    huge: Pages = 0  # set aside as huge pages
    heap: Pages  # anonymous pages of the server
    buffer: Pages = 0  # shared memory of the server, a database's buffer pool
    buffer_share: Share = 0.0  # instead: share of the memory that the server finds when it is started
    files: Pages  # that are wanted again and again
    reads: Annotated[float, number(0.0, 1e5)] = 0.0  # pages of them that a visit reads
    writes: Annotated[float, number(0.0, 1e5)] = 0.0  # pages of new data of a visit
    system: Share = 0.2  # share of the CPU time of a visit that the kernel uses
    touched_every: Annotated[int, times("1ms", "24h")] = (
        20_000_000_000  # CPU time until a swapped page is needed
    )
    cp_touched_every: Annotated[int, times("1ms", "24h")] = (
        10_000_000_000  # between two touches of a page, as CP sees them: the working set follows from it
    )
    job_every: Annotated[int, times("0s", "24h")] = 0  # mean time between two jobs, ns; 0 = there are none
    job_pages: Pages = 0  # mean size of a job
    job_hold: Annotated[int, times("0s", "1h")] = 1_000_000_000  # for which it keeps them
    threads_per_cpu: Annotated[float, number(0.01, 1e4)] = 50.0  # transactions at once, for each CPU it finds
    follows_cpus: Switch = False  # it adapts to the number of CPUs while it runs, not only when it starts


class LinuxRules(BaseModel):
    """A rule file of cpuplugd, with its text: what a run depends on is in its scenario."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Title
    text: Annotated[str, Field(strict=True, max_length=MAX_RULES)]


class Visit(BaseModel):
    """A station of a transaction."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    guests: Name  # group; user group number n goes to its n-th guest
    cpu: Annotated[int, times("1us", "1h")]  # mean CPU time; exponential
    io: Annotated[int, times("0s", "1h")] = 0  # mean wait for a disk after it; exponential
    pages: Pages = 16  # that it needs while it lasts


class Load(BaseModel):
    """Users of servers, each of whom thinks, asks and waits for the answer; table [loads.NAME].

    There are as many such groups of users as the group of the first station has guests.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: Title
    users: Annotated[int, whole(1, 10_000)]
    think: Annotated[int, times("1us", "24h")]  # mean time between answer and next question; exponential
    swing: Annotated[float, number(0.0, 2.0)] = 0.0  # standard deviation of the logarithm of their pace
    period: Annotated[int, times("10ms", "1h")] = 1_000_000_000  # ns after which little of a pace is left
    on: Switch = True  # from time 0; else a step "load" starts it
    way: Annotated[tuple[Visit, ...], Field(min_length=1, max_length=MAX_VISIT)]


class LinuxGroup(BaseModel):
    """Further keys of a group of guests whose kind has a simulated Linux."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cpuplugd: LinuxRules | None = None  # in files: the name of a rule file; "" = none
    daemon_start: Time = 0  # when it is started
    serves: Switch = True  # its server is started at server_start; else a step "start" does it
    server_start: Time = 0  # 0 in guests that are up: it has been up for long
    beside: tuple[Literal["vmrm-cmm", "cpuset", "taskset"], ...] = ()  # what else manages the guest


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
        within=(1_262_304_000, 1_356_998_400, "2010 to 2012, when such systems were run"),
    )
