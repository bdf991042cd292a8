"""Traps of counters: sums since IPL taken as rates, pages per tick taken for pages per second, steal."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cpuplugd.language.configuration import RULES, Configuration
from engine.cpuplugd.language.names import counts_up
from engine.cpuplugd.language.terms import CPUSTAT, VMSTAT, Name, Term, once
from engine.cpuplugd.lints.finding import WARNING, GuestFacts, RuleFinding, at_setting, at_term, told
from engine.cpuplugd.lints.linear import DENOMINATOR, NUMERATOR, Parts, Sum, sums
from engine.language import later, say

_SINCE_IPL = later(
    "It never stops growing: after some days a single interval hardly changes it. (Source: "
    "the study, elements of the configuration file: cpustat values are accumulated since "
    "IPL.)"
)
_PER_TICK = (
    later("pages are divided by timer ticks: this is pages per tick, not per second"),
    later(
        "total_ticks counts 100 ticks a second for each online CPU: a limit of 20 means about "
        "2000 pages a second and CPU. (Source: the published rules; their text says pages per "
        "second.)"
    ),
    later("Divide by (time[0]-time[1]) if you mean pages per second, or keep the limit as one per tick."),
)
_NO_STEAL = (
    later("steal is not counted as busy"),
    later(
        "While z/VM runs other guests, the CPU looks free: with a steal share s no CPU is added "
        "once s x n reaches the limit of this rule, so a guest that needs CPUs most gets none. "
        "irq, softirq and iowait are not counted either. (Source: the formula; the published "
        "rules leave steal out on purpose.)"
    ),
    later(
        "Add steal to the busy ticks, or compute busy from idle, or keep the rule if CPUs are "
        "overcommitted on purpose."
    ),
)
_BUSY, _FREE = {"user", "nice", "system"}, {"steal", "idle"}


def check(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
    """Yield all findings of this family."""
    for rule in RULES:
        if term := configuration.term(rule):
            found = [*sums(term, rule)]
            yield from _since_ipl(configuration, found)
            yield from _per_tick(configuration, found)
    if term := configuration.term("hotplug"):
        yield from _steal(configuration, term)


def _since_ipl(configuration: Configuration, found: list[Sum]) -> Iterator[RuleFinding]:
    for (kind, name), part in ((key, part) for sum in found for key, part in sum.parts.items()):
        if counts_up(kind, name) and not part.is_difference:
            full = f"{kind}.{name}"
            what = say("{0} is a sum since IPL, and no earlier reading is subtracted from it", full)
            fix = f"Write ({full}[0]-{full}[1])."
            yield at_term(
                configuration, part.where, part.name, WARNING, "since-ipl", (what, say(_SINCE_IPL), fix)
            )


def _per_tick(configuration: Configuration, found: list[Sum]) -> Iterator[RuleFinding]:
    below = {sum.term for sum in found if sum.role == DENOMINATOR and _ticks(sum.parts)}
    for item in found:
        pages = any(part.name.kind == VMSTAT for part in item.parts.values())
        if item.role == NUMERATOR and pages and item.term in below:
            yield at_term(configuration, item.where, item.term, WARNING, "per-tick", told(_PER_TICK))


def _ticks(parts: Parts) -> bool:
    return any(kind == CPUSTAT and counts_up(kind, name) for kind, name in parts)


def _steal(configuration: Configuration, term: Term) -> Iterator[RuleFinding]:
    names = {item.name for _, item in once(term, "hotplug") if isinstance(item, Name)}
    if names & _BUSY and not names & _FREE:
        setting = configuration.rules["hotplug"].setting
        yield at_setting(setting, WARNING, "steal", told(_NO_STEAL))
