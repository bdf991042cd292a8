"""Control units: number, channels and their types."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.rules.facts import LONE, DeckFacts, channel, unit_name
from engine.ficon.iocp.rules.rule import GUIDE, LIMITS, DeckFinding, rule
from engine.language import say

_MAX_PATHS = 8
_MAX_UNITS = 8192  # z17
_TOO_FEW = frozenset({"CFR", "CBR"})


@rule("ICP230I", "error")
def defined_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A control unit number is unique."""
    for unit in facts.deck.units:
        other = facts.units[unit.number]
        if other is not unit:
            yield DeckFinding(say("{0} is defined twice", unit_name(unit)), (unit, other))


@rule("", "error", f"{GUIDE}, CNTLUNIT, PATH")
def undefined_channel(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Each channel that CNTLUNIT specifies is defined."""
    for unit, wires in facts.wired:
        if len(wires) == len(unit.paths):
            continue
        for path in unit.paths:
            if (path.css, path.chpid) not in facts.channels:
                why = say(
                    "{0} refers to CHPID {1:02X}, which CSS {2:X} does not have",
                    unit_name(unit),
                    path.chpid,
                    path.css,
                )
                yield DeckFinding(why, (unit,))


@rule("ICP232I", "error")
def channel_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A control unit lists a channel once for each CSS."""
    for unit in facts.deck.units:
        if len(unit.paths) > 1 and len({(path.css, path.chpid) for path in unit.paths}) < len(unit.paths):
            yield DeckFinding(say("{0} names a channel twice in one CSS", unit_name(unit)), (unit,))


@rule("ICP239I", "error")
def one_channel(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A CTC control unit, or a control unit on FCP, IQD or OSA channels, has one channel in each CSS."""
    for unit, wires in facts.wired:
        if len(wires) < 2 or len({path.css for path, _ in wires}) == len(wires):
            continue
        if facts.is_ctc(unit, wires) or any(chpid.type in LONE for _, chpid in wires):
            why = "{0} has several channels in one CSS: a control unit on {1} can have only one channel"
            if facts.is_ctc(unit, wires):
                why = "{0} has several channels in one CSS: a CTC control unit can have only one channel"
            why = say(why, unit_name(unit), wires[0][1].type)
            yield DeckFinding(why, (unit, *dict.fromkeys(chpid for _, chpid in wires)))


@rule("ICP254I", "error")
def fctc_channel(facts: DeckFacts) -> Iterator[DeckFinding]:
    """UNIT=FCTC is allowed only on FC channels."""
    for unit, wires in facts.wired:
        if unit.unit == "FCTC":
            for chpid in {id(chpid): chpid for _, chpid in wires if chpid.type not in ("FC", "")}.values():
                why = say(
                    "{0} is a FICON CTC, but {1} is of type {2}, not FC",
                    unit_name(unit),
                    channel(chpid),
                    chpid.type,
                )
                yield DeckFinding(why, (unit, chpid))


@rule("ICP250I", "error")
def no_units(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Coupling receiver channels have no control unit."""
    for unit, wires in facts.wired:
        for _, chpid in wires:
            if chpid.type in _TOO_FEW:
                yield DeckFinding(
                    say(
                        "{0}: {1} of type {2} has no control units",
                        unit_name(unit),
                        channel(chpid),
                        chpid.type,
                    ),
                    (unit, chpid),
                )


@rule("ICP237I", "warning", "PR/SM Planning Guide, shared channels; IOCP User's Guide, ICP237I")
def shared_and_unshared(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The channels of a control unit are all shared or all unshared."""
    for unit, wires in facts.wired:
        if len(wires) < 2:
            continue
        shared = [chpid for _, chpid in wires if chpid.type and chpid.is_shared]
        unshared = [chpid for _, chpid in wires if chpid.type and not chpid.is_shared]
        if shared and unshared:
            yield DeckFinding(
                say(
                    "{0} mixes shared ({1}) and unshared ({2}) channels",
                    unit_name(unit),
                    channel(shared[0]),
                    channel(unshared[0]),
                ),
                (unit, shared[0], unshared[0]),
            )


@rule("", "error", LIMITS)
def too_many_paths(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A control unit has at most 8 channels in a CSS."""
    for unit in facts.deck.units:
        if len(unit.paths) <= _MAX_PATHS:
            continue
        for css in sorted({path.css for path in unit.paths}):
            count = sum(path.css == css for path in unit.paths)
            if count > _MAX_PATHS:
                why = say(
                    "{0} has {1} channels in CSS {2:X}; the maximum is {3}",
                    unit_name(unit),
                    count,
                    css,
                    _MAX_PATHS,
                )
                yield DeckFinding(why, (unit,))


@rule("", "error", LIMITS)
def too_many(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A machine has at most 8,192 control units."""
    units = facts.deck.units
    if len(units) > _MAX_UNITS:
        yield DeckFinding(
            say("{0} control units; the maximum is {1}", len(units), _MAX_UNITS), (units[_MAX_UNITS],)
        )
