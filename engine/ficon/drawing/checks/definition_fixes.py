"""Safe fixes of definitions that IOCP would refuse: another number that is free."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.ficon.drawing.changes.set_fields import set_in
from engine.ficon.drawing.checking.finding import Fix
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.scene import Scene
from engine.ficon.drawing.model.cabling import Cec, Channel, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.language import say

Things = tuple[str, ...]
Maker = Callable[[Drawing, Things], tuple[str, str, dict[str, Any]]]  # title, thing, fields


def fix(scene: Scene, name: str, things: Things) -> Fix | None:
    """The fix of a problem of this name, if there is one."""
    maker = _MAKERS.get(name)
    if maker is None or not things:
        return None
    try:
        title, *_ = maker(scene.drawing, things)
    except DrawingError:
        return None  # there is no free number
    return Fix(title, partial(_make, maker, things), plain=maker in (_maxdev, _status))


def _make(maker: Maker, things: Things, drawing: Drawing) -> Change:
    title, name, fields = maker(drawing, things)
    draft = Draft(drawing, title)
    set_in(draft, name, **fields)
    return draft.done([name])


def _chpid(drawing: Drawing, things: Things) -> tuple[str, str, dict[str, Any]]:
    channel = drawing.get(things[0], Channel)
    number = free_names.chpid(drawing, channel.cec)
    return say("Give it CHPID {0:02X}", number), channel.id, {"chpid": number}


def _mif(drawing: Drawing, things: Things) -> tuple[str, str, dict[str, Any]]:
    lpar = drawing.get(things[0], Lpar)
    number = free_names.mif(drawing, lpar.css)
    if number is None:
        raise DrawingError(say("No MIF id is free"), lpar.id)
    return say("Give LPAR {0} MIF id {1:X}", lpar.name, number), lpar.id, {"mif": number}


def _unit(drawing: Drawing, things: Things) -> tuple[str, str, dict[str, Any]]:
    unit = drawing.get(things[0], ControlUnit)
    number = free_names.unit_number(drawing, unit.cec)
    return say("Give it number {0:04X}", number), unit.id, {"number": number}


def _maxdev(drawing: Drawing, things: Things) -> tuple[str, str, dict[str, Any]]:
    cec = drawing.get(things[0], Cec)
    most = free_names.maxdev(drawing, cec.id)
    return say("Say MAXDEV={0}", most), cec.id, {"maxdev": most}


def _status(drawing: Drawing, things: Things) -> tuple[str, str, dict[str, Any]]:
    device = drawing.get(things[0], DeviceRange)
    return say("Say STADET=Y"), device.id, {"stadet": True}


_MAKERS: dict[str, Maker] = {
    "ICP200I": _chpid,
    "ICP155I": _mif,
    "iocp-mif-left-out": _mif,
    "ICP230I": _unit,
    "ICP162I": _maxdev,
    "iocp-status": _status,
}
