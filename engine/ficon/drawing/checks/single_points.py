"""Single points of failure between two systems with a logical link: channel, card, director."""

from __future__ import annotations

from collections.abc import Iterator

import networkx as nx

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.meaning.scene import LINKED, PairItem, Scene
from engine.language import say


@check(
    "single-point",
    "warning",
    "When it fails, the systems lose each other, and an SSI cluster its members: a link is to have two or "
    "more channels, on cards and directors of their own.",
    "IBM: IOCP User's Guide, redundant configuration of FICON CTC channels",
    LINKED,
    over="pairs",
)
def single_points(scene: Scene, item: PairItem) -> Iterator[FoundProblem]:
    """Linked systems do not depend on one channel, card or director."""
    if not item.ways:
        return
    first, second = (scene.words(lpar) for lpar in item.lpars)
    for name in sorted(cut_by(item)):
        word = "The only connection between {1} and {2} goes through {3}"
        many = "All {0} connections between {1} and {2} go through {3}"
        text = say(many if item.connections > 1 else word, item.connections, first, second, scene.words(name))
        yield FoundProblem(text, (name, *item.lpars))


def cut_by(item: PairItem) -> set[str]:
    """Return the things whose loss parts the two LPARs.

    The graph has these two LPARs and no other, which would be ways that do not exist. Neither may one
    connection go on where another one left off: so the things of each are a chain in one order for all, by
    id. No chain then passes a thing that lies on all of them, and the articulation points are exactly those.
    """
    first, second = item.lpars
    graph = nx.Graph()
    for way in item.ways:
        nx.add_path(graph, (first, *sorted(way), second))
    return set(nx.articulation_points(graph)) - {first, second}
