"""Why the daemon did what it did in an interval, and above all why it did nothing: in sentences."""

from __future__ import annotations

from engine.cpuplugd.daemon import interval as happened
from engine.cpuplugd.daemon.explain import reasons, tree
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.language.configuration import Configuration

_CPU = {
    happened.BLOCKED_BY_MAX: "No CPU was added although HOTPLUG is true: CPU_MAX CPUs are online. "
    "HOTUNPLUG is not evaluated while HOTPLUG is true.",
    happened.BLOCKED_BY_MIN: "No CPU was removed although HOTUNPLUG is true: only CPU_MIN CPUs are online.",
    happened.NO_CPU_ON: "No CPU was added although HOTPLUG is true: no further CPU can be switched on.",
    happened.NO_CPU_OFF: "No CPU was removed although HOTUNPLUG is true: none of them can be switched off.",
    happened.SKIPPED: "The CPU rules were skipped in this interval: floating point exception, {trap}.",
    happened.VERTICAL: "The CPU rules are not evaluated while the polarization is vertical.",
    happened.NOT_MANAGED: "CPUs are not managed.",
}
_NEGATIVE = {
    happened.NEGATIVE_INC: "CMM_INC is negative and counts as 0.",
    happened.NEGATIVE_DEC: "CMM_DEC is negative and counts as 0.",
}
_CLAMPED = {
    happened.CLAMPED_MIN: "The pool is not reduced below CMM_MIN.",
    happened.CLAMPED_MAX: "The pool is not enlarged above CMM_MAX.",
}


def why(configuration: Configuration, interval: Interval) -> list[str]:
    """Return sentences about the CPUs, then about the memory."""
    if interval.error:
        return [f"The daemon has ended: {interval.error.sentence}"]
    if not interval.evaluated:
        return [
            f"Nothing is decided yet: {configuration.depth} readings are needed before the first decision."
        ]
    return [*_cpu(configuration, interval), *_memory(configuration, interval)]


def _cpu(configuration: Configuration, interval: Interval) -> list[str]:
    if interval.cpu == happened.PLUG:
        return [f"CPU {interval.cpu_id} was added: {_because(configuration, interval, 'hotplug')}"]
    if interval.cpu == happened.UNPLUG:
        return [f"CPU {interval.cpu_id} was taken: {_because(configuration, interval, 'hotunplug')}"]
    if interval.cpu == happened.NONE:
        added = f"No CPU was added: {_because(configuration, interval, 'hotplug')}"
        return [added, f"No CPU was removed: {_because(configuration, interval, 'hotunplug')}"]
    return [_CPU[interval.cpu].format(trap=_trap(interval))]


def _memory(configuration: Configuration, interval: Interval) -> list[str]:
    if interval.memory == happened.NOT_MANAGED:
        return ["Memory is not managed."]
    if interval.memory == happened.SKIPPED:
        return [
            f"The memory rules were skipped in this interval: floating point exception, {_trap(interval)}."
        ]
    said = [_pool(configuration, interval)]
    return said + [text for flag, text in (_NEGATIVE | _CLAMPED).items() if flag in interval.memory_flags]


def _pool(configuration: Configuration, interval: Interval) -> str:
    before, after = interval.pool_before or 0, interval.pool_after or 0
    moved = f"by {abs(after - before):,} pages to {after:,}"
    change = "is unchanged" if after == before else f"shrank {moved}" if after < before else f"grew {moved}"
    asked = ["memplug"] if _is_true(configuration, interval, "memplug") else ["memplug", "memunplug"]
    said = " ".join(_because(configuration, interval, rule) for rule in asked)
    return f"The pool {change}: {said}"


def _is_true(configuration: Configuration, interval: Interval, rule: str) -> bool:
    seen, term = interval.seen.get(rule), configuration.term(rule)
    return bool(seen and term and seen.truths.get(term))


def _because(configuration: Configuration, interval: Interval, rule: str) -> str:
    root = tree(configuration, rule, interval.seen[rule])
    told = "true" if _is_true(configuration, interval, rule) else "false"
    return f"{rule.upper()} is {told}, for {' and '.join(reasons(root)) if root else 'it does not exist'}."


def _trap(interval: Interval) -> str:
    return next((one.hint for one in interval.messages if one.code == happened.SKIPPED), "in a rule")
