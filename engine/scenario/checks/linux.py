"""Rules for guests with a simulated Linux, their cpuplugd rules and their users."""

from __future__ import annotations

from collections import Counter

from engine.cpuplugd.language.operations import ProgramError
from engine.kernel.kinds import RELEASES
from engine.kernel.units import size_text
from engine.scenario.derived.linux import compiled
from engine.scenario.files.error import ScenarioError, nearest, wrong
from engine.scenario.model.guests import Group
from engine.scenario.model.scenario import Scenario
from engine.state.linux import MAX_LINUX, MAX_LOAD, MAX_TASK, MAX_VISIT

OWN_TASKS = 4
SPARE = 64  # pages; less than that is no memory


def check_linux(scenario: Scenario) -> None:
    """Raise ScenarioError for the first thing that cannot be."""
    for name, group in scenario.groups.items():
        _group(scenario, name, group)
    for name in scenario.loads:
        _load(scenario, name)
    _room(scenario)


def _group(scenario: Scenario, name: str, group: Group) -> None:
    kind = scenario.kinds[group.kind].linux
    if kind is None:
        if group.cpuplugd is not None:
            hint = f"expected none: the Linux of kind {group.kind} is not simulated (it has no table linux)"
            raise wrong(f"guests.{name}.cpuplugd", hint)
        return
    if scenario.lpar.locks:
        hint = f"expected a release after {max(RELEASES)}: guests {name} have a simulated Linux"
        raise wrong("lpar.release", hint)
    least = kind.base + kind.buffers + kind.huge + kind.heap + kind.buffer
    have = group.memory - group.memory // 64 - 5 * 256
    if have < least + SPARE:
        raise wrong(
            f"guests.{name}.memory", f"expected room for {size_text(least)}, what kind {group.kind} needs"
        )
    if group.cpuplugd is not None:
        _rules(name, group)


def _rules(name: str, group: Group) -> None:
    assert group.cpuplugd is not None
    try:
        compiled(group.cpuplugd.text, group.processors)
    except ProgramError as error:
        raise ScenarioError(
            "",
            f"guests.{name}.cpuplugd",
            f"expected usable rules; {error}",
            value=group.cpuplugd.name,
        ) from None


def _load(scenario: Scenario, name: str) -> None:
    for number, visit in enumerate(scenario.loads[name].way, 1):
        key = f"loads.{name}.way.{number}.guests"
        if visit.guests not in scenario.groups:
            near = nearest(visit.guests, scenario.groups)
            raise wrong(key, f"expected one of the groups {', '.join(scenario.groups)}", near)
        if scenario.kinds[scenario.groups[visit.guests].kind].linux is None:
            raise wrong(key, "expected a group whose Linux is simulated (its kind has a table linux)")
        if not any(guest.group == visit.guests for guest in scenario.guests):
            raise wrong(key, f"expected a group with at least one guest; guests.{visit.guests} has none")


def _room(scenario: Scenario) -> None:
    """Check that everything fits into the tables."""
    each = Counter(guest.group for guest in scenario.guests)
    guests = sum(
        n for name, n in each.items() if scenario.kinds[scenario.groups[name].kind].linux is not None
    )
    loads = [(each[load.way[0].guests], load) for load in scenario.loads.values()]
    for what, total, most in (
        ("guests with a simulated Linux", guests, MAX_LINUX),
        ("groups of users", sum(n for n, _ in loads), MAX_LOAD),
        ("stations of all groups of users", sum(n * len(load.way) for n, load in loads), MAX_VISIT),
        ("users and kernel tasks", guests * OWN_TASKS + sum(n * load.users for n, load in loads), MAX_TASK),
    ):
        if total > most:
            raise wrong(
                "loads" if "users" in what else "guests", f"expected at most {most} {what}, not {total}"
            )
