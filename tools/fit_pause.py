"""Fit how often cold pages are touched in the pause study: `python tools/fit_pause.py [SEEDS]`.

Three mean times are free, one a kind of guest: that of the coldest pages under load. Each is moved in
proportion to its own calibrate bar of figure 9 (published by simulated pages in expanded storage, median
over the seeds) until the bars agree; the minute of the standby guests sets the scale. No `predict` fact is
looked at. The result belongs into engine/studies/pause/software.toml.
"""

from __future__ import annotations

import os
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from engine.measures import measures
from engine.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.ledger import load_ledger

ROUNDS = 5
KEYS = {  # calibrate bar -> the settings that it fixes
    "BASEW": ("kinds.was.activities.load.touched_every.3",),
    "DM": ("kinds.dm.activities.load.touched_every.2",),
    "BASEO": ("kinds.rdb.activities.load.touched_every.3", "kinds.rdb.activities.load.touched_every.4"),
}
START = {"BASEW": 42.0, "DM": 32.0, "BASEO": 18.0}  # s


def bars(settings: list[str], seed: int) -> dict[str, float]:
    """Pages in expanded storage in the middle of the warm-up, by label."""
    scenario = load_scenario("pause-stop", settings)
    at = next(mark.at for mark in scenario.marks if mark.id == "mid-warmup")
    sim = Simulation(scenario, seed)
    sim.run(at)
    found, recording = measures()["guest.xstor"], sim.recording()
    return {guest.label: found.value(recording, [guest.index], at, at) for guest in scenario.guests}


def main(seeds: int) -> None:
    """Print each round: the times, and the bars that they give."""
    ledger = load_ledger("pause")
    published = {label: float(ledger.fact(f"pause.f9.xstor.{label}").value) for label in KEYS}
    times = dict(START)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for _ in range(ROUNDS):
            settings = [f"{key}={times[label]:.2f}s" for label, keys in KEYS.items() for key in keys]
            runs = list(pool.map(bars, [settings] * seeds, range(1, seeds + 1)))
            found = {label: statistics.median(run[label] for run in runs) for label in runs[0]}
            print({label: f"{time:.2f} s" for label, time in times.items()})
            print(
                "   ",
                {label: round(pages) for label, pages in found.items() if label in (*KEYS, "SBYW1", "SBYW2")},
            )
            times = {label: time * published[label] / found[label] for label, time in times.items()}


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
