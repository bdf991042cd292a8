"""Software in a guest: its memory use, the frequency of its memory touches, and its computing and waiting
times.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from engine.scenario.files.quantities import Every, Pages, Rate, Share, Title, number, sizes, times, whole
from engine.scenario.model.linux import LinuxKind
from engine.scenario.model.table import ScenarioTable
from engine.state.tables import MAX_KIND

MAX_TIERS = 4
DataRate = Annotated[float, number(0.001, 1e6)]
Touches = Annotated[float, number(0.0, 1e12)]  # pages a second


class Tier(ScenarioTable):
    """A part of a guest's memory whose pages are touched equally often."""

    title: Title  # as shown in the window
    pages: Pages | None = None  # size, or
    share: Share | None = None  # its share of the guest memory; the last tier gets the rest
    pattern: Literal["random", "sweep", "skewed"] = "random"  # sweep: one page after the other, repeatedly
    # skewed: 80% of the touches on 20% of its pages, of these again 80% on 20%, and so on


class Behaviour(ScenarioTable):
    """Behavior of the software during one activity."""

    burst: Annotated[int, times("1us", "1h")]  # mean CPU time of a piece of work, ns
    wait: Annotated[int, times("1us", "24h")]  # mean wait between two pieces, ns
    wait_kind: Literal["io", "timer", "random"]  # reason for the wait
    growth: Rate = 0.0  # first touches, pages per second while the guest runs without waiting
    touched_every: tuple[Every, ...] = ()  # per tier: mean time between touches of a page, or "never"
    touches: tuple[Touches, ...] = ()  # alternative: touches of all pages per tier, pages/s
    store: tuple[Share, ...] = ()  # per tier: share of touches that are writes
    reads: Annotated[float, number(0, 1000)] = 0.0  # pages that an I/O reads from a minidisk; 0 = none
    queue: Annotated[int, whole(0, 100_000)] = 0  # waiting requests; 0: the requester waits for the response
    switches: Rate = 0.0  # between user and kernel mode, per second of guest CPU time


class Disks(ScenarioTable):
    """I/O that a guest under load keeps in flight: jobs, each with one I/O at a time."""

    jobs: Annotated[int, whole(1, 1024)]  # jobs at the same time
    size: Annotated[int, sizes("4K", "16M")]  # of an I/O
    rate: DataRate | None = None  # limit for all jobs, MiB/s; if not given, as fast as possible
    channels: Annotated[int, whole(1, 64)] = 4  # to the disks
    channel_rate: DataRate  # of all these channels together, MiB/s
    latency: Annotated[int, times("0s", "1s")]  # mean, of the disk
    drain: Annotated[int, times("0s", "10s")] = 0  # quiesce: for each subchannel with I/O in flight


class Activities(ScenarioTable):
    """The activities of a kind of guest; a kind that starts no agent needs no poll."""

    boot: Behaviour
    idle: Behaviour  # booted, nothing is started yet
    poll: Behaviour | None = None  # a node agent or idle servers
    load: Behaviour
    suspend: Behaviour
    restore: Behaviour
    start: Behaviour | None = None  # servers are being started; as under load unless given


_PLAIN = Behaviour.model_validate(  # where Linux is simulated: how pages that CP has taken are touched
    {
        "burst": "1ms",
        "wait": "1ms",
        "wait_kind": "io",
        "growth": 1000,
        "touched_every": ["10s"],
        "store": [0.5],
    }
)
_SIMULATED = Activities(
    boot=_PLAIN, idle=_PLAIN, poll=_PLAIN, load=_PLAIN, suspend=_PLAIN, restore=_PLAIN, start=_PLAIN
)


class GuestKind(ScenarioTable):
    """A kind of guest. A kind whose Linux is simulated (`linux`) needs little else."""

    title: Title  # as shown in the window
    linux: LinuxKind | None = None
    boot_pages: Pages = 1  # in use after the boot
    agent_pages: Pages = 1  # in use with the node agent up
    load_pages: Pages = 1  # in use under load
    load_share: Share | None = None  # alternative: share of the guest memory in use under load
    idle: Literal["idle", "poll"] = "idle"  # the activity when the load ends
    anonymous: Share = 1.0  # share of used pages that must be swapped out rather than dropped
    file_pages: Pages = 0  # minidisk pages that it reads repeatedly
    traffic_per_minute: Annotated[float, number(0.0, 1e6)] = 0.0  # stray broadcasts, with all guests up
    cluster_processes: Annotated[int, whole(0, 1000)] = 0  # for a guest that is a member of the cluster
    start_first: Annotated[int, times("0s", "1h")] = 0  # CPU time to start the first server, ns
    start_next: Annotated[int, times("0s", "1h")] = 0  # each further slice
    request: Annotated[int, times("0s", "1m")] = 0  # CPU time to serve a page to an outside client, ns
    tick: Annotated[int, times("100us", "10s")] | None = None  # between the timer ticks of the kernel
    tick_burst: Annotated[int, times("0s", "100ms")] = 0  # CPU time of a tick, ns
    tick_touch: Annotated[float, number(0.0, 1000.0)] = (
        0.0  # touches in it, relative to other work of equal CPU time
    )
    tiers: Annotated[tuple[Tier, ...], Field(min_length=1, max_length=MAX_TIERS)] = (Tier(title="memory"),)
    activities: Activities = _SIMULATED
    disks: Disks | None = None
    subchannels: Annotated[int, whole(0, 65_535)] = 6  # devices of the guest that a relocation moves
    state_pages: tuple[Annotated[int, whole(0, 1_000_000)], Annotated[int, whole(0, 1_000_000)]] = (
        60,
        200,
    )  # minimum and maximum number of pages of CP's guest state that a relocation sends

    def behaviour(self, activity: str) -> Behaviour:
        """Return the behavior during an activity; a simulated Linux has its own time between two touches."""
        given: Behaviour = getattr(self.activities, activity) or self.activities.load
        if self.linux is None or self.activities != _SIMULATED:
            return given
        return given.model_copy(update={"touched_every": (self.linux.cp_touched_every,)})

    def pages_under_load(self, memory: int) -> int:
        """Return the number of pages in use under load, in a guest with this memory (pages)."""
        return self.load_pages if self.load_share is None else round(self.load_share * memory)


def rows_of_kinds(kinds: Mapping[str, GuestKind]) -> dict[str, int]:
    """Return the row of each kind in the tables of the engine.

    If there are more kinds than rows, kinds that differ only in their Linux share a row, provided they touch
    their pages equally often: a simulated Linux has separate tables.
    """
    if len(kinds) <= MAX_KIND:
        return {name: row for row, name in enumerate(kinds)}
    rows: dict[str, int] = {}
    alike = {
        name: repr((kind.behaviour("load"), kind.model_copy(update={"title": "", "linux": None})))
        for name, kind in kinds.items()
    }
    return {name: rows.setdefault(text, len(rows)) for name, text in alike.items()}


def tier_ends(kind: GuestKind, memory: int, first: int | None = None) -> tuple[int, ...]:
    """Return the first page after each tier, in order, for a guest with this memory (pages).

    `first` overrides the size of the first tier (a guest's own idle set). The last tier ends at the end of
    memory. The ends are ascending once the scenario's checks have passed.
    """
    ends, at = [], 0
    for place, tier in enumerate(kind.tiers):
        size = tier.pages if tier.pages is not None else round((tier.share or 0.0) * memory)
        at += first if place == 0 and first is not None else size
        ends.append(at)
    ends[-1] = memory
    return tuple(ends)
