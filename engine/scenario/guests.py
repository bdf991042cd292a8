"""Groups of guests -> the guests one by one, with user identifiers, labels and numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.scenario.files.error import ScenarioError

if TYPE_CHECKING:
    from engine.scenario.models import Group

_NUMBERED = re.compile(r"(.*?)(\d+)")
_FIRST = "LNK00001"
_LONGEST = 8  # characters of a user identifier


@dataclass(frozen=True)
class Guest:
    """One guest; its place in Scenario.guests is its number everywhere."""

    index: int
    userid: str
    group: str
    kind: str
    label: str  # e.g. "SOIW1"
    role: str
    size: int  # pages
    processors: int
    share: int  # relative
    share_absolute: float | None  # percent, instead of the relative one
    limit: str  # none, soft or hard
    limit_share: float  # percent
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


def expand_guests(groups: Mapping[str, Group]) -> tuple[Guest, ...]:
    """All guests in the order of the groups. Raises ScenarioError when user identifiers clash or run out."""
    taken = _listed(groups)
    guests: list[Guest] = []
    for name, group in groups.items():
        userids = _userids(name, group, taken)
        for member, userid in enumerate(userids):
            guests.append(_guest(len(guests), name, group, member, userid))
    return tuple(guests)


def members(groups: Mapping[str, Group], name: str) -> int:
    """How many guests a group has."""
    group = groups[name]
    return len(group.userids) if group.count is None else group.count


def _listed(groups: Mapping[str, Group]) -> set[str]:
    taken: set[str] = set()
    for name, group in groups.items():
        for number, userid in enumerate(group.userids, 1):
            if userid in taken:
                key = f"guests.{name}.userids.{number}"
                raise ScenarioError(
                    "", key, "expected a user identifier that no other guest has", value=userid
                )
            taken.add(userid)
    return taken


def _userids(name: str, group: Group, taken: set[str]) -> list[str]:
    """The listed user identifiers, cut or continued to the group's count."""
    count = len(group.userids) if group.count is None else group.count
    userids = list(group.userids[:count])
    more = _continued(group.userids[-1] if group.userids else _FIRST)
    while len(userids) < count:
        userid = next((u for u in more if u not in taken), None)
        if userid is None:
            hint = 'expected userids that can be counted on, like "LNK00109", or as many as count says'
            raise ScenarioError("", f"guests.{name}.count", hint, value=group.count)
        taken.add(userid)
        userids.append(userid)
    return userids


def _continued(last: str) -> Iterator[str]:
    """The user identifiers that come after this one: LNK00109, LNK00110 ...; after LINUX999: LINU1000 ..."""
    if found := _NUMBERED.fullmatch(last):
        stem, digits = found.groups()
        first = int(digits)
        for width in range(len(digits), _LONGEST + 1):
            for number in range(first, 10**width):
                yield f"{stem[: _LONGEST - width]}{number:0{width}d}"
            first = 10**width


def _guest(index: int, name: str, group: Group, member: int, userid: str) -> Guest:
    several = max(len(group.userids), group.count or 0) > 1
    swap = ((group.memory, -1),) if group.swap is None else tuple((d.size, d.priority) for d in group.swap)
    return Guest(
        index=index,
        userid=userid,
        group=name,
        kind=group.kind,
        label=f"{group.label}{member + 1}" if several else group.label,
        role=group.role,
        size=group.memory,
        processors=group.processors,
        share=group.share,
        share_absolute=group.share_absolute,
        limit=group.limit,
        limit_share=group.limit_share or 100.0,
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
