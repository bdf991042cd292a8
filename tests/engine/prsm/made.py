"""Machines in a CEC with other LPARs, for tests."""

from __future__ import annotations

from typing import Any

from engine.scenario.scenario import Scenario
from tests.engine.small import group, kind, small, step


def in_cec(cec: dict[str, Any], until: str = "2s", processors: int = 1, **more: Any) -> Scenario:
    """Return a small machine whose LPAR is called OWN; its guests boot and work if there is `guests`."""
    guests = more.pop("guests", 0)
    own = {"processors": processors, "frames": 4000, "below_2g": 500, "xstor": 1000, "system": "OWN"}
    timeline = [step("0s", "boot", "g"), step("100ms", "load", "g")] if guests else []
    return small(
        "stop",
        until=until,
        lpar=own | more.pop("lpar", {}),
        cec=cec,
        kinds={"k": kind()},
        guests={"g": group("k", max(1, guests), "G")},
        timeline=timeline,
        **more,
    )


def alone(cores: int, **lpars: dict[str, Any]) -> dict[str, Any]:
    """Return a CEC in which these LPARs share `cores`; OWN has one of its own and does nothing."""
    return {"cores": cores + 1, "lpars": {"OWN": {"dedicated": True}} | lpars}
