"""Definitions for a storage unit: control units and devices in each CEC whose channels reach it.

Unit addresses and device types are the usual ones for the unit's contents. Source: IBM, IOCP User's Guide,
CNTLUNIT: up to eight paths; CUADD names a logical control unit.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import NamedTuple

from engine.ficon.drawing.connection_rules.definitions import aim_at_storage
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.device_paths import DevicePath
from engine.ficon.drawing.meaning.storages import FCP, paths_into, reaching
from engine.ficon.drawing.model.cabling import Channel, Css, Lpar, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.names import words
from engine.language import say

MAX_PATHS = 8  # of a control unit in a subsystem


class Contents(NamedTuple):
    """The usual values for a kind of contents. channel: its type; first: number of the first control unit.

    unit, device: types; devices: of a new control unit; addresses: unit addresses, 0 = it has no UNITADD.
    """

    channel: str
    unit: str
    device: str
    first: int
    devices: int
    addresses: int


CONTENTS = {
    "disk": Contents("FC", "2107", "3390", 0x9000, 64, 256),
    "tape": Contents("FC", "3590", "3590", 0xB000, 16, 16),
    "fcp": Contents(FCP, FCP, FCP, 0xF000, 16, 0),
}


def define_in(draft: Draft, storage: Storage) -> tuple[str, ...]:
    """Add control units with devices to a storage unit; return their IDs. Raises DrawingError."""
    ways = _by_cec(draft, storage)
    if not ways:
        raise DrawingError(
            say(
                "No {0} channel reaches {1}: cable both to a director first",
                CONTENTS[storage.holds].channel,
                words(draft.now, storage),
            ),
            storage.id,
        )
    if storage.holds == "fcp":
        return tuple(
            _unit(draft, storage, cec, [device_path]) for cec, each in ways.items() for device_path in each
        )
    return _disks(draft, storage, {cec: each[:MAX_PATHS] for cec, each in ways.items()})


def _by_cec(draft: Draft, storage: Storage) -> dict[str, list[DevicePath]]:
    """Return one path for each channel, grouped by CEC and alternating between directors."""
    found: dict[str, dict[str, list[DevicePath]]] = {}
    for number, (name, each) in enumerate(reaching(draft.now, storage.id).items()):
        channel = draft.now.get(name, Channel)
        opened = [device_path for device_path in each if not device_path.fault]
        if opened and channel.type == CONTENTS[storage.holds].channel:
            near = [
                device_path
                for device_path in opened
                if len(device_path.passed) == min(len(each.passed) for each in opened)
            ]
            way = near[number % len(near)]
            found.setdefault(channel.cec, {}).setdefault(way.passed[-3], []).append(way)
    return {cec: _in_turn(by_port.values()) for cec, by_port in found.items()}


def _in_turn(rows: Iterable[list[DevicePath]]) -> list[DevicePath]:
    return [item for column in zip_longest(*rows) for item in column if item is not None]


def _disks(draft: Draft, storage: Storage, ways: dict[str, list[DevicePath]]) -> tuple[str, ...]:
    """Define the next logical control unit, with the same CUADD and numbers in each CEC."""
    inside = [draft.now[name] for name in paths_into(draft.now)[storage.id]]
    taken = {item.cuadd for item in inside if isinstance(item, ControlUnit) and item.cuadd is not None}
    cuadd = free_names.first(taken, 0, 256, what=say("logical control units"))
    return tuple(_unit(draft, storage, cec, each, cuadd) for cec, each in ways.items())


def _unit(draft: Draft, storage: Storage, cec: str, ways: list[DevicePath], cuadd: int | None = None) -> str:
    """Add a control unit over these paths, with its devices."""
    usual = CONTENTS[storage.holds]
    spread = [(css, way) for way in ways for css in draft.now.get(way.channel, Channel).css]
    made = draft.add(
        ControlUnit,
        cec=cec,
        number=free_names.unit_number(draft.now, cec, usual.first),
        unit=FCP if storage.holds == "fcp" else storage.unit,
        paths=tuple(UnitPath(css=css, channel=way.channel) for css, way in spread),
        cuadd=cuadd,
        units=((0, usual.addresses),) if usual.addresses else (),
    )
    for place, (_, way) in enumerate(spread):
        if storage.holds != "fcp":
            aim_at_storage(draft, made.id, place, way)
    _devices(draft, usual, made)
    return made.id


def _devices(draft: Draft, usual: Contents, unit: ControlUnit) -> None:
    lpars = [lpar.id for lpar in draft.now.of(Lpar) if draft.now.get(lpar.css, Css).cec == unit.cec]
    number = free_names.device_number(draft.now, lpars, usual.devices, usual.first)
    fields = {"count": usual.devices, "unit": usual.device, "address": 0}
    draft.add(DeviceRange, number=number, control_units=(unit.id,), **fields)
