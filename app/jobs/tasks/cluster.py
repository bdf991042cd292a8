"""The cluster named in the settings, for commands and background processes, and the job that uses it.

The settings have a section `dask` with `address`, written by the dialog that defines an experiment. No Qt.
"""

from __future__ import annotations

import configparser
from contextlib import closing
from pathlib import Path
from typing import Any

from app.jobs.tasks.registry import JobError, Report, find_job
from engine import platform
from engine.runs.pool import Pool, PoolError
from engine.runs.processes import Processes

SECTION, KEY = "dask", "address"
LOCAL = "local"  # instead of an address: this machine


def chosen_pool(address: str | None = None) -> Pool:
    """Return the pool at an address; None: the address in the settings; "": this machine. Raises
    PoolError.
    """
    address = chosen_address() if address is None else address
    if address in ("", LOCAL):
        return Processes()
    from engine.runs.cluster import DaskCluster  # imported late: rarely needed

    return DaskCluster(address)


def chosen_address(file: Path | None = None) -> str:
    """Return the scheduler address in the settings, or "" for this machine."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read(file or platform.settings_file(), encoding="utf-8")
        found = parser.get(SECTION, KEY, fallback="").strip().strip('"')
    except (configparser.Error, OSError, UnicodeDecodeError):
        return ""
    return "" if found == LOCAL else found


def do_many(report: Report, job: str, tasks: list[dict[str, Any]]) -> int:
    """Run a job with each set of arguments; report each result, or the reason why there is no result, as it
    arrives.

    A report contains the `place` in the list, and a `result` or a `reason`. Returns the number of tasks.
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
    """Return the `result` of a task, or the `reason` for its failure."""
    try:
        return {"result": find_job(job).load()(lambda progress: None, **arguments)}
    except JobError as error:
        return {"reason": str(error)}
