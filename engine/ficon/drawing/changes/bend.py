"""Cable bends: points through which the user routes the lines of cables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.ficon.drawing.model.cabling import Cable
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.language import say

MAX_BENDS = 16


def bend(drawing: Drawing, name: str, bends: Sequence[tuple[float, float]]) -> Change:
    """Route a cable through these points, from its first end to its second. Raises DrawingError."""
    drawing.get(name, Cable)
    if len(bends) > MAX_BENDS:
        raise DrawingError(say("A cable has at most {0} bends: drag one of them instead", MAX_BENDS), name)
    draft = Draft(drawing, say("Bend a cable") if bends else say("Straighten a cable"))
    draft.set(name, bends=tuple((round(x), round(y)) for x, y in bends))
    return draft.done([name])


def straighten(drawing: Drawing, names: Iterable[str]) -> Change:
    """Remove the bends of cables, so that their lines are routed automatically. Raises DrawingError."""
    bent = [item.id for item in map(drawing.find, names) if isinstance(item, Cable) and item.bends]
    if not bent:
        raise DrawingError(say("None of the selected cables has bends: drag a cable to bend it"))
    draft = Draft(
        drawing, say("Straighten a cable") if len(bent) == 1 else say("Straighten {0} cables", len(bent))
    )
    for name in bent:
        draft.set(name, bends=())
    return draft.done(bent)


def shift(draft: Draft, moved: Iterable[str], by: tuple[int, int]) -> None:
    """Move cable bends along if both ends are among the moved elements."""
    inside = set(moved)
    for cable in draft.now.of(Cable):
        if cable.bends and inside.issuperset(cable.ends):
            draft.set(cable.id, bends=tuple((x + by[0], y + by[1]) for x, y in cable.bends))
