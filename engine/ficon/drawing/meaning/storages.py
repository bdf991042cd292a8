"""Storage units: the ports they are cabled to, their control units, and the paths that end there."""

from __future__ import annotations

from engine.ficon.drawing.meaning.addresses import domain
from engine.ficon.drawing.meaning.device_paths import FIBRE, DevicePath, device_paths
from engine.ficon.drawing.meaning.routes import Routes, routes
from engine.ficon.drawing.model.cabling import Cable, Channel, ChannelCard, Director, Port, Storage
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing

FCP = "FCP"  # type of a channel, and UNIT of its control units
READS: tuple[type[Thing], ...] = (ChannelCard, Channel, Director, Port, Storage, Cable, ControlUnit)


def cables_of(drawing: Drawing, storage: str) -> list[tuple[Cable, Thing]]:
    """Return the cables of a storage unit, each with the port or channel at its other end."""
    own = [user for user in drawing.users(storage) if isinstance(user, Cable)]
    return [(cable, drawing[cable.ends[1] if cable.ends[0] == storage else cable.ends[0]]) for cable in own]


def paths_into(drawing: Drawing) -> dict[str, dict[str, tuple[DevicePath, ...]]]:
    """Return the paths that end in each storage unit, by control unit; for FCP, by channel."""
    return drawing.derived(_paths_into, *READS)


def reaching(drawing: Drawing, storage: str) -> dict[str, list[DevicePath]]:
    """Return the paths of fiber channels to a storage unit by channel, regardless of control units."""
    known = routes(drawing)
    found: dict[str, list[DevicePath]] = {}
    for channel in drawing.of(Channel):
        if channel.type in FIBRE and (ways := _ways(drawing, known, channel, storage)):
            found[channel.id] = ways
    return found


def count(paths: tuple[DevicePath, ...]) -> int:
    """Return the number of open paths: channels with the port, or the fiber, at the storage unit."""
    return len({(path.channel, path.passed[-2:]) for path in paths if not path.fault})


def _paths_into(drawing: Drawing) -> dict[str, dict[str, tuple[DevicePath, ...]]]:
    found: dict[str, dict[str, tuple[DevicePath, ...]]] = {storage.id: {} for storage in drawing.of(Storage)}
    for unit, paths in device_paths(drawing).items():
        for path in paths:
            if path.passed[-1] in found:
                inside = found[path.passed[-1]]
                inside[unit] = (*inside.get(unit, ()), path)
    for box in drawing.of(Storage):
        if box.holds == "fcp":
            found[box.id] |= _of_fcp(drawing, box.id)
    return found


def _of_fcp(drawing: Drawing, storage: str) -> dict[str, tuple[DevicePath, ...]]:
    every = reaching(drawing, storage)
    return {name: tuple(ways) for name, ways in every.items() if drawing.get(name, Channel).type == FCP}


def _ways(drawing: Drawing, known: Routes, channel: Channel, storage: str) -> list[DevicePath]:
    """Return the paths of a channel to each adapter of a storage unit in its fabric."""
    crossed = known.across(channel.id)
    if crossed is None:
        return []
    cable, end = crossed
    own = (*filter(None, (channel.card, channel.id)), cable.id, end.id)
    if end.id == storage:
        return [DevicePath(min(channel.css), channel.id, "", own)]
    if not isinstance(end, Port):
        return []
    found = []
    for last, port in cables_of(drawing, storage):
        if isinstance(port, Port) and known.joined(end.director, port.director):
            between, fault = known.reach(end, port)
            passed = tuple(dict.fromkeys((*own, end.director, *between, last.id, storage)))
            link = f"{domain(drawing.get(port.director, Director)):02X}{port.address:02X}"
            found.append(DevicePath(min(channel.css), channel.id, link, passed, fault))
    return found
