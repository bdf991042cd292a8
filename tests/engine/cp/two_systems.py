"""Two small systems with a logical link of four connections, and a machine that has run for a moment."""

from __future__ import annotations

from typing import Any

from engine.kernel.units import MS
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.small import group, kind, small, step

MOMENT = 300 * MS


def scenario(**changes: Any) -> Scenario:
    """Guests APP0001, APP0002, DB0001 on VMSYS01, LATE0001 there but logged off, FAR0001 on VMSYS02.

    DB0001 needs a device that VMSYS02 does not have; APP0002 may not leave VMSYS01.
    """
    base: dict[str, Any] = {
        "lpar": {"release": "6.2"},
        "guests": {
            "app": group("app", 1, "APP", userids=["APP0001"]),
            "kept": group("app", 1, "KEPT", userids=["APP0002"], domain="prod", facilities=2),
            "db": group("db", 1, "DB", userids=["DB0001"], needs=["OSA1"]),
            "late": group("db", 1, "LATE", userids=["LATE0001"]),
            "far": group("app", 1, "FAR", userids=["FAR0001"], system="VMSYS02"),
        },
        "kinds": {"app": kind("idle"), "db": kind("idle")},
        "timeline": [step("0s", "boot", "app", "kept", "db", "far"), step("30s", "boot", "late")],
        "until": "60s",
        "systems": {
            "VMSYS01": {"devices": ["OSA1"], "facilities": 2},
            "VMSYS02": {},
        },
        "channels": {"3C": {}, "3D": {}},
        "links": {
            "main": {
                "systems": ["VMSYS01", "VMSYS02"],
                "connections": [
                    {"device": "D000", "count": 2, "channels": ["3C", "3C"]},
                    {"device": "D010", "count": 2, "channels": ["3D", "3C"]},
                ],
            }
        },
        "domains": {"prod": {"systems": ["VMSYS01"]}},
    }
    return small("stop", **(base | changes))


def machine(until: int = MOMENT) -> Simulation:
    """The machine at that moment."""
    sim = Simulation(scenario())
    sim.run(until)
    return sim
