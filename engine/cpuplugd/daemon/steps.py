"""The two steps of an interval: first the CPUs; then, with the same reading, the memory."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from engine.cpuplugd.daemon import interval as happened
from engine.cpuplugd.daemon.checks import cpu_max
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.daemon.reading import TICKS, CounterReading, ReadingHistory
from engine.cpuplugd.language import messages
from engine.cpuplugd.language.arithmetic import FloatingTrap, add, divide, subtract
from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.language.evaluate import (
    RuleEnds,
    Seen,
    SymbolNotFound,
    TermNotANumber,
    Values,
    pages,
    truth,
)
from engine.cpuplugd.language.messages import ERROR, DaemonEnded, RuleMessage
from engine.cpuplugd.language.terms import once

_Value = TypeVar("_Value", bool, int)
_MEMORY_KEYWORDS = ("swaprate", "apcr", "freemem")
_TRAPPED = "Floating point exception, skipping {} rule evaluation."


def keywords_at_start() -> dict[str, float]:
    """Return all keywords set to 0, their value until the step that computes them has run."""
    return dict.fromkeys(("loadavg", "runnable_proc", "onumcpus", *TICKS, *_MEMORY_KEYWORDS), 0.0)


class DaemonStep(ABC):
    """One step; its results stay in the interval even if it is skipped or the daemon ends."""

    part = ""

    def __init__(
        self,
        configuration: Configuration,
        machine: LinuxMachine,
        history: ReadingHistory,
        keywords: dict[str, float],
        now: Interval,
    ) -> None:
        self.configuration, self.machine, self.history = configuration, machine, history
        self.keywords, self.now = keywords, now

    def run(self) -> None:
        """Evaluate and act. Raises DaemonEnded."""
        try:
            self._evaluate()
        except FloatingTrap as trap:
            self._skip()
            text = _TRAPPED.format(self.part)
            self.now.messages.append(RuleMessage(ERROR, "skipped_fpe", text, hint=str(trap)))

    @abstractmethod
    def _evaluate(self) -> None: ...

    @abstractmethod
    def _skip(self) -> None: ...

    def _ask(self, rule: str, how: Callable[[Any, Values, Seen], _Value]) -> _Value:
        term = self.configuration.rules[rule].term
        assert term
        seen, values = Seen({}, {}), Values(dict(self.keywords), self.history.copy())
        self.now.seen[rule], self.now.given[rule] = seen, values
        try:
            return how(term, values, seen)
        except RuleEnds as error:
            raise self._ended(rule, error) from None

    def _ended(self, rule: str, error: RuleEnds) -> DaemonEnded:
        code = messages.SYMBOL if isinstance(error, SymbolNotFound) else messages.TYPE
        hint = "a Boolean value where a number is expected" if isinstance(error, TermNotANumber) else ""
        root = self.configuration.rules[rule].term
        found = (where for where, term in once(root, rule) if term is error.term) if root else iter(())
        line, column = self.configuration.place(next(found, rule), error.term.start)
        return DaemonEnded(RuleMessage(ERROR, code, error.text, line, column, hint))


class CpuStep(DaemonStep):
    """Computes the CPU keywords, then evaluates HOTPLUG and, if it is false, HOTUNPLUG."""

    part = "cpu"

    def _evaluate(self) -> None:
        self._compute()
        self.now.values.update({name: self.keywords[name] for name in _CPU_KEYWORDS})
        if self._ask("hotplug", truth):
            self._plug()
        elif self._ask("hotunplug", truth):
            self._unplug()
        else:
            self.now.cpu = happened.NONE

    def _skip(self) -> None:
        self.now.cpu = happened.SKIPPED

    def _compute(self) -> None:
        new, old = self.history[0].cpustat, self.history[1].cpustat
        total = new["total_ticks"] - old["total_ticks"] or 1.0
        for name in ("loadavg", "runnable_proc", "onumcpus"):
            self.keywords[name] = new[name]
        for name in TICKS:
            self.keywords[name] = (new[name] - old[name]) / total * (100 * new["onumcpus"])

    def _plug(self) -> None:
        if self.keywords["onumcpus"] + 1 > cpu_max(self.configuration, self.machine):
            self.now.cpu = happened.BLOCKED_BY_MAX
            return
        self.now.cpu_id = self.machine.plug()
        self.now.cpu = happened.NO_CPU_ON if self.now.cpu_id is None else happened.PLUG

    def _unplug(self) -> None:
        if self.keywords["onumcpus"] <= self.configuration.value("cpu_min"):
            self.now.cpu = happened.BLOCKED_BY_MIN
            return
        self.now.cpu_id = self.machine.unplug()
        self.now.cpu = happened.NO_CPU_OFF if self.now.cpu_id is None else happened.UNPLUG


class MemoryStep(DaemonStep):
    """Computes the memory keywords and both increments; evaluates MEMPLUG and, if it is false, MEMUNPLUG."""

    part = "memory"

    def _evaluate(self) -> None:
        self._compute()
        increment = self._ask("cmm_inc", pages)
        decrement = increment if self.configuration.term("cmm_dec") is None else self._ask("cmm_dec", pages)
        self.now.values.update({name: self.keywords[name] for name in _MEMORY_KEYWORDS})
        self.now.values.update(cmm_inc=increment, cmm_dec=decrement)
        pool = self.machine.pool
        if self._ask("memplug", truth):
            pool -= self._positive(decrement, "cmm_dec", happened.NEGATIVE_DEC)
        elif self._ask("memunplug", truth):
            pool += self._positive(increment, "cmm_inc", happened.NEGATIVE_INC)
        self.machine.pool = self._clamped(_as_long(pool))
        self.now.memory = happened.EVALUATED

    def _skip(self) -> None:
        self.now.memory = happened.SKIPPED

    def _compute(self) -> None:
        new, old = self.history[0], self.history[1]
        seconds = new.time - old.time
        free = self._counter(new, "meminfo", "MemFree")
        swapped = divide(self._difference(new, old, "pswpin", "pswpout"), seconds)
        paged = divide(self._difference(new, old, "pgpgin", "pgpgout"), seconds)
        self.keywords.update(swaprate=swapped, apcr=paged, freemem=free / 1024)

    def _difference(self, new: CounterReading, old: CounterReading, first: str, second: str) -> float:
        now = add(self._counter(new, "vmstat", first), self._counter(new, "vmstat", second))
        without = subtract(now, self._counter(old, "vmstat", first))
        return subtract(without, self._counter(old, "vmstat", second))

    def _counter(self, reading: CounterReading, kind: str, name: str) -> float:
        counters = reading.counters(kind)
        if name not in counters:
            text = f"Symbol {name} not found, check your config file"
            raise DaemonEnded(RuleMessage(ERROR, messages.SYMBOL, text, hint="the daemon itself needs it"))
        return float(counters[name])

    def _positive(self, count: int, name: str, flag: str) -> int:
        if count < 0:
            self.now.memory_flags.append(flag)
            text = f"{name} went negative ({count}), set it to 0."
            self.now.messages.append(RuleMessage(ERROR, flag, text))
        return max(count, 0)

    def _clamped(self, pool: int) -> int:
        least, most = self.configuration.value("cmm_min"), self.configuration.value("cmm_max")
        if pool < least:
            self.now.memory_flags.append(happened.CLAMPED_MIN)
            pool = least
        if pool > most:
            self.now.memory_flags.append(happened.CLAMPED_MAX)
            pool = most
        return pool


_CPU_KEYWORDS = ("loadavg", *TICKS, "runnable_proc", "onumcpus")


def _as_long(count: int) -> int:
    """Return a number as a C long; a number that is too large wraps around."""
    return (count + 2**63) % 2**64 - 2**63
