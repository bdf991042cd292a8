"""Storage at time 0 as paging has left it: the most used pages are resident, the least used are on DASD.

Tiers of all guests that are up are sorted by how often one of their pages is touched under load: they get
frames, then expanded storage, then paging space. Only one tier gets frames for only part of its pages. Its
resident pages have been touched, or not, since the demand scan last passed them: each block counts the
touches of a fraction of a scan round so that a scan finds as many untouched pages as guests bring back.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.elementary import exp
from engine.kernel.kinds import Activity
from engine.scenario.scenario import Guest, Scenario
from engine.state.tables import MAX_TIER, Array

Mask = npt.NDArray[np.bool_]
BLOCK = 64  # pages
_LONG = 60.0  # touches of a page per round of the scan above which more make no difference


@dataclass
class UsageTier:
    """A tier of all guests of a kind, in pages; rate: touches per page and ns of a guest's CPU time."""

    kind: int
    tier: int
    rate: float
    pages: int = 0
    real: int = 0
    xstor: int = 0
    round: float = 0.0  # touches of a page during one round of the demand scan


@dataclass
class Uses:
    """The distribution of each tier over frames, expanded storage and paging space."""

    parts: dict[tuple[int, int], UsageTier] = field(default_factory=dict)
    low: float = 0.0  # share of the frames that are below 2 GB
    field: str = "load_pages"

    @classmethod
    def of(cls, s: Any, scenario: Scenario, up: Sequence[Guest]) -> Uses:
        """Distribute the frames outside the available lists and the filled part of expanded storage."""
        param, uses = s["param"], cls()
        uses.low = float(s["available_low"]) / float(max(1, s["available"]))
        for guest in up:
            uses._add(s, s["guest"][guest.index])
        listed = (param["low"] + param["high"] + param["low_2g"] + param["high_2g"]) // 2
        frames = max(0, int(s["available"] - listed))
        xstor = max(0, int(int(s["xstor"]) * scenario.lpar.filled_xstor) - len(up))  # tiers are rounded
        line = sorted(uses.parts.values(), key=lambda part: -part.rate)
        for part in line:
            part.real = min(part.pages, frames)
            part.xstor = min(part.pages - part.real, xstor)
            frames, xstor = frames - part.real, xstor - part.xstor
        _rounds(line)
        return uses

    def _add(self, s: Any, u: Any) -> None:
        kind = int(u["kind"])
        for tier, (start, end) in enumerate(tier_pages(u)):
            rate = float(s["kind"][kind]["do"][Activity.LOAD]["touch"][tier])
            part = self.parts.setdefault((kind, tier), UsageTier(kind, tier, rate))
            part.pages += end - start

    @property
    def key(self) -> Hashable:
        """The values on which the places depend."""
        parts = ((place, part.pages, part.real, part.xstor) for place, part in self.parts.items())
        return self.low, *sorted(parts)

    def places(self, u: Any) -> tuple[Mask, Mask]:
        """Return a guest's resident pages and its pages in expanded storage."""
        real, xstor = (np.zeros(int(u["n_block"]) * BLOCK, np.bool_) for _ in range(2))
        for tier, (start, end) in enumerate(tier_pages(u)):
            part = self.parts[int(u["kind"]), tier]
            if end == start:
                continue
            here = even(end - start, part.real / part.pages)
            real[start:end] = here
            if part.xstor:
                absent = np.cumsum(~here)
                share = part.xstor / max(1, part.pages - part.real)
                xstor[start:end] = ~here & (absent <= int(absent[-1] * share))
        return real, xstor

    def age(self, s: Any, blocks: Array, u: Any) -> None:
        """Set when each block was last examined: the scan continues at the first; old pages migrate first."""
        first, used = int(u["first_block"]), max(1, int(u["grow_block"]) + 1)
        for tier, (start, end) in enumerate(tier_pages(u)):
            part = self.parts[int(u["kind"]), tier]
            own = blocks[first + start // BLOCK : first + -(-end // BLOCK)]
            if part.round > 0.0:
                ahead = 1.0 - np.arange(start // BLOCK, -(-end // BLOCK)) / used
                own["ref"] = 0
                own["seen"] = -part.round * ahead
                own["seen_store"] = own["seen"] * s["kind"][part.kind]["do"][Activity.LOAD]["store"][tier]
            elif part.real < part.pages:
                own["moved"] = -int(s["migrate_age"])


def tier_pages(u: Any) -> list[tuple[int, int]]:
    """Return the first page of each tier that a guest uses, and the first page after the last tier."""
    ends = [min(int(u["load_pages"]), int(end) * BLOCK) for end in u["tier_end"][:MAX_TIER]]
    return [(max(0, start), max(start, end)) for start, end in zip([0, *ends], ends, strict=False)]


def even(pages: int, share: float) -> Mask:
    """Return the given share of the pages, evenly spread."""
    if share >= 1.0:
        return np.ones(pages, np.bool_)
    if share <= 0.0:
        return np.zeros(pages, np.bool_)
    before = np.floor(np.arange(pages + 1) * share)
    return np.asarray(before[1:] > before[:-1])


def _rounds(line: Sequence[UsageTier]) -> None:
    """Return the touches of a page per scan round, from the one partly resident tier."""
    some = [part for part in line if 0 < part.real < part.pages and part.rate > 0.0]
    if not some:
        return
    touches = round_of(some[0].pages / some[0].real - 1.0)
    for part in line:
        if part.rate >= some[0].rate:
            part.round = min(_LONG, touches * part.rate / some[0].rate)


def round_of(absent: float) -> float:
    """Return the touches of a page per round of a scan that takes as many pages as are brought back.

    absent: the ratio of nonresident to resident pages. A round finds exp(-touches) of the resident pages
    untouched; in the same time, each absent page would have been brought back `touches` times.
    """
    least, most = 1e-6, _LONG
    for _ in range(60):
        middle = (least + most) / 2.0
        if exp(-middle) > absent * middle:
            least = middle
        else:
            most = middle
    return least
