"""The stretch of time and the cursor that all charts share."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.charts.cpu import CHART as CPU
from app.charts.toolkit.time_view import BUDGET, MIN_SPAN, TimeView
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from tests.app.charts.conftest import Show
from tests.app.charts.synthetic import until

WHOLE = 1000 * SECOND


def cursor(view: TimeView) -> int | None:
    return view.cursor


def follows(view: TimeView) -> bool:
    return view.following


@pytest.fixture
def whole(view: TimeView) -> TimeView:
    view.fit(WHOLE)
    return view


def test_zoom_keeps_the_time_under_the_pointer(whole: TimeView) -> None:
    at = 250 * SECOND
    whole.zoom(4, at)
    assert whole.span == WHOLE // 4
    assert (at - whole.start) / whole.span == pytest.approx(0.25)


def test_zoom_ends_at_a_millisecond_and_at_the_whole(whole: TimeView) -> None:
    whole.zoom(1e12)
    assert whole.span == MIN_SPAN
    whole.zoom(1e-12)
    assert (whole.start, whole.end) == (0, WHOLE)


@given(st.lists(st.tuples(st.floats(0.1, 10), st.integers(0, WHOLE), st.floats(-2, 2)), max_size=12))
def test_the_view_stays_inside_the_scenario(moves: list[tuple[float, int, float]]) -> None:
    view = TimeView()
    view.fit(WHOLE)
    for factor, at, fraction in moves:
        view.zoom(factor, at)
        view.pan(fraction)
        assert 0 <= view.start < view.end <= WHOLE
        assert view.span >= MIN_SPAN


def test_following_turns_the_page(whole: TimeView) -> None:
    whole.zoom(10, 0)
    whole.follow(50 * SECOND)
    assert whole.start == 0
    whole.follow(101 * SECOND)
    assert whole.start < 101 * SECOND < whole.end
    assert whole.start > 0


def test_looking_back_ends_following_and_the_end_key_resumes_it(whole: TimeView) -> None:
    whole.zoom(10, 0)
    whole.follow(800 * SECOND)
    assert follows(whole)
    whole.go(0)
    assert not follows(whole)
    whole.follow(801 * SECOND)
    assert whole.start == 0
    whole.set_following(True)
    assert whole.start < 801 * SECOND < whole.end


def test_a_pinned_cursor_stays(whole: TimeView) -> None:
    whole.hover(5 * SECOND)
    assert cursor(whole) == 5 * SECOND
    whole.hover(None)
    assert cursor(whole) is None
    whole.pin(7 * SECOND)
    whole.hover(9 * SECOND)
    assert cursor(whole) == 7 * SECOND
    whole.pin(7 * SECOND)
    whole.hover(None)
    assert cursor(whole) is None


def test_signals_come_only_with_changes(whole: TimeView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(whole.changed), qtbot.assertNotEmitted(whole.cursor_moved):
        whole.fit(WHOLE)
        whole.set_cursor(None)
    with qtbot.waitSignal(whole.changed):
        whole.zoom(2)
    with qtbot.waitSignal(whole.cursor_moved):
        whole.set_cursor(1)


class Slow:
    """A chart that takes some seconds to paint, and notes the frames in which it does."""

    def __init__(self, view: TimeView, cost: float, pointed: bool = False) -> None:
        self._view, self.cost, self.pointed = view, cost, pointed
        self.painted: list[int] = []

    def catch_up(self) -> None:
        self.painted.append(self._view.frames)
        self._view.wait(self)  # as charts do whose legends are not due


@given(
    costs=st.lists(st.floats(0.0, 2.0).map(lambda part: part * BUDGET), min_size=1, max_size=6),
    frames=st.integers(6, 30),
)
def test_charts_share_the_time_of_a_frame_and_none_is_left_out(costs: list[float], frames: int) -> None:
    view = TimeView()
    charts = [Slow(view, cost) for cost in costs]
    for _ in range(frames):
        view.begin_frame()
        for chart in charts:
            view.wait(chart)
        view.schedule_repaints()
    for frame in range(1, frames + 1):
        taken = [chart.cost for chart in charts if frame in chart.painted]
        assert taken
        assert sum(taken) <= max(BUDGET, *taken) + 1e-12
    for chart in charts:
        pauses = [b - a for a, b in pairwise([0, *chart.painted, frames + 1])]
        assert max(pauses) <= len(charts) + 1


@given(
    costs=st.lists(st.floats(0.01, 2.0).map(lambda part: part * BUDGET), min_size=1, max_size=6),
    busy=st.lists(st.booleans(), min_size=6, max_size=30),
)
def test_the_chart_pointed_at_is_painted_in_every_frame_and_leaves_others_the_rest(
    costs: list[float], busy: list[bool]
) -> None:
    view = TimeView()
    pointed, *others = [Slow(view, cost, number == 0) for number, cost in enumerate(costs)]
    for is_busy in busy:
        view.begin_frame()
        for chart in (*others, pointed):
            view.wait(chart)
        view.schedule_repaints(is_busy)
    assert pointed.painted == list(range(1, len(busy) + 1))
    for frame, is_busy in enumerate(busy, 1):
        taken = [chart.cost for chart in others if frame in chart.painted]
        assert bool(taken) == (bool(others) and not is_busy)
        assert len(taken) <= 1 or pointed.cost + sum(taken) <= BUDGET + 1e-12


def test_a_chart_under_the_pointer_is_first_only_while_it_is_zoomed(
    show: Show, view: TimeView, qtbot: QtBot, eleven: Recording
) -> None:
    """New data alone wait like those of other charts."""
    chart = show(CPU, until(eleven, 60 * SECOND))

    def under() -> bool:
        QTest.mouseMove(chart, QPoint(1, 1))
        QTest.mouseMove(chart, chart.rect().center())
        return bool(chart.underMouse())

    qtbot.waitUntil(under)
    view.begin_frame()
    chart.set_recording(until(eleven, 70 * SECOND))
    assert chart.turn.due
    assert not chart.pointed
    view.zoom(2)
    assert chart.turn.due
    assert chart.pointed
    view.schedule_repaints()
    assert not chart.turn.due
