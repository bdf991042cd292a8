"""Columns that are kept must equal columns that are computed anew; totals between samples."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from app.charts.toolkit.columns import ColumnStore, TimeColumns
from app.charts.toolkit.figures import CurveFigure, RunningTotals, between
from engine.kernel.units import SECOND
from tests.app.charts.conftest import made
from tests.app.charts.synthetic import until

MOVES = st.lists(
    st.tuples(
        st.integers(0, 300), st.integers(40, 400), st.integers(5, 30), st.integers(0, 90), st.integers(0, 1)
    ),
    min_size=1,
    max_size=8,
)


@given(MOVES)
def test_kept_columns_equal_new_ones(moves: list[tuple[int, int, int, int, int]]) -> None:
    store, known = ColumnStore(blank=-1.0), 0
    for start, span, count, more, key in moves:
        known += more
        grid = TimeColumns.over(start, start + span, count)

        def compute(
            first: int, columns: int, until: int = known, grid: TimeColumns = grid, key: int = key
        ) -> np.ndarray:
            """How much of each column is known, in two rows."""
            edges = np.minimum(grid.edges(first, columns), until)
            return np.stack([np.diff(edges), np.diff(edges) + 1000 * key]).astype(float)

        store.update(grid, known, key, compute)
        whole = compute(grid.first, count)
        last = min(max(-(-known // grid.step) - grid.first, 0), count)
        whole[:, last:] = -1.0
        assert np.array_equal(store.values, whole)


def test_only_new_columns_are_computed() -> None:
    asked = []

    def compute(first: int, columns: int) -> np.ndarray:
        asked.append((first, columns))
        return np.zeros((1, columns))

    store, grid = ColumnStore(), TimeColumns(10, 5, 8)
    store.update(grid, 92, "run", compute)
    store.update(grid, 92, "run", compute)
    store.update(grid, 107, "run", compute)
    store.update(TimeColumns(10, 4, 8), 107, "run", compute)
    assert [call for call in asked if call[1]] == [(5, 5), (9, 2), (4, 1), (10, 1)]


def test_fresh_columns_are_handed_out_once() -> None:
    store, grid = ColumnStore(), TimeColumns(10, 0, 8)
    for known in (25, 47):
        store.update(grid, known, "run", lambda first, columns: np.zeros((1, columns)))
    assert store.take_fresh() == (0, 8)
    assert store.take_fresh() == (0, 0)
    store.update(grid, 52, "run", lambda first, columns: np.zeros((1, columns)))
    assert store.take_fresh() == (4, 6)


def test_no_fresh_column_lies_outside_of_a_narrower_grid() -> None:
    """A chart that was made wider and narrower again, before it was painted."""
    store = ColumnStore()
    for count in (20, 30, 20):
        store.update(TimeColumns(10, 0, count), 300, "key", lambda first, columns: np.zeros((1, columns)))
    assert store.take_fresh() == (0, 20)


def test_the_blanks_behind_another_run_are_fresh() -> None:
    store, grid = ColumnStore(), TimeColumns(10, 0, 8)
    for key, known in (("run", 80), ("other", 20), ("other", 30)):
        store.update(grid, known, key, lambda first, columns: np.zeros((1, columns)))
        if key == "run":
            store.take_fresh()
    assert store.take_fresh() == (0, 8)


@given(st.integers(0, 10**13), st.integers(1, 10**13), st.integers(1, 4000))
def test_a_grid_shows_what_it_was_asked_for(start: int, span: int, count: int) -> None:
    grid = TimeColumns.over(start, start + span, count)
    assert abs(grid.first * grid.step - start) <= grid.step
    assert (grid.first + grid.count) * grid.step >= start + span - grid.step
    assert grid.count == count


def test_times_and_places_are_inverse() -> None:
    grid = TimeColumns.over(1_000_000, 9_000_000, 640)
    assert grid.time(grid.x(5_432_100)) == 5_432_100


TOTALS = st.floats(0, 1e15) | st.just(np.nan)


@given(
    st.sets(st.integers(0, 10**12), min_size=1, max_size=9).map(sorted),
    st.lists(st.integers(0, 10**12), max_size=12),
    st.data(),
)
def test_totals_between_samples_are_those_of_numpy(
    time: list[int], more: list[int], data: st.DataObject
) -> None:
    """Also at the samples themselves, outside of them, and where a total is not known."""
    row = st.lists(TOTALS, min_size=len(time), max_size=len(time))
    totals = np.array([data.draw(row), data.draw(row)])
    times, at = np.array(time), np.array(sorted([*time, *more]))
    assert np.array_equal(
        between(times, totals, at), [np.interp(at, times, one) for one in totals], equal_nan=True
    )


def test_totals_of_a_growing_run_equal_those_of_the_whole_run() -> None:
    """Of counters, of gauges, and of what is divided by another total."""
    ids = ("guest.running", "guest.real", "guest.served_response", "guest.dasd")
    figures = [CurveFigure(id, lambda scenario: (0,)) for id in ids]
    run, growing = made(5, 100, ""), RunningTotals(figures)
    edges = np.arange(0, 90 * SECOND, 7 * SECOND)
    for seconds in (3, 4, 30, 31, 99):
        growing.values(until(run, seconds * SECOND), edges)
    found = growing.values(run, edges)
    assert np.isfinite(found[:, :-1]).all()
    assert np.array_equal(found, RunningTotals(figures).values(run, edges), equal_nan=True)
