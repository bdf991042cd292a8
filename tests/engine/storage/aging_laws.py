"""Laws of storage from z/VM 6.3 on: what must be true of pages and lists between two events."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Pattern
from engine.state.tables import MAX_TIER, State
from tests.engine.storage.pages import Pages
from tests.engine.storage.storage_laws import count_bits, pages_in_use


def check_aging(state: State, frames: int, start: Any = None) -> None:
    """Raise AssertionError for the first law that is broken; `frames` were available at time 0.

    start: the guests at time 0, when some of them were up then.
    """
    s = state.tables[0]
    guests = s["guest"][: s["n_guest"]]
    start = np.zeros_like(guests) if start is None else start
    for g, u in enumerate(guests):
        rows = slice(int(u["first_block"]), int(u["first_block"] + u["n_block"]))
        _guest(g, u, start[g], s, state.blocks[rows], state.blocks[_second(s, rows)])
    Pages(state, s, guests).check_growth()
    _system(s, guests, start, frames)
    _list(state)
    _volumes(state)


def _second(s: Any, rows: slice) -> slice:
    beyond = int(s["aging"]["beyond"])
    return slice(rows.start + beyond, rows.stop + beyond)


def _guest(g: int, u: Any, start: Any, s: Any, blocks: Any, listed: Any) -> None:
    """Check that each page is on one list, and that counts are those of the masks."""
    res, low, xs, ds, chg = (blocks[name] for name in "res low xs ds chg".split())
    invalid, aging, writing = (listed[name] for name in "invalid aging writing".split())
    assert not (invalid & ~res).any(), f"guest {g}: a page without a frame is on a list of frames"
    assert not (aging & ~invalid).any(), f"guest {g}: an aging page is valid"
    assert not (writing & ~aging).any(), f"guest {g}: a page is written that is not aging"
    assert not ((low | chg) & ~res).any(), f"guest {g}: a page without a frame is below 2 GB, or changed"
    assert not (xs & ds).any(), f"guest {g}: copies of a page are in expanded storage and on a volume"
    assert not (chg & xs).any(), f"guest {g}: a changed page has kept its copy in expanded storage"
    counted = {
        "inst": count_bits(pages_in_use(blocks)),
        "real": count_bits(res),
        "real_low": count_bits(low),
        "xstor": count_bits(xs),
        "both": count_bits(res & xs),
        "dasd": count_bits(ds & ~res),
    }
    assert counted == {name: int(u[name]) for name in counted}, f"guest {g}: counts and masks differ"
    own = s["owner"][g]
    assert own["ibr"] == count_bits(invalid & ~aging), f"guest {g}: pages in the IBR section"
    assert own["aging"] == count_bits(aging), f"guest {g}: aging pages"
    if u["n_block"]:
        locked = int(u["locked"]) & int(invalid[0])
        assert not locked, f"guest {g}: a locked page is invalid"
    _tiers(g, u, s, blocks, invalid)
    moved = u["inst"] + u["lost_inst"] + u["page_ins"] + u["page_reads"] - u["stolen"]
    assert u["real"] + u["lost_real"] == moved + start["real"] - start["inst"], f"guest {g}: real pages"


def _tiers(g: int, u: Any, s: Any, blocks: Any, invalid: Any) -> None:
    """Check that touches of invalid pages are faults in tiers with equal touches."""
    begin, ends = 0, u["tier_end"].tolist()
    for tier in range(MAX_TIER):
        part, unseen = blocks[begin : ends[tier]], invalid[begin : ends[tier]]
        if s["kind"][u["kind"]]["pattern"][tier] != Pattern.RANDOM:
            unseen = np.zeros_like(unseen)
        valid = part["res"] & ~unseen
        assert u["tier_inst"][tier] == count_bits(pages_in_use(part)), f"guest {g}, tier {tier}: pages in use"
        assert u["tier_real"][tier] == count_bits(valid), f"guest {g}, tier {tier}: valid pages"
        faulting = np.bitwise_count(pages_in_use(part) & ~valid)
        sums = np.concatenate(([0], np.cumsum(faulting, dtype=np.int64)))
        nodes = np.arange(1, len(part) + 1)
        tree = sums[nodes] - sums[nodes - (nodes & -nodes)]
        assert (tree == part["absent"]).all(), f"guest {g}, tier {tier}: tree of counts"
        begin = max(begin, ends[tier])


def _system(s: Any, guests: Any, start: Any, frames: int) -> None:
    """Check that no frame, slot or page of expanded storage was lost or made."""
    a, owners = s["aging"], s["owner"][: len(guests)]
    frames += start["real"].sum()
    assert s["available"] + guests["real"].sum() + s["mdc"] == frames, "a frame was lost or made"
    low = s["available_low"] + guests["real_low"].sum() + s["mdc_low"]
    assert low <= frames, "more frames below 2 GB than there are"
    assert 0 <= s["available_low"] <= s["available"], "fewer than no frames on an available list"
    assert s["xstor_free"] + guests["xstor"].sum() == s["xstor"], "expanded storage was lost or made"
    assert a["ibr"] == owners["ibr"].sum(), "pages in all IBR sections"
    assert a["count"] == owners["aging"].sum(), "pages of all guests on the aging list"
    assert a["taken"] == guests["stolen"].sum(), "frames taken of all guests"
    assert a["early_taken"] <= a["taken"] <= a["aged"], "frames come from the aging list"
    gone = a["from_aging"] + a["spared"] + a["taken"] + a["count"]
    assert gone <= a["aged"], "more pages have left the aging list than came"
    assert s["taken"].sum() == s["scan_ended"].sum() == s["clean_steals"] == 0, "passes of an earlier release"
    assert guests["reorders"].sum() == 0, "a reorder"
    assert 0 < s["param"]["low"] + s["param"]["low_2g"] < s["param"]["high"] + s["param"]["high_2g"]


def _list(state: State) -> None:
    """Check that the list holds each block with aging pages once, and reads the same from both ends."""
    s = state.tables[0]
    up, down = ages_of(state, "oldest", "younger"), ages_of(state, "youngest", "older")
    assert up == down[::-1], "the aging list reads differently from its ends"
    first = int(s["first_block"])
    second = state.blocks[first + int(s["aging"]["beyond"]) :][: int(s["n_block"])]
    assert sorted(up) == (first + np.flatnonzero(second["aging"])).tolist(), "blocks on the aging list"
    assert not second["queued"].any(), "a write that no volume was asked for"


def ages_of(state: State, end: str, link: str) -> list[int]:
    """Return the blocks of the aging list from one end to the other."""
    s, found = state.tables[0], []
    row, beyond = int(s["aging"][end]), int(s["aging"]["beyond"])
    while row >= 0:
        found.append(row)
        row = int(state.blocks[row + beyond][link])
        assert len(found) <= s["n_block"], "the aging list is a ring"
    return found


def _volumes(state: State) -> None:
    """Check that slots are those of pages: of such as have no frame, and of such as keep theirs."""
    s = state.tables[0]
    first, n = int(s["first_block"]), int(s["n_volume"])
    slots = np.bitwise_count(state.blocks[first : first + int(s["n_block"])]["ds"])
    used = [int(slots[(k - first) % n :: n].sum()) for k in range(n)]
    assert s["volume"]["used"][:n].tolist() == used, "slots in use"
    assert s["dasd_free"] + sum(used) == s["dasd"], "paging space was lost or made"
    assert (s["volume"]["used"][:n] <= s["volume"]["slots"][:n]).all(), "more pages than slots"
    assert s["to_write"] == 0, "pages that no volume was told to write"
    if s["aging"]["keep"] == 0:
        rows = state.blocks[first : first + int(s["n_block"])]
        aging = state.blocks[first + int(s["aging"]["beyond"]) :][: int(s["n_block"])]["aging"]
        assert not (rows["ds"] & rows["res"] & ~aging).any(), "KEEPSLOT NO: a page in use has kept its slot"
