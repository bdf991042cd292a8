"""ps."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.kinds import Task
from engine.shell.linux import linux_row
from engine.shell.proc_text import own_tasks
from engine.shell.program import ShellSession, fail, program

_KERNEL = {Task.KSWAPD: "[kswapd0]", Task.CMM: "[cmmthread]"}
_DAEMON = "/usr/sbin/cpuplugd -c /etc/cpuplugd.conf"
_JOB = "[jobs that occasionally need memory]"


@program("ps")
def ps(session: ShellSession, *words: str) -> Iterator[str]:
    """Show the simulated tasks, and whether they run or could (R) or sleep (S). Not the layout of ps.

    The server has as many threads as it took at its start; those that work and what waits are listed.
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
