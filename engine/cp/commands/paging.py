"""QUERY PAGING and SET PAGING of z/VM 6.4 and later, and QUERY PAV: how CP reads and writes pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import ChoiceOperand
from engine.cp.reply import refuse
from engine.mechanisms.storage.exposures import begin_all

OnOff = Annotated[str, ChoiceOperand("ON", "OFF")]


@command("Query PAGING", classes="ABE")
def query_paging(call: Call) -> Iterator[str]:
    """Show whether CP uses aliases and transport mode (HPF) for paging.

    The layout and the classes are not certain.
    """
    g = _paging(call)
    yield f"PAGING ALIAS {'ON' if g['alias'] else 'OFF'}  HPF {'ON' if g['hpf'] else 'OFF'}"


@command("SET PAGING ALIAS switch", classes="A", acts=True)
def set_paging_alias(call: Call, switch: OnOff) -> Iterator[str]:
    """ON: paging I/Os may use HyperPAV aliases of their control units. OFF: only bases.

    I/Os already on aliases finish there. CP uses no aliases by default (published); the command, its class
    and its response are not certain.
    """
    g = _paging(call)
    on = switch == "ON"
    if on and not g["aliases"]:
        refuse("PAGING ALIAS: the control units have no aliases. The scenario sets paging.aliases")
    g["alias"] = on
    begin_all(call.s)
    return query_paging(call)


@command("SET PAGING HPF switch", classes="A", acts=True)
def set_paging_hpf(call: Call, switch: OnOff) -> Iterator[str]:
    """ON: paging I/Os use transport mode (High Performance FICON). OFF: command mode.

    I/Os already started finish in their mode. CP uses command mode by default (published); the command, its
    class and its response are not certain.
    """
    g = _paging(call)
    g["hpf"] = switch == "ON"
    return query_paging(call)


@command("Query PAV", classes="B")
def query_pav(call: Call) -> Iterator[str]:
    """Show the exposures of paging volumes: bases, and the pool of aliases of each control unit.

    CP shows device numbers, which are not in this model. The layout is that of LPAR Lab.
    """
    g, s = _paging(call), call.s
    stages = s["exposure"]["stage"]
    for k, name in enumerate(call.lpar.volume_names):
        yield f"Volume {name} BASE {_state(stages[k])}  Pool {k % int(g['units'])}"
    for unit in range(int(g["units"])):
        busy = int(s["paging_unit"][unit]["busy"])
        yield f"Pool {unit} HyperPAV ALIASES {int(g['aliases'])}  IN USE {busy}"


def _state(stage: np.int64) -> str:
    return "BUSY" if stage else "FREE"


def _paging(call: Call) -> Any:
    """Return the paging I/O table. Raises CPError if there is no such table."""
    if not call.lpar.has("paging_exposures"):
        refuse(
            f"PAGING: z/VM {call.lpar.release} uses neither aliases nor transport mode. They came with 6.4"
        )
    if not call.s["paging"]["on"]:
        refuse("PAGING: each volume does one request at a time: the scenario has no table paging")
    return call.s["paging"]
