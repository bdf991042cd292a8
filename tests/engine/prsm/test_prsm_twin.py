"""PR/SM against its twin in plain Python: the same cores at the same moments, and the same times."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.kinds import EventKind
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.prsm.made import alone, in_cec
from tests.naive.prsm import Bucket, Cec, Core, Draws, Lpar, vertical_parts


def drawn(seed: int) -> dict[str, Any]:
    """Return a CEC with LPARs of all sorts."""
    draw = np.random.default_rng(seed)
    lpars = {}
    for name in "ABCDE"[: draw.integers(1, 6)]:
        lpar: dict[str, Any] = {
            "weight": int(draw.choice([1, 20, 100, 300, 999])),
            "cores": int(draw.integers(1, 5)),
            "demand": float(draw.choice([0.0, 0.1, 0.5, 0.9, 1.0])),
            "piece": str(draw.choice(["200us", "5ms", "60ms"])),
            "vertical": bool(draw.random() < 0.4),
            "capped": bool(draw.random() < 0.3),
        }
        if draw.random() < 0.3:
            lpar["cap"] = float(draw.choice([0.05, 0.8, 2.5]))
        if draw.random() < 0.3:
            lpar["group"] = "G"
        if draw.random() < 0.1:
            lpar = {"dedicated": True} | {key: lpar[key] for key in ("cores", "demand", "piece")}
        lpars[name] = lpar
    own = sum(lpar["cores"] for lpar in lpars.values() if "dedicated" in lpar)
    return alone(own + int(draw.integers(1, 7)), **lpars) | {"groups": {"G": {"cap": 1.3}}}


def twin_of(scenario: Scenario, sim: Simulation) -> Cec:
    """Return the twin of a machine at time 0."""
    assert scenario.cec is not None
    p, group = sim.state.tables[0]["prsm"], Bucket(1.3, 0.031)
    made = []
    for given in [lpar for name, lpar in scenario.cec.lpars.items() if name != "OWN"]:
        buckets = [Bucket(given.cap, 0.031)] if given.cap else []
        buckets += [group] if given.group else []
        lpar = Lpar(
            given.weight or 0, given.dedicated, given.vertical, given.demand or 0.0, given.piece, buckets
        )
        lpar.capped = given.capped
        lpar.cores = [Core(lpar) for _ in range(given.cores or 0)]
        made.append(lpar)
    own = sum(len(lpar.cores) for lpar in made if lpar.dedicated)
    start = int(build_draws(scenario))
    capped = any(lpar.capped or lpar.buckets for lpar in made)
    twin = Cec(int(p["n_shared"]), int(p["n_shared"]) + own, made, Draws(start), int(p["behind"]))
    twin.refill_at = 0 if capped else (1 << 48) - 1
    return twin


def build_draws(scenario: Scenario) -> int:
    """Return the state of PR/SM's random numbers before any draw."""
    from engine.scenario.derived.timeline import mixed

    return int(mixed(mixed(scenario.seed) + 100))


@pytest.mark.parametrize("seed", range(30))
def test_it_does_what_its_twin_does(seed: int) -> None:
    scenario = in_cec(drawn(seed), "1s")
    sim = Simulation(scenario)
    twin = twin_of(scenario, sim)
    own = int(sim.state.tables[0]["prsm"]["n_own"])
    for _ in range(120):
        if not sim.seek_kind(EventKind.PRSM, forward=True, until=scenario.until):
            break
        twin.step()
        cores = sim.state.tables[0]["core"][own : own + len(twin.cores)]
        assert sim.now == twin.now
        for name in ("used", "waited", "wants"):
            assert cores[name].tolist() == [getattr(core, name) for core in twin.cores], name
        held = [core.on if core.on < twin.shared or core.on < 0 else core.on + own for core in twin.cores]
        assert cores["held"].tolist() == held


@pytest.mark.parametrize(
    ("whole", "cores", "parts"),
    [
        (3.81, 6, [1, 1, 1, 0.81, 0, 0]),
        (2.4, 4, [1, 0.7, 0.7, 0]),
        (1.081, 3, [0.5405, 0.5405, 0]),
        (12.0, 16, [1] * 12 + [0] * 4),
        (0.3, 2, [0.3, 0]),
        (5.5, 3, [1, 1, 1]),
    ],
)
def test_vertical_cores_share_an_entitlement(whole: float, cores: int, parts: list[float]) -> None:
    assert vertical_parts(whole, cores) == pytest.approx(parts)
    weight = round(whole / 16 * 900)
    lpars = {
        "A": {"weight": weight, "cores": cores, "vertical": True},
        "B": {"weight": 900 - weight, "cores": 9},
    }
    s = Simulation(in_cec(alone(16, **lpars))).state.tables[0]
    entitled = s["core"]["entitled"][1 : cores + 1]
    assert entitled == pytest.approx(vertical_parts(weight / 900 * 16, cores))
