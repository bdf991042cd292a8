"""Visibility: the LPARs of channels and of device ranges."""

from __future__ import annotations

from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.meaning.images import images
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing


def lpars_of(drawing: Drawing, channel: Channel) -> list[Lpar]:
    """Return the LPARs that have or may have a channel."""
    return [drawing.get(holder, Lpar) for holder in images(drawing).holders(channel)]


def viewers(drawing: Drawing, device: DeviceRange) -> list[Lpar]:
    """Return the LPARs that see a device range: those of a path's channel, restricted by PART and NOTPART."""
    paths = (path for name in device.control_units for path in drawing.get(name, ControlUnit).paths)
    known, found = images(drawing), dict[str, None]()
    for path in paths:
        found |= dict.fromkeys(known.viewers(device, drawing.get(path.channel, Channel), path.css))
    return [drawing.get(id_, Lpar) for id_ in found]


def seen(drawing: Drawing, lpar: str) -> dict[int, str]:
    """Return device number -> ID of its range, for all devices that an LPAR sees."""
    return {number: names[0] for number, names in behind(drawing).seen(lpar).items()}
