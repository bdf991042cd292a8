"""The minimum contents of a new part, with values that the user is meant to change."""

from __future__ import annotations

from itertools import chain
from typing import Any

from app.scenarios.editor.parts import TreePart
from engine.scenario.derived.systems import ALONE
from engine.scenario.model.cec import CapGroup, CecLpar, CecSettings, DemandStep
from engine.scenario.model.guest_profile import Activities, Behaviour, Disks, GuestKind, Tier
from engine.scenario.model.guests import GuestGroup, Swap
from engine.scenario.model.linux import LinuxKind, Load, Visit
from engine.scenario.model.scenario import NamedMoment, Phase, TimelineStep
from engine.scenario.model.systems import ChannelSettings, Connections, Domain, Link, System, Trunk

Table = dict[str, Any]
LINUX: Table = {"base": "60M", "heap": "400M", "files": "200M"}
BEHAVIOUR: Table = {"burst": "10ms", "wait": "100ms", "wait_kind": "timer"}
LISTS = (
    "timeline",
    "phases",
    "marks",
    "swap",
    "way",
    "tiers",
    "connections",
    "demands",
)  # whose items have no names


def is_list(heading: TreePart) -> bool:
    """Return whether the items below a heading are numbered rather than named."""
    return heading.key[-1] in LISTS


def free_name(like: str, table: Table, there: Table) -> str:
    """Return a name that is similar to another name and is neither in use nor a user ID: web2 after web1."""
    base, taken = like.rstrip("0123456789") or "new", _userids(table)
    names = (f"{base}{number}" for number in range(1, 10_000))
    return next(name for name in names if name not in there and name.upper() not in taken)


def own_of_copy(group: Table, table: Table, name: str) -> Table:
    """Return a copy of a guest group with a separate user ID, under which it is displayed."""
    copied = {key: value for key, value in group.items() if key != "label"}
    return copied | {"userids": [_free_userid(table, name)], "count": 1}


def _free_userid(table: Table, name: str) -> str:
    own, taken = name.upper()[:8], _userids(table)
    more = (f"{own[: 8 - len(str(number))]}{number}" for number in range(1, 10_000))
    return next(userid for userid in chain((own,), more) if userid not in taken)


def _userids(table: Table) -> set[str]:
    """Return the user IDs listed in groups."""
    groups = table.get("guests") or {}
    return {userid for group in groups.values() for userid in group.get("userids", ())}


def _last(table: Table, name: str, key: str) -> str:
    """Return the time of the last step or phase, after which the next steps or phases come."""
    there = table.get(name) or [{}]
    return str(there[-1].get(key, "0s"))


def _own_lpar(table: Table) -> str:
    """Return the name of the LPAR of the z/VM system."""
    return str((table.get("lpar") or {}).get("system", ALONE))


def new_part(model: type, table: Table, name: str | int) -> Table:
    """Return a part with the values that its model requires. table: the scenario to which it is added."""
    kinds, groups, systems, channels = (
        list(table.get(key) or none)
        for key, none in (("kinds", [""]), ("guests", [""]), ("systems", []), ("channels", ["", ""]))
    )
    userids = [_free_userid(table, str(name))]
    made: dict[type, Table] = {
        GuestGroup: {"kind": kinds[0], "role": "guests", "userids": userids, "memory": "1G"},
        TimelineStep: {"at": _last(table, "timeline", "at"), "do": "load", "guests": groups[:1]},
        Phase: {
            "id": f"phase-{name}",
            "title": "Phase",
            "from": _last(table, "phases", "to"),
            "to": table.get("until", "1m"),
        },
        NamedMoment: {"id": f"mark-{name}", "title": "Mark", "at": "1m"},
        Load: {"title": "Users", "users": 10, "think": "1s", "way": [{"guests": groups[0], "cpu": "10ms"}]},
        Visit: {"guests": groups[0], "cpu": "10ms"},
        Swap: {"size": "1G"},
        LinuxKind: LINUX,
        Behaviour: BEHAVIOUR,
        Activities: dict.fromkeys(("boot", "idle", "load", "suspend", "restore"), BEHAVIOUR),
        Disks: {"jobs": 4, "size": "4K", "channel_rate": 400.0, "latency": "1ms"},
        Tier: {"title": "memory"},
        System: {"cec": "A"},
        ChannelSettings: {"cec": "A"},
        GuestKind: {"title": "Server", "linux": LINUX},
        Link: {
            "systems": systems[:2],
            "connections": [{"device": "D000", "channels": channels[:2]}],
        },
        Trunk: {"directors": ["21", "22"], "rate": 800.0},
        Connections: {"device": "D000", "channels": channels[:2]},
        Domain: {"systems": systems},
        CecSettings: {"cores": 4, "lpars": {_own_lpar(table): {"weight": 100}}},
        CecLpar: {"weight": 100, "cores": 2},
        CapGroup: {"cap": 1.0},
        DemandStep: {"at": "1m", "demand": 0.5},
    }
    return made.get(model, {"title": "New"})
