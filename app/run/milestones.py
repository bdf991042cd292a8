"""Prints how long a start took, for measurements."""

from __future__ import annotations

import os
from time import clock_gettime_ns, monotonic_ns

STARTED = "LPARLAB_STARTED"  # environment: CLOCK_MONOTONIC when the process was started, ns


def say_since_start(what: str) -> None:
    """Print what has happened, and how many ms after the start of the process."""
    began = int(os.environ.get(STARTED) or _process_start())
    print(f"{what} {(monotonic_ns() - began) / 1e6:.0f}", flush=True)  # noqa: T201


def _process_start() -> int:
    """Return when this process was started, in ns of CLOCK_MONOTONIC, to 10 ms."""
    with open("/proc/self/stat", encoding="ascii") as file:
        ticks = int(file.read().rpartition(")")[2].split()[19])
    since_boot = ticks * 1_000_000_000 // os.sysconf("SC_CLK_TCK")
    return since_boot + monotonic_ns() - clock_gettime_ns(7)  # CLOCK_BOOTTIME
