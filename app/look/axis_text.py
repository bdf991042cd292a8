"""Round numbers for axes, and value formatting."""

from __future__ import annotations

import math
from functools import lru_cache

from engine.kernel.units import MINUTE, MS, SECOND, US, clock_text
from engine.language import numeral, with_unit

HOUR = 60 * MINUTE
TIME_STEPS = (
    *(unit * n for unit in (1, US, MS) for n in (1, 2, 5, 10, 20, 50, 100, 200, 500)),
    *(SECOND * n for n in (1, 2, 5, 10, 20, 30)),
    *(MINUTE * n for n in (1, 2, 5, 10, 20, 30)),
    *(HOUR * n for n in (1, 2, 3, 6, 12, 24)),
)


@lru_cache(64)
def time_step(span: int, most: int) -> int:
    """Return the smallest round step (ns) that divides `span` into at most `most` parts."""
    return next((step for step in TIME_STEPS if span / step <= most), TIME_STEPS[-1])


def time_ticks(start: int, end: int, most: int) -> list[int]:
    """Return round times between start and end (ns), at most about `most`."""
    step = time_step(end - start, max(most, 1))
    return list(range(-(-start // step) * step, end + 1, step))


@lru_cache(1024)
def time_text(ns: int, step: int = SECOND) -> str:
    """Return a time as h:mm:ss, with as many decimals as a step (ns) needs."""
    if step >= SECOND:
        return clock_text(ns)
    digits = next(d for d in (1, 2, 3, 4, 5, 6, 7, 8, 9) if step >= 10 ** (9 - d))
    return f"{clock_text(ns)}.{ns % SECOND // 10 ** (9 - digits):0{digits}d}"


def span_text(ns: int) -> str:
    """Return a duration as text: 0:12:30 for one minute or more; otherwise, in s, ms or us with three
    significant digits.
    """
    if ns >= MINUTE:
        return clock_text(ns)
    unit, name = next(((u, n) for u, n in ((SECOND, "s"), (MS, "ms")) if ns >= u), (US, "µs"))
    return f"{numeral(ns / unit, '.3g')} {name}"


def cursor_text(ns: int, column: int) -> str:
    """Return a time with the precision that a column of `column` ns can show."""
    return time_text(ns, max(column, US) if column < SECOND else SECOND)


def round_up(value: float) -> float:
    """Return the first round number from `value` on, e.g. 1.2, 2.5 or 6 times a power of ten."""
    if value <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(value))
    return next(
        n * power for n in (1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10) if n * power >= value * (1 - 1e-9)
    )


def value_ticks(top: float, most: int, least: float = 0.0) -> list[float]:
    """Return round values from `least` to `top`, at most about `most` above the first."""
    raw = (top - least) / max(most, 1)
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(n * power for n in (1, 2, 5, 10) if n * power >= raw * (1 - 1e-9))
    return [i * step for i in range(math.ceil(least / step - 1e-9), math.floor(top / step + 1e-9) + 1)]


def short(value: float) -> str:
    """Return a number as an axis shows it: 0, 0.5, 150, 2.5k, 150k, 1.2M; −40."""
    if value < 0:
        return f"−{short(-value)}"
    for limit, unit in ((1e6, "M"), (1e3, "k")):
        if value >= limit:
            return f"{numeral(value / limit, '.3g')}{unit}"
    return numeral(value, ".3g")


def whole(value: float) -> str:
    """Return a count with separators: 186,000."""
    return numeral(value, ",.0f")


def plain(value: float, most: float) -> str:
    """Return a value with as many decimals as values up to `most` need."""
    return numeral(value, f",.{0 if most >= 500 else 1 if most >= 50 else 2}f")


def signed(value: float, text: str) -> str:
    """Return a text with the sign of its value; a text that shows zero gets no sign."""
    nothing = not any(digit in text for digit in "123456789")
    return text if nothing else f"{'+' if value > 0 else '−'}{text}"


def share(value: float) -> str:
    """Return a share 0..1 as a percentage; a very small share is not rounded to zero."""
    if value <= 0:
        return numeral(0, ".0%")
    if value < 0.001:
        return f"<{numeral(0.001, '.1%')}"
    return numeral(value, ".1%" if value < 0.0995 else ".0%")


def decimals(value: float) -> str:
    """Return a value with two decimals."""
    return numeral(value, ".2f")


def micros(value: float) -> str:
    """Return a time in µs."""
    return f"{decimals(value)} µs"


def percent(value: float) -> str:
    """Return a percentage with one decimal, or with three for a very small percentage."""
    return with_unit(numeral(value, ".1f" if value >= 0.05 or value <= 0 else ".3f"), "%")
