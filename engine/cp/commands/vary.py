"""VARY, and the lab's own UNPLUG and PLUG, for processors, devices and channel paths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated

import numpy as np

from engine.cp import wiring
from engine.cp.call import Call, first_record
from engine.cp.command import command
from engine.cp.commands.query.processors import is_offline
from engine.cp.commands.respool import follow_processors
from engine.cp.multisystem import CpDevice, CpDeviceRange, CpPath
from engine.cp.operands import Operand
from engine.cp.reply import invalid_option, refuse
from engine.kernel.kinds import Release
from engine.mechanisms.processors.varying import vary_processor_off, vary_processor_on

Rdevs = Annotated[list[CpDevice], CpDeviceRange()]
Chpid = Annotated[np.int64, CpPath()]


class ProcessorAddress(Operand):
    """The hexadecimal address of a processor of the LPAR."""

    shown = "processor"

    def parse(self, text: str, call: Call) -> np.int64:
        if not re.fullmatch(r"[0-9A-F]{1,2}", text):
            invalid_option(text)
        if int(text, 16) >= call.lpar.processors:
            refuse(f"Processor {int(text, 16):02X} is not in the configuration")
        return np.int64(int(text, 16))


Processor = Annotated[np.int64, ProcessorAddress()]


@command("VARY ONline PROCessor processor", classes="B", acts=True)
def vary_on_processor(call: Call, processor: Processor) -> Iterator[str]:
    """Bring a processor back into use. Example: VARY ON PROC 2. The response's text is not certain."""
    _check_processors(call, processor)
    if not is_offline(call, int(processor)):
        refuse(f"Processor {int(processor):02X} is already online")
    vary_processor_on(call.s, processor)
    follow_processors(call)
    yield f"Processor {int(processor):02X} varied online"


@command("VARY OFFline PROCessor processor", classes="B", acts=True)
def vary_off_processor(call: Call, processor: Processor) -> Iterator[str]:
    """Take a processor out of use: its work waits for the others. Example: VARY OFF PROC 2.

    Not available in releases 4.2 to 4.4, whose locks are simulated, or with several systems. Shares and their
    limits still count all processors of the LPAR; those of resource pools count the processors that are
    online. The response's text is not certain.
    """
    _check_processors(call, processor)
    if processor == 0:
        refuse("Processor 00 is the master: some of CP's work can be done by it only")
    if is_offline(call, int(processor)):
        refuse(f"Processor {int(processor):02X} is already offline")
    vary_processor_off(call.s, processor)
    follow_processors(call)
    yield f"Processor {int(processor):02X} varied offline"


def _check_processors(call: Call, processor: np.int64) -> None:
    """Raise CPError if the model cannot take processors out of use."""
    if call.scenario.systems:
        refuse("This model varies processors only where there is one z/VM system")
    if call.s["release"] != Release.LATER:
        refuse("This model does not vary processors in releases whose locks are simulated")


@command("VARY ONline rdevs", classes="B", acts=True)
def vary_on(call: Call, rdevs: Rdevs, *more: Rdevs) -> Iterator[str]:
    """Bring FCTC devices of this system online. Example: VARY ON D000-D001.

    A device that is part of a logical link is used again at once. The response's layout is not certain.
    """
    return _vary(call, [rdevs, *more], True)


@command("VARY OFFline rdevs", classes="B", acts=True)
def vary_off(call: Call, rdevs: Rdevs, *more: Rdevs) -> Iterator[str]:
    """Take FCTC devices of this system offline, even in the middle of a transfer. Example: VARY OFF D000.

    Data in transit is sent again on another device. That CP does not require FORCE while the device is part
    of a logical link, and the layout of the response, are not certain.
    """
    return _vary(call, [rdevs, *more], False)


@command("VARY ONline CHPID chpid", classes="B", acts=True)
def vary_on_chpid(call: Call, chpid: Chpid) -> Iterator[str]:
    """Bring a channel path online again. Example: VARY ON CHPID 3C. The response's text is not certain."""
    return _path(call, chpid, True, "CHPID {0:02X} is online")


@command("VARY OFFline CHPID chpid", classes="B", acts=True)
def vary_off_chpid(call: Call, chpid: Chpid) -> Iterator[str]:
    """Take a channel path offline: all FCTC devices on it lose their only path. Example: VARY OFF CHPID 3C.

    A shared channel goes offline for all systems: that is not CP's; the response is not certain.
    """
    return _path(call, chpid, False, "CHPID {0:02X} is offline")


@command("#LAB UNPLUG CHPID chpid", classes="B", acts=True)
def unplug(call: Call, chpid: Chpid) -> Iterator[str]:
    """Unplug the cable of a channel, even during a transfer. Example: #LAB UNPLUG CHPID 3C.

    This command is not CP's: it represents work in the machine room. The effect is that of VARY OFF.
    """
    return _path(call, chpid, False, "The cable of CHPID {0:02X} is out")


@command("#LAB PLUG CHPID chpid", classes="B", acts=True)
def plug(call: Call, chpid: Chpid) -> Iterator[str]:
    """Plug the cable of a channel back in. Example: #LAB PLUG CHPID 3C. This command is not CP's."""
    return _path(call, chpid, True, "The cable of CHPID {0:02X} is in")


def _vary(call: Call, ranges: list[list[CpDevice]], on: bool) -> Iterator[str]:
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
