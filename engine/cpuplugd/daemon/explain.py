"""The reason why a rule is true or false: each term with its value, and the deciding terms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.cpuplugd.language.arithmetic import FloatingTrap
from engine.cpuplugd.language.configuration import RULES, Configuration
from engine.cpuplugd.language.evaluate import RuleEnds, Seen, Values, number, pages, truth
from engine.cpuplugd.language.messages import shown
from engine.cpuplugd.language.parser import Parser
from engine.cpuplugd.language.terms import Binary, Constant, Term, Variable, is_logical
from engine.language import later, say

_IS_TRUE, _IS_FALSE = later("{0} is true"), later("{0} is false")
_LONGEST = 60  # characters of a term's text


class RuleAnswer(NamedTuple):
    """The result of a rule for certain values."""

    value: bool | int | None  # pages for increments; None: it cannot be evaluated
    seen: Seen
    trouble: str = ""  # the daemon's words, if it cannot


def answer(configuration: Configuration, rule: str, values: Values) -> RuleAnswer | None:
    """Return the result of this rule, even if the daemon would skip it; None if there is no such rule."""
    term, seen = configuration.term(rule), Seen({}, {})
    if term is None:
        return None
    try:
        asked = pages if rule.startswith("cmm") else truth
        return RuleAnswer(asked(term, values, seen), seen)
    except RuleEnds as error:
        return RuleAnswer(None, seen, error.text)
    except FloatingTrap as trap:
        return RuleAnswer(None, seen, f"Floating point exception: {trap}")


def answers(configuration: Configuration, values: Values) -> dict[str, RuleAnswer]:
    """Return the results of all rules of the file."""
    found = {rule: answer(configuration, rule, values) for rule in RULES}
    return {rule: answer for rule, answer in found.items() if answer}


@dataclass(frozen=True)
class TermNode:
    """A term of a rule in the tree that explains it; its parts are created on demand."""

    configuration: Configuration
    term: Term
    where: str  # rule or variable in whose text the term lies
    seen: Seen
    decided: bool  # would the result of the rule change if only this term changed?

    @property
    def text(self) -> str:
        """The term as written, without white space and shortened if necessary."""
        text = self.source
        return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."

    @property
    def source(self) -> str:
        """The whole text."""
        rule = self.configuration.rules.get(self.where)
        setting = rule.setting if rule else self.configuration.variables.get(self.where)
        text = setting.value[self.term.start : self.term.end] if setting else ""
        return shown(text)

    @property
    def place(self) -> tuple[int, int]:
        """The line and column."""
        return self.configuration.place(self.where, self.term.start)

    @property
    def value(self) -> float | bool | None:
        """The value of the term; None if it was not evaluated or has no value."""
        numbers, truths = self.seen
        if is_logical(self.term):
            return truths.get(self.term)
        return numbers.get(self.term, truths.get(self.term))

    @property
    def reached(self) -> bool:
        """Whether the term was evaluated: & and | skip terms that cannot change the result."""
        return self.value is not None

    @property
    def parts(self) -> tuple[TermNode, ...]:
        """The nodes for the parts of the term."""
        inside = self.term.name if isinstance(self.term, Variable) else self.where
        deciding = _deciding(self.term, self.seen) if self.decided else ()
        return tuple(
            TermNode(self.configuration, part, inside, self.seen, part in deciding)
            for part in self.term.parts
        )


def tree(configuration: Configuration, rule: str, seen: Seen) -> TermNode | None:
    """Return the root of a rule's tree; None if there is no such rule."""
    term = configuration.term(rule)
    return TermNode(configuration, term, rule, seen, True) if term else None


def _deciding(term: Term, seen: Seen) -> Sequence[Term]:
    """Return the parts that decided the value: one false part of &, one true part of |, otherwise all
    parts.
    """
    if not isinstance(term, Binary) or term.operator not in "&|":
        return term.parts
    stops = term.operator == "|"
    item = next((part for part in term.parts if seen.truths.get(part) == stops), None)
    return (item,) if item else term.parts


def reasons(node: TermNode) -> list[str]:
    """Return the smallest deciding terms, mostly comparisons, like "loadavg (0.5) > 2 is false"."""
    found, stack = [], [node]
    while stack:
        term_node = stack.pop()
        if _is_reason(term_node):
            found.append(_reason(term_node))
        else:
            stack += [part for part in reversed(term_node.parts) if part.decided]
    return list(dict.fromkeys(found))


def _is_reason(node: TermNode) -> bool:
    comparison = isinstance(node.term, Binary) and node.term.operator in "<>"
    return comparison or not is_logical(node.term)


def _reason(node: TermNode) -> str:
    told = _IS_TRUE if node.seen.truths.get(node.term) else _IS_FALSE
    if isinstance(node.term, Binary) and node.term.operator in "<>":
        left, right = node.parts
        return say(told, f"{_with_value(left)} {node.term.operator} {_with_value(right)}")
    return say(told, _with_value(node))


def _with_value(node: TermNode) -> str:
    constant = isinstance(node.term, Constant)
    return node.text if constant or node.value is None else f"{node.text} ({value_text(node.value)})"


def value_text(value: float | bool | None) -> str:
    """Format a value for people: true or false, or a number with six digits; - for None."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:,.0f}" if 1e6 <= abs(value) < 1e15 and value == int(value) else f"{value:.6g}"


def series(configuration: Configuration, text: str, moments: Sequence[Values]) -> list[float | None]:
    """Return the value of an expression or a variable at each moment; truth is 0 or 1, None: no value.

    Raises RuleError if the text is not an expression.
    """
    variables = {name: setting.value for name, setting in configuration.variables.items()}
    term = Parser(variables).parse("".join(text.split()), "")
    return [_at(term, values) for values in moments]


def _at(term: Term, values: Values) -> float | None:
    try:
        return float(truth(term, values) if is_logical(term) else number(term, values))
    except (RuleEnds, FloatingTrap):
        return None
