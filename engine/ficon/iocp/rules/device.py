"""Devices: their control units, channels and lists of partitions."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.deck.definitions import DeckDevice
from engine.ficon.iocp.rules.facts import COUPLING, LONE, Channel, DeckFacts, channel, device_name, unit_name
from engine.ficon.iocp.rules.rule import GUIDE, LIMITS, DeckFinding, rule
from engine.language import say

_MAX_UNITS = 8
_MAX_CHANNELS = 8
_MAX_DEVICES = 256
_LAST = 0xFFFF


@rule("ICP145I", "error")
def last_number(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The device numbers of a range end at or before FFFF."""
    for device in facts.deck.devices:
        if device.number + device.count - 1 > _LAST:
            yield DeckFinding(
                say("{0} devices from {1:04X} on exceed FFFF", device.count, device.number), (device,)
            )


@rule("ICP136I", "error")
def count(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A device range contains 1 to 256 devices."""
    for device in facts.deck.devices:
        if not 1 <= device.count <= _MAX_DEVICES:
            yield DeckFinding(
                say("{0}: expected 1 to 256 devices, not {1}", device_name(device), device.count),
                (device,),
            )


@rule("ICP308I", "error")
def undefined_unit(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Each control unit that IODEVICE specifies is defined."""
    for device in facts.deck.devices:
        for number in device.units:
            if number not in facts.units:
                why = say("{0}: control unit {1:04X} is not defined", device_name(device), number)
                yield DeckFinding(why, (device,))


@rule("ICP302I", "error")
def unit_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """IODEVICE lists a control unit once."""
    for device in facts.deck.devices:
        if len(device.units) > 1 and len(set(device.units)) < len(device.units):
            yield DeckFinding(say("{0} names a control unit twice", device_name(device)), (device,))


@rule("", "error", LIMITS)
def too_many_units(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A device has at most 8 control units."""
    for device in facts.deck.devices:
        if len(device.units) > _MAX_UNITS:
            why = say(
                "{0} has {1} control units; the maximum is {2}",
                device_name(device),
                len(device.units),
                _MAX_UNITS,
            )
            yield DeckFinding(why, (device,))


@rule("ICP312I", "error")
def one_unit(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A device on a CTC control unit, or on coupling, FCP, IQD or OSA channels, has no other control unit."""
    for device in facts.deck.devices:
        if len(set(device.units)) < 2:
            continue
        for number in dict.fromkeys(device.units):
            wires = facts.wires.get(number, [])
            unit = facts.units.get(number)
            if unit is None:
                continue
            ctc = facts.is_ctc(unit, wires)
            if ctc or any(chpid.type in LONE or chpid.type in COUPLING for _, chpid in wires):
                why = "{0} has several control units, but {1} is on {2}, so it must be the only control unit"
                if ctc:
                    why = (
                        "{0} has several control units, but {1} is a CTC control unit, so it must "
                        "be the only control unit"
                    )
                why = say(why, device_name(device), unit_name(unit), wires[0][1].type)
                yield DeckFinding(why, (device, unit))
                break


@rule("ICP306I", "error")
def one_unit_on_channel(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The control units of a device are on different channels."""
    for device in facts.deck.devices:
        if len(device.units) < 2:
            continue
        seen: dict[Channel, int] = {}
        for number in dict.fromkeys(device.units):
            unit = facts.units.get(number)
            for path in unit.paths if unit is not None else ():
                other = seen.setdefault((path.css, path.chpid), number)
                if other != number and unit is not None:
                    yield DeckFinding(
                        say(
                            "{0}: control units {1:04X} and {2:04X} are both on CHPID {3:02X} of CSS {4:X}",
                            device_name(device),
                            other,
                            number,
                            path.chpid,
                            path.css,
                        ),
                        (device, facts.units[other], unit),
                    )
                    break


@rule("ICP304I", "error", LIMITS)
def too_many_channels(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A device has at most 8 channels in a CSS."""
    for device in facts.deck.devices:
        if len(device.units) < 2:
            continue
        counts: dict[int, set[int]] = {}
        for number in device.units:
            for path, _ in facts.wires.get(number, ()):
                counts.setdefault(path.css, set()).add(path.chpid)
        for css, numbers in sorted(counts.items()):
            if len(numbers) > _MAX_CHANNELS:
                yield DeckFinding(
                    say(
                        "{0} has {1} channels in CSS {2:X}; the maximum is {3}",
                        device_name(device),
                        len(numbers),
                        css,
                        _MAX_CHANNELS,
                    ),
                    (device,),
                )


@rule("ICP307I", "error")
def preferred(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The preferred channel of a device is a channel of its control units."""
    for device in facts.deck.devices:
        if not device.paths or any(number not in facts.units for number in device.units):
            continue
        reached = _reached(facts, device)
        for path in device.paths:
            if (path.css, path.chpid) not in reached:
                why = say(
                    "{0} has no path through CHPID {1:02X} of CSS {2:X}",
                    device_name(device),
                    path.chpid,
                    path.css,
                )
                yield DeckFinding(why, (device,))


def _reached(facts: DeckFacts, device: DeckDevice) -> set[Channel]:
    units = (facts.units[number] for number in device.units if number in facts.units)
    return {(path.css, path.chpid) for unit in units for path in unit.paths}


@rule("ICP313I", "warning", "PR/SM Planning Guide, shared channels; IOCP User's Guide, ICP313I")
def shared_and_unshared(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The channels of a device are all shared or all unshared."""
    for device in facts.deck.devices:
        if len(device.units) < 2:
            continue
        wires = [chpid for number in device.units for _, chpid in facts.wires.get(number, ()) if chpid.type]
        shared = next((wire for wire in wires if wire.is_shared), None)
        unshared = next((wire for wire in wires if not wire.is_shared), None)
        if shared is not None and unshared is not None:
            yield DeckFinding(
                say(
                    "{0} mixes shared ({1}) and unshared ({2}) channels",
                    device_name(device),
                    channel(shared),
                    channel(unshared),
                ),
                (device, shared, unshared),
            )


@rule("ICP315I", "error")
def lists_on_unshared(facts: DeckFacts) -> Iterator[DeckFinding]:
    """PART and NOTPART are allowed only for devices of shared channels."""
    for device in facts.deck.devices:
        if device.partitions is None and device.denied is None:
            continue
        wires = [chpid for number in device.units for _, chpid in facts.wires.get(number, ())]
        if wires and not any(wire.is_shared or not wire.type for wire in wires):
            why = say(
                "{0} has a list of partitions, but {1} is not shared", device_name(device), channel(wires[0])
            )
            yield DeckFinding(why, (device, wires[0]))


@rule("ICP321I", "error")
def no_css(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Each CSS that the lists of a device name has a channel of the device's control units."""
    for device in facts.deck.devices:
        lists = (*(device.partitions or ()), *(device.denied or ()))
        if not lists or any(number not in facts.units for number in device.units):
            continue
        reached = {css for css, _ in _reached(facts, device)}
        for css in sorted({css for css, _ in lists} - reached):
            why = say(
                "{0} has a list for CSS {1:X}, where its control units have no channel",
                device_name(device),
                css,
            )
            yield DeckFinding(why, (device,))


@rule("ICP309I", "error")
def no_access(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Each partition on the list of a device is allowed to use at least one channel of the device."""
    if not facts.css:
        return
    for device in facts.deck.devices:
        lists = (*(device.partitions or ()), *(device.denied or ()))
        for css, names in lists:
            reach = 0
            for number in device.units:
                for path, chpid in facts.wires.get(number, ()):
                    if path.css == css:
                        reach |= facts.access(chpid, css)[1]
            if reach and names and not reach & facts.allowed(device, css):
                why = say(
                    "{0}: no partition in its access list for CSS {1:X} can use its channels",
                    device_name(device),
                    css,
                )
                yield DeckFinding(why, (device,))


@rule("", "info", f"{GUIDE}, IODEVICE, STADET; usual, not required")
def status(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Devices of FICON CTCs usually have STADET=Y."""
    for device in facts.deck.devices:
        if device.unit == "FCTC" and device.stadet is False:
            yield DeckFinding(
                say("{0} has STADET=N; Y is usual for FICON CTCs", device_name(device)), (device,)
            )
