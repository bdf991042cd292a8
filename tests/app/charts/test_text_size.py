"""Charts follow the size of text: with larger text a chart is the same chart, painted larger."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart, ChartKind
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.legend_lines import LegendSwitch
from app.charts.toolkit.time_chart import TimeChart
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from app.panels.charts import chart_kind, chart_specs
from engine.recording.recorder import Recording
from tests.app.charts.synthetic import recording

pytestmark = pytest.mark.gui
SIZE = QSize(700, 300)  # at 100%
NEEDS = ("", "locks", "linux", "complex", "cluster", "cec", "aging", "hiper")


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    theme.resize_text(qapp, 200)
    theme.apply(qapp, "dark")
    yield
    theme.resize_text(qapp, 100)
    theme.apply(qapp, "dark")


def run(kind: ChartKind) -> Recording:
    fitting = (recording(4, 20, **({need: True} if need else {})) for need in NEEDS)
    return next(some for some in fitting if kind.fits(some.scenario))


def made(qtbot: QtBot, name: str, size: QSize) -> Chart:
    kind = chart_kind(name)
    chart = kind(TimeView())
    qtbot.addWidget(chart)
    chart.resize(size)
    chart.set_recording(run(kind))
    return chart


def pixels(image: QImage) -> np.ndarray:
    made = image.convertToFormat(QImage.Format.Format_RGB32)
    shaped = np.frombuffer(made.constBits(), np.uint8).reshape(made.height(), made.width(), 4)
    return shaped[:, :, :3].astype(int)  # a copy: Qt's own ends here


@pytest.mark.parametrize("name", chart_specs())
def test_text_twice_as_large_makes_the_same_picture_twice_as_large(
    qtbot: QtBot, large: None, name: str
) -> None:
    chart = made(qtbot, name, SIZE * 2)
    on_screen, wanted = pixels(chart.grab().toImage()), pixels(chart.image(SIZE, 2.0))
    differs = np.abs(on_screen - wanted).max(axis=2) > 48
    for child in (one for one in chart.findChildren(QWidget) if not one.isHidden()):  # buttons over it
        box = child.geometry()
        differs[box.top() : box.bottom() + 1, box.left() : box.right() + 1] = False
    assert differs[3:-3, 3:-3].mean() < 0.002  # edges of letters, which Qt places by quarters of pixels


def test_the_pointer_finds_what_it_is_over(qtbot: QtBot, large: None) -> None:
    chart = made(qtbot, "paging", SIZE * 2)
    assert isinstance(chart, TimeChart)
    with qtbot.waitExposed(chart):
        chart.show()
    plot, view = chart.on_screen().plot, chart.time_view

    def pointed() -> bool:  # a window that comes to the front may take the first movement away
        QTest.mouseMove(chart, QPoint(1, 1))
        QTest.mouseMove(chart, (plot.center() * 2).toPoint())
        return view.cursor is not None

    qtbot.waitUntil(pointed)
    assert view.cursor == pytest.approx(view.start + view.span / 2, abs=view.span / 50)


def test_switches_lie_over_the_entries_of_the_legend(qtbot: QtBot, large: None) -> None:
    chart = made(qtbot, "timers", SIZE * 2)
    assert isinstance(chart, PaneChart)
    chart.show()
    switches = [one for one in chart.findChildren(LegendSwitch) if not one.isHidden()]
    assert switches
    for switch in switches:
        own = next(own for pane, own in chart.visible_panes() if pane.id == switch.pane)
        entries = chart.shown().entries[switch.pane]
        boxes = zip(entries, chart.switches.boxes(own, entries), strict=True)
        box = next(box for entry, box in boxes if entry.switch == switch.label)
        assert switch.geometry().contains((box.center() * 2).toPoint())
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert chart.switches.hidden


def test_a_chart_follows_at_once(qtbot: QtBot, qapp: QApplication) -> None:
    chart = made(qtbot, "paging", SIZE)
    before = chart.on_screen()
    try:
        theme.resize_text(qapp, 150)
        theme.apply(qapp, "dark")
        after = chart.on_screen()
        assert after.ratio == 1.5 * before.ratio
        assert after.card.width() == pytest.approx(before.card.width() / 1.5)
    finally:
        theme.resize_text(qapp, 100)
        theme.apply(qapp, "dark")
