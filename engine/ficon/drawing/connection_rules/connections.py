"""A logical link and a channel: one more connection of the link over that channel."""

from __future__ import annotations

from collections import Counter

from engine.ficon.drawing.connection_rules.connect import connect_in
from engine.ficon.drawing.connection_rules.rule import ConnectionRule
from engine.ficon.drawing.meaning.addresses import entry
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.visibility import lpars_of
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import words


def _connect(draft: Draft, link: IsfcLink, channel: Channel) -> None:
    """Straight if both LPARs may use the channel; else with one of the other LPAR."""
    own = {one.id for one in lpars_of(draft.now, channel)} & set(link.ends)
    if not own:
        raise DrawingError(
            f"Neither end of the link may use {words(draft.now, channel)}", link.id, channel.id
        )
    if len(own) == 2:
        connect_in(draft, link.id, (channel.id, channel.id), 1)
        return
    side = link.ends.index(own.pop())
    far = _far(draft.now, link, channel, link.ends[1 - side])
    connect_in(draft, link.id, (channel.id, far) if side == 0 else (far, channel.id), 1)


def _far(drawing: Drawing, link: IsfcLink, channel: Channel, lpar: str) -> str:
    """Choose the other LPAR's channel: same director if possible, fewest connections."""
    director = entry(drawing, channel.id)
    used: Counter[str] = Counter()
    for one in resolve(drawing).of_lpars(*link.ends):
        used.update(end.channel for end in one.ends if end.lpar == lpar)
    found = []
    for other in drawing.of(Channel):
        if other.id != channel.id and any(one.id == lpar for one in lpars_of(drawing, other)):
            at = entry(drawing, other.id)
            found.append((at is None or director is None or at.id != director.id, used[other.id], other.id))
    if not found:
        text = f"{words(drawing, drawing.get(lpar, Lpar))} has no channel that it may use"
        raise DrawingError(text, link.id, lpar)
    return min(found)[2]


RULES = (ConnectionRule(IsfcLink, Channel, "Connect {first} over {second}", _connect),)
