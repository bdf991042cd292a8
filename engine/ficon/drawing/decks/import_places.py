"""Places of imported things: a new drawing is laid out; additions stand beside the old things."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ficon.drawing.layout import lay_out
from engine.ficon.drawing.model.cabling import Cec, Director
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Place

_APART = 96  # between CECs
_BETWEEN = 60  # directors
_INNER, _DIRECTOR = 220, 320  # room that the last thing in a CEC takes, and a director at least


def place_new(draft: Draft, fresh: bool) -> None:
    """Put what has no place. fresh: nothing was drawn before."""
    changed = {name: after for name, (_, after) in lay_out(draft.now).places.items()}
    laid = {name: place for name, place in {**draft.now.places, **changed}.items() if place is not None}
    if fresh:
        for name, place in laid.items():
            draft.place(name, place)
        return
    _beside(draft, laid)


def _beside(draft: Draft, laid: Mapping[str, Place]) -> None:
    """New CECs to the right of those that are there, new directors to the right of theirs."""
    now, places = draft.now, draft.now.places
    cecs = [one.id for one in now.of(Cec)]
    old = [name for name in cecs if name in places]
    right = max((places[name].x + _width(draft, name, laid) for name in old), default=0)
    top = min((places[name].y for name in old), default=0)
    for name in cecs:
        if name not in places:
            draft.place(name, Place(right + _APART, top))
            right += _APART + _width(draft, name, laid)
    _directors(draft, laid)


def _directors(draft: Draft, laid: Mapping[str, Place]) -> None:
    places = draft.now.places
    directors = [one.id for one in draft.now.of(Director)]
    old = [places[name] for name in directors if name in places]
    right = max((place.x + _DIRECTOR for place in old), default=0)
    down = max((place.y for place in places.values()), default=0)
    for name in directors:
        if name not in places:
            y = max(place.y for place in old) if old else down + laid[name].y
            draft.place(name, Place(right + _BETWEEN, y))
            right += _BETWEEN + _DIRECTOR


def _width(draft: Draft, cec: str, laid: Mapping[str, Place]) -> int:
    """About how wide the picture of a CEC is."""
    inside, waiting = [], [cec]
    while waiting:
        for thing in draft.now.children(waiting.pop()):
            waiting.append(thing.id)
            inside += [laid[thing.id].x] if thing.id in laid else []
    return max(inside, default=0) - laid[cec].x + _INNER if cec in laid else _INNER
