"""FCTC definitions: whether each has its mirror, what LINK and CUADD name, and whether one names itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.topology import free
from engine.topology.cabling import Channel
from engine.topology.change import Change, Draft
from engine.topology.checking import check
from engine.topology.connecting import unit_for
from engine.topology.defined import FCTC, ControlUnit, DeviceRange
from engine.topology.drawing import Drawing
from engine.topology.finding import Fix, Found
from engine.topology.images import is_shared
from engine.topology.joints.definitions import cover
from engine.topology.resolve import Half
from engine.topology.scene import RESOLVED, Scene
from engine.topology.spans import TWICE
from engine.topology.words import called

FCTC_SOURCE = "IBM: IOCP User's Guide, defining FICON CTC control units"


@check(
    "mirror",
    "warning",
    "The unit address is what joins the two sides: each device needs one with the same unit address on the "
    "control unit that leads back. Without it the device is dead.",
    f"{FCTC_SOURCE}; HCM shows these as half rows",
    RESOLVED,
)
def no_mirror(scene: Scene) -> Iterator[Found]:
    """Each FCTC device has its mirror."""
    for half in scene.resolved.halves:
        if half.lpar and not half.itself:
            text = f"{_devices(half)} of {scene.words(half.end.lpar)} have no mirror: {half.reason}"
            yield Found(text, (half.end.device, half.end.lpar, half.lpar), _mirror_fix(scene, half))


def _devices(half: Half) -> str:
    first, last = half.end.number, half.end.number + half.count - 1
    return f"Devices {first:04X}-{last:04X}" if half.count > 1 else f"Device {first:04X}"


def _mirror_fix(scene: Scene, half: Half) -> Fix | None:
    """Define the mirror, if its unit addresses are free on the control unit that would lead back."""
    drawing = scene.drawing
    back = _leads_back(scene, half)
    taken = {
        address
        for unit in back
        for device in scene.behind.devices.get(unit.id, ())
        for address in range(free.first_address(device), free.first_address(device) + device.count)
    }
    wanted = range(half.address, half.address + half.count)
    if half.reason == TWICE or not taken.isdisjoint(wanted) or wanted[-1] > 0xFF:
        return None
    if scene.images.cuadd(half.end.lpar) is None and is_shared(drawing.get(half.end.channel, Channel)):
        return None
    return Fix(f"Define the mirror in {scene.words(half.lpar)}", partial(_mirror, half))


def _leads_back(scene: Scene, half: Half) -> list[ControlUnit]:
    """Control units on the far channel that name the near channel and LPAR."""
    found = []
    for unit, path in scene.behind.units.get(half.channel, ()):
        near, lpar, _ = scene.resolved.far_end(path.channel, path.link, unit.cuadd)
        if (near, lpar) == (half.end.channel, half.end.lpar):
            found.append(unit)
    return found


def _mirror(half: Half, drawing: Drawing) -> Change:
    draft = Draft(drawing, "Define the mirror")
    unit = unit_for(draft, half.lpar, half.channel, half.end.lpar, half.end.channel)
    number = free.device_number(drawing, [half.lpar], half.count, half.end.number)
    made = draft.add(
        DeviceRange, number=number, count=half.count, control_units=(unit,), address=half.address,
        lpars=(half.lpar,),
    )  # fmt: skip
    cover(draft, unit)
    return draft.done([made.id])


@check(
    "link-address",
    "error",
    "LINK names the port of the channel at the far end: on the director that the own channel is cabled to, "
    "or with the domain of another one before it. Without a channel there nobody answers.",
    f"{FCTC_SOURCE}; CNTLUNIT, LINK",
    RESOLVED,
)
def dangling(scene: Scene) -> Iterator[Found]:
    """LINK names a port to which a channel is cabled."""
    for unit in scene.drawing.of(ControlUnit):
        for path in unit.paths if unit.unit == FCTC else ():
            way = scene.routes.route(path.channel, path.link)
            if not way.far and way.passed:
                yield Found(f"{scene.words(unit.id)}: {way.fault}", (unit.id, path.channel))


@check(
    "way-closed",
    "warning",
    "A logical path is set up when both channels are online and no port on the way is blocked; a frame goes "
    "from one director to another over one inter-switch link.",
    "IBM: IOCP User's Guide, channel configuration considerations",
    RESOLVED,
)
def closed(scene: Scene) -> Iterator[Found]:
    """The way between channels that name each other is open."""
    seen = set()
    for unit in scene.drawing.of(ControlUnit):
        for path in unit.paths if unit.unit == FCTC else ():
            way = scene.routes.route(path.channel, path.link)
            key = frozenset((way.near, way.far)), way.fault
            if way.far and way.fault and key not in seen:
                seen.add(key)
                ends = f"{scene.words(way.near)} does not reach {scene.words(way.far)}"
                yield Found(f"{ends}: {way.fault}", tuple(dict.fromkeys((way.near, way.far, unit.id))))


@check(
    "self-connection",
    "warning",
    "An LPAR that sees devices whose control unit leads back to itself may activate them by mistake. XCF "
    "needs it to be barred from them; others may allow it.",
    f"{FCTC_SOURCE}; IODEVICE, NOTPART",
    RESOLVED,
)
def to_itself(scene: Scene) -> Iterator[Found]:
    """No LPAR sees devices that lead back to itself."""
    found: dict[tuple[str, str], None] = {}
    for half in scene.resolved.halves:
        if half.lpar == half.end.lpar:
            found[half.end.device, half.end.lpar] = None
    for stretch in scene.resolved.stretches:
        if stretch.ends[0].lpar == stretch.ends[1].lpar:
            found.update({(end.device, end.lpar): None for end in stretch.ends})
    for device, lpar in found:
        words = scene.words(lpar)
        fix = Fix(f"Bar {words} from them", partial(_bar, device, lpar))
        yield Found(f"{words} sees {scene.words(device)}, which leads back to itself", (device, lpar), fix)


def _bar(name: str, lpar: str, drawing: Drawing) -> Change:
    draft = Draft(drawing, f"Bar {called(drawing, lpar)}")
    device = drawing.get(name, DeviceRange)
    if device.lpars is None:
        draft.set(name, barred=(*(device.barred or ()), lpar))
    else:
        draft.set(name, lpars=tuple(one for one in device.lpars if one != lpar))
    return draft.done([name])
