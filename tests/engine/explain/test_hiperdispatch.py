"""Answers under HiperDispatch: home, barriers and parked cores, as the tables have them at that moment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.explain.answer import CausalAnswer
from engine.explain.waiting import why_waiting
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS
from engine.sim import Simulation
from engine.state.prsm import Polarity
from tests.engine.prsm.made import in_cec

# Two nodes with two chips of one core each: any core but the first is behind a barrier.
APART = {
    "cores": 4,
    "chip_cores": 1,
    "node_chips": 2,
    "lpars": {"OWN": {"weight": 800}, "A": {"weight": 200, "cores": 2}},
}


@pytest.fixture(scope="module")
def sim() -> Simulation:
    scenario = in_cec(APART, "10s", 4, guests=8, lpar={"release": "7.1", "frames": 20_000})
    made = Simulation(scenario)
    made.run(300 * MS)
    return made


def found(sim: Simulation, fits: Any) -> tuple[CausalAnswer, Any, Any]:
    """Run until some virtual CPU fits; return the answer about it, its row and its home's core."""
    s = sim.state.tables[0]
    for _ in range(4000):
        sim.run(sim.scenario.until, budget=3)
        rows, homes = s["vcpu"][: s["n_vcpu"]], s["homed"]["home"][: s["n_vcpu"]]
        for v in np.flatnonzero(fits(s, rows, homes)):
            first = int(s["guest"]["first_vcpu"][rows["guest"][v]])
            return why_waiting(sim, int(rows["guest"][v]))[int(v) - first], rows[v], s["core"][homes[v]]
    raise AssertionError("no virtual CPU comes into that state")


def test_a_ready_virtual_cpu_is_queued_for_its_home(sim: Simulation) -> None:
    answer, row, core = found(sim, lambda s, rows, homes: rows["state"] == VcpuState.READY)
    kind = Polarity(int(core["polarity"])).name.lower()
    home = int(row["vector"])
    assert f"It is queued for its home, processor {home}, which is vertical {kind}." in answer.reasons
    assert answer.chain[1].lane == f"processor {home}"
    assert answer.chain[1].processor == home
    waiting = int(sim.state.tables[0]["dsv"]["n"][home])
    assert answer.chain[1].text.endswith(f"vertical {kind}; waiting there: {waiting}")


def test_one_that_a_distant_processor_has_taken_names_its_home(sim: Simulation) -> None:
    answer, row, _ = found(
        sim, lambda s, rows, homes: (rows["state"] == VcpuState.RUNNING) & (rows["cpu"] != homes)
    )
    (reason,) = (one for one in answer.reasons if one.startswith("Its home is processor "))
    assert "had nothing to do and took it from there" in reason
    assert "on another" in reason
    assert f"runs on processor {int(row['cpu'])}" in answer.headline


def test_an_idle_processor_behind_a_barrier_is_named(sim: Simulation) -> None:
    def barred(s: Any, rows: Any, homes: Any) -> Any:
        return (rows["state"] == VcpuState.READY) & (int(s["idle_cpus"]) != 0)

    answer, _, _ = found(sim, barred)
    (reason, *_) = (one for one in answer.reasons if "is idle, on another" in one)
    cpu = int(reason.split()[1])
    assert int(sim.state.tables[0]["idle_cpus"]) >> cpu & 1


def test_parked_processors_are_counted() -> None:
    cec = {"cores": 4, "lpars": {"OWN": {"weight": 300}, "A": {"weight": 300, "cores": 4}}}
    sim = Simulation(in_cec(cec, "5s", 4, guests=8, lpar={"release": "7.1", "frames": 20_000}))
    sim.run(300 * MS)
    answer, _, _ = found(sim, lambda s, rows, homes: rows["state"] == VcpuState.READY)
    parked = int(sim.state.tables[0]["core"]["parked"][:4].sum())
    assert parked > 0
    assert any(one.startswith(f"CP has parked {parked} of 4 processors") for one in answer.reasons)
    running = int((sim.state.tables[0]["cpu"]["vcpu"][:4] >= 0).sum())
    assert running <= 4 - parked
    assert answer.reasons[0].startswith(f"{running} of 4 processors ")
