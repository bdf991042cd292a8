"""The menu of the right button: what charts and tables give away."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from app.lab import Lab
from app.widgets.copy_menu import CopyMenu
from engine.kernel.units import MINUTE

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


def test_selected_rows_of_a_table_are_copied(filled: Lab) -> None:
    table = filled.views.guests.table
    menu = table.findChild(CopyMenu)
    assert isinstance(menu, CopyMenu)
    menu.copy_values()
    heads, *rows = QApplication.clipboard().text().splitlines()
    assert len(rows) == table.model().rowCount()
    assert heads.split("\t")[:2] == ["Userid", "Label"]
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
