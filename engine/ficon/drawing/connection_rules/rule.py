"""A rule for joining two kinds of elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.fields import Thing


class ConnectionRule(NamedTuple):
    """A rule. first and second: the kinds, in this order. join raises DrawingError with the reason."""

    first: type[Thing]
    second: type[Thing]
    title: str  # "Cable {0} to {1}": the first thing and the second
    join: Callable[[Draft, Any, Any], None]
