"""Scenario -> the resource pool table and pool members."""

from __future__ import annotations

from typing import Any

from engine.scenario.scenario import Scenario
from engine.state.pools import packed_name, pool_cores


def pool_tables(s: Any, scenario: Scenario) -> None:
    """Fill the table, and set the pool of each guest. s: one STATE record."""
    numbers = {name: number for number, name in enumerate(scenario.pools, 1)}
    s["n_pool"] = len(numbers)
    for row, (name, given) in zip(s["pool"], scenario.pools.items(), strict=False):
        row["name"] = packed_name(name)
        row["limithard"], row["capacity"] = given.limithard or 0.0, given.capacity or 0.0
        row["cores"] = pool_cores(float(row["limithard"]), float(row["capacity"]), int(s["n_cpu"]))
    for guest in scenario.guests:
        s["guest"]["pool"][guest.index] = numbers.get(guest.pool or "", 0)
