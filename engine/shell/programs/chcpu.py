"""chcpu and lscpu."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.reply import CommandOutcome, Reply
from engine.shell.linux import cpu_list, online_cpus, row_of
from engine.shell.proc_text import is_online, listed, switch
from engine.shell.program import ShellSession, fail, program

SOME = 64  # exit status when some CPUs were switched and others were not
USAGE = "chcpu -e|-d CPU-LIST"


@program("chcpu", USAGE, acts=True)
def chcpu(session: ShellSession, *words: str) -> CommandOutcome:
    """Bring CPUs online (-e) or take them offline (-d): chcpu -d 2-3. CPU 0 stays; a daemon may undo it."""
    row_of(session)
    numbers = listed(words[1]) if len(words) == 2 and words[0] in ("-e", "-d") else None
    if numbers is None:
        fail(f"[usage: {USAGE}, a list like 1-3,5]")
    on = words[0] == "-e"
    done = [_change(session, number, on) for number in numbers]
    lines = tuple(line for line, _ in done)
    good = [right for _, right in done]
    status = 0 if all(good) else SOME if any(good) else 1
    return CommandOutcome(Reply(lines, status), any(good))


def _change(session: ShellSession, cpu: int, on: bool) -> tuple[str, bool]:
    """Switch one CPU; return the message of chcpu and whether it succeeded."""
    word = "enable" if on else "disable"
    if cpu >= int(session.u["n_vcpu"]):
        return f"CPU {cpu} does not exist", False
    if is_online(session, cpu) == on:
        return f"CPU {cpu} is already {word}d", True
    if not on and len(online_cpus(session)) == 1:
        return f"CPU {cpu} disable failed (last enabled CPU)", False
    if cpu == 0:
        return "CPU 0 is not hot pluggable", False
    switch(session, cpu, on)
    return f"CPU {cpu} {word}d", True


@program("lscpu")
def lscpu(session: ShellSession, *words: str) -> Iterator[str]:
    """List the CPUs and show which of them are online. Caches, books and speeds are omitted."""
    if words:
        fail("[this model supports only lscpu without options]")
    row_of(session)
    count, on = int(session.u["n_vcpu"]), online_cpus(session)
    off = [number for number in range(count) if number not in on]
    yield _line("Architecture", "s390x")
    yield _line("Byte Order", "Big Endian")
    yield _line("CPU(s)", str(count))
    yield _line("On-line CPU(s) list", cpu_list(on))
    if off:
        yield _line("Off-line CPU(s) list", cpu_list(off))
    yield _line("Vendor ID", "IBM/S390")
    yield _line("Hypervisor vendor", "IBM")
    yield _line("Virtualization type", "full")


def _line(name: str, value: str) -> str:
    return f"{name + ':':22}{value}"
