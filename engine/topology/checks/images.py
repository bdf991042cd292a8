"""CUADD: whether it names an LPAR behind the far channel, and is there only where it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.topology.cabling import Channel
from engine.topology.change import Change, Draft
from engine.topology.checking import check
from engine.topology.checks.mirrors import FCTC_SOURCE
from engine.topology.defined import FCTC, ControlUnit
from engine.topology.drawing import Drawing
from engine.topology.finding import Fix, Found
from engine.topology.images import is_shared
from engine.topology.scene import RESOLVED, Scene


def _aimed(scene: Scene) -> Iterator[tuple[ControlUnit, Channel]]:
    """FCTC control units and the channels that they name, each pair once."""
    for unit in scene.drawing.of(ControlUnit):
        if unit.unit == FCTC:
            ways = (scene.routes.route(path.channel, path.link).far for path in unit.paths)
            for far in dict.fromkeys(filter(None, ways)):
                yield unit, scene.drawing.get(far, Channel)


@check(
    "cuadd",
    "error",
    "CUADD names the LPAR at the far end: the first digit is its channel subsystem, the second its MIF id. "
    "Nobody answers where no such LPAR has the far channel.",
    f"{FCTC_SOURCE}; CNTLUNIT, CUADD",
    RESOLVED,
)
def nobody(scene: Scene) -> Iterator[Found]:
    """CUADD names an LPAR that has the far channel."""
    for unit, far in _aimed(scene):
        lpar, reason = scene.images.named(far, unit.cuadd)
        if not lpar:
            yield Found(f"{scene.words(unit.id)}: {reason}", (unit.id, far.id), _only(scene, unit, far))


def _only(scene: Scene, unit: ControlUnit, far: Channel) -> Fix | None:
    """Name the only LPAR that has the far channel, if that is one, and no other unit names it already."""
    holders = scene.images.holders(far)
    cuadd = scene.images.cuadd(holders[0]) if len(holders) == 1 and is_shared(far) else None
    if len(holders) != 1 or (is_shared(far) and cuadd is None):
        return None
    for path in unit.paths:
        for other, way in scene.behind.units.get(path.channel, ()):
            if other.id != unit.id and (way.link, other.cuadd) == (path.link, cuadd):
                return None
    words = scene.words(holders[0])
    return Fix(f"Name {words}" if cuadd is not None else "Leave CUADD out", partial(_named, unit.id, cuadd))


def _named(name: str, cuadd: int | None, drawing: Drawing) -> Change:
    draft = Draft(drawing, "Change CUADD")
    draft.set(name, cuadd=cuadd)
    return draft.done([name])


@check(
    "cuadd-unusual",
    "info",
    "A channel that is not shared has one LPAR, which needs no CUADD; all examples do without.",
    f"{FCTC_SOURCE}; CNTLUNIT, CUADD",
    RESOLVED,
)
def unusual(scene: Scene) -> Iterator[Found]:
    """CUADD is left out where the far channel is not shared."""
    for unit, far in _aimed(scene):
        if unit.cuadd is not None and not is_shared(far) and scene.images.named(far, unit.cuadd)[0]:
            text = (
                f"{scene.words(unit.id)} has CUADD {unit.cuadd:02X}, and {scene.words(far.id)} is not shared"
            )
            fix = Fix("Leave CUADD out", partial(_named, unit.id, None)) if _alone(scene, unit) else None
            yield Found(text, (unit.id, far.id), fix)


def _alone(scene: Scene, unit: ControlUnit) -> bool:
    """Whether no other control unit is behind the same link, which would then need to do without as well."""
    beside = (
        (path.link, way.link, other.id)
        for path in unit.paths
        for other, way in scene.behind.units.get(path.channel, ())
    )
    return not any(link == other and name != unit.id for link, other, name in beside)
