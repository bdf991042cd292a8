"""Finds the goal of commands: a condition that is true after them, and false before them and without them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.conditions.condition import Condition, parse_condition
from engine.measures import measures
from engine.measures.measure import Measure
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from lessons.recording.machine import Typed

# States that last come first; a momentary action of a guest is not a goal.
_STATES = ("suspended", "stopped", "logged off", "dormant")
_MAX_GUESTS = 100  # guests whose values are examined
_MIN_CHANGE = 0.2  # share by which a value must differ from its value before and without the commands


@dataclass(frozen=True)
class FoundGoal:
    """A goal in the form used in lesson.toml. `condition` None: a value, compared at the end."""

    table: dict[str, Any]
    condition: Condition | None


def find_goal(
    before: Recording, after: Recording, without: Recording, lines: Sequence[Typed]
) -> FoundGoal | None:
    """Compare recordings up to the commands, some time after them, and at that time without them.

    Return None if the commands changed nothing that a goal can express.
    """
    scenario = after.scenario
    guests = named(scenario, lines)
    for who, state in _conditions(scenario, guests):
        condition = parse_condition(f"{who} {state}", scenario)
        false = not (condition.holds(before, before.now) or condition.holds(without, without.now))
        if false and condition.holds(after, after.now):
            return FoundGoal({"condition": condition.text, "text": f"{who} is {state}"}, condition)
    everyone = range(min(len(scenario.guests), _MAX_GUESTS))
    figure = _figure(before, after, without, guests)
    return figure if figure or guests else _figure(before, after, without, everyone)


def named(scenario: Scenario, lines: Sequence[Typed]) -> list[int]:
    """Return the guests that the commands name, followed by the guests that issued the commands."""
    numbers = {guest.userid: guest.index for guest in scenario.guests}
    words = [word for typed in lines for word in re.findall(r"[A-Z0-9@#$_-]+", typed.line.upper())]
    found = [numbers[word] for word in [*words, *(typed.userid for typed in lines)] if word in numbers]
    return list(dict.fromkeys(found))


def _conditions(scenario: Scenario, guests: Sequence[int]) -> Iterator[tuple[str, str]]:
    for no in ("", "not "):
        for guest in guests:
            yield from ((scenario.guests[guest].userid, f"{no}{state}") for state in _STATES)


def _figure(
    before: Recording, after: Recording, without: Recording, guests: Sequence[int]
) -> FoundGoal | None:
    """Return the value that differs most: of a named guest, or otherwise of the system."""
    found: list[tuple[float, dict[str, Any]]] = []
    for measure in measures().values():
        for member in guests if measure.of == "guest" else [0] if measure.of == "system" else []:
            values = [_value(measure, recording, member) for recording in (after, before, without)]
            differs, bound = _bound(*values)
            if differs >= _MIN_CHANGE:
                found.append((differs, _table(measure, after.scenario, member, bound)))
    found.sort(key=lambda pair: ("of" not in pair[1], -pair[0]))
    return FoundGoal(found[0][1], None) if found else None


def _value(measure: Measure, recording: Recording, member: int) -> float:
    return measure.value(recording, [member], recording.now, recording.now)


def _bound(now: float, *others: float) -> tuple[float, tuple[str, float]]:
    """Return the relative difference between a value and the nearest other value, and a bound between
    them.
    """
    if not all(map(math.isfinite, (now, *others))):
        return 0.0, ("above", 0.0)
    side, other = ("above", max(others)) if now > max(others) else ("below", min(others))
    largest = max(abs(now), abs(other))
    if not largest or (side == "below" and now >= other):
        return 0.0, (side, 0.0)
    middle = float(f"{(now + other) / 2:.3g}")
    between = min(now, other) < middle < max(now, other)
    return (abs(now - other) / largest if between else 0.0), (side, middle)


def _table(measure: Measure, scenario: Scenario, member: int, bound: tuple[str, float]) -> dict[str, Any]:
    side, value = bound
    whose = {"of": scenario.guests[member].userid} if measure.of == "guest" else {}
    who = f"{whose['of']}: " if whose else ""
    text = f"{who}{measure.title} {side} {value:,g} {measure.unit}".strip()
    return {"measure": measure.id, **whose, side: value, "text": text}
