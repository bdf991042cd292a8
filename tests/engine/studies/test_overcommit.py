"""The site of 17 servers uses its published processors; less storage than its pages makes it page."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

PUBLISHED = 21.57  # processors of all servers, "z/VM resource overcommitment", reference results


def run(*changes: str, seconds: int) -> Recording:
    simulation = Simulation(load_scenario("aging-overcommit-512", list(changes)))
    simulation.run(seconds * SECOND)
    return simulation.recording()


def test_the_servers_use_the_published_processors_and_nothing_is_paged() -> None:
    recording = run(seconds=60)
    used = (recording.guests["emul_ns"] + recording.guests["cp_ns"]).sum(axis=1).astype(float)
    first, last = np.interp([20 * SECOND, 60 * SECOND], recording.time.astype(float), used)
    assert (last - first) / (40 * SECOND) == pytest.approx(PUBLISHED, rel=0.01)
    assert recording.guests["dasd"].max() == 0


def test_less_storage_than_its_pages_makes_it_page_as_its_guide_says() -> None:
    assert run("lpar.storage=132G", seconds=30).guests["dasd"][-1].sum() > 0
