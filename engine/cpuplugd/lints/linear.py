"""The sums in a rule: each counter with its factor, over all its histories together.

A sum is evaluated at the place where it ends: in a comparison (as left - right), as a factor, above or below
a fraction line, or as the whole rule. The current value of a counter minus an earlier value has the factor 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cpuplugd.language.terms import Binary, Constant, Name, Term, Unary, Variable, once

COMPARED, NUMERATOR, DENOMINATOR, FACTOR, WHOLE = "compared", "numerator", "denominator", "factor", "whole"
_NOTHING = 1e-9


class SumTerm(NamedTuple):
    """One counter in a sum."""

    factor: float  # of all its histories together
    name: Name  # the first of them
    where: str  # in whose text it stands

    @property
    def is_difference(self) -> bool:
        """Return whether its histories cancel each other."""
        return abs(self.factor) < _NOTHING


Parts = dict[tuple[str, str], SumTerm]  # by kind and name


class Sum(NamedTuple):
    """A sum that ends at `term`; `greater`: a larger value makes the comparison true."""

    role: str
    parts: Parts
    term: Term
    where: str


def sums(term: Term, rule: str) -> Iterator[Sum]:
    """Yield all sums of a rule."""
    known: dict[Term, Parts] = {}
    for where, item in once(term, rule):
        made = _ended(item, where, known)
        yield from (sum for sum in made if sum.parts)
        known[item] = {} if made and made[0].role != COMPARED else _parts(item, where, known)
    yield Sum(WHOLE, known[term], term, rule)


def _ended(term: Term, where: str, known: dict[Term, Parts]) -> list[Sum]:
    """Return the sums that end in this term."""
    if isinstance(term, Binary):
        left, right = known[term.left], known[term.right]
        if term.operator in "<>":
            return [
                Sum(
                    COMPARED,
                    _added(left, right, -1) if term.operator == ">" else _added(right, left, -1),
                    term,
                    where,
                )
            ]
        if term.operator == "/" and right:
            return [Sum(NUMERATOR, left, term, where), Sum(DENOMINATOR, right, term, where)]
        if term.operator == "*" and left and right:
            return [Sum(FACTOR, left, term, where), Sum(FACTOR, right, term, where)]
        if term.operator in "&|":
            return [Sum(WHOLE, left, term.left, where), Sum(WHOLE, right, term.right, where)]
    if isinstance(term, Unary) and term.operator == "!":
        return [Sum(WHOLE, known[term.operand], term.operand, where)]
    return []


def _parts(term: Term, where: str, known: dict[Term, Parts]) -> Parts:
    """Return the sum that continues through this term."""
    if isinstance(term, Name):
        return {(term.kind, term.name): SumTerm(1.0, term, where)}
    if isinstance(term, Variable):
        return known[term.body]
    if isinstance(term, Unary) and term.operator == "-":
        return _added({}, known[term.operand], -1)
    if not isinstance(term, Binary) or term.operator in "<>":
        return {}
    left, right = known[term.left], known[term.right]
    if term.operator in "+-":
        return _added(left, right, 1 if term.operator == "+" else -1)
    if term.operator == "*":
        return _added({}, left or right, _factor(term.right if left else term.left))
    return _added({}, left, 1 / (_factor(term.right) or 1))


def _factor(term: Term) -> float:
    """Return the value of a number; 1 for a value that is known only in the guest."""
    while isinstance(term, Variable):
        term = term.body
    usable = isinstance(term, Constant) and _NOTHING < abs(term.value) < 1 / _NOTHING
    return term.value if isinstance(term, Constant) and usable else 1.0


def _added(left: Parts, right: Parts, factor: float) -> Parts:
    made = dict(left)
    for key, part in right.items():
        before = made.get(key)
        value = part.factor * factor + (before.factor if before else 0)
        made[key] = SumTerm(value, *(before or part)[1:])
    return made
