"""The guests of a scenario whose Linux is simulated, with the rules that each one has."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.rules.rule_file import of_scenario
from engine.cpuplugd.lints.finding import COMBO, DATABASE, WEB, WEBSPHERE, GuestFacts
from engine.cpuplugd.names import OLD

_MIDDLEWARE = {"web": WEB, "was": WEBSPHERE, "udb": DATABASE, "database": DATABASE, "combo": COMBO}


class LinuxGuest(NamedTuple):
    """A guest; `place` is its row in the table of Linux guests."""

    place: int
    userid: str
    group: str
    label: str
    processors: int
    name: str  # of its rules; "" = it has none
    text: str
    facts: GuestFacts


def linux_guests(scenario: Any) -> list[LinuxGuest]:
    """All of them, in the order of the table; none for a scenario without simulated Linux."""
    if scenario is None:
        return []
    found = [guest for guest in scenario.guests if getattr(scenario.kinds[guest.kind], "linux", None)]
    return [_guest(scenario, place, guest) for place, guest in enumerate(found)]


def _guest(scenario: Any, place: int, guest: Any) -> LinuxGuest:
    rules = scenario.groups[guest.group].cpuplugd
    return LinuxGuest(
        place,
        guest.userid,
        guest.group,
        getattr(guest, "label", "") or "",
        int(guest.processors),
        rules.name if rules else "",
        of_scenario(rules.text) if rules else "",
        _facts(scenario.groups[guest.group], guest),
    )


def _facts(group: Any, guest: Any) -> GuestFacts:
    """What lint is told: which server it is, by its kind or group, and who else manages it."""
    words = f"{guest.kind} {guest.group} {getattr(guest, 'role', '')}".lower()
    middleware = next((known for word, known in _MIDDLEWARE.items() if word in words), None)
    beside = getattr(group, "beside", ())
    return GuestFacts(middleware, "vmrm-cmm" in beside, "cpuset" in beside or "taskset" in beside, OLD)
