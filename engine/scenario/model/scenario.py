"""The tables of a scenario: the machine, the software in its guests, and the timeline.

Times are int ns, sizes int pages. The values of individual fields are checked here; combinations of fields
are checked in engine.scenario.checks.
"""

from functools import cached_property
from itertools import count, islice
from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from engine.kernel.kinds import RELEASES
from engine.scenario.files.quantities import (
    RELEASE,
    Identifier,
    Name,
    Pages,
    Share,
    Switch,
    Text,
    Time,
    Title,
    number,
    times,
    whole,
)
from engine.scenario.model.aging_parameters import AgeList, agelist_pages
from engine.scenario.model.cec import CecSettings
from engine.scenario.model.central_storage import EXCLUDE_2G, FRAMES_BELOW_2G, frames_of, pageable_below_2g
from engine.scenario.model.features import Feature, has
from engine.scenario.model.guest_profile import GuestKind, tier_ends
from engine.scenario.model.guests import Guest, GuestGroup, expand_guests
from engine.scenario.model.linux import Load
from engine.scenario.model.paging import PagingSettings
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.pools import PoolName, ResourcePool
from engine.scenario.model.site import SiteSettings
from engine.scenario.model.srm import SrmSettings
from engine.scenario.model.systems import (
    ChannelSettings,
    Domain,
    Link,
    Processor,
    System,
    SystemName,
    Trunk,
    few_members,
)
from engine.scenario.model.table import ScenarioTable
from engine.scenario.model.web import Pack, PackName, Sessions
from engine.state.link import MAX_CHANNEL, MAX_TRUNK
from engine.state.linux import MAX_LOAD
from engine.state.pools import MAX_POOL
from engine.state.web import MAX_SHARED_VOLUME, MAX_WEB

MAX_SEED = 2**64 - 1


def _release(given: object) -> object:
    """Accept --set lpar.release=4.2, which TOML reads as a number, as text."""
    return str(given) if isinstance(given, float) else given


Release = Annotated[
    Literal["4.2", "4.3", "4.4", "5.4", "6.2", "6.3", "6.4", "7.1", "7.2", "7.3", "7.4", "7.5"],
    BeforeValidator(_release),
]
AnyRelease = Annotated[str, BeforeValidator(_release), Field(strict=True, pattern=RELEASE)]


