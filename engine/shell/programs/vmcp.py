"""vmcp: a CP command issued from within a guest."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.command import MAX_LINE, perform
from engine.mechanisms.processors.scheduler import ask_master
from engine.mechanisms.servers.network import deliver
from engine.shell.program import ShellSession, fail, program


@program("vmcp", "vmcp COMMAND", acts=True)
def vmcp(session: ShellSession, *words: str) -> Iterator[str]:
    """Issue a CP command, in uppercase, with the guest's own privilege class.

    It takes processor time: the line reaches the guest, and CP executes the command on the master processor.
    """
    line = " ".join(words).upper()
    if not line:
        fail("vmcp: No command specified", 4)
    if len(line) > MAX_LINE:
        fail(f"Error: Cannot execute: command is longer than {MAX_LINE} characters", 4)
    call = session.call
    first = session.u["first_vcpu"]
    deliver(call.s, first)
    ask_master(call.s, first, call.s["param"]["cost_command"])
    reply = perform(call.machine, line, call.userid).reply
    yield from reply.lines
    if reply.number > 0:
        yield f"Error: non-zero CP response for command '{line}': #{reply.number}"
