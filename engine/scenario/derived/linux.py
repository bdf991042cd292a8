"""Guests with a simulated Linux: their numbers, their compiled rules, and the groups of users they serve."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.scenario.model.guests import Guest
from engine.scenario.model.scenario import Scenario

if TYPE_CHECKING:  # most scenarios have no rules
    from engine.cpuplugd.daemon.machine import LinuxMachine
    from engine.cpuplugd.language.compiler import Program


def linux_guests(scenario: Scenario) -> list[Guest]:
    """Return the guests with a simulated Linux, in the order of the Linux table."""
    return [guest for guest in scenario.guests if scenario.kinds[guest.kind].linux is not None]


def machine_of(processors: int) -> LinuxMachine:
    """Return the machine that the daemon sees in a guest with this many CPUs; CPU 0 stays online."""
    from engine.cpuplugd.daemon.machine import LinuxMachine  # imported late: as above

    return LinuxMachine(present=processors, online=set(range(processors)))


@lru_cache(maxsize=128)
def compiled(text: str, processors: int) -> Program:
    """Return the compiled program of a rule file. Raises ProgramError if the daemon would not start with
    it.
    """
    from engine.cpuplugd.language.compiler import compile_rules, printed_by
    from engine.cpuplugd.language.configuration import read

    return compile_rules(read(text), machine_of(processors), printed_by())


def programs(scenario: Scenario) -> list[Program | None]:
    """Return the compiled rules of each guest in the Linux table; None = the guest has no daemon."""
    rules = [(scenario.groups[guest.group].cpuplugd, guest.processors) for guest in linux_guests(scenario)]
    return [None if given is None else compiled(given.text, cpus) for given, cpus in rules]


@dataclass(frozen=True)
class LoadGroup:
    """A group of users; its position among all groups is its number everywhere."""

    index: int
    name: str  # of its load in the scenario
    title: str
    guest: int  # at which their way begins


def load_groups(scenario: Scenario) -> list[LoadGroup]:
    """Return all groups of users, in the order of the load table; [] if there are none."""
    found: list[LoadGroup] = []
    for name, load in getattr(scenario, "loads", {}).items():
        guests = [guest.index for guest in scenario.guests if guest.group == load.way[0].guests]
        found += [
            LoadGroup(len(found) + place, name, load.title, guest) for place, guest in enumerate(guests)
        ]
    return found


def load_titles(scenario: Scenario) -> list[str]:
    """Return the title of each group of users, with the guest's user ID if several groups have the same
    title.
    """
    groups = load_groups(scenario)
    count = Counter(group.title for group in groups)
    return [
        f"{group.title}, {scenario.guests[group.guest].userid}" if count[group.title] > 1 else group.title
        for group in groups
    ]
