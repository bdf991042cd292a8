"""The guests of a scenario whose Linux is simulated, with the rules that each one has."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.rules.rule_file import of_scenario
from engine.cpuplugd.lints.finding import COMBO, DATABASE, WEB, WEBSPHERE, GuestFacts
from engine.state.rule_names import OLD

_MIDDLEWARE = {"combo": COMBO, "udb": DATABASE, "database": DATABASE, "was": WEBSPHERE, "web": WEB}


class LinuxGuest(NamedTuple):
    """A guest; `place` is its row in the table of Linux guests."""

    place: int
    userid: str
    group: str
    processors: int
    name: str  # of its rules; "" = it has none
    text: str
    facts: GuestFacts


def linux_guests(scenario: Any) -> list[LinuxGuest]:
    """Return all Linux guests, in the order of the table; none for a scenario without simulated Linux."""
    if scenario is None or not has_linux(scenario):
        return []
    found = [guest for guest in scenario.guests if scenario.kinds[guest.kind].linux is not None]
    return [_guest(scenario, place, guest) for place, guest in enumerate(found)]


def has_linux(scenario: Any) -> bool:
    """Return whether there is a kind of guests whose Linux is simulated."""
    return any(kind.linux is not None for kind in scenario.kinds.values())


def _guest(scenario: Any, place: int, guest: Any) -> LinuxGuest:
    rules = scenario.groups[guest.group].cpuplugd
    return LinuxGuest(
        place,
        guest.userid,
        guest.group,
        int(guest.processors),
        rules.name if rules else "",
        of_scenario(rules.text) if rules else "",
        _facts(scenario.groups[guest.group], guest),
    )


def _facts(group: Any, guest: Any) -> GuestFacts:
    """Return the facts for lint: the server, by its kind or group, and who else manages it."""
    words = f"{guest.kind} {guest.group}".lower()
    middleware = next((known for word, known in _MIDDLEWARE.items() if word in words), None)
    beside = group.beside
    return GuestFacts(middleware, "vmrm-cmm" in beside, "cpuset" in beside or "taskset" in beside, OLD)
