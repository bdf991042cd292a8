"""Repeat the fits of the cluster study: `python tools/fit_cluster.py [ROUNDS]`; a round is 45 s of CPU time.

Prints, for each value that is fitted to facts or follows from them, the value in the scenario, the result and
the difference; then whether the facts determine it. Runs have seed 1. No `predict` fact is used, and nothing
is written: the results belong in engine/studies/ssi/ and engine/scenario/model/system_parameters.py.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing

import numpy as np
import numpy.typing as npt
from cluster_facts import PACKS, Values, base_cycles, closed, fact, now

from engine.experiments.axis import ParameterAxis
from engine.experiments.fitting import Fit, fit
from engine.runs.pool import Pool, all_answers
from engine.runs.processes import Processes
from engine.runs.request import RunRequest, taken
from engine.scenario.derived.instruction_cost import CLOCK
from engine.studies.ledger import load_ledger
from engine.studies.tables import StudyFigures

Floats = npt.NDArray[np.float64]
WARM_UP, SECONDS, LONG = 20, 60, 600  # of a run; LONG where a mean of service times is wanted
WIDE = 1.5  # factor to either side of what a value is now
GUESTS = "cpu-1 sessions.web.instructions"
TOUCHED = [
    f"memory-1 kinds.{kind}.activities.load.touched_every.{n}" for kind, n in (("client", 2), ("server", 3))
]
FITTED = {  # values that move together
    "instructions of a guest": [GUESTS],
    "cost of a moved page": [f"memory-1 parameters.cost_{name}" for name in ("page_in", "steal")],
    "busy exposures lengthen a service": [f"{pack}.sharing" for pack in PACKS],
    "pages of a client": ["memory-1 kinds.client.load_share"],
    "time between touches of seldom used pages": TOUCHED,  # as often by the clock in both kinds
}
RUNS = {  # what is looked at -> the run and the fact
    **{
        f"table{t}.instructions_per_tx.{n}-member": f"{name}-{n}"
        for t, name, n in ((4, "cpu", 1), (6, "memory", 1))
    },
    **{f"table6.instructions_per_tx.{n}-member": f"memory-{n}" for n in (2, 4)},
    **{f"table5_1.avg_service_time.{n}-member": f"io-{n}" for n in (1, 2, 4)},
    **{f"table6.dasd_paging.{n}-member": f"memory-{n}" for n in (1, 2)},
}


def request(scenario: str, given: Values) -> RunRequest:
    """Return a run with these values."""
    end = WARM_UP + (LONG if scenario.startswith("io") else SECONDS)
    settings = [f"{name}={end}s" for name in ("until", "phases.2.to")]
    for name, value in given.items():
        settings.append(f"{name.split()[1]}={f'{value:.0f}ns' if isinstance(now(name), int) else value}")
    return RunRequest(f"ssi-{scenario}", StudyFigures("ssi"), tuple(settings), 1)


def residuals(pool: Pool, points: Sequence[Values]) -> list[Floats]:
    """Return for each set of values the deviations of the figures from their facts, in tolerances."""
    names = list(dict.fromkeys(RUNS.values()))
    found = all_answers(pool, taken, [(request(name, one),) for one in points for name in names])
    rows = [
        dict(zip(names, found[k : k + len(names)], strict=True)) for k in range(0, len(found), len(names))
    ]
    return [np.array([_miss(one, row[name]) for one, name in RUNS.items()]) for row in rows]


def _miss(name: str, figures: dict[str, float]) -> float:
    wanted = load_ledger("ssi").fact(f"ssi.{name}")
    return float(figures[wanted.quantity] / fact(name) - 1) / float(wanted.tolerance or 1)


def fitted(pool: Pool, rounds: int) -> tuple[Values, Fit]:
    """Return the values that come closest to the facts, and the fit."""
    axes = [ParameterAxis(name, name, "number", 1 / WIDE, WIDE, 1.0, log=True) for name in FITTED]

    def values(point: Floats) -> Values:
        factors = [float(axis.value(float(place))) for axis, place in zip(axes, point, strict=True)]
        groups = zip(FITTED.values(), factors, strict=True)
        return {name: now(name) * factor for names, factor in groups for name in names}

    found = fit(
        lambda points: residuals(pool, [values(one) for one in points]), [0.5] * len(axes), rounds=rounds
    )
    return values(found.places), found


def terabyte(pool: Pool, guests: float) -> Values:
    """Return the mix whose misses result in the published throughput with three fully used processors."""
    (figures,) = all_answers(pool, taken, [(request("terabyte-1", {}),)])
    by_cp = figures["instructions_per_tx"] * figures["cp"] / (figures["cp"] + figures["emulation"])
    used = fact("table3.processors_total.1-member") * fact("table7.total_util_per_proc.1-member") / 100
    executed = fact("table7.tx_per_s.1-member") * (guests + by_cp)
    cycles = used * CLOCK["z10"] * 1e9 / executed - base_cycles()
    mix = cycles / (now("terabyte-1 parameters.miss_alone") + 2 * now("terabyte-1 parameters.miss_shared"))
    return {f"terabyte-{n} parameters.miss_mix": mix for n in (1, 2, 4)}


def show(values: Values) -> None:
    """Print a line for each value."""
    for name, found in values.items():
        had = now(name)
        print(f"{name:<60} {had:>14.7g} {found:>14.7g} {100 * (found / had - 1):>+7.2f}%", flush=True)


def main(rounds: int) -> None:
    """Print the values, and whether the facts determine them."""
    show(closed())
    if rounds == 0:
        return
    with closing(Processes()) as pool:
        values, found = fitted(pool, rounds)
        show(values | terabyte(pool, values[GUESTS]))
    for name, error, fixed in zip(FITTED, found.errors, found.fixed, strict=True):
        print(f"{name}: error {error:.0%} of its range, {'fixed' if fixed else 'NOT fixed'} by the facts")
    print(f"sum of squares, in tolerances: {found.before:.3f} before, {found.after:.3f} after")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
