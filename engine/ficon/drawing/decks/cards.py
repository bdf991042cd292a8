"""FICON cards of imported channels: as stated by LPAR Lab's comment cards in the deck, or as indicated by
PCHIDs.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.ficon.drawing.decks.things import DeckThings
from engine.ficon.drawing.model.cabling import Channel, ChannelCard
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import DrawingError
from engine.language import say
from engine.scenario.derived.generations import GENERATIONS

_IN_A_ROW = 16  # PCHIDs of one slot. Source: IBM, IOCP User's Guide, PCHID summary report
_MAX_SLOTS = 40


def cards_from_notes(draft: Draft, deck: DeckThings) -> bool:
    """Put channels on the cards that the deck's comment cards name; return False if none are for channels."""
    slots = {card.slot: card.id for card in draft.now.of(ChannelCard) if card.cec == deck.cec}
    notes = [note for note in deck.notes if note.what == "CHPID"]
    for note in notes:
        css, _, number = note.name.partition(".")
        try:
            channel = deck.channels.get((int(css), int(number, 16)))
            generation = note.values.get("GENERATION", Channel.model_fields["generation"].default)
            if channel and "SLOT" in note.values:
                slot = int(note.values["SLOT"])
                if slot not in slots:
                    slots[slot] = draft.add(ChannelCard, cec=deck.cec, slot=slot, generation=generation).id
                draft.set(channel, card=slots[slot], generation=generation)
            elif channel:
                draft.set(channel, generation=generation)
        except (ValueError, DrawingError) as error:
            deck.problem(
                say("the card of CHPID {0} is ignored: {1}", note.name, error), deck.deck.resource.origin
            )
    return bool(notes)


def cards_from_pchids(draft: Draft, deck: DeckThings) -> None:
    """Create a card for every sixteen PCHIDs of FC channels; create no cards if the PCHIDs do not look like
    slots.
    """
    groups: dict[int, list[Channel]] = {}
    for name in dict.fromkeys(deck.channels.values()):
        channel = draft.now.get(name, Channel)
        if channel.type == "FC" and channel.pchid is not None and channel.card is None:
            groups.setdefault(channel.pchid // _IN_A_ROW, []).append(channel)
    taken = {card.slot for card in draft.now.of(ChannelCard) if card.cec == deck.cec}
    free = [slot for slot in range(1, _MAX_SLOTS + 1) if slot not in taken]
    if len(groups) > len(free) or any(_too_many(channels) for channels in groups.values()):
        return
    for slot, (_, channels) in zip(free, sorted(groups.items()), strict=False):
        card = draft.add(ChannelCard, cec=deck.cec, slot=slot, generation=channels[0].generation)
        for channel in channels:
            draft.set(channel.id, card=card.id, generation=card.generation)


def _too_many(channels: Iterable[Channel]) -> bool:
    inside = list(channels)
    return len(inside) > GENERATIONS[inside[0].generation].channels
