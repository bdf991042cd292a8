"""The sweep by mouse and keyboard, with processes that answer at once."""

from __future__ import annotations

import csv
import gc
import io
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.jobs.task_book import TaskProgress
from app.lab.lab import Lab
from app.look import theme
from app.run_sets.sweep import words
from app.run_sets.sweep.book import AFTER, SweepBook
from app.run_sets.sweep.sweep_runs import restored
from app.run_sets.sweep.words import STATE
from engine.kernel.units import SECOND
from engine.studies.sweeps.grid import SweepGrid, SweepPoint
from engine.studies.sweeps.table import QUANTITIES
from tests.app.as_new import differences, seen
from tests.app.conftest import come_back, lab_of_a_file
from tests.app.fake_simulation import FakeMachines
from tests.app.run_sets.sweep import short_job
from tests.app.run_sets.sweep.made_up import ALONG, GRID, SWEEP

LEFT = Qt.MouseButton.LeftButton
ROOT = Path(__file__).parents[4]
WAIT = 60_000  # ms: processes are started on a busy machine
FAILING = replace(GRID, channels=(1,), connections=(1, 2), workloads=("quick", "fails"))


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The panel of a lab that serves all tests here."""
    with lab_of_a_file(tmp_path_factory.mktemp("lab"), FakeMachines()) as lab:
        yield panel_of(lab)


def panel_of(lab: Lab) -> Any:
    """Return the panel, with its processes replaced; what it would open in the lab, only tests hear."""
    shown: Any = lab.views.panels["sweep"]
    shown.open_asked.disconnect()
    shown.lab, shown.charts, shown.rows = lab, shown.runs.charts, shown.runs.table
    shown.pool = shown.runs.runner.pool
    shown.pool.job = short_job.JOB
    return shown


@pytest.fixture
def panel(shared: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The panel over a made-up study, as if it had been opened for the first time."""
    monkeypatch.chdir(ROOT)
    return opened_first(shared)


def opened_first(panel: Any) -> Any:
    panel.runs.runner.cancel()
    panel.lab.settings.sweep = ""
    panel.book = panel.runs.book = panel.runs.runner.book = SweepBook(SWEEP, GRID)
    panel.charts.point = None
    panel.rows.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    panel.tabs.setCurrentIndex(0)
    panel.runs.show_grid(GRID)
    come_back(panel.lab)
    panel.lab.window.actions_by_id["sweep"].trigger()
    QApplication.processEvents()
    return panel


def all_run(qtbot: QtBot, panel: Any) -> None:
    QTest.mouseClick(panel.run, LEFT)
    qtbot.waitUntil(lambda: not panel.book.under_way, timeout=WAIT)


def all_known(panel: Any) -> None:
    """Give all points the outcomes that their processes would bring."""
    tasks = panel.book.missing(panel.book.items)
    panel.book.begin(tasks)
    for task in tasks:
        panel.book.end(task, short_job.relocate(lambda _: None, **task.arguments()))
    panel.runs.runner.changed.emit()


def keys(panel: Any, *pressed: Qt.Key) -> SweepPoint:
    for key in pressed:
        QTest.keyClick(panel.charts, key)
    point: SweepPoint = panel.runs.point
    return point


def place_of(panel: Any, point: SweepPoint) -> QPoint:
    """Return the place of a point's mark, with the charts scrolled to it."""
    panel.charts._go(point)
    at: QPoint = panel.charts.middle_of(point).toPoint()
    return at


def opened(panel: Any) -> list[Any]:
    """Record what would be opened."""
    asked: list[Any] = []
    panel.open_asked.connect(lambda scenario, settings: asked.append((scenario, tuple(settings))))
    return asked


