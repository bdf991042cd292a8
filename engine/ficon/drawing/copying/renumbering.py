"""CHPIDs, ports, control units and devices of pasted elements: moved together to numbers that are all free.

3C and 3D become 4C and 4D: the scheme is kept. All devices move by the same number, so that the numbers on
both sides of a connection remain equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.ficon.drawing.connection_rules.definitions import cover
from engine.ficon.drawing.copying import fresh
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Director, Lpar, Port, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.language import say

_SLOTS = 41


def named_anew(drawing: Drawing, kind: type[Thing], values: dict[str, Any]) -> dict[str, Any]:
    """Return new values to replace values that are already in use."""
    if kind is Cec:
        return {"name": fresh.name(values["name"], {cec.name for cec in drawing.of(Cec)}, 8)}
    if kind is Css:
        taken = {css.number for css in drawing.of(Css) if css.cec == values["cec"]}
        return {"number": free_names.css_number(drawing, values["cec"])} if values["number"] in taken else {}
    if kind is Lpar:
        return _lpar(drawing, values)
    if kind is ChannelCard:
        slots = {card.slot for card in drawing.of(ChannelCard) if card.cec == values["cec"]}
        return (
            {"slot": free_names.first(slots, values["slot"], _SLOTS, what=say("slots"))}
            if values["slot"] in slots
            else {}
        )
    if kind is Director:
        return _director(drawing, values)
    if kind is Storage:
        return {"name": fresh.name(values["name"], {storage.name for storage in drawing.of(Storage)}, 8)}
    if kind is Cluster:
        return {"name": fresh.name(values["name"], {cluster.name for cluster in drawing.of(Cluster)}, 8)}
    return {}


def _lpar(drawing: Drawing, values: dict[str, Any]) -> dict[str, Any]:
    others = drawing.of(Lpar)
    changed: dict[str, Any] = {}
    if values["name"] != "*":
        changed["name"] = fresh.name(values["name"], {other.name for other in others}, 8)
    if values["system"]:
        changed["system"] = fresh.name(values["system"], {other.system for other in others}, 8)
    if values["mif"] in {other.mif for other in others if other.css == values["css"]} - {None}:
        changed["mif"] = free_names.mif(drawing, values["css"])
    return changed


def _director(drawing: Drawing, values: dict[str, Any]) -> dict[str, Any]:
    others = drawing.of(Director)
    changed: dict[str, Any] = {}
    if values["name"]:
        changed["name"] = fresh.name(values["name"], {other.name for other in others}, 60)
    if values["switch"] in {other.switch for other in others}:
        changed["switch"] = free_names.first(
            {other.switch for other in others}, values["switch"], 256, what=say("switch IDs")
        )
    domains = {other.switch if other.domain is None else other.domain for other in others}
    if values["domain"] in domains - {None}:
        changed["domain"] = None
    return changed


CHPIDS, PORTS, WORDS, ADDRESSES = 0x100, 0xFE, 0x10000, 0x100


def renumber(draft: Draft, pasted: set[str]) -> None:
    """Assign free numbers to pasted elements. Raises DrawingError if no free numbers are left."""
    channels, units, ports = (_by_holder(draft.now, kind) for kind in (Channel, ControlUnit, Port))
    for row in channels.values():
        _row(draft, pasted, row, "chpid", CHPIDS)
        _pchids(draft, pasted, row)
    for row in units.values():
        _row(draft, pasted, row, "number", WORDS)
    for row in ports.values():
        _row(draft, pasted, row, "address", PORTS)
    _addresses(draft, pasted)
    _devices(draft, pasted)


def _by_holder(drawing: Drawing, kind: type[Thing]) -> dict[str, list[Thing]]:
    """Return elements by their CEC or director."""
    found: dict[str, list[Thing]] = {}
    for item in drawing.of(kind):
        holder = item.director if isinstance(item, Port) else item.cec  # type: ignore[attr-defined]
        found.setdefault(holder, []).append(item)
    return found


def _row(draft: Draft, pasted: set[str], row: Iterable[Thing], field: str, end: int) -> None:
    """Move the numbers of a row's pasted elements to numbers that the other elements do not use."""
    new = {thing.id: getattr(thing, field) for thing in row if thing.id in pasted}
    old = {getattr(thing, field) for thing in row if thing.id not in pasted}
    if not new or old.isdisjoint(new.values()):
        return
    by = fresh.shift([(fresh.mask(new.values()), fresh.mask(old))], end)
    for name, number in new.items():
        if by is None:
            number = _first_free(old, end, field)
            old.add(number)
        draft.set(name, **{field: number + (by or 0)})


