"""Rules, the list of all rules, and the check of a deck.

A rule is a generator that takes the facts of a deck and yields findings; `@rule(message, severity, source)`
puts it on the list. All modules of this package are scanned, so a new file is a new rule. Rules examine only
definitions: they apply to decks that were read and to decks that were drawn.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

from engine.ficon.iocp.deck.definitions import (
    Chpid,
    Deck,
    DeckControlUnit,
    DeckDevice,
    Origin,
    Partition,
    Resource,
)
from engine.ficon.iocp.deck.problem import Problem, Severity
from engine.ficon.iocp.rules.facts import DeckFacts
from engine.language import say

Definition = Chpid | DeckControlUnit | DeckDevice | Partition | Resource
GUIDE = "IOCP User's Guide"
_MAX_FINDINGS = 1000  # findings of one rule: more of them indicate one repeated mistake
LIMITS = f"{GUIDE}, machine limits"


@dataclass(frozen=True, slots=True)
class DeckFinding:
    """A broken rule, and all affected definitions, starting with the cause."""

    text: str
    things: tuple[Definition, ...]


Check = Callable[[DeckFacts], Iterator[DeckFinding]]


@dataclass(frozen=True, slots=True)
class DeckRule:
    """A check with the corresponding IOCP message ("" if IOCP has none) and the source of the rule."""

    code: str
    severity: Severity
    source: str
    check: Check

    @property
    def title(self) -> str:
        """The rule in one sentence."""
        return (self.check.__doc__ or "").strip()


_RULES: list[DeckRule] = []


def rule(code: str, severity: Severity, source: str = "") -> Callable[[Check], Check]:
    """Add a check to the list; without a source, the source is the page of the message."""

    def put(check: Check) -> Check:
        _RULES.append(DeckRule(code, severity, source or f"{GUIDE}, {code}", check))
        return check

    return put


@cache
def rules() -> tuple[DeckRule, ...]:
    """Return all rules of this package, by message."""
    package = importlib.import_module(__package__)
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{__package__}.{module.name}")
    return tuple(sorted(_RULES, key=lambda rule: (rule.code, rule.title)))


def check(deck: Deck) -> tuple[Problem, ...]:
    """Return the problems of a deck's definitions, in the order of the deck."""
    facts = DeckFacts(deck)
    found = [_problem(rule, finding) for rule in rules() for finding in _bounded(rule.check(facts))]
    return tuple(sorted(found, key=lambda problem: (problem.line, problem.column, problem.code)))


def _bounded(findings: Iterator[DeckFinding]) -> Iterator[DeckFinding]:
    yield from islice(findings, _MAX_FINDINGS)
    more = next(findings, None)
    if more is not None:
        yield DeckFinding(
            say("{0}; there might be more: only {1} of each kind are listed", more.text, _MAX_FINDINGS),
            more.things,
        )


def _problem(rule: DeckRule, finding: DeckFinding) -> Problem:
    things = tuple(dict.fromkeys(thing.origin for thing in finding.things))
    first = things[0] if things else Origin()
    return Problem(rule.severity, rule.code, finding.text, first.line, first.column, things, rule.source)
