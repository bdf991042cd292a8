"""Laws of the machine, checked again and again while small machines run through all they can do."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Activity
from engine.scenario.scenario import Scenario, ScenarioError
from engine.sim import Simulation, SimulationError
from tests.engine.drawn import scenarios
from tests.engine.processors.dispatch_laws import check_dispatch
from tests.engine.small import group, kind, small, step
from tests.engine.storage.storage_laws import check_storage

BOTH = pytest.mark.parametrize("method", ["suspend", "stop"])
SEVERAL = {"app": group("app", 2, "APP", processors=3), "db": group("db", 2, "DB", processors=2)}


def run_checked(scenario: Scenario, seed: int, every: int) -> Simulation:
    """Run a scenario to its end and check all laws every so many events."""
    sim = Simulation(scenario, seed)
    frames = int(sim.state.tables["available"][0])
    while not sim.finished:
        sim.run(scenario.until, every)
        check_storage(sim.state, frames)
        check_dispatch(sim.state)
    return sim


@pytest.mark.slow
@settings(max_examples=40)
@given(scenarios(), st.integers(0, 2**64 - 1), st.integers(60, 180))
def test_laws_hold_in_any_machine(scenario: Scenario, seed: int, every: int) -> None:
    """A machine may run out of storage: it says so then, and the laws held until then."""
    with contextlib.suppress(SimulationError):
        run_checked(scenario, seed, every)


@pytest.mark.slow
@pytest.mark.parametrize(("method", "every"), [("suspend", 1), ("stop", 5)])
def test_laws_hold_after_each_event(method: str, every: int) -> None:
    """Through boot, load, pause and what comes after it; the ways part at the pause."""
    guests = {"app": group("app", 1, "APP"), "db": group("db", 1, "DB")}
    sim = run_checked(
        small(method, guests=guests, until="620ms", lpar={"frames": 1300, "xstor": 750}), 1, every
    )
    s = sim.state.tables[0]
    assert s["page_ins"] > 0
    assert s["reclaimed"] > 0


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("xstor", [0, 300])
def test_paging_to_dasd(method: str, xstor: int) -> None:
    """Without expanded storage and with too little, pages go to DASD and come back."""
    sim = run_checked(small(method, lpar={"xstor": xstor}), 2, 17)
    s = sim.state.tables[0]
    assert s["page_reads"] > 100
    assert bool(s["migrated"]) == bool(xstor)
    assert bool(s["page_ins"]) == bool(xstor)


@pytest.mark.slow
@BOTH
def test_guests_with_several_virtual_cpus(method: str) -> None:
    run_checked(small(method, guests=SEVERAL), 3, 13)


@pytest.mark.slow
@BOTH
def test_little_room_on_the_dispatch_list(method: str) -> None:
    """Guests must wait on the eligible list, and take turns."""
    sim = run_checked(small(method, guests=SEVERAL, parameters={"storbuf": [0.3, 0.2, 0.1]}), 4, 11)
    times = sim.recording().vcpus["time_in"][-1]
    assert (times[:, 7] > 0).sum() >= 3


@pytest.mark.slow
def test_all_processors_of_the_largest_machine() -> None:
    guests = {"app": group("app", 2, "APP", processors=31), "db": group("db", 2, "DB", processors=2)}
    sim = run_checked(small("stop", lpar={"processors": 64}, guests=guests), 5, 200)
    assert (sim.recording().cpus["dispatches"][-1] > 0).all()


@pytest.mark.slow
def test_more_virtual_cpus_than_a_processor_can_serve() -> None:
    guests = {"app": group("app", 12, "APP"), "db": group("db", 8, "DB", processors=4)}
    lpar = {"processors": 1, "frames": 9000, "xstor": 20_000}
    steps = [step("0s", "boot", "app", "db"), step("90ms", "pause", "app"), step("300ms", "resume", "app")]
    run_checked(small("suspend", lpar=lpar, guests=guests, timeline=steps, until="400ms"), 6, 50)


@BOTH
def test_coarse_pages(method: str) -> None:
    """A page of the tables stands for 16 pages; a kind with fewer boots all the same."""
    lpar = {"granule": 16, "frames": 48_000, "below_2g": 16_000, "xstor": 30_000, "paging_space": 90_000}
    guests = {"app": group("app", 2, "APP", memory="256M"), "db": group("db", 2, "DB", memory="256M")}
    coarse = {"low": 640, "high": 960, "low_2g": 640, "high_2g": 960}
    sim = run_checked(small(method, lpar=lpar, guests=guests, parameters=coarse), 7, 20)
    assert (sim.recording().guests["activity"][-1] >= 2).all()


@pytest.mark.slow
@BOTH
def test_no_traffic_no_wakes(method: str) -> None:
    """With the network silent a paused guest stays on the dormant list."""
    kinds = {"app": kind("poll", traffic_per_minute=0.0), "db": kind("idle", traffic_per_minute=0.0)}
    sim = run_checked(small(method, kinds=kinds), 8, 20)
    r = sim.recording()
    first, last = (int((r.time <= at * 10**6).sum()) - 1 for at in (320, 510))
    wakes = r.guests["wakes"][:, :2]
    assert (wakes[last] == wakes[first]).all()


@pytest.mark.slow
@BOTH
def test_pauses_at_bad_moments(method: str) -> None:
    """While it boots, before the last one is over, twice at the same time, and all at once."""
    groups = ["app", "db"]
    steps = [step("0s", "boot", *groups), step("1ms", "load", *groups)]
    for at in (2, 3, 30, 31, 80, 80, 120, 121):
        steps += [step(f"{at}ms", "pause", *groups), step(f"{at}ms", "resume", *groups)]
    run_checked(small(method, guests=SEVERAL, timeline=steps, until="300ms"), 9, 5)


def test_a_suspend_during_the_boot_follows_it() -> None:
    steps = [step("0s", "boot", "app", "db"), step("1ms", "pause", "app")]
    r = run_checked(small("suspend", timeline=steps), 10, 10).recording()
    assert (r.guests["pause"][-1] == [5, 5, 0, 0]).all()
    assert (r.guests["inst"][-1] >= 200).all()


@pytest.mark.slow
def test_begin_while_cp_works_for_the_guest() -> None:
    """Its work goes on at once: a packet's CP work is no reason to forget it."""
    steps = [step("0s", "boot", "app", "db"), step("50ms", "load", "app")]
    for at in range(100, 300, 20):
        steps += [step(f"{at}ms", "pause", "app"), step(f"{at + 10}ms", "resume", "app")]
    run_checked(small("stop", timeline=steps, until="320ms", parameters={"cost_packet": "4ms"}), 11, 2)


def test_a_boot_that_cannot_end_is_refused() -> None:
    boot = {"boot": kind()["activities"]["boot"] | {"growth": 0}}
    with pytest.raises(ScenarioError, match=r"kinds\.app\.activities\.boot\.growth: expected more than 0"):
        small(kinds={"app": kind(activities=boot), "db": kind("idle")})


def test_an_ipl_logs_a_guest_on_of_which_nothing_has_been_asked_yet() -> None:
    """It boots, and is idle then."""
    late = {"late": group("app", 1, "LATE")}
    sim = run_checked(
        small("stop", guests=late, timeline=[step("100ms", "ipl", "late")], until="600ms"), 1, 7
    )
    assert sim.state.tables[0]["guest"]["activity"][0] == Activity.IDLE
