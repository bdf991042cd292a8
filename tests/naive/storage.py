"""Twin of the storage kernels, obviously right: pages are numbers in sets, one page at a time.

The rules are those of mechanisms/storage.py and migration.py: which guests give up which pages, in
which order, and where the pages go. Slow; for small machines only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

BLOCK = 64
ABOVE, BELOW = range(2)
FIRST, SECOND, EMERGENCY = range(3)
LONG, SHORT, SHARED, ELIGIBLE, DISPATCH = range(5)  # lists in the order in which a scan visits them


@cache
def pages_of(block: int) -> frozenset[int]:
    """Return the numbers of the pages of a block."""
    return frozenset(range(block * BLOCK, (block + 1) * BLOCK))


@dataclass
class Guest:
    """The pages of one guest, each in the sets of the places where it is."""

    where: str = "dispatch"  # list
    dropped_at: int = 0  # ns
    wss: int = 0
    reserved: int = 0
    locked: set[int] = field(default_factory=set)
    blocks: int = 0
    inst: int = 0  # pages 0 .. inst-1 are in use
    real: set[int] = field(default_factory=set)
    low: set[int] = field(default_factory=set)  # of these: in frames below 2 GB
    xstor: set[int] = field(default_factory=set)
    dasd: set[int] = field(default_factory=set)
    ref: set[int] = field(default_factory=set)
    chg: set[int] = field(default_factory=set)
    first_block: int = 0
    hand: list[int] = field(default_factory=lambda: [0, 0])  # block; for frames above, below 2 GB
    moved: dict[int, int] = field(default_factory=dict)  # block -> s
    page_ins: int = 0
    page_reads: int = 0
    stolen: int = 0
    cached: int = 0  # pages in the minidisk cache

    def resident(self, block: int) -> list[int]:
        """Resident pages of a block, in order."""
        return sorted(self.real & pages_of(block))

    def on_list(self, block: int, below: int) -> list[int]:
        """Return the pages of these whose frames are below 2 GB, or above."""
        return [page for page in self.resident(block) if (page in self.low) == bool(below)]


@dataclass
class Storage:
    """Frames, expanded storage and paging space of the machine, and what scans need to know."""

    guests: list[Guest]
    dormant: list[int]  # guests, longest dormant first
    frames: list[int]  # above, below 2 GB
    available: list[int]  # of them free
    low: list[int]
    high: list[int]
    xstor: int
    xstor_free: int
    slots: list[int]  # of each paging volume
    used: list[int]
    reclaim_low: int = 0
    reclaim_pages: int = 0
    long_term: int = 0  # ns
    now: int = 0  # ns
    cursor: list[int] = field(default_factory=lambda: [0, 0])
    mdc: list[int] = field(default_factory=lambda: [0, 0])  # frames of the minidisk cache above, below 2 GB
    mdc_min: int = 0
    mdc_hand: int = 0
    reclaim_hand: int = 0
    migrate_hand: int = 0
    migrate_age: int = 0  # s
    most_age: int = 0  # s
    taken: list[int] = field(default_factory=lambda: [0] * 5)
    ended: list[int] = field(default_factory=lambda: [0] * 3)
    page_ins: int = 0
    page_outs: int = 0
    clean_steals: int = 0
    reclaimed: int = 0
    migrated: int = 0

    def need_frame(self) -> None:
        """Refill the available lists when neither is above its low threshold."""
        if all(self.available[below] <= self.low[below] for below in (ABOVE, BELOW)):
            self.demand_scan()

    def take_frame(self) -> int:
        """Take a frame of the list that is, for its size, further above its threshold: ABOVE or BELOW."""
        spare = [free - low for free, low in zip(self.available, self.low, strict=True)]
        below = BELOW if spare[BELOW] * self.frames[ABOVE] > spare[ABOVE] * self.frames[BELOW] else ABOVE
        if not self.available[below]:
            below = 1 - below
        self.available[below] -= 1
        return below

    def demand_scan(self) -> None:
        """Refill one list after the other, each in up to three passes, until enough are available."""
        for below in (ABOVE, BELOW):
            self._shrink_cache(below)
        self.make_room(sum(self.missing(below) for below in (ABOVE, BELOW)))
        for below in (ABOVE, BELOW):
            if self.missing(below):
                self.ended[self._refill(below)] += 1

    def missing(self, below: int) -> int:
        """Return the frames that a list lacks to be full."""
        return max(0, self.high[below] - self.available[below])

    def _refill(self, below: int) -> int:
        for scan in (FIRST, SECOND, EMERGENCY):
            self.scan_pass(self.high[below], below, scan)
            if not self.missing(below):
                break
        return scan

    def _shrink_cache(self, below: int) -> None:
        """Take frames of the minidisk cache one after the other, down to its minimum."""
        while self.missing(below) and self.mdc[below] and sum(self.mdc) > self.mdc_min:
            while not self.guests[self.mdc_hand].cached:
                self.mdc_hand = (self.mdc_hand + 1) % len(self.guests)
            self.guests[self.mdc_hand].cached -= 1
            self.mdc[below] -= 1
            self.available[below] += 1

    def scan_pass(self, enough: int, below: int, scan: int) -> None:
        """Visit all lists of guests in order until `enough` frames are available."""
        for which in (LONG, SHORT, SHARED, ELIGIBLE, DISPATCH):
            before = self.available[below]
            self._visit_list(which, enough, below, scan)
            self.taken[which] += self.available[below] - before

    def _visit_list(self, which: int, enough: int, below: int, scan: int) -> None:
        start = self.cursor[below]
        for g in self._members(which, start):
            if self.available[below] >= enough:
                return
            u = self.guests[g]
            everything = which == LONG or scan == EMERGENCY
            self._visit(u, enough, below, everything, _protected(u, which, scan))
            if which == DISPATCH:
                self.cursor[below] = (g + 1) % len(self.guests)
        if which == DISPATCH and self.available[below] < enough:
            self.cursor[below] = start

    def _members(self, which: int, start: int) -> list[int]:
        if which in (LONG, SHORT):
            waited = {g: self.now - self.guests[g].dropped_at for g in self.dormant}
            return [g for g in self.dormant if (waited[g] >= self.long_term) == (which == LONG)]
        name = {SHARED: "shared", ELIGIBLE: "eligible", DISPATCH: "dispatch"}[which]
        count = len(self.guests)
        circle = [(start + i) % count for i in range(count)]
        return [g for g in circle if self.guests[g].where == name]

    def _visit(self, u: Guest, enough: int, below: int, everything: bool, protected: int) -> None:
        """Let one clock hand of a guest go round once at most."""
        used = min(u.blocks, u.inst // BLOCK + 1)
        for _ in range(used):
            if self.available[below] >= enough or len(u.real) <= protected:
                return
            u.hand[below] %= used
            block = u.hand[below]
            for page in u.on_list(block, below):
                if page in u.locked or not (everything or page not in u.ref):
                    continue
                if self.available[below] >= enough or len(u.real) <= protected:
                    return
                self.steal(u, page)
            u.ref -= set(u.on_list(block, below))
            u.hand[below] = (block + 1) % used

    def steal(self, u: Guest, page: int) -> None:
        """Take the frame of a page: nothing moves when expanded storage has a copy of it."""
        if page in u.xstor:
            self.clean_steals += 1
        elif self.xstor_free > 0:
            u.xstor.add(page)
            self.xstor_free -= 1
            self.page_outs += 1
        elif self.to_dasd(u, page):
            self.page_outs += 1
        else:
            return
        self.available[page in u.low] += 1
        for kept in (u.real, u.low, u.ref, u.chg):
            kept.discard(page)
        u.stolen += 1
        u.moved[page // BLOCK] = self.now // 10**9

    def volume(self, u: Guest, page: int) -> int:
        """Return the paging volume that takes the pages of a block."""
        return (u.first_block + page // BLOCK) % len(self.slots)

    def to_dasd(self, u: Guest, page: int) -> bool:
        """Give a page a slot, if its volume has one."""
        k = self.volume(u, page)
        if self.used[k] >= self.slots[k]:
            return False
        u.dasd.add(page)
        self.used[k] += 1
        return True

    def from_dasd(self, u: Guest, page: int) -> None:
        """Give the slot of a page back."""
        u.dasd.remove(page)
        self.used[self.volume(u, page)] -= 1

    def drop_copy(self, u: Guest, page: int) -> None:
        """Drop the copy of a resident page in expanded storage."""
        u.xstor.remove(page)
        self.xstor_free += 1

    def make_room(self, want: int) -> None:
        """Second copies go first, then pages migrate to DASD."""
        if self.xstor == 0 or self.xstor_free >= max(want, self.reclaim_low):
            return
        self._reclaim()
        if self.xstor_free < want:
            self._migrate(min(want, self.xstor))

    def _all_blocks(self) -> list[tuple[Guest, int]]:
        return [(u, block) for u in self.guests for block in range(u.blocks)]

    def _reclaim(self) -> None:
        every, released = self._all_blocks(), 0
        for _ in every:
            if released >= self.reclaim_pages:
                return
            u, block = every[self.reclaim_hand]
            for page in u.resident(block):
                if page in u.xstor:
                    self.drop_copy(u, page)
                    released += 1
                    self.reclaimed += 1
            self.reclaim_hand = (self.reclaim_hand + 1) % len(every)

    def _migrate(self, enough: int) -> None:
        """Move pages to DASD until `enough` of expanded storage is free, in rounds of falling age."""
        age = self.migrate_age
        while self._migrate_round(self._all_blocks(), enough):
            if age == 0:
                return
            age //= 2
            self.migrate_age = age

    def _migrate_round(self, every: list[tuple[Guest, int]], enough: int) -> bool:
        """Go round all blocks once; True when it has not found enough."""
        for _ in every:
            if self.xstor_free >= enough or self.used == self.slots:
                return False
            u, block = every[self.migrate_hand]
            if self.now // 10**9 - u.moved.get(block, 0) >= self.migrate_age:
                self._migrate_block(u, block, enough)
            if self.xstor_free >= enough:
                return False
            self.migrate_hand = (self.migrate_hand + 1) % len(every)
            if self.migrate_hand == 0:
                self.migrate_age = min(self.most_age, self.migrate_age * 3 // 2 + 1)
        return True

    def _migrate_block(self, u: Guest, block: int, enough: int) -> None:
        for page in sorted((u.xstor & pages_of(block)) - u.real):
            if self.xstor_free < enough and self.to_dasd(u, page):
                u.xstor.remove(page)
                self.xstor_free += 1
                self.migrated += 1


def _protected(u: Guest, which: int, scan: int) -> int:
    """Return how many resident pages a pass leaves a guest."""
    spared = u.wss if which in (SHORT, ELIGIBLE) and scan == FIRST else 0
    return 0 if scan == EMERGENCY else max(spared, u.reserved)
