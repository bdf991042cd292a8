"""The scales that all cells of a matrix share."""

from __future__ import annotations

import math

from app.matrix.book import MatrixBook

FULL = 100.0  # per cent of a processor
STEPS = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)


def scales(book: MatrixBook) -> dict[str, float]:
    """Return the right end of each gauge's scale: the largest published or simulated value, rounded up."""
    return {
        gauge.quantity: nice(max(_values(book, gauge.quantity), default=1.0)) for gauge in book.matrix.gauges
    }


def _values(book: MatrixBook, quantity: str) -> list[float]:
    found = []
    for entry in book.entries:
        printed = book.printed(entry.run).get(quantity)
        found += [book.medians(entry.run).get(quantity), printed.value if printed else None]
    return [value for value in found if value is not None]


def nice(value: float) -> float:
    """Return the next round number that is not less."""
    if value <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(value))
    return next((step * power for step in STEPS if value <= step * power * (1 + 1e-9)), 10 * power)
