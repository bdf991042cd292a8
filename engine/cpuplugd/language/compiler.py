"""Rule file -> program for engine/mechanisms/linux/rules.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.cpuplugd.daemon.checks import cpu_max, managed
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.language.configuration import RULES, VALUES, Configuration
from engine.cpuplugd.language.messages import DaemonEnded
from engine.cpuplugd.language.names import COUNTERS
from engine.cpuplugd.language.operations import TIME, Operation, Operations, ProgramError, place
from engine.language import say
from engine.state.rule_names import NEW, OLD

_RATES = tuple(place("vmstat", name) for name in ("pswpin", "pswpout", "pgpgin", "pgpgout"))


@dataclass(frozen=True)
class Program:
    """The rules and settings of one guest. Rules that the daemon does not evaluate are omitted."""

    code: tuple[Operation, ...]
    rules: tuple[int, ...]  # first operation of each of RULES; -1 = none
    slots: tuple[int, ...]  # place in a reading of each value that is kept; first those of the memory step
    ticks: int  # slot of cpustat.total_ticks
    online: int  # slot of cpustat.onumcpus
    depth: int  # readings that are kept beside the present one
    cpus: bool  # the parts that the daemon manages
    memory: bool
    settings: tuple[int, ...]  # of VALUES: UPDATE (s), CPU_MIN, CPU_MAX, CMM_MIN, CMM_MAX; -1 = not set
    ends: dict[int, str] = field(default_factory=dict, compare=False)  # operation -> message of the daemon

    @property
    def shared(self) -> tuple[Any, ...]:
        """The part of the program that guests with equal rules share."""
        return self.code, self.rules, self.slots, self.ticks, self.online, self.depth

    @property
    def kept(self) -> int:
        """The values in the history of a guest."""
        return (self.depth + 1) * len(self.slots)


def printed_by(kernel: str = OLD) -> frozenset[str]:
    """Return the Linux counters, like "vmstat.pgfault": before kernel 4.8 (OLD) or from then on (NEW)."""
    other = NEW if kernel == OLD else OLD
    known = ((kind, counter) for kind, counters in COUNTERS.items() for counter in counters)
    return frozenset(f"{kind}.{item.name}" for kind, item in known if item.kernels != other)


def compile_rules(configuration: Configuration, machine: LinuxMachine, printed: frozenset[str]) -> Program:
    """Return the program for a guest that has this machine and prints these counters.

    Raises ProgramError if the daemon would not start with this file, or if a rule is too large.
    """
    try:
        if configuration.fatal:
            raise DaemonEnded(configuration.fatal)
        parts = managed(configuration, machine)
    except DaemonEnded as ended:
        raise ProgramError(say("cpuplugd would not start: {0}", ended)) from None
    made = Operations(printed, parts.cpu)
    for needed in (TIME, *_RATES, place("meminfo", "MemFree")):
        made.slot(needed)
    ticks, online = (made.slot(place("cpustat", name)) for name in ("total_ticks", "onumcpus"))
    asked = dict(zip(RULES, [parts.cpu] * 2 + [parts.memory] * 4, strict=True))
    rules = [made.write(name, configuration.term(name) if asked[name] else None) for name in RULES]
    settings = {name: configuration.value(name) for name in VALUES}
    settings["cpu_max"] = cpu_max(configuration, machine)
    return Program(
        code=tuple(made.code),
        rules=tuple(rules),
        slots=tuple(made.slots),
        ticks=ticks,
        online=online,
        depth=configuration.depth,
        cpus=parts.cpu,
        memory=parts.memory,
        settings=tuple(settings[name] for name in VALUES),
        ends=made.ends,
    )
