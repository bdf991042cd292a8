"""The table [cec] of scenarios, changes of it while a run goes on, and figures of its LPARs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pydantic import ValidationError

from engine.kernel.units import MS, SECOND
from engine.measures import measures
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.sim import Simulation
from tests.engine.prsm.made import alone, in_cec

A: dict[str, Any] = {"weight": 100, "cores": 2}
WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "no own LPAR": ({"cores": 2, "lpars": {"A": A}}, "cec.lpars", "cec.lpars.OWN"),
    "no weight": (alone(2, A={"cores": 2}), "cec.lpars.A.weight", "from 1 to 999"),
    "no cores": (alone(2, A={"weight": 1}), "cec.lpars.A.cores", "logical cores"),
    "own cores": ({"cores": 2, "lpars": {"OWN": A}}, "cec.lpars.OWN.cores", "lpar.processors"),
    "own demand": (
        {"cores": 2, "lpars": {"OWN": {"weight": 1, "demand": 0.5}}},
        "cec.lpars.OWN.demand",
        "guests",
    ),
    "own vertical": (
        {"cores": 2, "lpars": {"OWN": {"weight": 1, "vertical": True}}},
        "cec.lpars.OWN.vertical",
        "srm.polarization",
    ),
    "capped and dedicated": (
        alone(3, A={"dedicated": True, "cores": 1, "capped": True}),
        "cec.lpars.A.capped",
        "dedicated",
    ),
    "no such group": (alone(2, A=A | {"group": "g"}), "cec.lpars.A.group", "none"),
    "too few cores": (
        {"cores": 2, "lpars": {"OWN": {"weight": 1}, "A": {"dedicated": True, "cores": 2}}},
        "cec.cores",
        "at least 2: the dedicated logical cores, and one",
    ),
    "time goes back": (
        alone(2, A=A | {"demands": [{"at": "2s", "demand": 0.1}, {"at": "1s", "demand": 0.2}]}),
        "cec.lpars.A.demands.2.at",
        "after that of the previous step (2s)",
    ),
    "too many logical cores": (
        alone(9, **{name: {"weight": 1, "cores": 64} for name in "ABCD"}),
        "cec.lpars",
        "at most 250",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused(name: str) -> None:
    cec, key, part = WRONG[name]
    with pytest.raises(ScenarioError) as caught:
        in_cec(cec)
    assert caught.value.key == key
    assert part in str(caught.value)


@pytest.mark.parametrize("weight", [0, 1000, 1.5, "many", True])
def test_a_weight_is_a_whole_number_from_1_to_999(weight: Any) -> None:
    with pytest.raises(ValidationError, match="from 1 to 999"):
        in_cec(alone(2, A={"weight": weight, "cores": 1}))


@pytest.mark.parametrize("name", ["prsm-weights", "prsm-capped", "prsm-vertical"])
def test_a_saved_scenario_is_the_same(name: str) -> None:
    scenario = load_scenario(name)
    assert Scenario.model_validate(scenario_table(scenario)) == scenario


CHANGES = ["weight=300", "cap=0.3", "demand=0.2"]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_in_mid_run_comes_again_when_the_run_is_repeated(change: str) -> None:
    lpars = {"A": A | {"cap": 1.5}, "B": A}
    sim = Simulation(in_cec(alone(2, **lpars), "2s"))
    sim.run(SECOND)
    done = sim.change(f"cec.lpars.A.{change}")
    assert done.lines[0].endswith("from now on")
    sim.run(2 * SECOND)
    digest = sim.digest()
    sim.seek(SECOND // 2)
    sim.seek(2 * SECOND)
    assert sim.digest() == digest
    again = sim.change(f"cec.lpars.A.{change}")
    assert again.lines[0].endswith("already")


def test_what_cannot_change_is_refused() -> None:
    sim = Simulation(in_cec(alone(2, A=A), "2s"))
    for change in ("A.cores=4", "A.cap=1.0", "B.weight=1", "OWN.weight=1", "A.weight=0", "A.demand=2.0"):
        before = sim.digest()
        text = sim.change(f"cec.lpars.{change}").lines[0]
        assert "expected" in text or "fixed" in text, change
        assert sim.digest() == before


def value(sim: Simulation, name: str, of: list[int], start: int, end: int) -> float:
    return measures()[name].value(sim.recording(), of, start, end)


def test_figures_of_lpars_add_up() -> None:
    cec = {"cores": 2, "lpars": {"OWN": {"weight": 200}, "A": A | {"demand": 0.7}, "B": A}}
    sim = Simulation(in_cec(cec, "1s", 2, guests=5))
    sim.run(sim.scenario.until)
    span, everyone = (200 * MS, 900 * MS), [0, 1, 2]
    own = value(sim, "lpar.busy", [0], *span)
    assert own == pytest.approx(value(sim, "processor.busy", [0, 1], *span))
    assert value(sim, "lpar.waiting", [0], *span) == pytest.approx(
        value(sim, "processor.away", [0, 1], *span)
    )
    busy = [value(sim, "lpar.busy", [k], *span) for k in everyone]
    assert sum(busy) == pytest.approx(value(sim, "lpar.busy", everyone, *span))
    physical = sim.recording().physical["used"].sum(axis=(1, 2))
    assert physical[-1] == sim.recording().lpars["used"][-1].sum()
    for k in everyone:
        logical, waiting = (value(sim, f"lpar.{name}", [k], *span) for name in ("logical", "waiting"))
        assert logical == pytest.approx(busy[k] + waiting)
    assert value(sim, "lpar.entitlement", everyone, *span) == pytest.approx(2.0)
    assert value(sim, "lpar.weight", everyone, *span) == 400


def test_steal_time_is_that_of_cp_and_that_of_prsm() -> None:
    cec = {"cores": 1, "lpars": {"OWN": {"weight": 100}, "A": A}}
    sim = Simulation(in_cec(cec, "1s", 2, guests=5))
    sim.run(sim.scenario.until)
    r, g, span = sim.recording(), 2, (200 * MS, 900 * MS)
    parts = [value(sim, f"guest.steal_{name}", [g], *span) for name in ("cp", "prsm")]
    assert min(parts) > 1
    assert sum(parts) == pytest.approx(measures()["guest.steal"].value(r, [g], *span))
    at = np.searchsorted(r.time, span)
    own = np.flatnonzero(r.vcpu_guest == g)
    lost = np.diff(r.stolen[at][:, own].sum(axis=1))[0] / len(own)
    assert parts[1] == pytest.approx(lost / (span[1] - span[0]) * 100)


def test_a_close_look_shows_who_holds_each_physical_core() -> None:
    cec = {"cores": 2, "lpars": {"OWN": {"weight": 200}, "A": A, "B": A}}
    sim = Simulation(in_cec(cec, "1s", 2, guests=5))
    sim.run(sim.scenario.until)
    detail = sim.closely(400 * MS, 600 * MS)
    rows = detail.physical
    assert detail.full
    assert (rows["end"] > rows["start"]).all()
    for f in range(2):
        own = rows[rows["physical"] == f]
        assert (own["start"][1:] >= own["end"][:-1]).all(), "two cores at once"
    before, after = (np.searchsorted(sim.recording().time, at) for at in (400 * MS, 600 * MS))
    used = sim.recording().cores["used"]
    for core in range(used.shape[1]):
        own = rows[rows["core"] == core]
        assert (own["end"] - own["start"]).sum() == used[after, core] - used[before, core]
    away = detail.processors[detail.processors["doing"] == 12]
    waited = sim.recording().cores["waited"][:, :2].sum(axis=1)
    assert (away["end"] - away["start"]).sum() == waited[after] - waited[before]
