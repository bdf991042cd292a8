"""Names that a kernel does not print, and names that have a different meaning in this step."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cpuplugd.daemon.reading import TICKS
from engine.cpuplugd.language import messages
from engine.cpuplugd.language.configuration import RULES, Configuration
from engine.cpuplugd.language.messages import ERROR, WARNING
from engine.cpuplugd.language.names import COUNTERS, find
from engine.cpuplugd.language.terms import CPUSTAT, KEYWORD, Name, once
from engine.cpuplugd.lints.finding import GuestFacts, RuleFinding, at_line, at_term
from engine.language import later, say
from engine.state.rule_names import BOTH, NEW, OLD

_MISSING = later(
    "The daemon ends at the first evaluation that reaches a name that Linux does not print. "
    "(Source: counters of Linux kernels, from 2.6.32 on.)"
)
_OF_MEMORY = ("swaprate", "apcr", "freemem")
_OF_CPUS = ("loadavg", "runnable_proc", "onumcpus", *TICKS)
_STEPS = later("(Source: the order of the daemon's steps.)")
_LATE = later(
    "It is computed in the memory step, after the CPU step: here it is one interval old, 0 in the first "
    "interval, and always 0 if memory is not managed. {0}"
)


def check(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
    """Yield all findings of this family."""
    wrong: dict[tuple[str, str], list[Name]] = {}
    for rule in RULES:
        term = configuration.term(rule)
        for where, item in once(term, rule) if term else ():
            if isinstance(item, Name):
                if kernels := _kernels(facts, item):
                    wrong.setdefault((where, kernels), []).append(item)
                yield from _unknown(configuration, where, item)
                yield from _stale(configuration, rule, where, item)
    for (where, kernels), names in wrong.items():
        yield _of_other_kernels(configuration, facts, where, kernels, names)
    yield from _too_deep(configuration)


def _unknown(configuration: Configuration, where: str, name: Name) -> Iterator[RuleFinding]:
    if name.kind in COUNTERS and find(name.kind, name.name) is None:
        severity = ERROR if name.kind == CPUSTAT else WARNING
        what = say("{0}.{1} is not known here", name.kind, name.name)
        fix = say(
            "Check /proc/{0} of the guest, including upper and lower case.",
            "stat" if name.kind == CPUSTAT else name.kind,
        )
        yield at_term(configuration, where, name, severity, "unknown-name", (what, say(_MISSING), fix))


def _kernels(facts: GuestFacts, name: Name) -> str:
    """Return the only kernels with this counter, if the guest may have a different kernel."""
    known = find(name.kind, name.name) if name.kind in COUNTERS else None
    return known.kernels if known and known.kernels not in (BOTH, facts.kernel) else ""


def _of_other_kernels(
    configuration: Configuration, facts: GuestFacts, where: str, kernels: str, names: list[Name]
) -> RuleFinding:
    """Return one finding for all such names in a text."""
    full = sorted({f"{name.kind}.{name.name}" for name in names})
    first = min(names, key=lambda name: name.start)
    name, kernel = f"{first.kind}.{first.name}", say("up to 4.7") if kernels == OLD else say("from 4.8 on")
    if len(full) > 1:
        what = say("{0} and {1} more names here exist only in kernels {2}", name, len(full) - 1, kernel)
    else:
        what = say("{0} exists only in kernels {1}", name, kernel)
    fix = _renamed(first.name) if kernels == OLD else say("Use it only on guests with such a kernel.")
    severity = WARNING if facts.kernel is None else ERROR
    return at_term(configuration, where, first, severity, "kernel-name", (what, say(_MISSING), fix))


def _renamed(name: str) -> str:
    """Return the fix for a counter of old kernels: kernels from 4.8 on count scans without the zone."""
    whole = name.rsplit("_", 1)[0]
    other = find("vmstat", whole)
    if other and other.kernels == NEW:
        return say("On newer kernels write vmstat.{0} instead of the sum over zones.", whole)
    return say("Keep a file for each kernel.")


def _stale(configuration: Configuration, rule: str, where: str, name: Name) -> Iterator[RuleFinding]:
    if name.kind != KEYWORD:
        return
    if rule in ("hotplug", "hotunplug") and name.name in _OF_MEMORY:
        what, fix = (
            say("{0} in a CPU rule", name.name),
            say("Use meminfo and vmstat counters, which are always current."),
        )
        yield at_term(
            configuration, where, name, WARNING, "stale-keyword", (what, say(_LATE, say(_STEPS)), fix)
        )
    elif rule not in ("hotplug", "hotunplug") and name.name in _OF_CPUS and not _cpus(configuration):
        what = say("{0} is always 0: the CPUs are not managed", name.name)
        why = say("CPU keywords are computed only in the CPU step. {0}", say(_STEPS))
        words = what, why, say("Use cpustat counters instead.")
        yield at_term(configuration, where, name, WARNING, "zero-keyword", words)


def _cpus(configuration: Configuration) -> bool:
    values = all(configuration.value(text) >= 0 for text in ("cpu_min", "cpu_max"))
    return values and bool(configuration.term("hotplug") and configuration.term("hotunplug"))


def _too_deep(configuration: Configuration) -> Iterator[RuleFinding]:
    """Yield a finding for a very large index, because the daemon keeps only 32 bits of it."""
    for setting in configuration.settings:
        for at, character in enumerate(setting.value):
            digits = setting.value[at + 1 :].partition("]")[0] if character == "[" else ""
            if digits.isascii() and digits.isdigit() and len(digits) < 5000 and int(digits) >= 2**32:
                what, why = (
                    say("an index this large wraps around to 0"),
                    say("The daemon keeps 32 bits of the index."),
                )
                fix = say("Use at most 100. (Otherwise {0}.)", messages.HISTORY_TOO_DEEP)
                yield at_line(
                    setting.line.number, setting.column(at), WARNING, "huge-index", (what, why, fix)
                )
