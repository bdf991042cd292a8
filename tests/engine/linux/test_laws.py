"""Linux guests of any kind under any load: memory is conserved, counters agree, runs repeat."""

from __future__ import annotations

import contextlib
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Incident
from engine.kernel.units import SECOND
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from engine.state.rule_names import CPUSTAT
from tests.engine.linux.laws import check_linux
from tests.engine.linux.machines import linux, machine, machines
from tests.engine.processors.dispatch_laws import check_dispatch
from tests.engine.storage.storage_laws import check_storage

COUNTERS = (
    "scan_kswapd scan_direct steal_kswapd steal_direct stalls wakeups swap_ins swap_outs read_ins written "
    "allocated freed ooms pool_moves visits readings system_ns iowait_ns"
).split()
TICKS = {known.name: place for place, known in enumerate(CPUSTAT)}
TICK_COLUMNS = "user nice system idle iowait irq softirq steal guest guest_nice total_ticks".split()


def run_checked(scenario: Scenario, seed: int, every: int) -> Simulation:
    """Run a scenario to its end and check all laws once every few events."""
    sim = Simulation(scenario, seed)
    s = sim.state.tables[0]
    frames = int(s["available"]) + int(s["guest"]["real"].sum())  # guests that are up have some
    check_linux(sim.state)
    while not sim.finished:
        sim.run(scenario.until, every)
        check_linux(sim.state)
        check_dispatch(sim.state)
        check_storage(sim.state, frames)
    return sim


@pytest.mark.slow
@settings(max_examples=40)
@given(machines(), st.integers(0, 2**64 - 1), st.integers(30, 300))
def test_laws_hold_in_any_machine(scenario: Scenario, seed: int, every: int) -> None:
    with contextlib.suppress(SimulationError):
        run_checked(scenario, seed, every)


@pytest.mark.slow
def test_laws_hold_after_each_event() -> None:
    sim = run_checked(machine(until="900ms", kinds={"app": linux(job_pages=2500), "db": linux()}), 1, 1)
    row = sim.state.tables[0]["linux"][0]
    assert row["scan_kswapd"] > 0
    assert row["scan_direct"] > 0
    assert row["swap_outs"] > 0


def test_event_by_event_a_run_ends_after_all_events_of_its_last_moment() -> None:
    scenario = machine(until="900ms")  # the last sample is due then, and more
    whole, stepped = Simulation(scenario, 1), Simulation(scenario, 1)
    whole.run(scenario.until)
    while not stepped.finished:
        stepped.run(scenario.until, 1)
    assert stepped.digest() == whole.digest()


@settings(max_examples=15)
@given(machines(), st.integers(0, 2**32), st.integers(100, 2000))
def test_a_run_repeats_in_slices_and_after_a_way_back(scenario: Scenario, seed: int, every: int) -> None:
    whole, sliced = Simulation(scenario, seed), Simulation(scenario, seed)
    with contextlib.suppress(SimulationError):
        whole.run(scenario.until)
        while not sliced.finished:
            sliced.run(scenario.until, every)
        assert whole.digest() == sliced.digest()
        sliced.rewind(scenario.until // 3)
        check_linux(sliced.state)
        twin = sliced.fork()
        for sim in (sliced, twin):
            sim.run(scenario.until)
            assert sim.digest() == whole.digest()
            _same(sim, whole)


def _same(a: Simulation, b: Simulation) -> None:
    for name in ("time", "linux", "daemons", "loads", "guests", "trace"):
        assert np.array_equal(getattr(a.recording(), name), getattr(b.recording(), name)), name


@settings(max_examples=15)
@given(machines(), st.integers(0, 2**32))
def test_ticks_are_the_time_on_line_and_counters_never_fall(scenario: Scenario, seed: int) -> None:
    sim = Simulation(scenario, seed)
    with contextlib.suppress(SimulationError):
        sim.run(scenario.until)
    recording = sim.recording()
    for place in range(recording.linux.shape[1]):
        rows = recording.linux[:, place]
        for name in COUNTERS:
            assert (np.diff(rows[name]) >= 0).all(), name
        for name in TICK_COLUMNS[:-1]:
            assert (np.diff(rows["cpustat"][:, TICKS[name]]) >= 0).all(), name
        columns = [rows["cpustat"][:, TICKS[name]] for name in TICK_COLUMNS]
        assert np.array_equal(sum(columns[:-1]), columns[-1])
        _ticks(recording, rows, place)


def _ticks(recording: Any, rows: Any, place: int) -> None:
    """Check two readings with the same CPUs: 100 ticks a second and CPU, each column in whole ticks."""
    log = recording.log[np.isin(recording.log["what"], (Incident.CPU_ON, Incident.CPU_OFF))]
    guests = recording.scenario.guests
    changes = log[log["guest"] == guests[place].index]["time"] / SECOND
    epoch = recording.scenario.parameters.epoch
    readings = rows[np.flatnonzero(np.diff(rows["readings"]) > 0) + 1]
    for before, after in pairwise(readings):
        start, end = before["now_s"] - epoch, after["now_s"] - epoch
        if ((changes >= start - 1e-6) & (changes <= end + 1e-6)).any():
            continue
        ticks = after["cpustat"][TICKS["total_ticks"]] - before["cpustat"][TICKS["total_ticks"]]
        assert abs(ticks - 100 * before["online"] * (end - start)) <= 6


OWN = ("stop", "begin", "stop cpu 1", "cpu 1 begin", "ipl 150", "logoff", "stop cpu all")
USERS = ("APP0001", "DB0001")


@settings(max_examples=15)
@given(
    st.lists(
        st.tuples(st.integers(1, 900), st.sampled_from(USERS), st.sampled_from((*OWN, "xautolog"))),
        min_size=1,
        max_size=12,
    ),
    st.integers(0, 99),
)
def test_laws_hold_after_every_command(steps: list[tuple[int, str, str]], seed: int) -> None:
    """Stopped, begun, logged off and IPLed at any moment."""
    sim = Simulation(machine(until="6s"), seed)
    s = sim.state.tables[0]
    frames = int(s["available"]) + int(s["guest"]["real"].sum())  # guests that are up have some
    for budget, userid, line in steps:
        sim.run(sim.scenario.until, budget)
        reply = sim.execute(f"xautolog {userid}") if line == "xautolog" else sim.execute(line, userid)
        assert reply is not None
        check_linux(sim.state)
        check_dispatch(sim.state)
        check_storage(sim.state, frames)
    while not sim.finished:
        sim.run(sim.scenario.until, 500)
        check_linux(sim.state)
        check_dispatch(sim.state)
        check_storage(sim.state, frames)
