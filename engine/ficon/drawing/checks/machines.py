"""Machines: the LPAR that changes their configuration, and FICON cards that a machine does not support."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.meaning.releases import number
from engine.ficon.drawing.meaning.scene import CecItem, Scene
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.iocp.rules.profile import MACHINES, SINCE
from engine.language import joined, say
from engine.scenario.derived.generations import GENERATIONS


@check(
    "cec-changers",
    "warning",
    "If two systems change the I/O configuration of a CEC, they undo each other's changes; the steps of "
    "a change name one system.",
    "IBM: z/VM 7.3 I/O Configuration: z/VM and z/OS must not both change it",
    (Cec, Css, Lpar),
)
def several_changers(scene: Scene) -> Iterator[FoundProblem]:
    """Only one LPAR of a CEC makes its dynamic changes."""
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
    "zEC12 and zBC12 are the last machines that support FICON Express4, and z13 and z13s are the "
    "last machines that support FICON Express8, in each case only if the cards are carried "
    "forward from an older machine. z/VM 7.1 needs a zEC12, zBC12 or later. Not confirmed: 7.2 "
    "needs a z13, and 7.3 a z14. A deck names no cards: imported cards have the generation of a "
    "new card until you choose one.",
    "IBM Z Connectivity Handbook, 2018, FICON Express features; IBM announcement AP18-0295, z/VM 7.1",
    (Cec, Css, Lpar, ChannelCard, Channel, ControlUnit, DeviceRange, KeptCards),
    over="cecs",
)
def too_old(scene: Scene, item: CecItem) -> Iterator[FoundProblem]:
    """A machine has no FICON card that its type, or without a type its z/VM release, no longer supports."""
    cec = scene.drawing.get(item.name, Cec)
    kind, needed = MACHINES.get(cec.machine.partition(",")[0]), None
    if kind is None:
        needed = max((lpar for lpar in item.things if isinstance(lpar, Lpar)), key=_since, default=None)
        kind = MACHINES.get(SINCE.get(_since(needed), "")) if needed else None
    if kind is None:
        return
    old = {thing.id: thing for thing in _holders(scene, item) if _age(thing.generation) < _age(kind.oldest)}
    if old:
        titles = ", ".join(dict.fromkeys(GENERATIONS[thing.generation].title for thing in old.values()))
        yield FoundProblem(_text(scene, cec, needed, (kind.title, titles, len(old))), (cec.id, *old))


def _text(scene: Scene, cec: Cec, needed: Lpar | None, rest: tuple[str, str, int]) -> str:
    name = scene.words(cec.id)
    if needed is not None:
        text = (
            "{0} has z/VM {1}, which needs a {2} or later; these machines do not support {3}: choose "
            "another generation for {4} {4:card or channel|cards or channels}, or another machine type"
        )
        return say(text, name, needed.release, *rest)
    if rest[2] > 1:
        return say(
            "{0} is a {1}, which does not support {2}: choose the generation of {3} cards", name, *rest
        )
    return say("{0} is a {1}, which does not support {2}: choose the generation of its card", name, *rest[:2])


def _since(lpar: Lpar) -> tuple[int, int]:
    """Return the last release as of which z/VM needs a newer machine; (0, 0) = before all of them."""
    return max((release for release in SINCE if release <= (number(lpar) or (0, 0))), default=(0, 0))


def _age(generation: str) -> int:
    return list(GENERATIONS).index(generation)


def _holders(scene: Scene, item: CecItem) -> Iterator[ChannelCard | Channel]:
    """Yield the cards of the FICON channels of a CEC, and the channels that are not on a card."""
    for channel in item.things:
        own = isinstance(channel, Channel) and channel.cec == item.name  # others are at the far ends
        if isinstance(channel, Channel) and own and channel.type in ("FC", "FCP"):
            card = scene.drawing.find(channel.card or "")
            yield card if isinstance(card, ChannelCard) else channel
