"""Link addresses: where they are required, where they are not allowed, and their format."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.deck.definitions import Chpid, DeckControlUnit, DeckPath
from engine.ficon.iocp.rules.facts import ESCON, LINKED, DeckFacts, channel, unit_name
from engine.ficon.iocp.rules.rule import DeckFinding, rule
from engine.language import say


def _blank(path: DeckPath) -> bool:
    return path.link in ("", "**", "****")


@rule("ICP226I", "error")
def required(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A channel with SWITCH has a link address on each of its control units."""
    for unit, wires in facts.wired:
        for path, chpid in wires:
            if _blank(path) and chpid.switch is not None and chpid.type in LINKED and not unit.elided:
                why = say(
                    "{0} has no LINK for {1}, which is on switch {2:02X}",
                    unit_name(unit),
                    channel(chpid),
                    chpid.switch,
                )
                yield DeckFinding(why, (unit, chpid))


@rule("ICP253I", "error")
def without_switch(facts: DeckFacts) -> Iterator[DeckFinding]:
    """An FC channel without SWITCH has no link addresses."""
    for unit, wires in facts.wired:
        for path, chpid in wires:
            if chpid.switch is None and chpid.type == "FC" and not _blank(path):
                why = say(
                    "{0} has LINK={1} for {2}, which names no SWITCH",
                    unit_name(unit),
                    path.link,
                    channel(chpid),
                )
                yield DeckFinding(why, (unit, chpid))


@rule("ICP229I", "error")
def wrong_type(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Only ESCON and FC channels have link addresses."""
    for unit, wires in facts.wired:
        for path, chpid in wires:
            if path.link and chpid.type and chpid.type not in LINKED and not chpid.elided:
                why = say(
                    "{0} has LINK={1} for {2} of type {3}",
                    unit_name(unit),
                    path.link,
                    channel(chpid),
                    chpid.type,
                )
                yield DeckFinding(why, (unit, chpid))


@rule("ICP252I", "error")
def in_range(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A link address is 01-FE on ESCON channels, 00-FF or 0000-FFFF on FC channels."""
    for unit, wires in facts.wired:
        for path, chpid in wires:
            if (
                chpid.type in ESCON
                and not _blank(path)
                and (len(path.link) != 2 or path.link in ("00", "FF"))
            ):
                why = say(
                    "{0}: LINK={1} for {2} of type {3} is not 01-FE",
                    unit_name(unit),
                    path.link,
                    channel(chpid),
                    chpid.type,
                )
                yield DeckFinding(why, (unit, chpid))


@rule("ICP255I", "error")
def one_width(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The link addresses of an FC channel either all have 2 digits or all have 4."""
    for chpid in facts.deck.chpids:
        if chpid.type != "FC":
            continue
        first: tuple[DeckControlUnit, DeckPath] | None = None
        for unit, path in facts.on[id(chpid)]:
            if _blank(path):
                continue
            if first is None:
                first = unit, path
            elif len(path.link) != len(first[1].link):
                yield _widths(chpid, first, unit, path)
                break


def _widths(
    chpid: Chpid, first: tuple[DeckControlUnit, DeckPath], unit: DeckControlUnit, path: DeckPath
) -> DeckFinding:
    other, link = first[0], first[1].link
    return DeckFinding(
        say(
            "{0} has link addresses of two widths: {1} on {2}, {3} on {4}",
            channel(chpid),
            link,
            unit_name(other),
            path.link,
            unit_name(unit),
        ),
        (unit, other, chpid),
    )
