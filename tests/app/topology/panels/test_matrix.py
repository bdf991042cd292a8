"""The matrix of a drawing: connections between LPARs, and definitions without a mirror."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.topology.editor import Editor
from app.topology.matrix.matrix_panel import MatrixPanel
from engine.ficon.drawing.changes.remove import remove


@pytest.fixture
def panel(qtbot: QtBot, editor: Editor) -> MatrixPanel:
    made = MatrixPanel(editor)
    qtbot.addWidget(made)
    made.resize(900, 500)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _texts(panel: MatrixPanel) -> list[list[str]]:
    rows, columns = panel.details.rowCount(), panel.details.columnCount()
    return [[panel.details.index(row, column).data() for column in range(columns)] for row in range(rows)]


def test_both_sides_say_the_same(panel: MatrixPanel) -> None:
    assert panel.model.index(0, 1).data() == "16 connections, 4 channels"
    assert panel.model.index(1, 0).data() == "16 connections, 4 channels"
    assert panel.model.index(0, 0).data() == "·"


def test_a_cell_by_keyboard_selects_its_link_and_lists_its_devices(
    panel: MatrixPanel, editor: Editor, qtbot: QtBot
) -> None:
    panel.grid.setFocus()
    panel.grid.setCurrentIndex(panel.model.index(0, 0))
    QTest.keyClick(panel.grid, Qt.Key.Key_Right)
    assert editor.selection == ("link1",)
    assert _texts(panel)[0] == [
        "LPAR1", "3C", "4001", "D000-D002", "00-02", "D000-D002", "4000", "3C", "LPAR2", "up",
    ]  # fmt: skip


def test_a_link_that_is_selected_elsewhere_is_shown_here(panel: MatrixPanel, editor: Editor) -> None:
    editor.select(["link1"])
    assert panel.heading.text() == "LPAR2 and LPAR1: 16 connections, 4 channels"


def test_rows_select_the_devices_of_both_sides(panel: MatrixPanel, editor: Editor) -> None:
    panel.grid.setCurrentIndex(panel.model.index(0, 1))
    panel.table.selectRow(0)
    assert set(editor.selection) == {"device1", "device2"}


def test_what_has_no_mirror_has_blanks(panel: MatrixPanel, editor: Editor) -> None:
    editor.do(remove(editor.drawing, ["device1"]))
    assert panel.model.index(0, 1).data() == "13 connections, 4 channels, 3 devices without a mirror"
    panel.grid.setCurrentIndex(panel.model.index(0, 1))
    half = _texts(panel)[-1]
    assert half[:5] == ["LPAR1", "3C", "4001", "D000-D002", "00-02"]
    assert half[5:9] == ["", "", "", "LPAR2"]
    assert "no device of LPAR2 on CHPID 3C leads back" in half[9]


def test_a_cable_that_is_pulled_takes_connections_down(panel: MatrixPanel, editor: Editor) -> None:
    cable = next(one for one in editor.drawing if getattr(one, "ends", ("",))[0] == "channel1")
    editor.do(remove(editor.drawing, [cable.id]))
    assert panel.model.index(0, 1).data() == "10 connections, 3 channels"
    assert panel.model.index(0, 0).data() == "6 devices without a mirror"
