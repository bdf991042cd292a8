"""Numbers as C's scanf reads them, which the daemon uses: 5. 1e3 0x1F, and 5e is 5."""

from __future__ import annotations

import math
import re
from typing import NamedTuple

_DECIMAL = re.compile(r"([0-9]+(?:\.[0-9]*)?)((?:[eE][+-]?[0-9]*)?)", re.ASCII)
_DIGITS = r"[0-9a-fA-F]"
_HEXADECIMAL = re.compile(rf"(0[xX](?:{_DIGITS}+(?:\.{_DIGITS}*)?|\.{_DIGITS}+))((?:[pP][+-]?[0-9]*)?)")
MAX_LONG = 2**63 - 1


class Scanned(NamedTuple):
    """A number, and the place behind it."""

    value: float
    end: int


def scan(text: str, at: int) -> Scanned:
    """Return the number that starts with the digit at `at`; as in C, infinite if it is too large.

    "0x" without a digit is 0 and nothing is read: the caller meets the 0 again and stumbles over it. "0x." is
    0 too, but read.
    """
    hexadecimal = text[at + 1 : at + 2] in ("x", "X") and text[at] == "0"
    found = (_HEXADECIMAL if hexadecimal else _DECIMAL).match(text, at)
    if not found:
        return Scanned(0.0, at + 3 if text[at + 2 : at + 3] == "." else at)
    digits, exponent = found.groups()
    if exponent[-1:] in ("e", "E", "p", "P", "+", "-"):
        exponent = ""  # read, but without a digit it means nothing
    return Scanned(_hexadecimal(digits + exponent) if hexadecimal else float(digits + exponent), found.end())


def _hexadecimal(text: str) -> float:
    try:
        return float.fromhex(text)
    except OverflowError:
        return math.inf


def whole_number(text: str) -> int | None:
    """Return the value of decimal digits, at most 64 bits; empty is 0; None: not only digits."""
    if any(character not in "0123456789" for character in text):
        return None
    digits = text.lstrip("0")
    return MAX_LONG if len(digits) > 19 else min(int(digits or "0"), MAX_LONG)
