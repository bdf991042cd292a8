"""Numbers as people write them."""

from __future__ import annotations

from math import isfinite, log10


def number_text(value: float) -> str:
    """Three or four digits that count, with commas between thousands: 12,400, 3.25, 0.012."""
    if value == 0 or not isfinite(value):
        return f"{value:g}"
    if abs(value) >= 1000 or value == round(value):
        return f"{value:,.0f}"
    return f"{value:.{max(0, 2 - int(log10(abs(value)) // 1))}f}"


def read_number(text: str) -> float | None:
    """The number that a text says; commas, blanks and apostrophes between thousands are ignored."""
    plain = text.strip()
    for mark in (",", " ", "\N{NO-BREAK SPACE}", "'"):
        plain = plain.replace(mark, "")
    try:
        number = float(plain)
    except ValueError:
        return None
    return number if isfinite(number) else None


def off_by(value: float, truth: float) -> str:
    """How far a value is from another one: "+12 %"; the difference itself when the other one is 0."""
    if truth == 0:
        return "0" if value == 0 else f"{value:+,.3g}"
    share = 100 * (value - truth) / abs(truth)
    return f"{share:+.0f} %".replace("-", "−") if abs(share) < 1000 else f"×{value / truth:.0f}"
