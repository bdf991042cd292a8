"""What a scenario consists of: the machine, the software in its guests, and what happens when.

Times are int ns, sizes int pages. What each field may hold is checked here, what they may hold
together in scenario_checks.py.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from engine.kernel.kinds import RELEASES
from engine.scenario.central_storage import EXCLUDE_2G, FRAMES_BELOW_2G, frames_of, pageable_below_2g
from engine.scenario.cluster.web_models import Pack, PackName, Sessions
from engine.scenario.guest_profile import Kind, tier_ends
from engine.scenario.guests import Guest, expand_guests
from engine.scenario.linux.models import LinuxGroup, Load
from engine.scenario.parameters import Parameters
from engine.scenario.quantities import (
    USERID,
    Identifier,
    Name,
    Pages,
    Share,
    Switch,
    Text,
    Time,
    Title,
    number,
    sizes,
    whole,
)
from engine.scenario.systems.models import (
    Channel,
    DeviceName,
    Domain,
    Link,
    Processor,
    System,
    SystemName,
    few_members,
)
from engine.state.link import MAX_CHANNEL
from engine.state.linux import MAX_LOAD
from engine.state.tables import MAX_GUEST, MAX_SWAP
from engine.state.web import MAX_PACK, MAX_WEB

Percent = Annotated[float, number(0.1, 100.0)]
Userid = Annotated[str, Field(strict=True, pattern=USERID)]


def _release(given: object) -> object:
    """--set lpar.release=4.2 is a number to TOML."""
    return str(given) if isinstance(given, float) else given


Release = Annotated[Literal["4.2", "4.3", "4.4", "5.4", "6.2"], BeforeValidator(_release)]


class Lpar(BaseModel):
    """The logical partition that z/VM runs in."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    release: Release = "5.4"  # of z/VM; up to 4.4 its locks are simulated
    processors: Annotated[int, whole(1, 64)]
    processor: Processor | None = None  # what it is; None: CP's costs and guests' work are times
    storage: Pages | None = None  # central storage, from which frames follow (central.py); None: frames says
    frames: Pages = 0  # frames that guests may use
    exclude_2g: Pages = EXCLUDE_2G  # central storage from which on 6.2 leaves those below 2 GB unused
    below_2g: Pages | None = None  # of them below 2 GB; None: as many as there can be
    mdc: Pages = 0  # frames that the minidisk cache may have at most
    filled_mdc: Share = 0.0  # share of the files of web servers that it holds at time 0, if they fit
    mdc_min: Pages = 0  # frames that it keeps when storage is short
    reorder: Switch = True  # SET REORDER of the system
    vm65060: Switch = True  # APAR VM65060 is on: Diagnose X'10' does not block the guest
    xstor: Pages  # expanded storage
    filled_xstor: Share = 0.0  # share of it that is in use when guests are up at time 0
    filled: Literal["evenly", "by use"] = "evenly"  # resident then: of each guest as much; what is used most
    paging_space: Pages = 0  # on the paging volumes
    volumes: Annotated[int, whole(1, 64)] = 1
    granule: Annotated[int, whole(1, 4096)] = 1  # pages that one page of the tables stands for

    @property
    def locks(self) -> bool:
        """Are timer requests and the locks of CP simulated?"""
        return self.release in RELEASES

    @model_validator(mode="after")
    def _frames(self) -> Lpar:
        """The frames of a system whose central storage is given; page tables of its guests come later."""
        if self.storage is not None and self.frames == 0:
            object.__setattr__(self, "frames", frames_of(self.storage, self.unused_below_2g > 0))
        return self

    @property
    def unused_below_2g(self) -> int:
        """Frames below 2 GB that are available and that CP never gives to a guest."""
        if self.storage is None or self.release != "6.2" or self.storage < self.exclude_2g:
            return 0
        return pageable_below_2g(self.storage)

    @property
    def frames_below_2g(self) -> int:
        """Frames for guests below 2 GB."""
        if self.unused_below_2g:
            return 0
        return min(self.frames, FRAMES_BELOW_2G) if self.below_2g is None else self.below_2g


class Network(BaseModel):
    """The virtual network between the guests."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cluster_traffic: Switch = True  # the members of the cluster ask each other for signs of life


class Swap(BaseModel):
    """A swap device of a guest."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    size: Pages
    priority: Annotated[int, whole(-32768, 32767)] = -1  # the highest is used first


