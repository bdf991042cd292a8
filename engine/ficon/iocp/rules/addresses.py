"""Unit addresses: of control units, and of the devices behind them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.deck.definitions import DeckControlUnit, DeckDevice
from engine.ficon.iocp.rules.facts import LINKED, DeckFacts, channel, device_name, unit_name
from engine.ficon.iocp.rules.rule import DeckFinding, rule
from engine.language import say

_LAST = 0xFF
_ONE_RANGE = LINKED - {"CVC", "CBY"}


@rule("ICP233I", "error")
def ranges(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The unit address ranges of a control unit end at or before FF and do not overlap."""
    for unit in facts.deck.units:
        end = -1
        for first, count in sorted(unit.ranges) if len(unit.ranges) > 1 else unit.ranges:
            if first + count - 1 > _LAST:
                yield DeckFinding(
                    say("{0}: {1} unit addresses from {2:02X} on exceed FF", unit_name(unit), count, first),
                    (unit,),
                )
            if first <= end:
                yield DeckFinding(
                    say("{0}: unit address {1:02X} is in two ranges", unit_name(unit), first), (unit,)
                )
            end = max(end, first + count - 1)


@rule("ICP236I", "error")
def one_range(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A control unit on CNC, CTC, FCV or FC channels has one range of unit addresses."""
    for unit, wires in facts.wired:
        if len(unit.ranges) < 2:
            continue
        chpid = next((chpid for _, chpid in wires if chpid.type in _ONE_RANGE), None)
        if chpid is not None:
            yield DeckFinding(
                say(
                    "{0} has {1} unit address ranges; on {2} channels ({3}), it can have only one range",
                    unit_name(unit),
                    len(unit.ranges),
                    chpid.type,
                    channel(chpid),
                ),
                (unit, chpid),
            )


@rule("ICP300I", "error")
def past_the_end(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The unit addresses of a device range end at or before FF."""
    for device in facts.deck.devices:
        last = device.first_address + device.count - 1
        if last > _LAST:
            why = say(
                "{0}: unit addresses {1:02X}-{2:X} exceed FF", device_name(device), device.first_address, last
            )
            yield DeckFinding(why, (device,))


@rule("ICP303I", "error")
def not_in_unit(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The unit addresses of a device are among those of each of its control units."""
    units = facts.units
    for device in facts.deck.devices:
        if device.elided and device.address is None:
            continue
        first = device.first_address
        last = min(first + device.count - 1, _LAST)
        for number in device.units:
            unit = units.get(number)
            if unit is None or not unit.ranges:
                continue
            start, count = unit.ranges[0]
            if start <= first and last < start + count:
                continue
            outside = _outside(unit, first, last)
            if outside is not None:
                why = say(
                    "{0}: unit address {1:02X} does not exist in {2}",
                    device_name(device),
                    outside,
                    unit_name(unit),
                )
                yield DeckFinding(why, (device, unit))


def _outside(unit: DeckControlUnit, first: int, last: int) -> int | None:
    """Return the first unit address from first to last that a control unit does not have."""
    for start, count in sorted(unit.ranges):
        if start <= first < start + count:
            first = start + count
    return first if first <= last else None


@rule("ICP352I", "error")
def used_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A unit address of a control unit belongs to one device in each CSS."""
    for number, devices in facts.devices_of.items():
        unit = facts.units.get(number)
        if unit is None or len(devices) < 2:
            continue
        last, end = devices[0], -1
        for device in sorted(devices, key=lambda device: device.first_address):
            if device.first_address <= end and _share_css(facts, number, device, last):
                yield _used_twice(unit, device, last)
            if device.first_address + device.count - 1 > end:
                last, end = device, device.first_address + device.count - 1


def _share_css(facts: DeckFacts, number: int, deck_device: DeckDevice, other: DeckDevice) -> bool:
    """Return True if a CSS has both device ranges; a range whose list for a CSS is 0 is absent there."""
    nowhere = {css for device in (deck_device, other) for css, names in device.partitions or () if not names}
    return any(path.css not in nowhere for path in facts.units[number].paths)


def _used_twice(unit: DeckControlUnit, device: DeckDevice, other: DeckDevice) -> DeckFinding:
    return DeckFinding(
        say(
            "{0} and {1} both have unit address {2:02X} on {3}",
            device_name(device),
            device_name(other),
            device.first_address,
            unit_name(unit),
        ),
        (device, other, unit),
    )
