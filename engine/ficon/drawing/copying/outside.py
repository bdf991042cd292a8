"""Uncopied elements to which copied elements refer: their counterparts in the target drawing."""

from __future__ import annotations

from collections.abc import Callable

from engine.ficon.drawing.changes.create import check_room
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Director, Lpar, Port, Storage
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.kinds import parent
from engine.language import say

Find = Callable[[str], Thing | None]
Known = tuple[object, ...]


def known_as(thing: Thing, find: Find) -> Known:
    """Return the key by which people identify an element: its name or number, and its container's key."""

    def within(name: str) -> Known:
        holder = find(name)
        return () if holder is None else known_as(holder, find)

    match thing:
        case Cec():
            return ("cec", thing.name)
        case Css():
            return ("css", thing.number, within(thing.cec))
        case Lpar():
            return ("lpar", thing.name, thing.mif if thing.name == "*" else None, within(thing.css))
        case ChannelCard():
            return ("card", thing.slot, within(thing.cec))
        case Channel():
            return ("channel", thing.chpid, thing.css, within(thing.cec))
        case Director():
            return ("director", thing.switch, thing.name)
        case Storage():
            return ("storage", thing.name)
        case Port():
            return ("port", thing.address, within(thing.director))
        case ControlUnit():
            return ("unit", thing.number, within(thing.cec))
        case DeviceRange():
            return ("device", thing.number, within(thing.control_units[0]))
    return (thing.id, thing)


def matched(drawing: Drawing, around: tuple[Thing, ...]) -> dict[str, str]:
    """Return the IDs of the matching elements in a drawing, by old ID; omit missing elements."""
    by_id = {thing.id: thing for thing in around}
    there: dict[Known, list[str]] = {}
    for thing in drawing:
        there.setdefault(known_as(thing, drawing.find), []).append(thing.id)
    found = {}
    for name, thing in by_id.items():
        same = there.get(known_as(thing, by_id.get), [])
        if same:
            found[name] = name if name in same else same[0]
    return found


def cec_for(drawing: Drawing, inside: str, what: str) -> str:
    """Return the CEC that something belongs to, or the only CEC. Raises DrawingError if it is unclear."""
    at = inside
    while at and at in drawing:
        if isinstance(drawing[at], Cec):
            return at
        at = parent(drawing[at])
    cecs = drawing.of(Cec)
    if len(cecs) == 1:
        return cecs[0].id
    raise DrawingError(say("Pasting needs a CEC ({0}): select the CEC to paste into", what))


def css_for(drawing: Drawing, inside: str) -> str:
    """Return the channel subsystem that LPARs are pasted into."""
    if inside in drawing and isinstance(drawing[inside], Css):
        return inside
    at = drawing.find(inside)
    if isinstance(at, Lpar):
        return at.css
    cec = cec_for(drawing, inside, "LPAR")
    found = [child.id for child in drawing.children(cec) if isinstance(child, Css)]
    if not found:
        raise DrawingError(
            say("An LPAR needs a channel subsystem: add a channel subsystem to the CEC first"), cec
        )
    return found[0]


def director_for(drawing: Drawing, inside: str) -> str:
    """Return the director for pasted ports; "" if none is selected and there are several."""
    at = drawing.find(inside)
    if isinstance(at, Director):
        return inside
    if isinstance(at, Port):
        return at.director
    found = drawing.of(Director)
    return found[0].id if len(found) == 1 else ""


def channels_left(drawing: Drawing, card: ChannelCard) -> bool:
    """Return the number of channels that can still be added to a card."""
    try:
        check_room(drawing, card)
    except DrawingError:
        return False
    return True
