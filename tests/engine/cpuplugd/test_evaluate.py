"""Values: C's arithmetic with armed traps, short cuts, and what ends the daemon."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cpuplugd.daemon.reading import ReadingHistory
from engine.cpuplugd.daemon.steps import keywords_at_start
from engine.cpuplugd.language.arithmetic import FloatingTrap, add, divide, multiply, subtract, whole
from engine.cpuplugd.language.evaluate import (
    Seen,
    SymbolNotFound,
    TermNotANumber,
    Values,
    number,
    pages,
    truth,
)
from engine.cpuplugd.language.parser import Parser
from tests.engine.cpuplugd.readings import reading


def values(**keywords: float) -> Values:
    history = ReadingHistory(2)
    for second in range(3):
        history.add(reading(second, MemFree=1000 - second))
    return Values(keywords_at_start() | keywords, history)


def parsed(text: str, **variables: str) -> Any:
    return Parser(variables).parse(text, "hotplug")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2+3*4-10/4", 11.5),
        ("-idle+1", -6),
        ("meminfo.MemFree-meminfo.MemFree[2]", -2),
        ("time[0]-time[2]", 2),
        ("cpustat.user+cpustat.total_ticks[1]", 220),
        ("cpustat.loadavg", 0.5),
        ("1e999", math.inf),
        ("1/1e999", 0),
        ("1e999/0", math.inf),
        ("1e-310", 1e-310),
    ],
)
def test_numbers(text: str, value: Any) -> None:
    assert number(parsed(text), values(idle=5)) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("-1", True),
        ("1-1", False),
        ("!0&0", True),
        ("1|1/0", True),
        ("0&1/0", False),
        ("0&meminfo.None", False),
        ("1&(0|idle>4)", True),
        ("2<2", False),
        ("1e-320>0", True),
    ],
)
def test_truth(text: str, value: bool) -> None:
    assert truth(parsed(text), values(idle=5)) is value


@pytest.mark.parametrize(
    "text",
    ["1/0", "0/0", "1e200*1e200", "1e-200*1e-200", "1e-308/10", "1e999-1e999", "1e999*0", "1e-200/1e200"],
)
def test_traps(text: str) -> None:
    with pytest.raises(FloatingTrap):
        truth(parsed(text), values())


@pytest.mark.parametrize(
    ("text", "code"),
    [("(1>0)+1", 25), ("1<2<3", 26), ("-(1&1)", 23), ("5>!0", 22), ("(1|1)*2", 24), ("a+1", 25)],
)
def test_a_truth_value_is_no_number(text: str, code: int) -> None:
    with pytest.raises(TermNotANumber, match=f"Invalid term specified: {code}"):
        truth(parsed(text, a="1>0"), values())


@pytest.mark.parametrize("text", ["meminfo.memfree", "cpustat.busy", "vmstat.", "0|vmstat.x"])
def test_unknown_counters(text: str) -> None:
    with pytest.raises(SymbolNotFound):
        truth(parsed(text), values())


def test_the_left_side_is_asked_first() -> None:
    with pytest.raises(SymbolNotFound):
        truth(parsed("meminfo.x+1/0"), values())
    with pytest.raises(FloatingTrap):
        truth(parsed("1/0+meminfo.x"), values())


@pytest.mark.parametrize(
    ("text", "value"),
    [("2.9", 2), ("-2.9", -2), ("9223372036854774784", 2**63 - 1024), ("0-9223372036854775808", -(2**63))],
)
def test_pages(text: str, value: int) -> None:
    assert pages(parsed(text), values()) == value


@pytest.mark.parametrize("text", ["9223372036854775808", "-9223372036854777856", "1e999"])
def test_too_many_pages(text: str) -> None:
    with pytest.raises(FloatingTrap):
        pages(parsed(text), values())


@pytest.mark.slow
def test_deep_terms_need_no_deep_stack() -> None:
    assert number(parsed("-" * 20_000 + "idle"), values(idle=5)) == 5
    assert number(parsed("1" + "+1" * 20_000), values()) == 20_001
    assert truth(parsed("!" * 20_001 + "1"), values()) is False


def test_what_was_seen() -> None:
    term, seen = parsed("idle>1|user>2"), Seen({}, {})
    truth(term, values(idle=5), seen)
    assert seen.truths == {term: True, term.left: True}
    assert seen.numbers[term.left.left] == 5


_FINITE = st.floats(allow_nan=False, allow_infinity=False)


@given(_FINITE, _FINITE)
def test_results_are_finite_and_have_all_their_digits_or_there_is_a_trap(left: Any, right: Any) -> None:
    for operation in (add, subtract, multiply, divide):
        try:
            result = operation(left, right)
        except FloatingTrap:
            continue
        assert math.isfinite(result)
        assert result == 0 or abs(result) >= 2**-1022
        assert result != 0 or left == 0 or operation in (add, subtract) or right == 0


@given(st.floats())
def test_whole_numbers_fit_into_64_bits(value: Any) -> None:
    try:
        assert -(2**63) <= whole(value) < 2**63
    except FloatingTrap:
        assert not -(2.0**63) <= value < 2.0**63
