"""QUERY SSI, QUERY RELODOMAIN: the members of the cluster, and the domains guests may move in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from engine.cp import wiring
from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.complex import in_ssi, links, names
from engine.cp.domains import DomainName, domain_mask, domains, members
from engine.cp.operands import Word
from engine.cp.reply import ours
from engine.link_state import MAX_SYSTEM

Domain = Annotated[str, DomainName()]
_AVAILABLE = "-" * 8


@command("Query SSI", classes="ABCE")
def query_ssi(call: Call) -> Iterator[str]:
    """The SSI cluster and the state of its members, as this system sees them.

    Suspended: no link to that member is up; the mode is then Influx here: not certain. The persistent data
    record, its heartbeats and those that are received are left out.
    """
    in_ssi(call)
    states = [_state(call, member) for member in range(len(names(call.scenario)))]
    yield f"SSI Name: {call.scenario.ssi}"
    yield f"SSI Mode: {'Influx' if 'Suspended' in states else 'Stable'}"
    yield "Cross-System Timeouts: Enabled"
    yield "SLOT SYSTEMID STATE"
    for slot in range(MAX_SYSTEM):
        if slot < len(states):
            yield f"{slot + 1:4} {names(call.scenario)[slot]:8} {states[slot]}"
        else:
            yield f"{slot + 1:4} {_AVAILABLE} Available"


def _state(call: Call, member: int) -> str:
    """What this system takes a member to be."""
    if not call.tables[member]["joined"]:
        return "Down (not IPLed)"
    up = {name for link, _, name in links(call) if wiring.link_is_up(call, link)}
    seen = member == call.system or names(call.scenario)[member] in up
    return "Joined" if seen else "Suspended"


@command("Query RELODOMain", classes="ABCE")
@command("Query RELODOMain ALL", classes="ABCE")
def query_domains(call: Call) -> Iterator[str]:
    """The relocation domains and their members. The layout is not certain."""
    in_ssi(call)
    for name in domains(call.scenario):
        yield _line(call, name)


@command("Query RELODOMain name", classes="ABCE")
def query_domain(call: Call, name: Domain) -> Iterator[str]:
    """The members of a relocation domain. Example: QUERY RELODOMAIN SSI. The layout is not certain."""
    in_ssi(call)
    yield _line(call, name)


@command("DEFine RELODOMain", classes="B")
def define_domain(call: Call, *words: Word) -> None:
    """Define a relocation domain: not in this model, whose domains are those of the scenario."""
    ours("Relocation domains are defined in the scenario: [domains.NAME] systems = [...]")


def _line(call: Call, name: str) -> str:
    return f"DOMAIN {name:8} MEMBERS: {' '.join(members(call.scenario, domain_mask(call.scenario, name)))}"
