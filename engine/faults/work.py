"""The work of a machine, which a repair must not change: removing the work does not repair a fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language import one_line, say
from engine.scenario.scenario import Scenario
from engine.sim import Simulation


class RepairError(ValueError):
    """A repair that cannot be applied; the text is for the user."""


def check_work(scenario: Scenario, healthy: Scenario) -> None:
    """Raise RepairError if the work of a scenario differs from that of the healthy machine."""
    for (name, own), (_, right) in zip(_work(scenario), _work(healthy), strict=True):
        if own != right:
            raise _refused(name)
    if any(step not in scenario.timeline for step in healthy.timeline):
        raise _refused("timeline")


def _work(scenario: Scenario) -> Iterator[tuple[str, Any]]:
    yield "guests", [(guest.userid, guest.kind, guest.servers, guest.up) for guest in scenario.guests]
    yield "kinds", scenario.kinds
    yield "loads", scenario.loads
    yield "sessions", scenario.sessions
    lpars = scenario.cec.lpars if scenario.cec is not None else {}
    demands = {name: (lpar.cores, lpar.demand, lpar.piece, lpar.demands) for name, lpar in lpars.items()}
    yield "cec.lpars", demands


def execute(simulation: Simulation, line: str) -> None:
    """Issue a CP command of a repair.

    Raises RepairError for a command that CP refuses, and for a command that logs off a guest.
    """
    before = _users(simulation)
    reply = simulation.execute(line)
    if reply.number:
        raise RepairError(one_line(f"{line[:80]}: {' '.join(reply.lines)[:200]}"))
    if before - _users(simulation):
        raise _refused(one_line(line[:80]))


def _users(simulation: Simulation) -> set[str]:
    lines = simulation.execute("QUERY NAMES").lines
    return {word for line in lines for word in line.replace(",", " ").split()}


def _refused(what: str) -> RepairError:
    text = "{0}: a repair must not change the work: guests, their loads and the demand of other LPARs"
    return RepairError(say(text, what))
