"""Repairs of IOCP errors for which the rest of the drawing determines the correct value."""

from __future__ import annotations

from functools import partial

from engine.ficon.drawing.checking.finding import Fix
from engine.ficon.drawing.meaning.scene import Scene
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.language import say

STATUS = "iocp-status"


def fix(scene: Scene, name: str, things: tuple[str, ...]) -> Fix | None:
    """Return the repair of a problem with this name; None = it does not follow from the drawing."""
    if name != STATUS or not things:
        return None
    said = _said_by_others(scene.drawing, scene.drawing.get(things[0], DeviceRange))
    if len(said) != 1:
        return None
    (stadet,) = said
    title = say("Set STADET=Y") if stadet else say("Leave STADET out")
    return Fix(title, partial(_set, title, things[0], stadet), plain=True)


def _said_by_others(drawing: Drawing, device: DeviceRange) -> set[bool | None]:
    """Return the STADET values of the other devices of this type in the CEC, without N."""
    cec = drawing.get(device.control_units[0], ControlUnit).cec
    others = (other for other in drawing.of(DeviceRange) if other.id != device.id)
    return {
        other.stadet
        for other in others
        if other.stadet is not False
        and other.unit == device.unit
        and drawing.get(other.control_units[0], ControlUnit).cec == cec
    }


def _set(title: str, name: str, stadet: bool | None, drawing: Drawing) -> Change:
    draft = Draft(drawing, title)
    draft.set(name, stadet=stadet)
    return draft.done([name])
