"""Pointer and keys: zoom, pan and the one cursor of all charts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.charts.cpu import CHART as CPU
from app.charts.memory_bars.chart import CHART as MEMORY
from app.charts.memory_bars.chart import MemoryBars
from app.charts.paging import CHART as PAGING
from app.charts.timeline.chart import CHART as TIMELINE
from app.charts.toolkit.time_chart import TimeChart
from app.charts.toolkit.time_view import TimeNote, TimeView
from app.look import theme
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from tests.app.charts.conftest import Show
from tests.app.charts.synthetic import recording

OVER_TIME = [TIMELINE, CPU, PAGING]
every = pytest.mark.parametrize("kind", OVER_TIME, ids=lambda kind: kind.id)


def point(chart: TimeChart, x: float, y: float = 0.5) -> QPointF:
    """A point of the plot, x and y from 0 to 1."""
    plot = chart.here()[0].plot
    return QPointF(plot.left() + x * plot.width(), plot.top() + y * plot.height())


def move(chart: TimeChart, to: QPointF, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    kind, none = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    at = chart.mapToGlobal(to)
    QApplication.sendEvent(chart, QMouseEvent(kind, to, at, none, buttons, Qt.KeyboardModifier.NoModifier))


def wheel(
    chart: TimeChart, at: QPointF, up: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    event = QWheelEvent(
        at,
        chart.mapToGlobal(at),
        QPoint(),
        QPoint(0, up),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(chart, event)


@every
def test_the_pointer_moves_the_cursor_of_all(
    kind: type[TimeChart], show: Show, eleven: Recording, view: TimeView
) -> None:
    chart, bars = show(kind, eleven), show(MEMORY, eleven)
    move(chart, point(chart, 0.5))
    assert view.cursor == pytest.approx(50 * SECOND, abs=SECOND)
    assert bars.moment() in ("at 0:00:49", "at 0:00:50")
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert view.cursor is None
    assert bars.moment() == "now 0:01:40"


def test_the_cursor_is_at_the_same_time_in_all_charts(show: Show, eleven: Recording, view: TimeView) -> None:
    charts = [show(kind, eleven, 600 + 90 * i) for i, kind in enumerate(OVER_TIME)]
    view.set_cursor(25 * SECOND)
    for chart in charts:
        place, _ = chart.here()
        x = round(place.plot.left() + place.plot.width() * 0.25)
        image = chart.grab().toImage()
        line = [image.pixelColor(x + d, round(place.plot.bottom()) + 1).name() for d in (-1, 0, 1)]
        assert theme.current().cursor.name() in line


@every
def test_a_click_pins_the_cursor(
    kind: type[TimeChart], show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(kind, eleven)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=point(chart, 0.25).toPoint())
    assert view.pinned
    move(chart, point(chart, 0.75))
    assert view.cursor == pytest.approx(25 * SECOND, abs=SECOND)
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert view.cursor is None


@every
def test_the_wheel_zooms_at_the_pointer(
    kind: type[TimeChart], show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(kind, eleven)
    wheel(chart, point(chart, 0.75), 120)
    assert view.span < 90 * SECOND
    assert (75 * SECOND - view.start) / view.span == pytest.approx(0.75, abs=0.02)
    wheel(chart, point(chart, 0.5), -2400)
    assert (view.start, view.end) == (0, 100 * SECOND)


@every
def test_a_drag_moves_the_time(kind: type[TimeChart], show: Show, eleven: Recording, view: TimeView) -> None:
    chart = show(kind, eleven)
    view.zoom(4, 50 * SECOND)
    before, button = view.start, Qt.MouseButton.LeftButton
    QTest.mousePress(chart, button, pos=point(chart, 0.8).toPoint())
    for x in (0.7, 0.5, 0.3):
        move(chart, point(chart, x), button)
    QTest.mouseRelease(chart, button, pos=point(chart, 0.3).toPoint())
    assert view.start - before == pytest.approx(0.5 * view.span, rel=0.02)
    assert not view.pinned


@pytest.mark.parametrize(
    ("key", "start", "end"),
    [
        (Qt.Key.Key_W, 40 + 10 / 3 / 2, 60 - 10 / 3),
        (Qt.Key.Key_Up, 40 + 10 / 3 / 2, 60 - 10 / 3),
        (Qt.Key.Key_S, 35, 65),
        (Qt.Key.Key_Down, 35, 65),
        (Qt.Key.Key_A, 37, 57),
        (Qt.Key.Key_Left, 37, 57),
        (Qt.Key.Key_D, 43, 63),
        (Qt.Key.Key_Right, 43, 63),
        (Qt.Key.Key_F, 0, 100),
        (Qt.Key.Key_Home, 0, 20),
        (Qt.Key.Key_End, 40, 60),
    ],
)
def test_keys_zoom_and_pan(
    key: Qt.Key, start: float, end: float, show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(CPU, eleven)
    view.follow(45 * SECOND)
    view.zoom(5)
    assert (view.start, view.end) == (40 * SECOND, 60 * SECOND)
    QTest.keyClick(chart, key)
    assert view.span == pytest.approx(
        (20 / 1.5 if key in (Qt.Key.Key_W, Qt.Key.Key_Up) else end - start) * SECOND
    )
    if key not in (Qt.Key.Key_W, Qt.Key.Key_Up):
        assert view.start == pytest.approx(start * SECOND)


def test_keys_count_by_their_place_on_the_keyboard(
    show: Show, eleven: Recording, view: TimeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a French keyboard the key where others have W is labeled Z."""
    chart = show(CPU, eleven)
    monkeypatch.setattr("app.charts.toolkit.pointer.QGuiApplication.platformName", lambda: "xcb")
    none = Qt.KeyboardModifier.NoModifier
    chart.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Z, none, 25, 0, 0, "z"))
    assert view.span == pytest.approx(100 * SECOND / 1.5)
    chart.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_W, none, 52, 0, 0, "w"))
    assert view.span == pytest.approx(100 * SECOND / 1.5)


