"""Storage of Linux guests that have been up for a long time, if they do not all fit into it.

Without this, each guest takes its pages at time 0 and pages out those of earlier guests: the first has almost
nothing resident, and paging volumes write for minutes. In a system that has run for a long time, this phase
is over. Equal pages are touched equally often, so each guest has the same share of its pages resident, evenly
spread; the others are in the filled part of expanded storage and then on paging volumes. Resident pages have
been touched, or not, since the demand scan last passed them, as in residency_by_use.py.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.build.initial_residency import Mask, place_all
from engine.build.residency_by_use import BLOCK, even, round_of
from engine.kernel.kinds import Activity
from engine.scenario.scenario import Guest, Scenario
from engine.state.tables import Array, State


def lend_frames(s: Any, up: Sequence[Guest]) -> int:
    """Add frames to the available list until all pages of these guests fit, and return their number."""
    lent = sum(int(s["guest"][guest.index]["size"]) for guest in up)
    s["available"] += lent
    return lent


def page_out(state: State, scenario: Scenario, up: Sequence[Guest], lent: int) -> None:
    """Remove the lent frames: pages that then do not fit are treated as paged out before time 0."""
    s = state.tables[0]
    for guest in up:
        u = s["guest"][guest.index]
        s["available"] += u["real"]
        s["available_low"] += u["real_low"]
    s["available"] -= lent
    s["first_touches"] = 0  # earlier touches do not count
    used = sum(int(s["guest"][guest.index]["inst"]) for guest in up)
    place_all(state, s, up, Settled.of(s, scenario, used))


@dataclass(frozen=True)
class Settled:
    """Equal shares for all guests. real: the resident share of their pages; xstor: the share of their
    nonresident pages in expanded storage.
    """

    real: float
    xstor: float
    low: float  # share of the frames that are below 2 GB
    field: str = "inst"

    @classmethod
    def of(cls, s: Any, scenario: Scenario, used: int) -> Settled:
        """Distribute the frames outside the available lists and the filled part of expanded storage."""
        param = s["param"]
        spare = (param["low"] + param["high"] + param["low_2g"] + param["high_2g"]) // 2
        real = min(1.0, max(0, int(s["available"] - spare)) / max(1, used))
        absent = used * (1.0 - real)
        xstor = int(s["xstor_free"]) * scenario.lpar.filled_xstor
        low = float(s["available_low"]) / float(max(1, s["available"]))
        return cls(real, min(1.0, xstor / max(1.0, absent)), low)

    @property
    def key(self) -> Hashable:
        """The values on which the places depend."""
        return self.real, self.xstor, self.low

    def places(self, u: Any) -> tuple[Mask, Mask]:
        """Return a guest's resident pages and its pages in expanded storage."""
        real, xstor = (np.zeros(int(u["n_block"]) * BLOCK, np.bool_) for _ in range(2))
        used = int(u["inst"])
        real[:used] = even(used, self.real)
        absent = np.flatnonzero(~real[:used])
        xstor[absent] = even(len(absent), self.xstor)
        return real, xstor

    def age(self, s: Any, blocks: Array, u: Any) -> None:
        """Set when each block was last examined: the demand scan continues at the first block."""
        if not 0.0 < self.real < 1.0:
            return
        used = int(u["grow_block"]) + 1
        own = blocks[int(u["first_block"]) : int(u["first_block"]) + used]
        tier = np.searchsorted(u["tier_end"][: int(u["n_tier"])], np.arange(used), side="right")
        store = s["kind"][int(u["kind"])]["do"][Activity.LOAD]["store"][tier]
        own["ref"] = 0
        own["seen"] = -round_of(1.0 / self.real - 1.0) * (1.0 - np.arange(used) / used)
        own["seen_store"] = own["seen"] * store
