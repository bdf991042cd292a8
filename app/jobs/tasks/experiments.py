"""Jobs that perform the runs of an experiment, and jobs that compare machines with each other or with a real
machine.

An experiment uses processes on this machine or a cluster; a comparison uses threads, as the kernels hold no
lock.
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Any

from app.jobs.tasks.cluster import chosen_pool
from app.jobs.tasks.registry import JobError, Report
from engine.against.comparison import AgainstError
from engine.against.report import hold, report_of_json
from engine.bands.kept import kept_folder
from engine.experiments.designs import DesignError
from engine.experiments.effects import effects
from engine.experiments.experiment import ExperimentError, experiment_of
from engine.experiments.perform import Found, perform
from engine.experiments.store import ResultStore, StoreError, has_parquet
from engine.runs.pool import PoolError, Threads
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import SimulationError
from engine.what_if.certainty import certainty
from engine.what_if.comparison import ChangeError, WhatIfChange, compare

PAUSE = 0.2  # s between two reports


def run_experiment(
    report: Report, table: dict[str, Any], folder: str, out: str, cluster: str
) -> dict[str, list[Any]]:
    """Return all rows and the effects on each value; report the number of runs done so far, with the new
    rows.

    out: folder for the results, which are saved if pyarrow is installed; "" saves no results. cluster:
    address of a Dask scheduler; "" for this machine.
    """
    rows: list[Found] = []
    last, before = 0.0, 0

    def notify(done: int, total: int, row: Found | None) -> None:
        nonlocal last, before
        before = done if row is None else before
        rows.extend([] if row is None else [row])
        if row is None or done == total or monotonic() - last > PAUSE:
            last = monotonic()
            report({"done": done - before, "total": total - before, "before": before, "rows": rows.copy()})
            rows.clear()

    try:
        experiment = experiment_of(table, Path(folder))
        store = ResultStore(Path(out), experiment) if out and has_parquet() else None
        with closing(chosen_pool(cluster)) as pool:
            found = perform(experiment, pool, store, notify)
        points = experiment.points()
        effected = [asdict(effects(experiment, points, found, figure.name)) for figure in experiment.figures]
    except (ExperimentError, StoreError, PoolError) as error:
        raise JobError(str(error)) from error
    return {"rows": found, "effects": effected}


def compare_machines(
    report: Report, table: dict[str, Any], changes: list[tuple[str, list[str]]], seeds: int
) -> Any:
    """Return a comparison as a table; report the number of runs done and the total. table: the scenario."""
    wanted = [WhatIfChange(title, tuple(settings)) for title, settings in changes]
    try:
        with closing(Threads()) as threads:
            found = compare(
                "machine.toml", (), wanted, seeds, threads, table, lambda done, total: report([done, total])
            )
    except (ScenarioError, SimulationError, ChangeError, ChildProcessError) as error:
        raise JobError(str(error)) from error
    return found.as_json()


def change_certainty(
    report: Report, scenario: str, table: dict[str, Any], changes: list[tuple[str, list[str]]], points: int
) -> Any:
    """Return how certain the effects of changes are, as tables; report the number of runs done and the total.

    scenario: id or file, in which comments mark unknown values; table: the resulting machine.
    """
    wanted = [WhatIfChange(title, tuple(settings)) for title, settings in changes]
    try:
        with closing(Threads()) as threads:
            found = certainty(
                *(scenario, (), wanted, points, threads, kept_folder()),
                lambda done, total: report([done, total]),
                table,
            )
    except (ScenarioError, SimulationError, ChangeError, DesignError, ChildProcessError, OSError) as error:
        raise JobError(str(error)) from error
    return [each.as_json() for each in found]


def hold_site(
    report: Report, text: str, table: dict[str, Any], fit: bool, before: dict[str, Any] | None
) -> Any:
    """Return a site's scenario next to its measured values as a table; report the current phase and its
    progress.

    text: the text of the scenario file; table: the same scenario as a table; before: an earlier result for
    it, from which a fit begins.
    """
    last = 0.0

    def notify(phase: str, done: int, total: int) -> None:
        nonlocal last
        if done == total or monotonic() - last > PAUSE:
            last = monotonic()
            report([phase, done, total])

    known = report_of_json(before) if before else None
    try:
        scenario = load_scenario("machine.toml", (), table)
        with closing(Threads()) as threads:
            found = hold(text, scenario, threads, notify, fit=fit, before=known)
    except (ScenarioError, SimulationError, AgainstError, ChildProcessError) as error:
        raise JobError(str(error)) from error
    return found.as_json()
