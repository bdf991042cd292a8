"""SSI clusters: their members, and a logical link between each pair of members."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.checks.link_devices import MAX_DEVICES
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.scene import LINKED, NAMING, Scene
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.language import say

SSI = "IBM: z/VM CP Planning and Administration, SSI statement"
MIN_MEMBERS, MAX_MEMBERS = 2, 4


@check(
    "cluster-members",
    "error",
    "A cluster has two to four members; newer service allows eight.",
    SSI,
    [Cluster],
)
def members(scene: Scene) -> Iterator[FoundProblem]:
    """A cluster has two to four members."""
    for cluster in scene.drawing.of(Cluster):
        count = len(_members(cluster))
        if count < MIN_MEMBERS:
            few = "SSI cluster {0} has 1 member: expected {2} to {3}"
            few = few if count else "SSI cluster {0} has no members: expected {2} to {3}"
            text = say(few, cluster.name, count, MIN_MEMBERS, MAX_MEMBERS)
            yield FoundProblem(text, (cluster.id,), severity="warning")
        elif len(cluster.slots) > MAX_MEMBERS:
            yield FoundProblem(
                say(
                    "SSI cluster {0} has {1} slots: more than {2} slots require newer service",
                    cluster.name,
                    len(cluster.slots),
                    MAX_MEMBERS,
                ),
                (cluster.id,),
                severity="info",
            )


def _members(cluster: Cluster) -> list[str]:
    return list(dict.fromkeys(slot for slot in cluster.slots if slot))


@check(
    "cluster-mesh", "error", "Each pair of members needs a separate logical link.", SSI, (*LINKED, Cluster)
)
def mesh(scene: Scene) -> Iterator[FoundProblem]:
    """Each pair of members of a cluster has a logical link."""
    links = {frozenset(isfc_link.ends) for isfc_link in scene.drawing.of(IsfcLink)}
    for cluster in scene.drawing.of(Cluster):
        for pair in combinations(_members(cluster), 2):
            if frozenset(pair) not in links:
                first, second = (scene.words(text) for text in pair)
                text = say("SSI cluster {0}: {1} and {2} have no logical link", cluster.name, first, second)
                yield FoundProblem(text, (cluster.id, *pair), _fix(scene, pair))


def _fix(scene: Scene, pair: tuple[str, str]) -> Fix | None:
    """Link two members over their existing connections."""
    free = _free(scene.drawing, pair)
    title = say("Make a link of {0} devices", len(free))
    return Fix(title, partial(_link, pair), adds=True) if free else None


def _free(drawing: Drawing, pair: tuple[str, str]) -> list[int]:
    """Return devices with the same number on both sides that join two LPARs and are in no link."""
    used = {
        (end, number)
        for link in drawing.of(IsfcLink)
        for end, numbers in zip(link.ends, link.devices, strict=True)
        for number in numbers
    }
    same = (
        of_lpar.ends
        for of_lpar in resolve(drawing).of_lpars(*pair)
        if of_lpar.ends[0].number == of_lpar.ends[1].number
    )
    return sorted({a.number for a, b in same if not used & {(a.lpar, a.number), (b.lpar, b.number)}})[
        :MAX_DEVICES
    ]


def _link(pair: tuple[str, str], drawing: Drawing) -> Change:
    numbers = tuple(_free(drawing, pair))
    draft = Draft(drawing, say("Make a link of {0} devices", len(numbers)))
    return draft.done([draft.add(IsfcLink, ends=pair, devices=(numbers, numbers)).id])


@check("cluster-slots", "error", "A system is a member of one cluster, in one slot.", SSI, (*NAMING, Cluster))
def slots(scene: Scene) -> Iterator[FoundProblem]:
    """A system is in one slot of one cluster."""
    places: dict[str, list[tuple[str, int]]] = {}
    for cluster in scene.drawing.of(Cluster):
        for slot, name in enumerate(cluster.slots):
            if name:
                places.setdefault(name, []).append((cluster.id, slot))
    for name, found in places.items():
        if len(found) > 1:
            clusters = tuple(dict.fromkeys(cluster for cluster, _ in found))
            title = say("Remove it from all but its first slot")
            fix = Fix(title, partial(_leave, name, title), drops=len(clusters) > 1)
            text = say("{0} is in {1} slots of SSI clusters", scene.words(name), len(found))
            yield FoundProblem(text, (name, *clusters), fix)


def _leave(name: str, title: str, drawing: Drawing) -> Change:
    draft, seen = Draft(drawing, title), False
    for cluster in drawing.of(Cluster):
        kept: list[str | None] = []
        for slot in cluster.slots:
            kept.append(None if slot == name and seen else slot)
            seen = seen or slot == name
        draft.set(cluster.id, slots=tuple(kept))
    return draft.done([name])
