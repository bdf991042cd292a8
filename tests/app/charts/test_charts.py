"""All charts: what they show, their tables, their pictures."""

from __future__ import annotations

import json
import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import charts
from app.charts.toolkit.chart import Chart, ChartKind
from app.charts.toolkit.description import ANY_SCENARIO
from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.time_view import TimeView
from app.export.chart import svg
from app.look import theme
from app.panels.charts import chart_kind, chart_kinds, chart_specs
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from tests.app.charts.conftest import Show, made, need_of
from tests.app.charts.pixels import names, rgb
from tests.app.charts.synthetic import until

KINDS = chart_kinds()
every = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)


def ink_in(image: QImage, box: QRectF) -> set[str]:
    """The colors of a part of a picture."""
    ratio = image.devicePixelRatio()
    left, top = round(box.left() * ratio), round(box.top() * ratio)
    right, bottom = round(box.right() * ratio), round(box.bottom() * ratio)
    return names(image, QRect(QPoint(left, top), QPoint(right, bottom)), 2)


def test_the_charts_are_found_in_order() -> None:
    first = "memory timeline cpu paging processors timers lock physical lpars aging".split()
    linux = "linux_memory guest_size linux_cpus throughput scans pool".split()
    complex_ = "relocation passes device_heat link_rates steal system_cpu".split()
    clusters = "cluster members efficiency packs".split()
    assert [kind.id for kind in KINDS] == [*first, *linux, *complex_, *clusters, "hiperdispatch", "lanes"]


def test_every_chart_of_the_package_is_listed() -> None:
    names = [one.name for one in pkgutil.walk_packages(charts.__path__, "app.charts.")]
    found = [getattr(import_module(name), "CHART", None) for name in names]
    assert {kind.id for kind in found if kind is not None} == {kind.id for kind in KINDS}


def test_a_chart_of_panes_is_a_file_of_at_most_40_lines() -> None:
    kinds = [kind for kind in KINDS if isinstance(kind, PaneKind)]
    files = {
        kind.id: Path(charts.__file__).with_name(f"{chart_specs()[kind.id].factory}.py") for kind in kinds
    }
    lines = {id: len(file.read_text("utf-8").splitlines()) for id, file in files.items()}
    assert len(lines) == 19
    assert {id: count for id, count in lines.items() if count > 40} == {}


@every
def test_before_a_run_a_chart_says_so(kind: ChartKind, show: Show) -> None:
    chart = show(kind, None)
    assert chart.describe() == ANY_SCENARIO.text
    worn, plot = theme.current(), chart.place(QRectF(chart.rect()), 1.0).plot
    colours = ink_in(chart.image(chart.size()), plot)
    assert worn.panel.name() in colours
    assert len(colours) > 3  # the words
    assert not colours & {colour.name() for colour in (*worn.states[1:8], *worn.series)}


@every
@pytest.mark.parametrize("guests", [1, 11, 900])
def test_any_number_of_guests_can_be_drawn(
    kind: ChartKind, guests: int, show: Show, request: pytest.FixtureRequest
) -> None:
    chart = show(kind, made(guests, 20, need_of(request), rows_a_second=1.0))
    worn, plot = theme.current(), chart.place(QRectF(chart.rect()), 1.0).plot
    data = (*worn.states[1:8], *worn.places.values(), *worn.series, *worn.flows.values(), *worn.work.values())
    data = (*data, *worn.linux.values())
    assert ink_in(chart.grab().toImage(), plot) & {colour.name() for colour in data}


@every
@pytest.mark.parametrize("size", [(240, 150), (640, 260), (1900, 900)])
def test_nothing_leaves_the_card(
    kind: ChartKind, size: tuple[int, int], show: Show, eleven: Recording
) -> None:
    """Painted into a larger picture, a chart leaves what is around its place alone."""
    chart, outside = show(kind, eleven), QColor("#ff00ff")
    image = QImage(size[0] + 80, size[1] + 80, QImage.Format.Format_RGB32)
    image.fill(outside)
    with QPainter(image) as painter:
        chart.draw(painter, QRectF(40, 40, *size))
    pixels = rgb(image)
    for edge in (5, 38, -39, -5):
        assert (pixels[edge] == 0xFF00FF).all(), edge
        assert (pixels[:, edge] == 0xFF00FF).all(), edge


