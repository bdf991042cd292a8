"""The job that does many tasks of another job on the cluster that the settings name."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from app.jobs.cluster import chosen_pool
from app.jobs.registry import JobError, Report, find_job
from engine.runs.pool import PoolError


def do_many(report: Report, job: str, tasks: list[dict[str, Any]]) -> int:
    """Do a job with each of the arguments; report each result, or why there is none, as it comes.

    A report has `place` in the list, and `result` or `reason`. Returns how many tasks there were.
    """
    try:
        with closing(chosen_pool()) as pool:
            for answer in pool.answers(_do, [(job, arguments) for arguments in tasks]):
                said = answer.value if answer.error is None else {"reason": repr(answer.error)}
                report({"place": answer.place, **said})
    except PoolError as error:
        raise JobError(str(error)) from error
    return len(tasks)


def _do(job: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """Return the `result` of a task, or the `reason` why there is none."""
    try:
        return {"result": find_job(job).load()(lambda progress: None, **arguments)}
    except JobError as error:
        return {"reason": str(error)}
