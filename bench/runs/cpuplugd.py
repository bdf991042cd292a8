"""The study of cpuplugd against real time: 8 and 16 guests with simulated Linux, over all of their run."""

from __future__ import annotations

import time

from bench.report import Report, Table, Target
from bench.rounds import Spread
from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

SIXTEEN = "cpuplugd-shift"  # 16 guests
RUNS = ("cpuplugd-manual", "cpuplugd-memory-4", "cpuplugd-server", SIXTEEN)
ROUNDS, QUICK_END = 3, 120  # s of simulated time


def _ratio(id: str, end: int | None) -> tuple[float, float]:
    """Simulated to CPU time of a run, with its recording, and its events a simulated second."""
    simulation = Simulation(load_scenario(id))
    simulation.run(SECOND)
    until = simulation.scenario.until if end is None else end * SECOND
    began = time.process_time()
    simulation.run(until)
    took = time.process_time() - began
    return (until / SECOND - 1) / took, simulation.events / (until / SECOND)


def run(quick: bool = False) -> Report:
    """Measure; `quick` runs two simulated minutes, once."""
    rounds, end = (1, QUICK_END) if quick else (ROUNDS, None)
    found = {id: [_ratio(id, end) for _ in range(rounds)] for id in RUNS}
    ratios = {id: Spread(tuple(ratio for ratio, _ in each)) for id, each in found.items()}
    table = Table(
        ("run", "events a simulated s", "times real time"),
        tuple((id, f"{found[id][0][1]:,.0f}", ratios[id].text(".4g")) for id in RUNS),
    )
    return Report(
        "cpuplugd",
        (table,),
        (Target("16 guests, times real time", 300, ratios[SIXTEEN].median),),
        ("Times are CPU time: the engine has one thread.",),
    )
