"""Channel subsystems: defined, and the same in all operands of a statement."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.rules.facts import DeckFacts, channel, unit_name
from engine.ficon.iocp.rules.profile import profile
from engine.ficon.iocp.rules.rule import DeckFinding, rule
from engine.language import say


@rule("ICP167I", "error")
def in_machine(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The machine type determines the number of CSSs."""
    machine = profile(facts.deck)
    last, doubt = machine.last_css, machine.doubt("last_css")
    for css in sorted(number for number in facts.css if number > last):
        first = next(partition for partition in facts.deck.partitions if partition.css == css)
        yield DeckFinding(
            say("the machine has no CSS {0:X}: its last CSS is {1}{2}", css, last, doubt), (first,)
        )


@rule("ICP166I", "error")
def undefined(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Each CSS that a statement names is defined in RESOURCE."""
    if not facts.css:
        return
    for chpid in facts.deck.chpids:
        for css in chpid.css:
            if css not in facts.css:
                yield DeckFinding(say("{0}: CSS {1:X} is not defined", channel(chpid), css), (chpid,))
    for unit in facts.deck.units:
        for css in sorted({path.css for path in unit.paths} - facts.css):
            yield DeckFinding(say("{0}: CSS {1:X} is not defined", unit_name(unit), css), (unit,))


@rule("ICP169I", "error")
def not_in_path(facts: DeckFacts) -> Iterator[DeckFinding]:
    """The lists of a CHPID name only the CSSs of its PATH."""
    for chpid in facts.deck.chpids:
        for css in sorted({entry.css for entry in (*chpid.access, *chpid.deny)} - set(chpid.css)):
            yield DeckFinding(
                say("{0} has a list for CSS {1:X}, which its PATH does not name", channel(chpid), css),
                (chpid,),
            )


@rule("ICP153I", "error")
def both_lists(facts: DeckFacts) -> Iterator[DeckFinding]:
    """PART and NOTPART of a CHPID name different CSSs."""
    for chpid in facts.deck.chpids:
        for css in sorted({entry.css for entry in chpid.access} & {entry.css for entry in chpid.deny}):
            yield DeckFinding(say("{0} has PART and NOTPART for CSS {1:X}", channel(chpid), css), (chpid,))
