"""Many simulations at once, each in a process of its own."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, cast

MAX_PROCESSES = 8
Progress = Callable[[int, int], None]  # jobs done, jobs in all
Work = Callable[..., Any]
_SPAWN = get_context("spawn")  # a fork of a process with threads may hang


class _DiedError(ChildProcessError):
    """A process ended without an answer."""


class _Worker:
    """A process that does one job after the other."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_serve, args=(work, theirs), daemon=True)
        with _interrupts_held():  # Ctrl+C reaches all processes of a terminal; this one alone answers it
            self.process.start()
        theirs.close()

    def answer(self) -> Any:
        """Return the result of its job; raise what the job has raised."""
        try:
            done, answer = self.pipe.recv()
        except EOFError:
            self.process.join()
            reason = f"a background process ended unexpectedly (exit code {self.process.exitcode})"
            raise _DiedError(reason) from None
        if not done:
            raise answer
        return answer

    def end(self) -> None:
        """End the process at once."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def in_processes(
    work: Work, jobs: Sequence[tuple[Any, ...]], progress: Progress = lambda done, total: None
) -> list[Any]:
    """Return what `work(*job)` returns for each job, in the order of the jobs.

    The job of a process that was killed is done again by another one; what is done already stays. Raises
    ChildProcessError when that one ends without an answer too.

    `progress` is called in this thread. When it or a job raises, or on Ctrl+C, all processes end at
    once and the exception propagates.
    """
    with processes(work, len(jobs)) as all_done:
        return all_done(jobs, progress)


@contextmanager
def processes(work: Work, most: int) -> Iterator[Callable[..., list[Any]]]:
    """Keep at most this many processes for any number of lists of jobs: see `in_processes`."""
    workers: list[_Worker] = []
    try:
        for _ in range(min(most, os.cpu_count() or 1, MAX_PROCESSES)):
            workers.append(_Worker(work))
        yield lambda jobs, progress=lambda done, total: None: _all_done(workers, jobs, progress)
    finally:
        for worker in workers:
            worker.end()


def _all_done(workers: list[_Worker], jobs: Sequence[tuple[Any, ...]], progress: Progress) -> list[Any]:
    answers: list[Any] = [None] * len(jobs)
    left = iter(range(len(jobs)))
    busy: dict[Connection, tuple[_Worker, int]] = {}
    for worker in workers:
        _give(worker, next(left, None), jobs, busy)
    count, again = 0, set[int]()  # jobs that have been given to a second process
    while busy:
        ready = cast(Connection, wait(list(busy))[0])
        worker, place = busy.pop(ready)
        try:
            answers[place] = worker.answer()
        except _DiedError:
            if place in again:
                raise
            again.add(place)
            _give(_replaced(worker, workers), place, jobs, busy)
            continue
        count += 1
        progress(count, len(jobs))
        _give(worker, next(left, None), jobs, busy)
    return answers


def _replaced(dead: _Worker, workers: list[_Worker]) -> _Worker:
    """Return a new process in the place of a dead one."""
    dead.end()
    new = workers[workers.index(dead)] = _Worker(dead.work)
    return new


def _give(
    worker: _Worker, place: int | None, jobs: Sequence[tuple[Any, ...]], busy: dict[Connection, Any]
) -> None:
    if place is not None:
        worker.pipe.send(jobs[place])
        busy[worker.pipe] = (worker, place)


def _serve(work: Work, pipe: Connection) -> None:
    """Do each job in the process until the pipe is closed."""
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, work(*job))
        except Exception as error:  # noqa: BLE001  # raised again where the answer is read
            error.add_note(f"In a background process:\n{traceback.format_exc()}")
            answer = (False, error)
        pipe.send(answer)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Keep Ctrl+C from processes that are started meanwhile."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