@every
def test_a_picture_has_the_pixels_that_were_asked_for(kind: ChartKind, show: Show, eleven: Recording) -> None:
    image = show(kind, eleven).image(QSize(500, 260), 2.0)
    assert (image.width(), image.height(), image.devicePixelRatio()) == (1000, 520, 2.0)


@every
def test_the_screen_and_a_picture_are_drawn_alike(kind: ChartKind, show: Show, eleven: Recording) -> None:
    chart = show(kind, eleven)
    chart.clearFocus()
    screen, picture = chart.grab().toImage(), chart.image(chart.size())
    plot = chart.place(QRectF(chart.rect()), 1.0).plot.toRect()
    wanted = QImage.Format.Format_RGB32
    assert screen.copy(plot).convertToFormat(wanted) == picture.copy(plot).convertToFormat(wanted)


@every
def test_a_vector_file_looks_like_the_picture(kind: ChartKind, show: Show, eleven: Recording) -> None:
    chart, size = show(kind, eleven), QSize(600, 300)
    vector = svg(chart, size)
    assert kind.title in vector.decode("utf-8")
    drawn, picture = QImage(size, QImage.Format.Format_RGB32), chart.image(size)
    drawn.fill(theme.current().window)
    with QPainter(drawn) as painter:
        QSvgRenderer(QByteArray(vector)).render(painter, QRectF(0, 0, 600, 300))
    ours, theirs = (rgb(image).astype(np.int64) for image in (drawn, picture))
    near = [abs((ours >> shift & 0xFF) - (theirs >> shift & 0xFF)) < 60 for shift in (0, 8, 16)]
    assert np.mean(np.all(near, axis=0)) > 0.9


@every
def test_what_is_painted_bit_by_bit_equals_what_is_painted_at_once(
    kind: ChartKind, show: Show, eleven: Recording, qtbot: QtBot
) -> None:
    """The screen after many small repaints is that of a chart that saw the last state only."""
    chart = show(kind, until(eleven, 3 * SECOND))
    for now in range(3, 98):
        chart.set_recording(until(eleven, now * SECOND))
        QApplication.processEvents()
    slowly = on_screen(chart)
    chart.hide()
    assert slowly == on_screen(show(kind, until(eleven, 97 * SECOND)))


@every
def test_what_is_painted_while_zooming_equals_what_is_painted_as_a_whole(
    kind: ChartKind, show: Show, eleven: Recording, qtbot: QtBot
) -> None:
    """Parts that stay while the time changes are left out; a few frames later nothing is old."""
    chart = show(kind, until(eleven, 60 * SECOND))
    view = chart.time_view
    for step in range(36):
        view.begin_frame()
        if step < 26:
            view.zoom(1.12 if step % 13 < 7 else 1 / 1.12, 30 * SECOND)
            chart.set_recording(until(eleven, (60 + step) * SECOND))
        view.schedule_repaints()
        QApplication.processEvents()
    in_parts = on_screen(chart)
    chart.update()
    assert in_parts == on_screen(chart)


@every
def test_a_part_that_is_painted_while_a_longer_run_waits_leaves_nothing_old(
    kind: ChartKind, show: Show, eleven: Recording
) -> None:
    """The values of the longer run may need other axes, which are outside of that part too."""
    chart = show(kind, until(eleven, 3 * SECOND))
    for frame in range(20):  # the last ones are for the numbers in legends
        chart.time_view.begin_frame()
        if frame < 5:
            chart.set_recording(until(eleven, (9, 15, 30, 60, 97)[frame] * SECOND))
            chart.repaint(chart.width() // 2, 0, 9, chart.height())
        chart.time_view.schedule_repaints()
        QApplication.processEvents()
    in_parts = on_screen(chart)
    chart.update()
    assert in_parts == on_screen(chart)


def on_screen(chart: Chart) -> QImage:
    """What the screen really shows of a chart, without painting it again."""
    chart.clearFocus()
    QApplication.processEvents()
    return chart.screen().grabWindow(chart.winId()).toImage()


@every
def test_a_repaint_costs_no_new_still_part(kind: ChartKind, show: Show, eleven: Recording) -> None:
    chart = show(kind, until(eleven, 50 * SECOND))
    chart.repaint()  # what is painted a second time is kept
    still = chart.painting.still
    assert still is not None
    chart.set_recording(until(eleven, 51 * SECOND))
    QApplication.processEvents()
    assert chart.painting.still is still


@every
def test_tables_have_heads_and_full_rows(kind: ChartKind, show: Show, eleven: Recording) -> None:
    heads, *rows = show(kind, eleven).table()
    assert rows
    assert all(len(row) == len(heads) for row in rows)
    assert all(isinstance(cell, str) for row in (heads, *rows) for cell in row)
    json.dumps([heads, rows])


@every
def test_the_empty_table_has_heads(kind: ChartKind, show: Show) -> None:
    assert len(show(kind, None).table()) == 1


def focus(chart: Chart, qtbot: QtBot) -> None:
    chart.activateWindow()
    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus)


