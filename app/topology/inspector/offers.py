"""Choices that depend on the drawing: LPARs, channels and cards by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.topology.inspector.forms import Choices, tr
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Director, Lpar, Port, Storage
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.names import called, words

Offered = Sequence[tuple[Any, str]]


def cec_of(drawing: Drawing, thing: Thing) -> str:
    """Return the id of the CEC that contains an element, or "" if none does."""
    if isinstance(thing, Lpar):
        return drawing.get(thing.css, Css).cec
    units = getattr(thing, "control_units", ())
    if units:
        return cec_of(drawing, drawing[units[0]])
    return str(getattr(thing, "cec", ""))


def every(*kinds: type[Thing]) -> Choices:
    """Return a function that offers all elements of these kinds."""

    def offered(drawing: Drawing, thing: Thing) -> Offered:
        several = len(drawing.of(Cec)) > 1
        name = words if several else short
        return [(thing.id, name(drawing, thing)) for kind in kinds for thing in drawing.of(kind)]

    return offered


def inside_cec(kind: type[Thing], nothing: str = "") -> Choices:
    """Return a function that offers all elements of a kind in the same CEC; nothing: the text for None."""

    def offered(drawing: Drawing, thing: Thing) -> Offered:
        cec = cec_of(drawing, thing)
        there = [thing for thing in drawing.of(kind) if cec_of(drawing, thing) == cec]
        named = sorted((short(drawing, thing), thing.id) for thing in there)
        none: list[tuple[Any, str]] = [(None, tr(nothing))] if nothing else []
        return [*none, *((name, text) for text, name in named)]

    return offered


def systems(drawing: Drawing, thing: Thing) -> Offered:
    """Offer all LPARs, and the choice of no LPAR."""
    return [(None, "–"), *((item.id, short(drawing, item)) for item in drawing.of(Lpar))]


def holdings(drawing: Drawing, thing: Thing) -> Offered:
    """Offer the possible contents of a storage unit."""
    return [("disk", tr("disks")), ("tape", tr("tapes")), ("fcp", tr("FCP targets"))]


def own_things(drawing: Drawing, thing: Thing) -> Offered:
    """Offer the elements to which an element already refers."""
    return [(name, called(drawing, name)) for name in getattr(thing, "things", ())]


def short(drawing: Drawing, thing: Thing) -> str:
    """Return the name of an element within its CEC."""
    match thing:
        case Lpar():
            return thing.name if thing.name != "*" else words(drawing, thing)
        case Channel():
            return f"CHPID {thing.chpid:02X}"
        case Css():
            return f"CSS {thing.number}"
    return words(drawing, thing)


PLUGS = every(Channel, Port, Storage)
CECS, DIRECTORS = every(Cec), every(Director)


def looks(drawing: Drawing, thing: Thing) -> Offered:
    """Offer the styles of a text on the drawing."""
    return [("paper", tr("Paper")), ("plain", tr("Label")), ("heading", tr("Heading"))]
