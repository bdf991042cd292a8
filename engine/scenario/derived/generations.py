"""Generations of FICON channels: their speed relative to FICON Express4, and the effect of distance.

Links of z/VM systems use native FICON, not zHPF. The published runs had FICON Express4, so its times are
fitted (links/parameters.py); the times of the other generations follow from the rates below, which is an
assumption.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

FITTED = "FE4"
KM_NS = 5_000  # light in fibre, one way. Source: 100 km are 1 ms there and back
KM_GBIT = 2.0  # km x Gb/s that a buffer credit covers. Source: Fabric OS guides, 10 km at 4 Gb/s need 20


@dataclass(frozen=True)
class Generation:
    """A generation of channels. card: MB/s of a card for reads, for writes, and for both together; None =
    not known.
    """

    title: str
    gbit: int  # of its line
    native: float  # MB/s with native FICON, reads and writes together
    channels: int  # on a card
    card: tuple[int, int, int] | None
    source: str


GENERATIONS: dict[str, Generation] = {
    "FE1": Generation(
        "FICON Express",
        2,
        170.0,
        2,
        None,
        "IBM System z10 BC data sheet: 1 or 2 Gb/s, two channels; 170 MB/s unconfirmed",
    ),
    "FE2": Generation("FICON Express2", 2, 270.0, 4, None, "IBM DS6000 redbook: 270 MB/s"),
    "FE4": Generation(
        "FICON Express4",
        4,
        350.0,
        4,
        (1230, 1150, 1300),
        "IBM: a card of four at 1,230 MB/s read, 1,150 write, 1,300 both; 350 MB/s a channel unconfirmed",
    ),
    "FE8": Generation("FICON Express8", 8, 620.0, 4, None, "620 MB/s unconfirmed"),
    "FE8S": Generation("FICON Express8S", 8, 620.0, 2, None, "620 MB/s unconfirmed"),
    "FE16S": Generation("FICON Express16S", 16, 620.0, 2, None, "620 MB/s unconfirmed"),
    "FE16S+": Generation("FICON Express16S+", 16, 620.0, 2, None, "assumed: the same as FICON Express16S"),
    "FE16SA": Generation(
        "FICON Express16SA",
        16,
        620.0,
        2,
        None,
        "IBM z15 Technical Guide: two channels; 8 or 16 Gb/s; rate assumed: the same as FICON Express16S",
    ),
    "FE32S": Generation("FICON Express32S", 32, 620.0, 2, None, "assumed: the same as FICON Express16S"),
}


def adapter_share(generation: str) -> float:
    """Return the time of a chunk at the adapter relative to FICON Express4, based on the native rates."""
    return GENERATIONS[FITTED].native / GENERATIONS[generation].native


def wire_share(generation: str, km: float, buffer_credits: int | None) -> float:
    """Return the time of a chunk on the fiber relative to FICON Express4 at distance 0."""
    slower = 1.0 if buffer_credits is None else max(1.0, credits_needed(generation, km) / buffer_credits)
    return GENERATIONS[FITTED].gbit / GENERATIONS[generation].gbit * slower


def credits_needed(generation: str, km: float) -> int:
    """Return the number of buffer credits that fill this many km of fiber with frames of maximum length;
    at least 1.
    """
    return max(1, math.ceil(km * GENERATIONS[generation].gbit / KM_GBIT))


def delay_ns(km: float) -> int:
    """Return the one-way propagation time of light, ns."""
    return round(km * KM_NS)
