"""Definition of mirrors for devices that have no mirror, if this is safe."""

from __future__ import annotations

from functools import partial

from engine.ficon.drawing.checking.finding import Fix
from engine.ficon.drawing.checking.unit_names import name_fix
from engine.ficon.drawing.connection_rules.connect import define, unit_for
from engine.ficon.drawing.meaning.addresses import domain
from engine.ficon.drawing.meaning.facing import facing
from engine.ficon.drawing.meaning.images import images, is_shared
from engine.ficon.drawing.meaning.pairing import TWICE
from engine.ficon.drawing.meaning.resolve import Half, resolve
from engine.ficon.drawing.meaning.routes import routes
from engine.ficon.drawing.meaning.scene import Scene
from engine.ficon.drawing.model.cabling import Channel, Director
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.iocp.deck.definitions import devices_named
from engine.language import say

_Ends = tuple[str, int, str, str]  # channel and subsystem, channel and LPAR that are named


def devices(half: Half) -> str:
    """Return the devices that have no mirror."""
    return devices_named(half.end.number, half.count)


def mirror_fix(scene: Scene, half: Half) -> Fix | None:
    """Define the mirror with the same numbers or, if the mirror is already defined and names this end, name
    the mirror.
    """
    if half.reason == say(TWICE):
        return None
    known = facing(scene.drawing)
    astray = [*known.named(half), *([half] if any(known.naming(half)) else [])]
    if not astray:
        return None if _defined_elsewhere(scene, half) else _define_fix(scene, half)
    if not all(half.lpar for half in astray):
        return None  # a reference to nothing is an error that has its own repair
    return name_fix(scene.drawing, {half.end.unit for half in astray})


def _defined_elsewhere(scene: Scene, half: Half) -> bool:
    """Return True if the problem may have a cause other than missing devices in the far LPAR.

    The LPAR has devices with these numbers, or unconnected devices that may be their intended mirrors; or
    some devices of the range have a mirror, so that the range may be too long.
    """
    numbers = range(half.end.number, half.end.number + half.count)
    if not scene.behind.seen(half.lpar).keys().isdisjoint(numbers) or _astray(scene, half):
        return True
    there = facing(scene.drawing).of_lpar.get(half.lpar, ())
    return any(item.address == half.address and item.count == half.count for item in there)


def _astray(scene: Scene, half: Half) -> bool:
    """Return True if unconnected FCTC devices have these numbers, or have no path in the far CEC."""
    drawing = scene.drawing
    living = {end.device for stretch in scene.resolved.stretches for end in stretch.ends}
    cec, wanted = scene.images.place(half.lpar)[0], range(half.address, half.address + half.count)
    for device in drawing.of(DeviceRange):
        if device.id == half.end.device or device.unit != FCTC or device.id in living:
            continue
        unit = drawing.get(device.control_units[0], ControlUnit)
        lost = unit.cec == cec and not unit.paths and device.overlaps(wanted)
        if device.number == half.end.number or lost:
            return True
    return half.end.device in living


def _define_fix(scene: Scene, half: Half) -> Fix | None:
    """Define the mirror, if its unit addresses are free in the control unit that leads back."""
    back = _leading_back(scene.drawing, half)
    inside = [device for unit in back for device in scene.behind.devices.get(unit.id, ())]
    wanted = range(half.address, half.address + half.count)
    if wanted[-1] > 0xFF or any(device_range.overlaps(wanted) for device_range in inside):
        return None
    if scene.drawing.get(half.channel, Channel).type != "FC" or not (back or _may_lead_back(scene, half)):
        return None
    title = say("Define {0} in {1}", devices(half), scene.words(half.lpar))
    return Fix(title, partial(_mirror, title, half), adds=True)


def _leading_back(drawing: Drawing, half: Half) -> list[ControlUnit]:
    css = images(drawing).place(half.lpar)[1]
    return drawing.derived(_units_by_end).get((half.channel, css, half.end.channel, half.end.lpar), [])


def _units_by_end(drawing: Drawing) -> dict[_Ends, list[ControlUnit]]:
    found: dict[_Ends, list[ControlUnit]] = {}
    known = resolve(drawing)
    for unit in drawing.of(ControlUnit):
        for path in unit.paths if unit.unit == FCTC else ():
            far, lpar, _ = known.far_end(path.channel, path.link, unit.cuadd)
            found.setdefault((path.channel, path.css, far, lpar), []).append(unit)
    return found


def _may_lead_back(scene: Scene, half: Half) -> bool:
    """Return True if a new control unit would name the LPAR and not clash with another's CUADD."""
    near, lpar = scene.drawing.get(half.end.channel, Channel), half.end.lpar
    cuadd = scene.images.cuadd(lpar) if is_shared(near) else None
    if scene.images.named(near, cuadd)[0] != lpar or not _reached(scene, half):
        return False
    beside = [
        unit
        for unit, path in scene.behind.units.get(half.channel, ())
        if scene.routes.route(half.channel, path.link).far == near.id
    ]
    return all((unit.cuadd is None) == (cuadd is None) and unit.cuadd != cuadd for unit in beside)


def _reached(scene: Scene, half: Half) -> bool:
    """Return True if the LINKs that specify the near channel's port lead to this port; two ports may have the
    same address.
    """
    known = routes(scene.drawing)
    mine, port = known.entry(half.channel), known.entry(half.end.channel)
    if mine is None or port is None:
        return known.route(half.channel, "").far == half.end.channel
    links = [f"{domain(scene.drawing.get(port.director, Director)):02X}{port.address:02X}"]
    if mine.director == port.director:
        links.append(f"{port.address:02X}")
    ways = [known.route(half.channel, link) for link in links]
    return all(way.far == half.end.channel and not way.fault for way in ways)


def _mirror(title: str, half: Half, drawing: Drawing) -> Change:
    if half not in resolve(drawing).halves:
        raise DrawingError(say("The devices already have a mirror, or have been replaced"), half.end.device)
    draft = Draft(drawing, title)
    back = _leading_back(drawing, half)
    unit = back[0].id if back else unit_for(draft, half.lpar, half.channel, half.end.lpar, half.end.channel)
    made = define(draft, half.lpar, half.channel, unit, (half.end.number, half.count, half.address))
    return draft.done([made])
