"""Jobs that create cases with faults and judge answers; runs share the threads of one process."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from app.jobs.tasks.registry import JobError, Report
from engine.faults.deal import FaultError, case
from engine.faults.proof import FaultAnswer, examination_of_json, examine, judge
from engine.faults.work import RepairError
from engine.runs.pool import Threads
from engine.scenario.scenario import ScenarioError
from engine.sim import SimulationError


def examine_fault(report: Report, code: str) -> dict[str, Any]:
    """Return the measured values of a case, as a table; report the number of runs done and the total."""
    try:
        with closing(Threads()) as threads:
            return examine(case(code), threads, lambda done, total: report([done, total])).as_json()
    except (FaultError, ScenarioError, SimulationError, ChildProcessError) as error:
        raise JobError(str(error)) from error


def judge_fault(
    report: Report, found: dict[str, Any], cause: str, place: str, repair: list[str], hints: int
) -> dict[str, Any]:
    """Return the verdict on an answer to a case, as a table. Raises JobError for an impossible repair."""
    try:
        return judge(examination_of_json(found), FaultAnswer(cause, place, tuple(repair), hints)).as_json()
    except RepairError as error:
        raise JobError(str(error)) from error
