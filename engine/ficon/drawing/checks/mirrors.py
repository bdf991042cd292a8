"""FCTC definitions: whether each definition has its mirror, which elements LINK and CUADD name, and whether a
definition names itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.checking.mirror_fix import devices, mirror_fix
from engine.ficon.drawing.checking.unit_names import name_fix
from engine.ficon.drawing.meaning.images import is_shared
from engine.ficon.drawing.meaning.routes import Route
from engine.ficon.drawing.meaning.scene import LINKED, RESOLVED, Scene
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called
from engine.language import say

FCTC_SOURCE = "IBM: IOCP User's Guide, defining FICON CTC control units"


@check(
    "mirror",
    "warning",
    "The unit address connects the two sides: each device needs a device with the same unit address on "
    "the control unit that leads back. Without it the device cannot be used.",
    f"{FCTC_SOURCE}; HCM shows these as half rows",
    RESOLVED,
)
def no_mirror(scene: Scene) -> Iterator[FoundProblem]:
    """Each FCTC device has its mirror."""
    for half in scene.resolved.halves:
        if half.lpar and not half.itself:
            text = say(
                "No mirror for {0} of {1}: {2}", devices(half), scene.words(half.end.lpar), half.reason
            )
            yield FoundProblem(text, (half.end.device, half.end.lpar, half.lpar), mirror_fix(scene, half))


@check(
    "link-address",
    "error",
    "LINK identifies the port of the channel at the far end: on the local director, or with the "
    "domain of another director in front. Without a channel at that port, no system responds.",
    f"{FCTC_SOURCE}; CNTLUNIT, LINK",
    RESOLVED,
)
def dangling(scene: Scene) -> Iterator[FoundProblem]:
    """LINK specifies a port to which a channel is cabled."""
    for (channel, link), units in scene.behind.ways.items():
        way = scene.routes.route(channel, link)
        if not way.far and way.passed:
            text = f"{scene.words(channel)}: {way.fault}"
            yield FoundProblem(text, (*units, channel), name_fix(scene.drawing, units))


@check(
    "way-closed",
    "warning",
    "A logical path is established if both channels are online and no port on the route is "
    "blocked; a frame crosses at most one inter-switch link.",
    "IBM: IOCP User's Guide, channel configuration considerations",
    RESOLVED,
)
def closed(scene: Scene) -> Iterator[FoundProblem]:
    """The path between channels that refer to each other is open."""
    faults: dict[str, list[Route]] = {}
    for channel, link in scene.behind.ways:
        way = scene.routes.route(channel, link)
        if way.far and way.fault:
            faults.setdefault(way.fault, []).append(way)
    for fault, ways in faults.items():
        near, far = scene.words(ways[0].near), scene.words(ways[0].far)
        more = "{0}: {1} does not reach {2}, and {3} more {3:path is|paths are} blocked"
        text = say(more if len(ways) > 1 else "{0}: {1} does not reach {2}", fault, near, far, len(ways) - 1)
        things = dict.fromkeys(end for way in ways for end in (way.near, way.far))
        yield FoundProblem(text, tuple(things))


@check(
    "self-connection",
    "warning",
    "An LPAR that sees devices whose control unit leads back to the same LPAR might activate "
    "them by mistake. XCF requires the LPAR to be excluded from these devices; other software "
    "might allow access.",
    f"{FCTC_SOURCE}; IODEVICE, NOTPART",
    LINKED,
)
def to_itself(scene: Scene) -> Iterator[FoundProblem]:
    """No LPAR sees devices that lead back to itself."""
    found: dict[tuple[str, str], None] = {}
    for half in scene.resolved.halves:
        if half.lpar == half.end.lpar:
            found[half.end.device, half.end.lpar] = None
    for stretch in scene.resolved.stretches:
        if stretch.ends[0].lpar == stretch.ends[1].lpar:
            found.update({(end.device, end.lpar): None for end in stretch.ends})
    for device, lpar in found:
        text = say("{0} sees {1}, which leads back to the same LPAR", scene.words(lpar), scene.words(device))
        yield FoundProblem(text, (device, lpar), _bar_fix(scene, device, lpar))


def _bar_fix(scene: Scene, name: str, lpar: str) -> Fix | None:
    """Exclude the LPAR, if other LPARs see the devices through a shared channel and none of its links names
    the devices.
    """
    device = scene.drawing.get(name, DeviceRange)
    links = (zip(isfc_link.ends, isfc_link.devices, strict=True) for isfc_link in scene.drawing.of(IsfcLink))
    linked = {number for sides in links for end, numbers in sides for number in numbers if end == lpar}
    if any(scene.behind.seen(lpar).get(number) == [name] for number in linked):
        return None
    channels = [
        (scene.drawing.get(path.channel, Channel), path.css)
        for unit in device.control_units
        for path in scene.drawing.get(unit, ControlUnit).paths
    ]
    viewers = {viewer for channel, css in channels for viewer in scene.images.viewers(device, channel, css)}
    if viewers <= {lpar} or not all(is_shared(channel) for channel, _ in channels):
        return None
    return Fix(say("Exclude {0} from these devices", scene.words(lpar)), partial(_bar, name, lpar))


def _bar(name: str, lpar: str, drawing: Drawing) -> Change:
    draft = Draft(drawing, say("Bar {0}", called(drawing, lpar)))
    device = drawing.get(name, DeviceRange)
    if device.lpars is None:
        draft.set(name, barred=tuple(dict.fromkeys((*(device.barred or ()), lpar))))
    else:
        draft.set(name, lpars=tuple(id_ for id_ in device.lpars if id_ != lpar))
    return draft.done([name])
