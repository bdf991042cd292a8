"""Panes that have no room are reached by scrolling; axes of values are zoomed, fixed and freed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.charts.lock import CHART as LOCK
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.layout import MIN_HEIGHT
from tests.app.charts.conftest import Show, made


@pytest.fixture
def low(show: Show) -> PaneChart:
    """A chart with room for one of its panes."""
    chart: PaneChart = show(LOCK, made(11, 100, "locks"), 700, 240)
    return chart


def shown(chart: PaneChart) -> list[str]:
    return [one.id for one, _ in chart.visible_panes()]


def axis_of(chart: PaneChart) -> QPointF:
    """The middle of the first axis of values."""
    _, own = chart.visible_panes()[0]
    return QPointF(own.plot.left() - 20, own.plot.center().y())


def turn(chart: PaneChart, at: QPointF) -> None:
    none, no_keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    place = chart.mapToGlobal(at)
    QApplication.sendEvent(
        chart, QWheelEvent(at, place, QPoint(), QPoint(0, 120), none, no_keys, phase, False)
    )


def top(chart: PaneChart) -> float:
    return chart.axes.scale(chart.panes()[0]).top


def test_every_pane_is_reached_by_keyboard(low: PaneChart) -> None:
    assert low.scroller.isVisible()
    seen, before = [], low.grab().toImage()
    for _ in low.panes():
        placed = low.visible_panes()
        assert min(own.plot.height() for _, own in placed) >= MIN_HEIGHT
        seen += shown(low)
        QTest.keyClick(low.scroller, Qt.Key.Key_Down)
    assert set(seen) == {one.id for one in low.panes()}
    assert low.grab().toImage() != before


def test_a_high_chart_shows_all_panes_and_no_scroll_bar(show: Show) -> None:
    chart = show(LOCK, made(11, 100, "locks"), 700, 500)
    assert shown(chart) == [one.id for one in chart.panes()]
    assert not chart.scroller.isVisible()


def test_a_scrolled_chart_that_grows_shows_all_panes(low: PaneChart) -> None:
    low.scroller.setValue(low.scroller.maximum())
    low.resize(700, 500)
    QApplication.processEvents()
    assert shown(low) == [one.id for one in low.panes()]


def test_the_wheel_zooms_an_axis_of_values_and_a_double_click_frees_it(low: PaneChart) -> None:
    before, span, picture = top(low), low.time_view.span, low.grab().toImage()
    turn(low, axis_of(low))
    assert top(low) < before
    assert low.time_view.span == span
    assert low.grab().toImage() != picture
    QTest.mouseDClick(low, Qt.MouseButton.LeftButton, pos=axis_of(low).toPoint())
    assert top(low) == before


def test_the_wheel_over_the_plot_zooms_the_time_only(low: PaneChart) -> None:
    before, span = top(low), low.time_view.span
    turn(low, QPointF(low.here()[0].plot.center()))
    assert low.time_view.span < span
    assert top(low) == before


def test_axes_by_keyboard(low: PaneChart) -> None:
    low.activateWindow()
    low.setFocus()
    before = top(low)
    QTest.keyClick(low, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert top(low) < before
    QTest.keyClick(low, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert top(low) == before


def entry(chart: PaneChart, text: str) -> QAction:
    return next(one for one in chart.actions() if text in one.text().replace("&", ""))


def test_the_right_button_fixes_axes_and_hides_curves(low: PaneChart) -> None:
    entry(low, "Fix value axes").trigger()
    assert all(low.axes.fixed(one) for one in low.panes())
    entry(low, "Fix value axes").trigger()
    assert not any(low.axes.fixed(one) for one in low.panes())
    menu = low.handling.curves
    assert entry(low, "Curves").menu() is menu
    menu.aboutToShow.emit()
    first = menu.actions()[0]
    assert first.isChecked()
    label = first.data()
    first.trigger()
    assert label in low.switches.hidden
