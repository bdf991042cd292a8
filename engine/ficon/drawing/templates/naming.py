"""The names for the elements of a template, as typed: one after the other, separated by blanks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ficon.drawing.changes.set_fields import set_in
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import DrawingError
from engine.language import say


def rename(draft: Draft, things: Sequence[str], text: str, title: str) -> None:
    """Name elements, and give systems the names of their LPARs; without a text, they keep their current
    names.

    things: ids. title: title of the field. Raises DrawingError.
    """
    names = text.upper().split()
    if names and (len(names) != len(things) or len({*names}) != len(names)):
        wanted = say("{0} different {0:name|names} separated by blanks", len(things))
        raise DrawingError(say("{0}: expected {1}, or nothing", title, wanted))
    for thing, name in zip(things, names, strict=False):
        system = {"system": name} if isinstance(draft.now[thing], Lpar) else {}
        set_in(draft, thing, name=name, **system)
