"""The job that compares machines; its process does the runs in threads, as the kernels hold no lock."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from app.jobs.registry import JobError, Report
from engine.runs.pool import Threads
from engine.scenario.scenario import ScenarioError
from engine.sim import SimulationError
from engine.what_if.comparison import ChangeError, WhatIfChange, compare


def compare_machines(
    report: Report, table: dict[str, Any], changes: list[tuple[str, list[str]]], seeds: int
) -> Any:
    """Return a comparison as a table; report the runs done and the runs in all. table: the scenario."""
    wanted = [WhatIfChange(title, tuple(settings)) for title, settings in changes]
    try:
        with closing(Threads()) as threads:
            found = compare(
                "machine.toml", (), wanted, seeds, threads, table, lambda done, total: report([done, total])
            )
    except (ScenarioError, SimulationError, ChangeError, ChildProcessError) as error:
        raise JobError(str(error)) from error
    return found.as_json()
