"""What is defined behind what: control units of a channel, devices of a control unit, devices of an LPAR."""

from __future__ import annotations

from engine.topology.cabling import Channel
from engine.topology.defined import ControlUnit, DeviceRange, Path
from engine.topology.drawing import Drawing
from engine.topology.images import images, sees


class Behind:
    """The definitions of a drawing, looked up fast."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.units: dict[str, list[tuple[ControlUnit, Path]]] = {}  # by channel
        self.devices: dict[str, list[DeviceRange]] = {}  # by control unit
        self._seen: dict[str, dict[int, list[str]]] = {}
        for unit in drawing.of(ControlUnit):
            for path in unit.paths:
                self.units.setdefault(path.channel, []).append((unit, path))
        for device in drawing.of(DeviceRange):
            for name in dict.fromkeys(device.control_units):
                self.devices.setdefault(name, []).append(device)

    def seen(self, lpar: str) -> dict[int, list[str]]:
        """Device number -> ids of the ranges in which an LPAR sees it; more than one is a mistake."""
        if lpar not in self._seen:
            self._seen[lpar] = self._found(lpar)
        return self._seen[lpar]

    def _found(self, lpar: str) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for device in self._ranges(lpar):
            for number in range(device.number, device.number + device.count):
                found.setdefault(number, []).append(device.id)
        return found

    def _ranges(self, lpar: str) -> list[DeviceRange]:
        known = images(self.drawing)
        cec, css = known.place(lpar)
        ranges: dict[str, DeviceRange] = {}
        for channel in self.drawing.of(Channel):
            if channel.cec == cec and lpar in known.holders(channel):
                for unit, path in self.units.get(channel.id, ()):
                    if path.css == css:
                        ranges |= {one.id: one for one in self.devices.get(unit.id, ()) if sees(one, lpar)}
        return list(ranges.values())


def behind(drawing: Drawing) -> Behind:
    """The definitions of a drawing as they are now."""
    return drawing.derived(Behind)


def first_address(device: DeviceRange) -> int:
    """Unit address of the first device of a range. IOCP: the last two digits of its number, if not said."""
    return device.number & 0xFF if device.address is None else device.address
