"""--of: whose figure it is. A userid, a label, a group or a role of guests, or a processor's number."""

from __future__ import annotations

from app.cli.failure import Failure
from engine.measures import Measure, measures
from engine.right_keys import nearest
from engine.scenario import Scenario


def find_measure(name: str) -> Measure:
    """The measure with this id. Raises Failure with the nearest one."""
    found = measures().get(name)
    if found is None:
        leaves = {key.rpartition(".")[2]: key for key in measures()}
        near = nearest(name, measures()) or leaves.get(nearest(name, leaves), "")
        hint = f"; the nearest right name is {near}" if near else ""
        raise Failure(f'--measure = "{name}": no such measure; `lparlab measures` lists them{hint}')
    return found


def find_members(scenario: Scenario, measure: Measure, of: str | None) -> list[int]:
    """The numbers of the guests or processors meant. Raises Failure."""
    if measure.of == "system":
        if of is not None:
            raise Failure(f'--of = "{of}": {measure.id} is a figure of the whole system; leave --of out')
        return [0]
    everything = len(scenario.guests) if measure.of == "guest" else scenario.lpar.processors
    if of is None:
        return list(range(everything))
    return _guests(scenario, of) if measure.of == "guest" else _processor(scenario, of)


def _guests(scenario: Scenario, of: str) -> list[int]:
    names: dict[str, list[int]] = {}
    for guest in scenario.guests:
        for name in {text.lower() for text in (guest.userid, guest.label, guest.group, guest.role)}:
            names.setdefault(name, []).append(guest.index)
    found = names.get(of.lower())
    if not found:
        near = nearest(of.lower(), names)
        hint = f"; the nearest right name is {near}" if near else ""
        raise Failure(f'--of = "{of}": expected a userid, label, group or role of {scenario.id}{hint}')
    return found


def _processor(scenario: Scenario, of: str) -> list[int]:
    if not of.isascii() or not of.isdigit() or int(of) >= scenario.lpar.processors:
        raise Failure(
            f'--of = "{of}": expected the number of a processor, 0 to {scenario.lpar.processors - 1}'
        )
    return [int(of)]
