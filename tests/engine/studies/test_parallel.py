"""Jobs in processes of their own: order, progress, and what happens when one of them fails."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children
from pathlib import Path

import pytest

from engine.studies.parallel import in_processes


def square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def touch(folder: Path, number: int) -> None:
    (folder / str(number)).touch()
    if number == 0:
        raise ValueError("job 0 cannot be done")


def for_ever(folder: Path, number: int) -> None:
    touch(folder, number)
    while number > 1:
        pass


def end(code: int) -> None:
    os._exit(code)


def test_answers_come_in_the_order_of_the_jobs_from_other_processes() -> None:
    heard: list[tuple[int, int]] = []
    answers = in_processes(square, [(n,) for n in range(5)], lambda *one: heard.append(one))
    assert [answer for answer, _ in answers] == [0, 1, 4, 9, 16]
    assert os.getpid() not in {process for _, process in answers}
    assert heard == [(n, 5) for n in range(1, 6)]
    assert active_children() == []


def test_no_jobs_no_processes() -> None:
    assert in_processes(square, []) == []


def test_no_job_is_started_after_one_has_failed(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="job 0"):
        in_processes(touch, [(tmp_path, n) for n in range(2000)])
    assert len(list(tmp_path.iterdir())) < 2000
    assert active_children() == []


def test_an_interrupt_ends_even_a_job_that_would_never_end(tmp_path: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        in_processes(for_ever, [(tmp_path, n) for n in range(1, 50)], interrupt)
    assert active_children() == []
    assert len(list(tmp_path.iterdir())) < 49


def killed_once(folder: Path, number: int) -> int:
    (folder / f"{number}-{os.getpid()}").touch()
    if number == 2 and len(list(folder.glob("2-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_the_job_of_a_killed_process_is_done_again_and_no_other(tmp_path: Path) -> None:
    assert in_processes(killed_once, [(tmp_path, n) for n in range(6)]) == list(range(6))
    assert sorted(file.name[0] for file in tmp_path.iterdir()) == list("0122345")
    assert active_children() == []


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(ChildProcessError, match="exit code 3"):
        in_processes(end, [(3,)])
