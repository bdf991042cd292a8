"""What a process says of a run by the real machine, with few guests."""

from __future__ import annotations

from app.matrix.worker import answers
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.run_view import Seen
from engine.studies.tables import figures_of, tables_of
from engine.studies.timers.matrix import BASE

FEW = ["guests.linux.count=3"]


def test_the_figures_are_those_of_the_study() -> None:
    *shares, last = answers("timers", BASE, FEW, 2)
    assert all(0 < said["share"] <= 1 for said in shares)
    scenario = load_scenario(BASE, FEW)
    simulation = Simulation(scenario, scenario.seed + 2)
    simulation.run(scenario.until)
    assert last == {"figures": figures_of("timers")(Seen(simulation.recording()))}
    assert {row.quantity for table in tables_of("timers") for row in table.rows} <= last["figures"].keys()


def test_a_scenario_that_cannot_be_is_a_reason() -> None:
    (said,) = answers("timers", BASE, ["guests.linux.count=-1"], 0)
    assert "guests.linux.count" in said["reason"]


def test_a_run_without_the_measured_phase_is_a_reason() -> None:
    *_, said = answers("timers", BASE, [*FEW, "until=2s", "phases=[]"], 0)
    assert "phase" in said["reason"]
