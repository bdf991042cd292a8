"""MAXDEV."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.rules.facts import DeckFacts
from engine.ficon.iocp.rules.rule import DeckFinding, rule
from engine.language import say


@rule("ICP162I", "warning")
def missing(facts: DeckFacts) -> Iterator[DeckFinding]:
    """RESOURCE says how many devices each CSS may have."""
    if facts.deck.partitions and not facts.deck.maxdev:
        yield DeckFinding(
            say("RESOURCE has no MAXDEV: the most devices that the machine allows are assumed"),
            (facts.deck.resource,),
        )
