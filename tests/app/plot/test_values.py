"""What plots work out: extremes, figures, fits and expressions."""

from __future__ import annotations

from contextlib import suppress

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from app.plot.export import csv_text
from app.plot.expression import ExpressionError, evaluated
from app.plot.plot import Plot
from app.plot.series import BLOCK, Pyramid, Series
from app.plot.statistics import figures, fitted
from engine.kernel.units import SECOND


def series(values: npt.ArrayLike) -> Series:
    known = np.asarray(values, float)
    return Series("x", "V", np.arange(len(known), dtype=np.int64) * SECOND, known, "here")


def test_a_view_of_a_million_values_is_small_and_keeps_every_peak() -> None:
    values = np.zeros(1_000_000)
    values[[123_456, 777_777]] = 5, -7
    x, y = Pyramid(np.arange(1e6), values).view(0, 1e6, 500)
    assert len(x) <= 500 * 2 * BLOCK
    assert (y.min(), y.max()) == (-7, 5)
    assert abs(x[y.argmax()] - 123_456) < 1e6 / 500


def test_a_close_view_has_the_values_themselves() -> None:
    x, y = Pyramid(np.arange(1e5), np.arange(1e5)).view(500, 510, 500)
    assert list(x) == list(range(499, 512))
    assert list(y) == list(x)


def test_columns_without_a_unit_say_whose_they_are(qapp: QApplication) -> None:
    plot = Plot()
    for source in ("one run", "another run"):
        plot.curves.append(Series("share", "", np.zeros(1, np.int64), np.zeros(1), source))
    assert csv_text([plot]).splitlines()[0] == "time_s,share [one run],share [another run]"


def test_figures_leave_out_what_is_not_known() -> None:
    found = figures(series([1, 2, np.nan, 4]), 0, 3 * SECOND)
    assert found is not None
    assert (found.count, found.low, found.high) == (3, 1, 4)
    assert found.slope == pytest.approx(1)
    assert figures(series([np.nan]), 0, SECOND) is None


def test_a_parabola_is_found() -> None:
    fit = fitted(series(np.arange(20.0) ** 2 - 3), "parabola")
    assert fit.coefficients == pytest.approx((1, 0, -3), abs=1e-9)
    assert fit.rms < 1e-9
    with pytest.raises(ValueError, match="needs at least 3 values; there are 2"):
        fitted(series([1, 2]), "parabola")


def test_growth_and_powers_are_found() -> None:
    x = np.arange(1, 40.0)
    growth = fitted(series(3 * np.exp(0.1 * x)), "exponential")
    assert growth.coefficients == pytest.approx((3 * np.exp(0.1), 0.1))
    assert growth.explained == pytest.approx(1)
    power = fitted(series(np.concatenate([[0], 2 * x**1.5])), "power")
    assert power.formula == "2 x^1.5"
    with pytest.raises(ValueError, match="values above 0; the smallest is -1"):
        fitted(series([1, -1, 2]), "exponential")


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')",
        "a.shape",
        "a[0]",
        "'x' * 9",
        "(lambda: 1)()",
        "q",
        "abs(a, a)",
        "(" * 400,
        "a" * 501,
        "",
    ],
)
def test_what_is_no_arithmetic_is_refused(text: str) -> None:
    curve = series(np.ones(3))
    with pytest.raises(ExpressionError):
        evaluated(text, [curve])
    assert list(curve.values) == [1, 1, 1]


def test_great_powers_end_at_once() -> None:
    assert np.isinf(evaluated("9 ** 9 ** 9 ** 9 ** 9 + a", [series(np.ones(2))]).values).all()


@given(st.text(st.sampled_from("ab()+-*/. ,0123456789eE[]'\"_log"), max_size=60))
def test_any_text_gives_values_or_a_sentence(text: str) -> None:
    with suppress(ExpressionError):
        assert len(evaluated(text, [series(np.ones(3)), series(np.ones(5))]).values) == 3
