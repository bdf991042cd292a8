"""Trunks: what channels send over the inter-switch links between two directors never exceeds their rate."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from engine.kernel.units import MS, SECOND
from engine.mechanisms.channels.link_trial import offer
from engine.scenario.checks.links import check_links
from engine.scenario.files.error import ScenarioError
from engine.scenario.model.systems import ChannelSettings, Trunk
from engine.scenario.scenario import Scenario
from engine.state.tables import Array
from engine.studies.link_trial import BOTH_SIDES, FIRST_SIDE, trial, trial_tables
from tests.engine.links.made import BASE, joined

PAIRS = (("3C", "4A"), ("3D", "4B"))
CHUNK = BASE.parameters.message_pages * 4104 / BASE.parameters.message_chunks  # bytes
STEP = 10 * MS


def site(rate: float = 0.0, apart: bool = True, far: bool = False) -> Scenario:
    """Two channels at each of two directors. rate: MB/s of their trunk, 0 = there is none."""
    first, second = ("21", "22") if apart else (None, None)
    channels = {name: ChannelSettings(director=first, distance=10.0 if far else 0.0) for name, _ in PAIRS}
    channels |= {name: ChannelSettings(director=second, card=1) for _, name in PAIRS}
    scenario = joined(channels, [(0xD000 + 16 * i, 4, pair) for i, pair in enumerate(PAIRS)])
    trunks = {"ISL": Trunk(directors=("22", "21"), rate=rate)} if rate else {}
    return scenario.model_copy(update={"trunks": trunks})


def steps(tables: Array, sides: int, seconds: float) -> np.ndarray:
    """Return the bytes that have crossed the trunk each way, and those of the connections, every 10 ms."""
    found = []
    for end in range(STEP, int(seconds * SECOND) + 1, STEP):
        offer(tables, np.int64(0), np.int64(sides), np.int64(end))
        h = tables[0]
        sent = h["connection"]["sent"][: int(h["n_connection"])].sum(axis=0)
        found.append((*h["trunk"][0]["carried"], *sent))
    return np.array(found)


@pytest.mark.parametrize("rate", [50.0, 200.0, 400.0])
@pytest.mark.parametrize("sides", [FIRST_SIDE, BOTH_SIDES])
@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
def test_no_more_passes_in_any_time_than_the_rate_allows(rate: float, sides: int, far: bool) -> None:
    """Chunks count when they are sent: those of all windows may still wait for the trunk."""
    scenario = site(rate, far=far)
    tables = trial_tables(scenario, 1)
    rows = steps(tables, sides, 1.0)
    waiting = scenario.parameters.window * int(tables[0]["n_connection"]) * CHUNK
    room = rate * 1e6 * np.arange(1, len(rows) + 1) * STEP / SECOND + waiting
    assert (rows[:, 0] <= room).all()
    assert (rows[:, 1] <= room).all()
    delivered = rows[:, 2:]
    message = scenario.parameters.message_pages * 4104
    for place, _ in pairwise(range(len(rows))):
        passed = (delivered[place:] - delivered[place]).max(axis=1)
        limit = rate * 1e6 * np.arange(len(passed)) * STEP / SECOND
        assert (passed <= limit + 8 * message).all()


def test_a_trunk_that_is_full_carries_its_rate_and_all_that_cross_it_share_it() -> None:
    found = trial(site(200.0), sides=FIRST_SIDE, seconds=10)
    assert found.mbs[0] == pytest.approx(200.0, rel=0.01)
    writing = [first for first, _ in found.starts.values() if first]
    assert len(writing) == 7  # one is reserved for the other side
    assert writing == pytest.approx([sum(writing) / 7] * 7, rel=0.1)


def test_each_way_has_the_whole_rate() -> None:
    found = trial(site(100.0), sides=BOTH_SIDES, seconds=10)
    assert found.mbs == pytest.approx((100.0, 100.0), rel=0.02)


def test_a_wide_trunk_and_directors_without_one_change_nothing() -> None:
    plain, named = trial(site(apart=False)), trial(site())
    assert plain == named
    assert trial(site(100_000.0)) == plain


@pytest.mark.parametrize(
    ("trunks", "text"),
    [
        ({"A": ("21", "23")}, "expected directors that have channels: 21, 22"),
        ({"A": ("21", "21")}, "expected two different directors"),
        ({"A": ("21", "22"), "B": ("22", "21")}, "A already connects these"),
    ],
)
def test_what_cannot_be_is_said(trunks: dict[str, tuple[str, str]], text: str) -> None:
    made = {name: Trunk(directors=ends, rate=800.0) for name, ends in trunks.items()}
    with pytest.raises(ScenarioError) as told:
        check_links(site().model_copy(update={"trunks": made}))
    assert text in str(told.value)
