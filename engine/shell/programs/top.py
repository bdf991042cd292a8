"""top."""

from __future__ import annotations

from collections.abc import Iterator

from engine.shell.linux import ProcReading, is_simulated
from engine.shell.program import ShellSession, fail, program
from engine.shell.programs.free import memory_of
from engine.shell.programs.ps import ps
from engine.shell.programs.system import uptime


@program("top", "top [-b] [-n 1]")
def top(session: ShellSession, *words: str) -> Iterator[str]:
    """Show load, tasks, CPU time since the IPL (%) and memory (kB), once: time does not pass meanwhile.

    The tasks are those of ps: this model has no process numbers and no CPU time of each task.
    """
    if [word for word in words if word != "-b"] not in ([], ["-n", "1"], ["-n1"]):
        fail("[this model supports top -b -n 1: one display, since time stands still while it runs]")
    if not is_simulated(session):
        fail("[the tasks of this guest's Linux are not simulated; free shows its memory]")
    yield f"top -{next(uptime(session))}"
    yield _cpu(ProcReading(session))
    m = memory_of(session)
    yield f"Mem:  {m.total:9}k total, {m.total - m.free:9}k used, {m.free:9}k free, {m.buffers:9}k buffers"
    used = m.swap_total - m.swap_free
    yield f"Swap: {m.swap_total:9}k total, {used:9}k used, {m.swap_free:9}k free, {m.cached:9}k cached"
    yield ""
    yield from ps(session)


def _cpu(now: ProcReading) -> str:
    total = max(1.0, now.cpustat("total_ticks"))
    columns = zip(
        ("user", "system", "nice", "idle", "iowait", "irq", "softirq", "steal"),
        ("us", "sy", "ni", "id", "wa", "hi", "si", "st"),
        strict=True,
    )
    return "Cpu(s): " + ", ".join(f"{100 * now.cpustat(name) / total:.1f}%{short}" for name, short in columns)
