"""The same machine with other numbers of guests and processors: the laws hold, nothing breaks."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kernel.kinds import Pause
from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.tables import TRACE_MARGIN
from tests.engine.processors.dispatch_laws import check_dispatch
from tests.engine.small import group, small, step
from tests.engine.storage.storage_laws import check_storage

GROUPS = ("soi_was", "soi_rdb", "sby_was", "sby_rdb", "base_was", "base_rdb", "dm")


def run(scenario: str, settings: list[str], until: int, every: int) -> Simulation:
    """Run to `until` (s) and check all laws every so many seconds."""
    sim = Simulation(load_scenario(scenario, settings))
    frames = int(sim.state.tables["available"][0])
    for second in np.arange(every, until + 1, every) * SECOND:
        sim.run(int(second))
        check_storage(sim.state, frames)
        check_dispatch(sim.state)
    return sim


@pytest.mark.slow
def test_five_standby_pairs_fill_expanded_storage() -> None:
    """Then, and only then, pages go to DASD. Expanded storage is full after 550 s, before the first pause."""
    sim = run("pause-suspend", ["guests.sby_was.count=5", "guests.sby_rdb.count=5"], 650, 25)
    system = sim.recording().system
    full = system["xstor_free"] < sim.scenario.parameters.reclaim_low
    first = int(np.flatnonzero(system["dasd_free"] < sim.scenario.lpar.paging_space)[0])
    assert full[: first + 1].any()
    assert system["page_reads"][-1] > 0


@pytest.mark.parametrize("kept", ["soi_was", "soi_rdb"])
def test_one_guest(kept: str) -> None:
    """Alone it has all the memory that it wants: nothing is paged."""
    counts = [f"guests.{name}.count={int(name == kept)}" for name in GROUPS]
    sim = run("pause-suspend", counts, 2400, 200)
    assert len(sim.scenario.guests) == 1
    assert sim.state.tables[0]["scans"] == 0
    assert sim.recording().guests["pause"].max() >= Pause.READING  # samples may miss the stages after it


@pytest.mark.slow
def test_a_hundred_guests() -> None:
    storage = ["lpar.frames=600M", "lpar.xstor=128M", "lpar.paging_space=100G"]
    sim = run("pause-stop", ["guests.base_rdb.count=90", *storage], 30, 10)
    assert len(sim.scenario.guests) == 100
    assert sim.state.tables[0]["page_reads"] > 0


@pytest.mark.slow
def test_as_many_guests_as_fit_into_the_tables() -> None:
    lpar = ["lpar.granule=16", "lpar.frames=4G", "lpar.paging_space=100G", "lpar.processors=64"]
    sim = run("pause-stop", ["guests.base_was.count=1014", *lpar], 30, 15)
    assert len(sim.scenario.guests) == 1024
    assert (sim.recording().cpus["dispatches"][-1] > 0).all()


def test_thousands_of_steps_at_one_moment() -> None:
    """More changes of state within one ns than one event may write to the trace: none is lost."""
    steps = [step("0s", "boot", "app")]
    for _ in range(7):
        steps += [step("1ms", "pause", "app"), step("1ms", "resume", "app")]
    lpar = {"frames": 900_000, "processors": 64}
    guests = {"app": group("app", 1000, "A", processors=2)}
    scenario = small("stop", lpar=lpar, guests=guests, timeline=steps, until="2ms")
    sim = Simulation(scenario)
    frames = int(sim.state.tables["available"][0])
    sim.run(scenario.until)
    trace = sim.recording().trace
    assert (trace["time"] == 1_000_000).sum() > TRACE_MARGIN
    last = {int(row["vcpu"]): int(row["state"]) for row in trace}
    states = sim.state.tables[0]["vcpu"]["state"][: sim.state.tables[0]["n_vcpu"]]
    assert [last.get(v, 0) for v in range(len(states))] == states.tolist()
    check_storage(sim.state, frames)
    check_dispatch(sim.state)
