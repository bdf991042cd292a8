"""Groups of users: a load of a scenario is one for each guest of its first station."""

from __future__ import annotations

from dataclasses import dataclass

from engine.scenario.models import Scenario


@dataclass(frozen=True)
class LoadGroup:
    """A group of users; its place among all of them is its number everywhere."""

    index: int
    name: str  # of its load in the scenario
    title: str
    guest: int  # at which their way begins


def load_groups(scenario: Scenario) -> list[LoadGroup]:
    """All groups of users, in the order of the table of loads; [] where there are none."""
    found: list[LoadGroup] = []
    for name, load in getattr(scenario, "loads", {}).items():
        guests = [guest.index for guest in scenario.guests if guest.group == load.way[0].guests]
        found += [
            LoadGroup(len(found) + place, name, load.title, guest) for place, guest in enumerate(guests)
        ]
    return found
