"""The locks of CP beside their twin: the same owner, queue, waits and holds after each event."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Doing, Lock
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from tests.engine.followed import Followed
from tests.engine.processors.timed import RELEASES, timed, timed_scenarios
from tests.engine.small import group


def crowd(release: str, processors: int = 7, **changes: object) -> Scenario:
    """Forty guests on seven processors, which meet at the locks; a long hold so that they wait."""
    guests = {"lnx": group("linux", 40, "LNX", up=True)}
    lpar = {"processors": processors, "frames": "20000p", "paging_space": "40000p"}
    costs = {
        "hold": "40us",
        "hold_more": "10us",
        "dispatch_lock": 0.5,
        "paging_lock": 0.5,
        "paging_hold": "9us",
    }
    return timed(release, guests=guests, lpar=lpar, parameters=costs | changes)


@pytest.mark.slow
@pytest.mark.parametrize("release", RELEASES)
def test_a_crowd_at_the_locks(release: str) -> None:
    machine = Followed(Simulation(crowd(release)))
    for _ in machine.events():
        machine.compare()
    waits = [wait for lock in machine.locks for wait in lock.waits]
    assert len(waits) > 50
    assert max(waits) > 100_000  # ns: several waited behind one another
    assert bool(machine.locks[Lock.TIMER].requests) == (release == "4.4")


@pytest.mark.slow
@settings(max_examples=6)
@given(timed_scenarios(), st.integers(0, 2**64 - 1))
def test_any_machine(scenario: Scenario, seed: int) -> None:
    machine = Followed(Simulation(scenario, seed))
    with contextlib.suppress(SimulationError):
        for _ in machine.events():
            machine.compare()
            if machine.sim.events > 600:
                break


@pytest.mark.parametrize("release", RELEASES)
def test_detail_shows_the_same_waits_and_holds(release: str) -> None:
    """What is seen by looking closely adds up to what the locks have counted."""
    sim = Simulation(crowd(release))
    sim.run(sim.scenario.until)
    detail = sim.closely(0, sim.now)
    rows, s = detail.processors, sim.state.tables[0]
    length = rows["end"] - rows["start"]
    assert detail.full
    for c in range(7):
        own = rows[rows["cpu"] == c]
        assert (own["start"][1:] == own["end"][:-1]).all()
        assert (own["start"][0], own["end"][-1]) == (0, sim.now)
    now, cpus = int(s["now"]), s["cpu"][:7]
    open_ns = (now - cpus["began"])[cpus["doing"] == Doing.SPIN].sum()
    assert length[rows["doing"] == Doing.SPIN].sum() == s["lock"]["spin_ns"].sum() + open_ns
    taking = np.isin(rows["doing"], (Doing.POP, Doing.STACK, Doing.SET))
    assert rows["n"][taking].sum() >= s["timers_served"]


@pytest.mark.parametrize("release", ["4.2", "4.3"])
def test_holds_are_as_long_as_the_parameters_say(release: str) -> None:
    """A hold for several requests is the longer; from 4.3 on each is longer by a factor beside others."""
    longer = 1.0 if release == "4.2" else crowd(release).parameters.hold_shared
    lengths: dict[tuple[int, int], list[int]] = {}
    for seed in range(6):
        sim = Simulation(crowd(release), seed)
        sim.run(sim.scenario.until)
        rows = sim.closely(0, sim.now).processors[:-100]  # without those that were still going on
        for doing, n, start, end in rows[["doing", "n", "start", "end"]].tolist():
            lengths.setdefault((doing, n), []).append(end - start)
    sets = lengths[Doing.SET, 0] + lengths[Doing.STACK, 0]
    assert np.mean(sets) == pytest.approx(40_000 * longer, rel=0.1)
    further = {key: key[1] - (key[0] == Doing.POP) for key in lengths}  # beside what it came for
    share = [
        length / (40_000 + 10_000 * further[key])
        for key, found in lengths.items()
        for length in found
        if key[0] in (Doing.POP, Doing.SET, Doing.STACK) and further[key] > 0
    ]
    assert len(share) > 100
    assert np.mean(share) == pytest.approx(longer, rel=0.15)


def test_data_stay_where_one_processor_works_alone() -> None:
    """Neither the factor of holds nor the CP time more counts on a machine of one processor."""
    runs = []
    for factor, more in ((1.0, "0s"), (3.0, "80us")):
        sim = Simulation(crowd("4.3", processors=1, hold_shared=factor, shared=more), 1)
        sim.run(sim.scenario.until)
        runs.append(int(sim.state.tables[0]["cpu"][0]["cp_ns"]))
    assert runs[0] == runs[1] > 0
