"""HiperDispatch against its twin: what each processor takes, and how many cores each decision leaves."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from engine.kernel.kinds import EventKind
from engine.kernel.queue import next_source
from engine.kernel.units import MS
from engine.mechanisms.prsm.parking import project, wanted_cores
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.state.hiperdispatch import HISTORY, ExcessUse
from engine.state.prsm import Polarity
from tests.engine.hiperdispatch.driven import RULES, driven, topology, waiting
from tests.naive.hiperdispatch import excess, spread, taken, wanted

STEP = 200 * MS  # between two decisions


def _ends_work(s: Any) -> int:
    """Return the processor whose piece of work ends next, if not the master; -1 = another event is next."""
    source = int(next_source(s["queue"]))
    if not 0 < source < s["n_cpu"] or s["queue"]["hot_kind"][source] != EventKind.BURST_END:
        return -1
    return source


@pytest.mark.parametrize("seeds", [range(first, first + 5) for first in range(0, 20, 5)])
def test_processors_take_what_the_twin_takes(seeds: range) -> None:
    assert sum(compared(Simulation(driven(seed))) for seed in seeds) > 20


def compared(sim: Simulation) -> int:
    """Compare what processors take when their work ends; return how often."""
    seen = 0
    sim.run(110 * MS)
    for _ in range(900):
        s = sim.state.tables[0]
        c, some, where = _ends_work(s), waiting(s), topology(s)
        due = int(s["queue"]["hot"][c] >> 15) if c > 0 else 0
        sim.run(sim.scenario.until, budget=1)
        if c > 0 and some and not s["core"][c]["yielded"]:
            expected = taken(c, some, where, due, int(s["param"]["minor_slice"]))
            got = int(s["cpu"][c]["vcpu"])
            assert got == (expected.number if expected else -1), f"processor {c} at {due} of {some}"
            seen += 1
    return seen


def _used(s: Any) -> list[tuple[int, int]]:
    return [(int(row["used"]), int(row["waited"])) for row in s["lpar"][: s["prsm"]["n_lpar"]]]


def _caps(s: Any, high_medium: int) -> list[float]:
    own = s["lpar"][0]
    return ([high_medium] if own["capped"] else []) + ([float(own["cap"])] if own["cap"] > 0 else [])


def decided(
    scenario: Scenario, sim: Simulation, uses: list[float], powers: list[float]
) -> tuple[float, float]:
    """Return ceiling and floor as the twin has them after these intervals."""
    srm, given = scenario.srm, scenario.parameters
    assert scenario.cec is not None
    ceiling = spread(uses[-HISTORY:], given.ceiling_deviations)
    if not scenario.cec.gpd:
        return ceiling + srm.cpupad / 100, srm.cpupad / 100
    if srm.excessuse == "none":
        return ceiling, 0.0
    deviations = given.excess_deviations[ExcessUse[srm.excessuse.upper()] - 1]
    return ceiling, spread(powers[-HISTORY:], -deviations)


@pytest.mark.parametrize("seed", range(20))
def test_decisions_are_those_of_the_twin(seed: int) -> None:
    scenario = driven(seed, polarization="vertical")
    sim = Simulation(scenario)
    s = sim.state.tables[0]
    shared, before = int(s["prsm"]["n_shared"]), _used(s)
    unparked = int((s["core"]["parked"][: s["n_cpu"]] == 0).sum())
    uses: list[float] = []
    powers: list[float] = []
    for number in range(1, 15):
        sim.run(200 * MS * number)
        after = _used(s)
        grown = [((u - v) / STEP, (w - x) / STEP) for (u, w), (v, x) in zip(after, before, strict=True)]
        before, rows = after, s["lpar"][: s["prsm"]["n_lpar"]]
        others = [
            (*grown[k], float(rows[k]["entitled"]), int(rows[k]["weight"])) for k in range(1, len(rows))
        ]
        uses.append(grown[0][0] + (grown[0][0] > 0.95 * unparked))
        powers.append(excess(shared, float(rows[0]["entitled"]), int(rows[0]["weight"]), others))
        ceiling, floor = decided(scenario, sim, uses, powers)
        h, cores = s["hiper"], s["core"][: s["n_cpu"]]
        unparked = int((cores["parked"] == 0).sum())
        assert h["ceiling"] == pytest.approx(ceiling)
        assert h["floor"] == pytest.approx(floor)
        entitled = int((cores["polarity"] != Polarity.LOW).sum())
        rule = RULES[int(h["unparking"])]
        assert h["wanted"] == wanted(rule, entitled, len(cores), h["ceiling"], h["floor"], _caps(s, entitled))


@pytest.mark.parametrize("seed", range(12))
def test_cores_follow_decisions(seed: int) -> None:
    """The first cores are unparked, as many as wanted, when no decision may change more than it wants to."""
    scenario = driven(seed, polarization="vertical")
    given = scenario.parameters.model_copy(update={"parking_step": 64})
    sim = Simulation(scenario.model_copy(update={"parameters": given}))
    for number in range(1, 12):
        sim.run(200 * MS * number)
        s = sim.state.tables[0]
        parked = s["core"]["parked"][: s["n_cpu"]].tolist()
        assert parked == [0] * int(s["hiper"]["wanted"]) + [1] * (len(parked) - int(s["hiper"]["wanted"]))


@pytest.mark.parametrize("seed", range(12))
def test_large_is_not_less_than_medium_nor_medium_than_small(seed: int) -> None:
    sim = Simulation(driven(seed, polarization="vertical"))
    sim.run(sim.scenario.until)
    s, draw = sim.state.tables[0], np.random.default_rng(seed)
    for _ in range(20):
        s["hiper"]["use"], s["hiper"]["excess"] = draw.random(HISTORY) * 8, draw.random(HISTORY) * 6
        counts, entitled = [], sum(s["core"]["polarity"][: s["n_cpu"]] != Polarity.LOW)
        for excess_use in (ExcessUse.HIGH, ExcessUse.NONE):
            s["hiper"]["excess_use"] = excess_use
            project(s)
            for rule in range(len(RULES)):
                s["hiper"]["unparking"] = rule
                counts.append(int(wanted_cores(s)))
        assert counts[0] >= counts[1] >= counts[2]
        if s["hiper"]["gpd"]:
            assert max(counts[3:]) <= entitled, "EXCESSUSE NONE has unparked a low core"
            assert counts[:3] >= counts[3:]
        assert math.isfinite(float(s["hiper"]["ceiling"]))
