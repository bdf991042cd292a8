"""Types of control units and devices: a FICON channel connects systems only through FCTC."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.checks.mirrors import FCTC_SOURCE
from engine.ficon.drawing.meaning.scene import NAMING, Scene
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, OLD_CTC, ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.language import say


@check(
    "ctc-type",
    "error",
    "A FICON channel connects systems through control units and devices of type FCTC; SCTC and the "
    "older types belong to ESCON and parallel channels. A control unit and its devices have the same "
    "type.",
    f"{FCTC_SOURCE}; CNTLUNIT and IODEVICE, UNIT",
    (*NAMING, Channel, ControlUnit, DeviceRange),
)
def another_ctc(scene: Scene) -> Iterator[FoundProblem]:
    """Channel-to-channel control units and devices on FICON channels are of type FCTC."""
    for unit in scene.drawing.of(ControlUnit):
        devices = scene.behind.devices.get(unit.id, ())
        both: tuple[ControlUnit | DeviceRange, ...] = (unit, *devices)
        wrong = [item for item in both if item.unit in OLD_CTC]
        if not wrong and {item.unit for item in both} > {FCTC}:
            wrong = [item for item in both if item.unit != FCTC]
        if wrong and _on_ficon(scene.drawing, unit):
            text = "{0} has type {1}, its devices {2}: expected {3} on a FICON channel"
            if len({item.unit for item in both}) == 1:
                text = "{0} has type {1}: expected {3} on a FICON channel"
            text = say(text, scene.words(unit.id), unit.unit, devices[0].unit if devices else "", FCTC)
            names = tuple(item.id for item in wrong)
            yield FoundProblem(text, tuple(dict.fromkeys((*names, unit.id))), _as_fctc(scene, unit, names))


def _on_ficon(drawing: Drawing, unit: ControlUnit) -> bool:
    return any(drawing.get(path.channel, Channel).type == "FC" for path in unit.paths)


def _as_fctc(scene: Scene, unit: ControlUnit, names: tuple[str, ...]) -> Fix | None:
    """Define a control unit and its devices as FCTC, if the control unit leads to other channels only over
    FICON channels.
    """
    ways = [(scene.drawing.get(path.channel, Channel).type, path) for path in unit.paths]
    if not all(kind == "FC" and scene.routes.route(path.channel, path.link).far for kind, path in ways):
        return None
    title = say("Define {0} and its devices as {1}", scene.words(unit.id), FCTC)
    return Fix(title, partial(_define, title, names))


def _define(title: str, names: tuple[str, ...], drawing: Drawing) -> Change:
    draft = Draft(drawing, title)
    for name in names:
        draft.set(name, unit=FCTC)
    return draft.done(names)
