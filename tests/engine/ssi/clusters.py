"""Small clusters for tests: two to four members, a link between each two, guests on each, short times."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from engine.kernel.units import MS
from engine.scenario.scenario import Scenario
from tests.engine.small import group, kind, small, step

NAMES = ("SYSTEM01", "SYSTEM02", "SYSTEM03", "SYSTEM04")
TIMES: dict[str, Any] = {
    "pdr_every": "50ms",
    "pdr_stale": "300ms",
    "join_step": "5ms",
    "shutdown_ns": "30ms",
    "load_ns": "60ms",
    "member_cpu": "100us",
}
BEAT, STALE, JOIN, SHUTDOWN, LOAD = 50 * MS, 300 * MS, 5 * MS, 30 * MS, 60 * MS


def links(members: int) -> dict[str, Any]:
    """Return a channel for each system, and a link of two connections for each pair."""
    found: dict[str, Any] = {}
    for number, (one, other) in enumerate(combinations(range(members), 2)):
        found[f"l{one}{other}"] = {
            "systems": [NAMES[one], NAMES[other]],
            "connections": [
                {"device": f"{0xD000 + 16 * number:04X}", "count": 2, "channels": [f"4{one}", f"4{other}"]}
            ],
        }
    channels = {f"4{system}": {"cec": f"C{system}"} for system in range(members)}
    return {"channels": channels, "links": found}


def at(time: str, do: str, *systems: str, **more: Any) -> dict[str, Any]:
    """Return a step that concerns members."""
    return {"at": time, "do": do, "systems": list(systems)} | more


def cluster(
    members: int = 3,
    steps: Sequence[dict[str, Any]] = (),
    down: Sequence[int] = (),
    up: Sequence[str] = (),
    **changes: Any,
) -> Scenario:
    """Return members with two working guests each, and one of group "lateN"; `up`: it is logged on."""
    names = NAMES[:members]
    guests: dict[str, Any] = {}
    for number, name in enumerate(names):
        pair, late = [f"APP{number}1", f"APP{number}2"], f"late{number}"
        guests[f"app{number}"] = group("app", 2, f"A{number}", userids=pair, system=name)
        own = {"userids": [late.upper()], "system": name, "up": late in up}
        guests[late] = group("app", 1, f"L{number}", **own)
    start = [step("0s", "boot", *(f"app{number}" for number in range(members)))]
    base: dict[str, Any] = {
        "id": "cluster",
        "title": "Small cluster",
        "ssi": "PRFASSI",
        "until": "60s",
        "lpar": {"release": "6.2"},
        "parameters": {},
        "kinds": {"app": kind("idle", traffic_per_minute=0.0)},
        "guests": guests,
        "systems": {
            name: {"cec": f"C{number}", "joined": number not in down} for number, name in enumerate(names)
        },
        "timeline": [*start, *steps],
    } | links(members)
    base["parameters"] = TIMES | changes.pop("parameters", {})
    return small("stop", **(base | changes))
