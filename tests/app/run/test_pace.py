"""Pacing: the due time, backlogs, budgets and the reached speed."""

from __future__ import annotations

from app.run import speed
from app.run.worker.pace import FOREVER, MS, SLICE, Budget, Meter, Pace

SECOND = 1000 * MS


def test_simulated_time_follows_real_time_at_the_ratio() -> None:
    pace = Pace(60.0)
    pace.anchor(5 * SECOND, 100 * SECOND)
    assert pace.due(5 * SECOND) == 100 * SECOND
    assert pace.due(6 * SECOND) == 160 * SECOND


def test_at_full_speed_everything_is_due() -> None:
    assert Pace(speed.MAX).due(1) == FOREVER


def test_a_small_backlog_is_worked_off() -> None:
    pace = Pace(10.0)
    pace.anchor(0, 0)
    pace.slip(SECOND, 10 * SECOND - 50 * MS)
    assert pace.due(SECOND) == 10 * SECOND


def test_a_large_backlog_is_forgotten() -> None:
    pace = Pace(10.0)
    pace.anchor(0, 0)
    pace.slip(SECOND, SECOND)
    assert pace.due(SECOND) == SECOND
    assert pace.due(2 * SECOND) == 11 * SECOND


def test_the_budget_shrinks_after_a_slow_slice_and_grows_after_a_fast_one() -> None:
    budget = Budget(10_000)
    budget.learn(2 * SLICE, used_up=True)
    assert budget.events == 5_000
    budget.learn(SLICE // 4, used_up=True)
    assert budget.events == 10_000


def test_a_slice_that_ended_early_teaches_nothing() -> None:
    budget = Budget(10_000)
    budget.learn(SLICE // 100, used_up=False)
    assert budget.events == 10_000


def test_the_meter_looks_back_one_second() -> None:
    meter = Meter()
    assert meter.ratio() == 0.0
    for tick in range(41):  # 10x for two seconds, then 60x for two
        real = tick * 100 * MS
        meter.note(real, min(real, 2 * SECOND) * 10 + max(real - 2 * SECOND, 0) * 60, tick * 1000)
    assert meter.ratio() == 60.0
    assert meter.events_per_second() == 10_000.0
