"""FICON cards: one card in each slot, one generation on each card, and no more channels than the generation
has.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.meaning.scene import Scene
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.language import say
from engine.scenario.derived.generations import GENERATIONS

_READS = (Cec, ChannelCard, Channel)
_SOURCE = "IBM: FICON Express features, channels of a card"


@check("card-generation", "error", "The channels of a card have the generation of the card.", _SOURCE, _READS)
def mixed(scene: Scene) -> Iterator[FoundProblem]:
    """A channel has the generation of its card."""
    for channel in scene.drawing.of(Channel):
        if channel.card is None:
            continue
        card = scene.drawing.get(channel.card, ChannelCard)
        if card.generation != channel.generation:
            mine, its = (GENERATIONS[text].title for text in (channel.generation, card.generation))
            text = say(
                "{0} is {1} on {2}, which is {3}", scene.words(channel.id), mine, scene.words(card.id), its
            )
            fix = Fix(say("Make it {0}", its), partial(_as_card, channel.id, card.generation))
            yield FoundProblem(text, (channel.id, card.id), fix)


def _as_card(name: str, generation: str, drawing: Drawing) -> Change:
    draft = Draft(drawing, say("Make it {0}", GENERATIONS[generation].title))
    draft.set(name, generation=generation)
    return draft.done([name])


@check(
    "card-channels", "error", "A card has two or four channels, depending on its generation.", _SOURCE, _READS
)
def too_many(scene: Scene) -> Iterator[FoundProblem]:
    """A card has no more channels than its generation."""
    on: dict[str, list[str]] = {}
    for channel in scene.drawing.of(Channel):
        on.setdefault(channel.card or "", []).append(channel.id)
    for card in scene.drawing.of(ChannelCard):
        most, mine = GENERATIONS[card.generation].channels, on.get(card.id, [])
        if len(mine) > most:
            title = GENERATIONS[card.generation].title
            text = say(
                "{0} has {1} channels: a {2} card has {3}", scene.words(card.id), len(mine), title, most
            )
            yield FoundProblem(text, (card.id, *mine))


@check("card-slot", "error", "Each slot contains one card.", _SOURCE, _READS)
def slot_twice(scene: Scene) -> Iterator[FoundProblem]:
    """Each slot contains one card."""
    slots: dict[tuple[str, int], str] = {}
    for card in scene.drawing.of(ChannelCard):
        other = slots.setdefault((card.cec, card.slot), card.id)
        if other != card.id:
            yield FoundProblem(say("There are two cards named {0}", scene.words(card.id)), (card.id, other))
