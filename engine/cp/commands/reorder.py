"""The QUERY REORDER and SET REORDER commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import ChoiceOperand, Guest
from engine.cp.reply import refuse

OnOff = Annotated[str, ChoiceOperand("ON", "OFF")]
_SETTING = ("OFF", "ON")


@command("Query REORDer", classes="ABE")
@command("Query REORDer SYSTEM", classes="ABE")
def query_reorder(call: Call) -> Iterator[str]:
    """Show whether CP reorders guests' frames, up to z/VM 6.2. Classes and layout are not certain."""
    _check(call)
    yield f"REORDER {_SETTING[int(call.s['reorder'])]} FOR SYSTEM"


@command("Query REORDer user", classes="ABE")
def query_reorder_user(call: Call, user: Guest) -> Iterator[str]:
    """Show whether CP reorders this guest's frames when reordering is on. Classes and layout are not certain.

    The number of reorders shown is not CP's.
    """
    _check(call)
    u = call.guests[int(user)]
    yield f"REORDER {_SETTING[int(u['reorder'])]} FOR {call.name(int(user))}, {u['reorders']} DONE"


@command("SET REORDer setting SYSTEM", classes="A", acts=True)
def set_reorder(call: Call, setting: OnOff) -> Iterator[str]:
    """Turn CP frame reordering on or off. Syntax, class and answer are not certain.

    A reorder goes through all frames of a guest, which waits in the meantime. A reorder in progress is
    completed.
    """
    _check(call)
    call.s["reorder"] = setting == "ON"
    return query_reorder(call)


@command("SET REORDer setting FOR user", classes="A", acts=True)
def set_reorder_user(call: Call, setting: OnOff, user: Guest) -> Iterator[str]:
    """Turn CP frame reordering for a guest on or off. Syntax, class and response are not certain.

    ON for a guest has no effect as long as reordering is OFF for the system.
    """
    _check(call)
    call.guests[int(user)]["reorder"] = setting == "ON"
    return query_reorder_user(call, user)


def _check(call: Call) -> None:
    """Raise CPError if the release does not reorder frames."""
    if not call.lpar.has("reorder"):
        refuse(
            f"REORDER: z/VM {call.lpar.release} does not reorder. Trial invalidation took its place in 6.3"
        )
