"""Performs the remaining runs of an experiment, and stores each row as it arrives."""

from __future__ import annotations

import time  # noqa: TID251  # of the results on disk, not of the machine
from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Any

from engine.experiments.experiment import ERROR, KEY, POINT, SEED, Experiment, PlannedRun
from engine.experiments.store import ResultStore
from engine.runs.batch import sources
from engine.runs.pool import Pool, PoolAnswer
from engine.runs.request import ResultRow, key_of, row_of

Found = Mapping[str, Any]  # a row: point, seed, values of parameters and figures, error, key
Heard = Callable[[int, int, Found | None], None]  # existing rows, all rows, the new row
KEEP_EVERY = 2.0  # s after which received rows are written: at most this much is repeated after a crash
MOST_WAITING = 2000  # rows that wait to be written


def perform(
    experiment: Experiment,
    pool: Pool,
    store: ResultStore | None = None,
    notify: Heard = lambda done, total, row: None,
) -> list[dict[str, Any]]:
    """Return a row for each run, in the order of points and seeds; a failed run has its error message.

    Runs already in the store are not repeated; equal runs are performed once. Runs are shuffled, so that
    their speed so far is representative of the rest. `notify` is called in this thread; an exception that it
    raises cancels the remaining runs, and completed ones are in the store. Raises ExperimentError, StoreError
    and PoolError.
    """
    planned = experiment.runs()
    keys = [key_of(run.request, sources()) for run in planned]
    done: dict[str, Found] = {} if store is None else dict(store.known(keys))
    first = {key: place for place, key in reversed(list(enumerate(keys)))}
    left = [place for key, place in first.items() if key not in done]
    left.sort(key=keys.__getitem__)  # keys are digests: long and short runs are mixed
    count = len(first) - len(left)
    notify(count, len(first), None)
    jobs = [(planned[place].request,) for place in left]
    with closing(_Keeper(store)) as keeper, closing(pool.answers(row_of, jobs)) as answers:
        for answer in answers:
            place = left[answer.place]
            row = done[keys[place]] = _row(experiment, planned[place], keys[place], answer)
            keeper.add(row)
            count += 1
            notify(count, len(first), row)
    rows = [{**done[key], POINT: run.point} for run, key in zip(planned, keys, strict=True)]
    if store is not None:
        store.finish(rows)
    return rows


def _row(experiment: Experiment, run: PlannedRun, key: str, answer: PoolAnswer) -> dict[str, Any]:
    """Return the row of a run. Without a key, the run is done again when the experiment is repeated."""
    found = answer.value if isinstance(answer.value, ResultRow) else ResultRow(error=str(answer.error))
    axes = zip((axis.name for axis in experiment.axes), run.values, strict=True)
    taken = found.taken or {}
    figures = {figure.name: taken.get(figure.name) for figure in experiment.figures}
    ends = {ERROR: found.error or None, KEY: key if answer.error is None else ""}
    return {POINT: run.point, SEED: run.seed, **dict(axes), **figures, **ends}


class _Keeper:
    """Writes rows periodically, and at the end."""

    def __init__(self, store: ResultStore | None) -> None:
        self._store, self._rows, self._written = store, list[Found](), time.monotonic()

    def add(self, row: Found) -> None:
        """Store a row. Raises StoreError."""
        if self._store is None:
            return
        self._rows.append(row)
        if len(self._rows) >= MOST_WAITING or time.monotonic() - self._written > KEEP_EVERY:
            self.close()

    def close(self) -> None:
        """Write the rows received so far. Raises StoreError."""
        if self._store is not None:
            self._store.add(self._rows)
        self._rows, self._written = [], time.monotonic()