@every
def test_screen_readers_get_name_and_content(
    kind: ChartKind, show: Show, eleven: Recording, qtbot: QtBot
) -> None:
    chart = show(kind, eleven)
    focus(chart, qtbot)
    interface = QAccessible.queryAccessibleInterface(chart)
    assert interface.text(QAccessible.Text.Name) == kind.title
    assert chart.table()[1][0] in interface.text(QAccessible.Text.Description)


@every
def test_the_focus_can_be_seen_and_comes_with_the_tab_key(
    kind: ChartKind, show: Show, eleven: Recording, qtbot: QtBot
) -> None:
    chart = show(kind, eleven)
    assert chart.focusPolicy() & Qt.FocusPolicy.TabFocus
    focus(chart, qtbot)
    edge = QRectF(1, 40, 2, 40)
    assert theme.current().focus.name() in ink_in(chart.grab().toImage(), edge)
    chart.clearFocus()
    assert theme.current().focus.name() not in ink_in(chart.grab().toImage(), edge)


@every
def test_another_theme_shows_at_once(
    kind: ChartKind, show: Show, eleven: Recording, qapp: QApplication
) -> None:
    chart = show(kind, eleven)
    theme.apply(qapp, "light")
    image = chart.grab().toImage()
    assert image.pixelColor(6, image.height() - 12) == theme.THEMES["light"].panel


@every
def test_a_corner_can_be_kept_free(kind: ChartKind, show: Show, eleven: Recording) -> None:
    chart = show(kind, eleven, 1200, 320)
    chart.keep_corner(60)
    head = QRectF(chart.width() - 60, 10, 52, 20)
    assert ink_in(chart.image(chart.size()), head) == {theme.current().panel.name()}
    assert all(child.geometry().right() <= chart.width() - 60 for child in chart.findChildren(_button()))


def _button() -> Any:
    from PySide6.QtWidgets import QToolButton

    return QToolButton


def test_charts_do_not_outlive_their_window(view: TimeView, qtbot: QtBot, eleven: Recording) -> None:
    """A deleted chart must not be called by the view or by a change of theme."""
    for kind in KINDS:
        chart = kind(view)
        chart.set_recording(eleven)
        chart.deleteLater()
    QApplication.processEvents()
    view.fit(50 * SECOND)
    view.set_cursor(3)
    theme.notifier.changed.emit("dark")


@pytest.mark.parametrize("name", ["timeline", "lanes"])
@pytest.mark.parametrize("size", [(860, 300), (420, 170)])
def test_what_is_read_in_a_lane_covers_no_data(
    name: str, size: tuple[int, int], eleven: Recording, qtbot: QtBot
) -> None:
    view = TimeView()
    chart = chart_kind(name)(view)
    qtbot.addWidget(chart)
    chart.resize(*size)
    chart.show()
    view.fit(eleven.scenario.until)
    chart.set_recording(eleven)
    plot = chart.on_screen().plot
    at = plot.center().toPoint()
    grounds = []
    for moved in (False, True):
        if moved:
            QTest.mouseMove(chart, at)
            qtbot.waitUntil(lambda: view.cursor is not None)
        picture = chart.grab().toImage()
        beside = plot.toRect().adjusted(at.x() + 8 - plot.toRect().left(), 4, -4, -4)
        below = QRect(12, round(plot.bottom()) + 23, size[0] - 24, size[1] - round(plot.bottom()) - 26)
        grounds.append((picture.copy(beside), picture.copy(below)))
    assert grounds[0][0] == grounds[1][0]  # the data at the right of the cursor
    assert grounds[0][1] != grounds[1][1]  # what is read


def test_a_low_chart_writes_nothing_over_the_labels_of_its_axis(show: Show, eleven: Recording) -> None:
    chart = show(chart_kind("timeline"), eleven)
    high, low = (svg(chart, QSize(600, height)).decode() for height in (320, 110))
    assert "Point to a row" in high
    assert "Point to a row" not in low
