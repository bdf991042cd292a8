"""Definitions: the channel of a control unit, the far end to which it refers, and its devices."""

from __future__ import annotations

from engine.ficon.drawing.connection_rules.rule import ConnectionRule
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.addresses import domain, entry, far_of, image, link_text, port_of
from engine.ficon.drawing.meaning.device_paths import DevicePath
from engine.ficon.drawing.meaning.storages import FCP, reaching
from engine.ficon.drawing.meaning.visibility import lpars_of
from engine.ficon.drawing.model.cabling import Channel, Director, Lpar, Port, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.names import words
from engine.language import later, say


def _to_channel(draft: Draft, unit: ControlUnit, channel: Channel) -> None:
    """Add a channel to an FCTC control unit: the first is its own channel, the next is at the far end."""
    if not unit.paths:
        _own(draft, unit, channel)
    elif unit.unit == FCTC:
        aim(draft, unit, channel)
    elif channel.cec != unit.cec:
        raise DrawingError(say("{0} is in another CEC", words(draft.now, unit)), unit.id, channel.id)
    else:
        _further(draft, unit, channel)


def _own(draft: Draft, unit: ControlUnit, channel: Channel) -> None:
    if channel.cec != unit.cec:
        raise DrawingError(say("{0} is in another CEC", words(draft.now, unit)), unit.id, channel.id)
    draft.set(unit.id, paths=tuple(UnitPath(css=css, channel=channel.id) for css in channel.css))


def _further(draft: Draft, unit: ControlUnit, channel: Channel) -> None:
    if any(path.channel == channel.id for path in unit.paths):
        raise DrawingError(
            say("{0} already has {1}", words(draft.now, unit), words(draft.now, channel)), unit.id
        )
    paths = (*unit.paths, *(UnitPath(css=css, channel=channel.id) for css in channel.css))
    draft.set(unit.id, paths=paths)


def aim(draft: Draft, unit: ControlUnit, channel: Channel) -> None:
    """Make an FCTC control unit refer to a channel at the far end by LINK, and to the only LPAR of that
    channel by CUADD.
    """
    paths = tuple(
        path.model_copy(update={"link": link_to(draft, path.channel, channel)}) for path in unit.paths
    )
    users = lpars_of(draft.now, channel)
    draft.set(unit.id, paths=paths)
    if not channel.shared:
        draft.set(unit.id, cuadd=None)
    elif len(users) == 1:
        draft.set(unit.id, cuadd=image(draft.now, users[0]))


def link_to(draft: Draft, own: str, far: Channel) -> str:
    """Return the LINK by which a channel reaches another channel; "" = they are point to point."""
    if far_of(draft.now, own) == far.id:
        return ""
    port = port_of(draft.now, far.id)
    if port is None:
        text = say("{0} has no port: cable it to a director first", words(draft.now, far))
        raise DrawingError(text, far.id)
    return link_to_port(draft, own, port)


def link_to_port(draft: Draft, own: str, port: Port) -> str:
    """Return the LINK by which a channel refers to a port, widening its other links as needed."""
    director = entry(draft.now, own)
    if director is None:
        raise DrawingError(say("{0} has no cable to a director", words(draft.now, draft.now[own])), own)
    at = draft.now.get(port.director, Director)
    wide = at.id != director.id or _is_wide(draft, own)
    if wide and at.id != director.id:
        _widen(draft, own, director)
    if at.id != director.id and not _joined(draft, director, at):
        text = say("No ISL exists between {0} and {1}", words(draft.now, director), words(draft.now, at))
        raise DrawingError(text, director.id, at.id)
    return link_text(draft.now, own, (at.id, port.address), wide)


def _is_wide(draft: Draft, channel: str) -> bool:
    return any(len(path.link) > 2 for path in _paths(draft, channel))


def _paths(draft: Draft, channel: str) -> list[UnitPath]:
    units = (user for user in draft.now.users(channel) if isinstance(user, ControlUnit))
    return [path for unit in units for path in unit.paths if path.channel == channel]


def _widen(draft: Draft, channel: str, director: Director) -> None:
    """Give all links of a channel the same width (ICP255I) by prefixing the short ones with the domain."""
    for unit in [user for user in draft.now.users(channel) if isinstance(user, ControlUnit)]:
        paths = tuple(_wide(path, director) if path.channel == channel else path for path in unit.paths)
        if paths != unit.paths:
            draft.set(unit.id, paths=paths)


