"""Logical addresses of control units: their range, and the rule that each path has one meaning."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.deck.definitions import Chpid, DeckControlUnit, DeckPath
from engine.ficon.iocp.rules.facts import ESCON, LINKED, DeckFacts, channel, unit_name
from engine.ficon.iocp.rules.rule import GUIDE, DeckFinding, rule
from engine.language import say

_DATA = frozenset({"CNC", "FCV"})
_LOGICAL = LINKED - {"CVC", "CBY"}  # types with logical addresses and no daisy chains


@rule("ICP251I", "error")
def in_range(facts: DeckFacts) -> Iterator[DeckFinding]:
    """CUADD is 00-FF on FC channels, and 00-0F if any of the channels is an ESCON channel."""
    for unit, wires in facts.wired:
        if unit.cuadd is None or unit.cuadd <= 0x0F:
            continue
        narrow = next((chpid for _, chpid in wires if chpid.type in ESCON), None)
        if narrow is not None:
            yield DeckFinding(
                say(
                    "{0}: CUADD={1:02X} is not 00-0F, and {2} is of type {3}",
                    unit_name(unit),
                    unit.cuadd,
                    channel(narrow),
                    narrow.type,
                ),
                (unit, narrow),
            )


@rule("ICP243I", "error")
def on_all_or_none(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Either all control units on one link of a channel or switch have CUADD, or no control unit has it."""
    seen: dict[tuple[int, str], DeckControlUnit] = {}
    told: set[tuple[int, int]] = set()
    for unit, wires in facts.wired:
        for path, chpid in wires:
            if chpid.type not in _LOGICAL or path.link in ("", "**", "****") or chpid.switch is None:
                continue
            other = seen.setdefault((chpid.switch, _port(chpid, path)), unit)
            bare = unit if unit.cuadd is None else other
            differ = (other.cuadd is None) != (unit.cuadd is None) and not bare.elided
            if differ and (id(unit), id(other)) not in told:
                told.add((id(unit), id(other)))
                yield DeckFinding(
                    say(
                        "{0} and {1} are both on link {2} of switch {3:02X}, but only one has CUADD",
                        unit_name(unit),
                        unit_name(other),
                        path.link,
                        chpid.switch,
                    ),
                    (unit, other),
                )


def _port(chpid: Chpid, path: DeckPath) -> str:
    """Return a link in one width: two digits mean a port of the entry switch."""
    return path.link if len(path.link) == 4 or chpid.type != "FC" else f"{chpid.switch:02X}{path.link}"


@rule("ICP244I", "error")
def used_on_switch(facts: DeckFacts) -> Iterator[DeckFinding]:
    """On one link of a switch, only channels of one type reach two control units with the same CUADD."""
    seen: dict[tuple[int, str, int], tuple[DeckControlUnit, Chpid]] = {}
    for unit, wires in facts.wired:
        for path, chpid in wires:
            if chpid.type not in _LOGICAL or path.link in ("", "**", "****") or chpid.switch is None:
                continue
            key = (chpid.switch, _port(chpid, path), -1 if unit.cuadd is None else unit.cuadd)
            other, first = seen.setdefault(key, (unit, chpid))
            if other is not unit and first is not chpid and not _alike(first, chpid):
                yield DeckFinding(
                    say(
                        "{0} and {1} share link {2} of switch {3:02X}, but {4} and {5} differ in type",
                        unit_name(unit),
                        unit_name(other),
                        path.link,
                        chpid.switch,
                        channel(first),
                        channel(chpid),
                    ),
                    (unit, other),
                )


def _alike(chpid: Chpid, other: Chpid) -> bool:
    return chpid.type == other.type or (chpid.type in _DATA and other.type in _DATA)


@rule("ICP246I", "error", f"{GUIDE}, ICP244I note, CNTLUNIT example 6")
def used_on_link(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel reaches a link address and CUADD through only one control unit in all its CSSs."""
    for chpid in facts.deck.chpids:
        if chpid.type not in _LOGICAL or len(facts.on[id(chpid)]) < 2:
            continue
        seen: dict[tuple[str, int | None], DeckControlUnit] = {}
        paths = {
            (id(unit), path.link): (unit, path) for unit, path in facts.on[id(chpid)]
        }  # one for all CSSs
        for unit, path in paths.values():
            if path.link in ("", "**", "****"):
                continue
            other = seen.setdefault((path.link, unit.cuadd), unit)
            if other is not unit and other.number != unit.number:
                same = "{0} and {1} are the same path: {2}, link {3}, no CUADD"
                if unit.cuadd is not None:
                    same = "{0} and {1} are the same path: {2}, link {3}, CUADD={4:02X}"
                yield DeckFinding(
                    say(same, unit_name(unit), unit_name(other), channel(chpid), path.link, unit.cuadd),
                    (unit, other, chpid),
                )


@rule("ICP248I", "error")
def used_on_channel(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The control units of a channel without SWITCH have different CUADD."""
    for chpid, unit, other in _second_units(facts):
        if unit.cuadd is not None and unit.cuadd == other.cuadd:
            yield DeckFinding(
                say(
                    "{0} and {1} have CUADD={2:02X} on {3}, which names no SWITCH",
                    unit_name(unit),
                    unit_name(other),
                    unit.cuadd,
                    channel(chpid),
                ),
                (unit, other, chpid),
            )


@rule("ICP225I", "error")
def second_unit(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel without SWITCH has more than one control unit only if each has a CUADD."""
    for chpid, unit, other in _second_units(facts):
        if unit.cuadd is None or other.cuadd is None:
            bare = unit if unit.cuadd is None else other
            if bare.elided:
                continue
            yield DeckFinding(
                say(
                    "{0} names no SWITCH and has {1} and {2}, but {3} has no CUADD",
                    channel(chpid),
                    unit_name(other),
                    unit_name(unit),
                    unit_name(bare),
                ),
                (unit, other, chpid),
            )


def _second_units(facts: DeckFacts) -> Iterator[tuple[Chpid, DeckControlUnit, DeckControlUnit]]:
    """Yield (channel, unit, clashing earlier unit or unit without CUADD) on channels without SWITCH."""
    for chpid in facts.deck.chpids:
        if chpid.switch is not None or chpid.type not in _LOGICAL or len(facts.on[id(chpid)]) < 2:
            continue
        first: DeckControlUnit | None = None
        bare: DeckControlUnit | None = None
        seen: dict[int, DeckControlUnit] = {}
        for unit in {id(unit): unit for unit, _ in facts.on[id(chpid)]}.values():
            before = bare or (first if unit.cuadd is None else seen.get(unit.cuadd))
            if before is not None and before.number != unit.number:
                yield chpid, unit, before
            first = first or unit
            if unit.cuadd is None:
                bare = bare or unit
            else:
                seen.setdefault(unit.cuadd, unit)


@rule("ICP256I", "error")
def ctc_and_others(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The control units of an FC channel without SWITCH are either all FCTC or all of other types."""
    for chpid in facts.deck.chpids:
        if chpid.switch is not None or chpid.type != "FC":
            continue
        units = [unit for unit, _ in facts.on[id(chpid)]]
        ctc = next((unit for unit in units if unit.unit == "FCTC"), None)
        other = next((unit for unit in units if unit.unit and unit.unit != "FCTC"), None)
        if ctc is not None and other is not None:
            yield DeckFinding(
                say(
                    "{0} names no SWITCH and has {1} (FCTC) and {2} ({3})",
                    channel(chpid),
                    unit_name(ctc),
                    unit_name(other),
                    other.unit,
                ),
                (other, ctc, chpid),
            )
