"""Storage units: they are cabled and reached by FCP channels, and each control unit is in one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.ficon.drawing.changes.join import join_in, refusal
from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.meaning.device_paths import device_paths
from engine.ficon.drawing.meaning.scene import RESOLVED, Scene
from engine.ficon.drawing.meaning.storages import FCP, cables_of, reaching
from engine.ficon.drawing.model.cabling import Channel, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.language import joined, say


@check(
    "storage-cable",
    "warning",
    "A channel reaches a storage unit through a cable from one of the unit's host adapters to a "
    "director, or directly to the channel.",
    "assumed: the definition of a cable",
    RESOLVED,
)
def uncabled(scene: Scene) -> Iterator[FoundProblem]:
    """A storage unit has a cable."""
    for box in scene.drawing.of(Storage):
        if not cables_of(scene.drawing, box.id):
            yield FoundProblem(say("{0} has no cable: no channel reaches it", scene.words(box.id)), (box.id,))


@check(
    "storage-split",
    "error",
    "A control unit is in one storage unit. A LINK to a different storage unit reaches other devices, or "
    "no devices: the operating system takes the path offline, or uses the wrong disk.",
    "IBM: IOCP User's Guide, CNTLUNIT, LINK",
    RESOLVED,
)
def split(scene: Scene) -> Iterator[FoundProblem]:
    """All paths of a control unit end in the same storage unit."""
    drawing = scene.drawing
    for unit, paths in device_paths(drawing).items():
        boxes = dict.fromkeys(
            end.id for path in paths if isinstance(end := drawing[path.passed[-1]], Storage)
        )
        if len(boxes) > 1:
            named = joined(scene.words(box) for box in boxes)
            yield FoundProblem(
                say("{0} is in {1}", scene.words(unit), named),
                (unit, *boxes),
                aim(scene, [unit], next(iter(boxes))),
            )


def aim(scene: Scene, units: Sequence[str], box: str) -> Fix | None:
    """Return the repair that makes all LINK keywords of control units refer to ports of one storage unit."""
    if not box or any(refusal(scene.drawing, unit, box) for unit in units):
        return None
    whose = scene.words(units[0]) if len(units) == 1 else say("{0} control units", len(units))
    title = say("Make all LINK keywords of {0} refer to ports of {1}", whose, scene.words(box))
    return Fix(title, partial(_aimed, title, tuple(units), box))


def _aimed(title: str, units: Sequence[str], box: str, drawing: Drawing) -> Change:
    draft = Draft(drawing, title)
    for unit in units:
        join_in(draft, unit, box)
    return draft.done(units)


@check(
    "fcp-path",
    "warning",
    "The FCP channel is in the fabric of a storage unit but reaches none of its ports: its LPARs have "
    "no SCSI disks over it. Zoning must allow each pair of ports.",
    "IBM: z/VM CP Planning and Administration, SCSI; Brocade: zoning",
    RESOLVED,
)
def fcp_closed(scene: Scene) -> Iterator[FoundProblem]:
    """An FCP channel reaches a storage unit of its fabric."""
    faults: dict[str, list[str]] = {}
    for box in (storage for storage in scene.drawing.of(Storage) if storage.holds == "fcp"):
        for channel, ways in reaching(scene.drawing, box.id).items():
            if scene.drawing.get(channel, Channel).type == FCP:
                faults.setdefault(channel, []).extend(device_path.fault for device_path in ways)
    for channel, each in faults.items():
        if all(each):
            yield FoundProblem(
                say("{0} reaches no storage unit: {1}", scene.words(channel), each[0]), (channel,)
            )
