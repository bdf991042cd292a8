"""The plot workbench by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent, QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.plot import readout
from app.plot.axes import font
from app.plot.menu import of_plot
from app.plot.plot_panel import PlotPanel
from app.plot.series import Series, SeriesEntry
from app.plot.titles_dialog import PlotTitlesDialog
from app.plot.tree import MIME
from engine.kernel.units import SECOND

LEFT = Qt.MouseButton.LeftButton


class Waves:
    """A source of two series, as a data file is one."""

    name = "waves.csv"

    def entries(self) -> list[SeriesEntry]:
        return [SeriesEntry((name,), name, "V") for name in ("rising", "steady")]

    def series(self, key: str) -> Series:
        times = np.arange(101, dtype=np.int64) * SECOND
        values = np.arange(101.0) if key == "rising" else np.full(101, 4.0)
        return Series(key, "V", times, values, self.name)


@pytest.fixture
def panel(qtbot: QtBot) -> Any:
    """The plots with a data file and no run."""
    shown: Any = PlotPanel()
    qtbot.addWidget(shown)
    shown.resize(1000, 640)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.add_source(Waves())
    return shown


@pytest.fixture
def in_lab(make_lab: Callable[..., Lab]) -> Any:
    """The plots of a lab, with a data file besides the run, opened by their key."""
    lab = make_lab()
    QTest.keyClick(lab.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    shown: Any = lab.views.panels["plot"]
    shown.lab = lab
    shown.add_source(Waves())
    return shown


def put(panel: Any, name: str) -> None:
    """Find an entry in the tree and put it on the plot, by keyboard."""
    panel.tree.search.clear()
    QTest.keyClicks(panel.tree.search, name)
    QTest.keyClick(panel.tree.search, Qt.Key.Key_Return)
    QTest.keyClick(panel.tree.view, Qt.Key.Key_Return)


def names(panel: Any) -> list[str]:
    return [series.name for series in panel.board.current.curves]


def test_enter_draws_what_was_searched_and_delete_takes_it_away(panel: Any) -> None:
    put(panel, "rising")
    put(panel, "steady")
    assert names(panel) == ["rising", "steady"]
    QTest.keyClick(panel.tree.view, Qt.Key.Key_Delete)
    assert names(panel) == ["rising"]


def test_the_tree_offers_measures_of_the_run(in_lab: Any) -> None:
    put(in_lab, "available frames")
    assert names(in_lab) == ["available frames"]
    assert in_lab.board.current.curves[0].unit == "frames"


def test_another_scenario_takes_the_old_run_off_the_plots(in_lab: Any, qtbot: QtBot) -> None:
    put(in_lab, "available frames")
    changes, entries = [], in_lab.tree.view.model().sourceModel()
    entries.dataChanged.connect(lambda *_: changes.append("data"))
    entries.rowsInserted.connect(lambda above, *_: changes.append("a branch" if above.isValid() else "all"))
    with qtbot.waitSignal(in_lab.lab.opened):
        in_lab.lab.files.open("pause-active")
    qtbot.waitUntil(lambda: names(in_lab) == [])
    assert set(changes) == {"all"}  # the search would judge all entries for each change: 8 s
    put(in_lab, "rising")
    assert names(in_lab) == ["rising"]


def test_an_entry_is_dropped_onto_the_plot_below_the_pointer(panel: Any) -> None:
    QTest.mouseClick(panel.add, LEFT)
    QApplication.processEvents()
    first = panel.board.plots[0]
    data = QMimeData()
    number = panel.tree.view.model().rowCount() - 1  # of the source
    data.setData(MIME, f"{number}\nrising".encode())
    view = panel.board.view
    at = QPointF(view.mapFromScene(first.item.sceneBoundingRect().center()))
    how = (Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), QDragEnterEvent(at.toPoint(), *how))
    QApplication.sendEvent(view.viewport(), QDropEvent(at, *how))
    assert [series.name for series in first.curves] == ["rising"]
    assert panel.board.current is first


def test_a_region_is_measured(panel: Any) -> None:
    put(panel, "rising")
    QTest.mouseClick(panel.measure, LEFT)
    assert "minimum 34, maximum 66" in panel.values.text()  # the middle third
    panel.board.current.region.setRegion((10, 20))
    said = panel.values.text()
    assert "mean 15, minimum 10, maximum 20" in said
    assert "slope 1/s, integral 150 (11 values)" in said


def test_runs_that_died_are_told_in_a_sentence(panel: Any) -> None:
    panel.arranging.simulator.failed.emit(
        "It ended unexpectedly (exit code 1)\n\nTraceback (most recent call last)"
    )
    assert panel.values.text() == "It ended unexpectedly (exit code 1)"


def test_expressions_and_fits_are_drawn_and_errors_reported(panel: Any, qtbot: Any) -> None:
    put(panel, "rising")
    put(panel, "steady")
    QTest.keyClicks(panel.expression, "a * 2 + b")
    QTest.keyClick(panel.expression, Qt.Key.Key_Return)
    assert panel.board.current.curves[2].values[10] == 24
    panel.expression.clear()
    QTest.keyClicks(panel.expression, "a.data")
    with qtbot.waitSignal(panel.failed) as failed:
        QTest.keyClick(panel.expression, Qt.Key.Key_Return)
    assert "only numbers, names of curves" in failed.args[0]
    panel.fit.setFocus()
    QTest.keyClick(panel.fit, Qt.Key.Key_Down)
    panel.fit.activated.emit(panel.fit.currentIndex())
    assert names(panel)[-1] == "rising − line"
    assert abs(panel.board.current.curves[-1].values).max() < 1e-9


def test_a_fit_says_its_formula_and_how_good_it_is(panel: Any) -> None:
    put(panel, "rising")
    panel.fit.setCurrentIndex(1)
    panel.fit.activated.emit(1)
    assert panel.board.current.right == {"rising − line"}
    assert panel.values.text().startswith("rising, line: 1 x")
    assert panel.values.text().endswith("R² 1.0000")


def test_keys_move_zoom_and_read_the_plot(panel: Any) -> None:
    put(panel, "rising")
    view, plot = panel.board.view, panel.board.current
    QTest.keyClick(view, Qt.Key.Key_Up)
    start, end = plot.item.viewRange()[0]
    assert (start, end) == pytest.approx((50 - 50 / 1.5, 50 + 50 / 1.5), abs=5)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert plot.item.viewRange()[0][0] > start + 5
    QTest.keyClick(view, Qt.Key.Key_F)
    QApplication.processEvents()
    assert plot.item.viewRange()[0][1] > 99
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert panel.values.text().startswith("0:00:50: rising 51 V")
    QTest.keyClick(view, Qt.Key.Key_BracketLeft)
    assert plot.measuring
    assert panel.measure.isChecked()
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view, Qt.Key.Key_BracketRight)
    low, high = plot.region.getRegion()
    assert 50 < low < high < 60
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert panel.values.text().startswith("rising: mean")


def test_the_menu_removes_a_series_and_moves_one_to_the_right(panel: Any) -> None:
    put(panel, "rising")
    put(panel, "steady")

    def inside(menu: Any) -> dict[str, Any]:
        return {action.text(): action for action in menu.actions()}

    entries = inside(
        of_plot(panel, panel.board, panel.kind, [panel.log], panel._show_current, panel.choose_titles)
    )
    steady = inside(entries["steady"].menu())
    steady["Right axis"].trigger()
    assert panel.board.current.right == {"steady"}
    assert panel.board.current.origins[1].right
    inside(entries["rising"].menu())["Remove"].trigger()
    assert names(panel) == ["steady"]
    entries["Log scale"].trigger()
    assert panel.board.current.log
    assert panel.log.isChecked()
    inside(entries["Plot type"].menu())["Box plot"].trigger()
    assert panel.board.current.kind == "boxes"


def test_titles_are_typed_drawn_exported_and_emptied(panel: Any, tmp_path: Path) -> None:
    put(panel, "rising")
    texts = "Rise <b>& fall", "Volts", "Minutes"

    def retitle(*titles: str) -> None:
        panel.activateWindow()
        panel.board.view.setFocus()
        QApplication.processEvents()
        QTest.keyClick(panel.board.view, Qt.Key.Key_F2)
        (dialog,) = panel.findChildren(PlotTitlesDialog)
        assert not dialog.right.isEnabled()  # the plot has no right axis
        for field, text in zip((dialog.title, dialog.left, dialog.bottom), titles, strict=True):
            field.selectAll()
            QTest.keyClick(field, Qt.Key.Key_Delete)
            QTest.keyClicks(field, text)
        QTest.keyClick(dialog.bottom, Qt.Key.Key_Return)
        QTest.qWait(0)

    retitle(*texts)
    plot = panel.board.current
    assert "Rise &lt;b&gt;&amp; fall" in plot.item.titleLabel.text
    assert [plot.item.getAxis(side).title for side in ("left", "bottom")] == ["Volts", "Minutes"]
    panel.write(tmp_path / "plot.svg")
    drawn = (tmp_path / "plot.svg").read_text("utf-8")
    assert all(escape(text, quote=False) in drawn for text in ("Volts", "Minutes"))
    shape = panel.arranging.captured().plots[0]
    assert (shape.title, shape.axes) == (texts[0], {"left": "Volts", "bottom": "Minutes"})
    retitle("", "", "")
    assert plot.item.getAxis("left").title == "V"
    assert not panel.arranging.captured().plots[0].axes


def test_the_menu_key_opens_the_menu(panel: Any) -> None:
    how = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(panel.board.view, QContextMenuEvent(how, QPoint(5, 5), QPoint(5, 5)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()


def test_words_are_searched_in_all_that_leads_to_a_measure(in_lab: Any) -> None:
    in_lab.tree.search.setText("volt")
    assert in_lab.tree.view.model().rowCount() == 0
    in_lab.tree.search.setText("frames avail")
    QTest.keyClick(in_lab.tree.search, Qt.Key.Key_Return)
    assert in_lab.tree.view.currentIndex().data() == "available frames"


def test_guests_are_found_by_the_names_in_the_charts(in_lab: Any) -> None:
    guest = in_lab.arranging.scenario.guests[0]
    assert guest.label != guest.userid
    in_lab.tree.search.setText(f"cpu {guest.label}")
    QTest.keyClick(in_lab.tree.search, Qt.Key.Key_Return)
    assert in_lab.tree.view.currentIndex().data() == f"{guest.userid}  {guest.label}"
    in_lab.tree.search.setText("volt")
    assert in_lab.tree.nothing.isVisibleTo(in_lab.tree)


def test_a_measure_of_another_unit_gets_the_axis_at_the_right(in_lab: Any) -> None:
    for key in ("system.available/0", "guest.cpu/0", "guest.real/0"):
        in_lab.draw(in_lab.board.current, f"0\n{key}")
    plot = in_lab.board.current
    assert [one.unit for one in plot.curves] == ["frames", "IFLs", "pages"]
    assert plot.right == {plot.curves[1].name}
    assert plot.origins[1].right


def test_values_of_the_crosshair_go_when_the_pointer_leaves(panel: Any) -> None:
    put(panel, "rising")
    panel.board.show_cross(panel.board.current, 10.0, 1.0)
    assert "rising 10 V" in panel.values.text()
    QApplication.sendEvent(panel.board.view.viewport(), QEvent(QEvent.Type.Leave))
    assert "rising" not in panel.values.text()
    panel.board.show_cross(panel.board.current, 10.0, 1.0)
    put(panel, "steady")  # draws it again, without the crosshair
    assert "rising" not in panel.values.text()


def test_what_is_wrong_with_an_expression_is_said_below_the_plots(panel: Any) -> None:
    put(panel, "rising")
    panel.expression.setText("a / (")
    QTest.keyClick(panel.expression, Qt.Key.Key_Return)
    assert "a / (" in panel.values.text()
    panel.expression.setText("a / 2")
    QTest.keyClick(panel.expression, Qt.Key.Key_Return)
    assert "a / (" not in panel.values.text()


def test_many_plots_take_no_more_room_and_the_current_one_is_scrolled_to(panel: Any, qtbot: QtBot) -> None:
    one = panel.minimumSizeHint().height()
    for _ in range(5):
        QTest.mouseClick(panel.add, LEFT)
    assert panel.minimumSizeHint().height() == one < 320
    bar = panel.board.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    panel.board.choose(5)
    assert bar.value() > bar.maximum() - 20
    panel.board.next_plot()
    assert bar.value() < 20


def test_times_stand_below_each_other_beside_an_axis_at_the_right(panel: Any) -> None:
    put(panel, "rising")
    QTest.mouseClick(panel.right, LEFT)
    put(panel, "steady")
    QTest.mouseClick(panel.right, LEFT)
    QTest.mouseClick(panel.add, LEFT)
    put(panel, "rising")
    panel.board.resize(600, 400)
    panel.board.view.grab()
    boxes = [plot.item.getViewBox().sceneBoundingRect() for plot in panel.board.plots]
    assert (boxes[0].left(), boxes[0].right()) == pytest.approx((boxes[1].left(), boxes[1].right()), abs=1)
    assert [plot.item.getAxis("right").style["showValues"] for plot in panel.board.plots] == [True, False]


@pytest.mark.parametrize(
    ("kind", "at", "said"),
    [
        ("time", (20.0, None), "0:00:20: rising 20 V · steady 4 V"),
        ("cumulative", (50.0, 10.0), "At most 50 V · rising 50.5%"),
        ("boxes", (1.2, 4.0), "steady: mean 4"),
        ("heat", (30.5, 0.2), "0:00:30: rising 31 V"),
        ("scatter", (3.0, 4.0), "rising (V) 3 · steady (V) 4"),
    ],
)
def test_every_kind_says_what_is_under_the_crosshair(panel: Any, kind: str, at: Any, said: str) -> None:
    put(panel, "rising")
    put(panel, "steady")
    panel.board.current.set_kind(kind)
    panel.board.show_cross(panel.board.current, *at)
    assert panel.values.text().startswith(said)


@pytest.mark.parametrize("kind", ["scatter", "histogram", "cumulative", "boxes", "heat"])
def test_every_kind_draws_something(panel: Any, kind: str) -> None:
    put(panel, "rising")
    put(panel, "steady")
    before = panel.board.view.grab().toImage()
    panel.kind.setCurrentIndex(panel.kind.findData(kind))
    panel.kind.activated.emit(panel.kind.currentIndex())
    QApplication.processEvents()
    assert panel.board.current.kind == kind
    assert panel.board.view.grab().toImage() != before


def test_files_have_the_picture_or_the_values(panel: Any, tmp_path: Path) -> None:
    put(panel, "rising")
    starts = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF", ".csv": b"time_s,rising"}
    for suffix, start in starts.items():
        panel.write(tmp_path / f"plot{suffix}")
        assert (tmp_path / f"plot{suffix}").read_bytes().startswith(start)
    assert (tmp_path / "plot.csv").read_text().splitlines()[3] == "2,2"
    QTest.mouseClick(panel.copy, LEFT)
    assert not QGuiApplication.clipboard().image().isNull()


def test_the_plots_stay_open_where_the_window_is_just_too_low_for_them(make_lab: Callable[..., Lab]) -> None:
    lab = make_lab(size=(1280, 700), scenario="relocation-workloads")
    card = lab.window.cards["plot"]
    QTest.keyClick(lab.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    for _ in range(3):  # the panels are put on fewer places a moment later
        QApplication.processEvents()
    assert card.isVisible()
    assert not card.visibleRegion().isEmpty()


def test_figures_of_a_scatter_are_those_of_the_region_and_say_so(panel: Any) -> None:
    put(panel, "rising")
    put(panel, "steady")
    plot = panel.board.current
    plot.measure(True)
    plot.region.setRegion((10.0, 19.0))
    plot.set_kind("scatter")
    said = readout.said(panel.board.plots, plot, None)
    assert said.startswith("Time range from 0:00:10 to 0:00:19\nrising: mean 1")
    assert "10 values" in said


def test_a_name_that_is_longer_than_its_axis_is_cut_and_said_whole(panel: Any) -> None:
    axis = panel.board.current.item.getAxis("left")
    name = "real storage above 2 GB of all guests that wait for pages (pages per second)"
    axis.name(name)
    panel.board.resize(600, 160)
    panel.board.view.grab()
    room = axis.size().height()
    assert QFontMetricsF(font()).horizontalAdvance(axis.labelText) <= max(room, 40.0)
    assert "…" in axis.labelText
    assert (axis.title, axis.label.toolTip()) == (name, name)
    panel.board.resize(600, 900)
    panel.board.view.grab()
    assert axis.labelText == name
