"""Gestures on live charts, by mouse and keyboard: axes, spans, curves, heights of panes, plots."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.charts.cpu import CHART as CPU
from app.charts.linux_memory import CHART as LINUX_MEMORY
from app.charts.lock import CHART as LOCK
from app.charts.toolkit.chart import Chart, ChartKind
from app.charts.toolkit.marks.spans import SpanTable
from app.charts.toolkit.panes.chart import PaneChart, PaneKind
from app.charts.toolkit.panes.layout import GAP, MIN_HEIGHT
from app.charts.toolkit.panes.legend_lines import LegendRest, LegendSwitch
from app.charts.toolkit.time_chart import TimeChart
from app.charts.toolkit.time_view import TimeView
from app.help.hover import ChartWords
from app.panels.charts import chart_kinds
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.recording.recorder import Recording
from tests.app.charts.conftest import Show, made, readings_now
from tests.app.mouse import point_at

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
PANES = [kind for kind in chart_kinds() if isinstance(kind, PaneKind)]
every_pane_chart = pytest.mark.parametrize("kind", PANES, ids=lambda kind: kind.id)
every = pytest.mark.parametrize("kind", chart_kinds(), ids=lambda kind: kind.id)


@pytest.fixture
def locks(show: Show) -> PaneChart:
    """A chart with three panes, all seen."""
    chart: PaneChart = show(LOCK, made(11, 100, "locks"), 900, 520)
    return chart


def entry(chart: Chart, text: str) -> QAction:
    return next(one for one in chart.actions() if text in one.text().replace("&", ""))


def place(chart: TimeChart, seconds: float, part: float = 0.5) -> QPoint:
    """The place of a time in the plot, at a part of its height from above."""
    at, grid = chart.here()
    x = at.plot.left() + grid.x(seconds * SECOND) / at.ratio
    return QPointF(x, at.plot.top() + part * at.plot.height()).toPoint()


def drag(chart: TimeChart, start: QPoint, end: QPoint, keys: Qt.KeyboardModifier = NONE) -> None:
    QTest.mousePress(chart, LEFT, keys, start)
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(chart, start + (end - start) * step)
    QTest.mouseRelease(chart, LEFT, keys, end)


# ---- spans


@every_pane_chart
def test_a_drag_with_shift_shows_statistics_of_each_curve(
    kind: PaneKind, show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(kind, eleven, 900, 520)
    drag(chart, place(chart, 20), place(chart, 60), SHIFT)
    assert view.selected == pytest.approx((20 * SECOND, 60 * SECOND), abs=SECOND)
    assert view.start == 0  # the view has not moved
    table = chart.findChild(SpanTable)
    assert table is not None
    heads, *rows = table.rows()
    assert heads[:5] == ["curve", "mean", "minimum", "maximum", "5%"]
    assert len(rows) == len(chart.figures()) > 0
    assert table.y() >= chart.on_screen().plot.bottom()  # it covers nothing
    for row, shown in zip(rows, chart.figures(), strict=True):
        assert row[0].endswith(shown.label)
        mean, least, most = (float(text.split()[0].rstrip("%").replace(",", "")) for text in row[1:4])
        assert least <= mean + 0.06
        assert mean <= most + 0.06


def test_statistics_agree_with_the_counters(show: Show, eleven: Recording, view: TimeView) -> None:
    chart = show(CPU, eleven, 900, 420)
    view.select((20 * SECOND, 60 * SECOND))
    chart.show_statistics(True)
    first, last = view.selected
    table = chart.findChild(SpanTable)
    spent = eleven.guests["emul_ns"][:, :4].sum(axis=1) + eleven.guests["cp_ns"][:, :4].sum(axis=1)
    steps = np.diff(spent[first // SECOND : last // SECOND + 1]) / SECOND
    row = table.rows()[1]
    assert float(row[1]) == pytest.approx(steps.mean(), rel=0.05)
    assert float(row[3]) == pytest.approx(steps.max(), rel=0.05)
    assert row[-1] == "IFLs"  # without what the chart says about its bands
    area = float(row[-2].split()[0].replace(",", ""))
    assert area == pytest.approx(np.trapezoid(steps, dx=1.0), rel=0.1)


def test_a_row_of_the_statistics_opens_its_curve_in_the_plots(
    show: Show, eleven: Recording, view: TimeView, qtbot: QtBot
) -> None:
    chart = show(CPU, eleven, 900, 420)
    view.select((20 * SECOND, 60 * SECOND))
    chart.show_statistics(True)
    table = chart.findChild(SpanTable)
    table.setFocus()
    table.setCurrentCell(1, 0)
    with qtbot.waitSignal(chart.plot_wanted) as asked:
        QTest.keyClick(table, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | SHIFT)
    assert asked.args[0] == [chart.plotted()[0][1:2]]


def test_statistics_leave_the_pane_of_a_low_chart_high_enough(
    show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(CPU, eleven, 540, 176)
    view.select((20 * SECOND, 60 * SECOND))
    chart.show_statistics(True)
    assert chart.plots(chart.on_screen())[0].height() >= 70
    table = chart.findChild(SpanTable)
    assert table.viewport().height() >= table.rowHeight(0)


def test_a_span_by_keyboard_and_escape(show: Show, eleven: Recording, view: TimeView) -> None:
    chart, other = show(CPU, eleven, 700, 420), show(CPU, eleven, 700, 420)
    view.choose(50 * SECOND)
    for _ in range(6):
        QTest.keyClick(chart, Qt.Key.Key_Right, ALT | SHIFT)
    assert view.selected is not None
    assert view.selected[0] == 50 * SECOND < view.selected[1]
    table = chart.findChild(SpanTable)
    assert not table.isHidden()
    assert other.findChild(SpanTable) is None
    before = chart.on_screen().plot.bottom()
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert view.selected is None
    assert table.isHidden()
    assert chart.on_screen().plot.bottom() > before


def test_the_selected_span_is_seen_in_all_charts(show: Show, eleven: Recording, view: TimeView) -> None:
    charts = [show(kind, eleven) for kind in (CPU, next(k for k in chart_kinds() if k.id == "timeline"))]
    before = [chart.grab().toImage() for chart in charts]
    view.select((20 * SECOND, 60 * SECOND))
    assert all(chart.grab().toImage() != image for chart, image in zip(charts, before, strict=True))


# ---- axes


def turn(chart: PaneChart, at: QPointF, up: int = 120) -> None:
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, chart.mapToGlobal(at), QPoint(), QPoint(0, up), none, NONE, phase, False)
    QApplication.sendEvent(chart, event)


@every_pane_chart
def test_the_wheel_zooms_each_axis_of_values(kind: PaneKind, show: Show, eleven: Recording) -> None:
    chart = show(kind, eleven, 900, 520)
    for pane, own in chart.visible_panes():
        before = chart.axes.scale(pane).top
        turn(chart, QPointF(own.plot.left() - 20, own.plot.center().y()))
        assert chart.axes.scale(pane).top < before
        at = QPointF(own.plot.left() - 20, own.plot.center().y()).toPoint()
        QTest.mouseDClick(chart, LEFT, pos=at)
        assert chart.axes.scale(pane).top == before


def test_a_logarithmic_axis_shows_small_values(locks: PaneChart) -> None:
    pane, before = locks.panes()[0], locks.grab().toImage()
    entry(locks, "Logarithmic").trigger()
    locks.grab()
    scale = locks.axes.scale(pane)
    assert scale.log
    assert 0 < scale.least < scale.top / 5
    assert float(scale.shares(np.array(scale.least))) == 0.0
    assert float(scale.shares(np.array(np.sqrt(scale.least * scale.top)))) == pytest.approx(0.5)
    assert locks.grab().toImage() != before
    entry(locks, "Logarithmic").trigger()
    locks.grab()
    assert not locks.axes.scale(pane).log


def test_the_menu_acts_on_the_pane_at_which_it_was_opened(locks: PaneChart) -> None:
    (first, _), (second, own), *_ = locks.visible_panes()
    locks.customContextMenuRequested.emit(own.plot.center().toPoint())
    entry(locks, "Fix value axes").trigger()
    assert locks.axes.fixed(second)
    assert not locks.axes.fixed(first)


# ---- heights of panes


def test_a_pane_is_dragged_taller_and_a_double_click_frees_it(locks: PaneChart) -> None:
    pane, own = locks.visible_panes()[0]
    high, border = own.plot.height(), own.plot.bottom() + GAP / 2
    start = QPoint(round(own.plot.center().x()), round(border))
    drag(locks, start, start + QPoint(0, 60))
    taller = locks.visible_panes()[0][1].plot
    assert taller.height() == pytest.approx(high + 60, abs=2)
    assert all(one.plot.height() >= MIN_HEIGHT - 1 for _, one in locks.visible_panes())
    assert locks.time_view.start == 0
    QTest.mouseDClick(locks, LEFT, pos=QPointF(taller.center().x(), taller.bottom() + GAP / 2).toPoint())
    assert locks.visible_panes()[0][1].plot.height() == pytest.approx(high, abs=1)


def test_panes_that_lose_their_room_are_reached_by_scrolling(locks: PaneChart) -> None:
    count = len(locks.visible_panes())
    locks.activateWindow()
    locks.setFocus()
    for _ in range(20):
        QTest.keyClick(locks, Qt.Key.Key_Down, ALT | SHIFT)
    assert len(locks.visible_panes()) < count
    assert locks.scroller.isVisible()
    _, own = locks.visible_panes()[0]
    turn(locks, QPointF(locks.width() - 40, own.plot.center().y()), -120)  # over the legend
    assert locks.scroller.value() == 1
    locks.handling.view_all()
    assert len(locks.visible_panes()) == count


# ---- curves


def test_a_curve_that_is_pointed_at_lies_on_top(locks: PaneChart, qtbot: QtBot) -> None:
    switch = next(one for one in locks.findChildren(LegendSwitch) if one.pane == "time")
    before = locks.grab().toImage()
    locks.activateWindow()
    switch.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(switch.hasFocus)
    assert locks.chosen == switch.label
    assert locks.grab().toImage() != before
    QTest.keyClick(switch, Qt.Key.Key_Down)
    assert locks.chosen != switch.label
    locks.setFocus()
    assert locks.chosen == ""


def test_a_click_on_a_curve_puts_it_on_top(show: Show, eleven: Recording) -> None:
    chart = show(CPU, eleven, 900, 420)
    column = round(chart.here()[0].plot.width() / 2)
    ((pane, own),) = chart.visible_panes()
    values = chart.values.columns.own.values[: len(pane.on), column]
    y = own.plot.bottom() - float(chart.axes.scale(pane).shares(values)[1]) * own.plot.height()
    QTest.mouseClick(chart, LEFT, NONE, QPoint(round(own.plot.left()) + column, round(y)))
    assert chart.chosen == pane.on[1].label or abs(values[1] - values.max()) < 0.1
    QTest.mouseClick(chart, LEFT, NONE, QPoint(round(own.plot.left()) + column, round(own.plot.top()) + 3))
    assert chart.chosen == ""


@every_pane_chart
def test_legends_list_every_curve_and_cover_no_plot(kind: PaneKind, show: Show, eleven: Recording) -> None:
    chart = show(kind, eleven, 640, 520)
    point_at(chart, chart.here()[0].plot.center())
    for pane, own in chart.visible_panes():
        entries = chart.shown().entries[pane.id]
        boxes = chart.switches.boxes(own, entries)
        assert len(boxes) == len(entries) >= len(pane.curves)
        assert {curve.label for curve in pane.curves} <= {one.switch for one in entries}
        assert all(box.left() > own.plot.right() for box in boxes)
        assert all(box.right() <= chart.width() for box in boxes)
        assert own.plot.height() >= MIN_HEIGHT


# ---- plots


@every
def test_a_chart_opens_in_the_plots_with_its_measures(
    kind: ChartKind, show: Show, eleven: Recording, qtbot: QtBot
) -> None:
    chart = show(kind, eleven)
    with qtbot.waitSignal(chart.plot_wanted) as wanted:
        entry(chart, "Open in plot").trigger()
    (plots,) = wanted.args
    assert plots
    for id, numbers in (one for plot in plots for one in plot):
        assert len(measures()[id].values(eleven, numbers, eleven.time)) == len(eleven.time) - 1


# ---- entries of a legend that have no room


def rest_of(chart: PaneChart, pane: str) -> LegendRest | None:
    buttons = (one for one in chart.findChildren(LegendRest) if one.isVisible())
    return next((one for one in buttons if one.pane == pane), None)


@every_pane_chart
def test_each_entry_has_a_line_or_is_counted(kind: PaneKind, show: Show, eleven: Recording) -> None:
    chart: PaneChart = show(kind, eleven, 900, 150)
    for pane, own in chart.visible_panes():
        entries, rest = chart.shown().entries[pane.id], rest_of(chart, pane.id)
        lines = len(chart.switches.boxes(own, entries))
        assert list(entries[lines:]) == list(rest.entries if rest is not None else [])


def test_a_menu_shows_entries_without_room_with_their_values(show: Show, qtbot: QtBot) -> None:
    chart: PaneChart = show(LINUX_MEMORY, made(11, 100, "linux"), 900, 150)
    chart.grab()  # the values are read when they are painted
    pane = chart.visible_panes()[0][0]
    rest = rest_of(chart, pane.id)
    assert rest is not None
    QTest.mouseClick(rest, LEFT)
    qtbot.waitUntil(rest.menu.isVisible)
    shown = [one.text().split("\t") for one in rest.menu.actions()]
    assert [label for label, *_ in shown] == [one.label for one in rest.entries]
    readings = readings_now(chart)[pane.id][-len(shown) :]
    assert [value for _, value in shown] == [value for value, _ in readings]
    action = next(one for one in rest.menu.actions() if one.isCheckable())
    label = action.text().split("\t")[0]
    action.trigger()
    rest.menu.close()
    assert label in chart.switches.hidden


@every
@pytest.mark.parametrize("width", [260, 380])
def test_each_entry_of_a_head_is_shown_or_counted(
    kind: ChartKind, width: int, show: Show, eleven: Recording
) -> None:
    chart = show(kind, eleven, width, 160)
    head, keys = chart.on_screen().header, [*chart.make_legend(), *chart.compare_legend()]
    rest = [head.rest.key.label] if head.rest is not None else []
    shown = [entry.key.label for entry in head.entries]
    assert ", ".join([*shown, *rest]) == ", ".join(key.label for key in keys)
    if head.rest is not None:
        assert head.rest.stands_for == len(keys) - len(shown)
        assert head.rest.box.right() <= chart.width()
        assert chart.words_at(head.rest.box.center()) == head.rest.key.label
        assert ChartWords(chart).explain(head.rest.key.label)
