"""free, and the memory figures of a guest that it and /proc/meminfo show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.shell.linux import ProcReading, is_simulated
from engine.shell.program import ShellSession, fail, program
from engine.shell.programs.swapon import KB_PER_PAGE, swap_devices

_UNITS = {"-b": 1 / 1024, "-k": 1, "-m": 1024, "-g": 1024 * 1024}  # kB each


@dataclass(frozen=True)
class Memory:
    """Memory as Linux sees it, kB: all memory of the virtual machine, if the kernel's own part is not
    modeled.
    """

    total: int
    free: int
    buffers: int
    cached: int  # page cache: can be dropped
    anonymous: int  # heaps: must be swapped out
    swap_total: int
    swap_free: int


def memory_of(session: ShellSession) -> Memory:
    """Return free, cached and anonymous memory, in the proportions of the guest's kind."""
    if is_simulated(session):
        now = ProcReading(session)
        names = "MemTotal MemFree Buffers Cached AnonPages SwapTotal SwapFree"
        return Memory(*map(now.meminfo, names.split()))
    u, page = session.u, session.call.granule * KB_PER_PAGE
    swapped = int(u["swapped"]) * page
    in_use, total = int(u["inst"]) * page - swapped, int(u["size"]) * page
    anonymous = int(int(u["inst"]) * page * float(session.call.s["kind"][u["kind"]]["anonymous"]))
    anonymous = min(in_use, max(0, anonymous - swapped))
    swaps = swap_devices(session)
    space, used = sum(device.size for device in swaps), sum(device.used for device in swaps)
    return Memory(total, total - in_use, 0, in_use - anonymous, anonymous, space, space - used)


@program("free", "free [-b|-k|-m|-g]")
def free(session: ShellSession, *words: str) -> Iterator[str]:
    """Show memory and swap in kB, or in bytes, MB or GB.

    Unless the memory of this Linux is simulated, buffers and the memory that Linux reserves for itself are
    not modeled. Shared memory is counted as cached; the shared column is always 0, as in this old release.
    """
    if len(words) > 1 or any(word not in _UNITS for word in words):
        fail(f"usage: {all_units()}")
    m, unit = memory_of(session), _UNITS[words[0]] if words else 1
    used = m.total - m.free
    yield " " * 7 + "".join(f"{title:>11}" for title in "total used free shared buffers cached".split())
    yield _row("Mem:", unit, m.total, used, m.free, 0, m.buffers, m.cached)
    cache = m.buffers + m.cached
    yield _row("-/+ buffers/cache:", unit, used - cache, m.free + cache)
    yield _row("Swap:", unit, m.swap_total, m.swap_total - m.swap_free, m.swap_free)


def _row(title: str, unit: float, *kilobytes: int) -> str:
    return f"{title:7}" + "".join(f"{int(value / unit):11}" for value in kilobytes)


def all_units() -> str:
    """Show the usage of free."""
    return "free [-b|-k|-m|-g]"
