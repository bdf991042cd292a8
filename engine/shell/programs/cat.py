"""cat, and the files that it can show."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.kernel.units import PAGE_BYTES
from engine.shell import proc_text
from engine.shell.daemon import RULES, rules_of, shown_line
from engine.shell.linux import is_simulated, online_cpus
from engine.shell.proc_text import cpu_of, is_online
from engine.shell.program import ShellError, ShellSession, program
from engine.shell.programs.free import memory_of
from engine.shell.programs.swapon import device, swaps


@program("cat", "cat FILE ...")
def cat(session: ShellSession, *words: str) -> Iterator[str]:
    """Show the contents of files: /proc/meminfo, /proc/cpuinfo, /proc/cmdline, /sys/power/state and more.

    If the memory of this Linux is simulated: also /proc/stat, loadavg and vmstat, the pool of the cmm module
    (/proc/sys/vm/cmm_pages), its CPUs, and the rules of cpuplugd (/etc/cpuplugd.conf).
    """
    lines = [line for word in words for line in contents(session, word)]
    if not all(exists(session, word) for word in words):
        raise ShellError(1, *lines)
    yield from lines


def contents(session: ShellSession, name: str) -> Iterator[str]:
    """Return the lines of a file, or a message that it does not exist."""
    cpu = cpu_of(session, name)
    if cpu is not None:
        yield str(int(is_online(session, cpu)))
    elif exists(session, name):
        yield from FILES[name](session)
    else:
        yield f"cat: {name[:40]}: No such file or directory"


def exists(session: ShellSession, name: str) -> bool:
    """Return whether this guest has such a file."""
    if name == RULES:
        return is_simulated(session) and rules_of(session) is not None
    if name in proc_text.FILES:
        return is_simulated(session)
    return name in FILES or cpu_of(session, name) is not None


def rules(session: ShellSession) -> Iterator[str]:
    """Return /etc/cpuplugd.conf: the rules that were given last."""
    found = rules_of(session)
    yield from (shown_line(line) for line in (found.text if found else "").splitlines())


def meminfo(session: ShellSession) -> Iterator[str]:
    """Return /proc/meminfo, as far as it is simulated."""
    if is_simulated(session):
        yield from proc_text.meminfo(session)
        return
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


def cpuinfo(session: ShellSession) -> Iterator[str]:
    """Return /proc/cpuinfo: a z10 as seen from a guest; features and BogoMIPS are omitted."""
    cpus = online_cpus(session)
    yield "vendor_id       : IBM/S390"
    yield f"# processors    : {len(cpus)}"
    yield from (f"processor {v}: version = FF,  machine = 2097" for v in cpus)


def cmdline(session: ShellSession) -> Iterator[str]:
    """Return /proc/cmdline: the kernel's parameters."""
    place = int(session.u["resume_dev"])
    yield "root=/dev/dasda1" + (f" resume={device(place)}" if place >= 0 else "")


def power_state(session: ShellSession) -> Iterator[str]:
    """Return /sys/power/state: the available sleep states; s390 has only disk."""
    yield "disk"


def image_size(session: ShellSession) -> Iterator[str]:
    """Return /sys/power/image_size: the largest image, bytes."""
    yield str(int(session.call.s["param"]["image_max"]) * session.call.granule * PAGE_BYTES)


FILES: dict[str, Callable[[ShellSession], Iterator[str]]] = {
    "/proc/cmdline": cmdline,
    "/proc/cpuinfo": cpuinfo,
    "/proc/meminfo": meminfo,
    "/proc/swaps": swaps,
    "/sys/power/image_size": image_size,
    "/sys/power/state": power_state,
    RULES: rules,
    **proc_text.FILES,
}