def test_keys_of_the_window_are_left_to_it(show: Show, eleven: Recording, view: TimeView) -> None:
    chart = show(CPU, eleven)
    for key, keys in (
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier),
    ):
        event = QKeyEvent(QEvent.Type.KeyPress, key, keys)
        chart.keyPressEvent(event)
        assert not event.isAccepted()
    assert (view.start, view.end) == (0, 100 * SECOND)


def test_shift_and_arrows_move_the_cursor(show: Show, eleven: Recording, view: TimeView) -> None:
    chart = show(CPU, eleven)
    QTest.keyClick(chart, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.pinned
    assert view.cursor is not None
    assert 50 * SECOND < view.cursor < 53 * SECOND
    QTest.keyClick(chart, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert view.cursor == 50 * SECOND


def test_ctrl_and_wheel_show_fewer_rows_and_f_shows_all(show: Show) -> None:
    chart = show(TIMELINE, recording(100, 10, 1.0))
    wheel(chart, point(chart, 0.5, 0.0), 120, Qt.KeyboardModifier.ControlModifier)
    assert (chart.rows.first, chart.rows.count) == (0, 80)
    for _ in range(8):
        wheel(chart, point(chart, 0.5, 0.0), 120, Qt.KeyboardModifier.ControlModifier)
    assert len(chart.lanes(chart.here()[0])) == chart.rows.count
    QTest.keyClick(chart, Qt.Key.Key_PageDown)
    assert chart.rows.first == chart.rows.count
    QTest.keyClick(chart, Qt.Key.Key_F)
    assert chart.rows.count == 0


def test_the_name_of_a_phase_and_of_a_mark_shows_at_the_pointer(show: Show, eleven: Recording) -> None:
    from app.charts.toolkit.marks import phases

    chart = show(CPU, eleven)
    place, grid = chart.here()
    strip = phases.strip(place.plot)
    notes = [TimeNote(eleven.now // 2, "MAINT: STOP CPU ALL")]

    def x_of(time: float) -> float:
        return float(place.plot.left() + grid.x(time))

    def name(x: float, y: float) -> str:
        at = QPointF(place.plot.left() + x * place.plot.width(), y)
        return phases.at_pointer(eleven.scenario, notes, at, place.plot, x_of)

    def of_note() -> str:
        at = QPointF(x_of(notes[0].at), place.plot.bottom() - 3)
        return phases.at_pointer(eleven.scenario, notes, at, place.plot, x_of)

    assert name(0.1, strip.center().y()) == "Warm-up"
    assert name(0.9, strip.center().y()) == "Pause"
    assert name(0.25, place.plot.bottom()) == "Middle"
    assert name(0.5, place.plot.center().y()) == ""
    assert of_note() == "MAINT: STOP CPU ALL"


def test_a_note_is_painted_on_the_axis(show: Show, eleven: Recording) -> None:
    chart = show(CPU, eleven)
    before = chart.grab().toImage()
    chart.time_view.set_notes([TimeNote(eleven.now // 3, "MAINT: STOP CPU ALL")])
    after = chart.grab().toImage()
    place, grid = chart.here()
    foot = QPointF(place.plot.left() + grid.x(eleven.now // 3), place.plot.bottom() - 2).toPoint()
    assert before.pixelColor(foot) != after.pixelColor(foot)
    assert after.pixelColor(foot) == theme.current().focus


def chosen(bars: MemoryBars) -> int | None:
    return bars.chosen


def test_a_bar_is_chosen_with_the_pointer_and_with_keys(show: Show, eleven: Recording) -> None:
    bars = show(MEMORY, eleven)
    place = bars.place(QRectF(bars.rect()), 1.0)
    fourth = bars.bars(place)[3]
    move(bars, QPointF(place.plot.left() + fourth.middle, place.plot.center().y()))
    assert chosen(bars) == 3
    QApplication.sendEvent(bars, QEvent(QEvent.Type.Leave))
    assert chosen(bars) is None
    QTest.keyClick(bars, Qt.Key.Key_Right)
    assert chosen(bars) == 0
    QTest.keyClick(bars, Qt.Key.Key_Left)
    assert chosen(bars) == 10
    QTest.keyClick(bars, Qt.Key.Key_Escape)
    assert chosen(bars) is None
