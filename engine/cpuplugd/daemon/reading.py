"""The daemon's reading in each interval, and the readings that it keeps."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.cpuplugd.language.terms import CPUSTAT, MEMINFO

TICKS = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal", "guest", "guest_nice")


@dataclass(frozen=True)
class CounterReading:
    """The counters of Linux at one moment."""

    time: float  # seconds since 1970
    ticks: Mapping[str, int]  # of TICKS, since IPL, all CPUs; a column that is missing counts as 0
    loadavg: float  # over one minute
    runnable: float  # processes running now
    online: int  # CPUs
    meminfo: Mapping[str, float] = field(default_factory=dict)  # kB
    vmstat: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def cpustat(self) -> Mapping[str, float]:
        """The record that the daemon makes of /proc/stat and /proc/loadavg, with numbers in its format."""
        ticks = {name: self.ticks.get(name, 0) for name in TICKS}
        named: dict[str, float] = {name: float(value) for name, value in ticks.items()}
        named["total_ticks"] = float(sum(ticks.values()))
        named["onumcpus"] = float(self.online)
        named["loadavg"], named["runnable_proc"] = float(f"{self.loadavg:f}"), float(f"{self.runnable:f}")
        return named

    def counters(self, kind: str) -> Mapping[str, float]:
        """Return all counters of a kind: cpustat, meminfo or vmstat."""
        return self.cpustat if kind == CPUSTAT else self.meminfo if kind == MEMINFO else self.vmstat


class ReadingHistory:
    """The latest readings: the current one and `depth` older ones."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self._readings: deque[CounterReading] = deque(maxlen=depth + 1)

    def __len__(self) -> int:
        return len(self._readings)

    def copy(self) -> ReadingHistory:
        """Return a copy with the same readings, which is not affected by later readings."""
        copy = ReadingHistory(self.depth)
        copy._readings.extend(self._readings)
        return copy

    def add(self, reading: CounterReading) -> None:
        """Add a new current reading and discard the oldest one."""
        self._readings.append(reading)

    def __getitem__(self, ago: int) -> CounterReading:
        """Return the reading from `ago` intervals ago; 0 is the current one.

        A rule retained across a reload may refer to more readings than are then kept (the real daemon reads
        beyond its buffer); it then uses the oldest reading.
        """
        return self._readings[-1 - min(ago, len(self._readings) - 1)]
