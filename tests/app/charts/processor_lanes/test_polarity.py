"""Lanes of processors under HiperDispatch: polarity as bands, parked time, and their words."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from app.charts.processor_lanes import polarity
from app.charts.processor_lanes.chart import CHART as LANES
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.state.prsm import Polarity
from tests.app.charts.conftest import Show, made
from tests.app.charts.pixels import rgb

VERTICAL = ["vertical high", "vertical medium", "vertical low"]


@pytest.fixture
def run() -> Recording:
    return made(11, 100, "hiper")


def naive(run: Recording, lanes: Lanes, step: int, origin: int, count: int) -> np.ndarray:
    """Time of each polarity by lane and column: what each sample has of each column until the next one."""
    out = np.zeros((len(lanes), count, len(Polarity)))
    for lane, column in np.ndindex(len(lanes), count):
        for k in range(len(run.time) - 1):
            low = max(int(run.time[k]), origin + column * step)
            high = min(int(run.time[k + 1]), origin + (column + 1) * step)
            for core in range(int(lanes.begin[lane]), int(lanes.end[lane])):
                out[lane, column, run.cores["polarity"][k, core]] += max(high - low, 0)
    return out


@pytest.mark.parametrize(("step", "origin"), [(SECOND // 3, 49 * SECOND), (7 * SECOND, 30 * SECOND + 5)])
def test_each_sample_holds_until_the_next_one(run: Recording, step: int, origin: int) -> None:
    edges = np.array([0, 3, 6, 7, 10])
    lanes = Lanes(edges[:-1], edges[1:], 9 * edges[:-1], np.full(4, 8))
    fast = polarity.from_samples(run, lanes, step, origin, 6)
    np.testing.assert_allclose(fast, naive(run, lanes, step, origin, 6), rtol=1e-5, atol=20)


@pytest.mark.parametrize("worn", ["light", "dark", "contrast"])
def test_a_band_under_each_lane_has_the_color_of_its_polarity(show: Show, run: Recording, worn: str) -> None:
    with theme.using(worn):
        chart = show(LANES, run, 900, 400)
        place, grid = chart.here()
        image, lanes = rgb(chart.grab().toImage()), chart.parts(place).lanes
        for core, second in [(0, 20), (6, 20), (6, 80), (9, 20)]:
            at = round(place.plot.left() + grid.x(second * SECOND))
            low = round(place.plot.top() + 1 + float(lanes.tops[core] + lanes.heights[core])) - 2
            kind = Polarity(int(run.cores["polarity"][second, core]))
            wanted = polarity.colour(kind, theme.current()).rgb()
            assert image[low, at] & 0xFFFFFF == wanted & 0xFFFFFF, (core, second)


def test_the_legend_the_box_and_the_table_tell_the_polarity(
    show: Show, run: Recording, view: TimeView
) -> None:
    chart = show(LANES, run, 900, 400)
    assert [key.label for key in chart.make_legend()][-5:] == ["idle", "parked", *VERTICAL]
    place, grid = chart.here()
    lanes = chart.parts(place).lanes
    low = place.plot.top() + 1 + float(lanes.tops[9] + lanes.heights[9] / 2)
    QTest.mouseMove(chart, QPoint(round(place.plot.left() + grid.x(20 * SECOND)), round(low)))
    assert view.cursor is not None
    title, lines = chart.readings(view.cursor, grid, place)
    assert title == "processor 9"
    assert [line.label for line in lines if line.value == "100%"] == ["vertical low"]
    assert "parked" in [line.label for line in lines]
    heads, *rows = chart.table()
    assert "parked" in heads
    assert [row[1] for row in rows] == [VERTICAL[0]] * 7 + [VERTICAL[1]] + [VERTICAL[2]] * 2


def test_cores_that_are_all_alike_have_no_legend_of_polarity(show: Show) -> None:
    chart = show(LANES, made(11, 100, "cec"), 900)
    assert not set(VERTICAL) & {key.label for key in chart.make_legend()}
