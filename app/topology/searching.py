"""Finding things by what they are called: name, number, CHPID, port, system, text."""

from __future__ import annotations

import re

from engine.ficon.drawing.model.cabling import Cable, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.names import words
from engine.ficon.drawing.model.paper import Group, Note, TitleBlock, Waiver

_HEX = re.compile("[0-9A-Fa-f]{4}")
HIDDEN = (Group, TitleBlock, Waiver)  # not in the picture


def find(drawing: Drawing, text: str) -> list[str]:
    """Ids of all things that have the text in a name, or the number among theirs, in the usual order."""
    wanted = text.strip().casefold()
    if not wanted:
        return []
    number = int(wanted, 16) if _HEX.fullmatch(wanted) else None
    return [
        one.id
        for one in drawing.sorted()
        if not isinstance(one, HIDDEN) and _fits(drawing, one, wanted, number)
    ]


def _fits(drawing: Drawing, thing: Thing, wanted: str, number: int | None) -> bool:
    if isinstance(thing, DeviceRange) and number is not None:
        return thing.number <= number < thing.number + thing.count
    return any(wanted in text.casefold() for text in _texts(drawing, thing))


def _texts(drawing: Drawing, thing: Thing) -> tuple[str, ...]:
    """Its own name: what it is in is found by itself."""
    own = words(drawing, thing).split(" of ")[0] if not isinstance(thing, Note) else thing.text
    if isinstance(thing, Cable):
        return "cable", thing.note  # its ends are found by themselves
    if isinstance(thing, Lpar):
        return own, thing.system
    if isinstance(thing, ControlUnit):
        return own, thing.description
    return (own,)
