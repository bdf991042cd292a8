"""Reorder, block paging, minidisk cache and the two available lists, in small machines that run."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.kinds import VcpuState
from engine.sim import Simulation
from tests.engine.runs.test_laws import SEVERAL, run_checked
from tests.engine.small import kind, small
from tests.engine.storage.storage_laws import check_storage


def tables(sim: Simulation) -> Any:
    return sim.state.tables[0]


@pytest.mark.slow
def test_no_virtual_cpu_runs_during_a_reorder() -> None:
    """All that would run are in simulation wait, for 20 us a resident page."""
    parameters = {"reorder_page": "20us", "reorder_share": 0.05}
    scenario = small("stop", guests=SEVERAL, parameters=parameters)
    sim, held = Simulation(scenario, 1), 0
    while not sim.finished:
        sim.run(scenario.until, 1)
        s = tables(sim)
        for g in range(s["n_guest"]):
            states = s["vcpu"]["state"][s["vcpu"]["guest"] == g]
            if s["guest"][g]["reordering"]:
                assert VcpuState.RUNNING not in states[: s["guest"][g]["n_vcpu"]]
                held += 1
    assert held > 0
    assert s["guest"]["reorders"].sum() > 3
    assert not s["guest"]["reordering"].all()


@pytest.mark.parametrize("off", ["lpar", "guests"])
def test_reorder_can_be_switched_off(off: str) -> None:
    groups = {name: {**given, "reorder": off != "guests"} for name, given in SEVERAL.items()}
    sim = Simulation(small("stop", guests=groups, lpar={"reorder": off != "lpar"}), 1)
    sim.run(sim.scenario.until)
    assert tables(sim)["page_ins"] > 0
    assert tables(sim)["guest"]["reorders"].sum() == 0


def test_a_block_read_brings_several_pages() -> None:
    """And with one page a read there are as many reads as pages."""
    pages: list[float] = []
    for most in (1, 10):
        sim = Simulation(small("stop", lpar={"xstor": 0}, parameters={"block_read": most}), 2)
        sim.run(sim.scenario.until)
        s = tables(sim)
        volumes = s["volume"][: s["n_volume"]]
        assert (volumes["writes"] > 0).all()
        assert (volumes["busy_ns"] > 0).all()
        pages.append(s["page_reads"] / volumes["reads"].sum())
    assert pages[0] <= 1.0
    assert 1.5 < pages[1] <= 10.0


@pytest.mark.parametrize("below", [0, 5, 1300, 2600])
def test_any_share_of_the_frames_may_be_below_2_gb(below: int) -> None:
    sim = run_checked(small("suspend", lpar={"below_2g": below}), 3, 50)
    s = tables(sim)
    assert s["scans"] > 0
    assert bool(s["guest"]["real_low"].sum()) == bool(below)


def test_the_minidisk_cache_saves_waits_and_gives_way() -> None:
    """It grows to its maximum, is hit more and more often, and falls to its minimum when frames run short."""
    reads = {"load": kind()["activities"]["load"] | {"reads": 4.0}}
    kinds = {name: kind(activities=reads, file_pages=300) for name in ("app", "db")}
    sim = Simulation(small("stop", kinds=kinds, lpar={"mdc": 400, "mdc_min": 60}), 4)
    frames, most = int(tables(sim)["available"]), 0
    while not sim.finished:
        sim.run(sim.scenario.until, 500)
        check_storage(sim.state, frames)
        most = max(most, int(tables(sim)["mdc"]))
    s = tables(sim)
    assert 60 < most <= 400
    assert s["mdc_hits"] > 0
    assert s["mdc_misses"] > 0
    assert s["mdc"] >= 60
