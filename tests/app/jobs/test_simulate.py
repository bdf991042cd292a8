"""The jobs of the studies by the real machine, with few guests."""

from __future__ import annotations

from dataclasses import asdict

import pytest
from pytestqt.qtbot import QtBot

from app.jobs.pool import ProcessPool
from app.jobs.task_book import RunKey, RunTask
from app.jobs.tasks.registry import JobError
from app.jobs.tasks.simulate import relocate, simulate
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.probes import StudyRun
from engine.studies.run_view import RunView
from engine.studies.sweeps import table as sweep_run
from engine.studies.tables import figures_of, tables_of
from engine.studies.timers.matrix import BASE

FEW = ["guests.linux.count=3"]
WAIT = 120_000  # ms: a process is started on a busy machine, and loads the kernels
SMALL = tuple(f"kinds.idle.{name}_pages=10M" for name in ("load", "agent", "boot"))
QUICK = StudyRun("relocation-idle", SMALL)


def quiet(progress: object) -> None:
    """Do nothing with the progress of a job."""


def test_the_figures_are_those_of_the_study() -> None:
    shares: list[float] = []
    found = simulate(shares.append, "timers", BASE, FEW, 2)
    assert all(0 < share <= 1 for share in shares)
    scenario = load_scenario(BASE, FEW)
    simulation = Simulation(scenario, scenario.seed + 2)
    simulation.run(scenario.until)
    assert found == figures_of("timers")(RunView(simulation.recording()))
    assert {row.quantity for table in tables_of("timers") for row in table.rows} <= found.keys()


def test_a_scenario_that_cannot_be_is_a_reason() -> None:
    with pytest.raises(JobError, match=r"guests\.linux\.count"):
        simulate(quiet, "timers", BASE, ["guests.linux.count=-1"], 0)


def test_a_run_without_the_measured_phase_is_a_reason() -> None:
    with pytest.raises(JobError, match="phase"):
        simulate(quiet, "timers", BASE, [*FEW, "until=2s", "phases=[]"], 0)


def test_a_relocation_has_an_outcome_or_a_reason() -> None:
    found = relocate(quiet, "relocation", QUICK.scenario, list(SMALL), 0)
    assert found == asdict(sweep_run.relocate(QUICK))
    with pytest.raises(JobError, match=r"links\.main\.connections"):
        relocate(quiet, "relocation", QUICK.scenario, ["links.main.connections=[]"], 0)


def test_the_pool_relocates_in_processes(qtbot: QtBot) -> None:
    pool, found = ProcessPool("relocate"), {}
    pool.done.connect(lambda task, outcome: found.update({task: outcome}))
    tasks = [RunTask("relocation", RunKey.of(QUICK), place) for place in range(3)]
    pool.add(tasks)
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    assert found == {task: asdict(sweep_run.relocate(QUICK, task.place)) for task in tasks}
    assert pool.processes == []


def test_a_combination_is_another_machine_and_the_same_one_each_time() -> None:
    task = RunTask("relocation", RunKey.of(QUICK), 0)
    own, (first, again, second) = (
        relocate(lambda _: None, **task.arguments()),
        [
            relocate(lambda _: None, **task._replace(combination=(number, 2)).arguments())
            for number in (0, 0, 1)
        ],
    )
    assert first == again
    assert len({each["relocation_ns"] for each in (own, first, second)}) == 3
