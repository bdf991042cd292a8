"""VMRELOCATE TEST and MOVE: check whether a guest may go to another system, and relocate it."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from engine.cp.call import Call, names
from engine.cp.command import command
from engine.cp.multisystem import CpMember, in_ssi
from engine.cp.operands import HintedWord
from engine.cp.relocations import OFFERED, Relocatable, Wishes, reason_lines, wishes
from engine.cp.reply import UNNUMBERED, CommandOutcome, Reply, refuse
from engine.mechanisms.relocation.eligibility import reasons
from engine.mechanisms.relocation.stages import ask_move

Guest = Annotated[np.int64, Relocatable()]
System = Annotated[int, CpMember()]
Option = Annotated[str, HintedWord(*OFFERED)]
_TAIL = (
    "[FORCE ARCHitecture|DOMain|STORage ...] [IMMediate] [SYNChronous|ASYNChronous] "
    "[MAXTotal NOLIMIT|n [SEConds|MINutes]] [MAXQuiesce NOLIMIT|n [SEConds|MINutes]]"
)
_COARSE = "  its storage is simulated {0} pages at a time (lpar.granule) and cannot be moved"


@command("VMRELOcate TEST user TO system", classes="A")
def test(call: Call, user: Guest, system: System) -> CommandOutcome:
    """Test whether this guest may be relocated to that system now, and show all reasons against it.

    Example: VMRELOCATE TEST LNXJAVA TO LPAR1. The texts are not certain; the reason texts are not CP's.
    """
    in_ssi(call)
    return _refused(call, user, system, Wishes()) or CommandOutcome(
        Reply((f"User {call.name(int(user))} is eligible for relocation to {names(call.scenario)[system]}",))
    )


@command("VMRELOcate user TO system", classes="A", acts=True, tail=_TAIL)
@command("VMRELOcate MOVE user TO system", classes="A", acts=True, tail=_TAIL)
def move(call: Call, user: Guest, system: System, *options: Option) -> CommandOutcome:
    """Relocate a running guest to another system.

    Example: VMRELOCATE MOVE LNXJAVA TO LPAR1 ASYNCHRONOUS MAXQUIESCE 5 SEC. IMMEDIATE: one pass through its
    memory, then the guest is quiesced. MAXTOTAL (default: no limit) and MAXQUIESCE (default: 10 seconds; no
    limit with IMMEDIATE) cancel a relocation that takes longer: the guest then keeps running here. Without
    ASYNCHRONOUS, CP answers when the relocation has ended. This console does not wait, since simulated time
    advances only when you let it: it shows the start at once and the end when it occurs, as does the log. CP
    requires a unit of time; here it is optional. The texts of the responses are not certain.
    """
    in_ssi(call)
    wanted = wishes(options)
    return _refused(call, user, system, wanted) or _start(call, user, system, wanted)


def _refused(call: Call, user: np.int64, system: int, wanted: Wishes) -> CommandOutcome | None:
    """Return the response for a guest that is not eligible."""
    why = [] if call.granule == 1 else [_COARSE.format(call.granule)]
    why += reason_lines(int(reasons(call.tables, user, np.int64(system), np.int64(wanted.force))))
    if not why:
        return None
    head = f"{call.name(int(user))} is not eligible for relocation to {names(call.scenario)[system]}:"
    return CommandOutcome(Reply((head, *why), UNNUMBERED))


def _start(call: Call, user: np.int64, system: int, wanted: Wishes) -> CommandOutcome:
    row = ask_move(
        call.tables,
        call.blocks,
        user,
        np.int64(system),
        np.int64(wanted.immediate),
        np.int64(wanted.force),
        np.int64(wanted.maxtotal),
        np.int64(wanted.maxquiesce),
    )
    if row < 0:
        refuse("The table of relocations of this run is full")
    here, there = names(call.scenario)[call.system], names(call.scenario)[system]
    lines = [f"Relocation of {call.name(int(user))} from {here} to {there} started"]
    if not wanted.asynchronous:
        lines.append("CP would answer when it has ended. This console reports the end when it comes")
    return CommandOutcome(Reply(tuple(lines)), True)
