"""The work of a cluster worker: a batch of jobs, as long as it is needed, with the sources of the client."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from time import perf_counter  # noqa: TID251  # of batches, not of the machine
from typing import Any

from engine.language import say
from engine.runs.pool import Job, Unwanted, Work, while_wanted
from engine.runs.processes import answered

_ROOT = Path(__file__).parents[2]
_SOURCES = ("engine", "lessons")
_KINDS = (".py", ".toml", ".csv", ".conf")
Done = tuple[list[tuple[Any, Exception | None]], float]  # values or errors of the jobs, seconds


class OtherSources(Exception):
    """A worker that would compute different results: its program differs from that of the client."""


@cache
def sources() -> str:
    """Return a digest of everything on which results depend: the engine, the lessons, their data, and
    NumPy.
    """
    found = hashlib.blake2b(version("numpy").encode(), digest_size=8)
    for folder in _SOURCES:
        for file in sorted((_ROOT / folder).rglob("*")):
            if file.suffix in _KINDS:
                found.update(f"{file.relative_to(_ROOT).as_posix()}\0".encode())
                found.update(file.read_bytes())
    return found.hexdigest()


def do_batch(of: str, work: Work, jobs: Sequence[Job]) -> Done:
    """Return the answers to a batch of jobs, and the time that they took.

    Stop immediately when the client has canceled the batch. Raises OtherSources when `of`, the digest of the
    client's sources, differs from that of the sources on this worker.
    """
    if of != sources():
        raise OtherSources(say("has different source code of LPAR Lab ({0}, here {1})", sources(), of))
    began, found = perf_counter(), []
    with while_wanted(_still_wanted()):
        for job in jobs:
            try:
                found.append(answered(work, job))
            except Unwanted:
                break
    return found, perf_counter() - began


def _still_wanted() -> Callable[[], bool]:
    """Return a function that returns whether the task of this thread is still needed, that is, not
    canceled.
    """
    from distributed import get_worker  # optional, and slow to import

    worker = get_worker()
    key = worker.get_current_task()

    def wanted() -> bool:
        task = worker.state.tasks.get(key)
        return task is not None and task.state == "executing"

    return wanted
