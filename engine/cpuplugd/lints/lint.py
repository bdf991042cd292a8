"""Findings about configurations that the daemon accepts but that probably do not have the intended effect.

`lint` finds the traps of the rule language and the daemon's own defects; each finding gives the place, the
problem, the reason, and a replacement. Messages of the daemon itself are not repeated. This file contains the
traps that depend on the guest's workload and on other programs that manage the guest.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.language.lines import Setting
from engine.cpuplugd.language.messages import WARNING
from engine.cpuplugd.language.terms import KEYWORD, Binary, Constant, Name, Term, bare, once
from engine.cpuplugd.lints import file, names, rules
from engine.cpuplugd.lints.finding import (
    COMBO,
    DATABASE,
    WEBSPHERE,
    GuestFacts,
    RuleFinding,
    at_setting,
    told,
)
from engine.language import later

_WEBSPHERE = (
    later("CPU_MIN is below 2 on a guest with WebSphere"),
    later("Many WebSphere workloads run better with two CPUs than with one. (Source: the study, notes.)"),
    later('Consider CPU_MIN="2", and several servers in one guest.'),
)
_SPARE = (
    later("HOTPLUG keeps no spare CPU for the database"),
    later(
        "A database that counts the CPUs several times a second limits its concurrent work to them: "
        "with less than one CPU free it throttles itself. (Source: the study, notes on the Oracle "
        "database.)"
    ),
    later('Keep more than one CPU free, for example HOTPLUG="((1-busy)*onumcpus)<1.1".'),
)
_VMRM = (
    later("VMRM-CMM manages the memory of this guest too"),
    later(
        "Two independent managers change the same pool and counteract each other. (Source: the study, "
        "known issues.)"
    ),
    later("Remove the guest from VMRM-CMM, or omit the memory part from this file."),
)
_CPUSET = (
    later("cpuset or taskset binds processes of this guest to CPUs"),
    later(
        "The daemon does not know about them and might switch off those CPUs. (Source: the study, "
        "known issues.)"
    ),
    later("Remove the bindings, or omit the CPU part from this file."),
)


def check_guest(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
    """Yield all findings of this family."""
    cpu, memory = (_rule(configuration, name) for name in ("hotplug", "memunplug"))
    if cpu and facts.middleware in (WEBSPHERE, COMBO) and configuration.value("cpu_min") < 2:
        setting = configuration.setting_of("cpu_min") or cpu
        yield at_setting(setting, WARNING, "websphere", told(_WEBSPHERE))
    term = configuration.term("hotplug")
    if cpu and term and facts.middleware in (DATABASE, COMBO) and not _spares_a_cpu(term):
        yield at_setting(cpu, WARNING, "spare-cpu", told(_SPARE))
    if memory and facts.vmrm_cmm:
        yield at_setting(memory, WARNING, "vmrm", told(_VMRM))
    if cpu and facts.cpuset:
        yield at_setting(cpu, WARNING, "cpuset", told(_CPUSET))


def _rule(configuration: Configuration, name: str) -> Setting | None:
    found = configuration.rules.get(name)
    return found.setting if found and found.term else None


def _spares_a_cpu(term: Term) -> bool:
    """Return whether a rule compares the free CPUs with a limit above 1."""
    return any(isinstance(item, Binary) and _spare(item) > 1 for _, item in once(term, "hotplug"))


def _spare(term: Binary) -> float:
    """Return the minimum number of free CPUs while the rule is false, if the comparison shows it; else 0."""
    sides = {"<": (term.left, term.right), ">": (term.right, term.left)}.get(term.operator)
    if sides is None:
        return 0
    free, limit = sides[0], bare(sides[1])
    names = {(item.kind, item.name) for _, item in once(free, "") if isinstance(item, Name)}
    if not isinstance(limit, Constant):
        return 0
    if (KEYWORD, "idle") in names:
        return limit.value / 100
    return limit.value if any(name == "onumcpus" for _, name in names) else 0


_CHECKS = (
    file.check,
    names.check,
    rules.check_meaning,
    rules.check_sums,
    rules.check_memory,
    check_guest,
)


def lint(configuration: Configuration, facts: GuestFacts | None = None) -> list[RuleFinding]:
    """Return all findings, in file order; a finding repeated at the same place is included once."""
    facts = facts or GuestFacts()
    found = {finding for check in _CHECKS for finding in check(configuration, facts)}
    return sorted(found, key=lambda finding: (finding.line, finding.column, finding.code, finding.what))
