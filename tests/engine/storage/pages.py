"""The pages of all guests of a system, counted by their masks at once, and the laws of each guest's pages."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.state.tables import MAX_TIER, State

MASKS = "res low xs ds ref chg".split()
COUNTED = {"inst": 0, "real": 1, "real_low": 2, "xstor": 3, "both": 4, "dasd": 5}  # of a guest -> row of sums
FULL, ABSENT = 6, 7
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)


class Pages:
    """What the blocks of a system's guests hold.

    `sums`: for each kind of page, how many are in the blocks before each one. `of`: the guest of each block.
    """

    def __init__(self, state: State, s: Any, guests: Any) -> None:
        first, count = int(s["first_block"]), int(s["n_block"])
        self.blocks = state.blocks[first : first + count]
        self.res, self.low, self.xs, self.ds, self.ref, self.chg = (self.blocks[name] for name in MASKS)
        self.begin = guests["first_block"] - first
        self.end = self.begin + guests["n_block"]
        self.of = np.repeat(np.arange(len(guests)), guests["n_block"])
        self.at = np.repeat(self.begin - np.cumsum(guests["n_block"]) + guests["n_block"], guests["n_block"])
        self.at += np.arange(len(self.of))  # the blocks of guests, one after the other
        self.guests = guests
        self.sums = self._summed()

    def _summed(self) -> Any:
        used = self.res | self.xs | self.ds
        masks = [used, self.res, self.low, self.xs, self.res & self.xs, self.ds]
        bits = np.bitwise_count(np.array([*masks, used, used & ~self.res]))
        bits[FULL] = used == ALL
        sums = np.zeros((len(bits), len(used) + 1), np.int64)
        np.cumsum(bits, axis=1, out=sums[:, 1:])
        return sums

    def between(self, row: int, begin: Any, end: Any) -> Any:
        """Return the pages of a kind from some blocks to others."""
        return self.sums[row][end] - self.sums[row][begin]

    def check_counts(self) -> None:
        """Check that each guest counts the pages that it has."""
        for name, row in COUNTED.items():
            wrong = self.between(row, self.begin, self.end) != self.guests[name]
            assert not wrong.any(), f"guests {np.flatnonzero(wrong)}: counts and bit masks differ: {name}"

    def check_places(self, within: Any = True) -> None:
        """Check that each page in use is in real storage, expanded storage or both, or on DASD alone.

        within: of each guest, whether it is checked.
        """
        res, xs = self.res, self.xs
        for broken, law in (
            (self.ds & (res | xs), "a page on DASD is in another place too"),
            (self.low & ~res, "a page that is not resident has a frame below 2 GB"),
            ((self.ref | self.chg) & ~res, "a page that is not resident is referenced or changed"),
            (self.chg & xs, "a changed page has kept its copy in expanded storage"),
        ):
            if broken.any():
                assert not (broken[self.at].astype(bool) & self._each(within)).any(), law

    def check_tiers(self, within: Any = True) -> None:
        """Check what each tier counts, and its trees of absent pages."""
        tiers = self.guests["tier_end"]
        edges = np.zeros((len(tiers), MAX_TIER + 1), np.int64)
        np.maximum.accumulate(tiers, axis=1, out=edges[:, 1:])
        edges = np.minimum(self.begin[:, None] + edges, self.end[:, None])
        for name, row in (("tier_inst", COUNTED["inst"]), ("tier_real", COUNTED["real"])):
            wrong = (self.between(row, edges[:, :-1], edges[:, 1:]) != self.guests[name]).any(axis=1) & within
            assert not wrong.any(), f"guests {np.flatnonzero(wrong)}: pages of tiers: {name}"
        outside = (self.guests["tier_inst"].sum(axis=1) != self.guests["inst"]) & within
        assert not outside.any(), f"guests {np.flatnonzero(outside)}: pages outside of the tiers"
        self._check_trees(edges, within)

    def _check_trees(self, edges: Any, within: Any) -> None:
        """Node i (from 1) of the tree counts the absent pages of the i & -i blocks that end with it."""
        lengths = np.diff(edges, axis=1).ravel()
        node = np.arange(1, lengths.sum() + 1) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        at = np.repeat(edges[:, :-1].ravel(), lengths) + node
        wrong = self.between(ABSENT, at - (node & -node), at) != self.blocks["absent"][at - 1]
        if wrong.any():
            guests = np.repeat(np.arange(len(edges)), edges[:, -1] - edges[:, 0])[wrong]
            bad = guests[np.broadcast_to(within, len(edges))[guests]]
            assert not len(bad), f"guests {np.unique(bad)}: tree of absent pages"

    def check_growth(self, within: Any = True) -> None:
        """Check that guests take their pages in order and never more than they want or have."""
        u, inst = self.guests, COUNTED["inst"]
        broken = ~((u["inst"] <= u["target"]) & (u["target"] <= u["size"])) & within
        assert not broken.any(), f"guests {np.flatnonzero(broken)}: more pages than wanted or than there are"
        newest = np.minimum(self.begin + u["grow_block"], self.end)
        gaps = (self.between(FULL, self.begin, newest) != newest - self.begin) & within
        assert not gaps.any(), f"guests {np.flatnonzero(gaps)}: a gap below the newest page"
        beyond = self.between(inst, np.minimum(newest + 1, self.end), self.end).astype(bool) & within
        assert not beyond.any(), f"guests {np.flatnonzero(beyond)}: pages in use beyond the newest one"

    def _each(self, within: Any) -> Any:
        return np.broadcast_to(within, len(self.guests))[self.of]
