"""echo, and its effect when its output goes to a kernel file."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from engine.kernel.kinds import REFUSAL_LABELS, Refusal
from engine.mechanisms.guests.suspending import suspend_guest
from engine.mechanisms.linux.console import write_pool
from engine.shell.linux import is_simulated, row_of
from engine.shell.proc_text import POOL, cpu_of, switch
from engine.shell.program import ShellError, ShellSession, fail, program
from engine.shell.programs.cat import exists

STATE = "/sys/power/state"
_NUMBER = re.compile(r"\d{1,18}")
_INVALID = "-bash: echo: write error: Invalid argument"


@program("echo", "echo TEXT > FILE", acts=True)
def echo(session: ShellSession, *words: str) -> Iterator[str]:
    """Write to a kernel file. Without >, it repeats its words.

    echo disk > /sys/power/state suspends this Linux to its swap device. If the memory of this Linux is
    simulated: echo PAGES > /proc/sys/vm/cmm_pages sets the requested size of the cmm module's pool, and echo
    0 > /sys/devices/system/cpu/cpu1/online (or 1) switches a CPU.
    """
    if ">" not in words:
        yield " ".join(words)
        return
    place = words.index(">")
    text, target = " ".join(words[:place]), " ".join(words[place + 1 :])
    cpu = cpu_of(session, target)
    if cpu is not None:
        _switch(session, cpu, text)
    elif target == POOL and is_simulated(session):
        _resize(session, text)
    elif target == STATE:
        yield _suspend(session, text)
    else:
        why = "Permission denied" if exists(session, target) else "No such file or directory"
        fail(f"-bash: {target[:40]}: {why}")


def _switch(session: ShellSession, cpu: int, text: str) -> None:
    if text not in ("0", "1"):
        fail(_INVALID)
    switch(session, cpu, text == "1")


def _resize(session: ShellSession, text: str) -> None:
    if not _NUMBER.fullmatch(text):
        fail(_INVALID)
    write_pool(session.call.s, np.int64(row_of(session)), np.int64(text))


def _suspend(session: ShellSession, text: str) -> str:
    if text != "disk":
        fail(_INVALID)
    if is_simulated(session):
        why = f"[suspend refused: {REFUSAL_LABELS[Refusal.SIMULATED]}]"
        raise ShellError(1, "-bash: echo: write error: Operation not permitted", why)
    suspend_guest(session.call.s, session.guest)
    return f"[{session.call.userid} suspends; its terminal answers when it is resumed; dmesg says why if not]"
