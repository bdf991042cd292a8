"""Relocation domains: those of the scenario, that of all members, and one for each member."""

from __future__ import annotations

from engine.cp.call import Call
from engine.cp.multisystem import names
from engine.cp.operands import Operand
from engine.cp.reply import CPError
from engine.scenario.scenario import Scenario

WHOLE = "SSI"  # the domain of all members


def domains(scenario: Scenario) -> dict[str, int]:
    """Name -> mask of the systems. The scenario's names come first, in capitals."""
    called = names(scenario)
    own = {
        name.upper(): sum(1 << called.index(system) for system in set(given.systems))
        for name, given in scenario.domains.items()
    }
    defaults = {WHOLE: (1 << len(called)) - 1} | {name: 1 << row for row, name in enumerate(called)}
    return own | {name: mask for name, mask in defaults.items() if name not in own}


def domain_mask(scenario: Scenario, name: str) -> int:
    """The systems of a domain."""
    return domains(scenario)[name]


def domain_level(call: Call, name: str) -> int:
    """The architecture level that all members of a domain have."""
    mask = domain_mask(call.scenario, name)
    return min(int(s["facilities"]) for row, s in enumerate(call.tables) if mask >> row & 1)


def domain_of(call: Call, guest: int) -> str:
    """The name of a guest's domain: that of its group in the scenario if it fits, else the first one."""
    mask, known = int(call.guests[guest]["domain"]), domains(call.scenario)
    group = call.scenario.groups[call.scenario.guests[guest].group]
    likely = (group.domain or WHOLE).upper()
    return next(name for name in [likely, *known] if known.get(name) == mask)


def members(scenario: Scenario, mask: int) -> list[str]:
    """The names behind the bits."""
    return [name for row, name in enumerate(names(scenario)) if mask >> row & 1]


class DomainName(Operand):
    """The name of a relocation domain."""

    shown = "domain"

    def parse(self, text: str, call: Call) -> str:
        if text not in domains(call.scenario):
            raise CPError(1821, f"Relocation domain {text} does not exist")
        return text

    def words(self, scenario: Scenario) -> list[str]:
        return sorted(domains(scenario))
