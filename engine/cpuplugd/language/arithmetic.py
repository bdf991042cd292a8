"""Arithmetic of doubles that stops where the processor would: the daemon arms the traps."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping

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
    """Return a double as a C long, cut towards zero. Raises FloatingTrap if it does not fit."""
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
