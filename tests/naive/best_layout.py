"""The best layout of a link the obvious way: every sequence of connections is tried."""

from __future__ import annotations

from itertools import product
from typing import Any


def best(question: Any, rates: Any, seconds: float) -> tuple[float, tuple[Any, ...]]:
    """MB/s of both directions together, and the order of pairs that has it."""
    orders = (
        order
        for count in range(1, question.connections + 1)
        for order in product(question.pairs, repeat=count)
    )
    return max((_both(rates(question, order, seconds)), order) for order in orders)


def _both(found: Any) -> float:
    first, second = found
    return float(first.mbs[0] + second.mbs[1])