class LparSettings(ScenarioTable):
    """The logical partition in which z/VM runs."""

    release: Release = "5.4"  # of z/VM; up to 4.4 its locks are simulated
    site_release: AnyRelease | None = None  # of the original site, if it is not simulated
    system: SystemName | None = None  # name of the only system; several systems are named by their tables
    processors: Annotated[int, whole(1, 64)]  # logical processors
    processor: Processor | None = None  # model; if not given, CP costs and guest work are times
    storage: Pages | None = None  # central storage, which determines the number of frames if frames is 0
    frames: Pages = 0  # frames that guests may use
    exclude_2g: Pages = (
        EXCLUDE_2G  # size of central storage from which 6.2 and later leave frames below 2 GB unused
    )
    below_2g: Pages | None = None  # of these below 2 GB; if not given, as many as possible
    mdc: Pages = 0  # maximum frames of the minidisk cache
    filled_mdc: Share = 0.0  # share of the web server files that it holds at time 0, if they fit
    mdc_min: Pages = 0  # frames kept when storage is short
    reorder: Switch = True  # SET REORDER for the system; not available from 6.3 on
    agelist: AgeList = "2.0%"  # AGELIST SIZE, from 6.3 on: share of the pageable frames, or an amount
    early_writes: Switch = True  # AGELIST EARLYWRITES
    keep_slot: Switch = True  # AGELIST KEEPSLOT
    vm65060: Switch = True  # APAR VM65060 is on: Diagnose X'10' does not block the guest
    xstor: Pages  # expanded storage
    filled_xstor: Share = 0.0  # share of it in use if guests are up at time 0
    filled: Literal["evenly", "by use"] = (
        "evenly"  # resident at the start: equal amounts of each guest, most used pages first
    )
    paged_out: Switch = (
        False  # pages of running Linux guests that do not fit in frames were paged out before time 0
    )
    paging_space: Pages = 0  # on the paging volumes
    volumes: Annotated[int, whole(1, 64)] = 1  # paging volumes
    volids: Annotated[tuple[PackName, ...], Field(max_length=64)] = ()  # serials of the paging volumes
    granule: Annotated[int, whole(1, 4096)] = 1  # pages mapped by one page of the tables

    @property
    def locks(self) -> bool:
        """True if timer requests and the locks of CP are simulated."""
        return self.release in RELEASES

    def has(self, feature: Feature) -> bool:
        """Return whether this release has a feature."""
        return has(self.release, feature)

    @property
    def agelist_pages(self) -> int:
        """The target size of the aging list, pages."""
        return agelist_pages(self.agelist, self.frames)

    @property
    def volume_names(self) -> tuple[str, ...]:
        """Serials of the paging volumes; volumes without a serial are PAGE01 and so on, by their
        positions.
        """
        own = self.volids[: self.volumes]
        more = (name for place in count(len(own) + 1) if (name := f"PAGE{place:02d}") not in own)
        return (*own, *islice(more, self.volumes - len(own)))

    @model_validator(mode="after")
    def _frames(self) -> Self:
        """Set the frames of a system whose central storage is given; page tables are deducted later."""
        if self.storage is not None and self.frames == 0:
            object.__setattr__(self, "frames", frames_of(self.storage, self.unused_below_2g > 0))
        return self

    @property
    def unused_below_2g(self) -> int:
        """Frames below 2 GB that are available but that CP never gives to a guest."""
        if self.storage is None or not self.has("excludes_2g") or self.storage < self.exclude_2g:
            return 0
        return pageable_below_2g(self.storage)

    @property
    def frames_below_2g(self) -> int:
        """Frames for guests below 2 GB."""
        if self.unused_below_2g:
            return 0
        return min(self.frames, FRAMES_BELOW_2G) if self.below_2g is None else self.below_2g


class Network(ScenarioTable):
    """The virtual network between the guests."""

    cluster_traffic: Switch = True  # the cluster members poll each other


class TimelineStep(ScenarioTable):
    """A step of the timeline, for every guest in some groups."""

    at: Time  # time of the step
    do: Literal[
        "boot",
        "agent",
        "start",
        "end",
        "load",
        "unload",
        "pause",
        "resume",
        "fetch",
        "logoff",
        "ipl",
        "lpar-ipl",
        "relocate",
        "shutdown",
        "reipl",
        "ipl-system",
        "crash",
        "activate",
        "deactivate",
        "unplug",
        "plug",
        "degrade",
        "repair",
    ]  # what happens
    guests: Annotated[tuple[Name, ...], Field(max_length=1024)] = ()  # empty for lpar-ipl
    every: Time = 0  # between the members of each group
    systems: Annotated[tuple[SystemName, ...], Field(max_length=4)] = ()  # for a step that members perform
    channels: Annotated[tuple[Identifier, ...], Field(max_length=64)] = ()  # unplug, plug, degrade, repair
    errors: Share = 0.0  # degrade: share of the chunks (64 KB) that the channel damages
    loss: Share = 0.0  # degrade: share of the chunks that it loses
    rate: Annotated[float, number(0.01, 1.0)] = 1.0  # degrade: share of its rate that remains
    delay: Annotated[int, times("0s", "10s")] = 0  # degrade: time added to its propagation delay
    repeat: Annotated[int, whole(1, 1000)] = 1  # for a step that members perform: number of times
    period: Time = 0  # time between two repetitions
    retry: Time = 0  # fetch: the client tries again after this time; 0 = when TCP repeats a lost SYN
    to: SystemName | None = None  # relocate: the destination, and the options of VMRELOCATE MOVE
    immediate: Switch = False  # relocate: one pass, then the stop
    maxtotal: Time | None = None  # relocate: maximum total time; if not given, no limit
    maxquiesce: Time | None = None  # relocate: maximum stop; default: 10 s, no limit if immediate
    force: Annotated[
        tuple[Literal["architecture", "domain", "storage"], ...], Field(max_length=3)
    ] = ()  # relocate: checks whose failure does not matter


