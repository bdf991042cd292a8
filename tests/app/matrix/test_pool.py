"""Processes in the background: one job after the other, cancelled at once, gone with the window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.matrix.jobs import Job, Key
from app.matrix.pool import MODULE, Pool
from tests.app.matrix.made_up import FIRST, STUDY
from tests.app.matrix.printed import FAILS, figures

ROOT = Path(__file__).parents[3]
WAIT = 60_000  # ms: a process is started on a busy machine


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pool]:
    monkeypatch.chdir(ROOT)
    made = Pool(module="tests.app.matrix.short_worker")
    yield made
    made.stop()
    assert made.processes == []


def job(scenario: str, *settings: str, place: int = 0) -> Job:
    return Job(STUDY, Key(scenario, settings), place)


def heard(pool: Pool) -> dict[Job, dict[str, Any]]:
    """The last that was said of each job."""
    last: dict[Job, dict[str, Any]] = {}
    pool.said.connect(lambda job, said: last.update({job: said}))
    pool.broken.connect(lambda job, why: last.update({job: {"broken": why}}))
    return last


def test_all_jobs_are_done_and_the_processes_end(qtbot: QtBot, pool: Pool) -> None:
    jobs = [job(run.scenario, place=place) for run in FIRST for place in range(3)]
    last = heard(pool)
    pool.add(jobs)
    pool.add(jobs)  # none is done twice
    assert len(pool.jobs) == len(jobs)
    qtbot.waitUntil(lambda: not pool.jobs, timeout=WAIT)
    assert last == {one: {"figures": figures(one.key.scenario, (), one.place)} for one in jobs}
    assert pool.processes == []


def test_a_reason_is_handed_on(qtbot: QtBot, pool: Pool) -> None:
    last = heard(pool)
    pool.add([job(FAILS)])
    qtbot.waitUntil(lambda: not pool.jobs, timeout=WAIT)
    assert last == {job(FAILS): {"reason": "The master processor cannot keep up."}}


def test_a_process_that_ends_by_itself_is_a_message_and_the_rest_is_done(qtbot: QtBot, pool: Pool) -> None:
    bad, good = job(FIRST[0].scenario, "guests.linux.count=4999"), job(FIRST[0].scenario)
    last = heard(pool)
    pool.add([bad, good])
    qtbot.waitUntil(lambda: not pool.jobs, timeout=WAIT)
    assert "exit code 1" in last[bad]["broken"]
    assert "no memory" in last[bad]["broken"]
    assert "figures" in last[good]


def test_a_job_that_runs_is_cancelled_alone(qtbot: QtBot, pool: Pool) -> None:
    held, other = job(FIRST[0].scenario, "guests.linux.count=4998"), job(FIRST[1].scenario)
    last = heard(pool)
    pool.add([held])
    qtbot.waitUntil(lambda: last.get(held) == {"share": 0.25}, timeout=WAIT)
    (process,) = pool.processes
    pool.cancel([held])
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    pool.add([other])
    qtbot.waitUntil(lambda: not pool.jobs, timeout=WAIT)
    assert "figures" in last[other]
    assert last[held] == {"share": 0.25}


def test_no_more_processes_than_processors(qtbot: QtBot, pool: Pool) -> None:
    pool.add([job(FIRST[0].scenario, "guests.linux.count=4998", place=place) for place in range(12)])
    assert len(pool.processes) <= (os.cpu_count() or 1)
    assert len(pool.running) == len(pool.processes)
    pool.cancel()
    assert pool.jobs == []
    assert pool.processes == []


def test_a_module_that_is_not_there_is_a_message(qtbot: QtBot, pool: Pool) -> None:
    pool.module = "app.no_such_module"
    last = heard(pool)
    pool.add([job(FIRST[0].scenario)])
    qtbot.waitUntil(lambda: not pool.jobs, timeout=WAIT)
    assert "no_such_module" in last[job(FIRST[0].scenario)]["broken"]


def test_the_worker_ends_when_its_input_is_closed() -> None:
    quiet = subprocess.DEVNULL
    worker = subprocess.Popen(
        [sys.executable, "-m", MODULE], cwd=ROOT, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet
    )
    worker.stdin.close()
    assert worker.wait(60) == 0


def test_the_worker_ends_in_the_middle_of_a_run() -> None:
    code = (
        "import sys, time\nfrom app.matrix import worker\n"
        "def answers(**asked):\n    print('begun', flush=True)\n    time.sleep(600)\n    yield {}\n"
        "worker.answers = answers\nworker.main()"
    )
    pipe = subprocess.PIPE
    worker = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=pipe, stdout=pipe)
    worker.stdin.write(b"{}\n")
    worker.stdin.flush()
    assert worker.stdout.readline() == b"begun\n"
    worker.stdin.close()
    assert worker.wait(60) in (0, -signal.SIGKILL)
    worker.stdout.close()
