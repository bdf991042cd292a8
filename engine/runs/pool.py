"""One interface for many runs: a pool takes jobs and gives back answers as they come, while wanted.

Three pools keep it: threads of this process, processes of this machine, and the workers of a Dask cluster.
A job is the arguments of a function of a module (`work`); its answer is what the function returns or raises.
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
    """A pool that cannot be reached or is lost; the text says what to do."""


@dataclass(frozen=True)
class PoolAnswer:
    """The answer to the job at `place` of the list: a value, or what was raised instead."""

    place: int
    value: Any = None
    error: Exception | None = None


class Pool(Protocol):
    """What does jobs: see `answers`."""

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        """Yield the answer to each job once, in the order in which jobs end.

        The job of a process that dies is done again; when that dies too, the answer is ChildProcessError.
        Closing the generator cancels what is left: nothing keeps running. Raises PoolError.
        """
        ...

    def close(self) -> None:
        """End the pool and what it has started."""
        ...


def all_answers(
    pool: Pool, work: Work, jobs: Sequence[Job], progress: Progress = lambda done, total: None
) -> list[Any]:
    """Return what `work(*job)` returns for each job, in the order of the jobs.

    `progress` is called in this thread. When it or a job raises, or on Ctrl+C, what is left is canceled and
    the exception propagates.
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
    """A pool of one thread for each processor. Canceling waits for the jobs that have begun."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1)

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        """See `Pool.answers`."""
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
        """Wait for what has begun, and drop the rest."""
        self._threads.shutdown(cancel_futures=True)


class Unwanted(BaseException):
    """Ends a run that is not wanted any more; no handler of errors of a run catches it."""


@contextmanager
def while_wanted(wanted: Callable[[], bool]) -> Iterator[None]:
    """Let runs of this block ask whether they are still wanted; they raise Unwanted when they are not."""
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
