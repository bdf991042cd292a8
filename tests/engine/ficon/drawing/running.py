"""Drawings of the study's layouts, for tests of what runs."""

from __future__ import annotations

from typing import Any

from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing, Place
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.templates.layouts import draw
from engine.studies.relocation.layouts import Layout


def drawn(layout: Layout) -> Drawing:
    """A new drawing with this layout."""
    drawing = Drawing()
    draft = Draft(drawing, "")
    draw(draft, Place(0, 0), layout)
    drawing.apply(draft.done())
    return drawing


def edited(drawing: Drawing, name: str, **fields: Any) -> Drawing:
    """Another drawing, in which a thing has other values."""
    draft = Draft(drawing, "")
    draft.set(name, **fields)
    return draft.now


def the_link(drawing: Drawing) -> IsfcLink:
    (link,) = drawing.of(IsfcLink)
    return link


def lpar(drawing: Drawing, name: str) -> str:
    """Id of an LPAR."""
    return next(one.id for one in drawing.of(Lpar) if one.name == name)
