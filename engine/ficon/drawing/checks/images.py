"""CUADD: it identifies an LPAR behind the far channel, and is specified only if it is required."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.checking.unit_names import name_fix
from engine.ficon.drawing.checks.mirrors import FCTC_SOURCE
from engine.ficon.drawing.meaning.facing import facing
from engine.ficon.drawing.meaning.images import is_shared, sees
from engine.ficon.drawing.meaning.scene import RESOLVED, Scene, UnitItem
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.language import say


@check(
    "cuadd",
    "error",
    "CUADD identifies the LPAR at the far end: the first digit is its channel subsystem, the "
    "second is its MIF ID. If the far channel has no such LPAR, no system responds.",
    f"{FCTC_SOURCE}; CNTLUNIT, CUADD",
    RESOLVED,
)
def no_lpar_named(scene: Scene) -> Iterator[FoundProblem]:
    """CUADD names an LPAR that has the far channel."""
    for item in scene.units:
        for far in item.far:
            lpar, reason = item.images.named(far, item.unit.cuadd)
            if not lpar:
                text = f"{scene.words(item.name)}: {reason}"
                yield FoundProblem(text, (item.name, far.id), _repair(scene, item, far))


def _repair(scene: Scene, item: UnitItem, far: Channel) -> Fix | None:
    """Name the end whose devices name this end, or the only LPAR that has the channel.

    None if the list of the channel may be wrong instead of CUADD, or if the channel may have to be unshared.
    """
    css, mif = divmod(item.unit.cuadd or 0, 16)
    meant = item.images.by_mif.get((far.cec, css, mif)) if is_shared(far) else None
    if meant is not None and _waits(scene, item, far, meant.id):
        return None
    if item.unit.cuadd is None and is_shared(far) and _all_without(scene, far):
        return None
    if facing(scene.drawing).meant(item.name):
        return name_fix(scene.drawing, [item.name])
    return _only(scene, item, far) if meant is None else None


def _all_without(scene: Scene, far: Channel) -> bool:
    """Return True if no control unit that leads to a channel has a CUADD, as if it were not shared."""
    ways = (units for way, units in scene.behind.ways.items() if scene.routes.route(*way).far == far.id)
    return all(scene.drawing.get(unit, ControlUnit).cuadd is None for units in ways for unit in units)


def _waits(scene: Scene, item: UnitItem, far: Channel, lpar: str) -> bool:
    """Return True if an LPAR would see devices behind a channel that lead back to the location of a control
    unit.
    """
    near = {path.channel for path in item.unit.paths}
    units = scene.behind.units.get(far.id, ())
    back = [unit.id for unit, path in units if scene.routes.route(far.id, path.link).far in near]
    return any(sees(device, lpar) for unit in back for device in scene.behind.devices.get(unit, ()))


def _only(scene: Scene, item: UnitItem, far: Channel) -> Fix | None:
    """Specify the LPAR that has the far channel, if there is only one and no other unit already specifies
    it.
    """
    holders = item.images.holders(far)
    cuadd = item.images.cuadd(holders[0]) if len(holders) == 1 and is_shared(far) else None
    if len(holders) != 1 or (is_shared(far) and cuadd is None):
        return None
    if any(other.cuadd == cuadd for other in _same_link(item)):
        return None
    title = say("Leave CUADD out of {0}", scene.words(item.name))
    if cuadd is not None:
        title = say("Set CUADD of {0} to {1}", scene.words(item.name), f"{cuadd:02X}")
    return Fix(title, partial(_set, item.name, cuadd))


def _same_link(item: UnitItem) -> list[ControlUnit]:
    """Other control units behind the same channel and link address."""
    mine = {(path.channel, path.link) for path in item.unit.paths}
    beside = (unit for units in item.beside for unit in units)
    return [unit for unit, path in beside if unit.id != item.name and (path.channel, path.link) in mine]


def _set(name: str, cuadd: int | None, drawing: Drawing) -> Change:
    draft = Draft(drawing, say("Change CUADD"))
    draft.set(name, cuadd=cuadd)
    return draft.done([name])


@check(
    "cuadd-unusual",
    "info",
    "A channel that is not shared belongs to one LPAR, which needs no CUADD; all published examples omit it.",
    f"{FCTC_SOURCE}; CNTLUNIT, CUADD",
    RESOLVED,
    over="units",
)
def unusual(scene: Scene, item: UnitItem) -> Iterator[FoundProblem]:
    """CUADD is omitted if the far channel is not shared."""
    unit = item.unit
    for far in item.far:
        if unit.cuadd is not None and not is_shared(far) and item.images.named(far, unit.cuadd)[0]:
            text = say(
                "{0} has CUADD {1:02X}, but {2} is not shared",
                scene.words(unit.id),
                unit.cuadd,
                scene.words(far.id),
            )
            yield FoundProblem(text, (unit.id, far.id))