class Group(LinuxGroup):
    """Guests that are alike and are named together in the timeline; table [guests.NAME]."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Name
    label: Annotated[str, Field(strict=True, min_length=1, max_length=12)]  # e.g. "SOIW"
    role: Title  # e.g. "systems of interest"
    userids: Annotated[tuple[Userid, ...], Field(max_length=1024)] = ()
    count: Annotated[int, whole(0, MAX_GUEST)] | None = None  # None: as many as userids
    memory: Annotated[int, sizes("16M", "1T")]
    processors: Annotated[int, whole(1, 64)] = 1
    share: Annotated[int, whole(1, 10_000)] = 100  # relative
    share_absolute: Percent | None = None  # of all processors, instead of the relative share
    limit: Literal["none", "soft", "hard"] = "none"  # as in SET SHARE ... NOLIMIT, LIMITSOFT, LIMITHARD
    limit_share: Percent | None = None  # maximum share, of all processors
    timer_patch: Switch = False  # its kernels have the On-Demand Timer Patch
    up: Switch = False  # at time 0 they are up and use all their pages
    quickdsp: Switch = False  # as SET QUICKDSP: never waits on the eligible list
    swap: Annotated[tuple[Swap, ...], Field(max_length=MAX_SWAP)] | None = None  # None: one, like memory
    resume: Annotated[int, whole(0, MAX_SWAP)] | None = None  # device that resume= names; None: the last
    on_ipl: Literal["resume", "noresume", "other parameters"] = "resume"  # how the kernel is started again
    servers: Annotated[int, whole(0, 100)] = 1
    reorder: Switch = True  # SET REORDER of each guest
    system: SystemName | None = None  # where they are at time 0; None = the first one
    spread: Switch = False  # instead: dealt out evenly, the first ones on the first system
    autolog: Switch = True  # logged on again when their system has been IPLed and has joined
    relocatable: Switch = True  # SET VMRELOCATE ON
    domain: Name | None = None  # relocation domain; None = all systems
    needs: Annotated[
        tuple[DeviceName, ...], Field(max_length=32)
    ] = ()  # devices that must exist where they run
    facilities: Annotated[int, whole(1, 100)] = 1  # architecture level that they use
    idle_set: Annotated[tuple[Pages, ...], Field(max_length=1024)] = ()  # first tier of each member


class Step(BaseModel):
    """A step of the timeline, for every guest of some groups."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    at: Time
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
    ]
    guests: Annotated[tuple[Name, ...], Field(max_length=1024)] = ()  # none for lpar-ipl
    every: Time = 0  # between the members of each group
    systems: Annotated[tuple[SystemName, ...], Field(max_length=4)] = ()  # of a step that members do
    repeat: Annotated[int, whole(1, 1000)] = 1  # of such a step: times that it is done
    period: Time = 0  # and the time between two of them
    retry: Time = 0  # fetch: the client tries again after this time; 0 = as TCP repeats a lost SYN
    to: SystemName | None = None  # relocate: the destination, and the options of VMRELOCATE MOVE
    immediate: Switch = False
    maxtotal: Time | None = None  # None = no limit
    maxquiesce: Time | None = None  # None = CP's default: 10 s, none when immediate
    force: Annotated[tuple[Literal["architecture", "domain", "storage"], ...], Field(max_length=3)] = ()


class Phase(BaseModel):
    """A named part of the run."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Identifier
    title: Title
    start: Time = Field(alias="from")
    end: Time = Field(alias="to")


class Mark(BaseModel):
    """A named moment of the run."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Identifier
    title: Title
    at: Time


class Scenario(BaseModel):
    """Everything that a run depends on."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Identifier
    title: Title
    study: Text = ""
    method: Literal["suspend", "stop"] = "suspend"
    summary: Text = ""
    seed: Annotated[int, whole(0, 2**64 - 1)] = 1
    until: Time
    lpar: Lpar
    parameters: Parameters = Parameters()
    network: Network = Network()
    kinds: Annotated[dict[Name, Kind], Field(min_length=1, max_length=16)]
    groups: Annotated[dict[Name, Group], Field(alias="guests", min_length=1, max_length=1024)]
    loads: Annotated[dict[Name, Load], Field(max_length=MAX_LOAD)] = {}
    ssi: SystemName = "LABSSI"  # name of the SSI cluster
    cluster: Switch = True  # the systems are its members; else they have links alone, and no states
    sessions: Annotated[dict[Name, Sessions], Field(max_length=MAX_WEB)] = {}
    packs: Annotated[dict[PackName, Pack], Field(max_length=MAX_PACK)] = {}
    systems: Annotated[
        dict[SystemName, System], BeforeValidator(few_members)
    ] = {}  # none = one, as in [lpar]
    channels: Annotated[dict[Identifier, Channel], Field(max_length=MAX_CHANNEL)] = {}
    links: Annotated[dict[Name, Link], Field(max_length=6)] = {}
    domains: Annotated[dict[Name, Domain], Field(max_length=64)] = {}
    timeline: Annotated[tuple[Step, ...], Field(max_length=4096)] = ()
    phases: Annotated[tuple[Phase, ...], Field(max_length=100)] = ()
    marks: Annotated[tuple[Mark, ...], Field(max_length=100)] = ()

    @cached_property
    def guests(self) -> tuple[Guest, ...]:
        """All guests, in display order."""
        return expand_guests(self.groups)

    def tier_ends(self, guest: Guest) -> tuple[int, ...]:
        """The first page after each tier of a guest's memory."""
        return tier_ends(self.kinds[guest.kind], guest.size, guest.idle_set)
