"""Laws of storage: what must be true of pages and frames between any two events."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.state.tables import State
from tests.engine.storage.pages import Pages

ZERO = np.zeros(1, [(name, "i8") for name in ("inst", "real")])  # of a guest that was not up


def check_storage(state: State, frames: int, start: Any = ZERO, system: int = 0) -> None:
    """Raise AssertionError for the first law that is broken; `frames` were available at time 0.

    Of the system with this number.

    start: the guests at time 0, when some of them were up then.
    """
    s = state.tables[system]
    guests = s["guest"][: s["n_guest"]]
    pages = Pages(state, s, guests)
    pages.check_places()
    pages.check_counts()
    pages.check_tiers()
    pages.check_growth()
    _moves(s, pages, guests, start)
    _system(s, guests, start, frames)
    _volumes(s, pages)
    _cache(s, guests)


def count_bits(masks: Any) -> int:
    return int(np.bitwise_count(masks).sum()) if len(masks) else 0


def pages_in_use(blocks: Any) -> Any:
    return blocks["res"] | blocks["xs"] | blocks["ds"]


def _moves(s: Any, pages: Pages, guests: Any, start: Any) -> None:
    moved = guests["inst"] + guests["lost_inst"] + guests["page_ins"] + guests["page_reads"]
    moved += start["real"] - start["inst"] - guests["stolen"]
    wrong = guests["real"] + guests["lost_real"] != moved
    assert not wrong.any(), f"guests {np.flatnonzero(wrong)}: not first touches + page-ins - steals"
    there = pages.xs[pages.at] != 0
    late = pages.blocks["moved"][pages.at][there] < s["oldest_moved"][pages.of[there]]
    assert not late.any(), "a page is in expanded storage for longer than migration knows"


def _system(s: Any, guests: Any, start: Any, frames: int) -> None:
    frames += start["real"].sum()
    assert s["available"] + guests["real"].sum() + s["mdc"] == frames, "a frame was lost or made"
    low = s["available_low"] + guests["real_low"].sum() + s["mdc_low"]
    assert low == s["frames_low"] + s["param"]["high_2g"], "a frame below 2 GB was lost or made"
    assert 0 <= s["available_low"] <= s["available"], "fewer than no frames on an available list"
    assert s["xstor_free"] + guests["xstor"].sum() == s["xstor"], "expanded storage was lost or made"
    assert s["dasd_free"] + guests["dasd"].sum() == s["dasd"], "paging space was lost or made"
    assert min(s["available"], s["xstor_free"], s["dasd_free"]) >= 0, "less than no storage is free"
    touched = (guests["inst"] + guests["lost_inst"]).sum() - start["inst"].sum()
    assert s["first_touches"] == touched, "first touches"
    assert s["page_ins"] == guests["page_ins"].sum(), "page-ins of all guests"
    assert s["page_reads"] == guests["page_reads"].sum(), "page reads of all guests"
    stolen = guests["stolen"].sum()
    assert s["page_outs"] + s["clean_steals"] == stolen, "a steal is either a page-out or clean"
    assert s["taken"].sum() == stolen, "frames taken by list"
    assert s["scan_ended"].sum() == s["scans"], "each scan ends in one pass"


def _volumes(s: Any, pages: Pages) -> None:
    """Check that the pages of a block are on one volume, and that each volume counts its pages."""
    volumes = s["volume"][: s["n_volume"]]
    on_dasd = np.bitwise_count(pages.ds)
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
