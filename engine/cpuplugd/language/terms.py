"""The parsed rule: terms, each with its place in the text, so that an editor can underline it.

A place counts the characters of the setting's value without white space (as the daemon reads it), from 0.
Terms in a variable's body refer to the text of that variable. Terms compare by identity: the body of a
variable that a rule uses twice is one term.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

KEYWORD, CPUSTAT, MEMINFO, VMSTAT, TIME = "keyword", "cpustat", "meminfo", "vmstat", "time"

PRECEDENCE = {"|": 1, "&": 2, "<": 3, ">": 3, "+": 4, "-": 4, "*": 5, "/": 5}
LOGICAL = ("&", "|", "<", ">")  # their value is true or false


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Term:
    """A part of a rule."""

    start: int  # place of its first character
    end: int  # place behind its last character
    size: int = field(init=False, default=1)  # terms in it, the variables' bodies included

    @property
    def parts(self) -> tuple[Term, ...]:
        """The direct subterms, from left to right."""
        return ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", 1 + sum(part.size for part in self.parts))


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Constant(Term):
    """A constant number."""

    value: float


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Name(Term):
    """A value of the guest: a keyword, or a counter from `history` readings ago."""

    kind: str  # KEYWORD, CPUSTAT, MEMINFO, VMSTAT or TIME
    name: str  # without "meminfo." and the like
    history: int = 0

    @property
    def text(self) -> str:
        """The term as the daemon prints it."""
        if self.kind == KEYWORD:
            return self.name
        return f"{self.name if self.kind == TIME else f'{self.kind}.{self.name}'}[{self.history}]"


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Unary(Term):
    """A - or ! before an operand that extends as far as the context allows."""

    operator: str
    operand: Term

    @property
    def parts(self) -> tuple[Term, ...]:
        return (self.operand,)


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Binary(Term):
    """An operator with two operands."""

    operator: str
    left: Term
    right: Term

    @property
    def parts(self) -> tuple[Term, ...]:
        return self.left, self.right


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Variable(Term):
    """The use of a variable; its body is a whole expression, as if in parentheses."""

    name: str
    body: Term

    @property
    def parts(self) -> tuple[Term, ...]:
        return (self.body,)


def is_logical(term: Term) -> bool:
    """Return whether the value is true or false. Using such a term as a number ends the daemon."""
    term = bare(term)
    if isinstance(term, Unary):
        return term.operator == "!"
    return isinstance(term, Binary) and term.operator in LOGICAL


def walk(term: Term) -> Iterator[Term]:
    """Yield all terms, parts before the whole, left to right; each body as often as it is used."""
    stack = [(term, False)]
    while stack:
        item, ready = stack.pop()
        if ready or not item.parts:
            yield item
        else:
            stack.append((item, True))
            stack += [(part, False) for part in reversed(item.parts)]


def once(term: Term, where: str) -> Iterator[tuple[str, Term]]:
    """Yield all terms, parts before the whole, each once, with the rule or variable that contains it."""
    seen: set[Term] = set()
    stack = [(where, term, False)]
    while stack:
        text, item, ready = stack.pop()
        if ready:
            yield text, item
        elif item not in seen:
            seen.add(item)
            inside = item.name if isinstance(item, Variable) else text
            stack += [(text, item, True), *((inside, part, False) for part in reversed(item.parts))]


def bare(term: Term) -> Term:
    """Return the term without the variables that wrap it."""
    while isinstance(term, Variable):
        term = term.body
    return term


def prefix_text(term: Term) -> str:
    """Return the rule as a prefix expression with all variables replaced, like (> (/ 1 3) idle)."""
    texts: list[str] = []
    for item in walk(term):
        count = len(item.parts)
        parts = texts[len(texts) - count :]
        del texts[len(texts) - count :]
        texts.append(_one_prefix(item, parts))
    return texts[0]


def _one_prefix(term: Term, parts: list[str]) -> str:
    if isinstance(term, Constant):
        return f"{term.value:g}"
    if isinstance(term, Name):
        return term.text
    if isinstance(term, Variable):
        return parts[0]
    if isinstance(term, Unary):
        return f"({'not' if term.operator == '!' else 'neg'} {parts[0]})"
    assert isinstance(term, Binary)
    return f"({term.operator} {parts[0]} {parts[1]})"
