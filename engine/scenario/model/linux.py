"""Guests with a simulated memory and run queue of Linux, and their users."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.scenario.files.quantities import Name, Pages, Share, Switch, Time, Title, number, times, whole
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
