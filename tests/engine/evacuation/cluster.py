"""Three small systems with a link between each two, and guests of different sizes on the first."""

from __future__ import annotations

from typing import Any

from engine.scenario.scenario import Scenario
from tests.engine.relocations.pair import pair, writer
from tests.engine.small import group

LINKS = (
    ("main", "A1", "B1", "D000", "40"),
    ("a-c", "A1", "C1", "D010", "41"),
    ("b-c", "B1", "C1", "D020", "42"),
)


def cluster(**changes: Any) -> Scenario:
    """Return guests under load on A1, and one on B1; relocations are left to a plan."""
    guests = {
        "small": group("writer", 2, "SML", up=True),
        "large": group("writer", 1, "LRG", up=True, memory="24M"),
        "other": group("writer", 1, "OTH", up=True, system="B1"),
    }
    base: dict[str, Any] = {
        "until": "60s",
        "lpar": {"frames": "24000p"},
        "kinds": {"writer": writer(pages=256)},
        "guests": guests,
        "systems": {"A1": {}, "B1": {}, "C1": {}},
        "channels": {channel: {} for *_, channel in LINKS},
        "links": {
            name: {
                "systems": [first, second],
                "connections": [{"device": device, "count": 4, "channels": [channel, channel]}],
            }
            for name, first, second, device, channel in LINKS
        },
        "timeline": [{"at": "0s", "do": "load", "guests": list(guests)}],
    }
    return pair(**base | changes)
