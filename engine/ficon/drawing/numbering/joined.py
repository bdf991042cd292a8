"""Device ranges that belong together: connected ranges are numbered together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.ficon.drawing.changes.arrange import held
from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.meaning.images import images
from engine.ficon.drawing.meaning.resolve import ConnectionRun, End, resolve
from engine.ficon.drawing.model.cabling import Cec, Channel, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, id_key
from engine.ficon.drawing.model.isfc import IsfcLink

Key = tuple[str, str, int, int]


@dataclass(frozen=True)
class Joined:
    """Ranges that are connected to each other. offsets: by id, relative to the number of the range at the
    first end.
    """

    pair: tuple[str, str]  # LPARs of the first and the second end; "" = there is none
    channels: tuple[str, str]
    address: int
    offsets: dict[str, int]
    key: tuple[Key, Key]  # in this order they are counted


def wanted(drawing: Drawing, ids: Iterable[str]) -> set[str]:
    """Return the device ranges that elements contain, see or connect; without elements, all ranges."""
    names = [name for name in ids if name in drawing]
    if not names:
        return {device_range.id for device_range in drawing.of(DeviceRange)}
    found: set[str] = set()
    for name in names:
        match drawing[name]:
            case Lpar():
                found |= {id_ for ids in behind(drawing).seen(name).values() for id_ in ids}
            case IsfcLink():
                rows = (row.connection for row in resolve(drawing).of_link(name))
                found |= {end.device for row in rows if row for end in row.ends}
            case _:
                found |= {
                    id_ for id_ in (name, *held(drawing, name)) if isinstance(drawing[id_], DeviceRange)
                }
    return found


def groups(drawing: Drawing, ids: set[str]) -> list[Joined]:
    """Return all groups that contain one of these ranges, in the order of their first ends."""
    edges: dict[str, list[tuple[ConnectionRun, int]]] = {}
    for stretch in resolve(drawing).stretches:
        for side in (0, 1):
            edges.setdefault(stretch.ends[side].device, []).append((stretch, side))
    left = {device_range.id for device_range in drawing.of(DeviceRange)}
    found = []
    for name in sorted(ids, key=id_key):
        if name in left:
            members = _members(name, edges)
            left.difference_update(members)
            found.append(_joined(drawing, members, edges))
    return sorted(found, key=lambda item: item.key)


def _members(name: str, edges: dict[str, list[tuple[ConnectionRun, int]]]) -> list[str]:
    members, waiting = {name: None}, [name]
    while waiting:
        for stretch, side in edges.get(waiting.pop(), ()):
            other = stretch.ends[1 - side].device
            if other not in members:
                members[other] = None
                waiting.append(other)
    return list(members)


def _joined(
    drawing: Drawing, members: list[str], edges: dict[str, list[tuple[ConnectionRun, int]]]
) -> Joined:
    ways = [(stretch, side) for name in members for stretch, side in edges.get(name, ())]
    if not ways:
        return _alone(drawing, members[0])
    stretch, side = min(ways, key=lambda way: _keys(drawing, way[0].ends[way[1]], way[0].ends[1 - way[1]]))
    first, second = stretch.ends[side], stretch.ends[1 - side]
    return Joined(
        (first.lpar, second.lpar),
        (first.channel, second.channel),
        drawing.get(first.device, DeviceRange).first_address,
        _offsets(drawing, first.device, edges),
        _keys(drawing, first, second),
    )


def _offsets(
    drawing: Drawing, start: str, edges: dict[str, list[tuple[ConnectionRun, int]]]
) -> dict[str, int]:
    """Return number offsets that give both devices of each connection the same number."""
    offsets, waiting = {start: 0}, [start]
    while waiting:
        name = waiting.pop()
        for stretch, side in edges.get(name, ()):
            near, far = stretch.ends[side], stretch.ends[1 - side]
            if far.device not in offsets:
                offsets[far.device] = offsets[name] + _within(drawing, near) - _within(drawing, far)
                waiting.append(far.device)
    return offsets


def _within(drawing: Drawing, end: End) -> int:
    return end.number - drawing.get(end.device, DeviceRange).number


def _alone(drawing: Drawing, name: str) -> Joined:
    """Return the group of an unconnected range, as defined by its control unit."""
    device = drawing.get(name, DeviceRange)
    unit = drawing.get(device.control_units[0], ControlUnit)
    viewer = drawing.derived(_viewers).get(name, "")
    near = unit.paths[0].channel if unit.paths else ""
    far = resolve(drawing).far_end(near, unit.paths[0].link, unit.cuadd)[:2] if near else ("", "")
    end = End(viewer, near, unit.id, name, device.number)
    key = _key(drawing, end)
    return Joined((end.lpar, far[1]), (near, far[0]), device.first_address, {name: 0}, (key, key))


def _viewers(drawing: Drawing) -> dict[str, str]:
    """Return the first LPAR that sees each range."""
    found: dict[str, str] = {}
    for lpar in drawing.of(Lpar):
        for ids in behind(drawing).seen(lpar.id).values():
            for name in ids:
                found.setdefault(name, lpar.id)
    return found


def _keys(drawing: Drawing, first: End, second: End) -> tuple[Key, Key]:
    return _key(drawing, first), _key(drawing, second)


def _key(drawing: Drawing, end: End) -> Key:
    """Return the sort key of an end: system names in EBCDIC order, letters before digits."""
    lpar, channel = drawing.find(end.lpar), drawing.find(end.channel)
    name = (lpar.system or lpar.name) if isinstance(lpar, Lpar) else ""
    cec = drawing.get(channel.cec, Cec).name if isinstance(channel, Channel) else ""
    chpid = channel.chpid if isinstance(channel, Channel) else -1
    return name.encode("cp037").hex(), cec, chpid, end.number


def chpid(drawing: Drawing, name: str) -> int:
    """Return the CHPID of a channel; 0 if it is missing."""
    found = drawing.find(name)
    return found.chpid if isinstance(found, Channel) else 0


def image(drawing: Drawing, lpar: str) -> int:
    """Return the CSS and MIF ID of an LPAR; 0 = there is no LPAR or no MIF ID."""
    return (images(drawing).cuadd(lpar) or 0) if lpar in drawing else 0


def units_of(drawing: Drawing, ids: Iterable[str], devices: set[str]) -> Iterator[ControlUnit]:
    """Return the control units to renumber: those of the ranges, and those that the elements contain."""
    names = {name for id_ in ids if id_ in drawing for name in (id_, *held(drawing, id_))}
    used = {unit for device in devices for unit in drawing.get(device, DeviceRange).control_units}
    return (unit for unit in drawing.of(ControlUnit) if unit.id in names or unit.id in used)
