"""Lists of LPARs: those of a channel and of devices name LPARs of their own CEC."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.meaning.scene import LINKED, Scene
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.language import later, say

CHANNEL = {"access": later("access list"), "candidates": later("candidate list")}
DEVICES = {
    "lpars": later("PART"),
    "barred": later("NOTPART"),
}  # fields that list LPARs, and their common names


@check(
    "foreign-lpar",
    "error",
    "The lists of channels and devices name LPARs of the same CEC: a deck describes one machine, and "
    "LPARs of other machines cannot use them.",
    "IBM: IOCP User's Guide, CHPID and IODEVICE, PART and NOTPART; ICP149I",
    LINKED,
)
def another_cec(scene: Scene) -> Iterator[FoundProblem]:
    """Lists name LPARs of the CEC that the channel or the devices belong to."""
    for channel in scene.drawing.of(Channel):
        yield from _foreign(scene, channel, CHANNEL)
    for device in scene.drawing.of(DeviceRange):
        yield from _foreign(scene, device, DEVICES)


def _foreign(scene: Scene, thing: Channel | DeviceRange, fields: dict[str, str]) -> Iterator[FoundProblem]:
    for field, words in fields.items():
        listed = getattr(thing, field) or ()
        home = _cec(scene.drawing, thing) if listed else ""
        for lpar in dict.fromkeys(item for item in listed if scene.images.place(item)[0] != home):
            there = scene.words(scene.images.place(lpar)[0])
            text = say(
                "{0} of {1} names {2} of {3}", say(words), scene.words(thing.id), scene.words(lpar), there
            )
            yield FoundProblem(text, (thing.id, lpar), _own(scene, thing.id, field, lpar, home))


def _cec(drawing: Drawing, thing: Channel | DeviceRange) -> str:
    if isinstance(thing, Channel):
        return thing.cec
    return drawing.get(thing.control_units[0], ControlUnit).cec


def _own(scene: Scene, name: str, field: str, lpar: str, home: str) -> Fix | None:
    """Name the LPAR of the same CEC that has the same subsystem and MIF ID, if it is not in the list yet.

    A list with a single LPAR may itself be wrong.
    """
    mif = scene.drawing.get(lpar, Lpar).mif
    meant = scene.images.by_mif.get((home, scene.images.place(lpar)[1], mif or 0))
    listed = getattr(scene.drawing[name], field) or ()
    if meant is None or meant.id in listed or len(listed) == 1 or field == "barred":
        return None
    title = say("Name {0} of {1} there", scene.words(meant.id), scene.words(home))
    return Fix(title, partial(_exchange, title, name, field, (lpar, meant.id)))


def _exchange(title: str, name: str, field: str, both: tuple[str, str], drawing: Drawing) -> Change:
    draft = Draft(drawing, title)
    listed = getattr(drawing[name], field) or ()
    draft.set(name, **{field: tuple(both[1] if item == both[0] else item for item in listed)})
    return draft.done([name])
