"""Memory as Linux sees it. What is in it, and the pool, add up to the memory of the guest."""

from __future__ import annotations

from engine.measures.linux_rows import Members, gauge, linux_column
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_COUNTED = "counted by Linux, page by page"
_OTHERS = ("free", "kernel", "shmem", "cached", "once", "buffers", "huge", "pool")


def _less(more: tuple[str, ...], less: tuple[str, ...]) -> Series:
    """Return some fields less others."""

    def series(recording: Recording, members: Members) -> Floats:
        return linux_column(*more)(recording, members) - linux_column(*less)(recording, members)

    return series


def _pages(name: str, title: str, *fields: str) -> Measure:
    return gauge(name, title, "pages", _COUNTED, linux_column(*fields))


MEASURES = (
    _pages("memory", "memory of the guest", "total", "overhead"),
    gauge(
        "size",
        "size of the guest in Linux: its memory without the pool",
        "pages",
        _COUNTED,
        _less(("total", "overhead"), ("pool",)),
    ),
    _pages("free", "free memory", "free"),
    _pages("page_cache", "page cache", "cached", "once"),
    _pages("shared", "shared memory", "shmem"),
    _pages("buffers", "buffers", "buffers"),
    gauge("anonymous", "memory of processes", "pages", _COUNTED, _less(("total",), _OTHERS)),
    _pages("kernel", "memory of the kernel", "kernel", "overhead"),
    _pages("huge", "huge pages", "huge"),
    _pages("pool", "pages in the cmm pool", "pool"),
    _pages("pool_target", "target size of the cmm pool", "target"),
    _pages("swapped", "pages on swap space", "swapped"),
    _pages("low_mark", "free memory below which kswapd begins to scan", "mark_low"),
    _pages("high_mark", "free memory at which kswapd stops", "mark_high"),
    _pages("min_mark", "free memory below which tasks scan directly", "mark_min"),
)
