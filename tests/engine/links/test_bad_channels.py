"""Degraded channels: what follows exactly from their errors, losses, rates and delays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import MS, SECOND
from engine.mechanisms.channels.bad_channels import degrade_channel
from engine.mechanisms.channels.link_trial import offer
from engine.state.copying import copied, digest
from engine.state.tables import BLOCKS, Array, State
from engine.studies.link_trial import BOTH_SIDES, FIRST_SIDE, trial_tables
from engine.studies.relocation.layouts import Layout, straight
from tests.engine.links.made import BASE, linked
from tests.engine.links.senders import Message, Senders

LINK = np.int64(0)
HEALTHY = (0.0, 0.0, 0.0, 0)  # errors, loss, missing part of the rate, delay
GUIDES = {
    "errors": [(share, 0.0, 0.0, 0) for share in (0.0, 0.002, 0.02, 0.2, 1.0)],
    "loss": [(0.0, share, 0.0, 0) for share in (0.0, 0.0002, 0.002, 0.02, 1.0)],
    "rate": [(0.0, 0.0, share, 0) for share in (0.0, 0.5, 0.75, 0.9, 0.99)],
    "delay": [(0.0, 0.0, 0.0, late) for late in (0, 2 * MS, 10 * MS, 50 * MS, 250 * MS)],
}
Fault = tuple[float, float, float, int]


def run(
    layout: Layout, faults: dict[int, Fault], seconds: float, sides: int = FIRST_SIDE, **given: Any
) -> Any:
    """Return the record of a link whose sides always send; faults by channel."""
    tables = trial_tables(linked(layout, **given), 3)
    degrade(tables, faults)
    offer(tables, LINK, np.int64(sides), np.int64(seconds * SECOND))
    return tables[0]


def degrade(tables: Array, faults: dict[int, Fault]) -> None:
    for c, (errors, loss, slower, late) in faults.items():
        degrade_channel(tables, np.int64(c), errors, loss, slower, np.int64(late))


def mbs(h: Any, seconds: float) -> float:
    return float(h["link"][0]["sent"].sum()) / seconds / 1e6


@pytest.mark.parametrize("name", GUIDES)
def test_the_worse_a_channel_is_the_less_its_link_carries(name: str) -> None:
    rates = [mbs(run(straight(1, 4), {0: fault}, 20), 20) for fault in GUIDES[name]]
    assert all(worse < 0.98 * better for better, worse in zip(rates, rates[1:], strict=False)), rates


@pytest.mark.parametrize("name", ["errors", "loss"])
def test_a_channel_that_spoils_everything_carries_nothing(name: str) -> None:
    h = run(straight(1, 4), {0: GUIDES[name][-1]}, 60)
    assert mbs(h, 60) == 0
    assert h["bad_connection"]["given_up"].sum() > 0


@settings(max_examples=20)
@given(st.integers(0, 40), st.integers(0, 1))
def test_a_channel_repaired_before_anything_is_sent_changes_no_bit(seed: int, c: int) -> None:
    plain, other = (trial_tables(linked(straight(2, 4)), seed) for _ in range(2))
    degrade(other, {c: (0.5, 0.5, 0.7, MS)})
    degrade(other, {c: HEALTHY})
    for tables in (plain, other):
        offer(tables, LINK, np.int64(BOTH_SIDES), np.int64(200 * MS))
    for name in ("channel", "connection", "link", "in_adapter", "on_fibre", "rng"):
        assert plain[0][name].tobytes() == other[0][name].tobytes()


def test_a_copy_of_a_bad_link_goes_on_like_the_original() -> None:
    one = State(trial_tables(linked(straight(2, 4)), 1), np.zeros(1, BLOCKS))
    degrade(one.tables, {0: (0.05, 0.01, 0.5, MS)})
    offer(one.tables, LINK, np.int64(BOTH_SIDES), np.int64(SECOND))
    twin = copied(one)
    assert digest(twin) == digest(one)
    for each in (one, twin):
        offer(each.tables, LINK, np.int64(BOTH_SIDES), np.int64(5 * SECOND))
    assert digest(twin) == digest(one)
    assert one.tables["bad_connection"]["retries"].sum() > 0


def test_half_a_rate_halves_what_a_fiber_carries() -> None:
    """The fiber is the limit of a channel that only sends from 12 connections on."""
    wire = BASE.parameters.wire * BASE.parameters.message_chunks
    for slower in (0.5, 0.75):
        h = run(straight(1, 16), {0: (0.0, 0.0, slower, 0)}, 20)
        started = h["channel"][0]["starts"] / 20
        assert started == pytest.approx((1 - slower) * SECOND / wire, rel=0.02)


def test_a_lone_connection_pays_the_whole_time_out_for_each_lost_chunk() -> None:
    h = run(straight(1, 1), {0: (0.0, 0.001, 0.0, 0)}, 500, link_timeout=SECOND)
    failed = int(h["bad_connection"]["retries"].sum() + h["bad_connection"]["given_up"].sum())
    wasted = int(h["bad_connection"]["wasted_ns"].sum())
    assert failed > 20
    assert 0 <= h["bad_channel"]["lost"].sum() - failed <= 0.1 * failed + 1  # a transfer may lose two chunks
    assert SECOND < wasted / failed < 1.01 * SECOND
    p = 1 - (1 - 0.001) ** (2 * BASE.parameters.message_chunks)  # out and in, on the same channel
    tried = int(h["connection"]["starts"].sum())
    assert failed == pytest.approx(p * tried, abs=4 * (p * tried) ** 0.5)


def test_messages_spread_over_the_channels_that_are_not_bad() -> None:
    """Those of a healthy channel carry what they carried, the bad ones less: nobody waits for a bad one."""
    healthy, bad = (run(straight(2, 8), faults, 30) for faults in ({}, {0: (0.0, 0.005, 0.0, 0)}))
    sent = [[int(row["sent"].sum()) for row in h["channel"][:2]] for h in (healthy, bad)]
    assert sent[1][0] < 0.6 * sent[0][0]
    assert sent[1][1] > 0.99 * sent[0][1]


def test_a_message_that_has_failed_too_often_is_given_to_another_connection() -> None:
    h = run(straight(1, 2), {0: (1.0, 0.0, 0.0, 0)}, 10, link_retries=2)
    rows = h["bad_connection"]
    ended, repeated = int(rows["given_up"].sum()), int(rows["retries"].sum())
    assert ended > 0
    assert 2 * ended <= repeated <= 2 * ended + 2


def test_time_goes_on_when_a_slow_channel_is_fast_again_and_chunks_are_dropped() -> None:
    """The chunks on their way to a channel are timed again when those of another connection are dropped."""
    for seed in range(5):
        one = Senders(
            linked(straight(2, 8)), [Message(number, number % 2, 31) for number in range(200)], seed
        )
        degrade(one.tables, {0: (0.0, 0.0, 0.99, 0), 1: (0.0, 0.0, 0.99, 0)})
        for _ in range(400):
            one.step()
        degrade(one.tables, {0: (0.2, 0.0, 0.0, 0), 1: (0.2, 0.0, 0.0, 0)})
        one.change("device", seed, 0, 0)
        one.run()
        assert sorted(one.done) == list(range(200))
