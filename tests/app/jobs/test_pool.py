"""Processes in the background: one task after the other, canceled at once, gone with the window."""

from __future__ import annotations

import os
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.jobs.pool import ProcessPool
from app.jobs.task_book import RunKey, RunTask
from engine.platform import is_running
from tests.app.run_sets.matrix import short_job
from tests.app.run_sets.matrix.made_up import FIRST, STUDY
from tests.app.run_sets.matrix.printed import FAILS, figures

ROOT = Path(__file__).parents[3]
KILL = 9  # SIGKILL, or the exit code on Windows
WAIT = 60_000  # ms: a process is started on a busy machine


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[ProcessPool]:
    monkeypatch.chdir(ROOT)
    made = ProcessPool(short_job.JOB)
    yield made
    made.stop()
    assert made.processes == []


def task(scenario: str, *settings: str, place: int = 0) -> RunTask:
    return RunTask(STUDY, RunKey(scenario, settings), place)


def heard(pool: ProcessPool) -> dict[RunTask, Any]:
    """Return a table that keeps the last news of each task: its share, its figures or why there are none."""
    last: dict[RunTask, Any] = {}
    for signal in (pool.progressed, pool.done, pool.failed):
        signal.connect(lambda task, news: last.update({task: news}))
    return last


def test_all_tasks_are_done_and_the_processes_end(qtbot: QtBot, pool: ProcessPool) -> None:
    tasks = [task(run.scenario, place=place) for run in FIRST for place in range(3)]
    last = heard(pool)
    pool.add(tasks)
    pool.add(tasks)  # none is done twice
    assert len(pool.tasks) == len(tasks)
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    assert last == {one: figures(one.key.scenario, (), one.place) for one in tasks}
    assert pool.processes == []


def test_a_pool_is_not_kept_by_its_processes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    pool = ProcessPool(short_job.JOB)
    pool.add([task(run.scenario) for run in FIRST])
    gone = weakref.ref(pool)
    pool.stop()
    del pool
    assert gone() is None  # and not later, while Qt deletes one of them


def test_a_reason_is_handed_on(qtbot: QtBot, pool: ProcessPool) -> None:
    last = heard(pool)
    pool.add([task(FAILS)])
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    assert last == {task(FAILS): "The master processor cannot keep up."}


def test_a_process_that_ends_by_itself_is_a_message_and_the_rest_is_done(
    qtbot: QtBot, pool: ProcessPool
) -> None:
    bad, good = task(FIRST[0].scenario, "guests.linux.count=4999"), task(FIRST[0].scenario)
    last = heard(pool)
    pool.add([bad, good])
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    assert "exit code 1" in last[bad]
    assert "no memory" in last[bad]
    assert isinstance(last[good], dict)


def test_the_task_of_a_killed_process_begins_again(qtbot: QtBot, pool: ProcessPool) -> None:
    """Once: a task that brings down each process is reported."""
    held, other = task(FIRST[0].scenario, "guests.linux.count=4998"), task(FIRST[1].scenario)
    last = heard(pool)
    pool.add([other])
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    pool.add([held])
    qtbot.waitUntil(lambda: last.get(held) == 0.25, timeout=WAIT)
    (killed,) = pool.processes
    os.kill(killed, KILL)
    qtbot.waitUntil(lambda: pool.processes not in ([killed], [0], []), timeout=WAIT)
    assert pool.running == [held]
    assert isinstance(last[other], dict)
    os.kill(pool.processes[0], KILL)
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    assert "exit code 9" in last[held]


def test_a_task_that_runs_is_cancelled_alone(qtbot: QtBot, pool: ProcessPool) -> None:
    held, other = task(FIRST[0].scenario, "guests.linux.count=4998"), task(FIRST[1].scenario)
    last = heard(pool)
    pool.add([held])
    qtbot.waitUntil(lambda: last.get(held) == 0.25, timeout=WAIT)
    (process,) = pool.processes
    pool.cancel([held])
    assert not is_running(process)
    pool.add([other])
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    assert isinstance(last[other], dict)
    assert last[held] == 0.25


def test_no_more_processes_than_processors(qtbot: QtBot, pool: ProcessPool) -> None:
    pool.add([task(FIRST[0].scenario, "guests.linux.count=4998", place=place) for place in range(12)])
    assert len(pool.processes) <= (os.cpu_count() or 1)
    assert len(pool.running) == len(pool.processes)
    pool.cancel()
    assert pool.tasks == []
    assert pool.processes == []


def test_a_module_that_is_not_there_is_a_message(qtbot: QtBot, pool: ProcessPool) -> None:
    pool.job = "app.no_such_module:work"
    last = heard(pool)
    pool.add([task(FIRST[0].scenario)])
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    assert "no_such_module" in last[task(FIRST[0].scenario)]
