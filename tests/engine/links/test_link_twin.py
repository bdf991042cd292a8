"""Channels and transfers against their twin in plain Python: the same counters, moment by moment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.kinds import Stream
from engine.kernel.rng import exp_minus, exponential, uniform
from engine.kernel.units import MS
from engine.mechanisms.channels.bad_channels import degrade_channel
from engine.mechanisms.channels.link_trial import offer
from engine.scenario.derived.timeline import mixed
from engine.scenario.model.systems import ChannelSettings
from engine.scenario.scenario import Scenario
from engine.state.copying import copied, digest
from engine.state.tables import BLOCKS, Array, Row, State
from engine.studies.link_trial import trial_tables
from engine.studies.relocation import layouts
from tests.engine.links.made import joined, linked
from tests.naive import links as naive

STREAM = np.int64(Stream.LINK)
BOTH = np.int64(3)  # sides
RNG = np.dtype((Row, [("rng", "u8", len(Stream) + 1)]))
FAR = {
    "3C": ChannelSettings(distance=10.0),
    "3D": ChannelSettings(distance=40.0, credits=20),
    "3E": ChannelSettings(generation="FE8"),
}
SCENARIOS = {
    "one": linked(layouts.straight(1, 1)),
    "straight": linked(layouts.straight(2, 8)),
    "crossed": linked(layouts.crossed(2, 4)),
    "non-shared": linked(layouts.non_shared(1, 12)),
    "window 1": linked(layouts.straight(1, 4), window=1),
    "collisions": linked(layouts.straight(1, 4), notice_ns=400_000),
    "far": joined(FAR, [(0xD000, 3, ("3C", "3D")), (0xD010, 3, ("3D", "3E")), (0xD020, 2, ("3E", "3D"))]),
}


BAD = {  # errors, loss, missing part of the rate, delay; of channels by number
    "straight": {0: (0.02, 0.0, 0.5, 0), 1: (0.0, 0.02, 0.0, 100_000)},
    "crossed": {0: (0.05, 0.03, 0.0, 0), 2: (0.01, 0.04, 0.2, 0)},
    "one": {0: (0.3, 0.1, 0.0, 0)},
    "far": {1: (0.1, 0.1, 0.9, 1_000_000)},
}


def twin_of(scenario: Scenario, tables: Array, senders: set[int], seed: int) -> naive.Twin:
    """Return the same link in lists."""
    h, p = tables[0], scenario.parameters
    r = np.zeros(1, RNG)[0]
    r["rng"][STREAM] = mixed(seed)
    channels = [
        naive.Channel(
            c,
            float(row["adapter_ns"]),
            float(row["wire_ns"]),
            int(row["delay_ns"]),
            float(h["bad_channel"][c]["errors"]),
            float(h["bad_channel"][c]["loss"]),
        )
        for c, row in enumerate(h["channel"][: int(h["n_channel"])])
    ]
    connections = [
        naive.Connection(
            k,
            (channels[row["channel"][0]], channels[row["channel"][1]]),
            {side for side in (0, 1) if int(row["usable"]) >> side & 1},
        )
        for k, row in enumerate(h["connection"][: int(h["n_connection"])])
    ]
    limit = 1.0 - exp_minus(p.notice_ns / p.setup_ns)
    return naive.Twin(
        channels,
        connections,
        p,
        lambda mean: exponential(r, STREAM, float(mean)),
        lambda: uniform(r, STREAM) < limit,
        senders,
        int(h["link"][0]["lesser"]),
        lambda: uniform(r, STREAM),
    )


def counted(tables: Array) -> list[Any]:
    """Return all counters of a link."""
    h = tables[0]
    own = h["connection"][: int(h["n_connection"])]
    channels = h["channel"][: int(h["n_channel"])]
    kept = [own[name].tolist() for name in ("starts", "sent", "busy_ns", "collisions")]
    rows, bad = h["bad_connection"][: len(own)], h["bad_channel"][: len(channels)]
    kept += [rows[name].tolist() for name in ("retries", "given_up", "wasted_ns")]
    kept += [bad[name].tolist() for name in ("damaged", "lost")]
    return [*kept, *(channels[name].tolist() for name in ("busy_ns", "out_free", "in_free"))]


def counted_twin(twin: naive.Twin) -> list[Any]:
    """Return all counters of the twin."""
    kept = [[getattr(d, name) for d in twin.connections] for name in ("starts", "sent", "busy", "collisions")]
    kept += [[getattr(d, name) for d in twin.connections] for name in ("retries", "given_up", "wasted")]
    of_channels = ("damaged", "lost", "busy", "out_free", "in_free")
    return [*kept, *([getattr(c, name) for c in twin.channels] for name in of_channels)]


@pytest.mark.parametrize("name", ["straight", "crossed", "far"])
def test_a_copy_in_mid_transfer_goes_on_like_the_original(name: str) -> None:
    """Chunks that wait or are under way are copied, too."""
    state = State(trial_tables(SCENARIOS[name], 3), np.zeros(1, BLOCKS))
    offer(state.tables, np.int64(0), BOTH, np.int64(50 * MS))
    twin = copied(state)
    assert (twin.tables["channel"]["waiting"] + twin.tables["channel"]["in_waiting"]).sum() > 5
    for one in (state, twin):
        offer(one.tables, np.int64(0), BOTH, np.int64(90 * MS))
    assert digest(state) == digest(twin)
    assert counted(state.tables) == counted(twin.tables)


@pytest.mark.slow
@pytest.mark.parametrize("senders", [{0}, {0, 1}], ids=["one way", "both ways"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_counter_is_that_of_the_twin(name: str, senders: set[int]) -> None:
    scenario = SCENARIOS[name]
    scenario = scenario.model_copy(
        update={"channels": {n: c.model_copy(update={"card": 0}) for n, c in scenario.channels.items()}}
    )
    tables = trial_tables(scenario, 7)
    twin = twin_of(scenario, tables, senders, 7)
    mask = np.int64(sum(1 << side for side in senders))
    for until in range(5 * MS, 200 * MS, 5 * MS):
        offer(tables, np.int64(0), mask, np.int64(until))
        twin.run(until)
        assert counted(tables) == counted_twin(twin)
    assert sum(map(sum, counted(tables)[0])) > 5
    if name == "collisions" and len(senders) == 2:
        assert sum(counted(tables)[3]) > 3


@pytest.mark.parametrize("name", BAD)
def test_bad_channels_count_as_their_twin(name: str) -> None:
    scenario = SCENARIOS[name]
    times = {"link_retry": 2 * MS, "link_timeout": 7 * MS, "link_retries": 1, "link_rest": 50 * MS}
    scenario = scenario.model_copy(update={"parameters": scenario.parameters.model_copy(update=times)})
    cards = {n: c.model_copy(update={"card": 0}) for n, c in scenario.channels.items()}
    tables = trial_tables(scenario.model_copy(update={"channels": cards}), 5)
    for c, (errors, loss, slower, late) in BAD[name].items():
        degrade_channel(tables, np.int64(c), errors, loss, slower, np.int64(late))
    twin = twin_of(scenario, tables, {0, 1}, 5)
    for until in range(5 * MS, 300 * MS, 5 * MS):
        offer(tables, np.int64(0), BOTH, np.int64(until))
        twin.run(until)
        assert counted(tables) == counted_twin(twin)
    retries, given_up, wasted, damaged, lost = counted(tables)[4:9]
    assert all(sum(map(sum, rows)) > 0 for rows in (retries, given_up, wasted))
    assert sum(damaged) > 0
    assert sum(lost) > 0
