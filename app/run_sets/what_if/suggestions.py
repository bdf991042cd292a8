"""Common changes, as settings of the current machine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.kernel.units import PAGES_PER_GB
from engine.scenario.files.quantities import exact_size_text
from engine.scenario.model.guests import called, members
from engine.scenario.model.site_release import pages_to_expanded
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.what_if.comparison import WhatIfChange

_tr = partial(QCoreApplication.translate, "WhatIf")
RULES = "memory-7"  # of the study of cpuplugd, for memory


def suggestions(scenario: Scenario) -> list[WhatIfChange]:
    """Return the changes that are possible for this machine, with titles; each can be edited afterward."""
    table = scenario_table(scenario)
    return [suggestion for suggestion in _suggestions(scenario) if _is_machine(table, suggestion)]


def _is_machine(table: dict[str, Any], change: WhatIfChange) -> bool:
    """Return whether the changed machine is possible: limits of z/VM may prevent it."""
    try:
        load_scenario("machine.toml", change.settings, table)
    except ScenarioError:
        return False
    return True


def _suggestions(scenario: Scenario) -> Iterator[WhatIfChange]:
    lpar = scenario.lpar
    key, now = ("storage", lpar.storage) if lpar.storage else ("frames", lpar.frames)
    yield WhatIfChange(_tr("50% more storage"), (f"lpar.{key}={exact_size_text(now * 3 // 2)}",))
    if lpar.has("aging"):
        if lpar.xstor:
            real = (
                f"lpar.{key}={exact_size_text(now + lpar.xstor)}",
                "lpar.xstor=0",
                "lpar.filled_xstor=0.0",
            )
            yield WhatIfChange(_tr("Expanded storage converted to central storage"), real)
        yield from _aging(scenario)
        yield from _exposures(scenario)
    elif pages_to_expanded(lpar.site_release or lpar.release):
        expanded = exact_size_text(max(PAGES_PER_GB, 2 * lpar.xstor))
        yield WhatIfChange(_tr("Twice the expanded storage"), (f"lpar.xstor={expanded}",))
    yield WhatIfChange(_tr("Twice the processors"), (f"lpar.processors={min(64, 2 * lpar.processors)}",))
    yield WhatIfChange(_tr("Half the processors"), (f"lpar.processors={max(1, lpar.processors // 2)}",))
    yield from _guests(scenario)
    yield from _pools(scenario)
    if scenario.loads:
        users = (f"loads.{name}.users={2 * load.users}" for name, load in scenario.loads.items())
        yield WhatIfChange(_tr("Twice the users"), tuple(users))
    yield from _timers(scenario)
    linux = [name for name, group in scenario.groups.items() if scenario.kinds[group.kind].linux is not None]
    if linux:
        rules = (f"guests.{name}.cpuplugd={RULES}" for name in linux)
        yield WhatIfChange(_tr("cpuplugd rules: {0}").format(RULES), tuple(rules))


def _aging(scenario: Scenario) -> Iterator[WhatIfChange]:
    """Yield the changes available from z/VM 6.3 on. Velocity Software recommends an aging list of 5%."""
    yield WhatIfChange(_tr("An aging list of 5%"), ("lpar.agelist=5%",))
    yield WhatIfChange(_tr("No early writes"), ("lpar.early_writes=false",))
    largest = max(scenario.groups, key=lambda name: members(scenario.groups, name))
    memory = exact_size_text(scenario.groups[largest].memory)
    label = called(scenario.groups, largest)
    yield WhatIfChange(_tr("Reserved memory for {0}").format(label), (f"guests.{largest}.reserved={memory}",))


def _exposures(scenario: Scenario) -> Iterator[WhatIfChange]:
    """Yield the paging I/O changes available from z/VM 6.4 on, where paging I/O is simulated."""
    if scenario.paging is None or not scenario.lpar.has("paging_exposures"):
        return
    number = max(8, scenario.paging.aliases)
    aliases = (f"paging.aliases={number}", "paging.use_aliases=true")
    if not scenario.paging.use_aliases:
        yield WhatIfChange(_tr("{0} aliases for paging").format(number), aliases)
    if not scenario.paging.transport_mode:
        yield WhatIfChange(_tr("Transport mode for paging"), ("paging.transport_mode=true",))


def _guests(scenario: Scenario) -> Iterator[WhatIfChange]:
    largest = max(scenario.groups, key=lambda name: members(scenario.groups, name))
    count = members(scenario.groups, largest)
    label = called(scenario.groups, largest)
    if count > 1:
        yield WhatIfChange(
            _tr("Half the {0} guests").format(label), (f"guests.{largest}.count={count // 2}",)
        )
        yield WhatIfChange(
            _tr("Twice as many {0} guests").format(label), (f"guests.{largest}.count={2 * count}",)
        )
    yield WhatIfChange(
        _tr("Twice the share of {0}").format(label),
        (f"guests.{largest}.share={min(10_000, 2 * scenario.groups[largest].share)}",),
    )


def _pools(scenario: Scenario) -> Iterator[WhatIfChange]:
    """Yield alternative limits of resource pools."""
    for name, pool in scenario.pools.items():
        field = "limithard" if pool.limithard else "capacity"
        if limit := getattr(pool, field):
            setting = f"pools.{name}.{field}"
            yield WhatIfChange(_tr("Twice the limit of pool {0}").format(name), (f"{setting}={2 * limit:g}",))
            yield WhatIfChange(_tr("Half the limit of pool {0}").format(name), (f"{setting}={limit / 2:g}",))


def _timers(scenario: Scenario) -> Iterator[WhatIfChange]:
    if not scenario.lpar.locks:
        return
    patched = all(group.timer_patch for group in scenario.groups.values())
    if not patched:
        yield WhatIfChange(_tr("The On-Demand Timer Patch"), ("guests.all.timer_patch=true",))
    if scenario.lpar.release != "4.4":
        yield WhatIfChange("z/VM 4.4", ("lpar.release=4.4",))
