"""Readings to give to a daemon."""

from __future__ import annotations

from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.daemon.reading import TICKS, CounterReading
from engine.cpuplugd.language.configuration import read

MEMINFO = {"MemTotal": 4096000, "MemFree": 1024000, "Buffers": 40960, "Cached": 819200, "Shmem": 204800}
VMSTAT = {"pgpgin": 100, "pgpgout": 200, "pswpin": 0, "pswpout": 0, "pgfault": 5}
BASE = 'UPDATE="1"\nCPU_MIN="1"\nCPU_MAX="4"\nCMM_MIN="0"\nCMM_MAX="1000000"\n'


def reading(
    second: int = 0, *, share: tuple[int, ...] = (60, 0, 20, 20), loadavg: float = 0.5, **meminfo: float
) -> CounterReading:
    """Return a reading of one CPU at 100 ticks a second: user, nice, system and idle ticks per second."""
    ticks = dict(zip(TICKS, share, strict=False))
    counted = {name: value * second for name, value in ticks.items()}
    return CounterReading(1e9 + second, counted, loadavg, 1, 1, MEMINFO | meminfo, VMSTAT)


def daemon(rules: str, machine: LinuxMachine | None = None, base: str = BASE) -> Daemon:
    made = Daemon(machine or LinuxMachine(pool=1000), read(base + rules))
    made.start()
    return made


def rules(
    hotplug: str = "0",
    hotunplug: str = "0",
    memplug: str = "0",
    memunplug: str = "0",
    cmm_inc: str = "100",
    cmm_dec: str = "40",
) -> str:
    named = locals()
    return "".join(f'{name}="{text}"\n' for name, text in named.items())
