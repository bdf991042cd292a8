"""Numbers as people type them: what a window writes is read back, and no mark is dropped."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import language
from engine.language import numeral
from engine.typed import TypedError, joined_parts, typed_number, typed_parts, typed_text, typed_value

FORMS = (
    "",
    "g",
    ",",
    ",.0f",
    ",.1f",
    ",.2f",
    ".3f",
    ",.3g",
    "+,.3g",
    ",.6g",
)  # of windows
NUMBERS = st.one_of(st.floats(-1e15, 1e15), st.integers(-(10**12), 10**12), st.floats(-2000, 2000))
TEXTS = st.text("0123456789.,-+ '\N{NO-BREAK SPACE}e", max_size=14)


def german(template: str) -> str:
    return "1.234,5" if template == language.NUMBER else template


@contextmanager
def spoken(speech: Callable[[str], str]) -> Iterator[None]:
    language.speak(speech)
    try:
        yield
    finally:
        language.speak(str)


IN_EACH = pytest.mark.parametrize("speech", [str, german], ids=["en", "de"])


@IN_EACH
@given(NUMBERS, st.sampled_from(FORMS))
def test_what_a_window_writes_is_read_back(speech: Callable[[str], str], number: float, form: str) -> None:
    wanted = float(format(number, form).replace(",", ""))
    with spoken(speech):
        assert typed_number(numeral(number, form)) == wanted
        assert float(typed_value(numeral(number, form))) == wanted


@IN_EACH
@given(TEXTS)
def test_a_number_is_what_it_says_or_it_is_refused(speech: Callable[[str], str], text: str) -> None:
    """A slow reader takes the text apart."""
    with spoken(speech):
        try:
            said: float | None = slow(text)
        except ValueError:
            said = None
        try:
            number: float | None = typed_number(text)
        except TypedError as error:
            number = None
            if right := re.search(r"write (.+)\.$", str(error)):
                typed_number(right[1])  # what is advised is a number
    assert number == said


def slow(text: str) -> float:
    """Return the number that a text is in the language that is spoken. Raises ValueError."""
    thousands, decimal = language.marks()
    number, *power = re.split("e", text.strip())
    sign = -1 if number[:1] == "-" else 1
    whole, *part = number.removeprefix(number[:1] if number[:1] in ("+", "-") else "").split(decimal)
    marks = {mark for mark in whole if not mark.isdigit()}
    if len(power) > 1 or len(part) > 1 or len(marks) > 1 or not marks <= {thousands, *" '\N{NO-BREAK SPACE}"}:
        raise ValueError
    first, *others = re.split("[^0-9]", whole)
    if others and (first[:1] in ("", "0") or len(first) > 3 or any(len(three) != 3 for three in others)):
        raise ValueError
    if not (first or "".join(part)) or not "".join(part).isdigit() and any(part):
        raise ValueError
    if power and not re.fullmatch("[+-]?[0-9]+", power[0]):
        raise ValueError
    found = sign * float(f"{first}{''.join(others)}.{''.join(part) or 0}e{power[0] if power else 0}")
    if not math.isfinite(found):
        raise ValueError
    return found


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("3,3", "3.3"),
        ("0,49", "0.49"),
        ("0,490", "0.490"),
        ("12,34", "12.34"),
        ("1,2345", "1.2345"),
        ("1.234,5", "1,234.5"),
        ("1.234.567", "1,234,567"),
        ("-,5", "-.5"),
    ],
)
def test_a_mark_of_another_language_is_refused_with_the_right_form(text: str, right: str) -> None:
    with pytest.raises(TypedError, match=re.escape(f"“{text}” is not a number: write {right}.")):
        typed_number(text)
    number = typed_number(right)
    with spoken(german):
        assert typed_number(text) == number
        with pytest.raises(TypedError, match=re.escape(f"“{right}” is not a number: write {text}.")):
            typed_number(right)


@pytest.mark.parametrize(
    "text", ["", "-", ".", "many", "1_000", "nan", "1e999", "²", "1 2", "1,23,456", "0x10"]
)
def test_what_is_no_number_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(TypedError, match=r"is not a number. Write it like 1,234\.5"):
        typed_number(text)


def test_a_japanese_keyboard_writes_numbers_too() -> None:
    assert typed_number("\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15") == 1234.5
    assert typed_number("\N{MINUS SIGN}3") == -3


@IN_EACH
@given(st.lists(st.floats(-1e9, 1e9), max_size=5))
def test_a_list_is_read_as_it_is_written(speech: Callable[[str], str], numbers: list[float]) -> None:
    with spoken(speech):
        texts = [typed_text(str(number)) for number in numbers]
        assert [float(typed_value(part)) for part in typed_parts(joined_parts(texts))] == numbers


@pytest.mark.parametrize("text", ["10ms", "1h30m", "2.5G", "1:20:30", "true", "D000", "[1.0, 2.0]", "R"])
@IN_EACH
def test_values_that_are_no_numbers_stay_as_they_are(speech: Callable[[str], str], text: str) -> None:
    with spoken(speech):
        assert typed_value(text) == typed_text(text) == text


@pytest.mark.parametrize(
    ("text", "english", "in_german"),
    [
        ("3, 2", ["3", "2"], ["3", "2"]),
        ("3,2", ["3", "2"], ["3,2"]),
        ("3,5, ,5", ["3", "5", "5"], ["3,5", ",5"]),
        ("1,234; 5", ["1,234", "5"], ["1,234", "5"]),
        ("web1,web2", ["web1", "web2"], ["web1", "web2"]),
        ("10ms,20ms,", ["10ms", "20ms"], ["10ms", "20ms"]),
    ],
)
def test_what_divides_a_list(text: str, english: list[str], in_german: list[str]) -> None:
    assert typed_parts(text) == english
    with spoken(german):
        assert typed_parts(text) == in_german
