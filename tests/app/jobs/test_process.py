"""One background process: progress, result, reasons, last words, stopping, and its end with the window."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from pytestqt.qtbot import QtBot

from app.jobs.process import WORKER, Process
from app.jobs.tasks.registry import JOBS, JobError, find_job
from engine.platform import WINDOWS

ROOT = Path(__file__).parents[3]
WAIT = 60_000  # ms: a process is started on a busy machine
Report = Callable[[Any], None]


def double(report: Report, number: int) -> int:
    report([0, 1])
    sys.stdout.write("noise\n")
    if number < 0:
        raise JobError("expected a number of at least 0")
    if number == 0:
        sys.exit("no space left on the disk")
    return 2 * number


def with_child(report: Report) -> None:
    with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]) as child:
        report(child.pid)
        time.sleep(600)


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Process]]:
    monkeypatch.chdir(ROOT)
    made: list[Process] = []

    def make(function: Callable[..., Any], **options: Any) -> Process:
        made.append(Process(f"{__name__}:{function.__name__}", **options))
        return made[-1]

    yield make
    for one in made:
        one.stop()


def gone(pid: int) -> bool:
    """Return whether a process has ended; one that nothing waits for is a zombie."""
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def test_every_job_can_be_loaded() -> None:
    assert all(callable(job.load()) for job in JOBS.values())
    assert find_job("simulate") is JOBS["simulate"]


def test_progress_and_result(qtbot: QtBot, make: Callable[..., Process]) -> None:
    process = make(double)
    heard: list[list[int]] = []
    process.progress.connect(heard.append)
    with qtbot.waitSignal(process.done, timeout=WAIT) as done:
        process.start(number=3)
        assert process.busy
    assert (done.args, heard, process.busy, process.pid) == ([6], [[0, 1]], False, 0)


def test_a_process_that_is_kept_does_the_next_task(qtbot: QtBot, make: Callable[..., Process]) -> None:
    process, pids = make(double, keep=True), set()
    for number in (1, 2):
        with qtbot.waitSignal(process.done, timeout=WAIT) as done:
            process.start(number=number)
        assert done.args == [2 * number]
        pids.add(process.pid)
    assert len(pids) == 1


def test_a_reason_is_passed_on_as_it_is(qtbot: QtBot, make: Callable[..., Process]) -> None:
    process = make(double)
    with qtbot.waitSignal(process.failed, timeout=WAIT) as failed:
        process.start(number=-1)
    assert failed.args == ["expected a number of at least 0"]


def test_a_dead_process_is_reported_with_its_last_words(qtbot: QtBot, make: Callable[..., Process]) -> None:
    process = make(double, failure="The number could not be doubled")
    with qtbot.waitSignal(process.failed, timeout=WAIT) as failed:
        process.start(number=0)
    text, words = failed.args[0].split("\n\n")
    assert text == "The number could not be doubled (exit code 1)"
    assert "no space left" in words
    assert not process.busy


def test_stopping_ends_its_children_and_is_no_failure(qtbot: QtBot, make: Callable[..., Process]) -> None:
    process = make(with_child)
    with qtbot.waitSignal(process.progress, timeout=WAIT) as begun:
        process.start()
    pid = process.pid
    with qtbot.assertNotEmitted(process.failed):
        process.stop()
    assert gone(pid)
    qtbot.waitUntil(lambda: gone(begun.args[0]))


def worker(job: str, **options: Any) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-m", WORKER, job], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, **options
    )


@pytest.mark.parametrize(("leads", "code"), [(False, 0), (True, 0 if WINDOWS else -9)])
def test_a_worker_ends_with_its_parent_in_the_middle_of_a_task(leads: bool, code: int) -> None:
    with worker(f"{__name__}:with_child", start_new_session=leads) as process:
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        child = json.loads(process.stdout.readline())["progress"]
        process.stdin.close()
        assert process.wait(60) == code
        if not leads and not WINDOWS:
            psutil.Process(child).kill()
        with suppress(psutil.NoSuchProcess):
            assert not WINDOWS or psutil.Process(child).wait(60) is not None


def test_a_worker_ends_before_its_first_task() -> None:
    with worker("simulate") as process:
        process.stdin.close()
        assert process.wait(60) == 0
