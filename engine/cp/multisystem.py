"""What commands see of the other systems: members of the SSI, FCTC devices, channels and logical links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.cp.call import Call
from engine.cp.operands import Operand
from engine.cp.reply import CPError, missing_operand, ours
from engine.scenario.derived.systems import systems
from engine.scenario.scenario import Scenario

TYPE = "FCTC"
LONGEST_LINK = 16  # connections


@dataclass(frozen=True)
class Device:
    """One end of an FCTC connection: that of the system a command is issued on."""

    k: np.int64  # row of the connection
    side: int
    row: Any

    @property
    def name(self) -> str:
        return f"{int(self.row['number']):04X}"

    @property
    def link(self) -> int:
        return int(self.row["link"])

    @property
    def online(self) -> bool:
        return bool(self.row["online"][self.side])


def first_record(call: Call) -> Any:
    """The record that has the tables of the whole complex."""
    return call.tables[0]


def names(scenario: Scenario) -> list[str]:
    """All systems, in their order."""
    return [one.name for one in systems(scenario)]


def home(call: Call, guest: int) -> int:
    """The system on which a guest is, or to which it belongs while it is logged off."""
    return int(call.tables["guest"]["here"][:, guest].argmax())


def in_ssi(call: Call) -> None:
    """Raises CPError when the system is alone."""
    if not call.scenario.systems:
        ours("This system is not a member of an SSI cluster: the scenario names no [systems]")


def member(call: Call, system: int | None = None) -> Any:
    """The row of a member of the cluster; None: of the system that takes the command."""
    return first_record(call)["member"][call.system if system is None else system]


def is_member_down(call: Call, system: int) -> bool:
    """Does CP of a member not run?"""
    row = member(call, system)
    return bool(row["slot"] and not row["up"])


def logons_held(call: Call) -> bool:
    """Does this system hold logons, since it is not joined in a stable cluster?"""
    row = member(call)
    return bool(row["slot"] and row["held"])


def devices(call: Call) -> list[Device]:
    """The FCTC devices of this system, by device number."""
    h = first_record(call)
    found = []
    for k in range(int(h["n_connection"])):
        row = h["connection"][k]
        ends = list(h["link"][int(row["link"])]["system"])
        if call.system in ends:
            found.append(Device(np.int64(k), ends.index(call.system), row))
    return sorted(found, key=lambda one: one.name)


def links(call: Call) -> Iterator[tuple[int, int, str]]:
    """(link, the side that this system is, name of the system on the other side)."""
    h, called = first_record(call), names(call.scenario)
    for row in range(int(h["n_link"])):
        ends = [int(end) for end in h["link"][row]["system"]]
        if call.system in ends:
            side = ends.index(call.system)
            yield row, side, called[ends[1 - side]]


def node(call: Call, device: Device) -> str:
    """The system on the other end."""
    ends = first_record(call)["link"][device.link]["system"]
    return names(call.scenario)[int(ends[1 - device.side])]


def chpid(call: Call, device: Device, side: int) -> str:
    """The channel of one side of a connection."""
    return f"{int(channel(call, device, side)['chpid']):02X}"


def channel(call: Call, device: Device, side: int) -> Any:
    """The row of the channel of one side of a connection."""
    return first_record(call)["channel"][int(device.row["channel"][side])]


def is_up(call: Call, device: Device) -> bool:
    """Can the connection carry anything: both systems up, both devices on line, and both channels?"""
    ends = (0, 1)
    systems_up = not any(
        is_member_down(call, int(end)) for end in first_record(call)["link"][device.link]["system"]
    )
    there = systems_up and all(device.row["online"][side] for side in ends)
    return there and all(channel(call, device, side)["up"] for side in ends)


def numbers(scenario: Scenario) -> list[str]:
    """The device numbers of all connections, for completion."""
    parts = [part for link in scenario.links.values() for part in link.connections]
    return sorted({f"{int(part.device, 16) + n:04X}" for part in parts for n in range(part.count)})


class Member(Operand):
    """The name of a system; its number."""

    shown = "sysname"

    def parse(self, text: str, call: Call) -> int:
        called = names(call.scenario)
        if text not in called:
            ours(f"There is no system {text} here. The systems: {', '.join(called)}")
        return called.index(text)

    def words(self, scenario: Scenario) -> list[str]:
        return names(scenario)


class RealDevice(Operand):
    """The number of an FCTC device of this system; the device."""

    shown = "rdev"

    def parse(self, text: str, call: Call) -> Device:
        return _device(_number(text), call)

    def words(self, scenario: Scenario) -> list[str]:
        return numbers(scenario)


class DeviceRange(RealDevice):
    """A device number or a range of them, like D000-D003; the devices."""

    shown = "rdev[-rdev]"

    def parse(self, text: str, call: Call) -> Any:
        first, dash, last = text.partition("-")
        low = _number(first, text)
        high = _number(last, text) if dash else low
        if not low <= high < low + 256:
            raise CPError(2, f"Invalid operand - {text}")
        return [_device(number, call) for number in range(low, high + 1)]


class Path(Operand):
    """A CHPID of this system; the row of the channel."""

    shown = "chpid"

    def parse(self, text: str, call: Call) -> np.int64:
        if not re.fullmatch(r"[0-9A-F]{1,2}", text):
            raise CPError(2, f"Invalid operand - {text}")
        h = first_record(call)
        for c in range(int(h["n_channel"])):
            row = h["channel"][c]
            if row["chpid"] == int(text, 16) and int(row["systems"]) >> call.system & 1:
                return np.int64(c)
        return ours(f"{names(call.scenario)[call.system]} has no channel path {text.rjust(2, '0')}")

    def words(self, scenario: Scenario) -> list[str]:
        return sorted({(given.chpid or name).upper() for name, given in scenario.channels.items()})


def _number(text: str, whole: str = "") -> int:
    if not text and not whole:
        missing_operand()
    if not re.fullmatch(r"[0-9A-F]{1,4}", text):
        raise CPError(2, f"Invalid operand - {whole or text}")
    return int(text, 16)


def _device(number: int, call: Call) -> Device:
    found = next((one for one in devices(call) if one.row["number"] == number), None)
    if found is None:
        raise CPError(40, f"Device {number:04X} does not exist")
    return found
