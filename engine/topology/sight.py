"""Who sees what: LPARs of channels and of device ranges."""

from __future__ import annotations

from engine.topology.behind import behind
from engine.topology.cabling import Channel, Css, Lpar
from engine.topology.defined import ControlUnit, DeviceRange
from engine.topology.drawing import Drawing


def lpars_of(drawing: Drawing, channel: Channel) -> list[Lpar]:
    """The LPARs that have a channel, or may have it."""
    inside = [one for one in _in_css(drawing, channel) if one.name != "*"]
    if channel.access is None:
        return inside
    named = {*channel.access, *(channel.candidates or ())}
    return [one for one in inside if one.id in named]


def _in_css(drawing: Drawing, channel: Channel) -> list[Lpar]:
    found = []
    for css in drawing.children(channel.cec):
        if isinstance(css, Css) and css.number in channel.css:
            found += [one for one in drawing.children(css.id) if isinstance(one, Lpar)]
    return found


def viewers(drawing: Drawing, device: DeviceRange) -> list[Lpar]:
    """The LPARs that see a device range: those of a path's channel that PART and NOTPART leave."""
    found: dict[str, Lpar] = {}
    for name in device.control_units:
        for path in drawing.get(name, ControlUnit).paths:
            for lpar in lpars_of(drawing, drawing.get(path.channel, Channel)):
                if drawing.get(lpar.css, Css).number == path.css:
                    found[lpar.id] = lpar
    return [one for one in found.values() if _may(device, one.id)]


def _may(device: DeviceRange, lpar: str) -> bool:
    if device.lpars is not None:
        return lpar in device.lpars
    return lpar not in (device.barred or ())


def seen(drawing: Drawing, lpar: str) -> dict[int, str]:
    """Device number -> id of its range, of all that an LPAR sees."""
    return {number: names[0] for number, names in behind(drawing).seen(lpar).items()}
