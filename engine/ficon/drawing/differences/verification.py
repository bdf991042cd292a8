"""Checks before and after a change: what CP should show about links, paths and channels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.ficon.drawing.differences.definitions import Defined
from engine.ficon.drawing.differences.machine import MachineChange, joined_ranges, lpars_behind, of_level
from engine.ficon.drawing.differences.step import ChangeStep, merged, systems
from engine.ficon.drawing.meaning.images import images
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.deck.definitions import span
from engine.language import say


def before(machine: MachineChange) -> Iterator[ChangeStep]:
    """Yield checks of everything that a CEC change stops: it is online now, so it can be restored."""
    found = {**machine.gone, **machine.stopped}
    yield from _paths(machine.sides[0], found, say("Check before"))
    yield from _channels(machine.sides[0], found, say("Check before"), say("expected before: online"))


def after(machine: MachineChange) -> Iterator[ChangeStep]:
    """Yield checks of everything that a CEC change has started."""
    found = {**machine.made, **machine.started}
    yield from _channels(machine.sides[1], found, say("Check after"), say("expected after: online"))
    yield from _paths(machine.sides[1], found, say("Check after"))


def of_links(steps: Iterable[ChangeStep], phase: str) -> list[ChangeStep]:
    """Return one check of the links of each system whose links are stopped or started by steps."""
    found: dict[str, list[str]] = {}
    for step in steps:
        for where in step.where.split("; "):
            words = step.do.split()[2:]
            found.setdefault(where, []).extend(words[: words.index("NODE")] if "NODE" in words else words)
    return merged(
        ChangeStep(phase, where, "QUERY ISLINK", say("expected: devices {0} are active", " ".join(devices)))
        for where, devices in found.items()
    )


def _paths(drawing: Drawing, found: dict[str, Defined], phase: str) -> Iterator[ChangeStep]:
    seen = sorted(
        (
            (where, chpids, item)
            for item in of_level("DEVICE", found)
            for where, chpids in _ways(drawing, item)
        ),
        key=lambda seen: (seen[0], seen[1], seen[2].first),
    )
    for (where, chpids), same in groupby(seen, lambda seen: seen[:2]):
        for first, count in joined_ranges(item for *_, item in same):
            note = say("expected: online over CHPIDs {0}", chpids)
            yield ChangeStep(phase, where, f"QUERY PATHS TO {span(first, count)}", note)


def _ways(drawing: Drawing, item: Defined) -> Iterator[tuple[str, str]]:
    """Yield the systems that see devices, grouped by equal CHPIDs, and these CHPIDs."""
    device = drawing.get(item.thing, DeviceRange)
    by_chpids: dict[str, list[Lpar]] = {}
    for lpar in lpars_behind(drawing, item):
        css = images(drawing).place(lpar.id)[1]
        paths = (path for unit in device.control_units for path in drawing.get(unit, ControlUnit).paths)
        channels = (drawing.get(path.channel, Channel) for path in paths if path.css == css)
        numbers = {channel.chpid for channel in channels if lpar.id in images(drawing).holders(channel)}
        by_chpids.setdefault(" ".join(f"{number:02X}" for number in sorted(numbers)), []).append(lpar)
    yield from ((systems(drawing, lpars), chpids) for chpids, lpars in by_chpids.items() if chpids)


def _channels(drawing: Drawing, found: dict[str, Defined], phase: str, note: str) -> Iterator[ChangeStep]:
    for item in of_level("CHPID", found):
        if where := systems(drawing, lpars_behind(drawing, item)):
            yield ChangeStep(phase, where, f"QUERY CHPID {item.number}", note)
