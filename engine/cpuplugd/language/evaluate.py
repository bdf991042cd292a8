"""The value of a rule as the daemon computes it: C's double arithmetic with its traps enabled.

A term is evaluated as a number or as a truth value, which determines what is allowed: a number is true unless
it is 0, but a comparison evaluated as a number ends the daemon. & and | stop as soon as the result is known.
The evaluating functions are generators that request their parts with `yield`; `_run` keeps waiting generators
on its own list, so that deep terms do not fill Python's stack.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, NamedTuple

from engine.cpuplugd.daemon.reading import ReadingHistory
from engine.cpuplugd.language import terms
from engine.cpuplugd.language.arithmetic import OPERATIONS, whole
from engine.cpuplugd.language.terms import Binary, Constant, Name, Term, Unary, Variable

_Asked = Generator["_Asked", Any, Any]
CODES = {"!": 22, "&": 23, "|": 24, ">": 25, "<": 26}  # the daemon's output for them


class RuleEnds(Exception):
    """An error in a rule that ends the daemon."""

    def __init__(self, text: str, term: Name | Unary | Binary) -> None:
        self.text, self.term = text, term
        super().__init__(text)


class SymbolNotFound(RuleEnds):
    """A counter that this kernel does not have."""


class TermNotANumber(RuleEnds):
    """A truth value where a number is required."""


class Values(NamedTuple):
    """The values of names in one step of the daemon."""

    keywords: Mapping[str, float]  # all but time
    history: ReadingHistory


class Seen(NamedTuple):
    """The values of terms as they were evaluated; terms that were not evaluated are omitted."""

    numbers: dict[Term, float]
    truths: dict[Term, bool]


def number(term: Term, values: Values, seen: Seen | None = None) -> float:
    """Return the term as a number. Raises FloatingTrap, SymbolNotFound, TermNotANumber."""
    return float(_run(_Evaluator(values, seen).number(term)))


def truth(term: Term, values: Values, seen: Seen | None = None) -> bool:
    """Return the term as a truth value. Raises FloatingTrap, SymbolNotFound, TermNotANumber."""
    return bool(_run(_Evaluator(values, seen).truth(term)))


def pages(term: Term, values: Values, seen: Seen | None = None) -> int:
    """Return the term as a whole number, truncated toward zero. Raises the same errors as `number`."""
    return whole(number(term, values, seen))


class _Evaluator:
    def __init__(self, values: Values, seen: Seen | None) -> None:
        self._values, self._seen = values, seen or Seen({}, {})

    def truth(self, term: Term) -> _Asked:
        if isinstance(term, Variable):
            value = yield self.truth(term.body)
        elif isinstance(term, Unary) and term.operator == "!":
            value = not (yield self.truth(term.operand))
        elif isinstance(term, Binary) and term.operator in "&|":
            value = yield self._logical(term)
        elif isinstance(term, Binary) and term.operator in "<>":
            left, right = (yield self.number(term.left)), (yield self.number(term.right))
            value = left < right if term.operator == "<" else left > right
        else:
            value = (yield self.number(term)) != 0
        self._seen.truths[term] = value
        return value

    def _logical(self, term: Binary) -> _Asked:
        left = yield self.truth(term.left)
        if left == (term.operator == "|"):
            return left
        return (yield self.truth(term.right))

    def number(self, term: Term) -> _Asked:
        if isinstance(term, Constant):
            value = term.value
        elif isinstance(term, Name):
            value = self._named(term)
        elif isinstance(term, Variable):
            value = yield self.number(term.body)
        else:
            value = yield self._calculated(term)
        self._seen.numbers[term] = value
        return value

    def _calculated(self, term: Term) -> _Asked:
        assert isinstance(term, Unary | Binary)
        if term.operator in CODES:
            raise TermNotANumber(f"Invalid term specified: {CODES[term.operator]}", term)
        if isinstance(term, Unary):
            return -(yield self.number(term.operand))
        left, right = (yield self.number(term.left)), (yield self.number(term.right))
        return OPERATIONS[term.operator](left, right)

    def _named(self, term: Name) -> float:
        if term.kind == terms.KEYWORD:
            return self._values.keywords[term.name]
        reading = self._values.history[term.history]
        if term.kind == terms.TIME:
            return reading.time
        counters = reading.counters(term.kind)
        if term.name not in counters:
            raise SymbolNotFound(f"Symbol {term.name} not found, check your config file", term)
        return float(counters[term.name])


def _run(asked: _Asked) -> Any:
    waiting, answer = [asked], None
    while waiting:
        try:
            waiting.append(waiting[-1].send(answer))
            answer = None
        except StopIteration as done:
            waiting.pop()
            answer = done.value
    return answer
