"""The grammar: unary operators that reach far, precedence, places, limits."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cpuplugd.language import messages
from engine.cpuplugd.language.messages import RuleError
from engine.cpuplugd.language.parser import MAX_TERMS, Parser
from engine.cpuplugd.language.terms import Binary, Term, Unary, Variable, prefix_text, walk


def parsed(text: str, **variables: str) -> Term:
    return Parser(variables).parse(text, "hotplug")


def refused(text: str, **variables: str) -> RuleError:
    with pytest.raises(RuleError) as caught:
        parsed(text, **variables)
    return caught.value


@pytest.mark.parametrize(
    ("text", "prefix"),
    [
        ("-onumcpus+3", "(neg (+ onumcpus 3))"),
        ("!user&nice", "(not (& user nice))"),
        ("-user<0", "(neg (< user 0))"),
        ("-(2)+3", "(neg (+ 2 3))"),
        ("-2+3", "(+ -2 3)"),
        ("5--user+3", "(+ (- 5 (neg user)) 3)"),
        ("user&!nice|idle", "(| (& user (not nice)) idle)"),
        ("user|!nice&idle", "(| user (not (& nice idle)))"),
        ("2*-user*3", "(* (* 2 (neg user)) 3)"),
        ("1-2-3", "(- (- 1 2) 3)"),
        ("1<2<3", "(< (< 1 2) 3)"),
        ("1|2&3<4+5*6", "(| 1 (& 2 (< 3 (+ 4 (* 5 6)))))"),
        ("guest_nice+guest", "(+ guest_nice guest)"),
        ("time[2]-time", "(- time[2] time[0])"),
        ("meminfo.MemFree[007]", "meminfo.MemFree[7]"),
        ("cpustat.total_ticks", "cpustat.total_ticks[0]"),
    ],
)
def test_grammar(text: str, prefix: str) -> None:
    assert prefix_text(parsed(text)) == prefix


def test_a_variable_is_a_whole_expression() -> None:
    assert prefix_text(parsed("a*2", a="1+b", b="3")) == "(* (+ 1 3) 2)"


def test_a_variable_goes_before_a_keyword_and_takes_the_longest_name() -> None:
    assert prefix_text(parsed("idle_x+user2", idle_x="3", user2="4")) == "(+ 3 4)"
    assert prefix_text(parsed("ab", a="1", ab="2")) == "2"


@pytest.mark.parametrize(
    ("text", "rest", "at"),
    [
        ("7%2", "%2", 1),
        ("7)", ")", 1),
        ("(7", "(7", 2),
        ("10>=5", "10>=5", 3),
        (".5", ".5", 0),
        ("+7", "+7", 0),
        ("userx", "x", 4),
        ("loadavg[1]", "[1]", 7),
        ("meminfo.MemFree[]", "meminfo.MemFree[]", 15),
        ("vmstat.pgscan_kswapd_dma32", "32", 24),
        ("0x", "0x", 0),
        ("User", "User", 0),
    ],
)
def test_what_the_daemon_prints_and_where_it_is(text: str, rest: str, at: int) -> None:
    error = refused(text)
    assert (error.code, error.where, error.rest, error.at) == (messages.EXPRESSION, "hotplug", rest, at)


def test_an_error_in_a_variable_names_the_variable() -> None:
    error = refused("1+bad", bad="1?")
    assert (error.where, error.rest, error.at) == ("bad", "?", 1)


def test_an_empty_variable_is_an_error_where_it_is_used() -> None:
    error = refused("1+none", none="")
    assert (error.where, error.rest, error.at) == ("hotplug", "1+none", 2)


def test_a_name_of_129_characters_is_refused() -> None:
    assert refused("1+" + "v" * 129).code == messages.NAME_TOO_LONG
    assert refused("1+" + "v" * 128).code == messages.EXPRESSION


@pytest.mark.parametrize(
    ("text", "variables", "circle"),
    [("a", {"a": "1+a"}, "a -> a"), ("1+a", {"a": "b", "b": "2*c", "c": "a"}, "a -> b -> c -> a")],
)
def test_a_variable_that_needs_itself(text: str, variables: dict[str, str], circle: str) -> None:
    error = refused(text, **variables)
    assert error.code == messages.CIRCLE
    assert circle in error.why


def test_places_of_terms() -> None:
    text = "(user+a)*-2"
    term: Any = parsed(text, a="1+23")
    texts = [text[one.start : one.end] for one in walk(term) if one is not term.left.right.body]
    assert term.left.right.body.end == 4
    assert text[term.left.start : term.left.end] == "(user+a)"
    assert text[term.right.start : term.right.end] == "-2"
    assert text in texts


def test_the_body_of_a_variable_is_one_term_however_often_it_is_used() -> None:
    term = parsed("a+a", a="1+2")
    assert isinstance(term, Binary)
    assert isinstance(term.left, Variable)
    assert isinstance(term.right, Variable)
    assert term.left.body is term.right.body
    assert term.size == 9


def test_exponential_growth_is_refused() -> None:
    variables = {"v0": "1"} | {f"v{n}": f"v{n - 1}+v{n - 1}" for n in range(1, 200)}
    error = refused("v199", **variables)
    assert error.code == messages.TOO_MANY_TERMS
    assert str(MAX_TERMS) in error.why


@pytest.mark.parametrize(
    "text", ["(" * 10_000 + "1" + ")" * 10_000, "-" * 10_000 + "user", "1" + "+1" * 10_000]
)
def test_deep_rules_are_read(text: str) -> None:
    assert prefix_text(parsed(text))


def test_an_unclosed_parenthesis_says_where_it_opens() -> None:
    assert refused("1+((2)").opened == 2


def test_deepest_history() -> None:
    parser = Parser({"old": "meminfo.MemFree[9]"})
    parser.parse("time[3]+time[2]", "hotplug")
    assert parser.deepest == (3, "hotplug", 5)
    parser.parse("old", "cmm_inc")
    assert parser.deepest == (9, "old", 16)


def test_an_index_of_more_than_32_bits_begins_again() -> None:
    parser = Parser({})
    parser.parse("time[4294967297]", "hotplug")
    assert parser.deepest[0] == 1
    parser.parse("time[99999999999999999999]", "hotplug")
    assert parser.deepest[0] == 2**32 - 1


def test_unary_operators() -> None:
    term = parsed("!-user")
    assert isinstance(term, Unary)
    assert isinstance(term.operand, Unary)
