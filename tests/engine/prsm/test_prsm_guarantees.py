"""PR/SM against what its manual and others have published: each row of engine/studies/prsm/guarantees.csv."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine.studies
from engine.kernel.units import MS
from engine.scenario.scenario import ScenarioError
from engine.sim import Simulation
from tests.engine.prsm.made import alone, in_cec

FILE = Path(engine.studies.__file__).parent / "prsm" / "guarantees.csv"
ROWS = {row["id"]: row for row in csv.DictReader(FILE.read_text("utf-8").splitlines())}
EXAMPLES: dict[str, tuple[int, dict[str, dict[str, Any]]]] = {
    "1": (
        6,
        {
            "A": {"weight": 500, "cores": 6, "capped": True},
            "B": {"weight": 480, "cores": 3, "capped": True},
            "C": {"weight": 20, "cores": 3, "capped": True},
        },
    ),
    "2": (
        6,
        {
            "A": {"weight": 500, "cores": 6},
            "B": {"weight": 300, "cores": 3},
            "C": {"weight": 200, "cores": 3},
        },
    ),
    "use": (
        6,
        {
            "ZVSE": {"weight": 300, "cores": 1},
            "ZOSTEST": {"weight": 100, "cores": 6},
            "ZVM": {"weight": 900, "cores": 2},
        },
    ),
    "velocity": (4, {"VSIVM4": {"weight": 200, "cores": 3}, "REST": {"weight": 540, "cores": 4}}),
}


@cache
def ran(example: str, demand: float = 1.0) -> Simulation:
    """Return the machine of an example after 20 s."""
    cores, lpars = EXAMPLES[example]
    others = {name: lpar | {"demand": demand if name == "REST" else 1.0} for name, lpar in lpars.items()}
    sim = Simulation(in_cec(alone(cores, **others), "20s"))
    sim.run(sim.scenario.until)
    return sim


def of(sim: Simulation, name: str) -> Any:
    """Return the row of an LPAR: OWN is the first."""
    assert sim.scenario.cec is not None
    return sim.state.tables[0]["lpar"][list(sim.scenario.cec.lpars).index(name)]


def core_of(sim: Simulation, name: str) -> float:
    """Return what each of the horizontal cores of an LPAR is entitled to, cores."""
    return float(sim.state.tables[0]["core"][int(of(sim, name)["first"])]["entitled"])


def used(sim: Simulation, name: str) -> float:
    """Return the share of all shared physical cores that an LPAR has used, %."""
    return float(of(sim, name)["used"]) / sim.now / int(sim.state.tables[0]["prsm"]["n_shared"]) * 100


def figures(sim: Simulation, row: dict[str, str]) -> float:
    """Return the figure of a row."""
    s, name = sim.state.tables[0], row["lpar"]
    shared = int(s["prsm"]["n_shared"])
    weights = int(s["lpar"]["weight"][: int(s["prsm"]["n_lpar"])].sum())
    quantity = row["quantity"]
    if quantity == "capacity":
        return weights / shared
    whole, part = float(of(sim, name)["entitled"]), core_of(sim, name)
    values = {
        "core weight": part * weights / shared,
        "core share": part * 100 if row["unit"].endswith("core") else part / shared * 100,
        "share": whole / shared * 100,
        "entitlement": whole,
        "utilization": used(sim, name),
        "bound": used(sim, name),
        "most": used(sim, name),
        "weight used": used(sim, name) / 100 * weights / int(of(sim, name)["n"]),
    }
    return values[quantity]


COMPARED = [row for row in ROWS.values() if row["lpar"] and row["quantity"] != "assigned"] + [ROWS["PRSM-27"]]


@pytest.mark.parametrize("row", COMPARED, ids=lambda row: row["id"])
def test_a_figure_is_as_printed(row: dict[str, str]) -> None:
    digits = len(row["high"].partition(".")[2])
    figure = round(figures(ran(row["example"]), row), digits)
    assert float(row["low"] or 0) <= figure <= float(row["high"])


@pytest.mark.parametrize(("row", "names"), [("PRSM-35", "AB"), ("PRSM-36", "AB"), ("PRSM-37", "ABC")])
def test_weights_are_accurate(row: str, names: str) -> None:
    sim = ran(ROWS[row]["example"])
    for name in names:
        share = float(of(sim, name)["entitled"]) / 6 * 100
        assert abs(used(sim, name) - share) / share * 100 <= float(ROWS[row]["high"])


def test_running_times_are_as_published() -> None:
    for cores in (1, 2, 4, 12, 40):
        cec = alone(6, A={"weight": 1, "cores": cores})
        p = Simulation(in_cec(cec)).state.tables[0]["prsm"]
        assert float(ROWS["PRSM-39"]["low"]) <= p["run"] / MS <= float(ROWS["PRSM-39"]["high"])
        assert p["run_high"] / MS == float(ROWS["PRSM-38"]["low"])


@pytest.mark.parametrize("group", [False, True])
@pytest.mark.parametrize("cap", [0.01, 0.5, 1.7])
def test_an_absolute_cap_is_exceeded_by_no_more_than_published(cap: float, *, group: bool) -> None:
    lpars = {name: {"weight": 100, "cores": 2, "group": "G"} for name in "AB"}
    lpars = lpars if group else {"A": {"weight": 100, "cores": 4, "cap": cap}}
    cec = alone(4, **lpars) | ({"groups": {"G": {"cap": cap}}} if group else {})
    sim = Simulation(in_cec(cec, "3s"))
    before, names = 0, list(lpars)
    for interval in range(1, 30):
        sim.run(interval * 100 * MS)
        sim.run(interval * 100 * MS + 1)  # the event at the end of the interval has been
        now = sum(int(of(sim, name)["used"]) for name in names)
        most = cap * (1 + float(ROWS["PRSM-40"]["high"]) / 100)
        assert now - before <= most * 100 * MS + 8
        before = now
    assert before >= 0.98 * cap * 29 * 100 * MS  # nobody else wants the cores


@pytest.mark.parametrize(("cap", "fits"), [(0.01, True), (255.0, True), (0.009, False), (255.01, False)])
def test_caps_have_the_published_range(cap: float, *, fits: bool) -> None:
    cec = alone(4, A={"weight": 1, "cores": 2, "cap": cap})
    if fits:
        in_cec(cec)
        return
    with pytest.raises((ScenarioError, ValueError), match="from 0.01 to 255"):
        in_cec(cec)


def test_what_the_others_leave_can_be_had() -> None:
    """59.6% was observed at an entitlement of 27.03%: between full demand of the others and none."""
    seen = float(ROWS["VEL-03"]["high"])
    assert used(ran("velocity", 1.0), "VSIVM4") < seen < used(ran("velocity", 0.0), "VSIVM4")
