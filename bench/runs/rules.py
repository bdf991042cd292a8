"""Cost of cpuplugd's rules in the engine: 1,000 guests that read /proc and decide every interval.

The rule files that come along, compiled, against the reference daemon in Python on the same readings, and
against what a simulated second of a machine with 1,000 guests costs. Values and decisions of the two are
equal (tests/engine/cpuplugd/test_program.py). Times of all guests change with every reading, so that rules
turn out now one way and now the other.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.scale import BEGIN, END, QUICK_END, cost
from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.daemon.reading import TICKS, CounterReading
from engine.cpuplugd.language.compiler import Program, compile_rules, printed_by
from engine.cpuplugd.language.configuration import Configuration, read
from engine.cpuplugd.language.program import install
from engine.cpuplugd.shipped import shipped
from engine.kernel.options import kernel
from engine.mechanisms.linux.programs import push_reading
from engine.mechanisms.linux.rules import decide
from engine.state.rule_names import CPUSTAT, MEMINFO, VMSTAT
from engine.state.tables import State, new_state

GUESTS = 1000
INTERVALS = 60  # of each guest in a round
ROUNDS = 5
MEMORY_GB = GUESTS * 48 / 1024  # of the machine they are compared with, as in the benchmark scale
MACHINE = LinuxMachine(present=4, online={0, 1}, pool=1000)
Array = npt.NDArray[Any]


@kernel
def every_guest(s: Any) -> None:
    """Do one interval of the daemon of every guest."""
    for row in range(s.n_linux):
        push_reading(s, row)
        decide(s, row)


@dataclass(frozen=True)
class Cost:
    """One rule file."""

    name: str
    program: Program
    compiled: Spread  # ns a guest and interval
    reference: float  # the same of the reference daemon

    def share(self, second: float) -> float:
        """Return the cost in percent of a run with 1,000 guests whose simulated second costs `second` s."""
        return 1e-7 * self.compiled.median * GUESTS / self.program.settings[0] / second


def readings(count: int) -> list[Array]:
    """Return successive readings of one guest: cpustat, meminfo and vmstat in one row."""
    chance = np.random.default_rng(1)
    ticks = np.cumsum(chance.integers(0, 40, (count, len(TICKS))), axis=0)
    others = np.column_stack([np.full(count, 2), chance.integers(0, 900, count) / 100, np.full(count, 3)])
    meminfo = chance.integers(10_000, 5_000_000, (count, len(MEMINFO)))
    vmstat = np.cumsum(chance.integers(0, 1_400, (count, len(VMSTAT))), axis=0)
    return list(np.column_stack([ticks, ticks.sum(axis=1), others, meminfo, vmstat]).astype(float))


def write(state: State, second: int, counters: Array) -> None:
    """Write the same reading into all guests."""
    rows = state.tables["linux"][0][:GUESTS]
    places = np.cumsum([len(CPUSTAT), len(MEMINFO)])
    rows["now_s"], rows["pool"] = 1.3e9 + second, MACHINE.pool
    for name, values in zip(("cpustat", "meminfo", "vmstat"), np.split(counters, places), strict=True):
        rows[name] = values


def machine_with(program: Program) -> State:
    """Return a machine whose guests all have the same rules."""
    state = new_state(1)
    state.tables["n_linux"] = GUESTS
    install(state.tables, [program] * GUESTS)
    return state


def compiled(program: Program, taken: list[Array]) -> float:
    """Measure the ns per guest and interval, after the history has been filled."""
    state, seconds = machine_with(program), 0.0
    for second, counters in enumerate(taken):
        write(state, second, counters)
        began = time.perf_counter()
        every_guest(state.tables[0])
        seconds += (time.perf_counter() - began) * (second > program.depth)
    return 1e9 * seconds / GUESTS / (len(taken) - 1 - program.depth)


def reference(configuration: Configuration, taken: list[Array]) -> float:
    """Measure the same in Python."""
    daemon = Daemon(LinuxMachine(present=4, online={0, 1}, pool=1000), configuration)
    daemon.start()
    began = time.perf_counter()
    for second, counters in enumerate(taken):
        daemon.interval(_reading(second, counters))
    return 1e9 * (time.perf_counter() - began) / len(taken)


def _reading(second: int, counters: Array) -> CounterReading:
    cpustat, meminfo, vmstat = np.split(counters, np.cumsum([len(CPUSTAT), len(MEMINFO)]))
    named = [
        {one.name: float(value) for one, value in zip(known, values, strict=True)}
        for known, values in ((MEMINFO, meminfo), (VMSTAT, vmstat))
    ]
    ticks = {name: int(value) for name, value in zip(TICKS, cpustat, strict=False)}
    return CounterReading(1.3e9 + second, ticks, float(cpustat[-2]), float(cpustat[-1]), 2, *named)


def measured(rounds: int, count: int) -> list[Cost]:
    """Measure every rule file once a round."""
    configurations = {name: read(text) for name, text in shipped().items()}
    programs = {name: compile_rules(one, MACHINE, printed_by()) for name, one in configurations.items()}
    taken = readings(count)
    compiled(programs["manual"], taken)
    rows = [{name: compiled(program, taken) for name, program in programs.items()} for _ in range(rounds)]
    return [
        Cost(name, program, Spread(tuple(row[name] for row in rows)), reference(configurations[name], taken))
        for name, program in programs.items()
    ]


def _row(cost: Cost, second: float) -> tuple[str, ...]:
    program = cost.program
    return (
        cost.name,
        str(len(program.code)),
        f"{len(program.slots)} x {program.depth + 1}",
        cost.compiled.text(".0f"),
        f"{cost.reference / 1000:.0f}",
        f"{cost.share(second):.2f}",
    )


def run(quick: bool = False) -> Report:
    """Measure; `quick` measures one short round."""
    found = measured(1 if quick else ROUNDS, 10 if quick else INTERVALS)
    second = cost(GUESTS, MEMORY_GB, 1, QUICK_END if quick else END).seconds
    columns = ("rules", "operations", "values kept", "ns an interval", "in Python, us", "% of a run")
    worst = max(one.share(second) for one in found)
    return Report(
        "cpuplugd's rules in the engine",
        (Table(columns, tuple(_row(one, second) for one in found)),),
        (Target("share of a run with 1,000 guests", 5.0, worst, False, "%"),),
        (
            f"A simulated second of the machine with {GUESTS:,} guests of the benchmark scale took "
            f"{1000 * second:.0f} ms of CPU time, from {BEGIN} s on; its guests have no rules.",
        ),
    )
