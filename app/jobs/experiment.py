"""The job that does the runs of an experiment, in processes of this machine or on a cluster."""

from __future__ import annotations

from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Any

from app.jobs.cluster import chosen_pool
from app.jobs.registry import JobError, Report
from engine.experiments.effects import effects
from engine.experiments.experiment import ExperimentError, experiment_of
from engine.experiments.perform import Found, perform
from engine.experiments.store import ResultStore, StoreError, has_parquet
from engine.runs.pool import PoolError

PAUSE = 0.2  # s between two reports


def run_experiment(
    report: Report, table: dict[str, Any], folder: str, out: str, cluster: str
) -> dict[str, list[Any]]:
    """Return all rows and the effects on each figure; report what is done now, with the new rows.

    out: folder of the results, which are kept where pyarrow is installed; "" keeps none. cluster: address of
    a Dask scheduler, "" for this machine.
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
