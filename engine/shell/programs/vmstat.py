"""vmstat."""

from __future__ import annotations

from collections.abc import Iterator

from engine.shell.linux import Reading
from engine.shell.program import Session, fail, program

_HEAD = (
    "procs -----------memory---------- ---swap-- -----io---- -system-- -----cpu------",
    " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st",
)
_GONE = "-"


@program("vmstat")
def vmstat(session: Session, *words: str) -> Iterator[str]:
    """Run queue, memory (kB), swapping and I/O (kB/s) and CPU (%), rates since the IPL.

    Interrupts and task switches are not simulated. It prints one line: time does not pass meanwhile.
    """
    if words:
        fail("[vmstat prints one line here: time stands still while it runs; let time pass and repeat]")
    now = Reading(session)
    yield from _HEAD
    yield " ".join([*_memory(now), *_rates(now), f"{_GONE:>4}", f"{_GONE:>4}", *_cpu(now)])


def _memory(now: Reading) -> Iterator[str]:
    yield f"{now.cpustat('runnable_proc'):2.0f}"
    yield f"{now.blocked:2}"
    yield f"{now.meminfo('SwapTotal') - now.meminfo('SwapFree'):6}"
    yield f"{now.meminfo('MemFree'):6}"
    yield f"{now.meminfo('Buffers'):6}"
    yield f"{now.meminfo('Cached'):6}"


def _rates(now: Reading) -> Iterator[str]:
    seconds = max(1.0, now.cpustat("total_ticks") / max(1.0, now.cpustat("onumcpus")) / 100)
    yield f"{4 * now.vmstat('pswpin') / seconds:4.0f}"
    yield f"{4 * now.vmstat('pswpout') / seconds:4.0f}"
    yield f"{now.vmstat('pgpgin') / seconds:5.0f}"
    yield f"{now.vmstat('pgpgout') / seconds:5.0f}"


def _cpu(now: Reading) -> Iterator[str]:
    total = max(1.0, now.cpustat("total_ticks"))
    for names in (("user", "nice"), ("system", "irq", "softirq"), ("idle",), ("iowait",), ("steal",)):
        yield f"{round(100 * sum(map(now.cpustat, names)) / total):2}"
