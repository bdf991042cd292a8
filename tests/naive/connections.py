"""FCTC connections the slow and obvious way: every device against every other one, by the pairing key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.ficon.drawing.model.cabling import Cable, Channel, Director, Lpar, Port
from engine.ficon.drawing.model.definitions import DeviceRange


def connections(drawing: Any) -> set[frozenset[Any]]:
    """Return {(LPAR, channel, number), (LPAR, channel, number)} of all devices that name each other."""
    known = devices(drawing)
    found = set()
    for one in known:
        for other in known:
            lpar, channel, number, address, to_channel, to_lpar = one
            back = other[4:] == (channel, lpar) and (to_channel, to_lpar) == (other[1], other[0])
            if back and address == other[3] and (lpar, channel) != (to_lpar, to_channel):
                found.add(frozenset((one[:3], other[:3])))
    return found


def devices(drawing: Any) -> list[Any]:
    """Return every device of every LPAR that names an LPAR behind a channel."""
    found: list[Any] = []
    for device in drawing.of(DeviceRange):
        for unit in (drawing[name] for name in device.control_units):
            if device.unit != "FCTC" or unit.unit != "FCTC":
                continue
            for path in unit.paths:
                far = _far_channel(drawing, path)
                target = _named(drawing, far, unit.cuadd) if far else None
                for lpar in _lpars(drawing, drawing[path.channel]):
                    if target and drawing[lpar.css].number == path.css and _sees(device, lpar):
                        found += _each(device, unit, lpar.id, path.channel, (far.id, target.id))
    return found


def _each(device: DeviceRange, unit: Any, lpar: str, channel: str, target: tuple[str, str]) -> Iterator[Any]:
    first = device.number & 0xFF if device.address is None else device.address
    for place in range(device.count):
        address = first + place
        if not unit.units or any(begin <= address < min(begin + n, 256) for begin, n in unit.units):
            yield (lpar, channel, device.number + place, address, *target)


def _far(drawing: Any, name: str) -> Any:
    for cable in drawing.of(Cable):
        if name in cable.ends:
            return drawing[cable.ends[1] if cable.ends[0] == name else cable.ends[0]]
    return None


def _far_channel(drawing: Any, path: Any) -> Any:
    there = _far(drawing, path.channel)
    if isinstance(there, Channel):
        return there
    if not isinstance(there, Port) or not path.link.strip("*"):  # a storage unit has no channels
        return None
    director = drawing[there.director]
    if len(path.link) == 4:
        byte = int(path.link[:2], 16)
        of_domain = [d for d in drawing.of(Director) if (d.switch if d.domain is None else d.domain) == byte]
        near = [d for d in of_domain if d.id == director.id or _joined(drawing, d, director)]
        director = (near or of_domain or [None])[0]
    if director is None:
        return None
    for port in drawing.of(Port):
        if port.director == director.id and port.address == int(path.link[-2:], 16):
            far = _far(drawing, port.id)
            return far if isinstance(far, Channel) else None
    return None


def _joined(drawing: Any, one: Any, other: Any) -> bool:
    for cable in drawing.of(Cable):
        ends = [drawing[end] for end in cable.ends]
        if all(isinstance(end, Port) for end in ends) and {e.director for e in ends} == {one.id, other.id}:
            return True
    return False


def _lpars(drawing: Any, channel: Any) -> Iterator[Lpar]:
    named = {*(channel.access or ()), *(channel.candidates or ())}
    for lpar in drawing.of(Lpar):
        css = drawing[lpar.css]
        inside = css.cec == channel.cec and css.number in channel.css and lpar.name != "*"
        if inside and (channel.access is None or lpar.id in named):
            yield lpar


def _named(drawing: Any, channel: Any, cuadd: int | None) -> Any:
    holders = list(_lpars(drawing, channel))
    if not channel.shared and len(set(channel.css)) == 1:
        own = [one for one in holders if channel.access and one.id in channel.access] or holders
        alone = own[0] if len(own) == 1 else None
        return alone if alone and cuadd in (None, _cuadd(drawing, alone)) else None
    if cuadd is None:
        return None
    of_cec = [one for one in drawing.of(Lpar) if drawing[one.css].cec == channel.cec and one.name != "*"]
    wanted = [one for one in of_cec if _cuadd(drawing, one) == cuadd]
    return wanted[0] if wanted and wanted[0] in holders else None


def _cuadd(drawing: Any, lpar: Lpar) -> Any:
    return None if lpar.mif is None else 16 * drawing[lpar.css].number + lpar.mif


def _sees(device: DeviceRange, lpar: Lpar) -> bool:
    if device.lpars is not None:
        return lpar.id in device.lpars
    return lpar.id not in (device.barred or ())
