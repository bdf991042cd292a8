"""Files of a simulated Linux, as printed by kernel 2.6.32, and manual switching of its CPUs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import numpy as np

from engine.build.linux import OWN_TASKS
from engine.kernel.kinds import Task
from engine.mechanisms.linux.console import switch_cpu
from engine.shell.linux import (
    NOT_SIMULATED,
    PRINTED,
    ProcReading,
    cpu_list,
    is_simulated,
    linux_row,
    online_cpus,
    row_of,
)
from engine.shell.program import ShellSession
from engine.state.rule_names import MEMINFO, VMSTAT

POOL = "/proc/sys/vm/cmm_pages"
CPUS = "/sys/devices/system/cpu"
_UNITLESS = "HugePages_"
_COLUMNS = "user nice system idle iowait irq softirq steal guest guest_nice"
_FILE = re.compile(rf"{CPUS}/cpu(\d{{1,4}})/online")
MAX_CPUS = 1024  # CPUs that a list may name


def meminfo(session: ShellSession) -> Iterator[str]:
    """Return /proc/meminfo."""
    now = ProcReading(session)
    for known in MEMINFO:
        if f"meminfo.{known.name}" in PRINTED:
            unit = "" if known.name.startswith(_UNITLESS) else " kB"
            yield f"{known.name + ':':15}{now.meminfo(known.name):9}{unit}"


def vmstat(session: ShellSession) -> Iterator[str]:
    """Return /proc/vmstat."""
    now = ProcReading(session)
    yield from (
        f"{known.name} {now.vmstat(known.name)}" for known in VMSTAT if f"vmstat.{known.name}" in PRINTED
    )


def stat(session: ShellSession) -> Iterator[str]:
    """Return /proc/stat: ticks of all CPUs together; individual CPUs, interrupts and the like are omitted."""
    now = ProcReading(session)
    yield "cpu  " + " ".join(f"{now.cpustat(name):.0f}" for name in _COLUMNS.split())
    yield f"procs_running {now.cpustat('runnable_proc'):.0f}"
    yield f"procs_blocked {now.blocked}"


def loadavg(session: ShellSession) -> Iterator[str]:
    """Return /proc/loadavg: the one-minute average, and runnable and total tasks. [-] is not simulated."""
    now = ProcReading(session)
    tasks = OWN_TASKS + int(now.row["busy"]) + int(now.row["waiting"])
    running = f"{now.cpustat('runnable_proc'):.0f}"
    yield f"{now.load_average} {NOT_SIMULATED} {NOT_SIMULATED} {running}/{tasks} {NOT_SIMULATED}"


def pool(session: ShellSession) -> Iterator[str]:
    """Return /proc/sys/vm/cmm_pages: the current number of pages in the pool, which may differ from the
    request.
    """
    yield str(int(linux_row(session)["pool"]))


def online(session: ShellSession) -> Iterator[str]:
    """Return the CPUs that are online."""
    row_of(session)
    yield cpu_list(online_cpus(session))


def present(session: ShellSession) -> Iterator[str]:
    """Return the CPUs that exist."""
    row_of(session)
    yield cpu_list(list(range(int(session.u["n_vcpu"]))))


def own_tasks(session: ShellSession) -> dict[Task, bool]:
    """Return for each of Linux's own tasks whether it is running or runnable."""
    now = ProcReading(session)
    busy = now.busy_tasks(int(now.row["first_task"]), OWN_TASKS)
    return dict(zip((Task.KSWAPD, Task.CMM, Task.DAEMON, Task.JOB), busy, strict=True))


FILES: dict[str, Callable[[ShellSession], Iterator[str]]] = {
    "/proc/loadavg": loadavg,
    "/proc/stat": stat,
    "/proc/vmstat": vmstat,
    POOL: pool,
    f"{CPUS}/online": online,
    f"{CPUS}/present": present,
}


def cpu_of(session: ShellSession, name: str) -> int | None:
    """Return the CPU to which this `online` file belongs; None = no such file, as for CPU 0."""
    found = _FILE.fullmatch(name)
    number = int(found[1]) if found else 0
    there = is_simulated(session) and str(number) in name and 0 < number < int(session.u["n_vcpu"])
    return number if there else None


def is_online(session: ShellSession, cpu: int) -> bool:
    """Return whether Linux uses this CPU."""
    return cpu in online_cpus(session)


def switch(session: ShellSession, cpu: int, on: bool) -> bool:
    """Bring a CPU other than CPU 0 online or take it offline; False = it is already in that state."""
    if is_online(session, cpu) == on:
        return False
    switch_cpu(session.call.s, np.int64(row_of(session)), np.int64(cpu), np.int64(on))
    return True


def listed(text: str) -> list[int] | None:
    """Return the CPUs in a list like 1-3,5; None = not a list."""
    numbers: list[int] = []
    for part in text.split(","):
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", part)
        if not found or len(numbers) > MAX_CPUS:
            return None
        numbers += range(int(found[1]), int(found[2] or found[1]) + 1)
    return numbers[:MAX_CPUS] or None
