"""The pool of a Dask cluster: the same rows, and what happens when workers and schedulers are killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("distributed")

from engine.runs import cluster as module
from engine.runs.cluster import DaskCluster, next_size
from engine.runs.pool import PoolError, all_answers
from engine.runs.request import RunFigure, RunRequest, RunResult, row_of
from tests.engine.runs.jobs import fails_at, kills_at, square, touched
from tests.engine.runs.test_pools import requests
from tests.systems import fails_under_wine, search_path

pytestmark = [pytest.mark.slow, fails_under_wine("Dask waits for two equal times of its clock")]
ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-c", "from app.command import main; main()", "worker"]


class Started:
    """A scheduler or workers in a process of their own; `address`: what it has said first."""

    def __init__(self, *arguments: str) -> None:
        environment = {**os.environ, "PYTHONPATH": search_path()}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[1].rstrip(",")

    def end(self, number: int = signal.SIGTERM) -> None:
        self.process.send_signal(number)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def scheduler() -> Iterator[Started]:
    made = Started("--processes", "2", "--port", "0")
    yield made
    made.end()


@pytest.fixture
def pool(scheduler: Started) -> Iterator[DaskCluster]:
    with closing(DaskCluster(scheduler.address)) as made:
        yield made


def until(done: Callable[[], bool]) -> None:
    """Wait for something that other processes do."""
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_rows_are_those_of_this_machine_bit_for_bit(pool: DaskCluster) -> None:
    assert all_answers(pool, row_of, requests()) == [row_of(*job) for job in requests()]


def test_many_jobs_travel_in_few_batches(pool: DaskCluster) -> None:
    assert all_answers(pool, square, [(n,) for n in range(3000)]) == [n * n for n in range(3000)]
    assert pool.size > 10
    answers = {one.place: one for one in pool.answers(fails_at, [(3, n) for n in range(40)])}
    assert [n for n in range(40) if answers[n].error] == [3]


def test_a_job_that_kills_its_workers_fails_alone(pool: DaskCluster) -> None:
    answers = {one.place: one for one in pool.answers(kills_at, [(5, n) for n in range(30)])}
    assert [n for n in range(30) if answers[n].error] == [5]
    assert isinstance(answers[5].error, ChildProcessError)
    assert all(answers[n].value == n for n in range(30) if n != 5)


LONG = ("timers-430-600", ("guests.linux.count=5", "until=20h", "phases=[]"))


def test_what_is_cancelled_runs_no_more(pool: DaskCluster) -> None:
    """A run of 20 hours of simulated time ends between two slices when its answer is not wanted any more."""
    take = RunResult((RunFigure("rate", "system.page_rate"),))
    runs = [(RunRequest(LONG[0], take, (*LONG[1], f"seed={n}")),) for n in range(4)]
    sent = pool.answers(row_of, runs)
    with closing(sent), pytest.raises(TimeoutError):
        _wait_for_first(sent, lambda: bool(_executing(pool)))
    until(lambda: not _executing(pool))
    assert all_answers(pool, square, [(3,)]) == [9]


def _executing(pool: DaskCluster) -> list[str]:
    found = pool.client.run(lambda dask_worker: [task.key for task in dask_worker.state.executing])
    return [key for keys in found.values() for key in keys]


def _wait_for_first(sent: Iterator[object], begun: Callable[[], bool]) -> None:
    """Wait for an answer until a worker has begun, then give up."""

    def give_up() -> None:
        until(begun)
        signal.raise_signal(signal.SIGALRM)

    timer = threading.Timer(0, give_up)
    before = signal.signal(signal.SIGALRM, _give_up)
    timer.start()
    try:
        next(sent)
    finally:
        timer.join()
        signal.signal(signal.SIGALRM, before)


def _give_up(number: int, frame: object) -> None:
    raise TimeoutError


def test_a_scheduler_and_a_worker_are_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    """Another scheduler at the same address goes on; what has been answered is not done again."""
    scheduler = Started("--processes", "0", "--port", "0")
    address, port = scheduler.address, scheduler.address.rpartition(":")[2]
    workers = Started(address, "--processes", "1")
    jobs = [(tmp_path, n) for n in range(400)]
    found: dict[int, object] = {}
    try:
        with closing(DaskCluster(address)) as pool, closing(pool.answers(touched, jobs)) as answers:
            for count, answer in enumerate(answers):
                assert answer.place not in found
                assert answer.error is None
                found[answer.place] = answer.value
                if count == 20:
                    killed = pool.client.run(os.getpid)
                    os.kill(next(iter(killed.values())), signal.SIGKILL)
                if count == 60:
                    scheduler.end(signal.SIGKILL)
                    scheduler = Started("--processes", "0", "--port", port)
    finally:
        workers.end()
        scheduler.end()
    assert found == {n: n for n in range(400)}


def test_where_no_scheduler_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECT", 0.5)
    with pytest.raises(PoolError, match="no Dask scheduler responds at this address"):
        DaskCluster("tcp://127.0.0.1:9")
    with pytest.raises(PoolError, match="no Dask scheduler"):
        DaskCluster("what://is this")


def test_batches_grow_to_half_a_second_of_work_and_with_the_cluster() -> None:
    assert [next_size(1, 0.001, 2), next_size(64, 0.001, 2)] == [2, 128]
    assert next_size(400, 0.001, 2) == 500
    assert next_size(400, 0.01, 2) == 51
    assert next_size(1, 60.0, 2) == 1
    assert next_size(100, 0.1, 1000) == 35  # 1,000 workers: 3.5 s, some 290 batches a second
