"""Real runs of the cluster study for tests of its charts: short ones, each made once."""

from __future__ import annotations

from functools import cache

from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation


@cache
def run(scenario: str, seconds: int, seed: int = 1) -> Recording:
    """The run up to a time."""
    machine = Simulation(load_scenario(scenario), seed)
    machine.run(seconds * SECOND)
    return machine.recording()
