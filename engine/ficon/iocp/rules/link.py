"""Link addresses: where they must stand, where not, and how they look."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.deck.definitions import Chpid, ControlUnit, Path
from engine.ficon.iocp.rules.facts import ESCON, LINKED, Facts, channel, unit_name
from engine.ficon.iocp.rules.rule import Finding, rule


def _blank(path: Path) -> bool:
    return path.link in ("", "**", "****")


@rule("ICP226I", "error")
def required(facts: Facts) -> Iterator[Finding]:
    """A channel with SWITCH has a link address on each of its control units."""
    for unit, wires in facts.wired:
        for path, one in wires:
            if _blank(path) and one.switch is not None and one.type in LINKED and not unit.elided:
                why = f"{unit_name(unit)} has no LINK for {channel(one)}, which is on switch {one.switch:02X}"
                yield Finding(why, (unit, one))


@rule("ICP253I", "error")
def without_switch(facts: Facts) -> Iterator[Finding]:
    """An FC channel without SWITCH has no link addresses."""
    for unit, wires in facts.wired:
        for path, one in wires:
            if one.switch is None and one.type == "FC" and not _blank(path):
                why = f"{unit_name(unit)} has LINK={path.link} for {channel(one)}, which names no SWITCH"
                yield Finding(why, (unit, one))


@rule("ICP229I", "error")
def wrong_type(facts: Facts) -> Iterator[Finding]:
    """Only ESCON and FC channels have link addresses."""
    for unit, wires in facts.wired:
        for path, one in wires:
            if path.link and one.type and one.type not in LINKED and not one.elided:
                why = f"{unit_name(unit)} has LINK={path.link} for {channel(one)} of type {one.type}"
                yield Finding(why, (unit, one))


@rule("ICP252I", "error")
def in_range(facts: Facts) -> Iterator[Finding]:
    """A link address is 01-FE on ESCON channels, 00-FF or 0000-FFFF on FC channels."""
    for unit, wires in facts.wired:
        for path, one in wires:
            if one.type in ESCON and not _blank(path) and (len(path.link) != 2 or path.link in ("00", "FF")):
                why = (
                    f"{unit_name(unit)}: LINK={path.link} for {channel(one)} of type {one.type} is not 01-FE"
                )
                yield Finding(why, (unit, one))


@rule("ICP255I", "error")
def one_width(facts: Facts) -> Iterator[Finding]:
    """All link addresses of an FC channel have 2 digits, or all have 4."""
    for one in facts.deck.chpids:
        if one.type != "FC":
            continue
        first: tuple[ControlUnit, Path] | None = None
        for unit, path in facts.on[id(one)]:
            if _blank(path):
                continue
            if first is None:
                first = unit, path
            elif len(path.link) != len(first[1].link):
                yield _widths(one, first, unit, path)
                break


def _widths(one: Chpid, first: tuple[ControlUnit, Path], unit: ControlUnit, path: Path) -> Finding:
    other, link = first[0], first[1].link
    why = f"{channel(one)} has link addresses of two widths: {link} on {unit_name(other)}, {path.link} on"
    return Finding(f"{why} {unit_name(unit)}", (unit, other, one))
