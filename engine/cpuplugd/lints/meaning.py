"""Rules that mean something else than they seem to: truth values as numbers, operators that reach far."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cpuplugd.language.configuration import RULES, Configuration
from engine.cpuplugd.language.terms import Binary, Name, Term, Unary, is_logical, once
from engine.cpuplugd.lints.finding import (
    ERROR,
    INFO,
    WARNING,
    GuestFacts,
    RuleFinding,
    at_setting,
    at_term,
    told,
)
from engine.language import later, say

_GRAMMAR = later("(Source: the daemon's grammar of rules.)")
_NOT_A_NUMBER = (
    later("a truth value where a number is expected"),
    later(
        'The daemon ends at the first evaluation that reaches it ("Invalid term specified"), '
        "however plausible the rule looks. {0}"
    ),
    later("Combine comparisons only with & | !, and put a minus or a calculation on one of their sides."),
)
_FAR = {
    "-": (
        later("this - reaches to the end of the context, like -(a+b) for -a+b"),
        later(
            "A minus before a name or a parenthesis applies to all that follows; before a digit, "
            "only to the number. {0}"
        ),
        later("Write 0-a+b, or put parentheses: (-a)+b."),
    ),
    "!": (
        later("this ! reaches to the end of the context, like !(a&b) for !a&b"),
        later("A ! applies to all that follows, up to an operator that binds less than its context. {0}"),
        later("Put parentheses: (!a)&b, or !(a&b) if that is what you mean."),
    ),
}


def check(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
    """Yield all findings of this family."""
    for rule in RULES:
        if term := configuration.term(rule):
            yield from _types(configuration, rule, term)
            yield from _reach(configuration, rule, term)
            yield from _constant(configuration, rule, term)


def _types(configuration: Configuration, rule: str, term: Term) -> Iterator[RuleFinding]:
    if rule in ("cmm_inc", "cmm_dec") and is_logical(term):
        yield at_term(configuration, rule, term, ERROR, "truth-as-number", told(_NOT_A_NUMBER, _GRAMMAR))
    for where, item in once(term, rule):
        number_parts = isinstance(item, Unary) and item.operator == "-"
        number_parts |= isinstance(item, Binary) and item.operator in "+-*/<>"
        for part in item.parts if number_parts else ():
            if is_logical(part):
                yield at_term(
                    configuration, where, part, ERROR, "truth-as-number", told(_NOT_A_NUMBER, _GRAMMAR)
                )


def _reach(configuration: Configuration, rule: str, term: Term) -> Iterator[RuleFinding]:
    """Yield a finding where - or ! takes a whole sum without parentheses: -a+b is -(a+b)."""
    for where, item in once(term, rule):
        if isinstance(item, Unary) and isinstance(item.operand, Binary):
            bare = item.operand.start == item.operand.left.start
            comparison = item.operator == "!" and item.operand.operator in "<>"  # !a>b can mean nothing else
            if bare and not comparison and not (item.operator == "-" and item.operand.operator in "*/"):
                yield at_term(
                    configuration, where, item, WARNING, "far-reach", told(_FAR[item.operator], _GRAMMAR)
                )


def _constant(configuration: Configuration, rule: str, term: Term) -> Iterator[RuleFinding]:
    if rule.startswith("cmm") or any(isinstance(item, Name) for _, item in once(term, rule)):
        return
    setting = configuration.rules[rule].setting
    what = say("{0} does not depend on the guest: it is always true or always false", rule.upper())
    why = say(
        "With both rules of a part at 0, that part is never changed. (Source: the shipped file does so.)"
    )
    yield at_setting(setting, INFO, "constant-rule", (what, why, say("None, if this is intended.")))
