"""Channels: number, type, partitions, PCHID."""

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
    """A CHPID number is unique within a CSS."""
    for chpid in facts.deck.chpids:
        for css in chpid.css:
            other = facts.channels[css, chpid.number]
            if other is not chpid:
                yield DeckFinding(
                    say("CHPID {0:02X} is defined twice in CSS {1:X}", chpid.number, css), (chpid, other)
                )
                break


@rule("ICP202I", "error")
def switch(facts: DeckFacts) -> Iterator[DeckFinding]:
    """SWITCH is for ESCON and FC channels only."""
    for chpid in facts.deck.chpids:
        if chpid.switch is not None and chpid.type and chpid.type not in LINKED and not chpid.elided:
            yield DeckFinding(say("{0} of type {1} cannot have SWITCH", channel(chpid), chpid.type), (chpid,))


@rule("ICP203I", "error")
def switch_of_two_types(facts: DeckFacts) -> Iterator[DeckFinding]:
    """FC and ESCON channels use different switch numbers."""
    seen: dict[int, list[Chpid]] = {}
    for chpid in facts.deck.chpids:
        if chpid.switch is None or chpid.type not in LINKED:
            continue
        first = seen.setdefault(chpid.switch, [chpid])[0]
        if (first.type in ESCON) != (chpid.type in ESCON):
            yield DeckFinding(
                say(
                    "{0} ({1}) and {2} ({3}) both name switch {4:02X}",
                    channel(chpid),
                    chpid.type,
                    channel(first),
                    first.type,
                    chpid.switch,
                ),
                (chpid, first),
            )


@rule("ICP205I", "error")
def cannot_be_shared(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Parallel and coupling receiver channels are not shared."""
    for chpid in facts.deck.chpids:
        if chpid.type in _UNSHARED and chpid.is_shared:
            yield DeckFinding(say("{0} of type {1} cannot be shared", channel(chpid), chpid.type), (chpid,))


@rule("", "error", f"{GUIDE}, CHPID, CSS ids")
def cannot_be_spanned(facts: DeckFacts) -> Iterator[DeckFinding]:
    """ESCON, parallel and coupling receiver channels are not spanned."""
    for chpid in facts.deck.chpids:
        if chpid.type in _UNSPANNED and chpid.spanned:
            yield DeckFinding(say("{0} of type {1} cannot be spanned", channel(chpid), chpid.type), (chpid,))


@rule("ICP124I", "error")
def no_access(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel of one CSS specifies its partitions with PART, NOTPART, SHARED or IOCLUSTER."""
    for chpid in facts.deck.chpids:
        says = chpid.shared or chpid.spanned or chpid.access or chpid.deny or chpid.iocluster
        if not says and chpid.type and not chpid.elided:
            yield DeckFinding(say("{0} has no PART, NOTPART, SHARED or IOCLUSTER", channel(chpid)), (chpid,))


@rule("ICP143I", "error")
def managed(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A managed channel has no lists and is not spanned; IOCLUSTER is only for managed channels."""
    for chpid in facts.deck.chpids:
        if chpid.iocluster and (chpid.access or chpid.deny):
            yield DeckFinding(say("{0} has IOCLUSTER and lists of partitions", channel(chpid)), (chpid,))
        if chpid.iocluster and chpid.chparm != 1:
            yield DeckFinding(say("{0} has IOCLUSTER but not CHPARM=01", channel(chpid)), (chpid,))
        if chpid.iocluster and chpid.spanned:
            yield DeckFinding(say("{0} is managed and cannot be spanned", channel(chpid)), (chpid,))


@rule("ICP137I", "error")
def candidates(facts: DeckFacts) -> Iterator[DeckFinding]:
    """An unshared channel that is not reconfigurable has one partition and no other candidate."""
    for chpid in facts.deck.chpids:
        if chpid.shared or chpid.spanned or chpid.rec or chpid.deny:
            continue
        for entry in chpid.access:
            if not entry.access and len(entry.candidate or ()) != 1:
                yield DeckFinding(
                    say(
                        "{0} is neither SHARED nor REC, and no partition in CSS {1:X} has it",
                        channel(chpid),
                        entry.css,
                    ),
                    (chpid,),
                )


@rule("", "error", f"{GUIDE}, CHPID, CPATH")
def coupled(facts: DeckFacts) -> Iterator[DeckFinding]:
    """CPATH connects only coupling channels."""
    for chpid in facts.deck.chpids:
        if chpid.cpath is not None and chpid.type and chpid.type not in COUPLING:
            yield DeckFinding(say("{0} of type {1} cannot have CPATH", channel(chpid), chpid.type), (chpid,))


@rule("", "warning", f"{GUIDE}, CHPID, PCHID; the number of this message was not found")
def pchid_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A PCHID belongs to one channel; with MIXTYPE or PORT, several channels can share it."""
    seen: dict[tuple[int, int | None], Chpid] = {}
    for chpid in facts.deck.chpids:
        if chpid.pchid is None or chpid.mixtype:
            continue
        other = seen.setdefault((chpid.pchid, chpid.port), chpid)
        if other is not chpid:
            yield DeckFinding(
                say(
                    "{0} and {1} both have PCHID {2:03X}; a channel of several CSSs is one CHPID statement",
                    channel(chpid),
                    channel(other),
                    chpid.pchid,
                ),
                (chpid, other),
            )


@rule("ICP139I", "warning")
def pchid(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel has a PCHID, or an adapter or VCHID if its type requires it."""
    for chpid in facts.deck.chpids:
        has = chpid.pchid is not None or chpid.vchid is not None or chpid.aid is not None
        if not has and chpid.type not in _NO_PCHID and not chpid.elided:
            yield DeckFinding(
                say("{0} has no PCHID: IOCP cannot write it to the machine", channel(chpid)), (chpid,)
            )
