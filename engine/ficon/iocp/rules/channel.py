"""Channels: number, type, who has them, PCHID."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.deck.definitions import Chpid
from engine.ficon.iocp.rules.facts import COUPLING, ESCON, LINKED, DeckFacts, channel
from engine.ficon.iocp.rules.rule import GUIDE, DeckFinding, rule
from engine.language import say

_NO_PCHID = frozenset({"ICP", "CIB", "CS5", "IQD", ""})
_UNSHARED = frozenset({"CBY", "CVC", "CFR", "CBR"})
_UNSPANNED = frozenset({"CNC", "CTC", "CVC", "CBY", "FCV", "CFR", "CBR"})


@rule("ICP200I", "error")
def defined_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A chpid number stands once in a CSS."""
    for one in facts.deck.chpids:
        for css in one.css:
            other = facts.channels[css, one.number]
            if other is not one:
                yield DeckFinding(
                    say("CHPID {0:02X} is defined twice in CSS {1:X}", one.number, css), (one, other)
                )
                break


@rule("ICP202I", "error")
def switch(facts: DeckFacts) -> Iterator[DeckFinding]:
    """SWITCH is for ESCON and FC channels only."""
    for one in facts.deck.chpids:
        if one.switch is not None and one.type and one.type not in LINKED and not one.elided:
            yield DeckFinding(say("{0} of type {1} takes no SWITCH", channel(one), one.type), (one,))


@rule("ICP203I", "error")
def switch_of_two_types(facts: DeckFacts) -> Iterator[DeckFinding]:
    """FC and ESCON channels use different switch numbers."""
    seen: dict[int, list[Chpid]] = {}
    for one in facts.deck.chpids:
        if one.switch is None or one.type not in LINKED:
            continue
        first = seen.setdefault(one.switch, [one])[0]
        if (first.type in ESCON) != (one.type in ESCON):
            yield DeckFinding(
                say(
                    "{0} ({1}) and {2} ({3}) both name switch {4:02X}",
                    channel(one),
                    one.type,
                    channel(first),
                    first.type,
                    one.switch,
                ),
                (one, first),
            )


@rule("ICP205I", "error")
def cannot_be_shared(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Parallel and coupling receiver channels are not shared."""
    for one in facts.deck.chpids:
        if one.type in _UNSHARED and one.is_shared:
            yield DeckFinding(say("{0} of type {1} cannot be shared", channel(one), one.type), (one,))


@rule("", "error", f"{GUIDE}, CHPID, CSS ids")
def cannot_be_spanned(facts: DeckFacts) -> Iterator[DeckFinding]:
    """ESCON, parallel and coupling receiver channels are not spanned."""
    for one in facts.deck.chpids:
        if one.type in _UNSPANNED and one.spanned:
            yield DeckFinding(say("{0} of type {1} cannot be spanned", channel(one), one.type), (one,))


@rule("ICP124I", "error")
def no_access(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel of one CSS names its partitions by PART, NOTPART, SHARED or IOCLUSTER."""
    for one in facts.deck.chpids:
        says = one.shared or one.spanned or one.access or one.deny or one.iocluster
        if not says and one.type and not one.elided:
            yield DeckFinding(say("{0} has no PART, NOTPART, SHARED or IOCLUSTER", channel(one)), (one,))


@rule("ICP143I", "error")
def managed(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A managed channel has no lists and is not spanned; IOCLUSTER is for managed channels."""
    for one in facts.deck.chpids:
        if one.iocluster and (one.access or one.deny):
            yield DeckFinding(say("{0} has IOCLUSTER and lists of partitions", channel(one)), (one,))
        if one.iocluster and one.chparm != 1:
            yield DeckFinding(say("{0} has IOCLUSTER but not CHPARM=01", channel(one)), (one,))
        if one.iocluster and one.spanned:
            yield DeckFinding(say("{0} is managed and cannot be spanned", channel(one)), (one,))


@rule("ICP137I", "error")
def candidates(facts: DeckFacts) -> Iterator[DeckFinding]:
    """An unshared channel that does not move has one partition and no other candidate."""
    for one in facts.deck.chpids:
        if one.shared or one.spanned or one.rec or one.deny:
            continue
        for entry in one.access:
            if not entry.access and len(entry.candidate or ()) != 1:
                yield DeckFinding(
                    say(
                        "{0} is neither SHARED nor REC, and no partition has it in CSS {1:X}",
                        channel(one),
                        entry.css,
                    ),
                    (one,),
                )


@rule("", "error", f"{GUIDE}, CHPID, CPATH")
def coupled(facts: DeckFacts) -> Iterator[DeckFinding]:
    """CPATH joins coupling channels only."""
    for one in facts.deck.chpids:
        if one.cpath is not None and one.type and one.type not in COUPLING:
            yield DeckFinding(say("{0} of type {1} takes no CPATH", channel(one), one.type), (one,))


@rule("", "warning", f"{GUIDE}, CHPID, PCHID; the number of this message was not found")
def pchid_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A PCHID belongs to one channel; with MIXTYPE, or by PORT, several share it."""
    seen: dict[tuple[int, int | None], Chpid] = {}
    for one in facts.deck.chpids:
        if one.pchid is None or one.mixtype:
            continue
        other = seen.setdefault((one.pchid, one.port), one)
        if other is not one:
            yield DeckFinding(
                say(
                    "{0} and {1} both have PCHID {2:03X}; a channel of several CSSs is one CHPID statement",
                    channel(one),
                    channel(other),
                    one.pchid,
                ),
                (one, other),
            )


@rule("ICP139I", "warning")
def pchid(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel has a PCHID, or an adapter or VCHID where its type takes one."""
    for one in facts.deck.chpids:
        has = one.pchid is not None or one.vchid is not None or one.aid is not None
        if not has and one.type not in _NO_PCHID and not one.elided:
            yield DeckFinding(
                say("{0} has no PCHID: IOCP cannot write it to the machine", channel(one)), (one,)
            )
