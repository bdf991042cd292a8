"""Fit the costs of ISFC links to the calibrate facts: `python tools/fit_link.py [SECONDS]` of each run.

The starts per second of a channel that only sends give the time of a chunk on the fiber; those of a full
shared channel give the time at an adapter; those of a single connection give the time that CP takes between
two transfers, of which setup_ns is 30% (assumed: only the sum matters). The size of a message is a quotient
of two facts. No `predict` fact is used, and nothing is written: the result belongs in
engine/scenario/model/system_parameters.py.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing

import numpy as np
import numpy.typing as npt

from engine.experiments.axis import ParameterAxis
from engine.experiments.fitting import fit
from engine.runs.pool import Threads, all_answers
from engine.scenario.scenario import Scenario, load_scenario
from engine.studies.ledger import load_ledger
from engine.studies.link_trial import Rates, trial
from engine.studies.relocation.layouts import Layout, non_shared, three_by_three

ROUNDS = 7
WIDE = 1.5  # factor to either side of what a value is now
TOLERANCE = 0.01  # share of a rate
Floats = npt.NDArray[np.float64]
SETUP = 0.3  # of the time between two transfers
SENT_PAGE = 4096 + 8  # bytes of a page and its address
FULL, LONE, ONE_WAY = "3D", "3C", "3C"  # channels of the runs


def fact(name: str) -> float:
    """Return a calibrate fact of the rates."""
    found = load_ledger("relocation").fact(f"relocation.io.{name}")
    if found.role != "calibrate":
        raise ValueError(f"{found.id}: expected a fact to calibrate with, this one is to {found.role}")
    return float(found.value)


def rates(scenario: Scenario, layout: Layout, values: dict[str, float], seconds: float) -> Rates:
    """Return the rates of a link with these values."""
    times = [f"parameters.{name}={round(value)}ns" for name, value in values.items()]
    return trial(load_scenario(scenario.id, [*layout.settings(), *times]), seconds=seconds)


def main(seconds: float) -> None:
    """Print each step: the rates, and the values that produced them."""
    scenario = load_scenario("relocation-one-channel")
    own = {name: float(getattr(scenario.parameters, name)) for name in ("wire", "adapter")}
    own["between"] = float(scenario.parameters.setup_ns + scenario.parameters.ack_ns)
    known = [
        ParameterAxis(name, name, "number", value / WIDE, value * WIDE, value, log=True)
        for name, value in own.items()
    ]
    wanted = fact("nonshared.channel"), fact("shared3x3.channel"), fact("shared3x3.d002")
    pages = 1e6 * fact("nonshared.rate") / fact("nonshared.channel") / SENT_PAGE
    print(f"message_pages {pages:.1f}")
    with closing(Threads()) as threads:

        def evaluate(points: Sequence[Floats]) -> list[Floats]:
            jobs = [(scenario, _values(known, point), seconds) for point in points]
            found = all_answers(threads, starts, jobs)
            return [np.log(np.array(one) / wanted) / TOLERANCE for one in found]

        def heard(step: int, places: Floats, squares: float) -> None:
            print(f"{squares:.4g}", {name: round(value) for name, value in _values(known, places).items()})

        fit(evaluate, [one.place(one.base) for one in known], rounds=ROUNDS, heard=heard)


def starts(scenario: Scenario, values: dict[str, float], seconds: float) -> tuple[float, float, float]:
    """Return the starts per second of a channel that only sends, of a full shared channel, and of a
    single connection.
    """
    alone = rates(scenario, non_shared(1, 12), values, seconds)
    shared = rates(scenario, three_by_three(), values, seconds)
    return alone.channels[ONE_WAY], shared.channels[FULL], shared.channels[LONE]


def _values(known: Sequence[ParameterAxis], places: Floats) -> dict[str, float]:
    found = {one.name: float(one.value(float(at))) for one, at in zip(known, places, strict=True)}
    between = found.pop("between")
    return found | {"setup_ns": SETUP * between, "ack_ns": (1 - SETUP) * between}


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 200.0)
