"""Unit addresses of the two sides of a connection: equal, regardless of the device numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.checks.mirrors import FCTC_SOURCE
from engine.ficon.drawing.meaning.pairing import TWICE
from engine.ficon.drawing.meaning.resolve import Half
from engine.ficon.drawing.meaning.scene import RESOLVED, Scene
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.names import numbers
from engine.language import say

LAST = 0xFF  # the highest unit address
_Sides = tuple[str, str, str, str]  # channel and LPAR of the own end, and of the other one


@check(
    "unit-offset",
    "error",
    "The unit address connects the two sides of a connection: device numbers may differ, but unit "
    "addresses must match. A range that begins at a different unit address at the far end does not match "
    "its mirror.",
    f"{FCTC_SOURCE}: unit addresses specified for each CTC connection must be identical",
    RESOLVED,
)
def shifted(scene: Scene) -> Iterator[FoundProblem]:
    """Devices with the same numbers at both ends begin at the same unit address."""
    for half, other in _facing(scene):
        sides = [(scene.drawing.get(item.end.device, DeviceRange), item.end.lpar) for item in (half, other)]
        (own, mine), (far, theirs) = sorted(sides, key=lambda side: -side[0].first_address)
        first, second = own.first_address, far.first_address
        text = say(
            "{0}: the unit addresses begin at {1:02X} at {2} and at {3:02X} at {4}; expected the same "
            "address at both ends",
            numbers(own),
            first,
            scene.words(mine),
            second,
            scene.words(theirs),
        )
        fix = _move(scene, own, second) or _move(scene, far, first)
        yield FoundProblem(text, (own.id, far.id), fix)


def _facing(scene: Scene) -> Iterator[tuple[Half, Half]]:
    """Yield halves of ranges with the same numbers, count and ends, at different unit addresses."""
    found: dict[tuple[_Sides, int, int], Half] = {}
    done: set[frozenset[str]] = set()
    for half in scene.resolved.halves:
        if not half.lpar or half.itself or half.reason == say(TWICE):
            continue
        device = scene.drawing.get(half.end.device, DeviceRange)
        here, there = (half.end.channel, half.end.lpar), (half.channel, half.lpar)
        other = found.get(((*there, *here), device.number, device.count))
        found.setdefault(((*here, *there), device.number, device.count), half)
        pair = frozenset((half.end.device, other.end.device)) if other else frozenset()
        if other and len(pair) == 2 and pair not in done:
            done.add(pair)
            if device.first_address != scene.drawing.get(other.end.device, DeviceRange).first_address:
                yield other, half


def _move(scene: Scene, device: DeviceRange, address: int) -> Fix | None:
    """Start a range at a unit address, if these addresses are free in its control units."""
    wanted = range(address, address + device.count)
    others = [
        device_range
        for unit in device.control_units
        for device_range in scene.behind.devices[unit]
        if device_range != device
    ]
    if wanted[-1] > LAST or any(other.overlaps(wanted) for other in others):
        return None
    title = say("Start {0} at unit address {1:02X}", scene.words(device.id), address)
    return Fix(title, partial(_begin, title, device.id, wanted))


def _begin(title: str, name: str, wanted: range, drawing: Drawing) -> Change:
    draft = Draft(drawing, title)
    draft.set(name, address=wanted.start)
    for control_unit in drawing.get(name, DeviceRange).control_units:
        unit = drawing.get(control_unit, ControlUnit)
        if unit.units and not any(_holds(pair, wanted) for pair in unit.units):
            draft.set(control_unit, units=_with(unit.units, wanted))
    return draft.done([name])


def _holds(units: tuple[int, int], wanted: range) -> bool:
    return units[0] <= wanted.start and wanted.stop <= sum(units)


def _with(units: tuple[tuple[int, int], ...], wanted: range) -> tuple[tuple[int, int], ...]:
    """Return one range with the addresses of a control unit and these addresses: FC channels allow only one
    range (ICP236I).
    """
    first = min([wanted.start, *(begin for begin, _ in units)])
    last = max([wanted.stop, *(begin + count for begin, count in units)])
    return ((first, last - first),)
