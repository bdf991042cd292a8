"""Other systems as seen by commands: SSI members, relocation domains, FCTC devices, channels, links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.cp.call import Call, first_record, is_member_down, member, names
from engine.cp.operands import Operand
from engine.cp.reply import CPError, missing_operand, refuse
from engine.scenario.scenario import Scenario

TYPE = "FCTC"
MAX_LINK = 16  # connections


@dataclass(frozen=True)
class CpDevice:
    """One end of an FCTC connection: the end on the system where a command is issued."""

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


def home(call: Call, guest: int) -> int:
    """Return the system on which a guest runs, or the system to which it belongs while it is logged off."""
    return int(call.tables["guest"]["here"][:, guest].argmax())


def in_ssi(call: Call) -> None:
    """Raise CPError if the system is not in an SSI cluster."""
    if not call.scenario.systems:
        refuse("This system is not a member of an SSI cluster: the scenario names no [systems]")


def logons_held(call: Call) -> bool:
    """Return whether this system holds logons because it is not joined in a stable cluster."""
    row = member(call)
    return bool(row["slot"] and row["held"])


def devices(call: Call) -> list[CpDevice]:
    """Return the FCTC devices of this system, by device number."""
    h = first_record(call)
    found = []
    for k in range(int(h["n_connection"])):
        row = h["connection"][k]
        ends = list(h["link"][int(row["link"])]["system"])
        if call.system in ends:
            found.append(CpDevice(np.int64(k), ends.index(call.system), row))
    return sorted(found, key=lambda device: device.name)


def links(call: Call) -> Iterator[tuple[int, int, str]]:
    """Yield (link, side of this system, name of the system on the other side)."""
    h, called = first_record(call), names(call.scenario)
    for row in range(int(h["n_link"])):
        ends = [int(end) for end in h["link"][row]["system"]]
        if call.system in ends:
            side = ends.index(call.system)
            yield row, side, called[ends[1 - side]]


def node(call: Call, device: CpDevice) -> str:
    """Return the system at the other end."""
    ends = first_record(call)["link"][device.link]["system"]
    return names(call.scenario)[int(ends[1 - device.side])]


def chpid(call: Call, device: CpDevice, side: int) -> str:
    """Return the channel of one side of a connection."""
    return f"{int(channel(call, device, side)['chpid']):02X}"


def channel(call: Call, device: CpDevice, side: int) -> Any:
    """Return the row of the channel of one side of a connection."""
    return first_record(call)["channel"][int(device.row["channel"][side])]


def channels(call: Call) -> list[tuple[int, Any]]:
    """Return the channels of this system, as number and row."""
    h = first_record(call)
    rows = [(c, h["channel"][c]) for c in range(int(h["n_channel"]))]
    return [(c, row) for c, row in rows if int(row["systems"]) >> call.system & 1]


def is_up(call: Call, device: CpDevice) -> bool:
    """Return whether the connection works: both systems up, both devices and both channels online."""
    ends = (0, 1)
    systems_up = not any(
        is_member_down(call, int(end)) for end in first_record(call)["link"][device.link]["system"]
    )
    there = systems_up and all(device.row["online"][side] for side in ends)
    return there and all(channel(call, device, side)["up"] for side in ends)


def numbers(scenario: Scenario) -> list[str]:
    """Return the device numbers of all connections, for completion."""
    parts = [part for link in scenario.links.values() for part in link.connections]
    return sorted({f"{int(part.device, 16) + n:04X}" for part in parts for n in range(part.count)})


class CpMember(Operand):
    """The name of a system, converted to its number."""

    shown = "sysname"

    def parse(self, text: str, call: Call) -> int:
        called = names(call.scenario)
        if text not in called:
            refuse(f"There is no system {text} here. The systems: {', '.join(called)}")
        return called.index(text)

    def words(self, scenario: Scenario) -> list[str]:
        return names(scenario)


class RealDevice(Operand):
    """The number of an FCTC device of this system, converted to the device."""

    shown = "rdev"

    def parse(self, text: str, call: Call) -> CpDevice:
        return _device(_number(text), call)

    def words(self, scenario: Scenario) -> list[str]:
        return numbers(scenario)


class CpDeviceRange(RealDevice):
    """A device number or a range of numbers, like D000-D003, converted to the devices."""

    shown = "rdev[-rdev]"

    def parse(self, text: str, call: Call) -> Any:
        first, dash, last = text.partition("-")
        low = _number(first, text)
        high = _number(last, text) if dash else low
        if not low <= high < low + 256:
            raise CPError(2, f"Invalid operand - {text}")
        return [_device(number, call) for number in range(low, high + 1)]


class CpPath(Operand):
    """A CHPID of this system, converted to the row of the channel."""

    shown = "chpid"

    def parse(self, text: str, call: Call) -> np.int64:
        if not re.fullmatch(r"[0-9A-F]{1,2}", text):
            raise CPError(2, f"Invalid operand - {text}")
        for c, row in channels(call):
            if row["chpid"] == int(text, 16):
                return np.int64(c)
        return refuse(f"{names(call.scenario)[call.system]} has no channel path {text.rjust(2, '0')}")

    def words(self, scenario: Scenario) -> list[str]:
        return sorted({(given.chpid or name).upper() for name, given in scenario.channels.items()})


def _number(text: str, whole: str = "") -> int:
    if not text and not whole:
        missing_operand()
    if not re.fullmatch(r"[0-9A-F]{1,4}", text):
        raise CPError(2, f"Invalid operand - {whole or text}")
    return int(text, 16)


def _device(number: int, call: Call) -> CpDevice:
    found = next((device for device in devices(call) if device.row["number"] == number), None)
    if found is None:
        raise CPError(40, f"Device {number:04X} does not exist")
    return found


WHOLE = "SSI"  # the domain of all members


def domains(scenario: Scenario) -> dict[str, int]:
    """Return the relocation domains as masks of systems. The scenario's names come first, in capitals."""
    called = names(scenario)
    own = {
        name.upper(): sum(1 << called.index(system) for system in set(given.systems))
        for name, given in scenario.domains.items()
    }
    defaults = {WHOLE: (1 << len(called)) - 1} | {name: 1 << row for row, name in enumerate(called)}
    return own | {name: mask for name, mask in defaults.items() if name not in own}


def domain_mask(scenario: Scenario, name: str) -> int:
    """Return the systems of a domain."""
    return domains(scenario)[name]


def domain_level(call: Call, name: str) -> int:
    """Return the architecture level that all members of a domain have."""
    mask = domain_mask(call.scenario, name)
    return min(int(s["facilities"]) for row, s in enumerate(call.tables) if mask >> row & 1)


def domain_of(call: Call, guest: int) -> str:
    """Return the name of a guest's domain: the domain of its group in the scenario if that domain fits;
    otherwise, the first domain that fits.
    """
    mask, known = int(call.guests[guest]["domain"]), domains(call.scenario)
    group = call.scenario.groups[call.scenario.guests[guest].group]
    likely = (group.domain or WHOLE).upper()
    return next(name for name in [likely, *known] if known.get(name) == mask)


def members(scenario: Scenario, mask: int) -> list[str]:
    """Return the system names for the bits of a mask."""
    return [name for row, name in enumerate(names(scenario)) if mask >> row & 1]


class DomainName(Operand):
    """The name of a relocation domain."""

    shown = "domain"

    def parse(self, text: str, call: Call) -> str:
        if text not in domains(call.scenario):
            raise CPError(1821, f"Relocation domain {text} does not exist")
        return text

    def words(self, scenario: Scenario) -> list[str]:
        return sorted(domains(scenario))
