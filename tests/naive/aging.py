"""Twin of storage management from z/VM 6.3 on, obviously right: pages are numbers in lists and sets.

The rules are those of trial_invalidation.py and aging_scan.py: which pages are invalidated, which go to the
aging list, which give their frames, which are written. When a write ends is not a matter of lists: the twin
is told. Without expanded storage and touches; slow, for small machines only.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

BLOCK = 64


@dataclass
class Owner:
    """The pages of a guest, by number."""

    blocks: int
    inst: int
    reserved: int
    locked: set[int]
    real: set[int]
    dasd: set[int]  # pages with a slot, whether resident or not
    chg: set[int]
    low: set[int]
    ibr: set[int] = field(default_factory=set)
    oldest: int = 0  # block with the oldest pages of the IBR section
    hand: int = 0  # block at the bottom of the active section
    stolen: int = 0

    def of(self, block: int, pages: set[int]) -> list[int]:
        """Return those of some pages that belong to a block, in order."""
        return sorted(page for page in pages if page // BLOCK == block)


@dataclass
class AgingStorage:
    """The machine's frames and slots, and the aging list: groups of a block's pages, oldest first."""

    owners: list[Owner]
    available: int
    high: int
    target: int
    early: bool
    ibr_share: float
    ibr_least: int
    free_slots: int
    aging: OrderedDict[tuple[int, int], set[int]] = field(default_factory=OrderedDict)
    writing: dict[tuple[int, int], set[int]] = field(
        default_factory=dict
    )  # until they are told to have ended
    next_owner: int = 0
    taken: int = 0
    early_taken: int = 0
    below_reserve: int = 0
    written: int = 0

    def count(self) -> int:
        """Return the pages on the aging list."""
        return sum(map(len, self.aging.values()))

    def aging_of(self, g: int) -> set[int]:
        """Return the aging pages of a guest."""
        return {page for (owner, _), pages in self.aging.items() if owner == g for page in pages}

    def stealable(self, g: int, reserve: bool) -> int:
        """Return how many more pages of a guest may go to the list."""
        u = self.owners[g]
        return max(0, len(u.real) - len(self.aging_of(g)) - reserve * u.reserved - len(u.locked))

    # ---- a scan

    def scan(self) -> None:
        """Take frames from the end of the list, then fill it; look harder when there is no frame at all."""
        wanted = max(0, self.high - self.available)
        got = self.reclaim(wanted, "patient")
        self.visit_all(self.target - self.count(), True)
        if got < wanted and self.available <= 0:
            self._harder(wanted - got)

    def _harder(self, wanted: int) -> None:
        for how in ("urgent", "emergency"):
            for _ in range(3):
                if self.available > 0:
                    return
                missing = wanted - self.reclaim(wanted, how)
                if self.available <= 0:
                    self.visit_all(missing, how == "urgent")
            if self.available <= 0:
                self.reclaim(wanted, how)

    # ---- frames

    def reclaim(self, wanted: int, how: str) -> int:
        """Take frames of aging pages, oldest groups first."""
        got = 0
        for place in list(self.aging):
            if got >= wanted:
                break
            got += self._reclaim(place, wanted - got, how)
        return got

    def _reclaim(self, place: tuple[int, int], most: int, how: str) -> int:
        g, block = place
        u = self.owners[g]
        if how != "emergency":
            if len(u.real) <= u.reserved:
                del self.aging[place]  # reserved: all are active again
                self.writing.pop(place, None)
                return 0
            most = min(most, len(u.real) - u.reserved)
        group = self.aging[place]
        self.write(place, [page for page in u.of(block, group) if page not in u.dasd or page in u.chg])
        flying = self.writing.get(place, set())
        ready = [page for page in u.of(block, group) if page in u.dasd and page not in u.chg]
        some = [page for page in ready if how != "patient" or page not in flying][:most]
        if some:
            self.below_reserve += max(0, u.reserved - (len(u.real) - len(some)))
        for page in some:
            self.early_taken += page in flying
            self._take(place, page)
        return len(some)

    def _take(self, place: tuple[int, int], page: int) -> None:
        u = self.owners[place[0]]
        for pages in (u.real, u.low, u.chg, self.aging[place], self.writing.get(place, set())):
            pages.discard(page)
        if not self.aging[place]:
            del self.aging[place]
        u.stolen += 1
        self.taken += 1
        self.available += 1

    def write(self, place: tuple[int, int], pages: list[int]) -> None:
        """Write pages: to the slots that they have, or to new ones as long as there are any."""
        u = self.owners[place[0]]
        for page in pages:
            if page not in u.dasd:
                if self.free_slots == 0:
                    continue
                self.free_slots -= 1
                u.dasd.add(page)
            u.chg.discard(page)
            self.writing.setdefault(place, set()).add(page)
            self.written += 1

    # ---- visits

    def visit_all(self, wanted: int, reserve: bool) -> None:
        """Visit guests in turn; each gives the same part of its pages, rounded up."""
        parts = [self.stealable(g, reserve) for g in range(len(self.owners))]
        left = wanted
        if sum(parts) <= 0 or wanted <= 0:
            return
        total = sum(parts)
        for _ in self.owners:
            if left <= 0:
                return
            g = self.next_owner
            own = self.stealable(g, reserve)
            if own > 0:
                left -= self.visit(g, min(left, -(-wanted * own // total)), reserve)
            self.next_owner = (g + 1) % len(self.owners)

    def visit(self, g: int, most: int, reserve: bool) -> int:
        """Move the oldest pages of the IBR section to the list, then invalidate pages ahead of the hand."""
        u = self.owners[g]
        moved = self._age(g, min(most, self.stealable(g, reserve)))
        left = len(u.real) - len(self.aging_of(g))
        wanted = max(self.ibr_least, int(self.ibr_share * left))
        self._invalidate(g, min(wanted, self.stealable(g, reserve)))
        return moved

    def _age(self, g: int, most: int) -> int:
        u, moved = self.owners[g], 0
        length = min(u.blocks, u.inst // BLOCK + 1)
        for _ in range(length):
            if moved >= most or not u.ibr:
                break
            block = u.oldest
            some = u.of(block, u.ibr)[: most - moved]
            if some:
                self._enter(g, block, some)
            moved += len(some)
            if u.of(block, u.ibr):
                break
            u.oldest = (block + 1) % length
        return moved

    def _enter(self, g: int, block: int, pages: list[int]) -> None:
        """Put pages on the list; the block's others, if there are any, come to the top with them."""
        u, place = self.owners[g], (g, block)
        group = self.aging.pop(place, set())
        self.aging[place] = group | set(pages)
        u.ibr -= set(pages)
        if self.early:
            self.write(place, [page for page in pages if page not in u.dasd or page in u.chg])

    def _invalidate(self, g: int, wanted: int) -> None:
        u = self.owners[g]
        length = min(u.blocks, u.inst // BLOCK + 1)
        if not u.ibr:
            u.oldest = u.hand
        for _ in range(length):
            if len(u.ibr) >= wanted or (u.ibr and u.hand == u.oldest):
                return
            aging = self.aging.get((g, u.hand), set())
            u.ibr |= set(u.of(u.hand, u.real)) - u.locked - aging
            u.hand = (u.hand + 1) % length
