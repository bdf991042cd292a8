"""Rules for the timeline: ordered times, existing groups, possible actions, options of relocations."""

from __future__ import annotations

from engine.kernel.units import clock_text
from engine.scenario.checks.systems import known_system
from engine.scenario.files.error import ScenarioError, nearest, wrong
from engine.scenario.model.guests import members
from engine.scenario.model.scenario import Scenario, Step
from engine.state.relocation import MAX_MOVE
from engine.state.tables import MAX_STEP

# what must have been done last to a group before this, and what that makes of it
_AFTER = {
    "boot": ({"off"}, "up"),
    "agent": ({"up", "paused"}, None),
    "start": ({"up", "paused"}, None),
    "end": ({"up"}, None),
    "fetch": ({"up", "paused"}, None),
    "logoff": ({"up", "paused"}, "off"),
    "ipl": ({"off", "up", "paused"}, "up"),
    "load": ({"up", "paused"}, None),
    "unload": ({"up", "paused"}, None),
    "pause": ({"up"}, "paused"),
    "resume": ({"paused"}, "up"),
    "relocate": ({"up"}, None),
}
_OF_SYSTEMS = ("shutdown", "reipl", "ipl-system", "crash", "activate", "deactivate")

_NEEDS = {
    "boot": "a group that is not up yet",
    "pause": "a group that is up and not paused",
    "resume": "a group that is paused",
}


def check_timeline(scenario: Scenario) -> None:
    """Raise ScenarioError for the first step that cannot be; file and value are added later."""
    before, count = 0, 0
    states = {name: "up" if group.up else "off" for name, group in scenario.groups.items()}
    busy = dict.fromkeys(scenario.groups, 0)
    for number, step in enumerate(scenario.timeline, 1):
        key = f"timeline.{number}"
        _check_order(key, step, before)
        _check_systems(key, step, scenario)
        _check_groups(key, step, scenario)
        _check_relocation(key, step, scenario)
        count += sum(members(scenario.groups, name) for name in step.guests)
        for name in step.guests:
            _check_free(key, step, name, busy)
            _check_agent(key, step, name, scenario)
            states[name] = _next(key, step, name, states[name])
            busy[name] = _last(step, members(scenario.groups, name))
        count += len(step.systems) * step.repeat
        if step.do == "lpar-ipl":
            count += 1
            states = {name: "off" if state == "off" else "up" for name, state in states.items()}
        _check_end(key, step, scenario, count)
        before = step.at


def _check_order(key: str, step: Step, before: int) -> None:
    if step.at < before:
        raise wrong(f"{key}.at", f"expected {clock_text(before)} or later, the time of the previous step")


def _check_relocation(key: str, step: Step, scenario: Scenario) -> None:
    if (step.do == "relocate") != (step.to is not None):
        raise wrong(f"{key}.to", "expected the destination system" if step.to is None else "expected none")
    if step.to is not None:
        known_system(scenario, f"{key}.to", step.to)


def _check_systems(key: str, step: Step, scenario: Scenario) -> None:
    if (step.do in _OF_SYSTEMS) != bool(step.systems):
        hint = "at least one system" if step.do in _OF_SYSTEMS else "none: guests do this"
        raise wrong(f"{key}.systems", f"expected {hint}")
    for place, name in enumerate(step.systems, 1):
        known_system(scenario, f"{key}.systems.{place}", name)
        if name in step.systems[: place - 1]:
            raise wrong(f"{key}.systems.{place}", "expected each system once")
    if step.repeat > 1 and (not step.systems or step.period == 0):
        raise wrong(f"{key}.period", "expected a time: a repeated step of systems needs one")
    if step.systems and step.at + (step.repeat - 1) * step.period > scenario.until:
        raise wrong("until", f"expected a later time: {key} is last repeated after it")


def _check_groups(key: str, step: Step, scenario: Scenario) -> None:
    if (step.do == "lpar-ipl" or bool(step.systems)) != (not step.guests):
        hint = "at least one group" if not step.guests else "no guests: the step affects all"
        raise wrong(f"{key}.guests", f"expected {hint}")
    if step.retry and step.do != "fetch":
        raise wrong(f"{key}.retry", 'not allowed: only "fetch" is retried')
    for place, name in enumerate(step.guests, 1):
        if name not in scenario.groups:
            near = nearest(name, scenario.groups)
            listed = ", ".join(sorted(scenario.groups)[:20])
            raise wrong(f"{key}.guests.{place}", f"expected one of the groups {listed}", near)
        if name in step.guests[: place - 1]:
            raise wrong(f"{key}.guests.{place}", "expected each group once")


def _check_free(key: str, step: Step, name: str, busy: dict[str, int]) -> None:
    if step.at < busy[name]:
        until = clock_text(busy[name])
        raise wrong(
            f"{key}.at", f"expected {until} or later: the last step of {name} reaches its last guest then"
        )


def _check_agent(key: str, step: Step, name: str, scenario: Scenario) -> None:
    kind = scenario.groups[name].kind
    if step.do == "end" and scenario.kinds[kind].linux is None:
        raise wrong(
            f"{key}.do", f"expected another action for {name}: the Linux of kind {kind} is not simulated"
        )
    if step.do == "agent" and scenario.kinds[kind].activities.poll is None:
        raise wrong(f"{key}.do", f"expected another action for {name}: kind {kind} has no activities.poll")


def _next(key: str, step: Step, name: str, state: str) -> str:
    allowed, after = _AFTER[step.do]
    if state not in allowed:
        needs = _NEEDS.get(step.do, "a group that has booted")
        raise wrong(f"{key}.do", f"expected {needs}; {name} is {state} at this time")
    return after or state


def _check_end(key: str, step: Step, scenario: Scenario, count: int) -> None:
    last = max((_last(step, members(scenario.groups, name)) for name in step.guests), default=step.at)
    if last > scenario.until:
        raise wrong("until", f"expected {clock_text(last)} or later: {key} reaches its last guest then")
    if count > MAX_STEP:
        raise wrong(key, f"expected at most {MAX_STEP} steps of single guests in all, not {count}")


def _last(step: Step, count: int) -> int:
    """Return the time at which the step reaches its last guest, ns."""
    return step.at + step.every * max(count - 1, 0)


_OPTIONS = ("immediate", "maxtotal", "maxquiesce", "force")  # of VMRELOCATE MOVE


def check_relocations(scenario: Scenario) -> None:
    """Raise ScenarioError for the first thing that cannot be."""
    for name, kind in scenario.kinds.items():
        least, most = kind.state_pages
        if least > most:
            hint = "expected the smaller number of pages first"
            raise ScenarioError("", f"kinds.{name}.state_pages", hint)
    asked = 0
    for number, step in enumerate(scenario.timeline, 1):
        _options(f"timeline.{number}", step)
        if step.do == "relocate":
            asked += 1 + sum(members(scenario.groups, name) for name in step.guests)
    if asked > MAX_MOVE:
        raise ScenarioError(
            "", "timeline", f"expected at most {MAX_MOVE} relocations and steps that request them"
        )


def _options(key: str, step: Step) -> None:
    """Check that only a relocation has options."""
    if step.do == "relocate":
        return
    for name in _OPTIONS:
        if getattr(step, name):
            raise ScenarioError("", f"{key}.{name}", 'not allowed: only "relocate" has this option')
