"""QUERY FCTC and QUERY CHPID: devices and channels of the links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import numpy as np

from engine.cp.call import Call, first_record
from engine.cp.command import command
from engine.cp.multisystem import CpDevice, CpPath, chpid, devices, in_ssi, is_up, node

Chpid = Annotated[np.int64, CpPath()]


@command("Query FCTC", classes="ABCE")
def query_fctc(call: Call) -> Iterator[str]:
    """Show the FCTC devices of this system: channels at both ends, state, writing side, and data written.

    CHPIDS: here-there. WRITES: both ends, this one, or the other one, by the direction rule of the logical
    link. SSCH counts channel programs that this system has begun. The layout is not CP's.
    """
    in_ssi(call)
    yield "RDEV CHPIDS NODE     STATE    WRITES     SSCH  MB SENT COLLISIONS"
    for device in devices(call):
        row, here, there = device.row, device.side, 1 - device.side
        paths = f"{chpid(call, device, here)}-{chpid(call, device, there)}"
        megabytes = int(row["sent"][here]) / 1e6
        yield (
            f"{device.name} {paths:6} {node(call, device):8} {_state(call, device):8} {_writes(device):6} "
            f"{int(row['starts'][here]):8} {megabytes:8.1f} {int(row['collisions']):10}"
        )


@command("Query CHPID chpid", classes="BE")
def query_chpid(call: Call, chpid: Chpid) -> Iterator[str]:
    """Show whether a channel path is online, and the devices of this system on it. Example: QUERY CHPID 3C.

    The layout is not certain.
    """
    row = first_record(call)["channel"][int(chpid)]
    on_it = [device.name for device in devices(call) if device.row["channel"][device.side] == chpid]
    state = "online" if row["up"] else "offline"
    yield f"Path {int(row['chpid']):02X} {state} to devices {' '.join(on_it) or 'none'}"


def _state(call: Call, device: CpDevice) -> str:
    if not device.online:
        return "OFFLINE"
    if not is_up(call, device):
        return "NO PATH"
    return "ACTIVE" if device.row["active"] else "FREE"


def _writes(device: CpDevice) -> str:
    mask = int(device.row["usable"])
    here, there = mask >> device.side & 1, mask >> (1 - device.side) & 1
    return {(1, 1): "BOTH", (1, 0): "HERE", (0, 1): "THERE", (0, 0): "-"}[here, there]
