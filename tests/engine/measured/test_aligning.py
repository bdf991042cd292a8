"""The best shift is the one that was taken away."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import SECOND
from engine.measured.aligning import best_shift


def wave(seconds: np.ndarray) -> np.ndarray:
    return np.exp(-(((seconds - 200) / 30) ** 2)) + 0.6 * np.exp(-(((seconds - 420) / 20) ** 2))


@settings(max_examples=40, deadline=None)
@given(shift=st.integers(-3600, 3600), start=st.integers(0, 100), length=st.integers(450, 600))
def test_a_part_of_a_curve_finds_its_place(shift: int, start: int, length: int) -> None:
    whole = np.arange(0, 800.0)
    part = np.arange(start, min(start + length, 800.0), 0.7)
    found = best_shift(
        ((part - shift) * SECOND).astype(np.int64),
        3 * wave(part) + 7,
        (whole * SECOND).astype(np.int64),
        wave(whole),
    )
    assert found is not None
    assert found[0] / SECOND == pytest.approx(shift, abs=1.5)
    assert found[1] > 0.99


@pytest.mark.parametrize("values", [np.ones(50), np.full(50, np.nan), np.arange(3.0)])
def test_what_cannot_be_aligned(values: np.ndarray) -> None:
    times = np.arange(len(values), dtype=np.int64) * SECOND
    assert best_shift(times, values, times, np.sin(np.arange(len(values), dtype=float))) is None


def test_a_run_of_minutes_finds_its_place_in_a_week() -> None:
    run, week = np.arange(0, 800.0), np.arange(0, 7 * 86_400.0, 10)
    begin = 400_000
    found = best_shift(
        (week * SECOND).astype(np.int64), wave(week - begin), (run * SECOND).astype(np.int64), wave(run)
    )
    assert found is not None
    assert found[0] / SECOND == pytest.approx(-begin, abs=3)
    assert found[1] > 0.99
