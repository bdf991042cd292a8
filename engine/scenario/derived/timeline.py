"""Timeline of a scenario, step by step and guest by guest, in the order drawn by the seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count

from engine.kernel.kinds import Action
from engine.scenario.model.scenario import Scenario, TimelineStep

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
FAULTS = ("degrade", "repair")
_PAUSING = {
    ("pause", "suspend"): Action.SUSPEND,
    ("resume", "suspend"): Action.RESUME,
    ("pause", "stop"): Action.STOP,
    ("resume", "stop"): Action.BEGIN,
}


def expand_timeline(scenario: Scenario, seed: int) -> list[tuple[int, Action, int, int]]:
    """Return (time in ns, action, guest number, argument) for every step, in time order.

    The argument of a fetch is the time between a client's attempts; the argument of a relocation is its
    position among the timeline's relocations. The argument of a channel that is degraded or repaired is its
    position among the planned faults, and that of one that is unplugged or plugged in is its number.

    The seed determines which member of a group comes first; the order is drawn separately for each group and
    each time that an action is applied to it, because the order in which the testers proceeded is not known.
    The same action, group and count always give the same order, whatever else the timeline contains.
    """
    members = _members(scenario)
    rounds: Counter[tuple[str, str]] = Counter()
    steps = []
    plans, faults = count(), count()
    for step in scenario.timeline:
        last = next(plans) if step.do == "relocate" else step.retry
        if step.do == "lpar-ipl":
            steps.append((step.at, Action.LPAR_IPL, -1, 0))
        for again in range(step.repeat if step.systems else 0):
            action = Action[step.do.upper().replace("-", "_")]
            at = step.at + again * step.period
            steps += [(at, action, -1, list(scenario.systems).index(name)) for name in step.systems]
        if step.channels:
            steps += [(step.at, action, -1, place) for action, place in _of_channels(scenario, step, faults)]
        for group in step.guests:
            rounds[step.do, group] += 1
            order = _shuffled(members.get(group, []), f"{seed}/{step.do}/{group}/{rounds[step.do, group]}")
            action = _PAUSING.get((step.do, scenario.method)) or Action[step.do.upper()]
            steps += [
                (step.at + place * step.every, action, guest, last) for place, guest in enumerate(order)
            ]
    return sorted(steps, key=lambda pair: pair[0])


def _of_channels(scenario: Scenario, step: TimelineStep, faults: Iterator[int]) -> list[tuple[Action, int]]:
    """Return the action and the argument for each channel of a step."""
    if step.do in FAULTS:
        return [(Action.DEGRADE, next(faults)) for _ in step.channels]
    return [(Action[step.do.upper()], list(scenario.channels).index(name)) for name in step.channels]


def planned_faults(scenario: Scenario) -> list[tuple[str, TimelineStep]]:
    """Return the channels that the timeline degrades or repairs, in its order."""
    return [(name, step) for step in scenario.timeline if step.do in FAULTS for name in step.channels]


def _members(scenario: Scenario) -> dict[str, list[int]]:
    members: dict[str, list[int]] = {}
    for guest in scenario.guests:
        members.setdefault(guest.group, []).append(guest.index)
    return members


def _shuffled(items: list[int], name: str) -> list[int]:
    """Return the items in an order that depends only on `name` (splitmix64, Fisher-Yates)."""
    items, state = list(items), _hash(name)
    for last in range(len(items) - 1, 0, -1):
        state = (state + _GOLDEN) & _MASK
        other = mixed(state) % (last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def _hash(name: str) -> int:
    """Return a 64-bit hash of a text, the same in every process (FNV-1a)."""
    bits = 0xCBF29CE484222325
    for byte in name.encode():
        bits = ((bits ^ byte) * 0x100000001B3) & _MASK
    return bits


def mixed(z: int) -> int:
    """Return 64 well-mixed bits of `z` (the last step of splitmix64)."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
