"""The FICON cards to assume for a machine whose cards are not known: by its type, or by its systems."""

from __future__ import annotations

from engine.ficon.drawing.meaning.releases import BLOCKS, number
from engine.ficon.drawing.model.cabling import Cec, ChannelCard, Css, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.rules.profile import MACHINES
from engine.language import say
from engine.scenario.derived.generations import FITTED, GENERATIONS

SINCE_7 = "FE16S"  # assumed: of machines on which z/VM 7 runs


def usual(drawing: Drawing, cec: str) -> str:
    """Return the generation for a new card of a CEC: that of its other cards, otherwise by machine type or
    release.
    """
    there = [card.generation for card in drawing.of(ChannelCard) if card.cec == cec]
    known = MACHINES.get(drawing.get(cec, Cec).machine.partition(",")[0])
    if there:
        return there[-1]
    if known is not None and known.card:
        return known.card
    return SINCE_7 if any((number(lpar) or (0, 0)) >= BLOCKS for lpar in _lpars(drawing, cec)) else FITTED


def add_card(draft: Draft, cec: str, slot: int, place: tuple[int, int] | None = None) -> ChannelCard:
    """Add a card of the usual generation; the draft's note states the assumption."""
    generation = usual(draft.now, cec)
    if generation == SINCE_7 and not draft.now.get(cec, Cec).machine:
        text = "The cards are assumed to be {0}: z/VM 7 runs here, and the machine type is not set"
        draft.note = draft.note or say(text, GENERATIONS[generation].title)
    return draft.add(ChannelCard, place, cec=cec, slot=slot, generation=generation)


def _lpars(drawing: Drawing, cec: str) -> list[Lpar]:
    css = {child.id for child in drawing.children(cec) if isinstance(child, Css)}
    return [lpar for lpar in drawing.of(Lpar) if lpar.css in css]
