"""Moving elements into another container, with all the consequences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.ficon.drawing.changes.set_fields import set_in
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Place
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.names import words
from engine.language import say


def put_into(
    drawing: Drawing, names: Iterable[str], home: str, places: Mapping[str, Place] | None = None
) -> Change:
    """Put elements into another container, at these places. Raises DrawingError if one cannot go there."""
    roots = tuple(names)
    draft = Draft(drawing, say("Move to another container"))
    for name in roots:
        set_in(draft, name, **_fields(drawing, drawing[name], home))
    for name, place in (places or {}).items():
        draft.place(name, place)
    return draft.done(roots)


def _fields(drawing: Drawing, thing: Thing, home: str) -> dict[str, str | None]:
    """Return the fields of an element that identify its container."""
    into = drawing[home]
    match thing:
        case Lpar():
            return {"css": home if isinstance(into, Css) else _first_css(drawing, home)}
        case Channel():
            return {"cec": _cec(drawing, home), "card": home if isinstance(into, ChannelCard) else None}
        case Port():
            return {"director": home}
    text = say("{0} cannot be put into {1}", words(drawing, thing), words(drawing, into))
    raise DrawingError(text, thing.id, home)


def _cec(drawing: Drawing, name: str) -> str:
    """Return the CEC that an element is or is in; "" if there is no CEC."""
    while name and not isinstance(drawing[name], Cec):
        name = parent(drawing[name])
    return name


def _first_css(drawing: Drawing, cec: str) -> str:
    for child in drawing.children(cec):
        if isinstance(child, Css):
            return child.id
    raise DrawingError(say("This CEC has no channel subsystem yet: add a channel subsystem first"), cec)
