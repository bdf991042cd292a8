"""The demand scan, expanded storage and migration against their twin: the very same pages move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.mechanisms.storage.demand_scan import demand_scan, scan_pass
from engine.state.tables import State
from tests.engine.storage.page_tables import machine, storage_of
from tests.engine.storage.storage_laws import check_storage
from tests.naive.storage import EMERGENCY, FIRST, SECOND, Storage

ROUNDS = 6


def frames(state: State) -> int:
    s = state.tables[0]
    return int(s["available"] + s["guest"]["real"].sum() + s["mdc"])


def _use_up(s: Any) -> None:
    """Take frames of both lists down to the low thresholds."""
    s["available_low"] = s["param"]["low_2g"]
    s["available"] = s["param"]["low"] + s["param"]["low_2g"]


def compare(state: State, twin: Storage) -> None:
    """Both machines are the same, guest by guest."""
    after = storage_of(state)
    for g, (got, wanted) in enumerate(zip(after.guests, twin.guests, strict=True)):
        assert got == wanted, f"guest {g}"
    assert after == twin


@pytest.mark.parametrize("scan", [FIRST, SECOND, EMERGENCY])
@pytest.mark.parametrize("seed", range(25))
def test_each_pass_takes_the_same_pages(scan: int, seed: int) -> None:
    state = machine(seed)
    twin = storage_of(state)
    draw = np.random.default_rng(seed)
    for _ in range(ROUNDS):
        want, below = int(draw.choice([1, 3, 40, 200, 800])), int(draw.integers(2))
        state.tables[0]["want"][below] = want
        scan_pass(state.tables[0], state.blocks, np.int64(below), np.int64(scan))
        twin.scan_pass(twin.available[below] + want, below, scan)
        compare(state, twin)


@pytest.mark.parametrize("xstor", [0, 40, 700, 100_000])
@pytest.mark.parametrize("seed", range(25))
def test_whole_scans_move_the_same_pages(xstor: int, seed: int) -> None:
    """With much, little and no expanded storage; every round some time later and short of frames again."""
    state = machine(seed)
    s = state.tables[0]
    lent = max(s["xstor_free"] - xstor, 0)  # expanded storage that somebody else uses
    s["xstor"] -= lent
    s["xstor_free"] -= lent
    twin = storage_of(state)
    for _ in range(ROUNDS):
        _use_up(s)
        twin.available = twin.low.copy()
        s["now"] += 3 * 10**9
        twin.now += 3 * 10**9
        demand_scan(s, state.blocks)
        twin.demand_scan()
        compare(state, twin)


@pytest.mark.slow
def test_made_up_tables_keep_the_laws() -> None:
    """Else the comparisons above would compare nonsense."""
    for seed in range(20):
        state = machine(seed)
        s = state.tables[0]
        _book(state)
        check_storage(state, frames(state))
        demand_scan(s, state.blocks)
        check_storage(state, frames(state))


def _book(state: State) -> None:
    """Give the made-up pages a past: counters that would have led here."""
    s = state.tables[0]
    guests = s["guest"][: s["n_guest"]]
    guests["target"] = guests["inst"]
    guests["stolen"] = guests["inst"] - guests["real"]
    s["first_touches"] = guests["inst"].sum()
    s["param"]["mdc_max"] = s["mdc"]
    low = s["available_low"] + guests["real_low"].sum() + s["mdc_low"]
    s["frames_low"] = low - s["param"]["high_2g"]
    s["to_write"] = s["volume"]["to_write"] = 0
    s["page_outs"] = s["taken"][0] = guests["stolen"].sum()
