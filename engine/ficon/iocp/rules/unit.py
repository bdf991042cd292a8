"""Control units: number, channels and their types."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.rules.facts import LONE, Facts, channel, unit_name
from engine.ficon.iocp.rules.rule import GUIDE, LIMITS, Finding, rule

_MAX_PATHS = 8
_MAX_UNITS = 8192  # z17
_TOO_FEW = frozenset({"CFR", "CBR"})


@rule("ICP230I", "error")
def defined_twice(facts: Facts) -> Iterator[Finding]:
    """A control unit's number stands once."""
    for unit in facts.deck.units:
        other = facts.units[unit.number]
        if other is not unit:
            yield Finding(f"{unit_name(unit)} is defined twice", (unit, other))


@rule("", "error", f"{GUIDE}, CNTLUNIT, PATH")
def undefined_channel(facts: Facts) -> Iterator[Finding]:
    """A channel that CNTLUNIT names is defined."""
    for unit, wires in facts.wired:
        if len(wires) == len(unit.paths):
            continue
        for path in unit.paths:
            if (path.css, path.chpid) not in facts.channels:
                why = f"{unit_name(unit)} names CHPID {path.chpid:02X}, which CSS {path.css:X} does not have"
                yield Finding(why, (unit,))


@rule("ICP232I", "error")
def channel_twice(facts: Facts) -> Iterator[Finding]:
    """A channel stands once in a control unit, for each CSS."""
    for unit in facts.deck.units:
        if len(unit.paths) > 1 and len({(path.css, path.chpid) for path in unit.paths}) < len(unit.paths):
            yield Finding(f"{unit_name(unit)} names a channel twice in one CSS", (unit,))


@rule("ICP239I", "error")
def one_channel(facts: Facts) -> Iterator[Finding]:
    """A CTC control unit has one channel in each CSS; so has one on FCP, IQD or OSA channels."""
    for unit, wires in facts.wired:
        if len(wires) < 2 or len({path.css for path, _ in wires}) == len(wires):
            continue
        if facts.is_ctc(unit, wires) or any(one.type in LONE for _, one in wires):
            kind = (
                "a CTC control unit" if facts.is_ctc(unit, wires) else f"a control unit on {wires[0][1].type}"
            )
            why = f"{unit_name(unit)} has several channels in one CSS: {kind} can have only one"
            yield Finding(why, (unit, *dict.fromkeys(one for _, one in wires)))


@rule("ICP254I", "error")
def fctc_channel(facts: Facts) -> Iterator[Finding]:
    """UNIT=FCTC stands on FC channels only."""
    for unit, wires in facts.wired:
        if unit.unit == "FCTC":
            for one in {id(one): one for _, one in wires if one.type not in ("FC", "")}.values():
                why = f"{unit_name(unit)} is a FICON CTC, but {channel(one)} is of type {one.type}, not FC"
                yield Finding(why, (unit, one))


@rule("ICP250I", "error")
def no_units(facts: Facts) -> Iterator[Finding]:
    """Coupling receiver channels have no control unit."""
    for unit, wires in facts.wired:
        for _, one in wires:
            if one.type in _TOO_FEW:
                yield Finding(
                    f"{unit_name(unit)}: {channel(one)} of type {one.type} has no control units", (unit, one)
                )


@rule("ICP237I", "warning", "PR/SM Planning Guide, shared channels; IOCP User's Guide, ICP237I")
def shared_and_unshared(facts: Facts) -> Iterator[Finding]:
    """The channels of a control unit are all shared or all unshared."""
    for unit, wires in facts.wired:
        if len(wires) < 2:
            continue
        shared = [one for _, one in wires if one.type and one.is_shared]
        unshared = [one for _, one in wires if one.type and not one.is_shared]
        if shared and unshared:
            why = (
                f"{unit_name(unit)} mixes shared ({channel(shared[0])}) and unshared ({channel(unshared[0])})"
            )
            yield Finding(f"{why} channels", (unit, shared[0], unshared[0]))


@rule("", "error", LIMITS)
def too_many_paths(facts: Facts) -> Iterator[Finding]:
    """A control unit has at most 8 channels in a CSS."""
    for unit in facts.deck.units:
        if len(unit.paths) <= _MAX_PATHS:
            continue
        for css in sorted({path.css for path in unit.paths}):
            count = sum(path.css == css for path in unit.paths)
            if count > _MAX_PATHS:
                why = f"{unit_name(unit)} has {count} channels in CSS {css:X}; the maximum is {_MAX_PATHS}"
                yield Finding(why, (unit,))


@rule("", "error", LIMITS)
def too_many(facts: Facts) -> Iterator[Finding]:
    """A machine has at most 8,192 control units."""
    units = facts.deck.units
    if len(units) > _MAX_UNITS:
        yield Finding(f"{len(units)} control units; the maximum is {_MAX_UNITS}", (units[_MAX_UNITS],))
