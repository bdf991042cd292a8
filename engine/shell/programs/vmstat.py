"""vmstat."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.shell.linux import ProcReading
from engine.shell.program import ShellSession, fail, program

_HEAD = (
    "procs -----------memory---------- ---swap-- -----io---- -system-- -----cpu------",
    " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st",
)
_GONE = "-"


@program("vmstat", "vmstat [interval [count]]")
def vmstat(session: ShellSession, *words: str) -> Iterator[str]:
    """Show the run queue, memory (kB), swapping and I/O (kB/s) and CPU (%), as rates since the IPL.

    With an interval (seconds), more lines follow as simulated time passes, each with the rates since the
    previous line, until there are `count` lines or another line is typed. Interrupts and task switches are
    not simulated.
    """
    if words and repeats(words) is None:
        fail("usage: vmstat [interval [count]], both whole numbers from 1 on")
    yield from _HEAD
    yield line(ProcReading(session))


def repeats(words: Sequence[str]) -> tuple[int, int] | None:
    """Return the interval (s) and the number of lines, 0 = endless, that the words request; None for
    other words.
    """
    if not 1 <= len(words) <= 2 or not all(re.fullmatch("[1-9][0-9]{0,4}", word) for word in words):
        return None
    return int(words[0]), int(words[1]) if len(words) > 1 else 0


def line(now: ProcReading, before: ProcReading | None = None) -> str:
    """Return an output line: rates since an earlier reading, or since the IPL."""
    since = Growth(now, before)
    return " ".join([*_memory(now), *_rates(since), f"{_GONE:>4}", f"{_GONE:>4}", *_cpu(since)])


class Growth:
    """The growth of counters between two readings."""

    def __init__(self, now: ProcReading, before: ProcReading | None) -> None:
        self._now, self._before = now, before

    def cpustat(self, name: str) -> float:
        """Return the growth of a counter of /proc/stat, ticks."""
        return self._now.cpustat(name) - (self._before.cpustat(name) if self._before else 0)

    def vmstat(self, name: str) -> int:
        """Return the growth of a counter of /proc/vmstat."""
        return self._now.vmstat(name) - (self._before.vmstat(name) if self._before else 0)

    @property
    def seconds(self) -> float:
        """The time between the readings."""
        return max(1.0, self.cpustat("total_ticks") / max(1.0, self._now.cpustat("onumcpus")) / 100)


def _memory(now: ProcReading) -> Iterator[str]:
    yield f"{now.cpustat('runnable_proc'):2.0f}"
    yield f"{now.blocked:2}"
    yield f"{now.meminfo('SwapTotal') - now.meminfo('SwapFree'):6}"
    yield f"{now.meminfo('MemFree'):6}"
    yield f"{now.meminfo('Buffers'):6}"
    yield f"{now.meminfo('Cached'):6}"


def _rates(since: Growth) -> Iterator[str]:
    seconds = since.seconds
    yield f"{4 * since.vmstat('pswpin') / seconds:4.0f}"
    yield f"{4 * since.vmstat('pswpout') / seconds:4.0f}"
    yield f"{since.vmstat('pgpgin') / seconds:5.0f}"
    yield f"{since.vmstat('pgpgout') / seconds:5.0f}"


def _cpu(since: Growth) -> Iterator[str]:
    total = max(1.0, since.cpustat("total_ticks"))
    for names in (("user", "nice"), ("system", "irq", "softirq"), ("idle",), ("iowait",), ("steal",)):
        yield f"{round(100 * sum(map(since.cpustat, names)) / total):2}"
