"""ps and top."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.kinds import Task
from engine.shell.linux import ProcReading, is_simulated, linux_row
from engine.shell.proc_text import own_tasks
from engine.shell.program import ShellSession, fail, program
from engine.shell.programs.free import memory_of
from engine.shell.programs.system import uptime

_KERNEL = {Task.KSWAPD: "[kswapd0]", Task.CMM: "[cmmthread]"}
_DAEMON = "/usr/sbin/cpuplugd -c /etc/cpuplugd.conf"
_JOB = "[jobs that occasionally need memory]"


@program("ps")
def ps(session: ShellSession, *words: str) -> Iterator[str]:
    """Show the simulated tasks, which run or are runnable (R), or sleep (S). The layout is not that of ps.

    The server has as many threads as it started with; the working threads and the waiting requests are
    listed.
    """
    if words:
        fail("[this model supports only ps without options]")
    row, busy = linux_row(session), own_tasks(session)
    yield "STAT COMMAND"
    yield from (f"{_state(busy[task])} {name}" for task, name in _KERNEL.items())
    if row["managed"] > 0:
        yield f"{_state(busy[Task.DAEMON])} {_DAEMON}"
    if busy[Task.JOB]:
        yield f"{_state(True)} {_JOB if row['start_left'] == 0 else 'server, being started'}"
    if row["up"]:
        threads = f"{row['threads']} threads, {row['busy']} work, {row['waiting']} transactions wait for one"
        yield f"{_state(row['busy'] > 0)} server [{threads}]"


def _state(busy: bool) -> str:
    return f"{'R' if busy else 'S':4}"


@program("top", "top [-b] [-n 1]")
def top(session: ShellSession, *words: str) -> Iterator[str]:
    """Show load, tasks, CPU time since the IPL (%) and memory (kB), once: no time passes meanwhile.

    The tasks are those of ps: this model has no process numbers and no CPU time per task.
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
