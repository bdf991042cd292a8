"""Laws of every pool of this machine, and what happens when a job or a process fails."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from engine.runs.pool import Pool, Threads, all_answers
from engine.runs.processes import Processes, spread
from engine.runs.request import RunFigure, RunRequest, RunResult, row_of
from tests.engine.runs.jobs import ends, fails_at, for_ever, killed_once, kills_at, square, where

POOLS: dict[str, Callable[[], Pool]] = {"threads": Threads, "processes": lambda: Processes(2)}


@pytest.fixture(params=list(POOLS))
def pool(request: pytest.FixtureRequest) -> Iterator[Pool]:
    made = POOLS[request.param]()
    yield made
    made.close()
    assert active_children() == []


def test_answers_have_the_order_of_the_jobs_and_each_is_heard_of(pool: Pool) -> None:
    heard: list[tuple[int, int]] = []
    assert all_answers(pool, square, [(n,) for n in range(5)], lambda *one: heard.append(one)) == [
        0, 1, 4, 9, 16,
    ]  # fmt: skip
    assert heard == [(n, 5) for n in range(1, 6)]
    assert all_answers(pool, square, []) == []


def test_what_fails_is_an_answer_and_the_others_go_on(pool: Pool) -> None:
    answers = {one.place: one for one in pool.answers(fails_at, [(3, n) for n in range(6)])}
    assert sorted(answers) == list(range(6))
    assert str(answers[3].error) == "job 3 cannot be done"
    assert [answers[n].value for n in range(6)] == [0, 1, 2, None, 4, 5]
    with pytest.raises(ValueError, match="job 3"):
        all_answers(pool, fails_at, [(3, n) for n in range(6)])
    assert all_answers(pool, square, [(7,)]) == [49]  # and the pool works on


FIGURES = RunResult((RunFigure("rate", "system.page_rate"), RunFigure("cpu", "guest.cpu", "all")))
QUICK = ("guests.linux.count=3",)


def requests() -> list[tuple[RunRequest]]:
    runs = [
        RunRequest("timers-430-600", FIGURES, (f"guests.linux.count={n}",), seed=seed, until=10**9)
        for n in (1, 2, -1)
        for seed in (1, 2)
    ]
    return [(run,) for run in runs]


def test_rows_are_equal_in_every_pool_and_order_bit_for_bit() -> None:
    """A run that fails is a row with its message, as any other."""
    jobs = requests()
    here = [row_of(*job) for job in jobs]
    assert [bool(row.error) for row in here] == [False] * 4 + [True] * 2
    assert "guests.linux.count" in here[-1].error
    order = random.Random(1).sample(range(len(jobs)), len(jobs))
    for make in POOLS.values():
        with closing(make()) as pool:
            found = all_answers(pool, row_of, [jobs[place] for place in order])
        assert [found[order.index(place)] for place in range(len(jobs))] == here


def test_processes_are_others_and_stay_warm() -> None:
    with closing(Processes(2)) as pool:
        first = set(all_answers(pool, where, [(n,) for n in range(8)]))
        assert first <= set(pool.pids)
        assert os.getpid() not in first
        assert set(all_answers(pool, where, [(n,) for n in range(8)])) <= set(pool.pids)
        assert len(pool.pids) == min(2, os.cpu_count() or 1)
    assert active_children() == []


def test_no_jobs_no_processes() -> None:
    assert spread(square, []) == []
    assert active_children() == []


def test_an_interrupt_ends_even_a_job_that_would_never_end(tmp_path: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        spread(for_ever, [(tmp_path, n) for n in range(1, 50)], interrupt)
    assert active_children() == []
    assert len(list(tmp_path.iterdir())) < 49


def test_the_job_of_a_killed_process_is_done_again_and_no_other(tmp_path: Path) -> None:
    assert spread(killed_once, [(tmp_path, n) for n in range(6)]) == list(range(6))
    assert sorted(file.name[0] for file in tmp_path.iterdir()) == list("0122345")
    assert active_children() == []


def test_a_job_that_kills_each_process_fails_alone() -> None:
    with closing(Processes(2)) as pool:
        answers = {one.place: one for one in pool.answers(kills_at, [(1, n) for n in range(4)])}
    assert [answers[n].value for n in range(4)] == [0, None, 2, 3]
    assert isinstance(answers[1].error, ChildProcessError)
    with pytest.raises(ChildProcessError, match="exit code 3"):
        spread(ends, [(3,)])
