"""The order that IOCP asks for: a definition stands before those that name it."""

from __future__ import annotations

from engine.ficon.iocp.definitions import ControlUnit, Deck, Device
from engine.ficon.iocp.notes import GUIDE, Notes

_ORDER = f"{GUIDE}, specifying IOCP statements"


def check_order(deck: Deck, notes: Notes) -> None:
    """Note each control unit before its channels, and each device before its control units."""
    channels = {(css, one.number) for one in deck.chpids for css in one.css}
    units = {one.number for one in deck.units}
    seen_channels: set[tuple[int, int]] = set()
    seen_units: set[int] = set()
    for operation, index in deck.order:
        if operation == "CHPID":
            one = deck.chpids[index]
            seen_channels.update((css, one.number) for css in one.css)
        elif operation == "CNTLUNIT":
            unit = deck.units[index]
            _check_unit(unit, seen_channels, channels, notes)
            seen_units.add(unit.number)
        elif operation == "IODEVICE":
            _check_device(deck.devices[index], seen_units, units, notes)


_Channels = set[tuple[int, int]]


def _check_unit(unit: ControlUnit, seen: _Channels, channels: _Channels, notes: Notes) -> None:
    for path in unit.paths:
        channel = (path.css, path.chpid)
        if channel in channels and channel not in seen:
            why = f"control unit {unit.number:04X} names CHPID {path.chpid:02X} of CSS {path.css:X}"
            notes.error(
                "", f"{why}, which is defined only later", (unit.origin.line, unit.origin.column), _ORDER
            )


def _check_device(device: Device, seen: set[int], units: set[int], notes: Notes) -> None:
    for number in device.units:
        if number in units and number not in seen:
            why = f"device {device.number:04X} names control unit {number:04X}, which is defined only later"
            notes.error("ICP308I", why, (device.origin.line, device.origin.column), _ORDER)
