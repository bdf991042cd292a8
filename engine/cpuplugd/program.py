"""A rule file in the engine's form, for engine/mechanisms/rules.py.

`compile_rules` makes a program of it, `install` puts the programs of all guests into the tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.cpuplugd.checks import cpu_max, managed
from engine.cpuplugd.configuration import RULES, VALUES, Configuration
from engine.cpuplugd.machine import Machine
from engine.cpuplugd.messages import DaemonEnded
from engine.cpuplugd.names import COUNTERS, NEW, OLD
from engine.cpuplugd.operations import TIME, Operation, Operations, ProgramError, place
from engine.daemon_state import CODE, MAX_CODE, MAX_PROGRAM, MAX_RING, Op
from engine.units import SECOND

__all__ = ["Program", "ProgramError", "compile_rules", "install", "printed_by"]

LONGEST_UPDATE = 1 << 47  # ns, a day and a half: no run is as long
_JUMPS = (Op.AND, Op.OR)
_RATES = tuple(place("vmstat", name) for name in ("pswpin", "pswpout", "pgpgin", "pgpgout"))


@dataclass(frozen=True)
class Program:
    """The rules and settings of one guest. Rules that the daemon does not evaluate are not in it."""

    code: tuple[Operation, ...]
    rules: tuple[int, ...]  # first operation of each of RULES; -1 = none
    slots: tuple[int, ...]  # place in a reading of each value that is kept; first those of the memory step
    ticks: int  # slot of cpustat.total_ticks
    online: int  # slot of cpustat.onumcpus
    depth: int  # readings that are kept beside the present one
    cpus: bool  # the parts that the daemon manages
    memory: bool
    settings: tuple[int, ...]  # of VALUES: UPDATE (s), CPU_MIN, CPU_MAX, CMM_MIN, CMM_MAX; -1 = not set
    ends: dict[int, str] = field(default_factory=dict, compare=False)  # operation -> what the daemon says

    @property
    def shared(self) -> tuple[Any, ...]:
        """What guests with equal rules have in common."""
        return self.code, self.rules, self.slots, self.ticks, self.online, self.depth


def printed_by(kernel: str = OLD) -> frozenset[str]:
    """The counters that Linux has, like "vmstat.pgfault": before kernel 4.8 (OLD) or from then on (NEW)."""
    other = NEW if kernel == OLD else OLD
    known = ((kind, one) for kind, counters in COUNTERS.items() for one in counters)
    return frozenset(f"{kind}.{one.name}" for kind, one in known if one.kernels != other)


def compile_rules(configuration: Configuration, machine: Machine, printed: frozenset[str]) -> Program:
    """The program for a guest that is such a machine and prints these counters.

    Raises ProgramError when the daemon would not start with this file, or when a rule is too large.
    """
    try:
        if configuration.fatal:
            raise DaemonEnded(configuration.fatal)
        parts = managed(configuration, machine)
    except DaemonEnded as ended:
        raise ProgramError(f"cpuplugd would not start: {ended}") from None
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


def install(tables: npt.NDArray[Any], programs: Sequence[Program | None]) -> None:
    """Give each guest (row of the Linux table) its daemon, or none; their tables must be empty yet.

    Raises ProgramError when there is no room for so many different files, or for so much history.
    """
    rows: dict[tuple[Any, ...], int] = {}
    for guest, program in enumerate(programs):
        if program is not None:
            if program.shared not in rows:
                rows[program.shared] = _add(tables[0], program)
            _give(tables[0], guest, program, rows[program.shared])


def _add(s: Any, program: Program) -> int:
    """Put the operations into the tables; returns the row of the program, from 1."""
    row, first = int(s["n_program"]), int(s["n_code"])
    if row >= MAX_PROGRAM:
        raise ProgramError(f"more than {MAX_PROGRAM} different rule files; let guests share files")
    if first + len(program.code) > MAX_CODE:
        raise ProgramError(f"all rule files together have more than {MAX_CODE} operations; use fewer files")
    code = [(op, back, arg + first * (op in _JUMPS), value) for op, back, arg, value in program.code]
    s["code"][first : first + len(code)] = np.array(code, CODE)
    p = s["program"][row]
    p["first"], p["rule"] = first, [rule if rule < 0 else rule + first for rule in program.rules]
    p["depth"], p["n_slot"] = program.depth, len(program.slots)
    p["ticks"], p["online"] = program.ticks, program.online
    p["slot"][: len(program.slots)] = program.slots
    s["n_program"], s["n_code"] = row + 1, first + len(code)
    return row + 1


def _give(s: Any, guest: int, program: Program, row: int) -> None:
    """The daemon of one guest, and room for its history."""
    room = (program.depth + 1) * len(program.slots)
    if s["n_ring"] + room > MAX_RING:
        few = "use a smaller history or fewer guests"
        raise ProgramError(f"the histories of all guests have more than {MAX_RING} values; {few}")
    d = s["daemon"][guest]
    d["program"], d["ring"], d["at"] = row, s["n_ring"], program.depth
    s["n_ring"] += room
    d["cpus"], d["memory"] = program.cpus, program.memory
    update, d["cpu_min"], d["cpu_max"], d["cmm_min"], d["cmm_max"] = program.settings
    d["update"] = min(update * SECOND, LONGEST_UPDATE)
