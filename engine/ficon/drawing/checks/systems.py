"""Names of z/VM systems: each of those that are linked has one, and no two have the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, Found
from engine.ficon.drawing.meaning.scene import NAMING, Scene
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

STATEMENT = "IBM: z/VM CP Planning and Administration, SYSTEM_IDENTIFIER statement"
_READS: tuple[type[Thing], ...] = (*NAMING, IsfcLink, Cluster)


@check(
    "system-name",
    "error",
    "The name of its system identifies an LPAR in a logical link and an SSI cluster, and it decides "
    "from which end of the devices the system writes.",
    STATEMENT,
    _READS,
)
def no_name(scene: Scene) -> Iterator[Found]:
    """An LPAR that is linked or in a cluster has a system name."""
    for lpar in _systems(scene.drawing):
        if not lpar.system:
            text = f"{scene.words(lpar.id)} is linked or in a cluster, and no z/VM system is named in it"
            yield Found(text, (lpar.id,), _fix(scene.drawing, lpar))


@check(
    "system-twice",
    "error",
    "Systems are known by their names: two of one name cannot be in one collection.",
    STATEMENT,
    _READS,
)
def same_name(scene: Scene) -> Iterator[Found]:
    """No two systems have the same name."""
    named: dict[str, list[Lpar]] = {}
    for lpar in scene.drawing.of(Lpar):
        if lpar.system:
            named.setdefault(lpar.system, []).append(lpar)
    for name, lpars in named.items():
        for other in lpars[1:]:
            text = f"{scene.words(lpars[0].id)} and {scene.words(other.id)} both have the system {name}"
            yield Found(text, (other.id, lpars[0].id), _fix(scene.drawing, other))


def _systems(drawing: Drawing) -> list[Lpar]:
    """The LPARs that have to do with others."""
    linked = {end for link in drawing.of(IsfcLink) for end in link.ends}
    members = {one for cluster in drawing.of(Cluster) for one in cluster.slots}
    return [one for one in drawing.of(Lpar) if one.id in linked or one.id in members]


def _fix(drawing: Drawing, lpar: Lpar) -> Fix | None:
    """Name it as its LPAR, if no system has that name."""
    if lpar.name == "*" or any(one.system == lpar.name for one in drawing.of(Lpar)):
        return None
    return Fix(f"Name the system {lpar.name}", partial(_named, lpar.id, lpar.name))


def _named(name: str, system: str, drawing: Drawing) -> Change:
    draft = Draft(drawing, f"Name the system {system}")
    draft.set(name, system=system)
    return draft.done([name])
