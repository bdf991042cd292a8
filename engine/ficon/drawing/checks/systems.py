"""LPARs and the names of their z/VM systems: a CEC has an LPAR, and no two systems have the same name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.meaning.scene import NAMING, Scene
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.language import say

STATEMENT = "IBM: z/VM CP Planning and Administration, SYSTEM_IDENTIFIER statement"
_READS: tuple[type[Thing], ...] = (*NAMING, IsfcLink, Cluster)


@check(
    "system-name",
    "error",
    "The system name identifies an LPAR in a logical link and an SSI cluster, and determines from which "
    "end of the devices the system writes.",
    STATEMENT,
    _READS,
)
def no_name(scene: Scene) -> Iterator[FoundProblem]:
    """An LPAR that is linked or in a cluster has a system name."""
    for lpar in _systems(scene.drawing):
        if not lpar.system:
            text = say("{0} is linked or in a cluster, but no z/VM system is specified", scene.words(lpar.id))
            yield FoundProblem(text, (lpar.id,), _fix(scene.drawing, lpar))


@check(
    "system-twice",
    "error",
    "Systems are identified by name: one collection cannot have two systems with the same name.",
    STATEMENT,
    _READS,
)
def same_name(scene: Scene) -> Iterator[FoundProblem]:
    """No two systems have the same name."""
    named: dict[str, list[Lpar]] = {}
    for lpar in scene.drawing.of(Lpar):
        if lpar.system:
            named.setdefault(lpar.system, []).append(lpar)
    for name, lpars in named.items():
        for other in lpars[1:]:
            text = say(
                "{0} and {1} both have the system {2}", scene.words(lpars[0].id), scene.words(other.id), name
            )
            yield FoundProblem(text, (other.id, lpars[0].id), _fix(scene.drawing, other))


@check(
    "cec-lpar",
    "warning",
    "RESOURCE lists the partitions of a CEC; without a partition there is no deck, and nothing "
    "uses the channels.",
    "IBM: IOCP User's Guide, RESOURCE",
    (*NAMING, Channel),
)
def no_partition(scene: Scene) -> Iterator[FoundProblem]:
    """A CEC with channels has an LPAR."""
    peopled = {scene.images.css[lpar.css].cec for lpar in scene.drawing.of(Lpar)}
    for cec in dict.fromkeys(channel.cec for channel in scene.drawing.of(Channel)):
        if cec not in peopled:
            text = say("{0} has channels but no LPAR, so its deck cannot be written", scene.words(cec))
            yield FoundProblem(text, (cec,))


def _systems(drawing: Drawing) -> list[Lpar]:
    """Return the LPARs that are linked or in a cluster."""
    linked = {end for link in drawing.of(IsfcLink) for end in link.ends}
    members = {slot for cluster in drawing.of(Cluster) for slot in cluster.slots}
    return [lpar for lpar in drawing.of(Lpar) if lpar.id in linked or lpar.id in members]


def _fix(drawing: Drawing, lpar: Lpar) -> Fix | None:
    """Name the system after its LPAR, if no system has that name."""
    if lpar.name == "*" or any(other.system == lpar.name for other in drawing.of(Lpar)):
        return None
    return Fix(say("Name the system {0}", lpar.name), partial(_named, lpar.id, lpar.name), plain=True)


def _named(name: str, system: str, drawing: Drawing) -> Change:
    draft = Draft(drawing, say("Name the system {0}", system))
    draft.set(name, system=system)
    return draft.done([name])
