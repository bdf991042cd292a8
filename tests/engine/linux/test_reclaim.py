"""How Linux looks for pages: the parts of a scan and its naps, against a twin and in a run."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.build.linux import lowmem_reserve
from engine.kernel.kinds import Task, TaskState
from engine.kernel.units import PAGES_PER_GB
from engine.mechanisms.linux.reclaim import NAP, scan_kswapd
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.linux.machines import linux, machine
from tests.naive.reclaim import looks

LOOKS = 40


def guest(once: int, anon: int) -> tuple[Any, Any]:
    """Return the system, and a Linux without swap with so many pages of files and anonymous ones."""
    sim = Simulation(machine(kinds={"app": linux(), "db": linux()}), 1)
    s = sim.state.tables[0]
    row = s["linux"][0]
    for name in ("cached", "shmem", "swapped", "swap_size", "saved", "part", "step", "found", "free"):
        row[name] = 0
    row["once"], row["anon"], row["mark_high"] = once, anon, 2**60
    return s, row


@given(st.integers(100, 400_000), st.integers(0, 400_000))
def test_kswapd_looks_at_the_parts_of_its_twin(once: int, anon: int) -> None:
    """Files that were read once are freed as they are found: the lists get shorter."""
    s, row = guest(once, anon)
    twin = looks(lambda: before, lambda pages: min(pages, before - int(row["once"])))
    for _ in range(LOOKS):
        before, scanned = int(row["once"]), int(row["scan_kswapd"])
        if before < 2 * 32:
            return
        result = scan_kswapd(s, row)
        assert (int(row["scan_kswapd"]) - scanned, result == NAP) == next(twin)


def test_where_nothing_can_be_freed_each_part_is_twice_as_large_and_naps_begin() -> None:
    s, row = guest(0, 0)
    row["cached"], row["set"] = 128_000, 2**50  # of what is wanted so little is left that all has been used
    found = []
    for _ in range(4):
        found.append((scan_kswapd(s, row) == NAP, int(row["scan_kswapd"])))
    twin = list(islice(looks(lambda: 64_000, lambda pages: 0), 4))
    assert [nap for nap, _ in found] == [nap for _, nap in twin] == [False, False, True, False]
    assert np.diff([pages for _, pages in found]).tolist() == [pages for pages, _ in twin[1:]]


def by_kswapd(nap: str) -> float:
    """Return the share of all pages freed that kswapd has freed."""
    kinds = {"app": linux(job_pages=600), "db": linux(job_pages=600)}
    sim = Simulation(machine(until="5s", kinds=kinds, parameters={"direct_nap": nap}), 1)
    sim.run(sim.scenario.until)
    rows = sim.state.tables[0]["linux"]
    own, others = int(rows["steal_kswapd"].sum()), int(rows["steal_direct"].sum())
    assert min(own, others) > 0
    return own / (own + others)


def test_tasks_scan_themselves_where_kswapd_naps() -> None:
    """Without naps kswapd, which runs first, keeps up with who wants pages."""
    assert by_kswapd("0s") > 1.1 * by_kswapd("100ms")


def test_kswapd_that_naps_counts_as_waiting_for_a_disk() -> None:
    kinds = {"app": linux(job_pages=600), "db": linux(job_pages=600)}
    sim = Simulation(machine(until="5s", kinds=kinds, parameters={"direct_nap": "100ms"}), 1)
    s = sim.state.tables[0]
    naps = 0
    while not sim.finished:
        sim.run(sim.scenario.until, 50)
        naps += int(s["task"][Task.KSWAPD]["state"] == TaskState.DISK)
    assert naps > 0


def test_a_guest_with_storage_above_2_gb_keeps_more_free() -> None:
    """Source: lowmem_reserve_ratio 256: 3 GB above 2 GB are 3,072 pages, and marks that much higher."""
    assert [lowmem_reserve(gb * PAGES_PER_GB) for gb in (1, 2, 5)] == [0, 0, 3072]
    small, large = (
        Simulation(load_scenario("cpuplugd-memory-4", [f'guests.web1.memory="{gb}G"']), 1) for gb in (2, 5)
    )
    for sim, reserve in ((small, 0), (large, 3072)):
        row = sim.state.tables[0]["linux"][0]
        low, high = int(row["mark_low"] - row["mark_min"]), int(row["mark_high"] - row["mark_min"])
        assert 4 * low + reserve == pytest.approx(int(row["mark_min"]), abs=8)
        assert high == pytest.approx(2 * low, abs=2)
