"""The z/VM systems of a scenario, each with all that [lpar] and its own table say of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.guests import Guest, members
from engine.scenario_models import Lpar, Scenario

ALONE = "LPARLAB"  # the name of the only system, when the scenario names none


@dataclass(frozen=True)
class SystemOf:
    """One z/VM system."""

    index: int
    name: str
    cec: str
    lpar: Lpar
    facilities: int
    devices: tuple[str, ...]
    joined: bool


def systems(scenario: Scenario) -> tuple[SystemOf, ...]:
    """The systems in the scenario's order; one, when it names none."""
    if not scenario.systems:
        return (SystemOf(0, ALONE, "A", scenario.lpar, 1, (), True),)
    return tuple(_system(scenario, index, name) for index, name in enumerate(scenario.systems))


def _system(scenario: Scenario, index: int, name: str) -> SystemOf:
    given = scenario.systems[name]
    own = {key: value for key, value in given if key in Lpar.model_fields and value is not None}
    lpar = scenario.lpar.model_copy(update=own) if own else scenario.lpar
    return SystemOf(index, name, given.cec, lpar, given.facilities, given.devices, given.joined)


def seen_by(scenario: Scenario, system: SystemOf) -> Scenario:
    """The scenario with the LPAR of this system."""
    return scenario.model_copy(update={"lpar": system.lpar}) if scenario.systems else scenario


def home(scenario: Scenario, guest: Guest) -> int:
    """The number of the system on which a guest is at time 0."""
    group, names = scenario.groups[guest.group], list(scenario.systems)
    if group.spread and names:
        return guest.member * len(names) // members(scenario.groups, guest.group)
    return names.index(group.system) if group.system is not None else 0


@lru_cache(maxsize=64)
def device_names(names: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """All devices that systems have or guests need, in order: bit i of the masks is name i."""
    return tuple(sorted({name for some in names for name in some}))


def all_devices(scenario: Scenario) -> tuple[str, ...]:
    """The names behind the bits of the masks `needs` and `devices`."""
    had = (system.devices for system in scenario.systems.values())
    needed = (group.needs for group in scenario.groups.values())
    return device_names((*had, *needed))


def mask(names: tuple[str, ...], order: tuple[str, ...]) -> int:
    """A bit for each of these names."""
    return sum(1 << order.index(name) for name in set(names))


def processor_count(scenario: Scenario) -> int:
    """The processors of all systems."""
    return sum(system.lpar.processors for system in systems(scenario))
