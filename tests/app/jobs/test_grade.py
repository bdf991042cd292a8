"""Runs of a grade are done in threads, in the order in which they were asked for."""

from __future__ import annotations

from time import sleep

import pytest

from app.jobs.grade import in_threads


def _later(number: int) -> int:
    sleep(0.02 / number)  # those asked for last are done first
    return number


def test_answers_have_the_order_of_the_jobs() -> None:
    told: list[tuple[int, int]] = []
    assert in_threads(_later, [(1,), (2,), (3,)], lambda *done: told.append(done)) == [1, 2, 3]
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_what_a_run_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        in_threads(_later, [(1,), (0,)], lambda *_: None)
