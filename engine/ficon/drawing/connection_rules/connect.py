"""FCTC connections of a logical link: control units and devices on both sides, paired by unit address."""

from __future__ import annotations

from engine.ficon.drawing.connection_rules.definitions import cover, link_to
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.addresses import image
from engine.ficon.drawing.meaning.images import is_shared
from engine.ficon.drawing.meaning.visibility import lpars_of, seen
from engine.ficon.drawing.model.cabling import Channel, Css, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import words
from engine.language import say

Pair = tuple[str, str]  # of the first and of the second end of a link


def connect(drawing: Drawing, link: str, channels: Pair, count: int = 1, number: int | None = None) -> Change:
    """Return the change that adds connections over these channels of both LPARs of a link.

    number: of the first device, the same on both sides; None = a number that is free on both.
    """
    draft = Draft(drawing, say("Connect 1 device" if count == 1 else "Connect {0} devices", count))
    connect_in(draft, link, channels, count, number)
    return draft.done([link])


def connect_in(
    draft: Draft, link: str, channels: Pair, count: int, number: int | None = None, free: bool = False
) -> None:
    """Add the connections to a draft. free: the numbers are known to be free on both sides."""
    ends = draft.now.get(link, IsfcLink).ends
    for lpar, channel in zip(ends, channels, strict=True):
        check_use(draft.now, lpar, channel)
    units = tuple(
        unit_for(draft, ends[side], channels[side], ends[1 - side], channels[1 - side]) for side in (0, 1)
    )
    first = number if free and number is not None else _number(draft.now, ends, count, number)
    address = free_names.addresses(draft.now, units, count)
    for lpar, channel, unit in zip(ends, channels, units, strict=True):
        define(draft, lpar, channel, unit, (first, count, address))
    now = draft.now.get(link, IsfcLink)
    more = set(range(first, first + count))
    draft.set(link, devices=tuple(tuple(sorted({*have, *more})) for have in now.devices))


def define(draft: Draft, lpar: str, channel: str, unit: str, range_: tuple[int, int, int]) -> str:
    """Define devices that one LPAR sees: first number, count, first unit address. Return their ID.

    They have no LPAR list if the channel is not shared (ICP315I), since the channel then has only one LPAR.
    """
    number, count, address = range_
    only = (lpar,) if is_shared(draft.now.get(channel, Channel)) else None
    made = draft.add(
        DeviceRange, number=number, count=count, control_units=(unit,), address=address, lpars=only
    )
    cover(draft, unit)
    return made.id


def check_use(drawing: Drawing, lpar: str, channel: str) -> None:
    """Raise DrawingError if an LPAR is not allowed to use a channel."""
    own = drawing.get(channel, Channel)
    if not any(viewer.id == lpar for viewer in lpars_of(drawing, own)):
        text = say("{0} is not allowed to use {1}", words(drawing, drawing[lpar]), words(drawing, own))
        raise DrawingError(text, lpar, channel)


def _number(drawing: Drawing, ends: Pair, count: int, number: int | None) -> int:
    if number is None:
        return free_names.device_number(drawing, ends, count)
    if number + count > 0x10000:
        raise DrawingError(
            say("{0:04X} and {1} more would exceed FFFF, the last device number", number, count - 1)
        )
    for lpar in ends:
        clash = sorted(seen(drawing, lpar).keys() & set(range(number, number + count)))
        if clash:
            raise DrawingError(
                say("{0} already has a device {1:04X}", words(drawing, drawing[lpar]), clash[0]), lpar
            )
    return number


def unit_for(draft: Draft, lpar: str, channel: str, far_lpar: str, far_channel: str) -> str:
    """Return a channel's control unit for an image behind the far channel, creating it if missing."""
    far, target = draft.now.get(far_channel, Channel), draft.now.get(far_lpar, Lpar)
    link, cuadd = link_to(draft, channel, far), image(draft.now, target) if is_shared(far) else None
    css = draft.now.get(draft.now.get(lpar, Lpar).css, Css).number
    if is_shared(far) and cuadd is None:
        raise DrawingError(
            say("{0} has no MIF ID: specify a MIF ID first", words(draft.now, target)), far_lpar
        )
    own = draft.now.get(channel, Channel)
    for unit in draft.now.of(ControlUnit):
        if (
            unit.unit == FCTC
            and unit.cec == own.cec
            and unit.cuadd == cuadd
            and UnitPath(css=css, channel=channel, link=link) in unit.paths
        ):
            return unit.id
    paths = tuple(UnitPath(css=number, channel=channel, link=link) for number in own.css)
    number = free_names.unit_number(draft.now, own.cec)
    return draft.add(ControlUnit, cec=own.cec, number=number, paths=paths, cuadd=cuadd, units=((0, 16),)).id
