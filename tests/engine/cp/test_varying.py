"""VARY PROCESSOR takes a processor from the LPAR and gives it back; the others do its work."""

from __future__ import annotations

import pytest

from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.processors.dispatch_laws import check_dispatch


def emulated(machine: Simulation) -> list[int]:
    """Guest code that each processor has run, ns."""
    return [int(one) for one in machine.state.tables[0]["cpu"]["emul_ns"][:10]]


@pytest.fixture
def machine() -> Simulation:
    """A machine with ten processors under load."""
    made = Simulation(load_scenario("pause-suspend"))
    made.run(40 * SECOND)
    return made


def test_a_processor_off_line_runs_nothing_and_comes_back(machine: Simulation) -> None:
    busiest = max(range(1, 10), key=emulated(machine).__getitem__)
    assert machine.execute(f"vary offline processor {busiest:x}").number == 0
    before = emulated(machine)
    machine.run(60 * SECOND)
    check_dispatch(machine.state, offline={busiest})
    after = emulated(machine)
    assert after[busiest] == before[busiest]
    assert sum(after) > sum(before)
    assert f"PROCESSOR {busiest:02X} STAND-BY IFL" in machine.execute("q proc").lines
    assert not any(f"PROC {busiest:04d}" in line for line in machine.execute("ind load").lines)
    assert machine.execute(f"vary on proc {busiest:x}").number == 0
    for other in set(range(1, 10)) - {busiest}:  # the one that came back is needed then
        machine.execute(f"vary off proc {other:x}")
    machine.run(80 * SECOND)
    assert emulated(machine)[busiest] > after[busiest]
    check_dispatch(machine.state, offline=set(range(1, 10)) - {busiest})


def test_it_comes_again_when_the_run_is_repeated(machine: Simulation) -> None:
    machine.execute("vary off proc 2")
    machine.run(60 * SECOND)
    digest = machine.digest()
    machine.seek(20 * SECOND)
    machine.run(60 * SECOND)
    assert machine.digest() == digest


@pytest.mark.parametrize("line", ["vary off proc 0", "vary on proc 1", "vary off proc 7f", "vary off proc x"])
def test_what_cannot_be_varied_changes_nothing(machine: Simulation, line: str) -> None:
    digest = machine.digest()
    assert machine.execute(line).number != 0
    assert machine.digest() == digest
    assert not machine.commands


def test_one_lpar_without_simulated_locks_alone_can() -> None:
    locks = Simulation(load_scenario("timers-busy-430"))
    systems = Simulation(load_scenario("relocation-java"))
    for machine in (locks, systems):
        assert machine.execute("vary off proc 1").number != 0


def test_the_monitors_interval_is_set(machine: Simulation) -> None:
    assert machine.execute("monitor sample interval 1 sec").number == 0
    assert "INTERVAL 1 SECONDS" in machine.execute("q monitor").lines[1]
    before = int(machine.state.tables[0]["vcpu"]["monitored"].sum())
    machine.run(120 * SECOND)  # the sample that was due comes first
    assert int(machine.state.tables[0]["vcpu"]["monitored"].sum()) - before > 50


def test_a_guest_that_runs_reacts_to_the_signal(machine: Simulation) -> None:
    first, second = (guest.userid for guest in machine.scenario.guests[:2])
    machine.execute("stop", second)
    assert machine.execute(f"signal shutdown {second}").number != 0
    assert machine.execute(f"signal shutdown user {first} within 60").number == 0
    assert machine.execute(f"query {first}").number == 45
    assert machine.execute(f"query {second}").number == 0
