"""The QUERY QUICKDSP and SET QUICKDSP commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import ChoiceOperand, Guest
from engine.mechanisms.processors.scheduler import set_quick

OnOff = Annotated[str, ChoiceOperand("ON", "OFF")]


@command("Query QUICKDsp user", classes="AE")
def query_quickdsp(call: Call, user: Guest) -> Iterator[str]:
    """Show whether the guest skips the eligible list. The layout is not CP's."""
    setting = "ON" if call.guests[int(user)]["quickdsp"] else "OFF"
    yield f"USER {call.name(int(user)):8} : QUICKDSP = {setting}"


@command("SET QUICKDsp user setting", classes="A", acts=True)
def set_quickdsp(call: Call, user: Guest, setting: OnOff) -> Iterator[str]:
    """Put a guest on the dispatch list at once (class 0), or make it wait its turn again.

    It is not certain that CP responds with the new setting.
    """
    set_quick(call.s, user, np.int64(setting == "ON"))
    return query_quickdsp(call, user)
