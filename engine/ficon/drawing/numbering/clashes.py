"""Clashes of new numbers: for each LPAR, and for the control units of each CEC."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.names import called, words

END = 0x10000


def clashes(now: Drawing, plan: Mapping[str, int | None]) -> dict[str, str]:
    """Return sentences by id. now: the drawing with the numbers of the plan, as far as possible."""
    found = {}
    for name, new in plan.items():
        thing = now[name]
        if new is None:
            found[name] = f"{words(now, thing)}: a field has more digits than the template has room for"
        elif isinstance(thing, DeviceRange) and not 0 <= new <= END - thing.count:
            found[name] = f"{words(now, thing)}: {thing.count} devices from {new:X} on go beyond FFFF"
    for lpar in now.of(Lpar):
        for name, text in _twice_seen(now, lpar):
            if name in plan:
                found.setdefault(name, text)
    numbers = Counter((one.cec, one.number) for one in now.of(ControlUnit))
    for unit in now.of(ControlUnit):
        if unit.id in plan and numbers[unit.cec, unit.number] > 1:
            times = f"{unit.number:04X} {numbers[unit.cec, unit.number]} times"
            found.setdefault(unit.id, f"{called(now, unit.cec)} has control unit {times}")
    return found


def _twice_seen(now: Drawing, lpar: Lpar) -> Iterator[tuple[str, str]]:
    for seen, ids in behind(now).seen(lpar.id).items():
        if len(ids) > 1:
            for name in ids:
                yield name, f"LPAR {lpar.name} would see device {seen:04X} {len(ids)} times"
