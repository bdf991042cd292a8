"""VMRELOCATE STATUS, MODIFY and CANCEL: relocations in progress."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.multisystem import in_ssi
from engine.cp.operands import HintedWord
from engine.cp.relocations import LIMITS, Moving, asked_by, ends, limit_text, move_of, under_way, wishes
from engine.cp.reply import connected, missing_operand, refuse
from engine.mechanisms.relocation.stages import cancel_move, limits_changed
from engine.state.relocation import Finish, Stage

Guest = Annotated[int, Moving()]
Limit = Annotated[str, HintedWord(*LIMITS)]
_STATUS = {
    Stage.CHECK: "Checking",
    Stage.SKELETON: "Create Guest",
    Stage.MOVING: "Moving Memory",
    Stage.QUIESCE: "Stopping Guest",
    Stage.DEVICES: "Moving Guest",
    Stage.PENULTIMATE: "Moving Guest",
    Stage.FINAL: "Final Mem Copy",
    Stage.RESUME: "Resuming Guest",
}


@command("VMRELOcate STATus", classes="A")
@command("VMRELOcate STATus ALL", classes="A")
def status(call: Call) -> Iterator[str]:
    """Show relocations in progress from or to this system: source, target, issuer, elapsed time, progress.

    The layout and wording of the status are not certain; the passes column is not CP's.
    """
    in_ssi(call)
    return _table(call, under_way(call))


@command("VMRELOcate STATus INcoming", classes="A")
def status_in(call: Call) -> Iterator[str]:
    """Show relocations in progress to this system. The layout is not certain."""
    in_ssi(call)
    return _table(call, [pair for pair in under_way(call) if pair[1]["target"] == call.system])


@command("VMRELOcate STATus OUTgoing", classes="A")
def status_out(call: Call) -> Iterator[str]:
    """Show relocations in progress from this system. The layout is not certain."""
    in_ssi(call)
    return _table(call, [pair for pair in under_way(call) if pair[1]["source"] == call.system])


@command("VMRELOcate STATus USER user", classes="A")
def status_user(call: Call, user: Guest) -> Iterator[str]:
    """Show this guest's relocation. Example: VMRELOCATE STATUS USER LNXJAVA. The layout is not certain."""
    in_ssi(call)
    return _table(call, [move_of(call, user)])


@command("VMRELOcate MODify user", classes="A", acts=True, tail="[MAXTotal ...] [MAXQuiesce ...]")
def modify(call: Call, user: Guest, *limits: Limit) -> Iterator[str]:
    """Set other limits for a relocation in progress; a limit that has already passed cancels it at once.

    Example: VMRELOCATE MODIFY LNXJAVA MAXQUIESCE 20 SEC. A limit that is not specified remains unchanged:
    this, and the text of the response, are not certain.
    """
    in_ssi(call)
    r, row = move_of(call, user)
    wanted = wishes(limits, only_limits=True).limits
    if not wanted:
        missing_operand()
    for name, ns in wanted.items():
        row[name.lower()] = ns
    limits_changed(call.tables, np.int64(r))
    total, quiesce = limit_text(int(row["maxtotal"])), limit_text(int(row["maxquiesce"]))
    yield f"Relocation of {call.name(user)}: MAXTOTAL {total}, MAXQUIESCE {quiesce}"


@command("VMRELOcate CANCEL user", classes="A", acts=True)
def cancel(call: Call, user: Guest) -> Iterator[str]:
    """Cancel a relocation: the guest keeps running where it was. Example: VMRELOCATE CANCEL LNXJAVA.

    How long CP accepts this command, and the texts of its responses, are not certain.
    """
    in_ssi(call)
    r, row = move_of(call, user)
    here, there = ends(call, row)
    if row["stage"] >= Stage.RESUME:
        refuse(f"It is too late to cancel: {call.name(user)} is being resumed on {there}")
    cancel_move(call.tables, call.blocks, np.int64(r), np.int64(Finish.CANCELLED))
    yield f"Relocation of {call.name(user)} from {here} to {there} canceled"


def _table(call: Call, found: list[tuple[int, Any]]) -> Iterator[str]:
    mine = [row for _, row in found if call.system in (row["source"], row["target"])]
    if not mine:
        yield "No relocation is in progress"
        return
    yield "USER     FROM     TO       BY       ELAPSED  STATUS          PASS"
    for row in mine:
        here, there = ends(call, row)
        elapsed = connected(call.now - int(row["asked_at"]))
        yield (
            f"{call.name(int(row['guest'])):8} {here:8} {there:8} {asked_by(call, row):8} "
            f"{elapsed} {_STATUS[Stage(row['stage'])]:15} {int(row['passes']):4}"
        )
