"""Names that a kernel does not print, and names that say something else in this step."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cpuplugd.daemon.reading import TICKS
from engine.cpuplugd.language import message_codes
from engine.cpuplugd.language.configuration import RULES, Configuration
from engine.cpuplugd.language.names import COUNTERS, find
from engine.cpuplugd.language.terms import CPUSTAT, KEYWORD, Name, once
from engine.cpuplugd.lints.finding import ERROR, WARNING, Finding, GuestFacts, at_line, at_term
from engine.state.rule_names import BOTH, NEW, OLD

_MISSING = (
    "The daemon ends at the first evaluation that reaches a name that Linux does not print. "
    "(Source: counters of Linux kernels, from 2.6.32 on.)"
)
_OF_MEMORY = ("swaprate", "apcr", "freemem")
_OF_CPUS = ("loadavg", "runnable_proc", "onumcpus", *TICKS)
_STEPS = "(Source: the order of the daemon's steps.)"
_LATE = (
    "It is computed in the memory step, which comes after the CPU step: here it is one interval old, 0 in "
    f"the first interval, and always 0 if memory is not managed. {_STEPS}"
)


def check(configuration: Configuration, facts: GuestFacts) -> Iterator[Finding]:
    """Yield all findings of this family."""
    wrong: dict[tuple[str, str], list[Name]] = {}
    for rule in RULES:
        term = configuration.term(rule)
        for where, one in once(term, rule) if term else ():
            if isinstance(one, Name):
                if kernels := _kernels(facts, one):
                    wrong.setdefault((where, kernels), []).append(one)
                yield from _unknown(configuration, where, one)
                yield from _stale(configuration, rule, where, one)
    for (where, kernels), names in wrong.items():
        yield _of_other_kernels(configuration, facts, where, kernels, names)
    yield from _too_deep(configuration)


def _unknown(configuration: Configuration, where: str, name: Name) -> Iterator[Finding]:
    if name.kind in COUNTERS and find(name.kind, name.name) is None:
        severity = ERROR if name.kind == CPUSTAT else WARNING
        what = f"no {name.kind}.{name.name} is known here"
        fix = f"Look at /proc/{'stat' if name.kind == CPUSTAT else name.kind} of the guest, case included."
        yield at_term(configuration, where, name, severity, "unknown-name", (what, _MISSING, fix))


def _kernels(facts: GuestFacts, name: Name) -> str:
    """Return the only kernels with this counter, if the guest may have another."""
    known = find(name.kind, name.name) if name.kind in COUNTERS else None
    return known.kernels if known and known.kernels not in (BOTH, facts.kernel) else ""


def _of_other_kernels(
    configuration: Configuration, facts: GuestFacts, where: str, kernels: str, names: list[Name]
) -> Finding:
    """Return one finding for all such names of a text."""
    full = sorted({f"{one.kind}.{one.name}" for one in names})
    more = f" and {len(full) - 1} more here exist" if len(full) > 1 else " exists"
    first = min(names, key=lambda one: one.start)
    what = (
        f"{first.kind}.{first.name}{more} only on kernels {'up to 4.7' if kernels == OLD else 'from 4.8 on'}"
    )
    fix = _renamed(first.name) if kernels == OLD else "Use it on guests with such a kernel."
    severity = WARNING if facts.kernel is None else ERROR
    return at_term(configuration, where, first, severity, "kernel-name", (what, _MISSING, fix))


def _renamed(name: str) -> str:
    """Return the fix for a counter of old kernels: kernels from 4.8 on count scans without the zone."""
    whole = name.rsplit("_", 1)[0]
    other = find("vmstat", whole)
    if other and other.kernels == NEW:
        return f"On newer kernels write vmstat.{whole} instead of the sum over zones."
    return "Keep a file for each kernel."


def _stale(configuration: Configuration, rule: str, where: str, name: Name) -> Iterator[Finding]:
    if name.kind != KEYWORD:
        return
    if rule in ("hotplug", "hotunplug") and name.name in _OF_MEMORY:
        what, fix = f"{name.name} in a CPU rule", "Use meminfo and vmstat counters, which are always current."
        yield at_term(configuration, where, name, WARNING, "stale-keyword", (what, _LATE, fix))
    elif rule not in ("hotplug", "hotunplug") and name.name in _OF_CPUS and not _cpus(configuration):
        what = f"{name.name} is always 0: the CPUs are not managed"
        why = f"CPU keywords are computed only in the CPU step. {_STEPS}"
        words = what, why, "Use cpustat counters instead."
        yield at_term(configuration, where, name, WARNING, "zero-keyword", words)


def _cpus(configuration: Configuration) -> bool:
    values = all(configuration.value(one) >= 0 for one in ("cpu_min", "cpu_max"))
    return values and bool(configuration.term("hotplug") and configuration.term("hotunplug"))


def _too_deep(configuration: Configuration) -> Iterator[Finding]:
    """Yield a finding for a very large index, of which the daemon keeps only 32 bits."""
    for one in configuration.settings:
        for at, character in enumerate(one.value):
            digits = one.value[at + 1 :].partition("]")[0] if character == "[" else ""
            if digits.isascii() and digits.isdigit() and len(digits) < 5000 and int(digits) >= 2**32:
                what, why = "an index this large wraps around to 0", "The daemon keeps 32 bits of it."
                fix = f"Use at most 100. ({message_codes.HISTORY_TOO_DEEP} otherwise)"
                yield at_line(one.line.number, one.column(at), WARNING, "huge-index", (what, why, fix))
