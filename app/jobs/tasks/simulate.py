"""Jobs that simulate the runs of a study."""

from __future__ import annotations

import math
from contextlib import closing
from dataclasses import asdict
from functools import partial
from time import monotonic
from typing import Any

from app.jobs.tasks.cluster import chosen_pool
from app.jobs.tasks.registry import JobError, Report
from engine.bands.points import band_points, placed
from engine.bands.uncertain import uncertain_values
from engine.experiments.designs import DesignError
from engine.runs.pool import PoolError
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import Simulation, SimulationError
from engine.space.fill import simulated_fills
from engine.studies.probes import StudyRun
from engine.studies.run_view import Open, RunView
from engine.studies.sweeps.table import SweepOutcome, result
from engine.studies.tables import figures_of
from engine.studies.verify import verify

STEPS = 200  # parts of a run, after each of which progress may be reported
PAUSE = 0.1  # s between two reports


def simulate(report: Report, study: str, scenario: str, settings: list[str], place: int) -> dict[str, float]:
    """Return the finite values of one run of a study; report the share that is done."""
    try:
        loaded = load_scenario(scenario, settings)
        simulation = Simulation(loaded, loaded.seed + place)
        _run(simulation, report)
        figures = figures_of(study)(RunView(simulation.recording()))
    except (ScenarioError, SimulationError, Open) as error:
        raise JobError(str(error)) from error
    return {name: float(value) for name, value in figures.items() if math.isfinite(value)}


def _run(simulation: Simulation, report: Report) -> None:
    until, reported = simulation.scenario.until, monotonic()
    for step in range(1, STEPS + 1):
        simulation.run(until * step // STEPS)
        if monotonic() - reported > PAUSE:
            reported = monotonic()
            report(step / STEPS)


def relocate(
    report: Report,
    study: str,
    scenario: str,
    settings: list[str],
    place: int,
    combination: tuple[int, int] | None = None,
) -> dict[str, Any]:
    """Return the outcome of the relocation of one run. combination: as in RunTask."""
    found = result(StudyRun(scenario, (*_combined(scenario, settings, combination), *settings)), place)
    if isinstance(found, SweepOutcome):
        return asdict(found)
    raise JobError(found)


def _combined(scenario: str, settings: list[str], combination: tuple[int, int] | None) -> tuple[str, ...]:
    """Return the settings of a combination of unknown values. Raises JobError."""
    if combination is None:
        return ()
    number, count = combination
    try:
        values = uncertain_values(scenario, settings)
        places = band_points((value.key for value in values), count)[number]
        return placed(scenario, settings, values, places).settings
    except (ScenarioError, DesignError) as error:
        raise JobError(str(error)) from error


def verify_study(report: Report, study: str, seeds: int) -> Any:
    """Return the report of a study as a table; report the number of runs done and the total."""
    try:
        with closing(chosen_pool()) as pool:
            (found,) = verify([study], seeds, lambda done, total: report([done, total]), pool)
    except PoolError as error:
        raise JobError(str(error)) from error
    return found.as_json()


def fill_space(report: Report, tables: list[dict[str, Any]]) -> list[Any]:
    """Return the paging space that runs of these machines fill; report the share that is done."""
    found = []
    try:
        for place, table in enumerate(tables):
            machine = load_scenario("machine.toml", (), table)
            filled = simulated_fills(machine, partial(_tell, report, place, len(tables)))
            found.append([fill.as_json() for fill in filled])
    except ScenarioError as error:
        raise JobError(str(error)) from error
    return found


def _tell(report: Report, place: int, total: int, share: float) -> None:
    report((place + share) / total)
