"""Releases of z/VM: logical links and clusters that a release does not have."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.meaning.releases import CLUSTERS, EIGHT_SLOTS, FEW_SLOTS, older
from engine.ficon.drawing.meaning.scene import LINKED, NAMING, LinkItem, Scene
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.language import say


@check(
    "release-link",
    "error",
    "A link has one device if either system is older than z/VM 6.2; from z/VM 6.2 on, up to 16 devices "
    "form one logical link.",
    "IBM: z/VM 7.3 control blocks, LNKBK",
    LINKED,
    over="links",
)
def one_device(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """A link of a system older than z/VM 6.2 has one device."""
    old = [lpar for lpar in item.lpars if older(lpar, CLUSTERS)]
    most = max(map(len, item.link.devices))
    if old and most > 1:
        text = say(
            "{0} has {1} devices: z/VM {2} of {3} supports one",
            item.between,
            most,
            old[0].release,
            scene.words(old[0].id),
        )
        title = say("Remove all but the first device")
        yield FoundProblem(
            text, (item.name, old[0].id), Fix(title, partial(_one, item.name, title), drops=True)
        )


def _one(name: str, title: str, drawing: Drawing) -> Change:
    first, second = drawing.get(name, IsfcLink).devices
    draft = Draft(drawing, title)
    draft.set(name, devices=(first[:1], second[:1]))
    return draft.done([name])


@check(
    "release-ssi",
    "error",
    "SSI clusters were introduced with z/VM 6.2, and are part of the base from 7.1 on.",
    "z/Journal, May 2012: Flexible horizontal scalability with z/VM Single System Image",
    (*NAMING, Cluster),
)
def no_clusters(scene: Scene) -> Iterator[FoundProblem]:
    """Members of an SSI cluster run z/VM 6.2 or later."""
    for cluster, lpar in _members(scene):
        if older(lpar, CLUSTERS):
            yield FoundProblem(
                say(
                    "{0}, member of SSI cluster {1}, has z/VM {2}: expected z/VM 6.2 or later",
                    scene.words(lpar.id),
                    cluster.name,
                    lpar.release,
                ),
                (lpar.id, cluster.id),
            )


@check(
    "release-slots",
    "warning",
    "The z/VM 7.2 manual allows SLOT 1 to 4 in the SSI statement. Eight slots in z/VM 7.3 are not "
    "confirmed: see CP Planning and Administration for the release.",
    "IBM: z/VM 7.2 CP Planning and Administration, SSI statement",
    (*NAMING, Cluster),
)
def many_slots(scene: Scene) -> Iterator[FoundProblem]:
    """A cluster of more than four slots has members of z/VM 7.3 or later."""
    for cluster, lpar in _members(scene):
        if len(cluster.slots) > FEW_SLOTS and older(lpar, EIGHT_SLOTS):
            yield FoundProblem(
                say(
                    "SSI cluster {0} has {1} slots: z/VM {2} of {3} supports {4}",
                    cluster.name,
                    len(cluster.slots),
                    lpar.release,
                    scene.words(lpar.id),
                    FEW_SLOTS,
                ),
                (cluster.id, lpar.id),
            )


def _members(scene: Scene) -> Iterator[tuple[Cluster, Lpar]]:
    for cluster in scene.drawing.of(Cluster):
        for name in dict.fromkeys(slot for slot in cluster.slots if slot):
            yield cluster, scene.drawing.get(name, Lpar)
