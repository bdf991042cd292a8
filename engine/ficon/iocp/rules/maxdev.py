"""MAXDEV."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.rules.facts import Facts
from engine.ficon.iocp.rules.rule import Finding, rule
from engine.language import say


@rule("ICP162I", "warning")
def missing(facts: Facts) -> Iterator[Finding]:
    """RESOURCE says how many devices each CSS may have."""
    if facts.deck.partitions and not facts.deck.maxdev:
        yield Finding(
            say("RESOURCE has no MAXDEV: the most devices that the machine allows are assumed"),
            (facts.deck.resource,),
        )
