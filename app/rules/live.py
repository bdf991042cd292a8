"""Guests with a simulated Linux, their rules, and the values of these rules at a given time of a run."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from app.rules.readings import Readings
from app.rules.rule_file import of_scenario
from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.explain import answer
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.daemon.why import why
from engine.cpuplugd.language.arithmetic import FloatingTrap
from engine.cpuplugd.language.configuration import RULES, Configuration
from engine.cpuplugd.language.evaluate import RuleEnds, Seen, Values, number, truth
from engine.cpuplugd.language.messages import DaemonEnded
from engine.cpuplugd.language.terms import Term, is_logical
from engine.cpuplugd.lints.finding import COMBO, DATABASE, WEB, WEBSPHERE, GuestFacts
from engine.state.rule_names import OLD

_MIDDLEWARE = {"combo": COMBO, "udb": DATABASE, "database": DATABASE, "was": WEBSPHERE, "web": WEB}
CPU_RULES = ("hotplug", "hotunplug")
_ONE_MORE = 2  # readings: in CPU rules, keywords of the memory step are one interval old


class LinuxGuest(NamedTuple):
    """A guest; `place` is its row index in the table of Linux guests."""

    place: int
    userid: str
    group: str
    processors: int
    name: str  # of its rules; "" = it has none
    text: str
    facts: GuestFacts


def linux_guests(scenario: Any) -> list[LinuxGuest]:
    """Return all Linux guests, in table order; none for a scenario without simulated Linux."""
    if scenario is None or not has_linux(scenario):
        return []
    found = [guest for guest in scenario.guests if scenario.kinds[guest.kind].linux is not None]
    return [_guest(scenario, place, guest) for place, guest in enumerate(found)]


def has_linux(scenario: Any) -> bool:
    """Return whether any kind of guest has a simulated Linux."""
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
    """Return the facts for lint: the server, determined from the guest's kind or group, and any other
    programs that manage it.
    """
    words = f"{guest.kind} {guest.group}".lower()
    middleware = next((known for word, known in _MIDDLEWARE.items() if word in words), None)
    beside = group.beside
    return GuestFacts(middleware, "vmrm-cmm" in beside, "cpuset" in beside or "taskset" in beside, OLD)


@dataclass(frozen=True)
class LiveRules:
    """The rules and their values at a reading."""

    at: int  # ns, of the sample that has the reading
    sentences: tuple[str, ...]  # what was decided, and why
    interval: Interval = field(default_factory=Interval)
    seen: dict[str, Seen] = field(default_factory=dict)  # of each rule, asked or not
    values: dict[str, Values] = field(default_factory=dict)  # values of the names, by rule
    missed: int = 0  # readings that are in no sample


def live(configuration: Configuration, readings: Readings, time: int, processors: int) -> LiveRules | None:
    """Return the rules at the last reading up to a time, ns; None if there was no reading before."""
    count = readings.until(time)
    if not count:
        return None
    first = max(count - configuration.depth - _ONE_MORE, 0)
    at = int(readings.time[count - 1])
    try:
        interval = _last(configuration, readings, range(first, count), processors)
    except DaemonEnded as ended:
        return LiveRules(at, (str(ended),))
    values = {rule: given for rule in RULES if (given := _given(interval, rule))}
    answers = {rule: answer(configuration, rule, given) for rule, given in values.items()}
    seen = {rule: found.seen for rule, found in answers.items() if found}
    missed = int(readings.numbers[count - 1] - readings.numbers[first]) - (count - 1 - first)
    return LiveRules(at, tuple(why(configuration, interval)), interval, seen, values, missed)


def _last(configuration: Configuration, readings: Readings, which: range, processors: int) -> Interval:
    """Return the daemon's action at the last of these readings. Raises DaemonEnded."""
    machine = LinuxMachine(present=max(processors, 1), online=set(range(max(processors, 1))))
    daemon, interval = Daemon(machine, configuration), Interval()
    daemon.start()
    for place in which:
        reading = readings.reading(place)
        machine.online = set(range(reading.online))
        machine.pool = readings.pool(place)
        interval = daemon.interval(reading)
        if interval.error:
            break
    return interval


def _given(interval: Interval, rule: str) -> Values | None:
    """Return the values of the names in a rule, whether or not the daemon evaluated the rule."""
    same = CPU_RULES if rule in CPU_RULES else RULES[2:]
    return interval.given.get(rule) or next(filter(None, map(interval.given.get, same)), None)


def would(term: Term, values: Values, seen: Seen) -> None:
    """Add to `seen` the values that a term and its parts would have had if the term had been evaluated."""
    try:
        (truth if is_logical(term) else number)(term, values, seen)
    except (RuleEnds, FloatingTrap):
        pass