class Phase(ScenarioTable):
    """A named phase of the run."""

    id: Identifier  # short name for commands
    title: Title  # as shown in the window
    start: Time = Field(alias="from")  # time at which it begins
    end: Time = Field(alias="to")  # time at which it ends


class NamedMoment(ScenarioTable):
    """A named moment of the run."""

    id: Identifier  # short name for commands
    title: Title  # as shown in the window
    at: Time  # time of the moment


class Scenario(ScenarioTable):
    """Everything on which a run depends."""

    id: Identifier  # short name for commands
    title: Title  # as shown in the window
    study: Text = ""  # type of machine it represents
    method: Literal["suspend", "stop"] = "suspend"  # method of pausing guests, in a test of both methods
    summary: Text = ""  # one sentence for the list of scenarios
    seed: Annotated[int, whole(0, MAX_SEED)] = 1  # of all random numbers: the same seed, the same run
    until: Time  # time at which the run ends
    site: SiteSettings | None = None  # values shown by the real system if this is based on one
    lpar: LparSettings
    cec: CecSettings | None = (
        None  # if there is none, each processor has a physical core, and PR/SM is not simulated
    )
    srm: SrmSettings | None = None  # with a [cec], from 6.3 on; if there is none, the defaults
    paging: PagingSettings | None = None  # from 6.3 on; if there is none, a volume does one request at a time
    pools: Annotated[dict[PoolName, ResourcePool], Field(max_length=MAX_POOL)] = {}  # from 6.3 on
    parameters: Parameters = Parameters()  # physical numbers of CP and of Linux
    network: Network = Network()
    kinds: Annotated[dict[Name, GuestKind], Field(min_length=1, max_length=1024)]
    groups: Annotated[dict[Name, GuestGroup], Field(alias="guests", min_length=1, max_length=1024)]
    loads: Annotated[dict[Name, Load], Field(max_length=MAX_LOAD)] = {}
    ssi: SystemName = "LABSSI"  # SSI cluster name
    cluster: Switch = True  # the systems are its members; otherwise they have only links, and no states
    sessions: Annotated[dict[Name, Sessions], Field(max_length=MAX_WEB)] = {}
    packs: Annotated[dict[PackName, Pack], Field(max_length=MAX_SHARED_VOLUME)] = {}
    systems: Annotated[
        dict[SystemName, System], BeforeValidator(few_members)
    ] = {}  # none = one, as in [lpar]
    channels: Annotated[dict[Identifier, ChannelSettings], Field(max_length=MAX_CHANNEL)] = {}
    links: Annotated[dict[Name, Link], Field(max_length=6)] = {}
    trunks: Annotated[dict[Name, Trunk], Field(max_length=MAX_TRUNK)] = {}
    domains: Annotated[dict[Name, Domain], Field(max_length=64)] = {}
    timeline: Annotated[tuple[TimelineStep, ...], Field(max_length=4096)] = ()
    phases: Annotated[tuple[Phase, ...], Field(max_length=100)] = ()
    marks: Annotated[tuple[NamedMoment, ...], Field(max_length=100)] = ()

    @cached_property
    def guests(self) -> tuple[Guest, ...]:
        """All guests, in display order."""
        return expand_guests(self.groups)

    def tier_ends(self, guest: Guest) -> tuple[int, ...]:
        """Return the first page after each tier of a guest's memory."""
        return tier_ends(self.kinds[guest.kind], guest.size, guest.idle_set)
