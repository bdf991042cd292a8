"""Numbers as people type them: read with the separators of the language, or rejected with the correct form.

A separator that is in the wrong place for the language is never dropped: in English, "3,3" is not 33. Numbers
in files, commands and conditions are the same in every language, and are not read here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from math import isfinite

from engine.language import NUMBER, marks, one_line, say

_BLANKS = " '\N{RIGHT SINGLE QUOTATION MARK}\N{NO-BREAK SPACE}\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}"
_WIDE = {ord("!") + 0xFEE0 + place: chr(ord("!") + place) for place in range(94)}  # of Japanese keyboards
_PLAIN = str.maketrans({**_WIDE, ord("\N{MINUS SIGN}"): "-"})
_NUMERAL = re.compile(rf"[+-]?(?=[.,{_BLANKS}]*[0-9])[0-9.,{_BLANKS}]+(?:[eE][+-]?[0-9]+)?")
_DECIMAL = re.compile(r"-?[0-9]+\.[0-9]+(?:e-?[0-9]+)?")
LONGEST = 40  # characters of a text that an error repeats


class TypedError(ValueError):
    """A text that is not a number; the message shows the correct form."""


def typed_number(text: str) -> float:
    """Return the number that a person has typed. Raises TypedError."""
    number = float(_unmarked(text))
    if not isfinite(number):
        raise TypedError(_refusal(text))
    return number


def typed_value(text: str) -> str:
    """Return a typed value in file format: a number without the language's separators, other text unchanged.

    Raises TypedError for a number with a separator in a wrong place.
    """
    return _unmarked(text) if _NUMERAL.fullmatch(text.strip().translate(_PLAIN)) else text


def typed_text(value: str) -> str:
    """Return a value from a file as a person types it: a number with the language's separators."""
    return value.replace(".", marks()[1]) if _DECIMAL.fullmatch(value) else value


def typed_parts(text: str) -> list[str]:
    """Return the parts of a list. They are separated by semicolons, or otherwise by commas; a decimal
    comma separates nothing.
    """
    comma = r",(?![0-9])|(?<=[A-Za-z])," if marks()[1] == "," else ","
    return [part.strip() for part in re.split(";" if ";" in text else comma, text) if part.strip()]


def joined_parts(parts: Iterable[str]) -> str:
    """Return parts as a list in the form that `typed_parts` reads."""
    return ("; " if marks()[1] == "," else ", ").join(parts)


def _unmarked(text: str) -> str:
    plain = text.strip().translate(_PLAIN)
    found = _form(*marks()).fullmatch(plain)
    if found is None:
        raise TypedError(_refusal(text))
    whole = re.sub("[^0-9]", "", found["whole"])
    return f"{found['sign']}{whole or 0}{found['part'] and '.' + found['part'] or ''}{found['power'] or ''}"


@cache
def _form(thousands: str, decimal: str) -> re.Pattern[str]:
    """Return the pattern of a number: either all of its thousands are separated by the same mark, or none
    are.
    """
    mark = f"[{re.escape(thousands)}{_BLANKS}]"
    whole = rf"[1-9][0-9]{{0,2}}(?P<mark>{mark})[0-9]{{3}}(?:(?P=mark)[0-9]{{3}})*|[0-9]+"
    number = rf"(?P<whole>{whole}|(?={re.escape(decimal)}[0-9]))(?:{re.escape(decimal)}(?P<part>[0-9]*))?"
    return re.compile(rf"(?P<sign>[+-]?){number}(?P<power>[eE][+-]?[0-9]+)?")


def _refusal(text: str) -> str:
    """Return the reason why a text is not a number, and the correct form: with its separators swapped, if the
    result is a number.
    """
    shown, (thousands, decimal) = one_line(text.strip()[:LONGEST]), marks()
    plain = text.strip().translate(_PLAIN)
    swapped = plain.translate(str.maketrans(thousands + decimal, decimal + thousands)).rstrip(decimal)
    if swapped != plain and len(swapped) <= LONGEST and _form(thousands, decimal).fullmatch(swapped):
        return say("“{0}” is not a number: write {1}.", shown, swapped)
    return say("“{0}” is not a number. Write it like {1}.", shown, say(NUMBER))
