"""Definitions by owner: control units of a channel, devices of a control unit, devices of an LPAR."""

from __future__ import annotations

from functools import cached_property

from engine.ficon.drawing.meaning.images import images
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Lpar
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import Drawing

Beside = tuple[tuple[ControlUnit, UnitPath], ...]


class Behind:
    """The definitions of a drawing, with fast lookup."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.units = units_of(drawing)
        self.ways = drawing.derived(_ways, ControlUnit)  # FCTC control units by channel and link address
        self.devices: dict[str, tuple[DeviceRange, ...]] = drawing.derived(_devices, DeviceRange)  # by unit
        self._seen: dict[str, dict[int, list[str]]] = {}

    def seen(self, lpar: str) -> dict[int, list[str]]:
        """Return device number -> IDs of the ranges in which an LPAR sees it; more than one is an error."""
        if lpar not in self._seen:
            self._seen[lpar] = _numbers(self.ranges(lpar))
        return self._seen[lpar]

    def ranges(self, lpar: str) -> dict[str, DeviceRange]:
        """Return the device ranges that an LPAR sees, by ID."""
        return self._ranges.get(lpar, {})

    @cached_property
    def _ranges(self) -> dict[str, dict[str, DeviceRange]]:
        known = images(self.drawing)
        ranges: dict[str, dict[str, DeviceRange]] = {}
        for name, units in self.units.items():
            channel = self.drawing.get(name, Channel)
            for unit, path in units:
                for device in self.devices.get(unit.id, ()):
                    for lpar in known.viewers(device, channel, path.css):
                        ranges.setdefault(lpar, {})[device.id] = device
        return ranges


def behind(drawing: Drawing) -> Behind:
    """Return the index of a drawing's current definitions."""
    return drawing.derived(Behind, Cec, Css, Lpar, Channel, ControlUnit, DeviceRange)


def units_of(drawing: Drawing) -> dict[str, Beside]:
    """Return control units and their paths by channel."""
    return drawing.derived(_units, ControlUnit)


def _units(drawing: Drawing) -> dict[str, Beside]:
    found: dict[str, list[tuple[ControlUnit, UnitPath]]] = {}
    for unit in drawing.of(ControlUnit):
        for path in unit.paths:
            found.setdefault(path.channel, []).append((unit, path))
    return {channel: tuple(units) for channel, units in found.items()}


def _ways(drawing: Drawing) -> dict[tuple[str, str], tuple[str, ...]]:
    found: dict[tuple[str, str], dict[str, None]] = {}
    for unit in drawing.of(ControlUnit):
        for path in unit.paths if unit.unit == FCTC else ():
            found.setdefault((path.channel, path.link), {})[unit.id] = None
    return {way: tuple(units) for way, units in found.items()}


def _devices(drawing: Drawing) -> dict[str, tuple[DeviceRange, ...]]:
    found: dict[str, list[DeviceRange]] = {}
    for device in drawing.of(DeviceRange):
        for name in dict.fromkeys(device.control_units):
            found.setdefault(name, []).append(device)
    return {unit: tuple(devices) for unit, devices in found.items()}


def _numbers(ranges: dict[str, DeviceRange]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for device in ranges.values():
        for number in range(device.number, device.number + device.count):
            found.setdefault(number, []).append(device.id)
    return found
