"""VARY, and the lab's own UNPLUG and PLUG: devices and channel paths come and go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import numpy as np

from engine.cp import wiring
from engine.cp.call import Call, first_record
from engine.cp.command import command
from engine.cp.multisystem import Device, DeviceRange, Path

Rdevs = Annotated[list[Device], DeviceRange()]
Chpid = Annotated[np.int64, Path()]


@command("VARY ONline rdevs", classes="B", acts=True)
def vary_on(call: Call, rdevs: Rdevs, *more: Rdevs) -> Iterator[str]:
    """Bring FCTC devices of this system on line. Example: VARY ON D000-D001.

    One that is part of a logical link is used again at once. The answer's layout is not certain.
    """
    return _vary(call, [rdevs, *more], True)


@command("VARY OFFline rdevs", classes="B", acts=True)
def vary_off(call: Call, rdevs: Rdevs, *more: Rdevs) -> Iterator[str]:
    """Take FCTC devices of this system off line, also in the middle of a transfer. Example: VARY OFF D000.

    What was on its way is sent again on another device. That CP does not ask for FORCE while the device is
    part of a logical link, and the layout of the answer, are not certain.
    """
    return _vary(call, [rdevs, *more], False)


@command("VARY ONline CHPID chpid", classes="B", acts=True)
def vary_on_chpid(call: Call, chpid: Chpid) -> Iterator[str]:
    """Bring a channel path on line again. Example: VARY ON CHPID 3C. The answer's text is not certain."""
    return _path(call, chpid, True, "CHPID {0:02X} is online")


@command("VARY OFFline CHPID chpid", classes="B", acts=True)
def vary_off_chpid(call: Call, chpid: Chpid) -> Iterator[str]:
    """Take a channel path off line: all FCTC devices on it lose their only path. Example: VARY OFF CHPID 3C.

    A shared channel goes offline for all systems: that is not CP's; the answer is not certain.
    """
    return _path(call, chpid, False, "CHPID {0:02X} is offline")


@command("#LAB UNPLUG CHPID chpid", classes="B", acts=True)
def unplug(call: Call, chpid: Chpid) -> Iterator[str]:
    """Pull the cable out of a channel, whatever is on its way. Example: #LAB UNPLUG CHPID 3C.

    Not CP's command: it stands for work in the machine room. The effect is that of VARY OFF.
    """
    return _path(call, chpid, False, "The cable of CHPID {0:02X} is out")


@command("#LAB PLUG CHPID chpid", classes="B", acts=True)
def plug(call: Call, chpid: Chpid) -> Iterator[str]:
    """Plug the cable of a channel in again. Example: #LAB PLUG CHPID 3C. Not CP's command."""
    return _path(call, chpid, True, "The cable of CHPID {0:02X} is in")


def _vary(call: Call, ranges: list[list[Device]], on: bool) -> Iterator[str]:
    wanted = {device.name: device for devices in ranges for device in devices}
    for device in wanted.values():
        wiring.vary_device(call, device.k, device.side, on)
    wiring.changed(call)
    word = f"varied {'online' if on else 'offline'}"
    yield from (f"{name} {word}" for name in wanted)
    yield f"{len(wanted)} device(s) specified; {len(wanted)} device(s) successfully {word}"


def _path(call: Call, c: np.int64, on: bool, text: str) -> Iterator[str]:
    wiring.vary_channel(call, c, on)
    wiring.changed(call)
    yield text.format(int(first_record(call)["channel"][int(c)]["chpid"]))
