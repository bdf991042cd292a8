"""FOR, SEND and CPU: a command for another virtual machine, or for some of its virtual CPUs."""

from __future__ import annotations

from dataclasses import replace

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.commands.stop import Cpus, addresses
from engine.cp.operands import CommandLine, Guest, Word
from engine.cp.perform import on_behalf, run
from engine.cp.reply import Outcome, missing_operand, refuse


@command("FOR user CMD", classes="C")
def for_user(call: Call, user: Guest, *line: CommandLine) -> Outcome:
    """A command as if that user had issued it, with that user's privilege classes; you see the answer.

    That the answer is shown as it is, without the name of the user in front, is ours.
    """
    return _other(call, int(user), line)


@command("SEND user", classes="C")
def send(call: Call, user: Guest, *text: Word) -> None:
    """A line for the console of a guest. Here a guest's console takes CP commands only: SEND CP."""
    refuse(f"{call.name(int(user))} takes no console input in this model, but SEND CP userid command")


@command("SEND CP user", classes="C")
def send_cp(call: Call, user: Guest, *line: CommandLine) -> Outcome:
    """A CP command for a guest's console. Its answer, which goes to that console, is shown to you here."""
    return _other(call, int(user), line)


@command("CPU cpus")
def on_cpus(call: Call, cpus: Cpus, *line: CommandLine) -> Outcome:
    """A command for some of your virtual CPUs: ALL, or an address like 1 or 0-1. It matters for BEGIN."""
    if not line:
        missing_operand()
    named = tuple(sorted(addresses(call, (cpus,))))
    return run(replace(call, cpus=named), list(line))


def _other(call: Call, user: int, line: tuple[str, ...]) -> Outcome:
    if not line:
        missing_operand()
    return run(on_behalf(call, call.name(user)), list(line))
