"""Parts that templates share: two LPARs, cabled channels, a director, and their places."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ficon.drawing.changes.create import new_css
from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.new_cards import add_card
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Place

DIRECTOR_ROW = 448  # below the CEC, whose LPARs and channels are placed by the picture


def cec(draft: Draft, place: Place) -> Css:
    """Add a CEC with a channel subsystem."""
    made = draft.add(Cec, place, name=free_names.cec_name(draft.now))
    return new_css(draft, made.id)


def lpar(draft: Draft, css: Css, name: str = "") -> Lpar:
    """Add an LPAR with a z/VM system; it gets this name if it is free, otherwise another name."""
    taken = {lpar.name for lpar in draft.now.of(Lpar)}
    chosen = name if name and name not in taken else free_names.lpar_name(draft.now)
    mif = free_names.mif(draft.now, css.id)
    return draft.add(Lpar, css=css.id, name=chosen, mif=mif, system=chosen)


def card(draft: Draft, css: Css, slot: int) -> ChannelCard:
    """Return the card in a slot; add it if missing."""
    found = (card for card in draft.now.of(ChannelCard) if card.cec == css.cec and card.slot == slot)
    return next(found, None) or add_card(draft, css.cec, slot)


def channel(
    draft: Draft, css: Css, chpid: int | None, slot: int, access: Sequence[str] | None = None
) -> Channel:
    """Add a channel on a card; access: the only LPARs that have it."""
    taken = {channel.chpid for channel in draft.now.of(Channel) if channel.cec == css.cec}
    number = free_names.chpid(draft.now, css.cec) if chpid is None or chpid in taken else chpid
    own, on = None if access is None else tuple(access), card(draft, css, slot)
    return draft.add(
        Channel,
        cec=css.cec,
        chpid=number,
        css=(css.number,),
        pchid=free_names.pchid(draft.now, css.cec, slot),
        card=on.id,
        generation=on.generation,
        access=own,
        shared=own is None or len(own) > 1,
    )


def director(draft: Draft, place: Place) -> Director:
    """Add a director."""
    return draft.add(Director, place, switch=free_names.switch(draft.now))


def cable(draft: Draft, channels: Sequence[Channel], to: Director) -> None:
    """Cable channels to the next ports of a director."""
    for channel in channels:
        join_in(draft, channel.id, to.id)
