"""Jobs that search for the plan of an evacuation, and simulate a changed plan."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from typing import Any

from app.jobs.tasks.registry import JobError, Report
from engine.evacuation.search import EvacuationWish, search, try_plan
from engine.evacuation.survey import EvacuationError
from engine.recording.command_log import GivenCommand
from engine.runs.pool import Threads
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import SimulationError


def find_evacuation(
    report: Report, table: dict[str, Any], wish: dict[str, Any], commands: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return all plans tried, as a table; report the number of runs done and the total.

    table: the scenario; commands: those given in the run so far.
    """
    try:
        scenario = load_scenario("machine.toml", (), table)
        with closing(Threads()) as threads:
            found = search(
                *(scenario, EvacuationWish.model_validate(wish), threads),
                lambda done, total: report([done, total]),
                given(commands),
            )
    except (ScenarioError, SimulationError, EvacuationError) as error:
        raise JobError(str(error)) from error
    return found.model_dump(mode="json")


def run_evacuation(
    report: Report, table: dict[str, Any], plan: dict[str, Any], commands: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return a plan as simulated, with the way back, as a table."""
    report([0, 1])
    try:
        return try_plan(table, plan, given(commands), back=True)
    except (ScenarioError, SimulationError) as error:
        raise JobError(str(error)) from error


def given(tables: Sequence[dict[str, Any]]) -> list[GivenCommand]:
    """Return commands from their tables."""
    return [GivenCommand(**table) for table in tables]