def _wide(path: UnitPath, director: Director) -> UnitPath:
    if len(path.link) != 2 or "*" in path.link:
        return path
    return path.model_copy(update={"link": f"{domain(director):02X}{path.link}"})


def _joined(draft: Draft, director: Director, other: Director) -> bool:
    for port in draft.now.children(director.id):
        far = draft.now.find(far_of(draft.now, port.id))
        if isinstance(far, Port) and far.director == other.id:
            return True
    return False


def _to_image(draft: Draft, unit: ControlUnit, lpar: Lpar) -> None:
    """Make an FCTC control unit refer to an LPAR at the far end by CUADD."""
    if unit.unit != FCTC:
        raise DrawingError(say("{0} is not an FCTC, so it names no LPAR", words(draft.now, unit)), unit.id)
    number = image(draft.now, lpar)
    if number is None:
        raise DrawingError(say("{0} has no MIF ID: specify a MIF ID first", words(draft.now, lpar)), lpar.id)
    draft.set(unit.id, cuadd=number)


def _hold(draft: Draft, device: DeviceRange, unit: ControlUnit) -> None:
    """Put devices into a control unit."""
    if unit.id in device.control_units:
        raise DrawingError(say("Already part of it: {0}", words(draft.now, device)), device.id)
    address = free_names.addresses(draft.now, [unit.id], device.count)
    more = (unit.id,) if unit.unit == FCTC else (*device.control_units, unit.id)
    draft.set(device.id, control_units=more, unit=unit.unit, address=address)
    cover(draft, unit.id)


def cover(draft: Draft, name: str) -> None:
    """Extend the unit addresses of a control unit to cover its devices, in steps of sixteen."""
    unit = draft.now.get(name, ControlUnit)
    used: set[int] = set()
    for device in draft.now.children(name):
        if isinstance(device, DeviceRange):
            begin = device.first_address
            used.update(range(begin, begin + device.count))
    have = {address for begin, count in unit.units for address in range(begin, begin + count)}
    if not used <= have:
        draft.set(name, units=_ranges({address // 16 for address in used | have}))


def _ranges(sixteens: set[int]) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for sixteen in sorted(sixteens):
        if found and sum(found[-1]) == sixteen * 16:
            found[-1] = (found[-1][0], found[-1][1] + 16)
        else:
            found.append((sixteen * 16, 16))
    return tuple(found)


def _to_storage(draft: Draft, unit: ControlUnit, storage: Storage) -> None:
    """Make the LINKs of a control unit refer to ports to which a storage unit is cabled."""
    if unit.unit == FCTC:
        raise DrawingError(
            say("{0} is an FCTC: it names a channel, not a storage unit", words(draft.now, unit)), unit.id
        )
    if unit.unit == FCP:
        raise DrawingError(
            say("{0} is FCP: its channels reach all FCP storage", words(draft.now, unit)), unit.id
        )
    ways = reaching(draft.now, storage.id)
    for place, path in enumerate(unit.paths):
        opened = [device_path for device_path in ways.get(path.channel, ()) if not device_path.fault]
        if not opened:
            raise DrawingError(
                say("{0} does not reach it", words(draft.now, draft.now[path.channel])), path.channel
            )
        aim_at_storage(draft, unit.id, place, opened[place % len(opened)])


def aim_at_storage(draft: Draft, unit: str, place: int, way: DevicePath) -> None:
    """Set the LINK of a control unit path to that of a path to a storage unit; "" = point to point."""
    port = draft.now.find(way.passed[-3])
    link = link_to_port(draft, way.channel, port) if isinstance(port, Port) else ""
    paths = draft.now.get(unit, ControlUnit).paths
    aimed = paths[place].model_copy(update={"link": link})
    draft.set(unit, paths=(*paths[:place], aimed, *paths[place + 1 :]))


RULES = (
    ConnectionRule(ControlUnit, Storage, later("Put {0} into {1}"), _to_storage),
    ConnectionRule(ControlUnit, Channel, later("Join {0} with {1}"), _to_channel),
    ConnectionRule(ControlUnit, Lpar, later("Make {0} refer to {1}"), _to_image),
    ConnectionRule(DeviceRange, ControlUnit, later("Put {0} into {1}"), _hold),
)
