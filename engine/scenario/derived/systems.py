"""The z/VM systems of a scenario, each with its own table merged into [lpar]."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.scenario.model.central_storage import frames_of, page_tables
from engine.scenario.model.guests import Guest, members
from engine.scenario.model.scenario import LparSettings, Scenario

ALONE = "LPARLAB"  # the name of the only system, when the scenario names none


@dataclass(frozen=True)
class SystemOf:
    """One z/VM system."""

    index: int
    name: str
    cec: str
    lpar: LparSettings
    facilities: int
    devices: tuple[str, ...]
    joined: bool


def systems(scenario: Scenario) -> tuple[SystemOf, ...]:
    """Return the systems in the scenario's order; a single system if the scenario lists none."""
    if not scenario.systems:
        name = scenario.lpar.system or ALONE
        return (SystemOf(0, name, "A", _with_tables(scenario, scenario.lpar, 0), 1, (), True),)
    return tuple(_system(scenario, index, name) for index, name in enumerate(scenario.systems))


def _system(scenario: Scenario, index: int, name: str) -> SystemOf:
    given = scenario.systems[name]
    own = {key: value for key, value in given if key in LparSettings.model_fields and value is not None}
    lpar = _own(scenario.lpar, own) if own else scenario.lpar
    lpar = _with_tables(scenario, lpar, index)
    return SystemOf(index, name, given.cec, lpar, given.facilities, given.devices, given.joined)


def _own(lpar: LparSettings, own: dict[str, Any]) -> LparSettings:
    """Return [lpar] with the system's own keys; if they give central storage, it replaces frames, and
    vice versa.
    """
    if "storage" in own and "frames" not in own:
        own = {**own, "frames": frames_of(own["storage"], _excludes(lpar, own["storage"]))}
    elif "frames" in own and "storage" not in own:
        own = {**own, "storage": None}
    return lpar.model_copy(update=own)


def _excludes(lpar: LparSettings, storage: int) -> bool:
    return lpar.model_copy(update={"storage": storage}).unused_below_2g > 0


def _with_tables(scenario: Scenario, lpar: LparSettings, index: int) -> LparSettings:
    """Deduct the page tables of guests that start on this system from frames derived from central storage."""
    if lpar.storage is None:
        return lpar
    used = sum(
        _at_home(scenario, name, index) * scenario.kinds[group.kind].pages_under_load(group.memory)
        for name, group in scenario.groups.items()
    )
    return lpar.model_copy(update={"frames": max(0, lpar.frames - page_tables(used))})


def _at_home(scenario: Scenario, name: str, index: int) -> int:
    """Return the number of guests in a group that start on a system, according to `home`."""
    group, count, names = scenario.groups[name], members(scenario.groups, name), list(scenario.systems)
    if group.spread and names:
        return -(-(index + 1) * count // len(names)) - -(-index * count // len(names))
    return count if index == (names.index(group.system) if group.system in names else 0) else 0


def volume_title(scenario: Scenario, system: int, number: int) -> str:
    """Return the serial of a paging volume of a system, or its number, counted from 1, if it has no
    serial.
    """
    own = [*scenario.systems.values()][system].volids if scenario.systems else None
    volids = scenario.lpar.volids if own is None else own
    return volids[number] if number < len(volids) else str(number + 1)


def seen_by(scenario: Scenario, system: SystemOf) -> Scenario:
    """Return the scenario with the LPAR of this system as its LPAR."""
    same = system.lpar == scenario.lpar
    return scenario if same else scenario.model_copy(update={"lpar": system.lpar})


def home(scenario: Scenario, guest: Guest) -> int:
    """Return the number of the system on which a guest is at time 0."""
    group, names = scenario.groups[guest.group], list(scenario.systems)
    if group.spread and names:
        return guest.member * len(names) // members(scenario.groups, guest.group)
    return names.index(group.system) if group.system is not None else 0


@lru_cache(maxsize=64)
def device_names(names: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """Return all devices that systems have or guests need, in order: bit i of a mask represents name i."""
    return tuple(sorted({name for some in names for name in some}))


def all_devices(scenario: Scenario) -> tuple[str, ...]:
    """Return the names that the bits of the masks `needs` and `devices` represent."""
    had = (system.devices for system in scenario.systems.values())
    needed = (group.needs for group in scenario.groups.values())
    return device_names((*had, *needed))


def mask(names: tuple[str, ...], order: tuple[str, ...]) -> int:
    """Return a mask with the bit of each of these names set."""
    return sum(1 << order.index(name) for name in set(names))


def processor_count(scenario: Scenario) -> int:
    """Return the total number of processors of all systems."""
    return sum(system.lpar.processors for system in systems(scenario))


def lesser_side(names: tuple[str, str]) -> int:
    """Return the side, 0 or 1, whose system name sorts first."""
    first, second = (name.encode("cp037") for name in names)
    return int(second < first)
