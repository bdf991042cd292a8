"""A Linux with simulated memory and run queue, as seen from its console."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.cpuplugd.language.compiler import printed_by
from engine.kernel.kinds import TaskState
from engine.mechanisms.linux.console import show_proc
from engine.shell.program import ShellSession, fail
from engine.state.copying import copy_tables
from engine.state.rule_names import CPUSTAT, MEMINFO, VMSTAT
from engine.state.tables import State, new_state

NOT_SIMULATED = "[-]"  # instead of a figure that this model does not have


class ProcReading:
    """Contents of /proc at this moment, read from a copy so that the machine itself is not changed."""

    def __init__(self, session: ShellSession) -> None:
        row = row_of(session)
        s = copied_tables(session.call.machine.state)[0]
        show_proc(s, np.int64(row))
        self.row: Any = s["linux"][row]
        self.tasks: Any = s["task"]
        self.online = online_cpus(session)

    def cpustat(self, name: str) -> float:
        """Return a counter of /proc/stat, in ticks of all CPUs together, or a value from /proc/loadavg."""
        return self._value("cpustat", CPUSTAT, name)

    def meminfo(self, name: str) -> int:
        """Return a value from /proc/meminfo, kB."""
        return int(self._value("meminfo", MEMINFO, name))

    def vmstat(self, name: str) -> int:
        """Return a counter from /proc/vmstat."""
        return int(self._value("vmstat", VMSTAT, name))

    def _value(self, table: str, names: Any, name: str) -> float:
        place = next(place for place, item in enumerate(names) if item.name == name)
        return float(self.row[table][place])

    @property
    def blocked(self) -> int:
        """Number of tasks that are waiting for a disk."""
        return int(self.row["disk"])

    @property
    def load_average(self) -> str:
        """The one-minute load average, as Linux prints it; longer averages are not simulated."""
        return f"{self.cpustat('loadavg'):.2f}"

    def busy_tasks(self, first: int, count: int) -> list[bool]:
        """Return for each of these tasks whether it is running or runnable."""
        return [bool(task["state"] == TaskState.RUN) for task in self.tasks[first : first + count]]


def copied_tables(state: State) -> Any:
    """Return a copy of a machine's tables, for trials that do not need its pages."""
    copied = new_state(0)
    copy_tables(state, copied)
    return copied.tables


def is_simulated(session: ShellSession) -> bool:
    """Return whether the memory and run queue of this guest's Linux are simulated."""
    return bool(session.u["linux"] > 0)


def row_of(session: ShellSession) -> int:
    """Return the guest's row number in the Linux table. Raises ShellError if it has none."""
    if not is_simulated(session):
        fail("[the run queue of this guest's Linux is not simulated; free shows its memory]")
    return int(session.u["linux"]) - 1


def linux_row(session: ShellSession) -> Any:
    """Return the guest's row itself, for values that do not change between two events."""
    return session.call.s["linux"][row_of(session)]


def online_cpus(session: ShellSession) -> list[int]:
    """Return the CPUs that Linux uses."""
    vcpus = session.call.vcpus(int(session.guest))
    return [number for number, item in enumerate(vcpus) if item["online"] == 1]


def cpu_list(numbers: list[int]) -> str:
    """Return CPUs in the form that Linux lists them: 0-2,4."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ",".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)


PRINTED = printed_by()  # counters that this kernel has, like "vmstat.pgfault"
