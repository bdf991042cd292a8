"""FOR, SEND and CPU: a command for another virtual machine, or for some of its virtual CPUs."""

from __future__ import annotations

from dataclasses import replace

from engine.cp.call import Call
from engine.cp.command import command, on_behalf, run
from engine.cp.commands.stop import Cpus, addresses
from engine.cp.operands import CommandLine, Guest, Word
from engine.cp.reply import CommandOutcome, missing_operand, refuse


@command("FOR user CMD", classes="C")
def for_user(call: Call, user: Guest, *line: CommandLine) -> CommandOutcome:
    """Issue a command as that user, with that user's privilege classes, and show the response.

    The response is not preceded by the user ID, which is not CP's behavior.
    """
    return _other(call, int(user), line)


@command("SEND user", classes="C")
def send(call: Call, user: Guest, *text: Word) -> None:
    """Send a line to a guest's console, which takes only CP commands in this model: SEND CP."""
    refuse(f"{call.name(int(user))} takes no console input in this model; use SEND CP userid command")


@command("SEND CP user", classes="C")
def send_cp(call: Call, user: Guest, *line: CommandLine) -> CommandOutcome:
    """Send a CP command to a guest's console.

    The response, which goes to that console, is also shown here.
    """
    return _other(call, int(user), line)


@command("CPU cpus")
def on_cpus(call: Call, cpus: Cpus, *line: CommandLine) -> CommandOutcome:
    """Issue a command for some of your virtual CPUs: ALL, or an address like 1 or 0-1. BEGIN uses this."""
    if not line:
        missing_operand()
    named = tuple(sorted(addresses(call, (cpus,))))
    return run(replace(call, cpus=named), list(line))


def _other(call: Call, user: int, line: tuple[str, ...]) -> CommandOutcome:
    if not line:
        missing_operand()
    return run(on_behalf(call, call.name(user)), list(line))
