"""Machines: who changes their configuration, and FICON cards that a machine does not take."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.meaning.scene import CecItem, Scene
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.iocp.rules.profile import MACHINES, OLD_CARDS
from engine.language import joined, say
from engine.scenario.derived.generations import GENERATIONS


@check(
    "cec-changers",
    "warning",
    "Two systems that change the I/O configuration of a CEC undo each other's changes; the steps of a change "
    "name one.",
    "IBM: z/VM 7.3 I/O Configuration: z/VM and z/OS must not both change it",
    (Cec, Css, Lpar),
)
def several_changers(scene: Scene) -> Iterator[FoundProblem]:
    """One LPAR of a CEC makes its dynamic changes."""
    marked: dict[str, list[str]] = {}
    for lpar in scene.drawing.of(Lpar):
        if lpar.dynamic_io:
            marked.setdefault(scene.images.place(lpar.id)[0], []).append(lpar.id)
    for cec, lpars in marked.items():
        if len(lpars) > 1:
            named = joined(scene.words(lpar) for lpar in lpars)
            yield FoundProblem(say("{0} is changed by {1}", scene.words(cec), named), (*lpars, cec))


@check(
    "machine-card",
    "info",
    "z13 and z13s are the last machines that take FICON Express8, and only from an older machine. A deck "
    "says nothing of cards: imported ones have the generation of a new card until you choose one.",
    "IBM Z Connectivity Handbook, 2018, FICON Express features",
    (Cec, Css, Lpar, ChannelCard, Channel, ControlUnit, DeviceRange, KeptCards),
    over="cecs",
)
def too_old(scene: Scene, item: CecItem) -> Iterator[FoundProblem]:
    """A machine after z13 has no FICON card older than FICON Express8S."""
    cec = scene.drawing.get(item.name, Cec)
    kind = MACHINES.get(cec.machine.partition(",")[0])
    if kind is None or kind.old_cards:
        return
    cards = [scene.drawing.find(thing.card or "") for thing in item.things if isinstance(thing, Channel)]
    old = {card.id: card for card in cards if isinstance(card, ChannelCard) and card.generation in OLD_CARDS}
    if old:
        titles = ", ".join(dict.fromkeys(GENERATIONS[card.generation].title for card in old.values()))
        change = "{0} is a {1}, which takes no {2}: choose the generation of {3} cards"
        change = (
            change if len(old) > 1 else "{0} is a {1}, which takes no {2}: choose the generation of its card"
        )
        yield FoundProblem(say(change, scene.words(cec.id), kind.title, titles, len(old)), (cec.id, *old))
