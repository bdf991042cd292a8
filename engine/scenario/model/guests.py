"""Groups of guests, and the individual guests with user IDs, labels and numbers."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.language import say
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.quantities import USERID, Name, Pages, Switch, Title, number, sizes, whole
from engine.scenario.model.linux import LinuxGroup
from engine.scenario.model.pools import PoolName
from engine.scenario.model.systems import DeviceName, SystemName
from engine.scenario.model.table import ScenarioTable
from engine.state.tables import MAX_GUEST, MAX_SWAP

Percent = Annotated[float, number(0.1, 100.0)]
Userid = Annotated[str, Field(strict=True, pattern=USERID)]
Label = Annotated[str, Field(strict=True, min_length=1, max_length=12)]

_NUMBERED = re.compile(r"(.*?)(\d+)")
_FIRST = "LNK00001"
_MAX_USERID = 8  # characters of a user identifier


class Swap(ScenarioTable):
    """A swap device of a guest."""

    size: Pages  # of the device
    priority: Annotated[int, whole(-32768, 32767)] = -1  # the highest is used first


class GuestGroup(LinuxGroup):
    """Identical guests to which the timeline refers together; table [guests.NAME]."""

    kind: Name  # software, as in [kinds]
    label: Label | None = None  # e.g. "SOIW"; if not given, each guest is shown by its user ID
    role: Title  # e.g. "systems of interest"
    userids: Annotated[
        tuple[Userid, ...], Field(max_length=1024)
    ] = ()  # of its guests; if there are too few, the last user ID is continued by number
    count: Annotated[int, whole(0, MAX_GUEST)] | None = None  # guests; if not given, as many as user IDs
    memory: Annotated[int, sizes("16M", "1T")]  # of each guest
    processors: Annotated[int, whole(1, 64)] = 1  # virtual CPUs of each guest
    share: Annotated[int, whole(1, 10_000)] = 100  # relative
    share_absolute: Percent | None = None  # of all processors, instead of the relative share
    limit: Literal["none", "soft", "hard"] = "none"  # like SET SHARE ... NOLIMIT, LIMITSOFT, LIMITHARD
    limit_share: Percent | None = None  # maximum share, of all processors
    pool: PoolName | None = None  # resource pool of each guest, as set by SCHEDULE USER
    timer_patch: Switch = False  # its kernels have the On-Demand Timer Patch
    up: Switch = False  # the guests are up at time 0 and use all their pages
    reserved: Pages = 0  # of each guest, like SET RESERVED at time 0: pages that stay in real storage
    quickdsp: Switch = False  # like SET QUICKDSP: never waits on the eligible list
    swap: Annotated[tuple[Swap, ...], Field(max_length=MAX_SWAP)] | None = (
        None  # if not given, one, like memory
    )
    resume: Annotated[int, whole(0, MAX_SWAP)] | None = (
        None  # number of the device in resume=; otherwise the last device
    )
    on_ipl: Literal["resume", "noresume", "other parameters"] = (
        "resume"  # method of starting the kernel again
    )
    servers: Annotated[int, whole(0, 100)] = 1  # application servers of each guest
    reorder: Switch = True  # SET REORDER for each guest
    system: SystemName | None = None  # their system at time 0; if not given, the first system
    spread: Switch = False  # alternative: distributed evenly, the first guests on the first system
    autolog: Switch = True  # logged on again after their system was IPLed and joined
    relocatable: Switch = True  # SET VMRELOCATE ON
    domain: Name | None = None  # relocation domain; if not given, all systems
    needs: Annotated[
        tuple[DeviceName, ...], Field(max_length=32)
    ] = ()  # devices that must exist where they run
    facilities: Annotated[int, whole(1, 100)] = 1  # architecture level that they use
    idle_set: Annotated[tuple[Pages, ...], Field(max_length=1024)] = ()  # first tier of each member


@dataclass(frozen=True)
class Guest:
    """One guest; its index in Scenario.guests is its number everywhere."""

    index: int
    userid: str
    group: str
    kind: str
    label: str  # e.g. "SOIW1"; its user ID if its group has none
    role: str
    size: int  # pages
    processors: int
    share: int  # relative
    share_absolute: float | None  # percent, instead of the relative one
    limit: str  # none, soft or hard
    limit_share: float  # percent
    pool: str | None
    reserved: int  # pages
    quickdsp: bool
    reorder: bool  # CP reorders its frames
    idle_set: int | None  # pages of the first tier when they differ from its kind's
    swap: tuple[tuple[int, int], ...]  # (pages, priority) of each swap device
    resume: int  # the device that resume= names, counted from 0; -1 = none
    on_ipl: str
    servers: int
    timer_patch: bool
    up: bool  # at time 0 it is up and uses all its pages
    member: int  # its number in its group


def alias(guest: Guest) -> str:
    """Return the label of a guest if it differs from its user ID, otherwise an empty text."""
    return "" if guest.label == guest.userid else guest.label


def titled(guest: Guest) -> str:
    """Return the user ID of a guest, with its label if it has one: "LNK00105 (SOIW1)"."""
    return f"{guest.userid} ({guest.label})" if alias(guest) else guest.userid


def called(groups: Mapping[str, GuestGroup], name: str) -> str:
    """Return the display name of a group: its label, the user ID of its only guest, or its name."""
    group = groups[name]
    alone = group.userids[0] if group.userids and members(groups, name) == 1 else name
    return group.label or alone


def expand_guests(groups: Mapping[str, GuestGroup]) -> tuple[Guest, ...]:
    """Return all guests by group. Raises ScenarioError if user IDs clash or run out."""
    taken = _listed(groups)
    guests: list[Guest] = []
    for name, group in groups.items():
        userids = _userids(name, group, taken)
        for member, userid in enumerate(userids):
            guests.append(_guest(len(guests), name, group, member, userid))
    return tuple(guests)


def members(groups: Mapping[str, GuestGroup], name: str) -> int:
    """Return the number of guests in a group."""
    group = groups[name]
    return len(group.userids) if group.count is None else group.count


def _listed(groups: Mapping[str, GuestGroup]) -> set[str]:
    taken: set[str] = set()
    for name, group in groups.items():
        for place, userid in enumerate(group.userids, 1):
            if userid in taken:
                key = f"guests.{name}.userids.{place}"
                raise ScenarioError("", key, say("expected a user ID that no other guest has"), value=userid)
            taken.add(userid)
    return taken


def _userids(name: str, group: GuestGroup, taken: set[str]) -> list[str]:
    """Return the listed user IDs, shortened or continued to match the group's count."""
    count = len(group.userids) if group.count is None else group.count
    userids = list(group.userids[:count])
    more = _continued(group.userids[-1] if group.userids else _FIRST)
    while len(userids) < count:
        userid = next((u for u in more if u not in taken), None)
        if userid is None:
            hint = say(
                "expected a last user ID that ends with a number from which to continue, such as "
                '"LNK00109", or as many user IDs as count specifies'
            )
            raise ScenarioError("", f"guests.{name}.count", hint, value=group.count)
        taken.add(userid)
        userids.append(userid)
    return userids


