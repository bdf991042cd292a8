"""Work that gets done: pieces of work, as the guests count them."""

from __future__ import annotations

from engine.kernel.units import SECOND
from engine.measures.measure import Measure, column

MEASURES = (
    Measure(
        "guest.pieces",
        "pieces of work done",
        "1/s",
        "counted, except timer ticks",
        "guest",
        column("guests", "pieces"),
        True,
        SECOND,
    ),
)