def test_a_key_goes_to_the_charts(panel: Any) -> None:
    assert is_seen(panel)
    QTest.keyClick(panel.lab.window, Qt.Key.Key_1)
    QTest.keyClick(
        panel.lab.window,
        Qt.Key.Key_M,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert panel.charts.hasFocus()
    assert panel.runs.point == SWEEP.points(GRID)[0]


def test_all_runs_fill_charts_and_table(qtbot: QtBot, panel: Any) -> None:
    all_run(qtbot, panel)
    assert {panel.book.state(point) for point in panel.book.items} == {TaskProgress.DONE}
    assert panel.summary.text() == f"{len(panel.book.items)} of {len(panel.book.items)} points"
    assert not panel.progress.isVisible()
    assert panel.pool.processes == []
    model = panel.rows.rows
    times = [float(model.index(row, STATE + 1).data()) for row in range(model.rowCount())]
    assert times == [round(panel.book.span(point, QUANTITIES[0]).median, 2) for point in panel.book.items]


def test_combinations_make_a_ribbon_behind_the_line_of_the_seeds(panel: Any) -> None:
    """The seeds say the median; the axis has room for the ribbon; the table of runs has the seeds alone."""
    panel.runs.show_grid(replace(GRID, layouts=("straight",), combinations=4))
    all_known(panel)
    for chart in panel.charts.small:
        quantity = chart.facet.quantity
        bands = [panel.book.band(mark.point, quantity) for mark in chart.marks()]
        low, high, _ = chart.ribbons[0]
        assert list(low.yData) == [one.low for one in bands]
        assert list(high.yData) == [one.high for one in bands]
        assert list(low.xData) == [mark.x for mark in chart.marks()]
        assert {one.count for one in bands} == {4}
        assert max(one.high for one in bands) < chart.top
        for mark, one in zip(chart.marks(), bands, strict=True):
            span = panel.book.span(mark.point, quantity)
            assert span.median == span.least == span.most < one.median  # made up: combinations are slower
    assert "90% of 4 combinations" in words.spoken(panel.book, panel.charts.point)
    assert len(panel.book.csv().splitlines()) == 1 + len(panel.book.items)
    panel.runs.show_grid(GRID)
    assert panel.book.band(panel.charts.point, QUANTITIES[0]) is None


def test_charts_of_a_quantity_have_one_axis(qtbot: QtBot, panel: Any) -> None:
    all_known(panel)
    tops: dict[str, set[float]] = {}
    for chart in panel.charts.small:
        tops.setdefault(chart.facet.quantity.id, set()).add(chart.item.viewRange()[1][1])
    assert {id: len(found) for id, found in tops.items()} == {"relocation_ns": 1, "quiesce_ns": 1}
    most = max(panel.book.span(point, QUANTITIES[0]).most for point in panel.book.items)
    assert most < tops["relocation_ns"].pop() < 1.5 * most


def test_arrows_go_along_a_layout_into_the_next_chart_and_to_another_layout(panel: Any) -> None:
    right, left, down = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down
    assert keys(panel, right, right, right)[1:] == ("straight", 1, 4, 4)
    assert keys(panel, right)[1:] == ("straight", 2, 2, 2)
    assert keys(panel, down)[1:] == ("crossed", 2, 2, 2)
    assert keys(panel, left)[1:] == ("crossed", 2, 2, 2)  # one channel is not crossed
    before = panel.charts.chart_of(panel.runs.point).facet.row
    assert keys(panel, down)[1:3] == ("straight", 2)
    assert panel.charts.chart_of(panel.runs.point).facet.row == before + 1
    assert keys(panel, Qt.Key.Key_Up)[1] == "crossed"
    assert keys(panel, Qt.Key.Key_PageUp).channels == 1
    assert "1 channel" in panel.charts.accessibleDescription()


def test_enter_and_a_click_on_a_mark_open_its_run(qtbot: QtBot, panel: Any) -> None:
    asked = opened(panel)
    keys(panel, Qt.Key.Key_Right, Qt.Key.Key_Return)
    second = SWEEP.points(GRID)[1]
    assert asked == [(SWEEP.run(GRID, second).scenario, SWEEP.run(GRID, second).settings)]
    all_known(panel)
    last = SWEEP.points(GRID)[-1]
    at = place_of(panel, last)
    keys(panel, Qt.Key.Key_PageUp)
    QTest.mouseClick(panel.charts.viewport(), LEFT, pos=at)
    assert panel.runs.point == last
    (scenario, settings) = asked[1]
    assert (scenario, settings[:-1]) == (SWEEP.run(GRID, last).scenario, SWEEP.run(GRID, last).settings)
    ended = panel.book.found(last)[0].ended_at // SECOND
    assert settings[-1] == f"until={ended + AFTER}s"
    assert "crossed" in panel.details.title.text()


def test_a_click_beside_the_marks_only_chooses(panel: Any) -> None:
    asked = opened(panel)
    box = panel.charts.small[1].item.getViewBox().sceneBoundingRect()
    at = panel.charts.mapFromScene(box.topLeft()) + QPoint(2, 2)
    QTest.mouseClick(panel.charts.viewport(), LEFT, pos=at)
    assert panel.runs.point.channels == 2
    assert asked == []


def test_failed_and_uncompleted_runs_are_told_in_their_place(qtbot: QtBot, panel: Any) -> None:
    panel.runs.show_grid(replace(FAILING, workloads=("fails", "slow")))
    all_run(qtbot, panel)
    states = {point.workload: panel.book.state(point) for point in panel.book.items}
    assert states == {"fails": TaskProgress.FAILED, "slow": TaskProgress.DONE}
    assert "2 failed" in panel.summary.text()
    panel.charts.choose(next(one for one in panel.book.items if one.workload == "fails"))
    assert panel.details.text.text() == "Paging space is full."
    panel.charts.choose(next(one for one in panel.book.items if one.workload == "slow"))
    assert "MAXQUIESCE" in panel.details.title.text()
    states_told = [panel.rows.rows.index(row, STATE).data() for row in range(len(panel.book.items))]
    assert sum("✗ failed: Paging space is full." in text for text in states_told) == 2
    assert sum("✗ not completed" in text for text in states_told) == 2


def test_results_stay_when_another_grid_is_shown(qtbot: QtBot, panel: Any) -> None:
    all_known(panel)
    panel.runs.show_grid(ALONG)
    assert panel.book.state(panel.book.items[0]) == TaskProgress.DONE  # one channel, four connections
    panel.runs.show_grid(replace(GRID, seeds=3))
    assert {len(panel.book.found(point)) for point in panel.book.items} == {1}
    assert len(panel.book.missing(panel.book.items)) == 2 * len(panel.book.items)
    all_known(panel)
    spans = [panel.book.span(point, QUANTITIES[0]) for point in panel.book.items]
    assert all(one.least < one.median < one.most for one in spans)


def test_the_grid_is_edited_checked_and_kept(panel: Any) -> None:
    QTest.mouseClick(panel.runs.edit, LEFT)
    dialog = panel.runs.dialog
    dialog.channels.selectAll()
    QTest.keyClicks(dialog.channels, "9-")
    assert "expected whole numbers" in dialog.said.text()
    dialog.channels.selectAll()
    QTest.keyClicks(dialog.channels, "2")
    dialog.connections.selectAll()
    QTest.keyClicks(dialog.connections, "2,8")
    QTest.mouseClick(dialog.layouts["non-shared"], LEFT, pos=QPoint(10, 10))
    dialog.combinations.setValue(3)
    assert dialog.said.text() == "24 runs"
    dialog.combinations.setValue(0)
    assert dialog.said.text() == "6 runs"
    QTest.keyClick(dialog.connections, Qt.Key.Key_Return)
    wanted = SweepGrid((2,), (2, 8), ("straight", "crossed", "non-shared"), ("quick",))
    assert panel.book.grid == wanted
    assert panel.runs.presets.currentText() == "Custom grid"
    assert restored(SWEEP, panel.lab.settings.sweep) == wanted


def test_a_grid_that_cannot_be_understood_is_not_restored(panel: Any) -> None:
    for text in ("", "{}", "[]", '{"channels": [99]}', "no json", '{"channels": "all"}'):
        panel.runs.restore(text)
        assert panel.book.grid == GRID, text


def test_the_table_is_the_twin_and_can_be_sorted(qtbot: QtBot, panel: Any) -> None:
    all_known(panel)
    panel.tabs.setCurrentIndex(1)
    assert panel.rows.isVisible()
    keys(panel, Qt.Key.Key_Right)
    assert panel.rows.row == panel.runs.point
    panel.rows.sortByColumn(STATE + 1, Qt.SortOrder.AscendingOrder)
    panel.rows.setCurrentIndex(panel.rows.model().index(0, 0))
    times = {point: panel.book.span(point, QUANTITIES[0]).median for point in panel.book.items}
    assert times[panel.runs.point] == min(times.values())


def test_results_are_copied_as_a_line_for_each_run(qtbot: QtBot, panel: Any) -> None:
    all_known(panel)
    QTest.keyClick(panel.charts, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    rows = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text())))
    assert len(rows) == len(panel.book.items)
    assert {row["finish"] for row in rows} == {"completed"}


