"""CPUs of a simulated Linux that are switched online and offline by hand."""

from __future__ import annotations

import re

import numpy as np

from engine.mechanisms.linux.console import switch_cpu
from engine.shell.linux import is_simulated, online_cpus, row_of
from engine.shell.proc_text import CPUS
from engine.shell.program import ShellSession

_FILE = re.compile(rf"{CPUS}/cpu(\d{{1,4}})/online")
MAX_CPUS = 1024  # CPUs that a list may name


def cpu_of(session: ShellSession, name: str) -> int | None:
    """Return the CPU of this file `online`; None = no such file. CPU 0 has none."""
    found = _FILE.fullmatch(name)
    number = int(found[1]) if found else 0
    there = is_simulated(session) and str(number) in name and 0 < number < int(session.u["n_vcpu"])
    return number if there else None


def is_online(session: ShellSession, cpu: int) -> bool:
    """Return whether Linux uses this CPU."""
    return cpu in online_cpus(session)


def switch(session: ShellSession, cpu: int, on: bool) -> bool:
    """Bring a CPU other than CPU 0 on line or off line; False = it is so already."""
    if is_online(session, cpu) == on:
        return False
    switch_cpu(session.call.s, np.int64(row_of(session)), np.int64(cpu), np.int64(on))
    return True


def listed(text: str) -> list[int] | None:
    """Return the CPUs of a list like 1-3,5; None = not a list."""
    numbers: list[int] = []
    for part in text.split(","):
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", part)
        if not found or len(numbers) > MAX_CPUS:
            return None
        numbers += range(int(found[1]), int(found[2] or found[1]) + 1)
    return numbers[:MAX_CPUS] or None
