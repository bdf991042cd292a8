"""The kernels of the timeline against slow twins."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from app.charts.timeline import state_columns
from app.charts.timeline.state_raster import LINES, STACK, find_runs, rule
from app.charts.toolkit.lanes.raster import paint, split
from engine.kernel.kinds import STATES, VcpuState
from engine.kernel.units import MS, SECOND
from tests.app.charts import naive
from tests.app.charts.synthetic import recording, until


def painted(spent: np.ndarray, out: np.ndarray, colours: np.ndarray, top: int = 0, high: int = 0) -> None:
    """Paint all columns of the only row; the hatching has the color 7."""
    place, room = (np.array([top]), np.array([high or len(out)]), np.zeros(1)), np.zeros(STATES, np.int64)
    look = STACK, LINES, colours, np.uint32(7), 6
    paint(spent, 0, spent.shape[1], 0, *place, *look, room, out)


TIMES = arrays(np.float32, STATES, elements=st.sampled_from([0, 0, 0, 1, 2, 50, 1_000, 1e6]))


@settings(max_examples=40, deadline=None)
@given(
    guests=st.integers(1, 5),
    seed=st.integers(0, 99),
    rate=st.sampled_from([0.1, 2.0, 30.0]),
    step=st.sampled_from([7 * MS, 300 * MS, SECOND - 1]),
    origin=st.integers(0, 9 * SECOND),
    now=st.integers(2 * SECOND, 10 * SECOND),
)
def test_fine_columns_hold_the_times_of_the_trace(
    guests: int, seed: int, rate: float, step: int, origin: int, now: int
) -> None:
    run = until(recording(guests, 10, rate, seed), now)
    row_of = np.arange(guests, dtype=np.int64) // 2
    rows = int(row_of[-1]) + 1
    fast = state_columns.spent(run, row_of, rows, step, origin, 13)
    slow = naive.spent(run, row_of, rows, step, origin, 13)
    np.testing.assert_allclose(fast, slow, rtol=1e-6, atol=1)


@settings(max_examples=40, deadline=None)
@given(
    guests=st.integers(1, 5),
    seed=st.integers(0, 99),
    rate=st.sampled_from([0.1, 2.0, 30.0]),
    step=st.integers(1, 4),
    origin=st.integers(0, 5),
    now=st.integers(2 * SECOND, 10 * SECOND),
)
def test_columns_between_samples_hold_the_times_of_the_trace(
    guests: int, seed: int, rate: float, step: int, origin: int, now: int
) -> None:
    run = until(recording(guests, 10, rate, seed), now)
    own = np.arange(guests, dtype=np.int64)
    place = step * SECOND, origin * SECOND, 4
    fast = state_columns.spent(run, own, guests, *place)
    np.testing.assert_allclose(fast, naive.spent(run, own, guests, *place), rtol=1e-6, atol=1)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 99), step=st.integers(SECOND, 5 * SECOND), origin=st.integers(0, 5 * SECOND))
def test_wide_columns_lose_no_time_and_no_state(seed: int, step: int, origin: int) -> None:
    """Edges between samples are interpolated: whatever was seen inside a column must be in it."""
    run, own = recording(3, 12, 4.0, seed), np.arange(3, dtype=np.int64)
    fast = state_columns.spent(run, own, 3, step, origin, 3)
    width = np.minimum(origin + step * np.arange(1, 4), run.now) - (origin + step * np.arange(3))
    np.testing.assert_allclose(fast.sum(axis=2), np.tile(np.maximum(width, 0), (3, 1)), rtol=1e-5, atol=2)
    for v, state, begin, end in naive.stretches(run):
        for column in range(3):
            if origin + column * step <= begin < end <= origin + (column + 1) * step:
                assert fast[v, column, state] > 0


def test_guests_that_are_not_shown_count_nothing() -> None:
    run = recording(3, 5)
    out = state_columns.spent(run, np.array([-1, 0, -1]), 1, SECOND, 0, 5)
    np.testing.assert_allclose(out.sum(axis=2), SECOND, rtol=1e-6)


@pytest.mark.parametrize("rows", [0, 1])
def test_a_trace_that_has_hardly_begun(rows: int) -> None:
    run = recording(1, 3, 0.4)
    run = until(run, 2 * SECOND)
    short = replace(run, trace=run.trace[:rows])
    out = state_columns.spent(short, np.zeros(1, np.int64), 1, 100 * MS, SECOND, 5)
    assert out.sum() == pytest.approx(500 * MS)


@given(part=TIMES, height=st.integers(1, 40))
def test_every_state_gets_a_pixel_and_the_height_is_used(part: np.ndarray, height: int) -> None:
    pixels = np.zeros(STATES, np.int64)
    split(part, height, 0.0, pixels)
    seen = part > 0
    assert pixels.sum() == (height if seen.any() and seen.sum() <= height else min(seen.sum(), height))
    if seen.sum() <= height:
        assert (pixels[seen] >= 1).all()
    assert (pixels[~seen] == 0).all()


def test_where_guests_share_a_row_a_state_must_be_worth_half_a_pixel() -> None:
    part, pixels = np.zeros(STATES), np.zeros(STATES, np.int64)
    part[[VcpuState.READY, VcpuState.TEST_IDLE, VcpuState.SIM_WAIT]] = 780.0, 210.0, 1.0
    split(part, 6, 0.5, pixels)
    assert pixels[VcpuState.SIM_WAIT] == 0
    assert (pixels[VcpuState.READY], pixels[VcpuState.TEST_IDLE]) == (5, 1)


@given(part=TIMES)
def test_heights_are_true_to_a_pixel_a_state(part: np.ndarray) -> None:
    pixels, height = np.zeros(STATES, np.int64), 200
    split(part, height, 0.0, pixels)
    if part.sum() > 0:
        assert np.abs(pixels - height * part / part.sum()).max() <= STATES


def test_a_picture_shows_the_shares_from_the_bottom_up() -> None:
    spent = np.zeros((1, 2, STATES), np.float32)
    spent[0, 0, [VcpuState.RUNNING, VcpuState.DORMANT]] = 30, 10
    spent[0, 1, [VcpuState.RUNNING, VcpuState.PAGE_WAIT]] = 1_000_000, 1
    out = np.zeros((10, 2), np.uint32)
    painted(spent, out, np.arange(100, 100 + STATES, dtype=np.uint32), 1, 8)
    running, page_wait, dormant = (
        100 + s for s in (VcpuState.RUNNING, VcpuState.PAGE_WAIT, VcpuState.DORMANT)
    )
    assert out[:, 0].tolist() == [0, dormant, dormant, *[running] * 6, 0]
    assert out[:, 1].tolist() == [0, page_wait, *[running] * 7, 0]


def test_a_state_rules_a_column_that_it_fills() -> None:
    spent = np.zeros((1, 5, STATES), np.float32)
    spent[0, 0, [VcpuState.RUNNING, VcpuState.READY]] = 98, 2
    spent[0, 1, [VcpuState.RUNNING, VcpuState.READY]] = 96, 4
    spent[0, 2, [VcpuState.RUNNING, VcpuState.STOPPED]] = 35, 65
    spent[0, 3, [VcpuState.RUNNING, VcpuState.STOPPED]] = 45, 55
    ruling = np.zeros((1, 5), np.int8)
    rule(spent, 0, 5, ruling)
    assert ruling[0].tolist() == [VcpuState.RUNNING, -1, VcpuState.STOPPED, -1, -1]


def test_stopped_and_suspended_have_lines_of_different_directions() -> None:
    def lines(state: VcpuState) -> np.ndarray:
        spent = np.zeros((1, 6, STATES), np.float32)
        spent[0, :, state] = 1
        out = np.zeros((6, 6), np.uint32)
        painted(spent, out, np.ones(STATES, np.uint32))
        return np.asarray(out == 7)

    assert np.array_equal(lines(VcpuState.STOPPED), np.eye(6, dtype=bool))
    assert np.array_equal(np.roll(lines(VcpuState.SUSPENDED), -1, axis=1), np.eye(6, dtype=bool)[:, ::-1])
    assert not lines(VcpuState.DORMANT).any()


def test_long_runs_are_found_in_spite_of_short_interruptions() -> None:
    ruling = np.full((2, 30), -1, np.int8)
    ruling[0, :12] = VcpuState.DORMANT
    ruling[0, 5] = VcpuState.RUNNING
    ruling[0, 12:] = VcpuState.RUNNING
    ruling[1, ::4] = VcpuState.RUNNING
    found = np.zeros((9, 4), np.int64)
    count = find_runs(ruling, 8, 2, found)
    assert found[:count].tolist() == [[0, 0, 12, VcpuState.DORMANT], [0, 12, 30, VcpuState.RUNNING]]
    assert find_runs(ruling, 15, 2, found) == 1


def test_the_stack_holds_each_state_once() -> None:
    assert sorted(STACK.tolist()) == list(range(STATES))
