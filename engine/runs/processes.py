"""A pool of processes on this machine; they stay, with the kernels loaded, until the pool is closed."""

from __future__ import annotations

import copy
import os
import signal
import traceback
from collections.abc import Generator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, cast

from engine import platform
from engine.language import say
from engine.runs.pool import Job, Pool, PoolAnswer, Progress, Work, all_answers

MAX_PROCESSES = 8
_SPAWN = get_context("spawn")  # a fork of a process with threads may hang


class _DiedError(ChildProcessError):
    """A process that ended without an answer."""


class _Worker:
    """A process that performs one job after another."""

    def __init__(self) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_serve, args=(theirs,), daemon=True)
        with platform.interrupts_held():  # Ctrl+C reaches all of a terminal; this process alone answers it
            self.process.start()
        theirs.close()

    def answer(self, place: int) -> PoolAnswer:
        """Return the answer to its job. Raises _DiedError."""
        try:
            value, error = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.process.join()
            reason = say("a background process ended unexpectedly (exit code {0})", self.process.exitcode)
            raise _DiedError(reason) from None
        return PoolAnswer(place, value, error)

    def end(self) -> None:
        """End the process immediately."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Processes:
    """A pool of at most `most` processes, and no more than processors; each process is started when it is
    needed.
    """

    def __init__(self, most: int = MAX_PROCESSES) -> None:
        self._most = max(1, min(most, os.cpu_count() or 1, MAX_PROCESSES))
        self._workers: list[_Worker] = []

    @property
    def pids(self) -> list[int]:
        """The process IDs of the existing processes."""
        return [worker.process.pid or 0 for worker in self._workers]

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        """Implement `Pool.answers`."""
        busy: dict[Connection, tuple[_Worker, int]] = {}
        again = set[int]()  # jobs that have been given to a second process
        left = iter(range(len(jobs)))
        try:
            for worker in self._enough(len(jobs)):
                _give(worker, next(left, None), work, jobs, busy)
            while busy:
                ready = cast(Connection, wait(list(busy))[0])
                worker, place = busy.pop(ready)
                try:
                    answer = worker.answer(place)
                except _DiedError as error:
                    worker = self._replaced(worker)
                    if place not in again:
                        again.add(place)
                        _give(worker, place, work, jobs, busy)
                        continue
                    answer = PoolAnswer(place, error=error)
                _give(worker, next(left, None), work, jobs, busy)
                yield answer
        finally:
            for worker, _ in busy.values():
                worker.end()
                self._workers.remove(worker)

    def close(self) -> None:
        """End all processes immediately."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _enough(self, jobs: int) -> list[_Worker]:
        """Start as many processes as this number of jobs can use."""
        while len(self._workers) < min(self._most, jobs):
            self._workers.append(_Worker())
        return self._workers

    def _replaced(self, dead: _Worker) -> _Worker:
        """Return a new process to replace a dead one."""
        dead.end()
        new = self._workers[self._workers.index(dead)] = _Worker()
        return new


def _give(worker: _Worker, place: int | None, work: Work, jobs: Sequence[Job], busy: dict[Any, Any]) -> None:
    if place is None:
        return
    busy[worker.pipe] = (worker, place)
    try:
        worker.pipe.send((work, jobs[place]))
    except ConnectionError:
        pass  # it has died meanwhile, which is seen when its answer is read


def _serve(pipe: Connection) -> None:
    """Perform each job in the process until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            work, job = pipe.recv()
        except EOFError:
            return
        pipe.send(answered(work, job))


def answered(work: Work, job: Job) -> tuple[Any, Exception | None]:
    """Return the value of a job, or the exception that it has raised, with a note of the place where it was
    raised.
    """
    try:
        return work(*job), None
    except Exception as error:  # noqa: BLE001  # raised again where the answer is read
        error.add_note(f"In a background process:\n{traceback.format_exc()}")
        return None, _portable(error)


def _portable(error: Exception) -> Exception:
    """Return the error, or an error with its text when it cannot be sent to another process."""
    try:
        copy.copy(error)  # makes it from its arguments, as the other process does
    except Exception:  # noqa: BLE001  # whatever its class does
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def spread(
    work: Work, jobs: Sequence[Job], progress: Progress = lambda done, total: None, pool: Pool | None = None
) -> list[Any]:
    """Return the answers of a pool in job order: see `all_answers`.

    pool None: processes of this machine that end with the jobs.
    """
    own = Processes(len(jobs)) if pool is None else pool
    try:
        return all_answers(own, work, jobs, progress)
    finally:
        if pool is None:
            own.close()
