"""Sizes of elements in the picture; the picture itself passes exact sizes in `sizes`."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Director, Lpar, Storage
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.paper import PaperNote

Size = tuple[float, float]
Sizes = Mapping[str, Size]

LPAR, CORE, CARD, EMPTY = (188.0, 62.0), (152.0, 60.0), (176.0, 80.0), (240.0, 90.0)
DIRECTOR, NOTE, OTHER = (220.0, 76.0), (196.0, 60.0), (186.0, 28.0)
STORAGE = (188.0, 76.0)
PITCH, ROW, FEW, BAR, LABEL = 19.0, 8, 16, 112.0, 86.0  # squares of devices, in rows behind a unit's number
UNITS = 8  # control units above each other
PORT_PITCH, CLOSE_PITCH, MANY_PORTS = 46.0, 28.0, 24  # many ports lie closer, half of them at each edge
PAD = 10.0


def size_of(drawing: Drawing, name: str, sizes: Sizes) -> Size:
    """Return the width and height of an element."""
    given = sizes.get(name)
    if given is not None:
        return float(given[0]), float(given[1])
    match thing := drawing[name]:
        case Lpar():
            return LPAR
        case Channel():
            return channel_size(drawing, thing)
        case Director():
            return _director_width(len(drawing.children(name))), DIRECTOR[1]
        case Storage():
            return STORAGE
        case ChannelCard():
            return CARD
        case Cec() | Css():
            return EMPTY
        case PaperNote():
            return NOTE[0], 20.0 + 15.0 * max(ceil(len(thing.text) / 28), thing.text.count("\n") + 1)
    return OTHER


def _director_width(ports: int) -> float:
    if ports > MANY_PORTS:
        return ceil(ports / 2) * CLOSE_PITCH + 60.0
    return max(DIRECTOR[0], PORT_PITCH * ports + 40.0)


def channel_size(drawing: Drawing, channel: Channel) -> Size:
    """Return the size of a channel with its control units above it, in columns."""
    units = [child for child in drawing.children(channel.id) if isinstance(child, ControlUnit)]
    if not units:
        return CORE
    boxes = [_unit_size(drawing, unit) for unit in units]
    columns = [boxes[i : i + UNITS] for i in range(0, len(boxes), UNITS)]
    wide = sum(max(width for width, _ in column) + 16.0 for column in columns)
    high = max(sum(height + 6.0 for _, height in column) for column in columns)
    return max(wide, CORE[0]) + 2 * PAD, high + CORE[1] + 3 * PAD


def _unit_size(drawing: Drawing, unit: ControlUnit) -> Size:
    """Return the size of a unit: its ranges side by side, in rows."""
    wide, high, x, row = 0.0, 0.0, 0.0, PITCH
    for child in drawing.children(unit.id):
        if not isinstance(child, DeviceRange):
            continue
        width = min(child.count, ROW) * PITCH + 8.0 if child.count <= FEW else BAR + 8.0
        height = ceil(child.count / ROW) * PITCH if child.count <= FEW else PITCH
        if x and x + width > ROW * PITCH + 24.0:
            high, x, row = high + row, 0.0, PITCH
        x, row = x + width, max(row, height)
        wide = max(wide, x)
    return LABEL + wide, high + row
