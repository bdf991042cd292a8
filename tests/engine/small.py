"""Small machines for tests: little memory and short times, so that a test sees every phase in a moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.scenario.checks.scenario import check_scenario
from engine.scenario.checks.timeline import check_timeline
from engine.scenario.scenario import Scenario

PARAMETERS: dict[str, Any] = {
    "test_idle": "20ms",
    "minor_slice": "1ms",
    "elapsed_slice": ["20ms", "40ms", "80ms"],
    "storbuf": [1.25, 1.05, 0.95],
    "long_term": "80ms",
    "sample": "100ms",
    "low": 40,
    "high": 60,
    "low_2g": 40,
    "high_2g": 60,
    "reclaim_low": 30,
    "reclaim": 50,
    "migration_age": "0s",
    "image_max": "512p",
    "locked": 2,
    "cost_first_touch": "1us",
    "seek_max": "300us",
    "rotation": "200us",
    "transfer": "10us",
    "freeze_time": "10ms",
    "ipl_time": "10ms",
    "restore_time": "5ms",
    "lpar_ipl_time": "30ms",
    "heartbeat": "50ms",
    "detection": "20ms",
    "recovery": "2ms",
    "syn_timeout": "6ms",
    "image_rate": 400.0,
    "swap_rate": 400.0,
}


def behaviour(burst: str, wait: str, wait_kind: str, touched: Sequence[str], **more: Any) -> dict[str, Any]:
    """What the software does in one activity; every third touch stores unless told otherwise."""
    stores = more.pop("store", [0.3] * len(touched))
    given = {"burst": burst, "wait": wait, "wait_kind": wait_kind, "touched_every": list(touched)}
    return given | {"store": stores} | more


def kind(idle: str = "poll", **changes: Any) -> dict[str, Any]:
    """A kind of guest with a hot and a cold tier and 900 pages under load."""
    busy, calm = ["30ms", "300ms"], ["60ms", "never"]
    activities = {
        "boot": behaviour("500us", "100us", "io", ["60ms", "never"], growth=60_000),
        "idle": behaviour("1ms", "60ms", "random", calm, growth=60_000),
        "poll": behaviour("500us", "8ms", "timer", calm, growth=60_000),
        "load": behaviour("2ms", "200us", "io", busy, growth=60_000),
        "suspend": behaviour("500us", "200us", "io", ["20ms", "20ms"]),
        "restore": behaviour("500us", "200us", "io", ["20ms", "40ms"], store=[1.0, 1.0]),
    }
    activities |= changes.pop("activities", {})
    base = {
        "title": "small",
        "boot_pages": 200,
        "agent_pages": 500,
        "load_pages": 900,
        "idle": idle,
        "anonymous": 0.5,
        "traffic_per_minute": 3000.0,
        "tiers": [{"title": "hot", "pages": 192}, {"title": "cold"}],
        "activities": activities,
    }
    return base | changes


def group(kind: str, count: int, label: str, **changes: Any) -> dict[str, Any]:
    """Guests that are alike, with the smallest memory that a guest may have."""
    base = {"kind": kind, "label": label, "role": "small", "count": count, "memory": "16M"}
    return base | {"userids": [f"{label[:3].upper()}0001"]} | changes


def step(at: str, do: str, *guests: str, every: str = "0s") -> dict[str, Any]:
    """A step of the timeline."""
    return {"at": at, "do": do, "guests": list(guests), "every": every}


TIMELINE = [
    step("0s", "boot", "app", "db"),
    step("40ms", "load", "app", "db"),
    step("240ms", "unload", "app"),
    step("250ms", "pause", "app", every="15ms"),
    step("520ms", "resume", "app", every="5ms"),
    step("560ms", "load", "app"),
]


def small(method: str = "suspend", **changes: Any) -> Scenario:
    """Two application servers are paused beside two databases; 900 pages each, frames for 2,600.

    Changes of lpar and parameters are laid over those of the base, all others replace them.
    """
    base: dict[str, Any] = {
        "id": "small",
        "title": "Small machine",
        "method": method,
        "seed": 1,
        "until": "800ms",
        "lpar": {
            "processors": 2,
            "frames": "2600p",
            "xstor": "1500p",
            "paging_space": "4000p",
            "volumes": 2,
        },
        "parameters": PARAMETERS,
        "kinds": {"app": kind("poll"), "db": kind("idle")},
        "guests": {"app": group("app", 2, "APP"), "db": group("db", 2, "DB")},
        "timeline": TIMELINE,
    }
    for name, change in changes.items():
        laid_over = name in ("lpar", "parameters", "network") and name in base
        base[name] = {**base[name], **change} if laid_over else change
    return checked(base)


def checked(table: Mapping[str, Any]) -> Scenario:
    """The scenario of a table as a TOML file would give it, with all checks."""
    scenario = Scenario.model_validate(table)
    check_scenario(scenario)
    check_timeline(scenario)
    return scenario
