"""Fit the costs of timers and locks to the calibrate facts: `python tools/fit_timers.py [ROUNDS]`.

Least squares (engine.experiments.fitting), after a global search: over the calibrate facts of processors and
spins in the runs of 600 guests, the logarithm of simulated to published in units of the fact's tolerance.
Each parameter stays within a factor of two of its current value; the last lines show which ones the facts
determine. The share of time spent spinning with the patch is omitted: the table has only one digit of it. The
sum is flat along the three parts of an interruption; take them as one. No `predict` fact is used. The result
belongs in engine/scenario/model/parameters.py.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from contextlib import closing

import numpy as np
import numpy.typing as npt

from engine.experiments.axis import ParameterAxis
from engine.experiments.fitting import fit
from engine.runs.pool import all_answers
from engine.runs.processes import Processes
from engine.runs.request import RunRequest, taken
from engine.scenario.model.parameters import Parameters
from engine.studies.ledger import Fact, load_ledger
from engine.studies.tables import StudyFigures
from engine.studies.timers.runs import RUNS
from engine.studies.timers.tables import DECIMALS

SECONDS = {"600/4.2.0/nopatch": 4, "600/4.2.0/patch": 12, "600/4.3.0/nopatch": 4}  # of each run, 2 to settle
TIMES = "interrupt leave pop enlist waking hold hold_more before steal paging_hold shared".split()
SHARES = "dispatch_lock master_share master_wake paging_lock hold_shared".split()
QUANTITIES = [name for name in DECIMALS if "util" in name and "user" not in name or "spin" in name]
WIDE = 2.0  # factor to either side of what a parameter is now
SEEDS = (1, 2)
Floats = npt.NDArray[np.float64]
Values = dict[str, float]


def facts(condition: str) -> list[Fact]:
    """Return the fitted facts of a run."""
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


def residuals(condition: str, values: Values, seed: int) -> list[float]:
    """Return the residuals of the facts of a run; in a separate process."""
    end = f"{SECONDS[condition]}s"
    short = ("until=" + end, "phases.1.to=2s", "phases.2.from=2s", f"phases.2.to={end}")
    take = StudyFigures("timers")
    found = taken(RunRequest(RUNS[condition].scenario, take, (*settings_of(values), *short), seed))
    return [
        math.log(max(found[fact.quantity], 1e-9) / fact.value) / (fact.tolerance or 1.0)
        for fact in facts(condition)
    ]


def main(rounds: int) -> None:
    """Print each step, and at the end the values determined by the facts and the settings."""
    given = Parameters()
    known = [_axis(name, float(getattr(given, name))) for name in (*TIMES, *SHARES)]
    with closing(Processes()) as pool:

        def evaluate(points: Sequence[Floats]) -> list[Floats]:
            valued = [_values(known, point) for point in points]
            jobs = [(condition, one, seed) for one in valued for seed in SEEDS for condition in SECONDS]
            found = all_answers(pool, residuals, jobs)
            each = len(SEEDS) * len(SECONDS)
            return [np.concatenate(found[k : k + each]) for k in range(0, len(found), each)]

        def heard(step: int, places: Floats, squares: float) -> None:
            print(f"{squares:.2f}", settings_of(_values(known, places)), flush=True)

        found = fit(evaluate, [0.5] * len(known), rounds=rounds, everywhere=True, heard=heard)
    for one, error, fixed in zip(known, found.errors, found.fixed, strict=True):
        print(f"{one.name}: error {error:.0%} of its range, {'fixed' if fixed else 'NOT fixed'} by the facts")
    print("result:", settings_of(_values(known, found.places)))


def _axis(name: str, own: float) -> ParameterAxis:
    return ParameterAxis(name, name, "number", own / WIDE, own * WIDE, own, log=True)


def _values(known: Sequence[ParameterAxis], places: Floats) -> Values:
    return {one.name: float(one.value(float(at))) for one, at in zip(known, places, strict=True)}


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
