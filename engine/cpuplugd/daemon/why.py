"""Sentences on the reasons for the daemon's actions in an interval, and especially for inaction."""

from __future__ import annotations

from engine.cpuplugd.daemon import interval as happened
from engine.cpuplugd.daemon.explain import reasons, tree
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.language.messages import said
from engine.language import joined, later, say

_CPU = {
    happened.BLOCKED_BY_MAX: later(
        "No CPU was added although HOTPLUG is true: CPU_MAX CPUs are online. HOTUNPLUG is not "
        "evaluated while HOTPLUG is true."
    ),
    happened.BLOCKED_BY_MIN: later(
        "No CPU was removed although HOTUNPLUG is true: only CPU_MIN CPUs are online."
    ),
    happened.NO_CPU_ON: later(
        "No CPU was added although HOTPLUG is true: no further CPU can be brought online."
    ),
    happened.NO_CPU_OFF: later("No CPU was removed although HOTUNPLUG is true: no CPU can be switched off."),
    happened.SKIPPED: later("The CPU rules were skipped in this interval: floating point exception, {0}."),
    happened.VERTICAL: later("The CPU rules are not evaluated while the polarization is vertical."),
    happened.NOT_MANAGED: later("CPUs are not managed."),
}
_NEGATIVE = {
    happened.NEGATIVE_INC: later("CMM_INC is negative and is treated as 0."),
    happened.NEGATIVE_DEC: later("CMM_DEC is negative and is treated as 0."),
}
_CLAMPED = {
    happened.CLAMPED_MIN: later("The pool is not reduced below CMM_MIN."),
    happened.CLAMPED_MAX: later("The pool is not enlarged above CMM_MAX."),
}

_UNCHANGED = later("The pool is unchanged: {0}")
_SHRANK = later("The pool shrank by {1:,} {1:page|pages} to {2:,}: {0}")
_GREW = later("The pool grew by {1:,} {1:page|pages} to {2:,}: {0}")
_TRUE, _FALSE = later("{0} is true, for {1}."), later("{0} is false, for {1}.")


def why(configuration: Configuration, interval: Interval) -> list[str]:
    """Return sentences about the CPUs, then about the memory."""
    if interval.error:
        return [say("The daemon has ended: {0}", interval.error.told)]
    if not interval.evaluated:
        return [
            say(
                "Nothing is decided yet: {0} {0:reading is|readings are} needed before the first decision.",
                configuration.depth,
            )
        ]
    return [*_cpu(configuration, interval), *_memory(configuration, interval)]


def _cpu(configuration: Configuration, interval: Interval) -> list[str]:
    if interval.cpu == happened.PLUG:
        return [say("CPU {0} was added: {1}", interval.cpu_id, _because(configuration, interval, "hotplug"))]
    if interval.cpu == happened.UNPLUG:
        return [
            say("CPU {0} was removed: {1}", interval.cpu_id, _because(configuration, interval, "hotunplug"))
        ]
    if interval.cpu == happened.NONE:
        added = say("No CPU was added: {0}", _because(configuration, interval, "hotplug"))
        return [added, say("No CPU was removed: {0}", _because(configuration, interval, "hotunplug"))]
    return [say(_CPU[interval.cpu], _trap(interval))]


def _memory(configuration: Configuration, interval: Interval) -> list[str]:
    if interval.memory == happened.NOT_MANAGED:
        return [say("Memory is not managed.")]
    if interval.memory == happened.SKIPPED:
        return [
            say(
                "The memory rules were skipped in this interval: floating point exception, {0}.",
                _trap(interval),
            )
        ]
    said = [_pool(configuration, interval)]
    return said + [
        say(text) for flag, text in (_NEGATIVE | _CLAMPED).items() if flag in interval.memory_flags
    ]


def _pool(configuration: Configuration, interval: Interval) -> str:
    before, after = interval.pool_before or 0, interval.pool_after or 0
    change = _UNCHANGED if after == before else _SHRANK if after < before else _GREW
    asked = ["memplug"] if _is_true(configuration, interval, "memplug") else ["memplug", "memunplug"]
    said = " ".join(_because(configuration, interval, rule) for rule in asked)
    return say(change, said, abs(after - before), after)


def _is_true(configuration: Configuration, interval: Interval, rule: str) -> bool:
    seen, term = interval.seen.get(rule), configuration.term(rule)
    return bool(seen and term and seen.truths.get(term))


def _because(configuration: Configuration, interval: Interval, rule: str) -> str:
    root = tree(configuration, rule, interval.seen[rule])
    told = _TRUE if _is_true(configuration, interval, rule) else _FALSE
    return say(told, rule.upper(), joined(reasons(root)) if root else say("it does not exist"))


def _trap(interval: Interval) -> str:
    return next(
        (said(message.hint) for message in interval.messages if message.code == happened.SKIPPED),
        say("in a rule"),
    )