def test_what_is_painted_changes_as_runs_end(qtbot: QtBot, panel: Any) -> None:
    def picture() -> QImage:
        grabbed: QImage = panel.charts.grab().toImage()
        return grabbed

    before = picture()
    all_run(qtbot, panel)
    assert picture() != before
    for chart in panel.charts.small:
        box = chart.item.getViewBox().sceneBoundingRect()
        for mark in chart.marks():
            assert mark.known
            assert box.contains(
                panel.charts.mapToScene(panel.charts.on_view(chart.item, mark.x, mark.y).toPoint())
            )
        low, high = chart.item.getViewBox().childrenBounds()[1]
        assert 0 < low < high < chart.top


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_plots_are_as_wide_as_each_other_at_every_size_of_text(
    panel: Any, qapp: QApplication, percent: int
) -> None:
    theme.resize_text(qapp, percent)
    panel.charts.draw()
    QApplication.processEvents()
    boxes = [chart.item.getViewBox().sceneBoundingRect() for chart in panel.charts.small]
    theme.resize_text(qapp, 100)
    assert max(box.width() for box in boxes) - min(box.width() for box in boxes) < 12
    assert min(box.height() for box in boxes) > 20
    assert len({(box.x(), box.y()) for box in boxes}) == len(boxes)


def test_the_legend_names_the_layouts_in_colours_and_words(panel: Any) -> None:
    assert panel.runs.legend.accessibleName() == "straight, crossed"
    assert "●" in panel.runs.legend.text()
    assert "■" in panel.runs.legend.text()


def test_menus_of_plots_stay_until_qt_has_walked_over_them(qtbot: QtBot, panel: Any) -> None:
    """A style sheet may change the size of the charts, which wrap: to delete a widget there crashes Qt."""
    menus = [ref(chart.item.ctrlMenu) for chart in panel.charts.small]
    panel.charts.draw()
    assert all(menu() is not None for menu in menus)
    qtbot.waitUntil(lambda: gc.collect() >= 0 and all(menu() is None for menu in menus))


def test_the_panel_that_serves_all_tests_is_as_new(panel: Any, make_lab: Callable[..., Lab]) -> None:
    """Whatever they have done to it, as this one comes last."""
    put_back = seen(panel)
    assert differences(put_back, seen(opened_first(panel_of(make_lab())))) == []
