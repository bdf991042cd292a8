"""hostname, uname, uptime and dmesg."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.commands.query.time import since_logon
from engine.cp.reply import time_of_day
from engine.kernel.kinds import REFUSAL_LABELS, Incident, Refusal
from engine.kernel.units import MINUTE
from engine.shell.linux import NOT_SIMULATED, ProcReading, is_simulated
from engine.shell.program import ShellSession, fail, program

KERNEL = "2.6.32.12-0.7-default"  # SLES 11 SP1


@program("hostname")
def hostname(session: ShellSession, *words: str) -> Iterator[str]:
    """Show the name of this system, which is the user ID of the guest."""
    if words:
        fail("hostname: you must be root to change the host name")
    yield session.host


@program("uname", "uname [-a|-r|-n|-m]")
def uname(session: ShellSession, *words: str) -> Iterator[str]:
    """Show the kernel, its release, the host name and the architecture. The build date is omitted."""
    parts = {"-s": "Linux", "-n": session.host, "-r": KERNEL, "-m": "s390x"}
    if words == ("-a",):
        yield f"Linux {session.host} {KERNEL} #1 SMP s390x s390x s390x GNU/Linux"
        return
    if len(words) > 1 or any(word not in parts for word in words):
        fail("Try `uname --help' for more information.")
    yield parts[words[0] if words else "-s"]


@program("uptime")
def uptime(session: ShellSession, *words: str) -> Iterator[str]:
    """Show the time, the time since the kernel was loaded, and the one-minute load average if simulated."""
    call, guest = session.call, int(session.guest)
    log = call.machine.past().log
    boots = log["time"][(log["guest"] == guest) & (log["what"] == Incident.IPL) & (log["value"] == 0)]
    up = min([since_logon(call, guest), *(call.now - int(time) for time in boots[-1:])]) // MINUTE
    line = f" {time_of_day(session.call.now)} up {up // 60}:{up % 60:02d},  1 user"
    if is_simulated(session):
        line += f",  load average: {ProcReading(session).load_average}, {NOT_SIMULATED}, {NOT_SIMULATED}"
    yield line


_MESSAGES = {
    Refusal.NO_DEVICE: "PM: Cannot find swap device, try swapon -a.",
    Refusal.IMAGE_TOO_LARGE: "PM: Not enough free swap",
}


@program("dmesg")
def dmesg(session: ShellSession, *words: str) -> Iterator[str]:
    """Show kernel messages: here only why the last suspend failed; other notes are in brackets."""
    refused = Refusal(session.u["refused"])
    if refused in _MESSAGES:
        yield _MESSAGES[refused]
    if refused != Refusal.NONE:
        yield f"[suspend refused: {REFUSAL_LABELS[refused]}]"
