"""Values of one's own files stand beside the curves of the same measures, and nowhere else."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.measured import means
from app.charts.toolkit.time_view import TimeView
from app.panels.charts import chart_kind
from engine.kernel.units import SECOND
from engine.measures.target import Measured, MeasuredTarget
from engine.recording.recorder import Recording
from engine.sim import Simulation
from tests.engine.small import small

pytestmark = pytest.mark.gui
RATE = "system.page_rate"
SIZE = QSize(700, 420)


@pytest.fixture(scope="module")
def run() -> Recording:
    sim = Simulation(small("suspend"))
    sim.run(2 * SECOND)
    return sim.recording()


def made(qtbot: QtBot, run: Recording, name: str) -> Chart:
    view = TimeView()
    view.fit(run.now)
    chart = chart_kind(name)(view)
    view.setParent(chart)  # kept as long as it
    qtbot.addWidget(chart)
    chart.resize(SIZE)
    chart.set_recording(run)
    return chart


def series(target: MeasuredTarget, level: float, run: Recording) -> tuple[str, Measured]:
    times = np.linspace(0, run.now, 20).astype(np.int64)
    return "site.csv", Measured("a", target, times, np.full(20, level))


def shown(chart: Chart) -> np.ndarray:
    image = chart.image(SIZE)
    return np.frombuffer(image.constBits(), np.uint32).reshape(SIZE.height(), SIZE.width()).copy()


def test_measured_values_stand_beside_their_curve(qtbot: QtBot, run: Recording) -> None:
    chart = made(qtbot, run, "paging")
    assert isinstance(chart, PaneChart)
    measures = {one.figure.measure.id for one in chart.figures()}
    pane = next(one for one in chart.panes() for curve in one.curves if curve.figure is not None)
    target = next(curve.figure for curve in pane.curves if curve.figure is not None)
    before, top = shown(chart), chart.axes.scale(pane).top
    chart.set_measured([series(MeasuredTarget(target.measure.id), 3 * top, run)])
    after = shown(chart)
    assert (before != after).any()
    assert chart.axes.scale(pane).top >= 3 * top * target.scale / target.measure.scale
    assert "site.csv" in [key.label for key in chart.compare_legend()]
    assert (shown(chart) == after).all()
    chart.set_measured([])
    assert (shown(chart) == before).all()
    other = "guest.wakes"
    assert other not in measures
    chart.set_measured([series(MeasuredTarget(other), 3 * top, run)])
    assert (shown(chart) == before).all()
    assert chart.compare_legend() == []


def test_only_the_same_members_count(qtbot: QtBot, run: Recording) -> None:
    chart = made(qtbot, run, "cpu")
    figures = [one.figure for one in chart.figures() if one.figure.measure.of == "guest"]
    assert figures
    userid = run.scenario.guests[0].userid
    alone = [one for one in figures if list(one.numbers(run.scenario)) == [0]]
    before = shown(chart)
    chart.set_measured([series(MeasuredTarget(figures[0].measure.id, userid), 0.5, run)])
    assert (shown(chart) != before).any() == bool(alone)
    chart.set_measured([series(MeasuredTarget(figures[0].measure.id, "NOBODY"), 0.5, run)])
    assert (shown(chart) == before).all()


@settings(max_examples=80, deadline=None)
@given(
    times=st.lists(st.integers(0, 1000), min_size=2, max_size=30, unique=True).map(sorted),
    values=st.lists(st.floats(-100, 100), min_size=30, max_size=30),
    step=st.integers(1, 300),
)
def test_means_are_those_of_lines(times: list[int], values: list[float], step: int) -> None:
    at = np.array(times) * SECOND
    one = Measured("a", MeasuredTarget(RATE), at, np.array(values[: len(times)]))
    edges = np.arange(-step, 1400, step) * SECOND
    found = means(one, edges)
    for low, high, mean in zip(edges[:-1], edges[1:], found, strict=True):
        first, last = max(low, at[0]), min(high, at[-1])
        if first >= last:
            assert np.isnan(mean)
            continue
        inside = [first, *(time for time in at if first < time < last), last]
        ys = np.interp(inside, at, one.values)
        wanted = np.trapezoid(ys, inside) / (last - first)
        assert mean == pytest.approx(wanted, rel=1e-4, abs=1e-3)
