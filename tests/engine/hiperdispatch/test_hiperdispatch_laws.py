"""Laws of HiperDispatch, between any two events of machines of all sorts."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kernel.units import MS, SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.hiperdispatch.driven import check, driven
from tests.engine.prsm.made import in_cec


@pytest.mark.parametrize("seed", range(24))
def test_laws_hold_between_any_two_events(seed: int) -> None:
    sim = Simulation(driven(seed))
    sim.run(110 * MS)  # the load has begun
    for events in [1] * 60 + [97] * 60:
        sim.run(sim.scenario.until, budget=events)
        check(sim)


@pytest.mark.parametrize("seed", range(6))
def test_parked_time_is_that_between_decisions(seed: int) -> None:
    """Only a decision parks and unparks: what it leaves holds until the next one."""
    scenario = driven(seed, "2s", polarization="vertical")
    sim, parked = Simulation(scenario), np.zeros(scenario.lpar.processors, np.int64)
    for at in range(0, 2 * SECOND, 200 * MS):
        sim.run(at + 1)
        parked += 200 * MS * sim.state.tables[0]["core"]["parked"][: len(parked)]
    sim.run(2 * SECOND)
    samples = sim.recording()
    assert samples.cores["parked_ns"][-1, : len(parked)].tolist() == parked.tolist()
    assert (samples.cores["parked_ns"][-1, : len(parked)] <= samples.cpus["idle_ns"][-1]).all()


@pytest.mark.parametrize("seed", range(0, 24, 4))
def test_a_run_can_be_repeated_in_any_slices(seed: int) -> None:
    whole, sliced = (Simulation(driven(seed, "1200ms")) for _ in range(2))
    until = whole.scenario.until
    whole.run(until)
    while not sliced.finished:
        sliced.run(min(sliced.now + 37 * MS, until), budget=1000)
    assert sliced.digest() == whole.digest()
    sliced.seek(until // 3)
    for sim in (sliced, sliced.fork()):
        sim.run(until)
        assert sim.digest() == whole.digest()


@pytest.mark.parametrize("seed", range(6))
def test_commands_keep_the_laws(seed: int) -> None:
    sim = Simulation(driven(seed, "2s"))
    commands = [
        "SET SRM POLARIZATION HORIZONTAL",
        "SET SRM DSPWDMETHOD REBALANCE",
        "SET SRM POLARIZATION VERTICAL",
        "VARY OFF PROCESSOR 1",
        "SET SRM EXCESSUSE HIGH",
        "VARY ON PROCESSOR 1",
        "SET SRM POLARIZATION HORIZONTAL",
    ]
    draw = np.random.default_rng(seed)
    for line in commands:
        sim.run(sim.now + int(draw.integers(50, 300)) * MS)
        sim.execute(line)
        sim.run(sim.scenario.until, budget=1)
        check(sim)
        sim.run(sim.scenario.until, budget=50)
        check(sim)


def test_virtual_cpus_stay_near_with_vertical_polarization() -> None:
    """The same machine moves its virtual CPUs to other chips far less than when it is horizontal."""
    cec = {"cores": 10, "lpars": {"OWN": {"weight": 800}, "A": {"weight": 200, "cores": 2, "demand": 0.5}}}
    cec |= {"chip_cores": 2, "node_chips": 2}
    moves = {}
    for word in ("vertical", "horizontal"):
        given = {"lpar": {"release": "7.1", "frames": 20_000}, "srm": {"polarization": word}}
        sim = Simulation(in_cec(cec, "1s", 8, guests=14, **given))
        sim.run(SECOND)
        s = sim.state.tables[0]
        moves[word] = s["hiper"]["moves"][2:] / s["guest"]["pieces"].sum()
    assert (moves["vertical"] < 0.1 * moves["horizontal"]).all()


def test_cache_cost_takes_time_of_guests_alone() -> None:
    """What is fetched again is guest time in which no work is done: with no cost, as much work takes less."""
    used = []
    for cost in ("0s", "400us"):
        scenario = driven(2, "1s", polarization="horizontal")
        given = scenario.parameters.model_copy(update={"cache_move": 0 if cost == "0s" else 400_000})
        sim = Simulation(scenario.model_copy(update={"parameters": given}))
        sim.run(SECOND)
        s = sim.state.tables[0]
        used.append(s["cpu"]["emul_ns"].sum() / s["guest"]["pieces"].sum())
    assert used[1] > 1.02 * used[0]


def test_homes_of_equal_loads_leave_no_core_empty() -> None:
    """Three virtual CPUs for each core, all with the same work: homes are even, or off by one."""
    sim = Simulation(load_scenario("hiperdispatch-vertical"))
    sim.run(20 * SECOND)
    s = sim.state.tables[0]
    homes = np.bincount(s["homed"]["home"][: s["n_vcpu"]], minlength=s["n_cpu"])
    assert homes.min() >= 2
    assert homes.max() <= 4