def _first_free(taken: set[int], end: int, field: str) -> int:
    found = next((number for number in range(end) if number not in taken), None)
    if found is None:
        raise DrawingError(say("No {0} is free for the pasted elements", field))
    return found


def _pchids(draft: Draft, pasted: set[str], row: Iterable[Thing]) -> None:
    """Replace PCHIDs that are already used in the machine with the next free ones."""
    channels = [draft.now.get(thing.id, Channel) for thing in row]
    taken = {channel.pchid for channel in channels if channel.id not in pasted and channel.pchid is not None}
    for channel in channels:
        if channel.id in pasted and channel.pchid in taken:
            after = max(taken) + 1
            draft.set(channel.id, pchid=after if after < 0x1000 else None)
            taken.add(after)


def _addresses(draft: Draft, pasted: set[str]) -> None:
    """Move unit addresses in existing control units, by the same amount on both sides of a connection."""
    units: dict[str, list[DeviceRange]] = {}
    for device in draft.now.of(DeviceRange):
        for unit in device.control_units:
            units.setdefault(unit, []).append(device)
    shared = {
        unit: devices
        for unit, devices in units.items()
        if unit not in pasted and any(device.id in pasted for device in devices)
    }
    pairs = [
        (
            _bits(device for device in devices if device.id in pasted),
            _bits(device for device in devices if device.id not in pasted),
        )
        for devices in shared.values()
    ]
    by = fresh.shift(pairs, ADDRESSES, near=True)
    if by is None:
        raise DrawingError(say("The control unit has no free unit addresses"), *shared)
    moved = {device.id for devices in shared.values() for device in devices if device.id in pasted}
    for name in sorted(moved) if by else ():
        draft.set(name, address=draft.now.get(name, DeviceRange).first_address + by)
    for unit in shared if by else ():
        cover(draft, unit)


def _bits(devices: Iterable[DeviceRange]) -> int:
    found = 0
    for device in devices:
        found |= fresh.run(device.first_address, device.count)
    return found


def _devices(draft: Draft, pasted: set[str]) -> None:
    """Move device numbers so that no LPAR sees a number twice."""
    pairs, mine = [], {}
    for lpar in draft.now.of(Lpar):
        seen = behind(draft.now).seen(lpar.id)
        new = [number for number, ids in seen.items() if not pasted.isdisjoint(ids)]
        if new:
            old = (number for number, ids in seen.items() if not pasted.issuperset(ids))
            pairs.append((fresh.mask(new), fresh.mask(old)))
            mine[lpar.id] = set(new)
    by = fresh.shift(pairs, WORDS)
    if by is None:
        raise DrawingError(say("No device numbers are free for the pasted elements"))
    if by:
        _move_devices(draft, pasted, by)
        _move_links(draft, pasted, by, mine)


def _move_devices(draft: Draft, pasted: set[str], by: int) -> None:
    for device in draft.now.of(DeviceRange):
        if device.id in pasted and 0 <= device.number + by <= WORDS - device.count:
            draft.set(device.id, number=device.number + by, address=device.first_address)


def _move_links(draft: Draft, pasted: set[str], by: int, mine: dict[str, set[int]]) -> None:
    """Update the device lists of pasted links."""
    for link in draft.now.of(IsfcLink):
        if link.id in pasted:
            sides = zip(link.ends, link.devices, strict=True)
            devices = (
                tuple(number + by if number in mine.get(lpar, ()) else number for number in numbers)
                for lpar, numbers in sides
            )
            draft.set(link.id, devices=tuple(devices))
