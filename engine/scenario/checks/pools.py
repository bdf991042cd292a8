"""Rules for the [pools.NAME] tables and for the pools of guests."""

from __future__ import annotations

from engine.language import say
from engine.scenario.files.error import nearest, wrong
from engine.scenario.model.scenario import Scenario


def check_pools(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    if scenario.pools and not scenario.lpar.has("pools"):
        raise wrong("pools", say("not allowed: z/VM {0} does not support it", scenario.lpar.release))
    if scenario.pools and scenario.systems:
        raise wrong(
            "pools", say("not allowed in a scenario with several systems: each member has separate pools")
        )
    for name, pool in scenario.pools.items():
        if pool.limithard is not None and pool.capacity is not None:
            raise wrong(f"pools.{name}.capacity", say("not allowed together with limithard"))
    for name, group in scenario.groups.items():
        if group.pool is not None and group.pool not in scenario.pools:
            hint = say("expected one of the pools {0}", ", ".join(scenario.pools) or say("(there is none)"))
            raise wrong(f"guests.{name}.pool", hint, nearest(group.pool, scenario.pools))
