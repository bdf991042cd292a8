"""exp, expm1 and log with the same bits on all systems; C libraries differ in the rounding of the last bit.

For tables that Python creates before a run. Kernels have their own versions in `engine.kernel.rng`.
"""

from __future__ import annotations

from decimal import Context, Decimal

_CONTEXT = Context(prec=34)  # digits, twice those of a float: rounded to a float, they are almost never wrong


def exp(x: float) -> float:
    """Return e to the power of x, which must be finite."""
    return float(Decimal(x).exp(_CONTEXT))


def expm1(x: float) -> float:
    """Return e to the power of a finite x, minus 1; a small x loses no digits."""
    if abs(x) < 1e-8:  # the next term of the series is below a float's last bit
        return x + x * x / 2.0
    return float(_CONTEXT.subtract(Decimal(x).exp(_CONTEXT), Decimal(1)))


def log(x: float) -> float:
    """Return the natural logarithm of a finite x > 0."""
    return float(Decimal(x).ln(_CONTEXT))
