"""QUERY FCTC, QUERY CHPID, QUERY CHPIDS and QUERY PATHS: link devices and channels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import numpy as np

from engine.cp.call import Call, first_record
from engine.cp.command import command
from engine.cp.manual import explanation
from engine.cp.multisystem import (
    CpDevice,
    CpDeviceRange,
    CpPath,
    channel,
    channels,
    chpid,
    devices,
    in_ssi,
    is_up,
    node,
)
from engine.cp.reply import refuse

Chpid = Annotated[np.int64, CpPath()]
Rdevs = Annotated[list[CpDevice], CpDeviceRange()]


@command("Query FCTC", classes="ABCE")
def query_fctc(call: Call) -> Iterator[str]:
    """Show this system's FCTC devices: channels at both ends, state, writing side, and data written.

    CHPIDS: local-remote. WRITES: both ends, this one, or the other one, by the direction rule of the logical
    link. SSCH counts channel programs that this system has started. The layout is not CP's.
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


@command("Query CHPIDS", classes="BE")
def query_chpids(call: Call) -> Iterator[str]:
    """Show the state of all channel paths of this system, sixteen CHPIDs to a row. The layout is not CP's.

    Only the link channels are in this model; those of disks and networks are left out.
    """
    up = {int(row["chpid"]): bool(row["up"]) for _, row in channels(call)}
    if not up:
        refuse(explanation(["QUERY", "CHPIDS"], "the scenario names no [channels]"))
    yield f"     {'  '.join('0123456789ABCDEF')}"
    for high in sorted({number >> 4 for number in up}):
        signs = [{True: "+", False: "-", None: "."}[up.get(high << 4 | low)] for low in range(16)]
        yield f" {high:X}x  {'  '.join(signs)}"
    yield " + online  - offline  . not in this model"


@command("Query PATHs rdevs", classes="BE")
@command("Query PATHs TO rdevs", classes="BE")
def query_paths(call: Call, rdevs: Rdevs, *more: Rdevs) -> Iterator[str]:
    """Show the channel paths to real devices. Example: QUERY PATHS TO D000.

    Only FCTC devices are in this model. The layout is that of z/VM 7.2; that of the state is not certain.
    """
    found = [*rdevs, *(device for some in more for device in some)]
    for device in found:
        up = bool(channel(call, device, device.side)["up"])
        yield f"Device {device.name}, Status {'ONLINE' if device.online else 'OFFLINE'}"
        yield f" CHPIDs to Device {device.name} (PIM)  : {chpid(call, device, device.side)}"
        yield f"  Physically Available (PAM)  : {'+' if up else '-'}"
        yield f"  Online               (LPM)  : {'+' if up and device.online else '-'}"
    yield ""
    yield f"{'Legend':>20}         + Yes - No"


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
