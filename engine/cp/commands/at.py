"""AT: a command for another member of the SSI."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from engine.cp.call import Call, is_down, is_member_down, names
from engine.cp.command import command, run
from engine.cp.multisystem import CpMember
from engine.cp.operands import CommandLine
from engine.cp.reply import CommandOutcome, missing_operand, refuse

System = Annotated[int, CpMember()]


@command("AT system CMD", classes="CE")
def at_system(call: Call, system: System, *line: CommandLine) -> CommandOutcome:
    """Issue a command as if on that system and show its response.

    Example: AT LPAR1 CMD QUERY NAMES. Its classes, and whether it works when no link to that system is up,
    are not certain.
    """
    if not line:
        missing_operand()
    there = replace(call, system=system, cpus=())
    if is_member_down(call, system) and line[0] != "#LAB":  # hands at a cable need no CP
        name = names(call.scenario)[system]
        if list(line) in (["LOAD"], ["IPL"]):
            return run(there, ["#LAB", "LOAD", name])
        refuse(f"{name} is down and takes no commands but LOAD, which IPLs it, as at its HMC")
    if is_down(there.guests):
        refuse(f"[no answer: {names(call.scenario)[system]} is being IPLed]")
    return run(there, list(line))
