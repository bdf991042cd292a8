"""Traps in the values that rules compute.

Truth values as numbers, operators with a wide scope; totals since IPL taken as rates, pages per tick taken as
pages per second, steal; memory that is not free, and a pool that shrinks no faster than it grows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from engine.cpuplugd.language.configuration import RULES, Configuration
from engine.cpuplugd.language.messages import ERROR, INFO, WARNING
from engine.cpuplugd.language.names import counts_up
from engine.cpuplugd.language.terms import (
    CPUSTAT,
    MEMINFO,
    VMSTAT,
    Binary,
    Name,
    Term,
    Unary,
    is_logical,
    once,
    prefix_text,
)
from engine.cpuplugd.lints.finding import GuestFacts, RuleFinding, at_setting, at_term, told
from engine.cpuplugd.lints.linear import COMPARED, DENOMINATOR, NUMERATOR, WHOLE, Parts, Sum, SumTerm, sums
from engine.language import later, say

_GRAMMAR = later("(Source: the daemon's grammar of rules.)")
_NOT_A_NUMBER = (
    later("a Boolean value where a number is expected"),
    later(
        'The daemon ends at the first evaluation that reaches it ("Invalid term specified"), even if '
        "the rule looks plausible. {0}"
    ),
    later(
        "Combine comparisons only with & | !, and use a minus or a calculation only within one side "
        "of a comparison."
    ),
)
_FAR = {
    "-": (
        later("this - applies to the rest of the context: -a+b is read as -(a+b)"),
        later(
            "A minus sign before a name or a parenthesis applies to everything that follows; "
            "before a digit, only to the number. {0}"
        ),
        later("Write 0-a+b, or put parentheses: (-a)+b."),
    ),
    "!": (
        later("this ! applies to the rest of the context: !a&b is read as !(a&b)"),
        later(
            "A ! applies to everything that follows, up to an operator with a lower precedence than "
            "its context. {0}"
        ),
        later("Put parentheses: (!a)&b, or !(a&b) if that is what you mean."),
    ),
}


def check_meaning(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
    """Yield all findings of this family."""
    for rule in RULES:
        if term := configuration.term(rule):
            yield from _types(configuration, rule, term)
            yield from _reach(configuration, rule, term)
            yield from _constant(configuration, rule, term)


def _types(configuration: Configuration, rule: str, term: Term) -> Iterator[RuleFinding]:
    if rule in ("cmm_inc", "cmm_dec") and is_logical(term):
        yield at_term(configuration, rule, term, ERROR, "truth-as-number", told(_NOT_A_NUMBER, _GRAMMAR))
    for where, item in once(term, rule):
        number_parts = isinstance(item, Unary) and item.operator == "-"
        number_parts |= isinstance(item, Binary) and item.operator in "+-*/<>"
        for part in item.parts if number_parts else ():
            if is_logical(part):
                yield at_term(
                    configuration, where, part, ERROR, "truth-as-number", told(_NOT_A_NUMBER, _GRAMMAR)
                )


def _reach(configuration: Configuration, rule: str, term: Term) -> Iterator[RuleFinding]:
    """Yield a finding where - or ! applies to a whole sum without parentheses: -a+b is -(a+b)."""
    for where, item in once(term, rule):
        if isinstance(item, Unary) and isinstance(item.operand, Binary):
            bare = item.operand.start == item.operand.left.start
            comparison = item.operator == "!" and item.operand.operator in "<>"  # !a>b can mean nothing else
            if bare and not comparison and not (item.operator == "-" and item.operand.operator in "*/"):
                yield at_term(
                    configuration, where, item, WARNING, "far-reach", told(_FAR[item.operator], _GRAMMAR)
                )


def _constant(configuration: Configuration, rule: str, term: Term) -> Iterator[RuleFinding]:
    if rule.startswith("cmm") or any(isinstance(item, Name) for _, item in once(term, rule)):
        return
    setting = configuration.rules[rule].setting
    what = say("{0} does not depend on the guest: it is always true or always false", rule.upper())
    why = say(
        "If both rules of a part are 0, the daemon never changes that part. (Source: the shipped file "
        "does so.)"
    )
    yield at_setting(setting, INFO, "constant-rule", (what, why, say("No change, if this is intended.")))


_SINCE_IPL = later(
    "It never stops growing: after some days a single interval hardly changes it. (Source: "
    "the study, elements of the configuration file: cpustat values are accumulated since "
    "IPL.)"
)
_PER_TICK = (
    later("pages are divided by timer ticks: the result is pages per tick, not per second"),
    later(
        "total_ticks counts 100 ticks a second for each online CPU: a limit of 20 means about 2000 "
        "pages a second per CPU. (Source: the published rules; their text mentions pages per second.)"
    ),
    later("Divide by (time[0]-time[1]) if you mean pages per second, or keep the limit as one per tick."),
)
_NO_STEAL = (
    later("steal is not counted as busy"),
    later(
        "While z/VM runs other guests, the CPU appears to be free: with a steal share s, no CPU is added "
        "once s x n reaches the limit of this rule, so the guest that most needs CPUs gets no more. irq, "
        "softirq and iowait are not counted either. (Source: the formula; the published rules exclude "
        "steal on purpose.)"
    ),
    later(
        "Add steal to the busy ticks, or compute busy from idle, or keep the rule if CPUs are "
        "overcommitted on purpose."
    ),
)
_BUSY, _FREE = {"user", "nice", "system"}, {"steal", "idle"}


def check_sums(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
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


_CACHED, _SHMEM, _BUFFERS = (MEMINFO, "Cached"), (MEMINFO, "Shmem"), (MEMINFO, "Buffers")
_ROLES = {"memunplug": (COMPARED,), "cmm_inc": (NUMERATOR, WHOLE)}
_STUDY = later("(Source: the study, unplugging memory: what is free memory?)")
_SHARED = (
    later("shared memory counts as free: Cached contains Shmem"),
    later("Shared memory, like the buffer pools of a database, cannot be dropped, only swapped. {0}"),
    later("Write (meminfo.Cached-meminfo.Shmem) for the page cache."),
)
_OF_KERNEL = (
    later("Buffers count as free"),
    later("The kernel uses buffers; a shortage has unpredictable effects. {0}"),
    later(later("Leave meminfo.Buffers out.")),
)
_SYMMETRIC = (
    later(
        "Memory returns to Linux no faster than it is taken away, so the pool oscillates, or Linux "
        "waits. (Source: the study: asymmetric pool management, shrink the pool fast and let it grow "
        "slowly.)"
    ),
    later('Set CMM_DEC, for example "meminfo.MemTotal/40" with CMM_INC "meminfo.MemFree/40".'),
)


def check_memory(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
    """Yield all findings of this family."""
    for rule, roles in _ROLES.items():
        if term := configuration.term(rule):
            for item in sums(term, rule):
                if item.role in roles:
                    yield from _not_free(configuration, item)
    yield from _symmetric(configuration)


def _not_free(configuration: Configuration, sum: Sum) -> Iterator[RuleFinding]:
    cached, shmem, buffers = (sum.parts.get(key) for key in (_CACHED, _SHMEM, _BUFFERS))
    if _counted(cached) and not (shmem and shmem.factor < 0):
        yield at_term(configuration, cached.where, cached.name, WARNING, "shmem-free", told(_SHARED, _STUDY))
    if _counted(buffers):
        yield at_term(
            configuration, buffers.where, buffers.name, WARNING, "buffers-free", told(_OF_KERNEL, _STUDY)
        )


def _counted(part: SumTerm | None) -> TypeGuard[SumTerm]:
    """Return whether a larger value takes more memory from Linux."""
    return part is not None and part.factor > 0


def _symmetric(configuration: Configuration) -> Iterator[RuleFinding]:
    up, down = configuration.term("cmm_inc"), configuration.term("cmm_dec")
    if up is None:
        return
    if down is None:
        setting, what = (
            configuration.rules["cmm_inc"].setting,
            say("CMM_DEC is not set: CMM_INC is used for both"),
        )
    elif prefix_text(up) == prefix_text(down):
        setting, what = configuration.rules["cmm_dec"].setting, say("CMM_DEC is the same as CMM_INC")
    else:
        return
    yield at_setting(setting, WARNING, "symmetric", (what, *told(_SYMMETRIC)))
