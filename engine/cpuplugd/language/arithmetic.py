"""Double arithmetic that traps where the processor would, and numbers as C's scanf reads them.

The daemon enables the traps, and uses scanf: it reads 5. 1e3 0x1F, and it reads 5e as 5.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable, Mapping
from typing import NamedTuple

_SMALLEST = sys.float_info.min  # smaller results have lost digits: underflow
_TOO_LARGE = 2.0**63


class FloatingTrap(ArithmeticError):
    """Division by zero, overflow, underflow or an invalid operation: this step of the daemon is skipped."""


def add(left: float, right: float) -> float:
    """Return left + right. Raises FloatingTrap."""
    return _checked(left + right, left, right)


def subtract(left: float, right: float) -> float:
    """Return left - right. Raises FloatingTrap."""
    return _checked(left - right, left, right)


def multiply(left: float, right: float) -> float:
    """Return left x right. Raises FloatingTrap."""
    product = _checked(left * right, left, right)
    if product == 0 and left != 0 and right != 0:
        raise FloatingTrap("underflow")
    return product


def divide(left: float, right: float) -> float:
    """Return left / right. Raises FloatingTrap."""
    if right == 0:
        if math.isinf(left):
            return math.copysign(math.inf, left) * math.copysign(1, right)
        raise FloatingTrap("division by zero" if left else "0/0")
    quotient = _checked(left / right, left, right)
    if quotient == 0 and left != 0 and not math.isinf(right):
        raise FloatingTrap("underflow")
    return quotient


def whole(value: float) -> int:
    """Return a double as a C long, truncated toward zero. Raises FloatingTrap if it does not fit."""
    if not -_TOO_LARGE <= value < _TOO_LARGE:
        raise FloatingTrap("too large for a whole number")
    return int(value)


def _checked(result: float, left: float, right: float) -> float:
    if math.isnan(result):
        raise FloatingTrap("invalid operation")
    if math.isinf(result) and not (math.isinf(left) or math.isinf(right)):
        raise FloatingTrap("overflow")
    if 0 < abs(result) < _SMALLEST:
        raise FloatingTrap("underflow")
    return result


OPERATIONS: Mapping[str, Callable[[float, float], float]] = {
    "+": add,
    "-": subtract,
    "*": multiply,
    "/": divide,
}


_DECIMAL = re.compile(r"([0-9]+(?:\.[0-9]*)?)((?:[eE][+-]?[0-9]*)?)", re.ASCII)
_DIGITS = r"[0-9a-fA-F]"
_HEXADECIMAL = re.compile(rf"(0[xX](?:{_DIGITS}+(?:\.{_DIGITS}*)?|\.{_DIGITS}+))((?:[pP][+-]?[0-9]*)?)")
MAX_LONG = 2**63 - 1


class Scanned(NamedTuple):
    """A number, and the position after it."""

    value: float
    end: int


def scan(text: str, at: int) -> Scanned:
    """Return the number that starts with the digit at `at`; as in C, infinite if it is too large.

    "0x" without a digit is 0 and no characters are read: the caller then finds the 0 again and fails on it.
    "0x." is also 0, but is read.
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
    """Return the value of decimal digits, at most 64 bits; 0 for an empty text; None if the text contains
    other characters.
    """
    if any(character not in "0123456789" for character in text):
        return None
    digits = text.lstrip("0")
    return MAX_LONG if len(digits) > 19 else min(int(digits or "0"), MAX_LONG)
