"""Rules for the timeline: ordered times, existing groups, possible actions, relocation options."""

from __future__ import annotations

from engine.kernel.units import clock_text
from engine.language import later, say
from engine.scenario.checks.systems import known_system
from engine.scenario.derived.timeline import planned_faults
from engine.scenario.files.error import ScenarioError, nearest, wrong
from engine.scenario.model.guests import members
from engine.scenario.model.scenario import Scenario, TimelineStep
from engine.state.link import MAX_FAULT
from engine.state.relocation import MAX_MOVE
from engine.state.tables import MAX_STEP

# required last step of a group before this one, and the resulting state
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
_OF_CHANNELS = ("unplug", "plug", "degrade", "repair")
_FAULTS = {"errors": 0.0, "loss": 0.0, "rate": 1.0, "delay": 0}  # of degrade, and their healthy values
_TIMES = ("every", "repeat", "period")  # not of channels
_OF_SYSTEMS = ("shutdown", "reipl", "ipl-system", "crash", "activate", "deactivate")

_BOOTED = later("a group that has booted")
_NEEDS = {
    "boot": later("a group that is not up yet"),
    "pause": later("a group that is up and not paused"),
    "resume": later("a group that is paused"),
}


def check_timeline(scenario: Scenario) -> None:
    """Raise ScenarioError for the first invalid step; file and value are added later."""
    before, count = 0, 0
    states = {name: "up" if group.up else "off" for name, group in scenario.groups.items()}
    busy = dict.fromkeys(scenario.groups, 0)
    for number, step in enumerate(scenario.timeline, 1):
        key = f"timeline.{number}"
        _check_order(key, step, before)
        _check_channels(key, step, scenario)
        _check_systems(key, step, scenario)
        _check_groups(key, step, scenario)
        _check_relocation(key, step, scenario)
        count += sum(members(scenario.groups, name) for name in step.guests)
        for name in step.guests:
            _check_free(key, step, name, busy)
            _check_agent(key, step, name, scenario)
            states[name] = _next(key, step, name, states[name])
            busy[name] = _last(step, members(scenario.groups, name))
        count += len(step.systems) * step.repeat + len(step.channels)
        if step.do == "lpar-ipl":
            count += 1
            states = {name: "off" if state == "off" else "up" for name, state in states.items()}
        _check_end(key, step, scenario, count)
        before = step.at
    if len(planned_faults(scenario)) > MAX_FAULT:
        raise wrong("timeline", say("expected at most {0} channels degraded and repaired", MAX_FAULT))


def _check_order(key: str, step: TimelineStep, before: int) -> None:
    if step.at < before:
        raise wrong(
            f"{key}.at", say("expected {0} or later, the time of the previous step", clock_text(before))
        )


def _check_relocation(key: str, step: TimelineStep, scenario: Scenario) -> None:
    if (step.do == "relocate") != (step.to is not None):
        raise wrong(
            f"{key}.to", say("expected the destination system") if step.to is None else say("expected none")
        )
    if step.to is not None:
        known_system(scenario, f"{key}.to", step.to)


def _check_systems(key: str, step: TimelineStep, scenario: Scenario) -> None:
    if (step.do in _OF_SYSTEMS) != bool(step.systems):
        hint = say("at least one system") if step.do in _OF_SYSTEMS else say("none: guests perform this step")
        raise wrong(f"{key}.systems", say("expected {0}", hint))
    for place, name in enumerate(step.systems, 1):
        known_system(scenario, f"{key}.systems.{place}", name)
        if name in step.systems[: place - 1]:
            raise wrong(f"{key}.systems.{place}", say("expected each system once"))
    if step.repeat > 1 and (not step.systems or step.period == 0):
        raise wrong(f"{key}.period", say("expected a time, which a repeated step of systems needs"))
    if step.systems and step.at + (step.repeat - 1) * step.period > scenario.until:
        raise wrong("until", say("expected a later time: {0} repeats last after it", key))


