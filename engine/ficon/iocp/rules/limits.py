"""Upper limits of channels, control units and channel subsystems."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.ficon.iocp.deck.definitions import Chpid
from engine.ficon.iocp.rules.facts import SINGLE, DeckFacts, channel, unit_name
from engine.ficon.iocp.rules.profile import profile
from engine.ficon.iocp.rules.rule import LIMITS, DeckFinding, rule
from engine.language import say

_UNITS = {"CNC": 120, "CTC": 120, "FC": 256, "FCV": 256, "IQD": 64, "CVC": 48, "CBY": 48} | dict.fromkeys(
    ("OSD", "OSH", "OSM", "OSX"), 16
)
_LINKS = {"CNC": 120, "CTC": 120, "FC": 256, "FCV": 256}
_RANGES = {"CVC": 64, "CBY": 64, "CTC": 120, "FC": 256}
_ADDRESSES = {"CNC": 1024, "CTC": 512, "FCV": 16384}  # unit addresses of a channel; FC: as the machine takes
_DEVICES = 256  # of a control unit
_DEVICES_OF_CSS = (65280, 65535, 65535, 65535)  # by subchannel set, z17


@rule("ICP235I", "error", LIMITS)
def units(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel has at most as many control units as its type allows."""
    for chpid in facts.deck.chpids:
        most = 1 if chpid.type in SINGLE else _UNITS.get(chpid.type)
        found = facts.on[id(chpid)]
        if most is None or len(found) <= most:
            continue
        count = len({unit.number for unit, _ in found})
        if count > most:
            yield DeckFinding(
                say(
                    "{0} of type {1} has {2} control units; the maximum is {3}",
                    channel(chpid),
                    chpid.type,
                    count,
                    most,
                ),
                (chpid,),
            )


@rule("ICP357I", "error", LIMITS)
def links(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel has at most as many link addresses as its type allows."""
    for chpid in facts.deck.chpids:
        most, found = _LINKS.get(chpid.type), facts.on[id(chpid)]
        if most is None or len(found) <= most:
            continue
        count = len({path.link for _, path in found if path.link})
        if count > most:
            yield DeckFinding(
                say("{0} has {1} link addresses; the maximum is {2}", channel(chpid), count, most), (chpid,)
            )


@rule("ICP359I", "error", LIMITS)
def ranges(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel has at most as many unit address ranges as its type allows."""
    for chpid in facts.deck.chpids:
        most = _RANGES.get(chpid.type)
        if most is None or (chpid.type == "CTC" and not chpid.is_shared) or not facts.on[id(chpid)]:
            continue
        count = sum(len(ranges) for ranges in _by_unit(facts, chpid))
        if count > most:
            yield DeckFinding(
                say("{0} has {1} unit address ranges; the maximum is {2}", channel(chpid), count, most),
                (chpid,),
            )


def _by_unit(facts: DeckFacts, chpid: Chpid) -> list[tuple[tuple[int, int], ...]]:
    """Yield the unit-address ranges of each control unit of a channel, once for each link in other CSSs."""
    seen = {(unit.number, path.link): unit.ranges for unit, path in facts.on[id(chpid)]}
    return list(seen.values())


@rule("ICP360I", "error", LIMITS)
def addresses(facts: DeckFacts) -> Iterator[DeckFinding]:
    """An FC channel or a shared CTC channel has at most as many unit addresses as its type allows."""
    yield from _addresses(
        facts, lambda chpid: chpid.type == "FC" or (chpid.type == "CTC" and chpid.is_shared)
    )


@rule("ICP238I", "error", LIMITS)
def escon_addresses(facts: DeckFacts) -> Iterator[DeckFinding]:
    """An ESCON channel has at most as many unit addresses as its type allows."""
    yield from _addresses(
        facts, lambda chpid: chpid.type in ("CNC", "FCV") or (chpid.type == "CTC" and not chpid.is_shared)
    )


def _addresses(facts: DeckFacts, concerns: Callable[[Chpid], bool]) -> Iterator[DeckFinding]:
    for chpid in facts.deck.chpids:
        if not concerns(chpid) or not facts.on[id(chpid)]:
            continue
        most = _ADDRESSES.get(chpid.type, profile(facts.deck).addresses)
        count = sum(count for ranges in _by_unit(facts, chpid) for _, count in ranges)
        if count > most:
            yield DeckFinding(
                say("{0} has {1} unit addresses; the maximum is {2}", channel(chpid), count, most), (chpid,)
            )


@rule("ICP362I", "error", LIMITS)
def devices(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A control unit has at most 256 devices."""
    for number, found in facts.devices_of.items():
        unit = facts.units.get(number)
        count = sum(device.count for device in found)
        if unit is not None and count > _DEVICES:
            yield DeckFinding(
                say("{0} has {1} devices; the maximum is {2}", unit_name(unit), count, _DEVICES), (unit,)
            )


@rule("", "error", LIMITS)
def devices_of_css(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A CSS has at most 65,280 devices in subchannel set 0 and 65,535 devices in each of the other sets."""
    counts: dict[tuple[int, int], int] = {}
    if sum(device.count for device in facts.deck.devices) <= _DEVICES_OF_CSS[0]:
        return
    for device in facts.deck.devices:
        sets = dict(device.schsets)
        ids = {path.css for number in device.units for path, _ in facts.wires.get(number, ())}
        for css in ids:
            key = css, sets.get(css, device.schset)
            counts[key] = counts.get(key, 0) + device.count
    for (css, schset), count in sorted(counts.items()):
        most = _DEVICES_OF_CSS[schset] if schset < len(_DEVICES_OF_CSS) else 0
        if count > most:
            yield DeckFinding(
                say(
                    "CSS {0:X} has {1} devices in subchannel set {2}; the maximum is {3}",
                    css,
                    count,
                    schset,
                    most,
                ),
                (),
            )


@rule("", "error", LIMITS)
def subchannel_sets(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Each device is in a subchannel set that the machine has."""
    machine = profile(facts.deck)
    for device in facts.deck.devices:
        number = max((device.schset, *(each for _, each in device.schsets)))
        if number >= machine.sets:
            yield DeckFinding(
                say(
                    "device {0:04X} is in subchannel set {1}; the last set of the machine is {2}{3}",
                    device.number,
                    number,
                    machine.sets - 1,
                    machine.doubt("sets"),
                ),
                (device,),
            )
