"""Patterns of writes against a simple model each, and the I/O in flight at a stop."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.build.system import build
from engine.kernel.kinds import Activity
from engine.mechanisms.guests.disk_io import in_flight
from engine.mechanisms.storage.blocks import heat_of, settle, stretch_of, swept
from engine.state.tables import State
from tests.engine.relocations.pair import pair, writer
from tests.engine.storage.page_tables import pages_in


def machine(pattern: str, pages: int = 1024) -> State:
    """Return a guest with all of its pages resident and unchanged."""
    state = build(pair(kinds={"writer": writer(pattern, pages)}), 1)
    state.blocks["chg"] = 0
    state.blocks["ref"] = 0
    return state


@pytest.mark.parametrize(("first", "last"), [(0, 63), (-5, 3), (60, 99), (7, 7), (64, 70), (-9, -1), (9, 3)])
def test_a_stretch_of_a_block(first: int, last: int) -> None:
    mask = int(stretch_of(np.int64(first), np.int64(last)))
    assert {page for page in range(64) if mask >> page & 1} == set(range(max(0, first), min(63, last) + 1))


def test_a_sweep_writes_one_page_after_the_other() -> None:
    """Wherever it is looked at, each page is changed when the pointer has passed it since, and no other."""
    state = machine("sweep", 640)
    u = state.tables[0].guest[0]
    ring, rng, before = 640, np.random.default_rng(3), 0.0
    for step in rng.exponential(0.3, 60):
        now = float(np.float32(before + step))
        passed = {n % ring for n in range(int(before * ring), int(now * ring))}
        found = set()
        for block in range(10):
            mask = swept(u, np.int64(0), np.int64(block), before, now)
            found |= {64 * block + page for page in range(64) if int(mask) >> page & 1}
        assert found == passed
        before = now


def test_a_skewed_tier_keeps_its_touches() -> None:
    """80% of them on 20% of the blocks, and of these again; in all as many as evenly spread."""
    u = machine("skewed", 3200).tables[0].guest[0]
    heats = np.array([heat_of(u, np.int64(0), np.int64(block)) for block in range(50)])
    assert heats.sum() == pytest.approx(50)
    assert heats[:10].sum() == pytest.approx(40)
    assert heats[:2].sum() == pytest.approx(32)
    assert (np.diff(heats) <= 0).all()


@pytest.mark.parametrize(("pattern", "exposure"), [("random", 0.7), ("skewed", 0.3)])
def test_settling_changes_the_expected_number_of_pages(pattern: str, exposure: float) -> None:
    state = machine(pattern, 3200)
    s = state.tables[0]
    u = s.guest[0]
    u["move"], u["twin"] = 1, state.tables[1]["guest"][0]["first_block"]
    u["exposure"][0] = u["exposure_store"][0] = exposure
    expected = 0.0
    for block in range(50):
        heat = heat_of(u, np.int64(0), np.int64(block)) if pattern == "skewed" else 1.0
        expected += 64 * (1 - math.exp(-exposure * heat))
        settle(s, state.blocks, u, np.int64(0), np.int64(block))
    changed = pages_in(state.blocks["chg"][u["first_block"] : u["first_block"] + 50])
    listed = pages_in(state.blocks["chg"][u["twin"] : u["twin"] + 50])
    assert changed == listed
    assert abs(len(changed) - expected) < 4 * math.sqrt(3200 * 0.25)


def test_changes_count_again_after_each_list() -> None:
    """A page that is changed already has no new bit, but the relocation must send it once more."""
    state = machine("random")
    s = state.tables[0]
    u = s.guest[0]
    u["move"], u["twin"] = 1, state.tables[1]["guest"][0]["first_block"]
    for exposure in (40.0, 80.0):
        u["exposure"][0] = u["exposure_store"][0] = exposure
        state.blocks["chg"][u["twin"]] = 0
        settle(s, state.blocks, u, np.int64(0), np.int64(0))
        assert state.blocks["chg"][u["twin"]] == np.uint64(0xFFFFFFFFFFFFFFFF)


DISKS = {"jobs": 16, "size": "32K", "channel_rate": 700.0, "latency": "150us", "channels": 4}


def mean_in_flight(rate: float | None, jobs: int = 16) -> float:
    """I/Os in flight, over many stops."""
    disks = DISKS | {"jobs": jobs} | ({} if rate is None else {"rate": rate})
    state = build(pair(kinds={"writer": writer(disks=disks)}), 1)
    s = state.tables[0]
    s.guest[0]["activity"] = Activity.LOAD
    return float(np.mean([in_flight(s, s.guest[0]) for _ in range(600)]))


def test_jobs_without_a_preset_always_have_one_in_flight() -> None:
    assert mean_in_flight(None) == 16


@pytest.mark.parametrize(("rate", "least", "most"), [(48.8, 0.4, 0.6), (195.3, 1.7, 2.4), (390.6, 3.3, 4.8)])
def test_paced_jobs_follow_littles_law(rate: float, least: float, most: float) -> None:
    """Rate times the time of an I/O, 0.179 ms on a channel and 0.15 ms at the disk, and some queueing."""
    assert least < mean_in_flight(rate) < most


def test_one_job_alone_never_waits() -> None:
    """A cycle of three exponential times: the share of the last two of them."""
    gap, served = 32 / 1024 / 48.8, 0.03125 / 175 + 150e-6
    assert mean_in_flight(48.8, 1) == pytest.approx(served / (gap + served), abs=0.08)


def test_no_load_no_io() -> None:
    state = build(pair(kinds={"writer": writer(disks=DISKS)}), 1)
    assert in_flight(state.tables[0], state.tables[0].guest[0]) == 0