def _check_channels(key: str, step: TimelineStep, scenario: Scenario) -> None:
    if (step.do in _OF_CHANNELS) != bool(step.channels):
        hint = say("at least one channel") if step.do in _OF_CHANNELS else say("none: no channel is changed")
        raise wrong(f"{key}.channels", say("expected {0}", hint))
    for place, name in enumerate(step.channels, 1):
        if name not in scenario.channels:
            known = ", ".join(list(scenario.channels)[:20])
            raise wrong(
                f"{key}.channels.{place}",
                say("expected one of the channels {0}", known),
                nearest(name, scenario.channels),
            )
        if name in step.channels[: place - 1]:
            raise wrong(f"{key}.channels.{place}", say("expected each channel once"))
    for name in _TIMES if step.channels else ():
        if name in step.model_fields_set:
            raise wrong(f"{key}.{name}", say("not allowed: all channels of a step change once, at its time"))
    given = [name for name, healthy in _FAULTS.items() if getattr(step, name) != healthy]
    if given and step.do != "degrade":
        raise wrong(f"{key}.{given[0]}", say('not allowed: only "degrade" has this value'))
    if step.do == "degrade" and not given:
        raise wrong(f"{key}.errors", say("expected errors, loss, rate or delay; repair ends them"))


def _check_groups(key: str, step: TimelineStep, scenario: Scenario) -> None:
    if (step.do == "lpar-ipl" or bool(step.systems or step.channels)) != (not step.guests):
        hint = (
            say("at least one group")
            if not step.guests
            else say("no guests: the step is not for single guests")
        )
        raise wrong(f"{key}.guests", say("expected {0}", hint))
    if step.retry and step.do != "fetch":
        raise wrong(f"{key}.retry", say('not allowed: only "fetch" is retried'))
    for place, name in enumerate(step.guests, 1):
        if name not in scenario.groups:
            near = nearest(name, scenario.groups)
            listed = ", ".join(sorted(scenario.groups)[:20])
            raise wrong(f"{key}.guests.{place}", say("expected one of the groups {0}", listed), near)
        if name in step.guests[: place - 1]:
            raise wrong(f"{key}.guests.{place}", say("expected each group once"))


def _check_free(key: str, step: TimelineStep, name: str, busy: dict[str, int]) -> None:
    if step.at < busy[name]:
        until = clock_text(busy[name])
        raise wrong(
            f"{key}.at",
            say("expected {0} or later, when the last step of {1} reaches its last guest", until, name),
        )


def _check_agent(key: str, step: TimelineStep, name: str, scenario: Scenario) -> None:
    kind = scenario.groups[name].kind
    if step.do == "end" and scenario.kinds[kind].linux is None:
        raise wrong(
            f"{key}.do",
            say("expected another action for {0}: Linux is not simulated in guests of kind {1}", name, kind),
        )
    if step.do == "agent" and scenario.kinds[kind].activities.poll is None:
        raise wrong(
            f"{key}.do", say("expected another action for {0}: kind {1} has no activities.poll", name, kind)
        )


def _next(key: str, step: TimelineStep, name: str, state: str) -> str:
    allowed, after = _AFTER[step.do]
    if state not in allowed:
        needs = say(_NEEDS.get(step.do, _BOOTED))
        raise wrong(f"{key}.do", say("expected {0}; {1} is {2} at this time", needs, name, state))
    return after or state


def _check_end(key: str, step: TimelineStep, scenario: Scenario, count: int) -> None:
    last = max((_last(step, members(scenario.groups, name)) for name in step.guests), default=step.at)
    if last > scenario.until:
        raise wrong(
            "until", say("expected {0} or later, when {1} reaches its last guest", clock_text(last), key)
        )
    if count > MAX_STEP:
        raise wrong(
            key, say("expected at most {0} steps for single guests in total, not {1}", MAX_STEP, count)
        )


def _last(step: TimelineStep, count: int) -> int:
    """Return the time at which the step reaches its last guest, ns."""
    return step.at + step.every * max(count - 1, 0)


_OPTIONS = ("immediate", "maxtotal", "maxquiesce", "force")  # of VMRELOCATE MOVE


def check_relocations(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    for name, kind in scenario.kinds.items():
        least, most = kind.state_pages
        if least > most:
            hint = say("expected the smaller number of pages first")
            raise ScenarioError("", f"kinds.{name}.state_pages", hint)
    asked = 0
    for number, step in enumerate(scenario.timeline, 1):
        _options(f"timeline.{number}", step)
        if step.do == "relocate":
            asked += 1 + sum(members(scenario.groups, name) for name in step.guests)
    if asked > MAX_MOVE:
        raise ScenarioError(
            "", "timeline", say("expected at most {0} relocations and steps that request them", MAX_MOVE)
        )


def _options(key: str, step: TimelineStep) -> None:
    """Check that only relocations have options."""
    if step.do == "relocate":
        return
    for name in _OPTIONS:
        if getattr(step, name):
            raise ScenarioError("", f"{key}.{name}", say('not allowed: only "relocate" has this option'))
