"""A daemon whose rules are compiled: the same face as the reference daemon, for one guest."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.cpuplugd.daemon import interval as happened
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.daemon.reading import TICKS, CounterReading
from engine.cpuplugd.language import messages
from engine.cpuplugd.language.compiler import compile_rules
from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.language.names import COUNTERS
from engine.cpuplugd.language.program import install
from engine.mechanisms.linux.programs import push_reading
from engine.mechanisms.linux.rules import decide
from engine.state.daemon import CpuDecision, MemoryDecision, PoolFlag, Trap
from engine.state.tables import new_state

GUESTS = 3


def new_tables(guests: int = GUESTS) -> Any:
    """Return a machine with this many Linux guests and nothing else."""
    tables = new_state(1).tables
    tables["n_linux"] = guests
    return tables


CPU = {
    CpuDecision.NOT_MANAGED: happened.NOT_MANAGED,
    CpuDecision.NOTHING: happened.NONE,
    CpuDecision.PLUG: happened.PLUG,
    CpuDecision.UNPLUG: happened.UNPLUG,
    CpuDecision.PLUG_AT_MAX: happened.BLOCKED_BY_MAX,
    CpuDecision.UNPLUG_AT_MIN: happened.BLOCKED_BY_MIN,
    CpuDecision.PLUG_NO_CPU: happened.PLUG,
    CpuDecision.UNPLUG_NO_CPU: happened.UNPLUG,
    CpuDecision.SKIPPED: happened.SKIPPED,
}
MEMORY = {
    MemoryDecision.NOT_MANAGED: happened.NOT_MANAGED,
    MemoryDecision.EVALUATED: happened.EVALUATED,
    MemoryDecision.SKIPPED: happened.SKIPPED,
}
FLAGS = {
    PoolFlag.AT_MIN: happened.CLAMPED_MIN,
    PoolFlag.AT_MAX: happened.CLAMPED_MAX,
    PoolFlag.NEGATIVE_INC: happened.NEGATIVE_INC,
    PoolFlag.NEGATIVE_DEC: happened.NEGATIVE_DEC,
}


class Compiled:
    """The daemon of guest 1 of three."""

    place = np.int64(1)

    def __init__(self, configuration: Configuration, machine: LinuxMachine, printed: frozenset[str]) -> None:
        self.program = compile_rules(configuration, machine, printed)
        tables = new_tables()
        install(tables, [None, self.program, None])
        self.s = tables[0]
        self.row, self.linux = self.s.daemon[self.place], self.s.linux[self.place]

    def interval(self, reading: CounterReading, pool: int) -> dict[str, Any]:
        """Take this reading, decide, and return what was found."""
        put(self.linux, reading, pool)
        push_reading(self.s, self.place)
        with np.errstate(all="ignore"):  # without the JIT, NumPy would warn
            decide(self.s, self.place)
        return self.found()

    @property
    def said(self) -> str:
        """Return the daemon's last message; empty while it runs."""
        return self.program.ends[int(self.row["ended_at"])] if self.row["ended"] else ""

    def found(self) -> dict[str, Any]:
        """Return the row's values for the last interval."""
        if self.row["ended"]:
            code = messages.SYMBOL if self.row["ended"] == Trap.NO_NAME else messages.TYPE
            return {"error": code, "said": self.said}
        return decided(self.row)


def decided(row: Any) -> dict[str, Any]:
    """Return the last interval of a running daemon, in the reference daemon's words."""
    if row["mem"] == MemoryDecision.WAITING:
        return {}
    found: dict[str, Any] = {"cpu": CPU[row["cpu"]], "memory": MEMORY[row["mem"]]}
    if row["memory"]:
        found["pool"] = int(row["pool_wanted"])
    found["flags"] = sorted(name for flag, name in FLAGS.items() if row["flags"] & flag)
    if row["mem"] == MemoryDecision.EVALUATED:
        found |= {"cmm_inc": int(row["inc"]), "cmm_dec": int(row["dec"])}
    return found


def reading_of(linux: Any) -> CounterReading:
    """Return the latest reading of /proc of a guest in the engine."""
    values = {
        kind: {one.name: float(value) for one, value in zip(known, linux[kind], strict=True)}
        for kind, known in COUNTERS.items()
    }
    own = values["cpustat"]
    ticks = {name: int(own[name]) for name in TICKS}
    load = own["loadavg"], own["runnable_proc"], int(own["onumcpus"])
    return CounterReading(float(linux["now_s"]), ticks, *load, values["meminfo"], values["vmstat"])


def put(linux: Any, reading: CounterReading, pool: int) -> None:
    """Write a reading into the engine's guest."""
    linux["now_s"], linux["pool"] = reading.time, pool
    for kind, known in COUNTERS.items():
        values = reading.counters(kind)
        linux[kind] = [values.get(one.name, 0.0) for one in known]


def printed(reading: CounterReading) -> frozenset[str]:
    """Return the counters of this reading that the engine knows."""
    return frozenset(
        f"{kind}.{one.name}"
        for kind, known in COUNTERS.items()
        for one in known
        if one.name in reading.counters(kind)
    )


def wanted(now: Interval) -> dict[str, Any]:
    """Return the expected `found` after this interval of the reference daemon."""
    if now.error:
        return {"error": now.error.code, "said": now.error.text}
    if not now.evaluated:
        return {}
    cpu = {happened.NO_CPU_ON: happened.PLUG, happened.NO_CPU_OFF: happened.UNPLUG}.get(now.cpu, now.cpu)
    decided: dict[str, Any] = {"cpu": cpu, "memory": now.memory, "flags": sorted(now.memory_flags)}
    if now.memory != happened.NOT_MANAGED:
        decided["pool"] = now.pool_after
    if now.memory == happened.EVALUATED:
        decided |= {name: now.values[name] for name in ("cmm_inc", "cmm_dec")}
    return decided
