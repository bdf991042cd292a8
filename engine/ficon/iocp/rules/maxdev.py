"""MAXDEV."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.rules.facts import DeckFacts
from engine.ficon.iocp.rules.rule import DeckFinding, rule
from engine.language import say


@rule("ICP162I", "warning")
def missing(facts: DeckFacts) -> Iterator[DeckFinding]:
    """RESOURCE sets the maximum number of devices for each CSS."""
    if facts.deck.partitions and not facts.deck.maxdev:
        yield DeckFinding(
            say("RESOURCE has no MAXDEV: the maximum of the machine is assumed"),
            (facts.deck.resource,),
        )
