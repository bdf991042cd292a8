"""Markers: a flag each in every chart over time and in the scrub bar, and the stretch between two of them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.charts.cpu import CHART as CPU
from app.charts.paging import CHART as PAGING
from app.charts.timeline.chart import CHART as TIMELINE
from app.charts.toolkit.marks import markers
from app.charts.toolkit.time_chart import TimeChart
from app.charts.toolkit.time_view import TimeView
from app.look import axis_text as axis
from app.look import theme
from app.widgets.scrub_bar import ScrubBar
from engine.kernel.units import MINUTE, MS, SECOND, US
from engine.recording.recorder import Recording
from tests.app.charts.conftest import Show
from tests.app.mouse import point_at

MARKERS = [
    SimpleNamespace(at=20 * SECOND, title="load begins"),
    SimpleNamespace(at=80 * SECOND, title="load ends"),
    SimpleNamespace(at=30 * SECOND, title="between"),
]
every = pytest.mark.parametrize("kind", [TIMELINE, CPU, PAGING], ids=lambda kind: kind.id)


def plot(chart: TimeChart) -> QRectF:
    return chart.place(QRectF(chart.rect()), 1.0).plot


def x(chart: TimeChart, seconds: float) -> int:
    place, grid = chart.here()
    return round(place.plot.left() + grid.x(seconds * SECOND) / place.ratio)


def column(image: QImage, at: int, box: QRectF) -> list[str]:
    return [image.pixelColor(at, y).name() for y in range(int(box.top()) + 2, int(box.bottom()) - 2)]


@every
def test_each_marker_is_a_line_with_a_flag(
    kind: type[TimeChart], show: Show, eleven: Recording, view: TimeView
) -> None:
    chart, colour = show(kind, eleven), theme.current().warning.name()
    assert colour not in column(chart.grab().toImage(), x(chart, 20), plot(chart))
    view.set_markers(MARKERS)
    QApplication.processEvents()
    image, box = chart.grab().toImage(), plot(chart)
    for marker in MARKERS:
        line = column(image, x(chart, marker.at / SECOND), box)
        assert line.count(colour) > 0.9 * len(line)
        flag = image.pixelColor(x(chart, marker.at / SECOND) + 2, int(box.top()) - 7).name()
        assert flag == colour
    view.set_markers([])
    assert colour not in column(chart.grab().toImage(), x(chart, 20), box)


@every
def test_the_pair_shades_the_stretch_between(
    kind: type[TimeChart], show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(kind, eleven)
    view.set_markers(MARKERS)
    before = chart.grab().toImage()
    view.set_markers(MARKERS, (1, 0))  # in either order
    after, box = chart.grab().toImage(), plot(chart)
    assert view.stretch == (20 * SECOND, 80 * SECOND)
    assert markers.length_text(view) == "0:01:00"
    for seconds, shaded in ((10, False), (25, True), (70, True), (90, False)):
        same = column(before, x(chart, seconds), box) == column(after, x(chart, seconds), box)
        assert same != shaded, seconds


@every
def test_the_pointer_on_a_flag_gives_its_title(
    kind: type[TimeChart], show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(kind, eleven)
    view.set_markers(MARKERS)
    point = QPoint(x(chart, 20) + 4, int(plot(chart).top()) - 9)
    point_at(chart, QPointF(point))
    place, grid = chart.here()

    def to_x(time: float) -> float:
        return float(place.plot.left() + grid.x(time) / place.ratio)

    assert markers.at_pointer(view, chart.pointer, place.plot, to_x) == "load begins  0:00:20"
    point_at(chart, QPointF(point + QPoint(35, 0)))
    assert markers.at_pointer(view, chart.pointer, place.plot, to_x) == ""


def test_markers_out_of_sight_leave_nothing(show: Show, eleven: Recording, view: TimeView) -> None:
    chart = show(CPU, eleven)
    view.go(0)
    view.zoom(20, 50 * SECOND)
    view.set_markers([])
    before = chart.grab().toImage()
    view.set_markers(MARKERS)
    assert chart.grab().toImage() == before
    view.set_markers(MARKERS, (0, 1))  # all that is seen lies between the two
    assert chart.grab().toImage() != before


@pytest.mark.parametrize("pair", [None, (0, 3), (5, 1)])
def test_a_pair_of_markers_that_are_not_there_is_none(view: TimeView, pair: tuple[int, int] | None) -> None:
    view.set_markers(MARKERS, pair)
    assert view.stretch is None
    assert markers.length_text(view) == ""


def test_a_length_is_written_as_short_as_it_is() -> None:
    lengths = (90 * MINUTE, MINUTE, 59 * SECOND, 1_500 * MS, 20 * MS, 7 * US, 0)
    texts = [axis.span_text(length) for length in lengths]
    assert texts == ["1:30:00", "0:01:00", "59 s", "1.5 s", "20 ms", "7 µs", "0 µs"]


def test_the_scrub_bar_shows_markers_and_their_stretch(qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    bar = ScrubBar()
    qtbot.addWidget(bar)
    bar.resize(600, 32)
    bar.set_run(100 * SECOND, [], [])
    bar.set_recorded(100 * SECOND)
    bar.show()
    before = bar.grab().toImage()
    bar.set_markers([marker.at for marker in MARKERS])
    flags = bar.grab().toImage()
    colour = theme.current().warning
    for marker in MARKERS:
        pixel = flags.pixelColor(round(bar.x(marker.at)) + 2, 4)
        assert abs(pixel.red() - colour.red()) + abs(pixel.green() - colour.green()) < 60
    bar.set_markers([marker.at for marker in MARKERS], (0, 1))
    shaded, middle = bar.grab().toImage(), round(bar.x(55 * SECOND))
    assert shaded.pixelColor(middle, 15) != flags.pixelColor(middle, 15) == before.pixelColor(middle, 15)
    outside = round(bar.x(90 * SECOND))
    assert shaded.pixelColor(outside, 15) == before.pixelColor(outside, 15)
    bar.set_markers([])
    assert bar.grab().toImage() == before
