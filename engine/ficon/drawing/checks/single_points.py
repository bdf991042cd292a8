"""Single points of failure between two systems with a logical link: channel, card, director."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.meaning.scene import LINKED, PairItem, Scene
from engine.language import say

_SOURCE = "IBM: IOCP User's Guide, redundant configuration of FICON CTC channels"


@check(
    "single-point",
    "warning",
    "If it fails, the systems lose contact, and an SSI cluster loses members: use two or more channels "
    "on separate cards and directors for a link.",
    _SOURCE,
    LINKED,
    over="pairs",
)
def single_points(scene: Scene, item: PairItem) -> Iterator[FoundProblem]:
    """Linked systems do not depend on a single channel, card or director."""
    if not item.ways:
        return
    first, second = (scene.words(lpar) for lpar in item.lpars)
    for name in sorted(cut_by(item)):
        word = "The only connection between {1} and {2} goes through {3}"
        many = "All {0} connections between {1} and {2} go through {3}"
        text = say(many if item.connections > 1 else word, item.connections, first, second, scene.words(name))
        yield FoundProblem(text, (name, *item.lpars))


@check(
    "shared-point",
    "warning",
    "If it fails, all of these systems lose contact with each other at once. Add a second element of the "
    "same kind, and route connections of each link through it: this removes the problem for all of them.",
    _SOURCE,
    LINKED,
)
def shared_points(scene: Scene) -> Iterator[FoundProblem]:
    """No channel, card or director is required by several pairs of linked systems."""
    pairs: dict[str, list[tuple[str, str]]] = {}
    for item in scene.pairs:
        for name in sorted(cut_by(item)):
            pairs.setdefault(name, []).append(item.lpars)
    for name, found in pairs.items():
        if len(found) > 1:
            lpars = tuple(dict.fromkeys(lpar for pair in found for lpar in pair))
            text = say(
                "All connections between {0} systems ({1} pairs) go through {2}: add an alternative",
                len(lpars),
                len(found),
                scene.words(name),
            )
            yield FoundProblem(text, (name, *lpars))


def cut_by(item: PairItem) -> frozenset[str]:
    """Return the elements whose loss separates the two LPARs: those on all paths.

    Connections cannot be combined, so the loss of any other element does not separate the LPARs.
    """
    return frozenset.intersection(*map(frozenset, item.ways)) if item.ways else frozenset()
