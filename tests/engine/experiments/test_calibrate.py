"""Fits: they find what made the data, and say which parameters the data do not fix."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("scipy")

from engine.experiments.calibrate import calibrate, targets_of
from engine.experiments.experiment import ExperimentError
from engine.experiments.fitting import FitError, Floats, fit
from engine.experiments.perform import perform
from tests.engine.experiments.quick import quick
from tests.engine.experiments.test_experiments import Here


def curve(points: Sequence[Floats]) -> list[Floats]:
    """Three measurements of an exponential curve whose parameters are 0.3 and 0.7."""
    times = np.array([0.0, 0.5, 1.0])
    wanted = 0.3 * np.exp(-0.7 * times)
    return [100 * (point[0] * np.exp(-point[1] * times) - wanted) for point in points]


def test_a_fit_finds_what_made_the_data() -> None:
    heard: list[float] = []
    found = fit(
        curve, [0.9, 0.1], step=1e-4, rounds=40, notify=lambda step, at, squares: heard.append(squares)
    )
    assert found.places == pytest.approx([0.3, 0.7], abs=1e-3)
    assert found.after < 1e-3 < found.before
    assert heard[-1] < heard[0]
    assert found.fixed == [True, True]
    assert found.loose() == []


def test_parameters_of_which_only_the_sum_matters_are_found() -> None:
    def total(points: Sequence[Floats]) -> list[Floats]:
        return [np.array([20 * (point[0] + point[1] - 0.8), 20 * (point[2] - 0.5)]) for point in points]

    found = fit(total, [0.1, 0.1, 0.1])
    assert found.places[0] + found.places[1] == pytest.approx(0.8, abs=0.01)
    assert found.loose() == [[0, 1]]
    assert found.fixed[:2] == [False, False]


def test_a_parameter_without_effect_is_not_fixed() -> None:
    found = fit(lambda points: [np.array([50 * (p[0] - 0.4), 10 * (p[0] - 0.4)]) for p in points], [0.9, 0.5])
    assert found.fixed == [True, False]
    assert math.isinf(found.errors[1])


def test_the_best_of_several_valleys_is_found_by_searching_everywhere() -> None:
    def valleys(points: Sequence[Floats]) -> list[Floats]:
        return [np.array([5 * math.sin(12 * point[0]), 3 * (point[0] - 0.8)]) for point in points]

    near, far = fit(valleys, [0.05], step=1e-3), fit(valleys, [0.05], step=1e-3, everywhere=True)
    assert far.after < near.after
    assert far.places[0] == pytest.approx(0.786, abs=0.01)


def test_a_value_at_a_bound_is_said_and_no_number_is_refused() -> None:
    found = fit(lambda points: [np.array([10 * (point[0] - 2)]) for point in points], [0.5], rounds=40)
    assert found.at_bound == [True]
    with pytest.raises(FitError, match="narrower bounds"):
        fit(lambda points: [np.array([math.nan]) for _ in points], [0.5])


USERS = [{"key": "guests.linux.count", "name": "users", "from": 2, "to": 30, "start": 25}]


def test_a_calibration_finds_the_users_that_made_a_figure() -> None:
    made = perform(
        quick(parameters=[{"key": "guests.linux.count", "name": "users", "values": [8]}], seeds=2), Here()
    )
    value = sum(row["busy"] for row in made) / 2
    wanted = quick(parameters=USERS, targets=[{"figure": "busy", "value": value, "tolerance": 0.02}])
    found = calibrate(wanted, Here())
    assert found.fitted[0].value == 8
    assert found.fitted[0].fixed
    assert found.settings == (f"guests.linux.count={found.fitted[0].value:.0f}",)
    assert found.fit.after < found.fit.before
    assert dict(found.residuals)["busy"] == pytest.approx(0, abs=1e-9)  # the same runs again


def test_own_data_are_a_target(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text("time,busy\n0.2,0.001\n0.4,0.002\n0.6,0.003\n")
    wanted = quick(
        folder=tmp_path,
        parameters=USERS,
        targets=[{"figure": "busy", "data": "mine.csv", "series": "busy"}],
    )
    (target,) = targets_of(wanted)
    assert target.count == 2
    found = calibrate(wanted, Here(), rounds=3)
    assert [name for name, _ in found.residuals] == ["mine.csv: busy"]


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ({"figure": "busy", "fact": "pause.f9.no.such"}, "pause.f9.no.such"),
        ({"figure": "busy", "fact": "pause.t3.suspend.rdb"}, "with the role calibrate, not predict"),
        ({"figure": "busy"}, "expected one of fact, value and data"),
        ({"figure": "busy", "data": "../else.csv", "series": "x"}, "in the experiment folder"),
        ({"figure": "busy", "data": "none.csv", "series": "x"}, "none.csv"),
    ],
)
def test_what_nothing_can_be_fitted_to_is_refused(target: dict[str, str], said: str) -> None:
    with pytest.raises(ExperimentError, match=said):
        targets_of(quick(targets=[target]))
