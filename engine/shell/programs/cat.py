"""cat, and the files that there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.shell.program import Session, ShellError, program
from engine.shell.programs.free import memory_of
from engine.shell.programs.swapon import device, swaps
from engine.units import PAGE_BYTES


@program("cat", "cat FILE ...")
def cat(session: Session, *words: str) -> Iterator[str]:
    """The contents of files: /proc/meminfo, /proc/cpuinfo, /proc/cmdline, /sys/power/state and a few more."""
    lines = [line for word in words for line in contents(session, word)]
    if any(word not in FILES for word in words):
        raise ShellError(1, *lines)
    yield from lines


def contents(session: Session, name: str) -> Iterator[str]:
    """The lines of a file, or the message that there is none."""
    if name in FILES:
        yield from FILES[name](session)
    else:
        yield f"cat: {name[:40]}: No such file or directory"


def meminfo(session: Session) -> Iterator[str]:
    """/proc/meminfo, as far as this model goes."""
    m = memory_of(session)
    figures = {
        "MemTotal": m.total,
        "MemFree": m.free,
        "Buffers": 0,
        "Cached": m.cached,
        "SwapCached": 0,
        "SwapTotal": m.swap_total,
        "SwapFree": m.swap_free,
        "AnonPages": m.anonymous,
    }
    for name, value in figures.items():
        yield f"{name + ':':15}{value:9} kB"


def cpuinfo(session: Session) -> Iterator[str]:
    """/proc/cpuinfo: a z10 seen from a guest; features and BogoMIPS are left out."""
    count = int(session.u["n_vcpu"])
    yield "vendor_id       : IBM/S390"
    yield f"# processors    : {count}"
    yield from (f"processor {v}: version = FF,  machine = 2097" for v in range(count))


def cmdline(session: Session) -> Iterator[str]:
    """/proc/cmdline: the kernel's parameters."""
    place = int(session.u["resume_dev"])
    yield "root=/dev/dasda1" + (f" resume={device(place)}" if place >= 0 else "")


def power_state(session: Session) -> Iterator[str]:
    """/sys/power/state: the ways to sleep; s390 has the disk alone."""
    yield "disk"


def image_size(session: Session) -> Iterator[str]:
    """/sys/power/image_size: the largest image, bytes."""
    yield str(int(session.call.s["param"]["image_max"]) * session.call.granule * PAGE_BYTES)


FILES: dict[str, Callable[[Session], Iterator[str]]] = {
    "/proc/cmdline": cmdline,
    "/proc/cpuinfo": cpuinfo,
    "/proc/meminfo": meminfo,
    "/proc/swaps": swaps,
    "/sys/power/image_size": image_size,
    "/sys/power/state": power_state,
}
