"""Generations of channels, distance and buffer credits, and what they make of a link."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.units import US
from engine.scenario.derived.generations import (
    GENERATIONS,
    adapter_share,
    credits_needed,
    delay_ns,
    wire_share,
)
from engine.scenario.model.systems import ChannelSettings
from engine.studies.link_trial import Rates, trial, trial_tables
from tests.engine.links.made import joined


def rate(channel: ChannelSettings, connections: int = 12, **parameters: Any) -> Rates:
    """Return the rate one way over two such channels, not shared."""
    channels = {"3C": channel, "3D": channel}
    rows = [(0xD000, connections, ("3C", "3D"))]
    return trial(joined(channels, rows, **parameters), seconds=20)


def test_the_fitted_generation_is_the_measure_of_the_others() -> None:
    assert (adapter_share("FE4"), wire_share("FE4", 0, None)) == (1, 1)
    assert wire_share("FE8", 0, None) == 0.5
    assert adapter_share("FE2") > 1 > adapter_share("FE8")
    assert all(one.source for one in GENERATIONS.values())


@pytest.mark.parametrize(("gbit", "needed"), [("FE2", 10), ("FE4", 20), ("FE8", 40), ("FE16S", 80)])
def test_credits_for_10_km(gbit: str, needed: int) -> None:
    assert credits_needed(gbit, 10) == needed
    assert wire_share(gbit, 10, needed) == wire_share(gbit, 0, None)
    assert wire_share(gbit, 10, needed // 2) == 2 * wire_share(gbit, 0, None)


def test_light_takes_5_us_a_km() -> None:
    assert delay_ns(10) == 50 * US


def test_a_faster_generation_moves_more() -> None:
    found = [rate(ChannelSettings(generation=name)).mbs[0] for name in ("FE2", "FE4", "FE8")]
    assert found[0] < 0.6 * found[1]
    assert found[2] > 1.7 * found[1]


def test_half_the_credits_halve_what_a_long_fibre_carries() -> None:
    full = rate(ChannelSettings(distance=10.0, credits=20)).mbs[0]
    assert full == pytest.approx(342, rel=0.02)
    assert rate(ChannelSettings(distance=10.0, credits=10)).mbs[0] == pytest.approx(full / 2, rel=0.02)


def test_distance_slows_a_lone_connection_down_by_its_round_trips() -> None:
    """With a window of one, each chunk waits for a round trip over both stretches of fibre."""
    near, far = (
        sum(first for first, _ in rate(ChannelSettings(distance=km), 1, window=1).starts.values())
        for km in (0.0, 50.0)
    )
    assert 1e9 / far - 1e9 / near == pytest.approx(12 * 4 * delay_ns(50), rel=0.05)


def test_slow_and_fast_channels_pass_at_the_speed_of_the_slow_one() -> None:
    channels = {"3C": ChannelSettings(generation="FE8"), "3D": ChannelSettings(generation="FE2")}
    found = trial(joined(channels, [(0xD000, 12, ("3C", "3D"))]), seconds=20)
    h = trial_tables(joined(channels, [(0xD000, 12, ("3C", "3D"))]), 1)[0]
    slowest = max(h["channel"]["wire_ns"][1], h["channel"]["adapter_ns"][1])
    assert found.channels["3C"] == pytest.approx(1e9 / slowest / 12, rel=0.03)
