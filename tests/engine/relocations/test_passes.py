"""Passes: analytic answers, and contents of pages followed one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.units import MS, SECOND
from engine.sim import Simulation
from engine.state.relocation import Finish, Stage
from tests.engine.relocations.pair import PAGES, link, pair, writer
from tests.engine.relocations.test_laws import END, home, moved

RING = 3008  # pages of the tier that is written: whole blocks
FREE = {"walk_page": "0s", "copy_page": "0s", "message_cpu": "0s", "cost_dispatch": "0s", "pass_stop": 0}


def relocated(share: float, speed: float, **changes: Any) -> tuple[Simulation, float]:
    """Run a sweep that writes this share of the link's rate; returns the pages written per second too."""
    rate = share * speed
    kinds = {"writer": writer("sweep", RING, rate, state_pages=[0, 0])}
    sim = Simulation(pair(kinds=kinds, parameters=FREE | changes))
    sim.run(END)
    return sim, rate


def link_speed() -> float:
    """Return the pages a second that the link moves in a long pass."""
    sim, _ = relocated(0.001, 1.0)
    first = moved(sim)["each"][0]
    return float(first["sent"] / (first["ended"] - first["began"]) * SECOND)


@pytest.mark.parametrize("share", [0.25, 0.5])
def test_a_constant_change_rate_makes_passes_a_geometric_series(share: float) -> None:
    """domain: change rate to link rate is the ratio of successive passes, while nothing is written twice."""
    sim, rate = relocated(share, link_speed())
    passes = moved(sim)["each"][: moved(sim)["live"]]
    long = passes[passes["listed"] > 100]
    assert len(long) >= 3
    ratios = long["listed"][1:] / long["listed"][:-1]
    assert np.allclose(ratios, share, rtol=0.15)  # how fast the link is varies a little
    for before, after in zip(passes[:-1], passes[1:], strict=True):
        assert after["listed"] == pytest.approx(rate * (after["began"] - before["began"]) / SECOND, abs=3)


def test_what_is_written_again_and_again_levels_off() -> None:
    """A change rate above that of the link: each pass has all of the tier, and no progress ends them."""
    sim, _ = relocated(2.0, link_speed())
    row = moved(sim)
    assert row["each"]["listed"][:4].tolist() == [PAGES, RING, RING, RING]
    assert row["live"] == 3


def written(page: int, laps: float) -> int:
    """Return how often the pointer of the sweep has passed a page of the ring: its version."""
    return (int(float(np.float32(laps)) * RING) - page + RING - 1) // RING


class Contents:
    """The version of each page at both ends, kept from outside of the machine, page by page."""

    def __init__(self, sim: Simulation) -> None:
        self.sim = sim
        self.listed = np.zeros((PAGES // 64, 64), bool)
        self.sent = np.zeros(RING, np.int64)  # version that is on its way, or has arrived
        self.there = np.full(RING, -1)
        self.passes = 0

    def look(self) -> None:
        """Compare after an event: pages that are newly listed, and pages that have arrived."""
        state = self.sim.state
        u, t = state.tables["guest"][0, 0], state.tables["guest"][1, 0]
        if u["twin"] < 0:
            return
        masks = state.blocks["ref"][t["first_block"] : t["first_block"] + t["n_block"]]
        now = np.unpackbits(np.ascontiguousarray(masks).view(np.uint8), bitorder="little").reshape(-1, 64)
        flat = self.listed.reshape(-1)[:RING]
        arrived = flat & ~now.reshape(-1).astype(bool)[:RING]
        self.there[arrived] = self.sent[arrived]
        if moved(self.sim)["passes"] != self.passes:
            self.passes = int(moved(self.sim)["passes"])
            laps = float(u["exposure"][0])
            for page in np.flatnonzero(now.reshape(-1)[:RING]):
                self.sent[page] = written(int(page), laps)
        self.listed = now.astype(bool)


@pytest.mark.parametrize("rate", [4000.0, 15_000.0, 90_000.0])
def test_no_page_is_lost(rate: float) -> None:
    """At the resume the destination has the latest version of each page that was ever written."""
    sim = Simulation(pair(kinds={"writer": writer("sweep", RING, rate)}, parameters={"pass_stop": 0}))
    contents = Contents(sim)
    laps = 0.0
    while moved(sim)["stage"] != Stage.ENDED or moved(sim)["finish"] == Finish.NOT_YET:
        laps = float(sim.state.tables["guest"][0, 0]["exposure"][0])
        sim.run(END, 1)
        contents.look()
    assert moved(sim)["finish"] == Finish.COMPLETED
    assert contents.there.tolist() == [written(page, laps) for page in range(RING)]


def test_a_skewed_tier_needs_more_passes_than_an_even_one() -> None:
    """The same touches on fewer pages: a pass has less, but shrinks more slowly."""
    found = {}
    for pattern in ("random", "skewed"):
        sim = Simulation(pair(kinds={"writer": writer(pattern, 3008, 40_000.0)}, parameters={"pass_stop": 0}))
        sim.run(END)
        found[pattern] = moved(sim)["each"]["listed"][:3].tolist()
    assert found["skewed"][1] < found["random"][1]
    assert found["skewed"][2] / found["skewed"][1] < 1.0


def test_the_final_pass_has_what_the_state_has_changed() -> None:
    sim = Simulation(pair(kinds={"writer": writer(state_pages=[40, 40])}))
    sim.run(END)
    row = moved(sim)
    assert row["each"]["sent"][row["passes"] - 1] == 40


def test_a_short_pass_sees_the_latency_of_the_link() -> None:
    """One page costs a whole transfer, however many connections there are."""
    sim = Simulation(pair(kinds={"writer": writer(touches=0.0, state_pages=[1, 1])}, **link(4, 2)))
    sim.run(END)
    row = moved(sim)
    last = row["each"][row["passes"] - 1]
    assert last["sent"] == 1
    assert last["ended"] - last["began"] > 0.1 * MS


def test_more_channels_are_faster() -> None:
    times = []
    for channels in (1, 2, 4):
        sim = Simulation(pair(kinds={"writer": writer(touches=0.0)}, **link(4, channels)))
        sim.run(END)
        assert home(sim) == 1
        times.append(int(moved(sim)["each"][0]["ended"] - moved(sim)["each"][0]["began"]))
    assert times[0] > 1.7 * times[1] > 2.8 * times[2]
