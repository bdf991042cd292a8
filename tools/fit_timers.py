"""Fit what timers and locks cost to the calibrate facts: `python tools/fit_timers.py [MINUTES]`.

A random walk that keeps what is better: the sum, over the calibrate facts of processors and spins in the
runs of 600 guests, of the squared logarithm of simulated to published in units of the fact's tolerance.
The share of time spent spinning with the patch is left out: the table has one digit of it. The sum is flat
along the three parts of an interruption; take them as one. No `predict` fact is looked at. The result
belongs into engine/scenario/model/parameters.py.
"""

from __future__ import annotations

import math
import sys
import time

import numpy as np

from engine.scenario.model.parameters import Parameters
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.ledger import Fact, load_ledger
from engine.studies.run_view import RunView
from engine.studies.timers.runs import RUNS
from engine.studies.timers.tables import DECIMALS, figures

SECONDS = {"600/4.2.0/nopatch": 4, "600/4.2.0/patch": 12, "600/4.3.0/nopatch": 4}  # of each run, 2 to settle
TIMES = "interrupt leave pop enlist waking hold hold_more before steal paging_hold shared".split()
SHARES = "dispatch_lock master_share master_wake paging_lock hold_shared".split()
QUANTITIES = [name for name in DECIMALS if "util" in name and "user" not in name or "spin" in name]
SPREAD = 0.1  # of the logarithm of a parameter at a step
Values = dict[str, float]


def facts(condition: str) -> list[Fact]:
    """Return the facts of a run that are fitted."""
    ending = tuple(f".{name}.{condition}" for name in QUANTITIES)
    return [
        fact
        for fact in load_ledger("timers").facts
        if fact.role == "calibrate" and fact.id.endswith(ending) and "t2.pct_spin" not in fact.id
    ]


def settings_of(values: Values) -> list[str]:
    """Return the settings that put these values into a scenario."""
    made = [f"parameters.{name}={round(values[name])}ns" for name in TIMES]
    made += [f"parameters.{name}={values[name]:.4f}" for name in SHARES]
    return [*made, f"parameters.after={round(values['before'])}ns"]


def simulated(condition: str, values: Values, seed: int) -> Values:
    """Return the figures of a run."""
    end = f"{SECONDS[condition]}s"
    short = [f"until={end}", "phases.1.to=2s", "phases.2.from=2s", f"phases.2.to={end}"]
    scenario = load_scenario(RUNS[condition].scenario, [*settings_of(values), *short])
    machine = Simulation(scenario, seed)
    machine.run(scenario.until)
    return figures(RunView(machine.recording()))


def error(values: Values, seed: int) -> float:
    """Return the sum of squares."""
    total = 0.0
    for condition in SECONDS:
        found = simulated(condition, values, seed)
        for fact in facts(condition):
            ratio = max(found[fact.quantity], 1e-9) / fact.value
            total += (math.log(ratio) / (fact.tolerance or 1.0)) ** 2
    return total


def main(minutes: float) -> None:
    """Print each set of values that is better than the one before."""
    draw = np.random.default_rng(1)
    given = Parameters()
    best = {name: float(getattr(given, name)) for name in (*TIMES, *SHARES)}
    least, end, seed = error(best, 1), time.monotonic() + 60 * minutes, 0
    print(f"{least:.2f}", settings_of(best), flush=True)
    while time.monotonic() < end:
        changed = draw.choice(list(best), size=int(draw.integers(1, 4)), replace=False)
        tried = best | {name: best[name] * math.exp(SPREAD * draw.normal()) for name in changed}
        seed += 1
        found = (error(tried, seed) + error(tried, seed + 1)) / 2
        if found < least:
            best, least = tried, found
            print(f"{least:.2f}", settings_of(best), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
