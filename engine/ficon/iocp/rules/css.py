"""Channel subsystems: defined, and the same on all operands of a statement."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.rules.facts import Facts, channel, unit_name
from engine.ficon.iocp.rules.profile import profile
from engine.ficon.iocp.rules.rule import Finding, rule


@rule("ICP167I", "error")
def in_machine(facts: Facts) -> Iterator[Finding]:
    """A machine has as many CSSs as its type."""
    last = profile(facts.deck).last_css
    for css in sorted(one for one in facts.css if one > last):
        first = next(one for one in facts.deck.partitions if one.css == css)
        yield Finding(f"the machine has no CSS {css:X}: {last} is its last one", (first,))


@rule("ICP166I", "error")
def undefined(facts: Facts) -> Iterator[Finding]:
    """A CSS that is named is in RESOURCE."""
    if not facts.css:
        return
    for one in facts.deck.chpids:
        for css in one.css:
            if css not in facts.css:
                yield Finding(f"{channel(one)}: CSS {css:X} is not defined", (one,))
    for unit in facts.deck.units:
        for css in sorted({path.css for path in unit.paths} - facts.css):
            yield Finding(f"{unit_name(unit)}: CSS {css:X} is not defined", (unit,))


@rule("ICP169I", "error")
def not_in_path(facts: Facts) -> Iterator[Finding]:
    """Lists of a CHPID name only the CSSs of its PATH."""
    for one in facts.deck.chpids:
        for css in sorted({entry.css for entry in (*one.access, *one.deny)} - set(one.css)):
            yield Finding(f"{channel(one)} has a list for CSS {css:X}, which its PATH does not name", (one,))


@rule("ICP153I", "error")
def both_lists(facts: Facts) -> Iterator[Finding]:
    """PART and NOTPART of a CHPID name different CSSs."""
    for one in facts.deck.chpids:
        for css in sorted({entry.css for entry in one.access} & {entry.css for entry in one.deny}):
            yield Finding(f"{channel(one)} has PART and NOTPART for CSS {css:X}", (one,))
