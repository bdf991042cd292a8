"""Paths to disks, tapes and FCP devices: the channels, ports and directors used to reach a control unit.

FICON control units are reached at the port specified by LINK; that port has no channel, so the control unit
is behind it, or in the storage unit that is cabled to it. FCP has no LINK: its path is drawn as far as the
director that the channel is cabled to; meaning/storages.py follows it to the storage units of its fabric.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.ficon.drawing.meaning.routes import Routes, routes
from engine.ficon.drawing.model.cabling import Cable, Channel, ChannelCard, Director, Port, Storage
from engine.ficon.drawing.model.definitions import FCTC, OLD_CTC, ControlUnit
from engine.ficon.drawing.model.definitions import UnitPath as Defined
from engine.ficon.drawing.model.drawing import Drawing
from engine.language import say

READS = (ChannelCard, Channel, Director, Port, Storage, Cable, ControlUnit)
FIBRE = frozenset(("FC", "FCP"))  # channels whose paths are drawn


@dataclass(frozen=True, slots=True)
class DevicePath:
    """A path of a control unit. passed: card, channel, cable, ports, directors, storage.

    fault: why it is closed.
    """

    css: int
    channel: str
    link: str
    passed: tuple[str, ...]
    fault: str = ""


def device_paths(drawing: Drawing) -> dict[str, tuple[DevicePath, ...]]:
    """Return the paths of each control unit on FICON and FCP channels that is not FCTC."""
    return drawing.derived(_paths, *READS)


def on_all(drawing: Drawing, paths: Iterable[DevicePath]) -> tuple[str, ...]:
    """Return the single points of failure: cards, channels and directors that all open paths pass through.

    The cable into a storage unit also counts, since there is only one host adapter behind it.
    """
    opened = [path for path in paths if not path.fault]
    common = (
        set(opened[0].passed).intersection(*(device_path.passed for device_path in opened))
        if opened
        else set()
    )
    parts = (ChannelCard, Channel, Director)
    first = opened[0].passed if opened else ()
    return tuple(
        text for text in first if text in common and (_is(drawing, text, parts) or _adapter(drawing, text))
    )


def _adapter(drawing: Drawing, name: str) -> bool:
    """Return whether an element is a cable from a port to a storage unit."""
    thing = drawing.find(name)
    ends = [drawing[end] for end in thing.ends] if isinstance(thing, Cable) else []
    return any(isinstance(end, Storage) for end in ends) and any(isinstance(end, Port) for end in ends)


def _is(drawing: Drawing, name: str, kinds: tuple[type, ...]) -> bool:
    return isinstance(drawing.find(name), kinds)


def behind(drawing: Drawing) -> dict[str, tuple[str, ...]]:
    """Return the control units named by LINKs, by port."""
    return drawing.derived(_behind, *READS)


def _paths(drawing: Drawing) -> dict[str, tuple[DevicePath, ...]]:
    known = routes(drawing)
    found = {}
    for unit in drawing.of(ControlUnit):
        drawn = [path for path in unit.paths if drawing.get(path.channel, Channel).type in FIBRE]
        if unit.unit != FCTC and unit.unit not in OLD_CTC and drawn:
            found[unit.id] = _settled(drawing, [_path(drawing, known, path) for path in drawn])
    return found


def _settled(drawing: Drawing, paths: list[DevicePath]) -> tuple[DevicePath, ...]:
    """Return paths; if one ends in a storage unit, close those whose LINK specifies another port."""
    ends = [drawing[path.passed[-1]] for path in paths]
    box = next((end.name for end in ends if isinstance(end, Storage)), "")
    found = []
    for device_path, end in zip(paths, ends, strict=True):
        if box and device_path.link and not device_path.fault and not isinstance(end, Storage):
            device_path = replace(
                device_path,
                fault=say(
                    "LINK {0} does not refer to a port with a cable to storage unit {1}",
                    device_path.link,
                    box,
                ),
            )
        found.append(device_path)
    return tuple(found)


def _path(drawing: Drawing, known: Routes, path: Defined) -> DevicePath:
    channel, crossed = drawing.get(path.channel, Channel), known.across(path.channel)
    own = tuple(filter(None, (channel.card, channel.id)))
    if crossed is None:
        return DevicePath(
            path.css, channel.id, path.link, own, say("CHPID {0:02X} has no cable", channel.chpid)
        )
    cable, end = crossed
    passed = (*own, cable.id, end.id)
    if not isinstance(end, Port):
        return DevicePath(path.css, channel.id, path.link, passed)
    more, fault = known.onward(path.channel, path.link, end)
    every = tuple(dict.fromkeys((*passed, end.director, *more)))
    return DevicePath(path.css, channel.id, path.link, (*every, *_into(drawing, known, every)), fault)


def _into(drawing: Drawing, known: Routes, passed: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cable from the last port of a path to a storage unit, and that storage unit."""
    last = known.across(passed[-1]) if _is(drawing, passed[-1], (Port,)) else None
    return (last[0].id, last[1].id) if last and isinstance(last[1], Storage) else ()


def _behind(drawing: Drawing) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for unit, paths in device_paths(drawing).items():
        for path in paths:
            last = path.passed[-3 if _is(drawing, path.passed[-1], (Storage,)) else -1]
            if path.link and _is(drawing, last, (Port,)):
                found.setdefault(last, {})[unit] = None
    return {port: tuple(units) for port, units in found.items()}
