"""Two small systems with a link between them, and guests whose pages are written in one way or another."""

from __future__ import annotations

from typing import Any

from engine.scenario.scenario import Scenario
from tests.engine.small import PARAMETERS, behaviour, checked, group

PAGES = 4096  # of each guest: 16 MB
SPEED: dict[str, Any] = {"check_ns": "2ms", "skeleton_ns": "2ms", "quiesce_ns": "5ms", "device_ns": "100us"}
SPEED |= {"resume_ns": "1ms", "message_pages": 31, "message_chunks": 2, "pass_stop": 20}
SPEED |= {"cost_packet": "1us", "cost_dispatch": "1us", "cost_first_touch": "0s"}


def writer(
    pattern: str = "random", pages: int = 512, touches: float = 20_000.0, **more: Any
) -> dict[str, Any]:
    """Return a kind of guest that only writes `touches` pages a second into a tier with this pattern."""
    work = {"burst": "100ms", "wait": "1us", "wait_kind": "io", "store": [1.0, 0.0]}
    busy = work | {"touches": [touches, 0.0], "growth": more.pop("growth", 0.0)}
    calm = behaviour("1ms", "20ms", "timer", ["never", "never"], store=[0.0, 0.0])
    boot = behaviour("1ms", "1us", "io", ["never", "never"], store=[0.0, 0.0], growth=1e6)
    still = dict.fromkeys(("idle", "poll", "suspend", "restore"), calm)
    base = {
        "title": pattern,
        "boot_pages": 512,
        "agent_pages": 600,
        "load_pages": PAGES,
        "tiers": [{"title": "written", "pages": pages, "pattern": pattern}, {"title": "other"}],
        "activities": still | {"boot": boot, "load": busy},
        "subchannels": 4,
        "state_pages": [3, 9],
    }
    return base | more


def link(connections: int = 4, channels: int = 1) -> dict[str, Any]:
    """Return a straight link of A1 and B1 on some channels."""
    names = [f"{0x40 + c:02X}" for c in range(channels)]
    each = [
        {"device": f"{0xD000 + 16 * c:04X}", "count": connections, "channels": [name, name]}
        for c, name in enumerate(names)
    ]
    return {
        "channels": {name: {} for name in names},
        "links": {"main": {"systems": ["A1", "B1"], "connections": each}},
    }


def pair(**changes: Any) -> Scenario:
    """Return a guest under load on A1 that is relocated to B1 at 50 ms."""
    speed = {"adapter": "154us", "wire": "185us", "setup_ns": "26us", "ack_ns": "60us"}
    base: dict[str, Any] = {
        "id": "pair",
        "title": "Two systems",
        "seed": 1,
        "until": "1500ms",
        "lpar": {
            "processors": 2,
            "frames": "12000p",
            "below_2g": "3000p",
            "xstor": "0p",
            "paging_space": "20000p",
            "volumes": 2,
            "release": "6.2",
        },
        "parameters": PARAMETERS | SPEED | speed,
        "kinds": {"writer": writer()},
        "guests": {"lin": group("writer", 1, "LIN", up=True)},
        "systems": {"A1": {}, "B1": {}},
        "timeline": [
            {"at": "0s", "do": "load", "guests": ["lin"]},
            {"at": "50ms", "do": "relocate", "guests": ["lin"], "to": "B1"},
        ],
    } | link()
    for name, change in changes.items():
        laid_over = name in ("lpar", "parameters") and name in base
        base[name] = {**base[name], **change} if laid_over else change
    return checked(base)
