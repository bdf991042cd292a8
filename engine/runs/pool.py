"""One interface for multiple runs: a pool takes jobs and returns answers as they arrive, while they are
needed.

Three pools implement it: threads of this process, processes of this machine, and the workers of a Dask
cluster. A job is the arguments of a function of a module (`work`); its answer is the return value or the
exception of the function.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Protocol

from engine.sim import Simulation

Work = Callable[..., Any]
Job = tuple[Any, ...]
Progress = Callable[[int, int], None]  # jobs done, jobs in all
SLICE = 2_000_000  # events between two looks, some 0.1 s
_wanted: ContextVar[Callable[[], bool] | None] = ContextVar("wanted", default=None)


class PoolError(Exception):
    """A pool that cannot be reached or is lost; the text contains the remedy."""


@dataclass(frozen=True)
class PoolAnswer:
    """The answer to the job at `place` of the list: a value, or the exception raised instead."""

    place: int
    value: Any = None
    error: Exception | None = None


class Pool(Protocol):
    """An executor of jobs: see `answers`."""

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        """Yield the answer to each job once, in the order in which jobs end.

        The job of a process that dies is repeated; when that process dies too, the answer is
        ChildProcessError. Closing the generator cancels the remaining jobs: nothing continues to run. Raises
        PoolError.
        """
        ...

    def close(self) -> None:
        """End the pool and everything it has started."""
        ...


def all_answers(
    pool: Pool, work: Work, jobs: Sequence[Job], progress: Progress = lambda done, total: None
) -> list[Any]:
    """Return the return value of `work(*job)` for each job, in job order.

    `progress` is called in this thread. When it or a job raises an exception, or on Ctrl+C, the remaining
    jobs are canceled and the exception propagates.
    """
    values: list[Any] = [None] * len(jobs)
    with closing(pool.answers(work, jobs)) as found:
        for count, answer in enumerate(found, 1):
            if answer.error is not None:
                raise answer.error
            values[answer.place] = answer.value
            progress(count, len(jobs))
    return values


class Threads:
    """A pool with one thread for each processor. Canceling waits for the jobs that have begun."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1)

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        """Implement `Pool.answers`."""
        under_way = {self._threads.submit(work, *job): place for place, job in enumerate(jobs)}
        try:
            for done in as_completed(under_way):
                error = done.exception()
                if error is not None and not isinstance(error, Exception):
                    raise error
                yield PoolAnswer(under_way[done], None if error else done.result(), error)
        finally:
            for future in under_way:
                future.cancel()

    def close(self) -> None:
        """Wait for the jobs that have begun, and drop the rest."""
        self._threads.shutdown(cancel_futures=True)


class Unwanted(BaseException):
    """Ends a run that is no longer needed; no handler of run errors catches it."""


@contextmanager
def while_wanted(wanted: Callable[[], bool]) -> Iterator[None]:
    """Let runs in this block check whether they are still needed; they raise Unwanted when they are not."""
    token = _wanted.set(wanted)
    try:
        yield
    finally:
        _wanted.reset(token)


def run_to(simulation: Simulation, until: int) -> None:
    """Run to a time (ns). Raises SimulationError, and Unwanted between two slices."""
    wanted = _wanted.get()
    if wanted is None:
        simulation.run(until)
        return
    while not simulation.has_passed(until):
        if not wanted():
            raise Unwanted
        simulation.run(until, SLICE)
