"""Twin of the lazy page references: every touch of every page is drawn, one after the other.

Guests run all the time, each on a processor of its own, so a guest's CPU time is the time. The pages
of a tier are touched as Poisson processes with equal rates; what a touch does is written out plainly.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from tests.naive.storage import BELOW, BLOCK, Guest, Storage


@dataclass
class Tier:
    """Pages first .. end-1 of a guest."""

    first: int
    end: int
    every: float  # s between two touches of a page
    store: float  # share of them


@dataclass
class Software:
    """Software of a guest."""

    tiers: list[Tier]
    pages: int  # it grows until it has this many
    growth: float  # first touches a second
    stops: float = math.inf  # s
    drops: float = math.inf  # s, leaves the dispatch list


class Touches:
    """A machine of guests with touches one at a time."""

    def __init__(self, storage: Storage, software: list[Software], seed: int, block_read: int) -> None:
        self.storage, self.software, self.block_read = storage, software, block_read
        self.draw = Random(seed)
        self.now = 0.0  # s

    def run(self, until: float) -> None:
        """Draw touches up to `until` (s)."""
        changes = sorted({until, *(t for one in self.software for t in (one.stops, one.drops) if t < until)})
        for change in changes:
            self._touch_until(change)
            for g, one in enumerate(self.software):
                if one.drops == change:
                    self._drop(g)

    def _touch_until(self, end: float) -> None:
        rates, total = self._rates()
        while True:
            self.now += self.draw.expovariate(total) if total else math.inf
            if self.now >= end:
                self.now = end
                return
            self.storage.now = int(self.now * 1e9)
            if self._one(rates, self.draw.random() * total) is None:  # else no guest has a page more
                rates, total = self._rates()

    def _rates(self) -> tuple[list[tuple[int, Tier | None, float]], float]:
        """Return the touches per second by guest and tier, and their sum; None stands for first touches."""
        rates: list[tuple[int, Tier | None, float]] = []
        for g, one in enumerate(self.software):
            if self.now >= one.stops:
                continue
            inst = self.storage.guests[g].inst
            rates.append((g, None, one.growth if inst < one.pages else 0.0))
            for tier in one.tiers:
                rates.append((g, tier, max(0, min(inst, tier.end) - tier.first) / tier.every))
        return rates, sum(rate for _, _, rate in rates)

    def _one(self, rates: list[tuple[int, Tier | None, float]], point: float) -> Tier | None:
        """Touch a page; return its tier, None for a new one."""
        for g, tier, rate in rates:
            if point < rate:
                if tier is None:
                    self._first(g)
                else:
                    self._touch(g, tier)
                return tier
            point -= rate
        return None

    def _first(self, g: int) -> None:
        """Use a new page of the guest."""
        u = self.storage.guests[g]
        self._arrive(u, u.inst)
        u.ref.add(u.inst)
        u.chg.add(u.inst)
        u.inst += 1

    def _touch(self, g: int, tier: Tier) -> None:
        """Touch any page of the tier, wherever that page is."""
        u = self.storage.guests[g]
        page = self.draw.randrange(tier.first, min(u.inst, tier.end))
        store = self.draw.random() < tier.store
        if page not in u.real:
            self._fetch(u, page)
        u.ref.add(page)
        if store:
            u.chg.add(page)
            if page in u.xstor:
                self.storage.drop_copy(u, page)

    def _fetch(self, u: Guest, page: int) -> None:
        """Bring the page back: from expanded storage, which keeps its copy, or from DASD with others."""
        if page in u.dasd:
            self._read(u, page)
            return
        self._arrive(u, page)
        u.page_ins += 1
        self.storage.page_ins += 1

    def _read(self, u: Guest, page: int) -> None:
        """Read the page and the lowest others of its block that are on DASD; slots are freed."""
        start = page // BLOCK * BLOCK
        others = [other for other in range(start, start + BLOCK) if other in u.dasd and other != page]
        for one in sorted([page, *others[: self.block_read - 1]]):
            self._arrive(u, one)
            self.storage.from_dasd(u, one)
            u.page_reads += 1

    def _arrive(self, u: Guest, page: int) -> None:
        """Give the page a frame."""
        self.storage.need_frame()
        if self.storage.take_frame() == BELOW:
            u.low.add(page)
        u.real.add(page)

    def _drop(self, g: int) -> None:
        """Make the guest dormant; its working set is what it has probably touched."""
        u, one = self.storage.guests[g], self.software[g]
        touched = 0.0
        for tier in one.tiers:
            resident = sum(tier.first <= page < tier.end for page in u.real)
            touched += resident * (1 - math.exp(-one.stops / tier.every))
        u.where, u.wss, u.dropped_at = "dormant", int(touched + 0.5), int(one.drops * 1e9)
        self.storage.dormant.append(g)
