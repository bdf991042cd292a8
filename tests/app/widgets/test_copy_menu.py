"""The menu of the right button: what charts and tables give away."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyqtgraph
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QMenu,
    QMessageBox,
    QTableView,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart
from app.lab.lab import Lab
from app.panels.charts import chart_specs
from app.widgets.copy_menu import CopyMenu
from app.widgets.popup_list import PopupList
from engine.kernel.units import MINUTE
from tests.app.window.test_window_access import everything

POPUPS = (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
COPIES = ["Copy as picture", "Copy values", "Save as…"]


@pytest.fixture
def filled(qtbot: QtBot, lab: Lab) -> Lab:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.position == MINUTE)
    qtbot.waitUntil(lambda: lab.views.guests.model.rowCount() > 0)
    return lab


def texts(menu: QMenu) -> list[str]:
    return [action.text().replace("&", "") for action in menu.actions() if action.text()]


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(menu: QMenu, text: str) -> None:
    next(action for action in menu.actions() if action.text().replace("&", "") == text).trigger()
    menu.close()


def test_a_chart_copies_its_picture_and_its_values(qtbot: QtBot, filled: Lab) -> None:
    chart = filled.views.charts["cpu"]
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = popup()
    assert texts(menu)[-3:] == COPIES
    assert "Fit the whole run" in texts(menu)
    choose(menu, "Copy as picture")
    picture = QApplication.clipboard().image()
    assert picture.size() == chart.size() * 2
    chart.customContextMenuRequested.emit(QPoint(5, 5))
    choose(popup(), "Copy values")
    rows = [line.split("\t") for line in QApplication.clipboard().text().splitlines()]
    assert rows == chart.table()


def test_every_chart_and_the_guests_have_the_menu(filled: Lab) -> None:
    charts = filled.views.charts.open()
    assert len(charts) > 3
    for widget in (*charts, filled.views.guests.table):
        menu = widget.findChild(CopyMenu).menu(QPoint(4, 4))
        assert texts(menu)[-3:] == COPIES
        menu.close()
    first = filled.views.guests.table.findChild(CopyMenu).menu(QPoint(4, 4))
    assert texts(first)[0].startswith("Console of LNK")
    first.close()


def is_table(view: QAbstractItemView) -> bool:
    """Not a list of a box, of a popup or of things that are dragged from it."""
    inside = isinstance(view.parentWidget(), (QComboBox, PopupList)) or view.window().windowType() in POPUPS
    return isinstance(view, (QTableView, QTreeView)) and not inside and not view.dragEnabled()


def test_every_table_and_every_chart_of_each_panel_has_the_menu(filled: Lab) -> None:
    everything(filled.views)
    for name in ("rules", "matrix", "sweep", "experiment", "plot"):
        filled.window.cards[name].focus_body()
        QApplication.processEvents()
    tables = [view for view in filled.window.findChildren(QAbstractItemView) if is_table(view)]
    plots = filled.window.findChildren(pyqtgraph.GraphicsLayoutWidget)
    charts = [part for part in filled.window.findChildren(QWidget) if isinstance(part, Chart)]
    assert len(tables) >= 12
    assert len(plots) > 1
    assert len(charts) == len(chart_specs()) + 1
    without = [one for one in (*tables, *charts, *plots, filled.views.storage.strip) if not has_menu(one)]
    board = filled.views.panels["plot"].board.view  # its panel makes the menu of the plot under the pointer
    assert [one.accessibleName() for one in without if one is not board] == []


def has_menu(widget: QWidget) -> bool:
    menu = widget.findChild(CopyMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return menu is not None and widget.contextMenuPolicy() == Qt.ContextMenuPolicy.CustomContextMenu


def press_menu_key(widget: QWidget) -> QMenu:
    """Press it as Qt says it to a widget: with the middle of the widget as the place."""
    middle = widget.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, widget.mapToGlobal(middle))
    QApplication.sendEvent(widget, event)
    return popup()


def press_shift_f10(widget: QWidget) -> QMenu:
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    return popup()


@pytest.mark.parametrize("press", [press_menu_key, press_shift_f10])
def test_a_key_opens_the_menu_of_the_chosen_guest(filled: Lab, press: Callable[[QWidget], QMenu]) -> None:
    table = filled.views.guests.table
    filled.window.cards["guests"].focus_body()
    QApplication.processEvents()
    for row in (0, table.model().rowCount() - 1):
        table.setCurrentIndex(table.model().index(row, 0))
        menu = press(table)
        assert texts(menu)[0] == f"Console of {table.model().index(row, 0).data()}"
        menu.close()


def test_a_chart_has_the_menu_of_the_guest_at_the_pointer(qtbot: QtBot, filled: Lab) -> None:
    charts: dict[str, Any] = filled.views.charts
    bars, rows = charts["memory"], charts["timeline"]
    guests = filled.session.scenario.guests
    place, lanes = bars.on_screen(), rows.lanes(rows.here()[0])
    lane = rows.here()[0].plot.top() + 1 + lanes.tops[2] + lanes.heights[2] / 2
    for chart, at, number in (
        (bars, QPointF(place.plot.left() + bars.bars(place)[1].middle, place.plot.bottom() - 2), 1),
        (rows, QPointF(20, lane), 2),
    ):
        menu = chart.findChild(CopyMenu).menu(at.toPoint())
        own = menu.actions()[0].menu()
        assert isinstance(own, QMenu)
        assert own.title() == guests[number].userid
        with qtbot.waitSignal(filled.views.guests.console_wanted) as wanted:
            choose(own, f"Console of {guests[number].userid}")
        assert wanted.args[0].userid == guests[number].userid
        menu.close()
    assert not chart.findChild(CopyMenu).menu(QPoint(4, 4)).actions()[0].menu()


def test_a_key_opens_the_menu_of_the_chosen_bar(filled: Lab) -> None:
    bars = filled.views.charts["memory"]
    bars.setFocus()
    for _ in range(3):
        QTest.keyClick(bars, Qt.Key.Key_Right)
    menu = press_menu_key(bars)
    own = menu.actions()[0].menu()
    assert isinstance(own, QMenu)
    assert own.title() == filled.session.scenario.guests[2].userid
    menu.close()
    QTest.keyClick(bars, Qt.Key.Key_Escape)
    menu = press_menu_key(bars)
    assert not menu.actions()[0].menu()
    menu.close()


def test_the_menu_of_a_run_does_what_its_buttons_do(qtbot: QtBot, filled: Lab) -> None:
    session, tree = filled.session, filled.views.runs.tree
    filled.window.cards["runs"].focus_body()
    session.branches.fork()
    qtbot.waitUntil(lambda: len(session.branches.all) == 2)
    qtbot.waitUntil(lambda: tree.topLevelItem(0).childCount() == 1)
    tree.setCurrentItem(tree.topLevelItem(0))
    menu = press_menu_key(tree)
    assert texts(menu) == ["Play this run", "Compare", "Another run…", "Remove", "Rename", *COPIES]
    choose(menu, "Play this run")
    qtbot.waitUntil(lambda: session.branches.active == tree.chosen)
    tree.findChild(CopyMenu).copy_values()
    heads, *rows = QApplication.clipboard().text().splitlines()
    assert heads.split("\t")[:2] == ["Name", "Part"]
    assert [row.split("\t")[0] for row in rows] == [one.name for one in session.branches.all]


def test_the_menu_of_a_marker_removes_it(filled: Lab) -> None:
    markers, shown = filled.time_travel.markers, filled.views.runs.list
    filled.window.cards["runs"].focus_body()
    for at in (0, MINUTE // 2):
        markers.put(at)
    shown.setCurrentItem(shown.topLevelItem(1))
    menu = press_menu_key(shown)
    assert texts(menu) == ["Go to the marker", "Rename", "Remove", *COPIES]
    choose(menu, "Remove")
    assert [one.at for one in markers.all] == [0]


def test_values_of_the_strip_of_storage_are_copied(filled: Lab) -> None:
    strip = filled.views.storage.strip
    strip.findChild(CopyMenu).copy_values()
    heads, values = (line.split("\t") for line in QApplication.clipboard().text().splitlines())
    assert "XSTOR used" in heads
    assert values[heads.index("XSTOR used")] == strip.value("xstor")


def test_selected_rows_of_a_table_are_copied(filled: Lab) -> None:
    table = filled.views.guests.table
    menu = table.findChild(CopyMenu)
    assert isinstance(menu, CopyMenu)
    menu.copy_values()
    heads, *rows = QApplication.clipboard().text().splitlines()
    assert len(rows) == table.model().rowCount()
    assert heads.split("\t")[:2] == ["User ID", "Label"]
    table.clearSelection()
    table.setSelectionMode(table.SelectionMode.MultiSelection)
    for row in (1, 3):
        table.selectRow(row)
    menu.copy_values()
    assert QApplication.clipboard().text().splitlines()[1:] == [rows[1], rows[3]]


def test_what_is_shown_is_saved(filled: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chart, said = filled.views.charts["paging"], []
    menu = chart.findChild(CopyMenu)
    assert isinstance(menu, CopyMenu)
    for name, kind in (("one", "Picture (*.png)"), ("two.csv", "Values (*.csv)")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, n=name, k=kind: (str(tmp_path / n), k))
        menu.choose_file()
    assert QImage(str(tmp_path / "one.png")).size() == chart.size() * 2
    assert list(csv.reader((tmp_path / "two.csv").read_text("utf-8").splitlines())) == chart.table()
    monkeypatch.setattr(QMessageBox, "warning", lambda *texts: said.append(texts[-1]))
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.png"), "Picture")
    )
    menu.choose_file()
    assert "cannot be written" in said[0]
