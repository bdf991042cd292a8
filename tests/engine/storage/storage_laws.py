"""Laws of storage: what must be true of pages and frames between any two events."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.state.tables import MAX_TIER, State

MASKS = "res low xs ds ref chg".split()


def check_storage(state: State, frames: int, start: Any = None, system: int = 0) -> None:
    """Raise AssertionError for the first law that is broken; `frames` were available at time 0.

    Of the system with this number.

    start: the guests at time 0, when some of them were up then.
    """
    s = state.tables[system]
    blocks = state.blocks[s["first_block"] : s["first_block"] + s["n_block"]]
    guests = s["guest"][: s["n_guest"]]
    start = np.zeros_like(guests) if start is None else start
    check_places(blocks)
    for g, u in enumerate(guests):
        own = state.blocks[u["first_block"] : u["first_block"] + u["n_block"]]
        _guest(g, u, start[g], own)
        oldest = own["moved"][own["xs"] != 0].min(initial=np.iinfo(np.int32).max)
        assert oldest >= s["oldest_moved"][g], "a page is in expanded storage for longer than migration knows"
    _system(s, guests, start, frames)
    _volumes(s, blocks)
    _cache(s, guests)


def count_bits(masks: Any) -> int:
    return int(np.bitwise_count(masks).sum()) if len(masks) else 0


def pages_in_use(blocks: Any) -> Any:
    return blocks["res"] | blocks["xs"] | blocks["ds"]


def check_places(blocks: Any) -> None:
    """Check that each page in use is in real storage, expanded storage or both, or on DASD alone."""
    res, low, xs, ds, ref, chg = (blocks[name] for name in MASKS)
    assert not (ds & (res | xs)).any(), "a page on DASD is in another place too"
    assert not (low & ~res).any(), "a page that is not resident has a frame below 2 GB"
    assert not ((ref | chg) & ~res).any(), "a page that is not resident is referenced or changed"
    assert not (chg & xs).any(), "a changed page has kept its copy in expanded storage"


def _guest(g: int, u: Any, start: Any, blocks: Any) -> None:
    counted = {
        "inst": count_bits(pages_in_use(blocks)),
        "real": count_bits(blocks["res"]),
        "real_low": count_bits(blocks["low"]),
        "xstor": count_bits(blocks["xs"]),
        "both": count_bits(blocks["res"] & blocks["xs"]),
        "dasd": count_bits(blocks["ds"]),
    }
    assert counted == {name: int(u[name]) for name in counted}, f"guest {g}: counts and bit masks differ"
    check_tiers(g, u, blocks)
    check_growth(g, u, pages_in_use(blocks))
    moved = u["inst"] + u["lost_inst"] + u["page_ins"] + u["page_reads"] - u["stolen"]
    assert u["real"] + u["lost_real"] == moved + start["real"] - start["inst"], (
        f"guest {g}: real pages are not first touches + page-ins - steals"
    )


def check_tiers(g: int, u: Any, blocks: Any) -> None:
    start = 0
    ends, in_use, resident = (u[name].tolist() for name in ("tier_end", "tier_inst", "tier_real"))
    for tier in range(MAX_TIER):
        part = blocks[start : ends[tier]]
        assert in_use[tier] == count_bits(pages_in_use(part)), f"guest {g}, tier {tier}: pages in use"
        assert resident[tier] == count_bits(part["res"]), f"guest {g}, tier {tier}: resident pages"
        _absent(g, tier, part)
        start = max(start, ends[tier])
    assert u["tier_inst"].sum() == u["inst"], f"guest {g}: pages outside of the tiers"


def _absent(g: int, tier: int, part: Any) -> None:
    """Node i (from 1) of the tree counts the absent pages of the i & -i blocks that end with it."""
    if len(part) == 0:
        return
    absent = np.bitwise_count(pages_in_use(part) & ~part["res"])
    sums = np.concatenate(([0], np.cumsum(absent, dtype=np.int64)))
    nodes = np.arange(1, len(part) + 1)
    tree = sums[nodes] - sums[nodes - (nodes & -nodes)]
    assert (tree == part["absent"]).all(), f"guest {g}, tier {tier}: tree of absent pages"


def check_growth(g: int, u: Any, inst: Any) -> None:
    """Check that a guest takes its pages in order and never more than it wants or has."""
    assert u["inst"] <= u["target"] <= u["size"], f"guest {g}: more pages in use than wanted or than it has"
    now = u["grow_block"]
    assert (inst[:now] == np.uint64(0xFFFFFFFFFFFFFFFF)).all(), f"guest {g}: a gap below its newest page"
    assert not inst[now + 1 :].any(), f"guest {g}: pages in use beyond its newest one"


def _system(s: Any, guests: Any, start: Any, frames: int) -> None:
    frames += start["real"].sum()
    assert s["available"] + guests["real"].sum() + s["mdc"] == frames, "a frame was lost or made"
    low = s["available_low"] + guests["real_low"].sum() + s["mdc_low"]
    assert low == s["frames_low"] + s["param"]["high_2g"], "a frame below 2 GB was lost or made"
    assert 0 <= s["available_low"] <= s["available"], "fewer than no frames on an available list"
    assert s["xstor_free"] + guests["xstor"].sum() == s["xstor"], "expanded storage was lost or made"
    assert s["dasd_free"] + guests["dasd"].sum() == s["dasd"], "paging space was lost or made"
    assert min(s["available"], s["xstor_free"], s["dasd_free"]) >= 0, "less than no storage is free"
    touched = (guests["inst"] + guests["lost_inst"] - start["inst"]).sum()
    assert s["first_touches"] == touched, "first touches"
    assert s["page_ins"] == guests["page_ins"].sum(), "page-ins of all guests"
    assert s["page_reads"] == guests["page_reads"].sum(), "page reads of all guests"
    stolen = guests["stolen"].sum()
    assert s["page_outs"] + s["clean_steals"] == stolen, "a steal is either a page-out or clean"
    assert s["taken"].sum() == stolen, "frames taken by list"
    assert s["scan_ended"].sum() == s["scans"], "each scan ends in one pass"


def _volumes(s: Any, blocks: Any) -> None:
    """Check that the pages of a block are on one volume, and that each volume counts its pages."""
    volumes = s["volume"][: s["n_volume"]]
    on_dasd = np.bitwise_count(blocks["ds"])
    n = int(s["n_volume"])
    used = [int(on_dasd[(k - int(s["first_block"])) % n :: n].sum()) for k in range(n)]
    assert volumes["used"].tolist() == used, "slots in use"
    assert volumes["slots"].sum() == s["dasd"], "slots of all volumes"
    assert (volumes["used"] <= volumes["slots"]).all(), "more pages on a volume than it has slots"
    assert s["to_write"] == 0, "pages that no volume was told to write"


def _cache(s: Any, guests: Any) -> None:
    """Check that the minidisk cache is the sum of what it keeps for the guests."""
    assert s["mdc"] == guests["cached"].sum(), "frames of the minidisk cache"
    assert 0 <= s["mdc_low"] <= s["mdc"] <= s["param"]["mdc_max"], "frames of the minidisk cache below 2 GB"
