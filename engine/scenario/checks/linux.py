"""Rules for guests with a simulated Linux, their cpuplugd rules and their users."""

from __future__ import annotations

from collections import Counter

from engine.kernel.kinds import RELEASES
from engine.kernel.units import size_text
from engine.language import say
from engine.scenario.derived.linux import compiled
from engine.scenario.files.error import ScenarioError, nearest, wrong
from engine.scenario.model.guests import GuestGroup
from engine.scenario.model.scenario import Scenario
from engine.state.linux import MAX_LINUX, MAX_LOAD, MAX_TASK, MAX_VISIT

OWN_TASKS = 4
SPARE = 64  # pages; less than that is no memory


def check_linux(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    for name, group in scenario.groups.items():
        _group(scenario, name, group)
    for name in scenario.loads:
        _load(scenario, name)
    _room(scenario)


def room(memory: int) -> int:
    """Return the number of pages that software may need in a guest with this memory."""
    return memory - memory // 64 - 5 * 256 - SPARE


def _group(scenario: Scenario, name: str, group: GuestGroup) -> None:
    kind = scenario.kinds[group.kind].linux
    if kind is None:
        if group.cpuplugd is not None:
            hint = say(
                "expected none: Linux is not simulated in guests of kind {0} (the kind has no table linux)",
                group.kind,
            )
            raise wrong(f"guests.{name}.cpuplugd", hint)
        return
    if scenario.lpar.locks:
        hint = say("expected a release after {0}: guests {1} have a simulated Linux", max(RELEASES), name)
        raise wrong("lpar.release", hint)
    least = kind.base + kind.buffers + kind.huge + kind.heap + kind.buffer
    if room(group.memory) < least:
        raise wrong(
            f"guests.{name}.memory",
            say("expected memory for the {0} that kind {1} needs", size_text(least), group.kind),
        )
    if group.cpuplugd is not None:
        _rules(name, group)


def _rules(name: str, group: GuestGroup) -> None:
    from engine.cpuplugd.language.operations import ProgramError  # late: most scenarios have no rules

    assert group.cpuplugd is not None
    try:
        compiled(group.cpuplugd.text, group.processors)
    except ProgramError as error:
        raise ScenarioError(
            "",
            f"guests.{name}.cpuplugd",
            say("expected usable rules; {0}", error),
            value=group.cpuplugd.name,
        ) from None


def _load(scenario: Scenario, name: str) -> None:
    for number, visit in enumerate(scenario.loads[name].way, 1):
        key = f"loads.{name}.way.{number}.guests"
        if visit.guests not in scenario.groups:
            near = nearest(visit.guests, scenario.groups)
            raise wrong(key, say("expected one of the groups {0}", ", ".join(scenario.groups)), near)
        if scenario.kinds[scenario.groups[visit.guests].kind].linux is None:
            raise wrong(key, say("expected a group whose Linux is simulated (its kind has a table linux)"))
        if not any(guest.group == visit.guests for guest in scenario.guests):
            raise wrong(
                key, say("expected a group with at least one guest; guests.{0} has no guests", visit.guests)
            )


def _room(scenario: Scenario) -> None:
    """Check that all guests, tasks and users fit into the tables."""
    each = Counter(guest.group for guest in scenario.guests)
    guests = sum(
        n for name, n in each.items() if scenario.kinds[scenario.groups[name].kind].linux is not None
    )
    loads = [(each[load.way[0].guests], load) for load in scenario.loads.values()]
    for key, what, total, most in (
        ("guests", say("guests with a simulated Linux"), guests, MAX_LINUX),
        ("loads", say("groups of users"), sum(n for n, _ in loads), MAX_LOAD),
        (
            "loads",
            say("stations of all groups of users"),
            sum(n * len(load.way) for n, load in loads),
            MAX_VISIT,
        ),
        (
            "loads",
            say("users and kernel tasks"),
            guests * OWN_TASKS + sum(n * load.users for n, load in loads),
            MAX_TASK,
        ),
    ):
        if total > most:
            raise wrong(
                key,
                say("expected at most {0} {1}, not {2}", most, what, total),
            )
