"""More guests that log on: the same machine with more members of its groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import count

from engine.language import say
from engine.scenario.files.error import nearest
from engine.scenario.model.guests import members
from engine.scenario.saving import scenario_table, table_scenario
from engine.scenario.scenario import Scenario

MAX_NAMED = 1024  # user IDs of a group
_MOST_USERID = 8  # characters


class LogonError(ValueError):
    """Guests that cannot log on; the text states the reason and the expected values."""


def with_logons(scenario: Scenario, more: Mapping[str, int]) -> Scenario:
    """Return the scenario with these numbers of additional guests, by group or by a user ID of a group.

    They are like the other guests of their group, but have separate user IDs. Raises LogonError and
    ScenarioError.
    """
    table = scenario_table(scenario)
    taken = {guest.userid for guest in scenario.guests}
    groups = {guest.userid: guest.group for guest in scenario.guests}
    wanted: Counter[str] = Counter()
    for name, number in more.items():
        wanted[groups.get(name.upper(), name)] += number
    for name, number in wanted.items():
        _check(scenario, name, number)
        own = [guest.userid for guest in scenario.guests if guest.group == name]
        new = _new_userids(own[-1] if own else "GUEST", number, taken)
        table["guests"][name] |= {"userids": [*own, *new], "count": len(own) + number}
    return table_scenario(table, say("With more guests"))


def _check(scenario: Scenario, name: str, number: int) -> None:
    if name not in scenario.groups:
        near = nearest(name, scenario.groups)
        text = say("{0}: no such group of guests", name[:60])
        listed = say("expected one of {0}", ", ".join(list(scenario.groups)[:8]))
        raise LogonError(say("{0}; the nearest match is {1}", text, near) if near else f"{text}; {listed}")
    most = MAX_NAMED - members(scenario.groups, name)
    if not 1 <= number <= most:
        raise LogonError(say("{0} = {1}: expected a number of guests from 1 to {2}", name, number, most))


def _new_userids(like: str, number: int, taken: set[str]) -> list[str]:
    """Return user IDs that begin like another user ID and end with unused numbers."""
    stem = like.rstrip("0123456789") or "GUEST"
    found: list[str] = []
    for at in count(1):
        if len(found) == number:
            break
        userid = f"{stem[: _MOST_USERID - len(str(at)) - (at < 10)]}{at:02d}"
        if userid not in taken:
            taken.add(userid)
            found.append(userid)
    return found
