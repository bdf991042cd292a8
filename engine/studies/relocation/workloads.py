"""Workloads of part II at other rates and sizes: settings for the kinds of guests in base.toml.

fio: 16 jobs that write 32 KiB at random places in files of 16 GiB in total, at a preset rate or as fast as
possible. Database: 70% of the guest's memory belongs to the database, regardless of size; the number of
transactions is always the same.
"""

from __future__ import annotations

from engine.kernel.units import PAGES_PER_MB, SECOND, US

PRESETS = (48.8, 195.3, 390.6)  # MiB/s of all jobs together. Study (addendum)
UNLIMITED = 700.0  # MiB/s without a preset. Study (addendum)
FILES = ("cached", "direct")
BLOCK = 1 / 32  # MiB of an I/O. Study (addendum)
# I/Os that the guest works on before it waits. Assumed: 1,536 pages, of which Linux 2.6 lets a writer write
# out so many before it waits for the disks; direct: one of each job
AT_ONCE = {"cached": 192, "direct": 16}
# CPU time of an I/O: assumed. Cached: copying 32 KiB, eight pages of the cache and of the journal, a request
# and an interruption; direct: request and interruption. 700 MiB/s on one virtual CPU leave at most 44 us.
CPU = {"cached": 35 * US, "direct": 25 * US}
MISSES = 0.77  # of the pages written to files of 16 GiB: share that a cache of 3.7 GiB has not. Derived
# Changes of descriptors, tree nodes, buffer heads and the journal for a page written, whether it was in the
# cache or not. Chosen: relocation.c16: with 3 the passes end with less than 1% of the guest left in half
# of the runs
METADATA = 4
BUFFERS = 2  # changes of buffers and of the driver's tables for a page written directly: assumed
SYSTEM = 256.0  # changes of Linux's own pages in a second: assumed
# database of 4 GiB: pages of the most used fifth of the buffer pool and of the rest; in use in all
HOT, COLD, IN_USE = 82_739, 330_957, 738_304
REFERENCE_GB = 4


def preset(kind: str, rate: float | None) -> tuple[str, ...]:
    """Return settings for file I/O at a rate (MiB/s); None = no preset."""
    speed = UNLIMITED if rate is None else rate
    touches = ", ".join(f"{number:.0f}.0" for number in changes(kind, speed))
    limit = "" if rate is None else f", rate = {rate}"
    load = f"kinds.{kind}.activities.load"
    return (
        f"{load}.touches=[{touches}]",
        f"{load}.burst={burst(kind)}ns",
        f"{load}.wait={wait(kind, speed)}ns",
        f'kinds.{kind}.disks={{jobs = 16, size = "32K", channel_rate = 700, latency = "150us", '
        f'drain = "90ms"{limit}}}',
    )


def changes(kind: str, rate: float) -> tuple[float, ...]:
    """Return the pages changed per second, by tier."""
    pages = rate * PAGES_PER_MB
    if kind == "direct":
        return (SYSTEM, BUFFERS * pages, 0.0)
    return (SYSTEM, METADATA * pages, MISSES * pages, 0.0)


def burst(kind: str) -> int:
    """Return the CPU time of a piece of work, ns."""
    return AT_ONCE[kind] * CPU[kind]


def wait(kind: str, rate: float) -> int:
    """Return the pause between two bursts that gives the rate, ns."""
    return round(AT_ONCE[kind] * BLOCK / rate * SECOND) - burst(kind)


def database(gigabytes: int) -> tuple[str, ...]:
    """Return settings for a database of this size, with as many transactions as a database of 4 GiB."""
    times = gigabytes / REFERENCE_GB
    pages = {place: round(times * each) for place, each in ((2, HOT), (3, COLD))}
    return (
        f"guests.oltp.memory={gigabytes}G",
        f"kinds.oltp.load_pages={round(times * IN_USE)}p",
        *(f"kinds.oltp.tiers.{place}.pages={number}p" for place, number in pages.items()),
    )
