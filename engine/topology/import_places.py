"""Where imported things lie: laid out in tiers; beside what was drawn before."""

from __future__ import annotations

from collections.abc import Sequence

from engine.topology.cabling import Cec, Director
from engine.topology.change import Draft
from engine.topology.drawing import Place

_CEC_ACROSS = 720
_DIRECTOR_ACROSS = 420
_TOP, _LEFT, _DIRECTORS = 60, 60, 640


def place_new(draft: Draft, cecs: Sequence[str]) -> None:
    """Put CECs that have no place side by side, directors below them; what they hold follows them."""
    right = max((place.x for place in draft.now.places.values()), default=_LEFT - _CEC_ACROSS)
    for name in cecs:
        if draft.now.place(name) is None:
            right += _CEC_ACROSS
            draft.place(name, Place(right, _TOP))
    at = min((draft.now.place(one.id) or Place(_LEFT, 0)).x for one in draft.now.of(Cec)) if cecs else _LEFT
    for director in draft.now.of(Director):
        if draft.now.place(director.id) is None:
            draft.place(director.id, Place(at, _DIRECTORS))
        at += _DIRECTOR_ACROSS