def _continued(last: str) -> Iterator[str]:
    """Yield the user IDs that follow this one: LNK00109, LNK00110 ...; after LINUX999: LINU1000 ..."""
    if found := _NUMBERED.fullmatch(last):
        stem, digits = found.groups()
        first = int(digits)
        for width in range(len(digits), _MAX_USERID + 1):
            for number in range(first, 10**width):
                yield f"{stem[: _MAX_USERID - width]}{number:0{width}d}"
            first = 10**width


def _guest(index: int, name: str, group: GuestGroup, member: int, userid: str) -> Guest:
    number = member + 1 if max(len(group.userids), group.count or 0) > 1 else ""
    swap = ((group.memory, -1),) if group.swap is None else tuple((d.size, d.priority) for d in group.swap)
    return Guest(
        index=index,
        userid=userid,
        group=name,
        kind=group.kind,
        label=f"{group.label}{number}" if group.label else userid,
        role=group.role,
        size=group.memory,
        processors=group.processors,
        share=group.share,
        share_absolute=group.share_absolute,
        limit=group.limit,
        limit_share=group.limit_share or 100.0,
        pool=group.pool,
        reserved=group.reserved,
        quickdsp=group.quickdsp,
        reorder=group.reorder,
        idle_set=group.idle_set[min(member, len(group.idle_set) - 1)] if group.idle_set else None,
        swap=swap,
        resume=(len(swap) if group.resume is None else group.resume) - 1,
        on_ipl=group.on_ipl,
        servers=group.servers,
        timer_patch=group.timer_patch,
        up=group.up,
        member=member,
    )
